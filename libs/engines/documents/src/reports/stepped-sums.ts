import { centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Line } from '../page.ts';
import type { Row } from './blocks.ts';
import { isGapOfSigns } from './other-signs.ts';
import { isEdited, type Tested } from './run-sums.ts';
import { type FailedSum, toleranceOf } from './totals.ts';

const step = 12;
const minItems = 2;
const rightOf = ({ amounts }: Row) => amounts[0]?.right ?? 0;
const isSingle = ({ amounts }: Row) => amounts.length === 1;

function itemsAbove(sum: Row, rows: readonly Row[], lines: readonly Line[]): Row[] {
  const items: Row[] = [];
  let below = lines.indexOf(sum.line);
  for (const row of rows.slice(0, rows.indexOf(sum)).reverse()) {
    const at = lines.indexOf(row.line);
    const column = items[0] ? rightOf(items[0]) : rightOf(sum) - step - 1;
    const isAligned = items[0] ? Math.abs(rightOf(row) - column) < step : rightOf(row) <= column;
    if (below - at !== 1 || !isSingle(row) || !isAligned) break;
    items.unshift(row);
    below = at;
  }
  return items;
}

function sumOf(row: Row, items: readonly Row[]): FailedSum[] {
  const [actual] = row.amounts;
  const reads = items.flatMap(({ amounts }) => amounts.map((amount) => ({ ...amount, sign: 1 as const })));
  const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
  return actual ? [{ row, expected, actual, reads }] : [];
}

const hasOtherSigns = ({ expected, actual }: FailedSum, items: readonly Row[]) =>
  isGapOfSigns(
    items.flatMap(({ label, amounts }) => amounts.map((amount) => ({ label, amount }))),
    centsOf(expected) - centsOf(actual.value),
  );

/** An amount in a column to the right of the rows above is their sum under any name, if most such amounts are. */
export function steppedSums(
  rows: readonly Row[],
  lines: readonly Line[],
  checked: ReadonlySet<Line>,
): Tested {
  const own = rows.filter(({ isHeaded, line }) => isHeaded !== true && !checked.has(line));
  const sums = own.filter(isSingle).flatMap((row) => {
    const items = itemsAbove(row, own, lines);
    return items.length < minItems ? [] : sumOf(row, items).map((sum) => ({ sum, items }));
  });
  const failed = sums.filter(
    ({ sum }) => !isSameAmount(sum.expected, sum.actual.value, toleranceOf(sum.actual, sum.reads.length)),
  );
  if (failed.length * 2 >= sums.length) return { testedCount: 0, failed: [] };
  const edited = failed.filter(({ sum, items }) => isEdited(sum) && !hasOtherSigns(sum, items));
  return { testedCount: sums.length, failed: edited.map(({ sum }) => sum) };
}
