import { centsOf } from '../amounts.ts';
import type { Cell } from '../grid/cells.ts';
import type { Column, Grid } from '../grid/tables.ts';

export const centsIn = ({ amount }: Cell): number => centsOf(amount?.value ?? 0);
export const sizeOf = (cell: Cell): number => Math.abs(centsIn(cell));

const placeIn = (column: Column, cell: Cell): number =>
  column.cells.findIndex((placed) => placed.cell === cell);

const mostRows = 400;

/** How many amounts above it in its column an amount is the sum of; 0 if of none. */
export function rowsInSum(grid: Grid, cell: Cell): number {
  const column = grid.columnOf.get(cell);
  if (!column || sizeOf(cell) === 0) return 0;
  const at = placeIn(column, cell);
  const above = column.cells.slice(Math.max(0, at - mostRows), Math.max(0, at)).reverse();
  let total = 0;
  for (const [rows, placed] of above.entries()) {
    total += sizeOf(placed.cell);
    if (total >= sizeOf(cell)) return total === sizeOf(cell) ? rows + 1 : 0;
  }
  return 0;
}

export interface Link {
  /** The balance and the one above differ by an amount of this line. */
  readonly forward: boolean;
  /** They differ by an amount of the line of the one above: the newest row is first. */
  readonly backward: boolean;
  /** The balance is higher than the one before it in time. */
  readonly isHigher: boolean;
}

const none: Link = { forward: false, backward: false, isHigher: false };

export function linkOf(
  grid: Grid,
  line: number,
  cell: Cell,
  others: (line: number) => readonly Cell[],
): Link {
  const column = grid.columnOf.get(cell);
  const above = column?.cells[placeIn(column, cell) - 1];
  if (!above) return none;
  const [balance, before] = [centsIn(cell), centsIn(above.cell)];
  const step = Math.abs(balance - before);
  const isIn = (row: number, own: Cell) =>
    others(row).some((other) => other !== own && sizeOf(other) === step);
  if (step === 0) return none;
  if (isIn(line, cell)) return { forward: true, backward: false, isHigher: balance > before };
  return { forward: false, backward: isIn(above.line, above.cell), isHigher: before > balance };
}

const mostBetween = 4;

const canReach = (sizes: readonly number[], sum: number): boolean => {
  const [first, ...rest] = sizes;
  if (first === undefined) return sum === 0;
  return canReach(rest, sum - first) || canReach(rest, sum + first);
};

/** Whether an amount is one above it and the few rows between them, each added or subtracted. */
export function closesRows(lines: readonly (readonly number[])[], at: number): boolean {
  const [own, second] = lines[at] ?? [];
  if (own === undefined || second !== undefined) return false;
  const above = lines
    .slice(Math.max(0, at - 40), at)
    .filter(([size]) => size !== undefined)
    .reverse();
  const firsts = above.map(([size]) => size ?? 0);
  return above
    .slice(0, mostBetween + 1)
    .some((sizes, count) => count > 0 && sizes.some((size) => canReach(firsts.slice(0, count), own - size)));
}
