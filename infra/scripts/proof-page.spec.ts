import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type DocumentSubcategory, documentKinds, fieldCatalog } from '@groundwork/contracts';
import { figureRules } from '@groundwork/engine-evidence';

const page = readFileSync(join(import.meta.dirname, '../../docs/how-proof-works.md'), 'utf8');
const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));

const papers = Object.values(figureRules.channels)
  .filter(({ grade }) => grade > 1)
  .flatMap(({ kinds }) => kinds);

const labelOf = (kind: string): string => documentKinds[kind as DocumentSubcategory].label;

function sourcesOf(kinds: readonly string[], isPaper: boolean): string {
  const named = kinds.flatMap((kind) => {
    if (kind === 'bank_rows') return isPaper ? 'Bank statements' : 'Bank file';
    return papers.includes(kind) === isPaper ? labelOf(kind) : [];
  });
  return [...new Set(named)].join(', ') || '–';
}

const rows = (): string[] =>
  Object.entries(figureRules.fields).flatMap(([field, { sources }]) => {
    const label = labels.get(field);
    const kinds = sources.flatMap((source) => source.kinds);
    return label === undefined ? [] : [label, sourcesOf(kinds, true), sourcesOf(kinds, false)].join(' = ');
  });

const written = (table: string): string[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| figure'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim())
        .join(' = '),
    );

it('the page about proof has each figure of the table with all its sources', () => {
  const table = page.slice(page.indexOf('<!-- Proof table -->'), page.indexOf('<!-- End of the proof'));
  expect(written(table)).toEqual(rows());
});
