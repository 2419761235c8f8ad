import { worded, type Worded } from '@groundwork/wording';
import { type Amount, centsOf, spoken } from '../amounts.ts';
import { certaintyOf, same } from '../contradiction.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { blockSums, type Row, rowsOf } from './blocks.ts';
import type { Equation } from './equation.ts';
import { equations, findings } from '../documents.wording.ts';

const rowOf = (labels: readonly RegExp[], rows: readonly Row[]) =>
  rows.find(({ label }) => labels.some((each) => each.test(label)));

interface Failed {
  row: Row;
  expected: number;
  actual: Amount;
  reads: readonly (Amount & { sign: 1 | -1 })[];
}

/** Whole dollars were rounded one by one; what is printed with cents was not. */
const slackOf = ({ cents }: Amount, terms: number) => (cents ? terms : terms * 100);

interface Outcome {
  tested: number;
  failed: readonly Failed[];
}

/** One equation in every column both sides have; a column is told by its place on the page. */
function tested({ result, terms }: Equation, rows: readonly Row[]): Outcome {
  const goal = rowOf(result, rows);
  const found = terms.map((each) => ({ ...each, row: rowOf(each.labels, rows) }));
  if (!goal || found.some(({ row, optional }) => !row && optional !== true)) return { tested: 0, failed: [] };
  let count = 0;
  const failed: Failed[] = [];
  for (const actual of goal.amounts) {
    const reads = found.map(({ row }) =>
      row?.amounts.find((amount) => Math.abs(amount.right - actual.right) < 20),
    );
    if (found.some(({ row }, at) => row && !reads[at])) continue;
    count += 1;
    const sums = [false, true].flatMap((absolute) =>
      sumsOf(
        found.map(({ sign, optional }, at) => ({
          value: signed(reads[at]?.value ?? 0, sign, absolute),
          optional,
        })),
      ),
    );
    if (!sums.some((sum) => same(sum, actual.value, slackOf(actual, 2))))
      failed.push({
        row: goal,
        expected: sums[0] ?? 0,
        actual,
        reads: found.flatMap(({ sign }, at) => (reads[at] ? { ...reads[at], sign } : [])),
      });
  }
  return { tested: count, failed };
}

/** With everything first; then with each choice of what may be part of it, for it may stand there already counted. */
function sumsOf(terms: readonly { value: number; optional: boolean | undefined }[]): number[] {
  let sums = [0];
  for (const { value, optional } of terms) {
    const more = sums.map((sum) => sum + value);
    sums = optional === true ? [...more, ...sums] : more;
  }
  return sums;
}

/** Costs are printed as they are or in brackets. */
const signed = (value: number, sign: 1 | -1, absolute: boolean) =>
  sign * (absolute && sign < 0 ? Math.abs(value) : value);

function sumSignals(lines: readonly Line[], unnamed: boolean): Outcome {
  const sums = blockSums(lines, unnamed).filter(
    ({ total, items }) =>
      items.length > 0 && items.every(({ amounts }) => amounts.length === total.amounts.length),
  );
  const failed = sums.flatMap(({ total, items }) =>
    total.amounts.flatMap((actual, column): Failed[] => {
      const reads = items.flatMap(({ amounts }) => {
        const amount = amounts[column];
        return amount ? { ...amount, sign: 1 as const } : [];
      });
      const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
      return same(expected, actual.value, slackOf(actual, items.length))
        ? []
        : [{ row: total, expected, actual, reads }];
    }),
  );
  return { tested: sums.reduce((count, { total }) => count + total.amounts.length, 0), failed };
}

const signalFor = ({ row, expected, actual, reads }: Failed, message: Worded): Signal =>
  signalOf('REPORT_ARITHMETIC', {
    page: row.line.page,
    message,
    expected: spoken(expected),
    actual: spoken(actual.value),
    certainty: certaintyOf(actual, reads, expected),
  });

/** Two sums off by the very same amount have one reason, and it is not our reading of the layout. */
function oneReason(all: readonly Outcome[]): boolean {
  const gaps = all.flatMap(({ failed }) =>
    failed.map(({ expected, actual }) => Math.abs(centsOf(expected) - centsOf(actual.value))),
  );
  return new Set(gaps).size < gaps.length;
}

/** What a report must add up to by its own labels. When most of it disagrees we misread the layout. */
export function checkReport(kind: Kind, lines: readonly Line[]): Signal[] {
  const rows = rowsOf(lines);
  const outcomes = (kind.equations ?? []).map((equation) => ({
    ...tested(equation, rows),
    message: worded(equations, equation.code),
  }));
  const sums = {
    ...sumSignals(lines, kind.issuedBy === 'bank'),
    message: worded(findings, 'reportTotal'),
  };
  const all = [...outcomes, sums];
  const count = all.reduce((total, each) => total + each.tested, 0);
  const broken = all.reduce((total, { failed }) => total + failed.length, 0);
  if (broken === 0 || (count > 1 && broken > Math.max(1, count * 0.67) && !oneReason(all))) return [];
  return all.flatMap(({ failed, message }) => failed.map((each) => signalFor(each, message)));
}
