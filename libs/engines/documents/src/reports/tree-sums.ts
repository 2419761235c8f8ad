import { type Amount, centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Line } from '../page.ts';
import type { Row } from './blocks.ts';
import { isGapOfSigns } from './other-signs.ts';
import { isEdited, type Tested } from './run-sums.ts';
import { type FailedSum, toleranceOf } from './totals.ts';

const step = 3;
const minSums = 3;
const maxFailedShare = 0.4;

const leftOf = ({ line }: Row) => line.words[0]?.x ?? 0;

function childrenOf(parent: Row, rows: readonly Row[]): Row[] {
  const below = rows.slice(rows.indexOf(parent) + 1);
  const end = below.findIndex((row) => leftOf(row) < leftOf(parent) + step);
  const inside = end < 0 ? below : below.slice(0, end);
  const left = Math.min(...inside.map(leftOf));
  return inside.filter((row) => leftOf(row) < left + step);
}

function sumOf(row: Row, actual: Amount, children: readonly Row[]): FailedSum {
  const named = children.flatMap(({ label, amounts }) => amounts.map((amount) => ({ label, amount })));
  const reads = named.map(({ amount }) => ({ ...amount, sign: 1 as const }));
  const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
  return { row, expected, actual, reads, named };
}

const isRight = ({ expected, actual, reads }: FailedSum) =>
  isSameAmount(expected, actual.value, toleranceOf(actual, reads.length));

const hasOtherSigns = ({ expected, actual, named = [] }: FailedSum) =>
  isGapOfSigns(named, centsOf(expected) - centsOf(actual.value));

export function treeSums(rows: readonly Row[], checked: ReadonlySet<Line>): Tested {
  const own = rows.filter(({ isHeaded, line }) => isHeaded !== true && !checked.has(line));
  const single = own.filter(({ amounts }) => amounts.length === 1);
  if (single.length < own.length) return { testedCount: 0, failed: [] };
  const sums = single.flatMap((row) => {
    const [actual] = row.amounts;
    const children = childrenOf(row, single);
    return actual && children.length > 1 ? [sumOf(row, actual, children)] : [];
  });
  const failed = sums.filter((sum) => !isRight(sum));
  if (sums.length - failed.length < minSums || failed.length > sums.length * maxFailedShare)
    return { testedCount: 0, failed: [] };
  const edited = failed.filter((sum) => isEdited(sum) && !hasOtherSigns(sum));
  return { testedCount: sums.length, failed: edited };
}
