import { type Amount, centsOf, formatAmount } from '../amounts.ts';
import { isNearMiss, isRaised, isSameAmount } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { derivedRow, type Row } from './blocks.ts';
import { comparable, type ValueColumn } from './columns.ts';
import { type FailedSum, toleranceOf } from './totals.ts';

export interface Tested {
  testedCount: number;
  failed: readonly FailedSum[];
}

/** "Stock 20, Retained earnings 100, Owner's equity 120, Total liabilities and equity 200": a sum without the word. */
function hasSumInside(items: readonly Row[]): boolean {
  return items.some((row, at) => {
    const value = row.amounts[0]?.value ?? 0;
    let sum = 0;
    return items
      .slice(0, at)
      .toReversed()
      .some(({ amounts }, count) => {
        sum += amounts[0]?.value ?? 0;
        return count > 0 && value !== 0 && isSameAmount(sum, value);
      });
  });
}

const totalRow = /^(?:sub-?)?total\b/i;
const minItems = 2;

function rowsAbove(total: Row, rows: readonly Row[], lines: readonly Line[]): Row[] {
  const items: Row[] = [];
  let below = lines.indexOf(total.line);
  for (const row of rows.slice(0, rows.indexOf(total)).reverse()) {
    const at = lines.indexOf(row.line);
    if (below - at !== 1 || derivedRow.test(row.label) || row.amounts.length !== total.amounts.length) break;
    items.unshift(row);
    below = at;
  }
  return items;
}

/** An edit leaves most digits. In whole dollars, where the cents prove nothing, it leaves all but one, or raises a row by thousands. */
export function isEdited({ expected, actual, reads }: FailedSum): boolean {
  if (isRaised(actual.value, expected, reads)) return true;
  if (!isNearMiss(expected, actual.value)) return false;
  if (actual.hasCents) return true;
  const [one, other] = [formatAmount(expected), formatAmount(actual.value)];
  return Array.from(one).filter((digit, at) => digit !== other[at]).length <= 1;
}

const roundCents = 100_000;

function isRaisedTotal({ expected, actual }: FailedSum): boolean {
  const gap = centsOf(actual.value) - centsOf(expected);
  return gap > 0 && gap % roundCents === 0 && centsOf(actual.value) % roundCents !== 0;
}

function sumOf(row: Row, items: readonly Row[], column: number): FailedSum[] {
  const actual = row.amounts[column];
  if (!actual) return [];
  const reads = items.flatMap(({ amounts }) => {
    const amount = amounts[column];
    return amount ? [{ ...amount, sign: 1 as const }] : [];
  });
  const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
  return [{ row, expected, actual, reads }];
}

const isRight = ({ expected, actual, reads }: FailedSum) =>
  isSameAmount(expected, actual.value, toleranceOf(actual, Math.min(reads.length, actual.hasCents ? 2 : 3)));

function ownAmounts({ line, amounts }: Row): readonly Amount[] {
  const isNamed = ({ first }: Amount, before: Amount | undefined) =>
    before !== undefined &&
    line.words.slice(before.last + 1, first).some(({ text }) => /[a-z]{3}/i.test(text));
  const other = amounts.findIndex((amount, at) => isNamed(amount, amounts[at - 1]));
  return other < 0 ? amounts : amounts.slice(0, other);
}

/** A total with another name than its section, or without a heading: the rows directly above it are its sum, or none is. */
export function runSums(rows: readonly Row[], lines: readonly Line[], checked: ReadonlySet<Line>): Tested {
  const outcomes = rows
    .filter((row) => totalRow.test(row.label) && row.isHeaded !== true && !checked.has(row.line))
    .flatMap((total): Tested[] => {
      const items = rowsAbove(total, rows, lines);
      if (items.length < minItems || hasSumInside(items)) return [];
      const sums = ownAmounts(total).flatMap((_, column) => sumOf(total, items, column));
      const failed = sums.filter((sum) => !isRight(sum));
      const isSum = failed.length < sums.length || failed.every(isEdited);
      return isSum ? [{ testedCount: sums.length, failed }] : [];
    });
  return {
    testedCount: outcomes.reduce((count, { testedCount }) => count + testedCount, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
  };
}

const isBalance = ({ actual, reads }: FailedSum) =>
  [reads[0], reads.at(-1)].some((read) => read?.value === actual.value);

const minRows = 4;
const rightShare = 0.7;
const minColumns = 3;

export function columnTotals(rows: readonly Row[], columns: readonly ValueColumn[]): Tested {
  const own = comparable(columns, rows);
  if (own.length < minColumns) return { testedCount: 0, failed: [] };
  const table = rows.flatMap((row) => {
    const amounts = own.flatMap(
      ({ left, right }) => row.amounts.find((each) => each.right > left && each.right < right + 9) ?? [],
    );
    return amounts.length < own.length || row.amounts.length > columns.length ? [] : [{ row, amounts }];
  });
  const outcomes = own.map((_, total) => {
    const sums = table.flatMap(({ row, amounts }): FailedSum[] => {
      const actual = amounts[total];
      if (!actual) return [];
      const reads = amounts.filter((each) => each !== actual).map((each) => ({ ...each, sign: 1 as const }));
      const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
      return [{ row, expected, actual, reads }];
    });
    return { testedCount: sums.length, failed: sums.filter((sum) => !isRight(sum)) };
  });
  const best = outcomes.find(
    ({ testedCount, failed }) => testedCount >= minRows && failed.length <= testedCount * (1 - rightShare),
  );
  if (!best) return { testedCount: 0, failed: [] };
  const failed = best.failed.filter((sum) => !isBalance(sum) && (isEdited(sum) || isRaisedTotal(sum)));
  return { ...best, failed };
}
