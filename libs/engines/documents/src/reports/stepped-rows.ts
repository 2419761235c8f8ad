import { centsOf } from '../amounts.ts';
import { isNearMiss, isSameAmount } from '../contradiction.ts';
import type { Row } from './blocks.ts';

const step = 12;

const rightOf = ({ amounts }: Row) => amounts[0]?.right ?? 0;
const centsIn = (row: Row, column: number) => centsOf(row.amounts[column]?.value ?? 0);

const classOfRows = /\b(?:assets|liabilities|equity|property|debts?|revenues?|income|expenses|costs)$/i;

const isExactSum = (row: Row, parts: readonly Row[]) =>
  parts.length > 1 &&
  classOfRows.test(row.label) &&
  row.amounts.every(({ value, hasCents }, column) => {
    const cents = parts.reduce((total, part) => total + centsIn(part, column), 0);
    return hasCents && value !== 0 && cents === centsOf(value);
  });

function isSumOf(row: Row, parts: readonly Row[]): boolean {
  if (parts.some((part) => part.amounts.length !== row.amounts.length)) return false;
  if (parts.some((part) => Math.abs(rightOf(part) - rightOf(row)) <= step)) return isExactSum(row, parts);
  return row.amounts.every(({ value }, column) => {
    const sum = parts.reduce((total, part) => total + centsIn(part, column), 0) / 100;
    return isSameAmount(sum, value) || isNearMiss(sum, value);
  });
}

/** "Checking 10.00, Savings 5.00, Current Assets    15.00": a sum in a column of its own, or one with a changed digit, replaces its rows. */
export function topRows(rows: readonly Row[]): Row[] {
  const top: Row[] = [];
  for (const row of rows) {
    const from = top.findLastIndex((_, at) => isSumOf(row, top.slice(at)));
    top.splice(from < 0 ? top.length : from, Infinity, row);
  }
  return top;
}
