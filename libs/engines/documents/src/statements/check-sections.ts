import { worded } from '@groundwork/wording';
import { type Amount, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isNearMiss, isOneEdit, isSameAmount, withWitness } from '../contradiction.ts';
import { pairsOf } from '../layout.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import type { Booking } from './bookings.ts';
import { startsWithDate } from './dates.ts';
import type { Statement } from './statement.ts';
import type { Section } from './sections.ts';
import { findings } from '../documents.wording.ts';

interface PrintedTotal {
  page: number;
  amount: Amount;
}

interface SectionSum {
  rows: readonly Booking[];
  expected: number;
  totals: readonly PrintedTotal[];
  areBelow: boolean;
}

const centsOfRow = ({ amount }: Booking) => Math.abs(centsOf(amount?.value ?? 0));
const absoluteSum = (rows: readonly Booking[]) => rows.reduce((sum, row) => sum + centsOfRow(row), 0) / 100;
const nameOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const summaryTotals = ({ title }: Section, lines: readonly Line[]): PrintedTotal[] =>
  pairsOf(lines.filter((line) => !startsWithDate(line)))
    .filter(({ label }) => nameOf(label) === nameOf(title))
    .map(({ amount, line }) => ({ amount, page: line.page }));

function sectionSums(lines: readonly Line[], bookings: readonly Booking[]): SectionSum[] {
  const sections = [...new Set(bookings.flatMap(({ section }) => section ?? []))];
  return sections.flatMap((section) => {
    const rows = bookings.filter((booking) => booking.section === section);
    const areBelow = section.totals.length > 0;
    const totals = areBelow ? section.totals : summaryTotals(section, lines);
    if (totals.length === 0 || rows.some((row) => row.amounts.length !== 1 || row.afterGap)) return [];
    return [{ rows, expected: absoluteSum(rows), totals, areBelow }];
  });
}

const isTotal = (sum: number, { amount }: PrintedTotal) => isSameAmount(sum, Math.abs(amount.value));

/** Behind a heading that was not recognized, the rows belong to the next section. */
function isSumOfRows(total: PrintedTotal, rows: readonly Booking[]): boolean {
  return rows.some((_, at) => isTotal(absoluteSum(rows.slice(0, at + 1)), total));
}

function wrongTotalOf(
  { rows, totals, areBelow }: SectionSum,
  all: readonly SectionSum[],
): PrintedTotal | null {
  const isOfSeveral = (total: PrintedTotal) =>
    isTotal(
      all.reduce((sum, { expected }) => sum + expected, 0),
      total,
    );
  const wrong = totals.filter((total) => !isSumOfRows(total, rows) && !isOfSeveral(total));
  const isWrong = areBelow ? wrong.length > 0 : wrong.length === totals.length;
  return isWrong ? (wrong[0] ?? null) : null;
}

function signalFor(
  { rows, expected }: SectionSum,
  { amount, page }: PrintedTotal,
  othersAddUp: boolean,
): Signal {
  const total = { ...amount, value: Math.abs(amount.value) };
  const terms = rows.flatMap(({ amount: own }) =>
    own ? { ...own, value: Math.abs(own.value), sign: 1 as const } : [],
  );
  const values = terms.map(({ value }) => value);
  const hasWitness = othersAddUp && isOneEdit(total.value, expected, values);
  return signalOf('SECTION_TOTAL', {
    page,
    area: amount.area,
    message: worded(findings, 'sectionTotal'),
    expected: formatAmount(expected),
    actual: formatAmount(Math.abs(amount.value)),
    certainty: withWitness(certaintyOf(total, terms, expected), hasWitness),
  });
}

const isOnlyOne = (
  { sum, total }: { sum: SectionSum; total: PrintedTotal },
  _: number,
  all: readonly unknown[],
) => all.length === 1 && isNearMiss(sum.expected, Math.abs(total.amount.value));

const wrongIn = (sums: readonly SectionSum[]) =>
  sums.flatMap((sum) => {
    const total = wrongTotalOf(sum, sums);
    return total ? [{ sum, total }] : [];
  });

export const countFailedSections = (lines: readonly Line[], bookings: readonly Booking[]): number =>
  wrongIn(sectionSums(lines, bookings)).length;

export function checkSectionTotals(lines: readonly Line[], { bookings }: Statement): Signal[] {
  const sums = sectionSums(lines, bookings);
  const wrongSums = wrongIn(sums);
  if (wrongSums.length === sums.length && !wrongSums.every(isOnlyOne)) return [];
  return wrongSums.map(({ sum, total }) => signalFor(sum, total, wrongSums.length < sums.length));
}

export function haveSectionsTotals(lines: readonly Line[], bookings: readonly Booking[]): boolean {
  const sums = sectionSums(lines, bookings);
  return (
    sums.length > 1 && sums.every(({ expected, totals }) => totals.some((total) => isTotal(expected, total)))
  );
}
