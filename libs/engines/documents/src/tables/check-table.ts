import { worded } from '@groundwork/wording';
import { type Amount, centsOf, formatAmount } from '../amounts.ts';
import { creditCents } from '../reports/other-signs.ts';
import { certaintyOf, withWitness } from '../contradiction.ts';
import { findings } from '../documents.wording.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { haveSharesWitness, totalList } from './list.ts';
import { amountUnder, isTotal, type Table, type TableColumn, type TableRow, totalTable } from './table.ts';

interface CheckedSum {
  line: Line;
  total: Amount;
  parts: readonly Amount[];
  expected: number;
  finding: 'rowTotal' | 'reportTotal';
}

const sumOf = (parts: readonly Amount[]) => parts.reduce((sum, part) => sum + creditCents(part), 0) / 100;

const gapOf = ({ total, expected }: CheckedSum) => creditCents(total) - centsOf(expected);
const isWrong = (sum: CheckedSum) => Math.abs(gapOf(sum)) > (sum.total.hasCents ? 0 : sum.parts.length * 100);

const underColumns = (row: TableRow, columns: readonly TableColumn[]) =>
  columns.flatMap((column) => amountUnder(row, column) ?? []);

function rowSum({ line }: TableRow, amounts: readonly Amount[], at: number): CheckedSum[] {
  const total = amounts.at(at);
  const parts = amounts.filter((amount) => amount !== total);
  return total && parts.length > 0
    ? [{ line, total, parts, expected: sumOf(parts), finding: 'rowTotal' }]
    : [];
}

function rowSums({ rows, total, columns }: Table): CheckedSum[] {
  const all = [...rows, total].map((row) => ({ row, amounts: underColumns(row, columns) }));
  const [last = [], first = []] = [-1, 0].map((at) =>
    all.flatMap(({ row, amounts }) => rowSum(row, amounts, at)),
  );
  const right = (sums: readonly CheckedSum[]) => sums.filter((sum) => !isWrong(sum)).length;
  return right(first) > right(last) ? first : last;
}

const columnSum = (
  { line, amounts }: TableRow,
  items: readonly TableRow[],
  columns: readonly TableColumn[],
): CheckedSum[] =>
  columns.flatMap((column) => {
    const total = amountUnder({ amounts }, column);
    const parts = items.flatMap((row) => amountUnder(row, column) ?? []);
    return total && parts.length > 0
      ? [{ line, total, parts, expected: sumOf(parts), finding: 'reportTotal' as const }]
      : [];
  });

function groupSums({ rows, columns }: Table): CheckedSum[] {
  let items: TableRow[] = [];
  return rows.flatMap((row) => {
    if (!isTotal(row)) {
      items.push(row);
      return [];
    }
    const own = items;
    items = [];
    return columnSum(row, own, columns);
  });
}

const totalSums = ({ isWhole, total, items, columns }: Table) =>
  isWhole ? columnSum(total, items, columns) : [];

const failuresIn = (sums: readonly CheckedSum[]) => {
  const failed = sums.filter(isWrong);
  return failed.length * 2 > sums.length ? [] : failed;
};

const isSameCell = (one: CheckedSum, other: CheckedSum) =>
  one.line === other.line && one.total.first === other.total.first;

function listSignals(lines: readonly Line[]): Signal[] {
  const list = totalList(lines);
  const [total] = list?.total.amounts ?? [];
  if (!list || !total || list.hasLostRow) return [];
  const parts = list.items.flatMap(({ amounts }) => amounts);
  const sum = { line: list.total.line, total, parts, expected: list.sum, finding: 'reportTotal' } as const;
  return isWrong(sum) ? [signalFor(sum, haveSharesWitness(list))] : [];
}

const signalFor = ({ line, total, parts, expected, finding }: CheckedSum, hasWitness: boolean): Signal =>
  signalOf('REPORT_ARITHMETIC', {
    page: line.page,
    area: total.area,
    message: worded(findings, finding),
    expected: formatAmount(expected),
    actual: formatAmount(total.value),
    certainty: withWitness(certaintyOf(total, parts, expected), hasWitness),
  });

export function checkTable(lines: readonly Line[], hasRowTotals: boolean): Signal[] {
  const table = totalTable(lines);
  if (!table) return listSignals(lines);
  const failed = [
    ...(hasRowTotals ? failuresIn(rowSums(table)) : []),
    ...failuresIn([...totalSums(table), ...groupSums(table)]),
  ];
  const single = failed.filter((sum, at) => failed.findIndex((other) => isSameCell(sum, other)) === at);
  const hasWitness = (sum: CheckedSum) =>
    failed.some((other) => other !== sum && Math.abs(gapOf(other)) === Math.abs(gapOf(sum)));
  return single.map((sum) => signalFor(sum, hasWitness(sum)));
}
