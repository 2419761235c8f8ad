import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRow, ImportId, ImportPlan, LenderChange, RowError } from '@groundwork/contracts';
import { isStale, programme as programmeSchema, type Programme } from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { words } from '../matching.wording.ts';
import type { ListedProgramme } from './listed-programme.model.ts';
import { feedOf, type ImportContext, programmeOfRow } from './programme-of-row.rules.ts';

/** An older version stored fewer keys. */
const parseProgramme = (stored: Programme): Programme => programmeSchema.parse(stored);

export const mostListed = 100;

export interface PlannedImport {
  plan: ImportPlan;
  added: Programme[];
  changed: Programme[];
  absent: ListedProgramme[];
}

const flatten = ({
  criteria,
  requiredDocuments,
  rowNumber: _,
  ...rest
}: Programme): Record<string, unknown> => ({
  ...rest,
  ...criteria,
  ...requiredDocuments,
});

function changeOf(after: Programme, before: Programme | undefined): LenderChange {
  const { id, name } = after;
  const [oldFields, newFields] = [before === undefined ? {} : flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])];
  const fields = names
    .map((field) => ({ field, from: oldFields[field] ?? null, to: newFields[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
  return { id, name, kind: before === undefined ? 'added' : 'changed', fields };
}

const repeatedId = ({ line }: CatalogueRow, first: number): RowError => ({
  line,
  column: 'id',
  message: fill(words.import.repeatedId, { line: String(first) }),
});

const warningsOf = ({ line }: CatalogueRow, { verifiedOn }: Programme, today: string): RowError[] =>
  verifiedOn !== null && isStale(verifiedOn, today)
    ? [{ line, column: 'verifiedOn', message: words.import.stale }]
    : [];

function readRows(
  rows: readonly CatalogueRow[],
  { current, firstFree }: { current: ReadonlyMap<string, ListedProgramme>; firstFree: number },
  context: ImportContext,
) {
  const errors: RowError[] = [];
  const warnings: RowError[] = [];
  const programmeById = new Map<string, Programme>();
  const lines = new Map<string, number>();
  let nextRow = firstFree;
  for (const row of rows) {
    const id = row.cells.id?.trim() ?? '';
    const first = lines.get(id);
    if (id !== '' && first !== undefined) {
      errors.push(repeatedId(row, first));
      continue;
    }
    lines.set(id, row.line);
    const result = programmeOfRow(row, current.get(id)?.rowNumber ?? nextRow, context);
    if ('errors' in result) {
      errors.push(...result.errors);
      continue;
    }
    warnings.push(...warningsOf(row, result.programme, context.today));
    programmeById.set(id, result.programme);
    if (!current.has(id)) nextRow += 1;
  }
  return { errors, warnings, programmes: [...programmeById.values()], named: new Set(lines.keys()) };
}

export interface ComparedProgrammes {
  added: Programme[];
  changed: Programme[];
  unchanged: number;
  changes: LenderChange[];
}

export function compareProgrammes(
  programmes: readonly Programme[],
  current: ReadonlyMap<string, ListedProgramme>,
): ComparedProgrammes {
  const changes = programmes
    .map((programme) => {
      const before = current.get(programme.id);
      return {
        programme,
        change: changeOf(programme, before && { ...parseProgramme(before.programme), active: before.active }),
      };
    })
    .filter(({ change }) => change.fields.length > 0);
  const [added = [], changed = []] = (['added', 'changed'] as const).map((kind) =>
    changes.filter(({ change }) => change.kind === kind).map(({ programme }) => programme),
  );
  const unchanged = programmes.length - changes.length;
  return { added, changed, unchanged, changes: changes.map(({ change }) => change) };
}

export function planImport(
  id: ImportId,
  rows: readonly CatalogueRow[],
  catalogue: readonly ListedProgramme[],
  context: ImportContext,
): PlannedImport {
  const current = new Map(catalogue.map((row) => [row.id, row]));
  const firstFree = 1 + catalogue.reduce((most, { rowNumber }) => Math.max(most, rowNumber), 0);
  const { errors, warnings, programmes, named } = readRows(rows, { current, firstFree }, context);
  const { added, changed, unchanged, changes } = compareProgrammes(programmes, current);
  const absent = catalogue.filter(
    (row) => row.active && !row.sample && !named.has(row.id) && feedOf(row.id, context.feeds) === undefined,
  );
  const plan: ImportPlan = {
    id,
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    unchanged,
    absent: absent.length,
    errorCount: errors.length,
    errors: errors.slice(0, mostListed),
    warnings: warnings.slice(0, mostListed),
    changes: changes.slice(0, mostListed),
  };
  return { plan, added, changed, absent };
}
