import type { Cell } from '../grid/cells.ts';
import { amountsIn, type Column, type Grid } from '../grid/tables.ts';
import { gramsOf, named } from './grams.ts';
import type { Features } from './logistic.ts';
import { centsIn, linkOf, sizeOf } from './sums.ts';

export const columnFeatures = [
  'always',
  'first',
  'second',
  'third',
  'later',
  'last',
  'last but one',
  'only',
  'in most rows',
  'in some rows',
  'in few rows',
  'minus',
  'all minus',
  'dollar',
  'linked',
  'often linked',
  'links others',
  'never beside',
  'no heading',
  'one row',
  'alone in most',
  'largest',
] as const;
const gramSize = 256;
export const columnSize = columnFeatures.length + gramSize;

export interface RowColumn {
  readonly column: Column;
  readonly cells: readonly { readonly line: number; readonly cell: Cell }[];
}

/** The columns of a table, with their cells in rows only. */
export function rowColumnsOf(grid: Grid, isRow: (line: number) => boolean): RowColumn[][] {
  const tables = new Map<number, RowColumn[]>();
  for (const column of grid.columns) {
    const cells = column.cells.filter(({ line }) => isRow(line));
    if (cells.length > 0) tables.set(column.table, [...(tables.get(column.table) ?? []), { column, cells }]);
  }
  return [...tables.values()];
}

type Facts = Partial<Record<(typeof columnFeatures)[number], boolean>>;

const isLinked = (grid: Grid, { line, cell }: RowColumn['cells'][number]) => {
  const { forward, backward } = linkOf(grid, line, cell, (row) => amountsIn(grid, row));
  return forward || backward;
};

const meanOf = ({ cells }: RowColumn) =>
  cells.reduce((sum, { cell }) => sum + sizeOf(cell), 0) / cells.length;

function placeFacts({ length }: readonly RowColumn[], at: number): Facts {
  return {
    first: at === 0,
    second: at === 1,
    third: at === 2,
    later: at > 2,
    last: at === length - 1,
    'last but one': at === length - 2,
    only: length === 1,
  };
}

function contentFacts(grid: Grid, { cells }: RowColumn, rows: number): Facts {
  const shareIn = (isSo: (placed: (typeof cells)[number]) => boolean) =>
    cells.filter(isSo).length / cells.length;
  const [share, linked] = [cells.length / rows, shareIn((placed) => isLinked(grid, placed))];
  const alone = shareIn(({ line }) => amountsIn(grid, line).length === 1);
  const minus = shareIn(({ cell }) => centsIn(cell) < 0);
  return {
    'in most rows': share > 0.85,
    'in some rows': share > 0.3 && share <= 0.85,
    'in few rows': share <= 0.3,
    minus: minus > 0.02 && minus < 0.98,
    'all minus': minus >= 0.98,
    dollar: cells.some(({ cell }) => cell.text.includes('$')),
    linked: linked > 0.15,
    'often linked': linked > 0.6,
    'alone in most': alone > 0.5,
    'never beside': alone > 0.98,
    'one row': cells.length === 1,
  };
}

export function featuresOfColumn(grid: Grid, table: readonly RowColumn[], at: number): Features {
  const own = table[at];
  if (!own) return [];
  const rows = new Set(table.flatMap(({ cells }) => cells.map(({ line }) => line)));
  const others = table.filter((each) => each !== own);
  const facts: Facts = {
    always: true,
    ...placeFacts(table, at),
    ...contentFacts(grid, own, rows.size),
    'links others': others.some(
      ({ cells }) => cells.filter((placed) => isLinked(grid, placed)).length > cells.length * 0.3,
    ),
    'no heading': own.column.heading === '',
    largest: others.every((each) => meanOf(own) > meanOf(each)),
  };
  const heading = gramsOf(columnFeatures.length, [{ text: own.column.heading, size: gramSize }]);
  return [...named(columnFeatures, facts), ...heading];
}
