import { describe, expect, it } from '@jest/globals';
import {
  type CatalogField,
  documentKinds,
  fieldCatalog,
  figuresForEngines,
  type ProfileFigures,
} from '@groundwork/contracts';
import { kinds } from '@groundwork/engine-documents';
import { figureRules } from '@groundwork/engine-evidence';
import { matchingFigures } from '@groundwork/engine-matching';
import { scoringFigures } from '@groundwork/engine-scoring';

const catalog = new Map<string, CatalogField>(fieldCatalog.map((field) => [field.name, field]));
const sources = Object.values(figureRules.fields).flatMap((field) => field.sources);

const unitOf = ({ kind, unit }: CatalogField): string => unit ?? (kind === 'boolean' ? 'flag' : kind);
const unitInCatalog: Readonly<Record<string, string>> = { score: 'count', presence: 'text' };

describe('the figures of evidence-1.1', () => {
  const figures = Object.entries(figureRules.fields);

  it('has the fields of the profile with their units, and two more', () => {
    expect(figures.map(([name]) => name).filter((name) => !catalog.has(name))).toEqual(['cash', 'insurance']);
    const units = figures.flatMap(([name, { unit }]) => {
      const field = catalog.get(name);
      return field === undefined ? [] : [[name, unitInCatalog[unit] ?? unit, unitOf(field)]];
    });
    expect(units.filter(([, unit, own]) => unit !== own)).toEqual([]);
  });

  it('has bounds for fields of the profile', () => {
    const { percents } = figureRules.bounds;
    const names = percents.flatMap(({ field, of, ways }) => [
      field,
      of,
      ...ways.flatMap((way) => ('profit' in way ? way.profit : way.less)),
    ]);
    expect(names.filter((name) => !catalog.has(name))).toEqual([]);
  });

  it('has the kinds of the document catalog', () => {
    const named = Object.values(figureRules.channels).flatMap((channel) => channel.kinds);
    expect(named.filter((kind) => !(kind in documentKinds))).toEqual(['bank_file']);
    const used = sources.flatMap((source) => source.kinds);
    expect(used.filter((kind) => kind !== 'bank_rows' && !(kind in documentKinds))).toEqual([]);
  });

  it('has figures that documents read', () => {
    const unread = sources.flatMap((source) =>
      source.kinds.flatMap((kind) => {
        const read =
          kinds.find(({ subcategory }) => subcategory === kind)?.figures.map(({ name }) => name) ?? [];
        return (source.figures ?? []).filter((name) => !read.includes(name)).map((name) => `${kind} ${name}`);
      }),
    );
    expect(unread).toEqual([]);
  });
});

describe('a figure that score and loan read', () => {
  it('is the same value in both', () => {
    const figures = {
      monthlyDebtPayments: 1150,
      operatingCashFlow: 96_000,
      ebitda: 90_000,
    } as ProfileFigures;
    const read = figuresForEngines(figures);
    expect(matchingFigures.parse(read)).toMatchObject(figures);
    expect(scoringFigures.parse(read)).toMatchObject(figures);
  });
});
