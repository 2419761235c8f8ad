import type { Grid } from '../libs/engines/documents/src/grid/tables.ts';
import {
  columnSize,
  featuresOfColumn,
  rowColumnsOf,
} from '../libs/engines/documents/src/roles/column-features.ts';
import { contextOf } from '../libs/engines/documents/src/roles/context.ts';
import {
  directionSize,
  featuresOfDirection,
  totalsOf,
} from '../libs/engines/documents/src/roles/direction-features.ts';
import { featuresOfLine, lineSize } from '../libs/engines/documents/src/roles/line-features.ts';
import { type Example, train } from '../libs/engines/documents/src/roles/logistic.ts';
import { isTotal, type Models, rowsIn } from '../libs/engines/documents/src/roles/read-rows.ts';
import { type ColumnRole, columnRoles, lineRoles } from '../libs/engines/documents/src/roles/roles.ts';
import type { Cell } from '../libs/engines/documents/src/grid/cells.ts';
import type { Truth } from './paper.ts';
import { labelsOf, type MatchedRow } from './row-labels.ts';

/** What one paper teaches. */
export interface Lesson {
  readonly lines: readonly Example[];
  readonly columns: readonly Example[];
  readonly directions: readonly Example[];
}

function columnLabels(matched: readonly MatchedRow[]): ReadonlyMap<Cell, ColumnRole> {
  const labels = new Map<Cell, ColumnRole>();
  for (const { amount, balance } of matched) {
    labels.set(amount, 'amount');
    if (balance) labels.set(balance, 'balance');
  }
  return labels;
}

function labelOf(
  cells: readonly { readonly cell: Cell }[],
  labels: ReadonlyMap<Cell, ColumnRole>,
): ColumnRole {
  const count = (role: ColumnRole) => cells.filter(({ cell }) => labels.get(cell) === role).length;
  const [amounts, balances] = [count('amount'), count('balance')];
  if (amounts + balances < cells.length * 0.5) return 'other';
  return amounts >= balances ? 'amount' : 'balance';
}

export function lessonOf(grid: Grid, truth: Truth): Lesson {
  const { roles, matched } = labelsOf(grid, truth);
  const context = contextOf(grid);
  const lines = roles.map((role, at) => ({
    features: featuresOfLine(context, at),
    role: lineRoles.indexOf(role),
  }));
  const labels = columnLabels(matched);
  const columns = rowColumnsOf(grid, (line) => roles[line] === 'booking').flatMap((table) =>
    table.map(({ cells }, at) => ({
      features: featuresOfColumn(grid, table, at),
      role: columnRoles.indexOf(labelOf(cells, labels)),
    })),
  );
  const byLine = new Map(matched.map((each) => [each.line, each]));
  const rows = rowsIn({
    grid,
    roles,
    headers: context.headers,
    roleOf: (cell) => labels.get(cell) ?? 'other',
    amountOf: (line) => byLine.get(line)?.amount ?? null,
  });
  const totals = totalsOf(grid, (line) => isTotal(roles[line]));
  const directions = rows.map((row) => ({
    features: featuresOfDirection(grid, row, rows, totals),
    role: (byLine.get(row.line)?.row.amount ?? 0) > 0 ? 0 : 1,
  }));
  return { lines, columns, directions };
}

function stepsOf(lessons: readonly Lesson[]): number[][] {
  const counts = lineRoles.map(() => lineRoles.map(() => 0.5));
  for (const { lines } of lessons)
    for (const [at, { role }] of lines.entries()) {
      const before = lines[at - 1];
      const row = before && counts[before.role];
      if (row) row[role] = (row[role] ?? 0) + 1;
    }
  return counts.map((row) => {
    const sum = row.reduce((a, b) => a + b, 0);
    return row.map((count) => count / sum);
  });
}

const seed = 180;

export function trainOn(lessons: readonly Lesson[]): Models {
  const all = (part: 'lines' | 'columns' | 'directions') => lessons.flatMap((lesson) => lesson[part]);
  return {
    lines: train(all('lines'), lineRoles.length, lineSize, { seed, rounds: 8, rate: 0.2, decay: 1e-5 }),
    steps: stepsOf(lessons),
    columns: train(all('columns'), columnRoles.length, columnSize, {
      seed,
      rounds: 30,
      rate: 0.2,
      decay: 1e-4,
    }),
    directions: train(all('directions'), 2, directionSize, { seed, rounds: 8, rate: 0.2, decay: 1e-5 }),
  };
}
