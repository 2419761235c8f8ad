import { fill, worded } from '@groundwork/wording';
import { type Amount, centsOf, spoken } from '../amounts.ts';
import { certaintyOf, same } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { sectionTotals } from './check-sections.ts';
import { dayNumber, isoOf } from './dates.ts';
import { periodOf } from './particulars.ts';
import type { Statement } from './statement.ts';
import type { Booking } from './transactions.ts';
import { details, figureLabels, findings } from '../documents.wording.ts';

interface Link {
  holds: boolean;
  booking: Booking;
  before: Balance;
  expected: number;
}

type Balance = Pick<Amount, 'value' | 'confidence'>;

/** From one printed balance to the next: the rows between must account for the difference. */
function linksOf(bookings: readonly Booking[], begin: Figure | undefined): Link[] {
  const links: Link[] = [];
  let before: Balance | null = begin ? readOf(begin) : null;
  let since: Booking[] = [];
  for (const booking of bookings) {
    since.push(booking);
    if (!booking.balance) continue;
    const link = before ? linkOf(before, since, booking, booking.balance.value) : null;
    if (link) links.push(link);
    before = booking.balance;
    since = [];
  }
  return links;
}

/** Nothing where a row between may be missing, or its amount was not read. */
function linkOf(before: Balance, rows: readonly Booking[], booking: Booking, balance: number): Link | null {
  if (rows.some(({ afterGap, amount }) => afterGap || !amount)) return null;
  const moved = rows.reduce((sum, row) => sum + centsOf(row.moved ?? Number.NaN), 0) / 100;
  if (!Number.isNaN(moved)) {
    const expected = before.value + moved;
    return { booking, before, expected, holds: same(expected, balance) };
  }
  const only = rows.length === 1 ? rows[0]?.amount?.value : undefined;
  if (only === undefined) return null;
  // Without a heading the way money went is told by the balance itself.
  const expected = before.value + Math.sign(balance - before.value) * Math.abs(only);
  return { booking, before, expected, holds: same(expected, balance) };
}

const heldShare = (links: readonly Link[]) =>
  links.filter(({ holds }) => holds).length / Math.max(1, links.length);

/** Some banks print the newest row first. */
function chainOf({ bookings, begin }: Statement): Link[] {
  const forward = linksOf(bookings, begin);
  const backward = linksOf([...bookings].reverse(), begin);
  return heldShare(backward) > heldShare(forward) ? backward : forward;
}

/** Any of the three amounts may be the one that was misread: the balance before, the row's, the balance after. */
function linkCertainty({ booking: { amount, balance }, before, expected }: Link): number {
  return amount && balance
    ? certaintyOf(
        balance,
        [
          { ...before, sign: 1 },
          { ...amount, value: Math.abs(amount.value) },
        ],
        expected,
      )
    : 0;
}

function runningBalance(links: readonly Link[]): Signal[] {
  if (links.length < documentRules.fewestLinks || heldShare(links) < documentRules.chainHolds) return [];
  return links
    .filter(({ holds }) => !holds)
    .map((link) =>
      signalOf('RUNNING_BALANCE', {
        page: link.booking.page,
        message: worded(findings, 'runningBalance', { day: isoOf(link.booking.date).slice(5) }),
        expected: spoken(link.expected),
        actual: spoken(link.booking.balance?.value ?? 0),
        certainty: linkCertainty(link),
      }),
    );
}

/** Whether the rows lead from the first balance to the last without a gap. */
function chainComplete(links: readonly Link[], { bookings, begin }: Statement): boolean {
  return (
    links.length >= documentRules.fewestLinks &&
    begin !== undefined &&
    links.length === bookings.filter(({ balance }) => balance).length &&
    heldShare(links) === 1
  );
}

interface Compared {
  what: string;
  expected: number;
  actual: Figure;
}

const contradicts = ({ expected, actual }: Compared) => !same(expected, actual.value ?? expected);

const totalsSignal = ({ what, expected, actual }: Compared): Signal =>
  signalOf('STATEMENT_TOTALS', {
    page: actual.page,
    message: worded(findings, 'statementTotal', { figure: what }),
    expected: spoken(expected),
    actual: spoken(actual.value ?? 0),
    certainty: certaintyOf(readOf(actual), [], expected),
  });

const readOf = (figure: Figure) => ({
  value: figure.value ?? 0,
  confidence: figure.confidence < 1 ? figure.confidence : undefined,
});

/** Begin and the summary's lines must give the end; any choice of lines will do, so that a subtotal is no lie. */
function summaryHolds(begin: number, end: number, moves: readonly number[]): boolean {
  const wanted = centsOf(end) - centsOf(begin);
  let sums = new Set([0]);
  for (const move of moves.slice(0, 10))
    sums = new Set([...sums, ...[...sums].map((sum) => sum + centsOf(move))]);
  return sums.has(wanted);
}

const movedIn = ({ summary }: Statement, figures: readonly Figure[]): number[] => {
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? 0;
  return summary.length > 1 ? summary.map(({ moved }) => moved) : [value('deposits'), -value('withdrawals')];
};

const addsUp = (statement: Statement, figures: readonly Figure[]): boolean => {
  const [begin, end] = [statement.begin?.value ?? null, statement.end?.value ?? null];
  return begin !== null && end !== null && summaryHolds(begin, end, movedIn(statement, figures));
};

function summaryArithmetic(statement: Statement, figures: readonly Figure[]): Signal[] {
  const { begin, end } = statement;
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? null;
  const [deposits, withdrawals] = [value('deposits'), value('withdrawals')];
  if (typeof begin?.value !== 'number' || typeof end?.value !== 'number') return [];
  if (deposits === null || withdrawals === null) return [];
  const items = statement.summary.map(({ moved }) => moved);
  const moves = items.length > 1 ? items : [deposits, -Math.abs(withdrawals)];
  const expected = begin.value + moves.reduce((sum, move) => sum + move, 0);
  if (
    summaryHolds(begin.value, end.value, moves) ||
    summaryHolds(begin.value, end.value, [deposits, -withdrawals])
  )
    return [];
  const read = [begin, ...figures.filter(({ name }) => name === 'deposits' || name === 'withdrawals')].map(
    readOf,
  );
  return [
    signalOf('STATEMENT_TOTALS', {
      page: end.page,
      message: worded(findings, 'statementSum'),
      expected: spoken(expected),
      actual: spoken(end.value),
      certainty: certaintyOf(readOf(end), read, expected),
    }),
  ];
}

/** What the rows moved, told by the balances alone. */
function movesOf(links: readonly Link[]): number[] {
  return links.map(({ booking, before }) => centsOf(booking.balance?.value ?? 0) - centsOf(before.value));
}

const sumOf = (moves: readonly number[], direction: 1 | -1) =>
  Math.abs(moves.filter((move) => move * direction > 0).reduce((total, move) => total + move, 0)) / 100;

/** Money in and out against the rows, where every row has its balance and the summary has one line of each. */
function comparedMoves(links: readonly Link[], statement: Statement, figures: readonly Figure[]): Compared[] {
  if (links.length !== statement.bookings.length || statement.summary.length > 2) return [];
  const moves = movesOf(links);
  return figures.flatMap((actual): Compared[] => {
    if (actual.name !== 'deposits' && actual.name !== 'withdrawals') return [];
    return [{ what: actual.label, expected: sumOf(moves, actual.name === 'deposits' ? 1 : -1), actual }];
  });
}

/** A chain that holds from row to row knows the totals better than the summary does. */
function totalsAgainstChain(
  links: readonly Link[],
  statement: Statement,
  figures: readonly Figure[],
): Signal[] {
  const last = links.at(-1)?.booking.balance?.value;
  if (last === undefined || !chainComplete(links, statement)) return [];
  const end: Compared[] = statement.end
    ? [{ what: figureLabels.endingBalance, expected: last, actual: statement.end }]
    : [];
  const compared = [...end, ...comparedMoves(links, statement, figures)];
  const broken = compared.filter(contradicts);
  // One that fails alone was read rightly where the summary agrees with itself.
  const agrees = broken.length < compared.length || addsUp(statement, figures);
  return agrees ? broken.map(totalsSignal) : [];
}

/** Days before the first or after the last day of the period; banks book a weekend's rows a few days later. */
const graceDays = 5;

function datesOutside(lines: readonly Line[], { bookings }: Statement): Signal[] {
  const found = periodOf(lines);
  if (!found) return [];
  const { from, to } = found.period;
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])];
  const within = ({ date }: Booking) =>
    (date.year === null ? years : [date.year])
      .map((year) => dayNumber(isoOf({ ...date, year })))
      .some((day) => day >= dayNumber(from) - graceDays && day <= dayNumber(to) + graceDays);
  const outside = bookings.filter((booking) => !within(booking));
  const first = outside[0];
  if (!first || outside.length > Math.max(1, bookings.length * 0.25)) return [];
  const certainty = first.amounts.some(({ confidence }) => confidence !== undefined) ? 0 : 1;
  return [
    signalOf('DATE_OUTSIDE_PERIOD', {
      page: first.page,
      message: worded(findings, 'dateOutsidePeriod'),
      expected: fill(details.period, { from, to }),
      actual: isoOf(first.date).replace('0000-', ''),
      certainty,
    }),
  ];
}

export function checkStatement(
  statement: Statement,
  lines: readonly Line[],
  figures: readonly Figure[],
  kind: Kind,
): Signal[] {
  const links = chainOf(statement);
  return [
    ...runningBalance(links),
    ...summaryArithmetic(statement, figures),
    ...totalsAgainstChain(links, statement, figures),
    ...sectionTotals(lines, statement, kind),
    ...datesOutside(lines, statement),
  ];
}
