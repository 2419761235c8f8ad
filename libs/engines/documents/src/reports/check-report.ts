import { worded, type Worded } from '@groundwork/wording';
import { centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isRaised, isSameAmount, withWitness } from '../contradiction.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { testBlocks } from './block-columns.ts';
import { blockSums, reportRows, type Row, tableSums } from './blocks.ts';
import { isUnderRatio, valueColumns } from './columns.ts';
import { creditCents } from './other-signs.ts';
import { columnTotals, runSums } from './run-sums.ts';
import { steppedSums } from './stepped-sums.ts';
import { certaintyOfShared } from './suspect-amount.ts';
import { treeSums } from './tree-sums.ts';
import { columnSums, type FailedSum, failuresOf, solveTotals, type Sum, toleranceOf } from './totals.ts';
import { equations, findings } from '../documents.wording.ts';

interface TestOutcome {
  testedCount: number;
  failed: readonly FailedSum[];
}

function testSum(sum: Sum, rows: readonly Row[]): TestOutcome {
  const columns = columnSums(sum);
  return { testedCount: columns.length, failed: failuresOf(sum, columns, rows) };
}

function tableSignals(rows: readonly Row[], lines: readonly Line[], kind: Kind): TestOutcome {
  const sums = tableSums(rows, lines, kind).filter(({ items }) => items.length > 1);
  const failed = sums.flatMap(({ total, column, items }): FailedSum[] => {
    const reads = items.map((amount) => ({ ...amount, sign: 1 as const }));
    let [cents, afterCredits] = [0, 0];
    const partial = reads.flatMap((amount) => [
      (cents += centsOf(amount.value)) / 100,
      (afterCredits += creditCents(amount)) / 100,
    ]);
    const tolerance = toleranceOf(column, items.length);
    if (partial.some((sum) => isSameAmount(Math.abs(sum), Math.abs(column.value), tolerance))) return [];
    return [{ row: total, expected: cents / 100, actual: column, reads }];
  });
  return { testedCount: sums.length, failed };
}

const isRaisedRow = ({ expected, actual, reads }: FailedSum): boolean =>
  reads.every(({ sign, value }) => sign > 0 && value > 0) && isRaised(actual.value, expected, reads);

const certaintyIn = (all: readonly FailedSum[], failed: FailedSum): number =>
  Math.max(
    certaintyOf(failed.actual, failed.reads, failed.expected, isRaisedRow(failed)),
    certaintyOfShared(failed, all),
  );

const signalFor = (
  failed: FailedSum,
  message: Worded,
  hasWitness: boolean,
  all: readonly FailedSum[],
): Signal => {
  const { row, expected, actual } = failed;
  const certainty = certaintyIn(all, failed);
  return signalOf('REPORT_ARITHMETIC', {
    page: row.line.page,
    area: actual.area,
    message,
    expected: formatAmount(expected),
    actual: formatAmount(actual.value),
    certainty: withWitness(certainty, hasWitness),
  });
};

function haveEqualGaps(all: readonly TestOutcome[]): boolean {
  const gaps = all.flatMap(({ failed }) =>
    failed.map(({ expected, actual }) => Math.abs(centsOf(expected) - centsOf(actual.value))),
  );
  return new Set(gaps).size < gaps.length;
}

export function outcomesOf(kind: Kind, lines: readonly Line[]): (TestOutcome & { message: Worded })[] {
  const rows = reportRows(kind, lines);
  const outcomes = solveTotals(kind, rows).sums.map(({ sum }) => ({
    ...testSum(sum, rows),
    message: worded(equations, sum.equation.code),
  }));
  const sums = {
    ...testBlocks(blockSums(lines, kind.issuedBy === 'bank')),
    message: worded(findings, 'reportTotal'),
  };
  const tables = { ...tableSignals(rows, lines, kind), message: worded(findings, 'reportTotal') };
  const message = worded(findings, 'reportTotal');
  if (kind.issuedBy === 'bank') return [...outcomes, sums, tables];
  const checked = new Set(blockSums(lines, false).map(({ total }) => total.line));
  const runs = { ...runSums(rows, lines, checked), message };
  const columns = valueColumns(lines, rows);
  const across = { ...columnTotals(rows, columns), message: worded(findings, 'rowTotal') };
  const stepped = { ...steppedSums(rows, lines, checked), message };
  const trees = { ...treeSums(rows, checked), message };
  const isRatio = isUnderRatio(columns);
  return [...outcomes, sums, tables, runs, across, stepped, trees].map((each) => ({
    ...each,
    failed: each.failed.filter(({ actual }) => !isRatio(actual)),
  }));
}

export const countFailures = (kind: Kind, lines: readonly Line[]): number =>
  outcomesOf(kind, lines).reduce((count, { failed }) => count + failed.length, 0);

export function checkReport(kind: Kind, lines: readonly Line[]): Signal[] {
  const all = outcomesOf(kind, lines);
  const count = all.reduce((total, each) => total + each.testedCount, 0);
  const failedCount = all.reduce((total, { failed }) => total + failed.length, 0);
  if (failedCount === 0 || (count > 1 && failedCount > Math.max(1, count * 0.67) && !haveEqualGaps(all)))
    return [];
  const hasWitness = failedCount < count || haveEqualGaps(all);
  const failures = all.flatMap(({ failed }) => failed);
  return all.flatMap(({ failed, message }) =>
    failed.map((each) => signalFor(each, message, hasWitness, failures)),
  );
}
