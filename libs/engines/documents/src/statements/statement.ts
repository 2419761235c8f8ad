import { type Amount, amountsOf, centsOf } from '../amounts.ts';
import { same } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import { beginningLabels, endingLabels } from '../kinds/bank-phrases.ts';
import { labelled } from '../kinds/kind.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from './dates.ts';
import { type Booking, bookingsOf, directionOf } from './transactions.ts';

/** One line of the summary between the balance it begins with and the one it ends with. */
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

const begins = labelled(...beginningLabels);
const ends = labelled(...endingLabels);
const isOne = (line: Line, labels: readonly RegExp[]) => labels.some((label) => label.test(line.text));

function itemOf(line: Line): SummaryItem | null {
  const amount = amountsOf(line).find(({ cents }) => cents);
  const direction = directionOf(line.text);
  if (!amount || startsWithDate(line)) return null;
  if (direction === null) return amount.value < 0 ? { line, amount, moved: amount.value } : null;
  return { line, amount, moved: direction * Math.abs(amount.value) };
}

/** What stands line by line between both balances; nothing where they stand side by side. */
function summaryOf(lines: readonly Line[]): SummaryItem[] {
  const undated = lines.filter((line) => !startsWithDate(line));
  const start = undated.findIndex((line) => isOne(line, begins) && amountsOf(line).length === 1);
  const length = undated.slice(start + 1, start + 14).findIndex((line) => isOne(line, ends));
  if (start < 0 || length < 1) return [];
  return undated.slice(start + 1, start + 1 + length).flatMap((line) => itemOf(line) ?? []);
}

export function statementOf(lines: readonly Line[], figures: readonly Figure[]): Statement {
  const named = (name: string) => figures.find((figure) => figure.name === name);
  return {
    bookings: bookingsOf(lines),
    begin: named('beginningBalance'),
    end: named('endingBalance'),
    summary: summaryOf(lines),
  };
}

const totalCents = (values: readonly number[]) => values.reduce((sum, value) => sum + centsOf(value), 0);

const sumOf = (items: readonly SummaryItem[], direction: 1 | -1): number =>
  Math.abs(totalCents(items.map(({ moved }) => moved).filter((moved) => moved * direction > 0))) / 100;

/** Money in and out in several lines of a summary that adds up are one figure each. */
export function summaryTotals({
  begin,
  end,
  summary,
}: Statement): { deposits: number; withdrawals: number } | null {
  if (typeof begin?.value !== 'number' || typeof end?.value !== 'number' || summary.length < 2) return null;
  const [deposits, withdrawals] = [sumOf(summary, 1), sumOf(summary, -1)];
  return same(begin.value + deposits - withdrawals, end.value) ? { deposits, withdrawals } : null;
}

/** Sums of the rows, where every row says which way its money went. */
export function bookedTotals({ bookings }: Statement): { deposits: number; withdrawals: number } | null {
  if (bookings.length === 0 || bookings.some(({ moved }) => moved === null)) return null;
  const moves = bookings.map(({ moved }) => moved ?? 0);
  return {
    deposits: totalCents(moves.filter((moved) => moved > 0)) / 100,
    withdrawals: -totalCents(moves.filter((moved) => moved < 0)) / 100,
  };
}

const returned = /\b(nsf|non-?\s?sufficient|insufficient funds|returned item|returned check)\b/i;
const overdrawn = /\boverdraft\b|\bod fee\b/i;

export const countOf = (bookings: readonly Booking[], events: 'nsf' | 'overdraft'): number =>
  bookings.filter(({ text }) => (events === 'nsf' ? returned : overdrawn).test(text)).length;

export function lowestOf({ begin, bookings }: Statement): number | null {
  const balances = bookings.flatMap(({ balance }) => balance?.value ?? []);
  if (balances.length < 2) return null;
  return Math.min(...balances, begin?.value ?? Infinity);
}
