import { type Amount, amountsOf, centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import { beginningLabels, endingLabels } from '../kinds/bank-phrases.ts';
import { labelPatterns } from '../kinds/kind.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from './dates.ts';
import { type Booking, bookingsOf, directionOf } from './transactions.ts';

export interface SummaryItem {
  line: Line;
  amount: Amount;
  moved: number;
}

export interface Statement {
  bookings: readonly Booking[];
  begin: Figure | undefined;
  end: Figure | undefined;
  summary: readonly SummaryItem[];
}

const beginningPatterns = labelPatterns(...beginningLabels);
const endingPatterns = labelPatterns(...endingLabels);
const matchesLabel = (line: Line, labels: readonly RegExp[]) => labels.some((label) => label.test(line.text));

function itemOf(line: Line): SummaryItem | null {
  const amount = amountsOf(line).find(({ hasCents }) => hasCents);
  const direction = directionOf(line.text);
  if (!amount || startsWithDate(line)) return null;
  if (direction === null) return amount.value < 0 ? { line, amount, moved: amount.value } : null;
  return { line, amount, moved: direction * Math.abs(amount.value) };
}

function summaryOf(lines: readonly Line[]): SummaryItem[] {
  const undated = lines.filter((line) => !startsWithDate(line));
  const start = undated.findIndex(
    (line) => matchesLabel(line, beginningPatterns) && amountsOf(line).length === 1,
  );
  const length = undated.slice(start + 1, start + 14).findIndex((line) => matchesLabel(line, endingPatterns));
  if (start < 0 || length < 1) return [];
  return undated.slice(start + 1, start + 1 + length).flatMap((line) => itemOf(line) ?? []);
}

export function statementOf(lines: readonly Line[], figures: readonly Figure[]): Statement {
  const figureNamed = (name: string) => figures.find((figure) => figure.name === name);
  return {
    bookings: bookingsOf(lines),
    begin: figureNamed('beginningBalance'),
    end: figureNamed('endingBalance'),
    summary: summaryOf(lines),
  };
}

const totalCents = (values: readonly number[]) => values.reduce((sum, value) => sum + centsOf(value), 0);

const sumOf = (items: readonly SummaryItem[], direction: 1 | -1): number =>
  Math.abs(totalCents(items.map(({ moved }) => moved).filter((moved) => moved * direction > 0))) / 100;

export function summaryTotals({
  begin,
  end,
  summary,
}: Statement): { deposits: number; withdrawals: number } | null {
  if (typeof begin?.value !== 'number' || typeof end?.value !== 'number' || summary.length < 2) return null;
  const [deposits, withdrawals] = [sumOf(summary, 1), sumOf(summary, -1)];
  return isSameAmount(begin.value + deposits - withdrawals, end.value) ? { deposits, withdrawals } : null;
}

export function bookedTotals({ bookings }: Statement): { deposits: number; withdrawals: number } | null {
  if (bookings.length === 0 || bookings.some(({ moved }) => moved === null)) return null;
  const moves = bookings.map(({ moved }) => moved ?? 0);
  return {
    deposits: totalCents(moves.filter((moved) => moved > 0)) / 100,
    withdrawals: -totalCents(moves.filter((moved) => moved < 0)) / 100,
  };
}

const returnedPattern = /\b(nsf|non-?\s?sufficient|insufficient funds|returned item|returned check)\b/i;
const overdraftPattern = /\boverdraft\b|\bod fee\b/i;

export const countOf = (bookings: readonly Booking[], events: 'nsf' | 'overdraft'): number =>
  bookings.filter(({ text }) => (events === 'nsf' ? returnedPattern : overdraftPattern).test(text)).length;

export function lowestOf({ begin, bookings }: Statement): number | null {
  const balances = bookings.flatMap(({ balance }) => balance?.value ?? []);
  if (balances.length < 2) return null;
  return Math.min(...balances, begin?.value ?? Infinity);
}
