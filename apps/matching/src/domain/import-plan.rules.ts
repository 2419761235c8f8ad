import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRow, ImportId, ImportPlan, LenderChange, RowError } from '@groundwork/contracts';
import type { MatchingRules, Programme } from '@groundwork/engine-matching';
import type { ListedProgramme } from './listed-programme.model.ts';
import { programmeOfRow } from './programme-of-row.rules.ts';

const shown = 100;

export interface PlannedImport {
  plan: ImportPlan;
  added: Programme[];
  changed: Programme[];
  absent: ListedProgramme[];
}

const flat = ({
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
  const [was, becomes] = [before === undefined ? {} : flat(before), flat(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(becomes)])];
  const fields = names
    .map((field) => ({ field, from: was[field] ?? null, to: becomes[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
  return { id, name, kind: before === undefined ? 'added' : 'changed', fields };
}

function readRows(
  rows: readonly CatalogueRow[],
  { known, free }: { known: ReadonlyMap<string, ListedProgramme>; free: number },
  rules: MatchingRules,
) {
  const errors: RowError[] = [];
  const found = new Map<string, Programme>();
  const lines = new Map<string, number>();
  let next = free;
  for (const row of rows) {
    const id = row.cells.id?.trim() ?? '';
    const first = lines.get(id);
    if (id !== '' && first !== undefined) {
      errors.push({ line: row.line, column: 'id', message: `Stands in line ${first} already` });
      continue;
    }
    lines.set(id, row.line);
    const read = programmeOfRow(row, known.get(id)?.rowNumber ?? next, rules);
    if ('errors' in read) errors.push(...read.errors);
    else {
      found.set(id, read.programme);
      if (!known.has(id)) next += 1;
    }
  }
  return { errors, programmes: [...found.values()], named: new Set(lines.keys()) };
}

export function planImport(
  id: ImportId,
  rows: readonly CatalogueRow[],
  catalogue: readonly ListedProgramme[],
  rules: MatchingRules,
): PlannedImport {
  const known = new Map(catalogue.map((row) => [row.id, row]));
  const free = 1 + catalogue.reduce((most, { rowNumber }) => Math.max(most, rowNumber), 0);
  const { errors, programmes, named } = readRows(rows, { known, free }, rules);
  const changes = programmes
    .map((programme) => {
      const before = known.get(programme.id);
      return {
        programme,
        change: changeOf(programme, before && { ...before.programme, active: before.active }),
      };
    })
    .filter(({ change }) => change.fields.length > 0);
  const [added = [], changed = []] = (['added', 'changed'] as const).map((kind) =>
    changes.filter(({ change }) => change.kind === kind).map(({ programme }) => programme),
  );
  const absent = catalogue.filter((row) => row.active && !named.has(row.id));
  const plan: ImportPlan = {
    id,
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    unchanged: programmes.length - changes.length,
    absent: absent.length,
    errorCount: errors.length,
    errors: errors.slice(0, shown),
    changes: changes.slice(0, shown).map(({ change }) => change),
  };
  return { plan, added, changed, absent };
}
