import { worded } from '@groundwork/wording';
import { type Amount, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isNearMiss } from '../contradiction.ts';
import { findings } from '../documents.wording.ts';
import type { Line } from '../page.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { amountUnder, type Table, type TableColumn, type TableRow, tableRows, totalTable } from './table.ts';

interface CheckedSum {
  line: Line;
  total: Amount;
  parts: readonly Amount[];
  expected: number;
  finding: 'rowTotal' | 'reportTotal';
}

const sumOf = (parts: readonly Amount[]) => parts.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;

const gapOf = ({ total, expected }: CheckedSum) => centsOf(total.value) - centsOf(expected);
const isWrong = (sum: CheckedSum) => Math.abs(gapOf(sum)) > (sum.total.hasCents ? 0 : sum.parts.length * 100);

const minParts = 2;

function rowSum({ line, amounts }: TableRow, total: Amount | undefined): CheckedSum[] {
  const parts = amounts.filter((amount) => amount !== total);
  if (!total || parts.length < minParts) return [];
  return [{ line, total, parts, expected: sumOf(parts), finding: 'rowTotal' }];
}

/** The last amount of a row is its total, or the first one if that holds for more rows. */
function rowSums(rows: readonly TableRow[]): CheckedSum[] {
  const [last, first] = [-1, 0].map((at) => rows.flatMap((row) => rowSum(row, row.amounts.at(at)))) as [
    CheckedSum[],
    CheckedSum[],
  ];
  const right = (sums: readonly CheckedSum[]) => sums.filter((sum) => !isWrong(sum)).length;
  return right(first) > right(last) ? first : last;
}

function columnSum({ items, total: { line } }: Table, column: TableColumn): CheckedSum[] {
  const parts = items.flatMap((row) => amountUnder(row, column) ?? []);
  if (parts.length < minParts) return [];
  return [{ line, total: column.total, parts, expected: sumOf(parts), finding: 'reportTotal' }];
}

/** If half of the sums fail, the table was misread. */
const failuresIn = (sums: readonly CheckedSum[]) => {
  const failed = sums.filter(isWrong);
  return failed.length * 2 >= sums.length ? [] : failed;
};

/** Beside sums that add up, a sum is doubted by an amount that is nearly the same, or by a second sum with the same gap. */
export function checkTable(lines: readonly Line[], hasRowTotals: boolean): Signal[] {
  const table = totalTable(lines);
  const rows = hasRowTotals ? failuresIn(rowSums(tableRows(lines))) : [];
  const columns = table ? failuresIn(table.columns.flatMap((column) => columnSum(table, column))) : [];
  const failed = [...rows, ...columns];
  const hasWitness = (sum: CheckedSum) =>
    isNearMiss(sum.total.value, sum.expected) ||
    failed.some((other) => other !== sum && Math.abs(gapOf(other)) === Math.abs(gapOf(sum)));
  return failed.map((sum) =>
    signalOf('REPORT_ARITHMETIC', {
      page: sum.line.page,
      area: sum.total.area,
      message: worded(findings, sum.finding),
      expected: formatAmount(sum.expected),
      actual: formatAmount(sum.total.value),
      certainty:
        certaintyOf(sum.total, sum.parts, sum.expected) *
        (hasWitness(sum) ? 1 : documentRules.questionCertainty),
    }),
  );
}
