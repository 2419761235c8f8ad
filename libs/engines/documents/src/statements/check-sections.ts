import { worded } from '@groundwork/wording';
import { type Amount, amountsOf, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isSameAmount } from '../contradiction.ts';
import { findAmount } from '../figures.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { startsWithDate } from './dates.ts';
import type { Statement } from './statement.ts';
import type { Booking } from './transactions.ts';
import { findings } from '../documents.wording.ts';

interface SectionSum {
  page: number;
  expected: number;
  actual: Amount;
  rows: readonly Booking[];
}

const amountsWithCents = (line: Line) => amountsOf(line).filter(({ hasCents }) => hasCents);

const absoluteSum = (rows: readonly Booking[]) =>
  rows.reduce((sum, row) => sum + centsOf(Math.abs(row.amount?.value ?? 0)), 0) / 100;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace('continued', '')
    .match(/[a-z]{4,}/g) ?? [];

const mentionsTitle = (title: string, text: string) => {
  const words = wordsOf(title);
  return words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
};

function sectionSums(lines: readonly Line[], bookings: readonly Booking[], kind: Kind): SectionSum[] {
  const titles = [...new Set(bookings.flatMap(({ section }) => section?.title ?? []))];
  return titles.flatMap((title) => {
    const rows = bookings.filter(({ section }) => section?.title === title);
    if (rows.some((row) => row.amounts.length !== 1 || row.afterGap)) return [];
    const undated = lines.filter((line) => !startsWithDate(line) && mentionsTitle(title, line.text));
    const totals = undated.filter(({ text }) => /^(?:sub)?total/i.test(text));
    const heading = new RegExp(title.replace(/[^\w\s]/g, '.').replace(/\s+/g, '\\s*'), 'i');
    const others = lines.filter((line) => !totals.includes(line));
    const summary = findAmount([heading], others, kind);
    const totalAmounts = [
      ...totals.flatMap((line) =>
        amountsWithCents(line)
          .slice(0, 1)
          .map((amount) => ({ page: line.page, amount })),
      ),
      ...(summary ? [summary] : []),
    ];
    return totalAmounts.map(({ page, amount }) => ({
      page,
      expected: absoluteSum(rows),
      actual: amount,
      rows,
    }));
  });
}

export function checkSectionTotals(lines: readonly Line[], { bookings }: Statement, kind: Kind): Signal[] {
  const sums = sectionSums(lines, bookings, kind);
  const wrongSums = sums.filter(({ expected, actual }) => !isSameAmount(expected, Math.abs(actual.value)));
  if (wrongSums.length === 0 || wrongSums.length === sums.length) return [];
  return wrongSums.map(({ expected, actual, page, rows }) => {
    return signalOf('SECTION_TOTAL', {
      page,
      message: worded(findings, 'sectionTotal'),
      expected: formatAmount(expected),
      actual: formatAmount(Math.abs(actual.value)),
      certainty: certaintyOf(
        { ...actual, value: Math.abs(actual.value) },
        rows.flatMap(({ amount }) => (amount ? { ...amount, value: Math.abs(amount.value), sign: 1 } : [])),
        expected,
      ),
    });
  });
}
