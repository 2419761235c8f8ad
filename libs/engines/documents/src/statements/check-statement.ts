import { fill, worded } from '@groundwork/wording';
import { type Amount, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isSameAmount } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { checkSectionTotals } from './check-sections.ts';
import { dayNumber, isoOf } from './dates.ts';
import { periodOf } from './period-and-holder.ts';
import type { Statement } from './statement.ts';
import type { Booking } from './transactions.ts';
import { details, figureLabels, findings } from '../documents.wording.ts';

interface BalanceLink {
  isCorrect: boolean;
  booking: Booking;
  before: Balance;
  expected: number;
}

type Balance = Pick<Amount, 'value' | 'confidence'>;

function linksOf(bookings: readonly Booking[], begin: Figure | undefined): BalanceLink[] {
  const links: BalanceLink[] = [];
  let before: Balance | null = begin ? toReadAmount(begin) : null;
  let rowsSince: Booking[] = [];
  for (const booking of bookings) {
    rowsSince.push(booking);
    if (!booking.balance) continue;
    const link = before ? linkOf(before, rowsSince, booking, booking.balance.value) : null;
    if (link) links.push(link);
    before = booking.balance;
    rowsSince = [];
  }
  return links;
}

function linkOf(
  before: Balance,
  rows: readonly Booking[],
  booking: Booking,
  balance: number,
): BalanceLink | null {
  if (rows.some(({ afterGap, amount }) => afterGap || !amount)) return null;
  const moved = rows.reduce((sum, row) => sum + centsOf(row.moved ?? Number.NaN), 0) / 100;
  if (!Number.isNaN(moved)) {
    const expected = before.value + moved;
    return { booking, before, expected, isCorrect: isSameAmount(expected, balance) };
  }
  const only = rows.length === 1 ? rows[0]?.amount?.value : undefined;
  if (only === undefined) return null;
  // Without a heading, the next balance shows the direction of the money.
  const expected = before.value + Math.sign(balance - before.value) * Math.abs(only);
  return { booking, before, expected, isCorrect: isSameAmount(expected, balance) };
}

const correctShare = (links: readonly BalanceLink[]) =>
  links.filter(({ isCorrect }) => isCorrect).length / Math.max(1, links.length);

/** Some banks print the newest row first. */
function chainLinks({ bookings, begin }: Statement): BalanceLink[] {
  const forward = linksOf(bookings, begin);
  const backward = linksOf([...bookings].reverse(), begin);
  return correctShare(backward) > correctShare(forward) ? backward : forward;
}

function linkCertainty({ booking: { amount, balance }, before, expected }: BalanceLink): number {
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

function checkRunningBalance(links: readonly BalanceLink[]): Signal[] {
  if (links.length < documentRules.minLinks || correctShare(links) < documentRules.correctLinkShare)
    return [];
  return links
    .filter(({ isCorrect }) => !isCorrect)
    .map((link) =>
      signalOf('RUNNING_BALANCE', {
        page: link.booking.page,
        message: worded(findings, 'runningBalance', { day: isoOf(link.booking.date).slice(5) }),
        expected: formatAmount(link.expected),
        actual: formatAmount(link.booking.balance?.value ?? 0),
        certainty: linkCertainty(link),
      }),
    );
}

function isChainComplete(links: readonly BalanceLink[], { bookings, begin }: Statement): boolean {
  return (
    links.length >= documentRules.minLinks &&
    begin !== undefined &&
    links.length === bookings.filter(({ balance }) => balance).length &&
    correctShare(links) === 1
  );
}

interface ComparedTotal {
  what: string;
  expected: number;
  actual: Figure;
}

const contradicts = ({ expected, actual }: ComparedTotal) =>
  !isSameAmount(expected, actual.value ?? expected);

const totalsSignal = ({ what, expected, actual }: ComparedTotal): Signal =>
  signalOf('STATEMENT_TOTALS', {
    page: actual.page,
    message: worded(findings, 'statementTotal', { figure: what }),
    expected: formatAmount(expected),
    actual: formatAmount(actual.value ?? 0),
    certainty: certaintyOf(toReadAmount(actual), [], expected),
  });

const toReadAmount = (figure: Figure) => ({
  value: figure.value ?? 0,
  confidence: figure.confidence < 1 ? figure.confidence : undefined,
});

/** Any subset of lines may match, because a summary may contain subtotals. */
function isSummaryCorrect(begin: number, end: number, moves: readonly number[]): boolean {
  const difference = centsOf(end) - centsOf(begin);
  let sums = new Set([0]);
  for (const move of moves.slice(0, 10))
    sums = new Set([...sums, ...[...sums].map((sum) => sum + centsOf(move))]);
  return sums.has(difference);
}

const movesInSummary = ({ summary }: Statement, figures: readonly Figure[]): number[] => {
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? 0;
  return summary.length > 1 ? summary.map(({ moved }) => moved) : [value('deposits'), -value('withdrawals')];
};

const addsUp = (statement: Statement, figures: readonly Figure[]): boolean => {
  const [begin, end] = [statement.begin?.value ?? null, statement.end?.value ?? null];
  return begin !== null && end !== null && isSummaryCorrect(begin, end, movesInSummary(statement, figures));
};

function checkSummary(statement: Statement, figures: readonly Figure[]): Signal[] {
  const { begin, end } = statement;
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? null;
  const [deposits, withdrawals] = [value('deposits'), value('withdrawals')];
  if (typeof begin?.value !== 'number' || typeof end?.value !== 'number') return [];
  if (deposits === null || withdrawals === null) return [];
  const items = statement.summary.map(({ moved }) => moved);
  const moves = items.length > 1 ? items : [deposits, -Math.abs(withdrawals)];
  const expected = begin.value + moves.reduce((sum, move) => sum + move, 0);
  if (
    isSummaryCorrect(begin.value, end.value, moves) ||
    isSummaryCorrect(begin.value, end.value, [deposits, -withdrawals])
  )
    return [];
  const read = [begin, ...figures.filter(({ name }) => name === 'deposits' || name === 'withdrawals')].map(
    toReadAmount,
  );
  return [
    signalOf('STATEMENT_TOTALS', {
      page: end.page,
      message: worded(findings, 'statementSum'),
      expected: formatAmount(expected),
      actual: formatAmount(end.value),
      certainty: certaintyOf(toReadAmount(end), read, expected),
    }),
  ];
}

function movesOf(links: readonly BalanceLink[]): number[] {
  return links.map(({ booking, before }) => centsOf(booking.balance?.value ?? 0) - centsOf(before.value));
}

const sumOf = (moves: readonly number[], direction: 1 | -1) =>
  Math.abs(moves.filter((move) => move * direction > 0).reduce((total, move) => total + move, 0)) / 100;

function comparedMoves(
  links: readonly BalanceLink[],
  statement: Statement,
  figures: readonly Figure[],
): ComparedTotal[] {
  if (links.length !== statement.bookings.length || statement.summary.length > 2) return [];
  const moves = movesOf(links);
  return figures.flatMap((actual): ComparedTotal[] => {
    if (actual.name !== 'deposits' && actual.name !== 'withdrawals') return [];
    return [{ what: actual.label, expected: sumOf(moves, actual.name === 'deposits' ? 1 : -1), actual }];
  });
}

function checkTotals(
  links: readonly BalanceLink[],
  statement: Statement,
  figures: readonly Figure[],
): Signal[] {
  const last = links.at(-1)?.booking.balance?.value;
  if (last === undefined || !isChainComplete(links, statement)) return [];
  const end: ComparedTotal[] = statement.end
    ? [{ what: figureLabels.endingBalance, expected: last, actual: statement.end }]
    : [];
  const compared = [...end, ...comparedMoves(links, statement, figures)];
  const wrongTotals = compared.filter(contradicts);
  // If one total fails alone, its reading is correct when the summary adds up.
  const isTrusted = wrongTotals.length < compared.length || addsUp(statement, figures);
  return isTrusted ? wrongTotals.map(totalsSignal) : [];
}

/** Banks book the rows of a weekend some days later. */
const graceDays = 5;

function checkDates(lines: readonly Line[], { bookings }: Statement): Signal[] {
  const located = periodOf(lines);
  if (!located) return [];
  const { from, to } = located.period;
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
  const links = chainLinks(statement);
  return [
    ...checkRunningBalance(links),
    ...checkSummary(statement, figures),
    ...checkTotals(links, statement, figures),
    ...checkSectionTotals(lines, statement, kind),
    ...checkDates(lines, statement),
  ];
}
