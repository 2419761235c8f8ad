import { worded, type Worded } from '@groundwork/wording';
import { type Amount, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isSameAmount } from '../contradiction.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { blockSums, type Row, rowsOf } from './blocks.ts';
import type { Equation } from './equation.ts';
import { equations, findings } from '../documents.wording.ts';

const rowOf = (labels: readonly RegExp[], rows: readonly Row[]) =>
  rows.find(({ label }) => labels.some((each) => each.test(label)));

interface FailedSum {
  row: Row;
  expected: number;
  actual: Amount;
  reads: readonly (Amount & { sign: 1 | -1 })[];
}

/** A report in whole dollars rounds each row. */
const toleranceOf = ({ hasCents }: Amount, terms: number) => (hasCents ? terms : terms * 100);

interface TestOutcome {
  testedCount: number;
  failed: readonly FailedSum[];
}

function testEquation({ result, terms }: Equation, rows: readonly Row[]): TestOutcome {
  const resultRow = rowOf(result, rows);
  const termRows = terms.map((each) => ({ ...each, row: rowOf(each.labels, rows) }));
  if (!resultRow || termRows.some(({ row, optional }) => !row && optional !== true))
    return { testedCount: 0, failed: [] };
  let count = 0;
  const failed: FailedSum[] = [];
  for (const actual of resultRow.amounts) {
    const reads = termRows.map(({ row }) =>
      row?.amounts.find((amount) => Math.abs(amount.right - actual.right) < 20),
    );
    if (termRows.some(({ row }, at) => row && !reads[at])) continue;
    count += 1;
    const sums = [false, true].flatMap((absolute) =>
      sumsOf(
        termRows.map(({ sign, optional }, at) => ({
          value: signed(reads[at]?.value ?? 0, sign, absolute),
          optional,
        })),
      ),
    );
    if (!sums.some((sum) => isSameAmount(sum, actual.value, toleranceOf(actual, 2))))
      failed.push({
        row: resultRow,
        expected: sums[0] ?? 0,
        actual,
        reads: termRows.flatMap(({ sign }, at) => (reads[at] ? { ...reads[at], sign } : [])),
      });
  }
  return { testedCount: count, failed };
}

/** An optional term may already be part of another one. */
function sumsOf(terms: readonly { value: number; optional: boolean | undefined }[]): number[] {
  let sums = [0];
  for (const { value, optional } of terms) {
    const more = sums.map((sum) => sum + value);
    sums = optional === true ? [...more, ...sums] : more;
  }
  return sums;
}

const signed = (value: number, sign: 1 | -1, absolute: boolean) =>
  sign * (absolute && sign < 0 ? Math.abs(value) : value);

function sumSignals(lines: readonly Line[], allowsAnyHeading: boolean): TestOutcome {
  const sums = blockSums(lines, allowsAnyHeading).filter(
    ({ total, items }) =>
      items.length > 0 && items.every(({ amounts }) => amounts.length === total.amounts.length),
  );
  const failed = sums.flatMap(({ total, items }) =>
    total.amounts.flatMap((actual, column): FailedSum[] => {
      const reads = items.flatMap(({ amounts }) => {
        const amount = amounts[column];
        return amount ? { ...amount, sign: 1 as const } : [];
      });
      const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
      return isSameAmount(expected, actual.value, toleranceOf(actual, items.length))
        ? []
        : [{ row: total, expected, actual, reads }];
    }),
  );
  return { testedCount: sums.reduce((count, { total }) => count + total.amounts.length, 0), failed };
}

const signalFor = ({ row, expected, actual, reads }: FailedSum, message: Worded): Signal =>
  signalOf('REPORT_ARITHMETIC', {
    page: row.line.page,
    message,
    expected: formatAmount(expected),
    actual: formatAmount(actual.value),
    certainty: certaintyOf(actual, reads, expected),
  });

function haveEqualGaps(all: readonly TestOutcome[]): boolean {
  const gaps = all.flatMap(({ failed }) =>
    failed.map(({ expected, actual }) => Math.abs(centsOf(expected) - centsOf(actual.value))),
  );
  return new Set(gaps).size < gaps.length;
}

export function checkReport(kind: Kind, lines: readonly Line[]): Signal[] {
  const rows = rowsOf(lines);
  const outcomes = (kind.equations ?? []).map((equation) => ({
    ...testEquation(equation, rows),
    message: worded(equations, equation.code),
  }));
  const sums = {
    ...sumSignals(lines, kind.issuedBy === 'bank'),
    message: worded(findings, 'reportTotal'),
  };
  const all = [...outcomes, sums];
  const count = all.reduce((total, each) => total + each.testedCount, 0);
  const failedCount = all.reduce((total, { failed }) => total + failed.length, 0);
  if (failedCount === 0 || (count > 1 && failedCount > Math.max(1, count * 0.67) && !haveEqualGaps(all)))
    return [];
  return all.flatMap(({ failed, message }) => failed.map((each) => signalFor(each, message)));
}
