import { isDeepStrictEqual } from 'node:util';
import type { CatalogRow, ImportId, ImportPlan, LenderChange, RowError } from '@groundwork/contracts';
import { familyBreaks, isStale, program as programSchema, type Program } from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { words } from '../matching.wording.ts';
import type { ListedProgram } from './listed-program.model.ts';
import { feedOf, type ImportContext, programOfRow } from './program-of-row.rules.ts';

/** An older version stored fewer keys. */
const parseProgram = (stored: Program): Program => programSchema.parse(stored);

export const mostListed = 100;

export interface PlannedImport {
  plan: ImportPlan;
  added: Program[];
  changed: Program[];
  absent: ListedProgram[];
}

const flatten = ({
  criteria,
  requiredDocuments,
  rowNumber: _,
  ...rest
}: Program): Record<string, unknown> => ({
  ...rest,
  ...criteria,
  ...requiredDocuments,
});

function changeOf(after: Program, before: Program | undefined): LenderChange {
  const { id, name } = after;
  const [oldFields, newFields] = [before === undefined ? {} : flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])];
  const fields = names
    .map((field) => ({ field, from: oldFields[field] ?? null, to: newFields[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
  return { id, name, kind: before === undefined ? 'added' : 'changed', fields };
}

const repeatedId = ({ line }: CatalogRow, first: number): RowError => ({
  line,
  column: 'id',
  message: fill(words.import.repeatedId, { line: String(first) }),
});

function warningsOf({ line }: CatalogRow, listed: Program, context: ImportContext): RowError[] {
  const { verifiedOn } = listed;
  const isOld = verifiedOn !== null && isStale(verifiedOn, context.today);
  return [
    ...(isOld ? [{ line, column: 'verifiedOn', message: words.import.stale }] : []),
    ...familyBreaks(listed, context, context.rules).map(({ key: column, message }) => ({
      line,
      column,
      message,
    })),
  ];
}

function* readRows(
  rows: readonly CatalogRow[],
  { current, firstFree }: { current: ReadonlyMap<string, ListedProgram>; firstFree: number },
  context: ImportContext,
) {
  const errors: RowError[] = [];
  const warnings: RowError[] = [];
  const programById = new Map<string, Program>();
  const lines = new Map<string, number>();
  let nextRow = firstFree;
  for (const row of rows) {
    yield;
    const id = row.cells.id?.trim() ?? '';
    const first = lines.get(id);
    if (id !== '' && first !== undefined) {
      errors.push(repeatedId(row, first));
      continue;
    }
    lines.set(id, row.line);
    const result = programOfRow(row, current.get(id)?.rowNumber ?? nextRow, context);
    if ('errors' in result) {
      errors.push(...result.errors);
      continue;
    }
    warnings.push(...warningsOf(row, result.programme, context));
    programById.set(id, result.programme);
    if (!current.has(id)) nextRow += 1;
  }
  return { errors, warnings, programs: [...programById.values()], named: new Set(lines.keys()) };
}

interface ComparedPrograms {
  added: Program[];
  changed: Program[];
  unchanged: number;
  changes: LenderChange[];
}

export function* comparePrograms(
  programs: readonly Program[],
  current: ReadonlyMap<string, ListedProgram>,
): Generator<void, ComparedPrograms> {
  const changes: { programme: Program; change: LenderChange }[] = [];
  for (const program of programs) {
    yield;
    const before = current.get(program.id);
    const change = changeOf(program, before && { ...parseProgram(before.programme), active: before.active });
    if (change.fields.length > 0) changes.push({ programme: program, change });
  }
  const [added = [], changed = []] = (['added', 'changed'] as const).map((kind) =>
    changes.filter(({ change }) => change.kind === kind).map(({ programme: program }) => program),
  );
  const unchanged = programs.length - changes.length;
  return { added, changed, unchanged, changes: changes.map(({ change }) => change) };
}

export function* planImport(
  id: ImportId,
  rows: readonly CatalogRow[],
  catalog: readonly ListedProgram[],
  context: ImportContext,
): Generator<void, PlannedImport> {
  const current = new Map(catalog.map((row) => [row.id, row]));
  const firstFree = 1 + catalog.reduce((most, { rowNumber }) => Math.max(most, rowNumber), 0);
  const { errors, warnings, programs, named } = yield* readRows(rows, { current, firstFree }, context);
  const { added, changed, unchanged, changes } = yield* comparePrograms(programs, current);
  const absent = catalog.filter(
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
