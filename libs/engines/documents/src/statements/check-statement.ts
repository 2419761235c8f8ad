import { fill, worded } from '@groundwork/wording';
import { amountsOf, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isNearMiss, isOneEdit, isSameAmount, withWitness } from '../contradiction.ts';
import type { Figure } from '../figures.ts';
import type { Line } from '../page.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { checkSectionTotals, haveSectionsTotals } from './check-sections.ts';
import { checkAccountTable } from './account-table.ts';
import { dayNumber, isoOf, startsWithDate } from './dates.ts';
import { periodOf } from './period.ts';
import { bookedTotals } from './readings.ts';
import type { Statement } from './statement.ts';
import type { Totals } from './summary.ts';
import { type ComparedTotal, rowsOfTotal } from './compared-total.ts';
import { hasOneSame, isOneNear, isSameTotals } from './same-totals.ts';
import {
  type Balance,
  type BalanceLink,
  chainLinks,
  correctShare,
  hasChainWitness,
  isChainComplete,
  toReadAmount,
} from './balance-links.ts';
import type { Booking } from './bookings.ts';
import { details, figureLabels, findings } from '../documents.wording.ts';

/** A row that was not read breaks a balance too, so one amount must look edited. */
function linkCertainty(link: BalanceLink, links: readonly BalanceLink[]): number {
  const { rows, before, expected } = link;
  const { amount, balance } = link.booking;
  if (!amount || !balance) return 0;
  const moves = rows.flatMap((row) =>
    row.amount ? { ...row.amount, value: Math.abs(row.amount.value) } : [],
  );
  const terms = [before, ...moves].map(({ value }) => value);
  const isEdited = isOneEdit(balance.value, expected, terms);
  const certainty = certaintyOf(balance, [{ ...before, sign: 1 }, ...moves], expected, isEdited);
  return withWitness(certainty, isEdited && hasChainWitness(link, links));
}

function checkRunningBalance(links: readonly BalanceLink[]): Signal[] {
  const isShort = links.length < documentRules.minLinks;
  if (!isShort && correctShare(links) < documentRules.correctLinkShare) return [];
  const isNear = ({ expected, booking }: BalanceLink) => isNearMiss(expected, booking.balance?.value ?? 0);
  return links
    .filter((link) => !link.isCorrect && (!isShort || isNear(link)))
    .map((link) =>
      signalOf('RUNNING_BALANCE', {
        page: link.booking.page,
        area: link.booking.balance?.area ?? link.booking.area,
        message: worded(findings, 'runningBalance', { day: isoOf(link.booking.date).slice(5) }),
        expected: formatAmount(link.expected),
        actual: formatAmount(link.booking.balance?.value ?? 0),
        certainty: linkCertainty(link, links),
      }),
    );
}

const contradicts = ({ expected, actual }: ComparedTotal) =>
  !isSameAmount(expected, actual.value ?? expected);

const isDatedRow = (line: Line) => startsWithDate(line) && amountsOf(line).some(({ hasCents }) => hasCents);

const printsBoth = (line: Line, one: number, other: number): boolean =>
  [one, other].every((value) =>
    amountsOf(line).some((amount) => isSameAmount(Math.abs(amount.value), Math.abs(value))),
  );

/** A row that was not read makes the rows less than their total, or leads to the ending balance. */
function isWitnessed({ expected, actual, rows }: ComparedTotal, { lines, end }: Statement): boolean {
  const printed = actual.value ?? expected;
  const gap = expected - printed;
  if (lines.some((line) => !isDatedRow(line) && printsBoth(line, gap, end?.value ?? NaN))) return false;
  const amounts = rows.flatMap(({ amount }) => (amount ? [Math.abs(amount.value)] : []));
  if (Math.abs(expected) > Math.abs(printed) || isOneEdit(printed, expected, amounts)) return true;
  return rows.length === 0 || lines.filter(isDatedRow).length <= rows.length;
}

/** A total of several items of a summary is as certain as the least certain one. */
function readTotal({ actual }: ComparedTotal, { summary, lines }: Statement): Balance {
  const direction = actual.name === 'deposits' ? 1 : -1;
  const items = summary.filter(({ moved }) => moved * direction > 0);
  const confidences = items.flatMap(({ amount }) => amount.confidence ?? []);
  const read = printedAs(toReadAmount(actual), lines);
  if (actual.name === 'endingBalance' || items.length < 2 || confidences.length < items.length) return read;
  return { ...read, confidence: Math.min(...confidences) };
}

const totalsSignal = (compared: ComparedTotal, statement: Statement): Signal => {
  const { what, expected, actual } = compared;
  return signalOf('STATEMENT_TOTALS', {
    page: actual.page,
    area: actual.box,
    message: worded(findings, 'statementTotal', { figure: what }),
    expected: formatAmount(expected),
    actual: formatAmount(actual.value ?? 0),
    certainty: withWitness(
      certaintyOf(
        readTotal(compared, statement),
        rowsOfTotal(compared).flatMap(({ amount }) => amount ?? []),
        expected,
      ),
      isWitnessed(compared, statement),
    ),
  });
};

function printedAs(read: Balance, lines: readonly Line[]): Balance {
  const confidences = lines.flatMap((line) =>
    amountsOf(line).flatMap(({ value, confidence }) =>
      confidence !== undefined && isSameAmount(Math.abs(value), Math.abs(read.value)) ? confidence : [],
    ),
  );
  if (read.confidence === undefined) return read;
  return {
    value: read.value,
    confidence: confidences.length > 0 ? Math.max(...confidences) : read.confidence,
  };
}

const isPrinted = (value: number, lines: readonly Line[]) =>
  lines.some((line) =>
    amountsOf(line).some((amount) => amount.hasCents && isSameAmount(amount.value, value)),
  );

function hasSummaryWitness(
  { totals, bookings, end }: Statement,
  expected: number,
  links: readonly BalanceLink[],
  lines: readonly Line[],
): boolean {
  const booked = bookedTotals(bookings);
  if (booked && totals && isSameTotals(booked, totals)) return true;
  const last = links.at(-1)?.booking.balance;
  if (last && end && isSameAmount(last.value, end.value ?? 0)) return true;
  return isPrinted(expected, lines) || haveSectionsTotals(lines, bookings);
}

function asBooked(read: Balance, { bookings, totals }: Statement): Balance {
  const booked = bookedTotals(bookings);
  if (!booked || !totals || !isSameTotals(booked, totals) || read.confidence === undefined) return read;
  return { ...read, confidence: Math.max(read.confidence, documentRules.confirmed) };
}

function checkSummary(statement: Statement, links: readonly BalanceLink[], lines: readonly Line[]): Signal[] {
  const { begin, end, totals, isConsistent, summary } = statement;
  if (isConsistent || !totals || typeof begin?.value !== 'number' || typeof end?.value !== 'number')
    return [];
  const expected = begin.value + totals.deposits - totals.withdrawals;
  if (isSameAmount(expected, end.value)) return [];
  const printed = [totals.deposits, totals.withdrawals].map((value) => toReadAmount({ ...begin, value }));
  const moves = summary.length > 0 ? summary.map(({ amount }) => amount) : printed;
  const read = [toReadAmount(begin), ...moves.map((move) => asBooked(printedAs(move, lines), statement))];
  return [
    signalOf('STATEMENT_TOTALS', {
      page: end.page,
      area: end.box,
      message: worded(findings, 'statementSum'),
      expected: formatAmount(expected),
      actual: formatAmount(end.value),
      certainty: withWitness(
        certaintyOf(toReadAmount(end), read, expected),
        hasSummaryWitness(statement, expected, links, lines),
      ),
    }),
  ];
}

function checkConflict({ conflict, isConsistent }: Statement): Signal[] {
  if (!conflict) return [];
  const { item, expected } = conflict;
  const actual = Math.abs(item.amount.value);
  return [
    signalOf('STATEMENT_TOTALS', {
      page: item.line.page,
      area: item.amount.area,
      message: worded(findings, 'statementTotal', { figure: item.label }),
      expected: formatAmount(expected),
      actual: formatAmount(actual),
      certainty: withWitness(certaintyOf({ ...item.amount, value: actual }, [], expected), isConsistent),
    }),
  ];
}

function movesOf(links: readonly BalanceLink[]): number[] {
  return links.map(({ booking, before }) => centsOf(booking.balance?.value ?? 0) - centsOf(before.value));
}

const sumOf = (moves: readonly number[], direction: 1 | -1) =>
  Math.abs(moves.filter((move) => move * direction > 0).reduce((total, move) => total + move, 0)) / 100;

/** If one direction agrees to the cent, the rows of the other were read too. */
function comparedMoves(
  moves: Totals,
  { totals, isConsistent }: Statement,
  figures: readonly Figure[],
  rows: readonly Booking[] = [],
): ComparedTotal[] {
  if (!totals || (!isConsistent && !hasOneSame(moves, totals))) return [];
  return figures.flatMap((actual): ComparedTotal[] => {
    if (actual.name !== 'deposits' && actual.name !== 'withdrawals') return [];
    return [{ what: actual.label, expected: moves[actual.name], actual, rows }];
  });
}

function wrongTotals(
  links: readonly BalanceLink[],
  statement: Statement,
  figures: readonly Figure[],
): ComparedTotal[] {
  const last = links.at(-1)?.booking.balance?.value;
  if (last === undefined || !isChainComplete(links, statement)) return wrongBookedTotals(statement, figures);
  const end: ComparedTotal[] = statement.end
    ? [{ what: figureLabels.endingBalance, expected: last, actual: statement.end, rows: [] }]
    : [];
  const moves = movesOf(links);
  const sums = { deposits: sumOf(moves, 1), withdrawals: sumOf(moves, -1) };
  const areAllRead = links.length === statement.bookings.length;
  const compared = [...end, ...(areAllRead ? comparedMoves(sums, statement, figures) : [])];
  const wrong = withoutMovedAmounts(compared.filter(contradicts));
  // If one total fails alone, its reading is correct when the summary adds up.
  return wrong.length < compared.length || statement.isConsistent ? wrong : [];
}

function wrongBookedTotals(statement: Statement, figures: readonly Figure[]): ComparedTotal[] {
  const booked = bookedTotals(statement.bookings);
  const { totals, isConsistent, bookings } = statement;
  if (!booked || !totals || !isConsistent || !(hasOneSame(booked, totals) || isOneNear(booked, totals)))
    return [];
  if (bookings.some(({ afterGap }) => afterGap)) return [];
  return withoutMovedAmounts(comparedMoves(booked, statement, figures, bookings).filter(contradicts));
}

const gapOf = ({ expected, actual }: ComparedTotal) => centsOf(expected) - centsOf(actual.value ?? expected);

/** Some summaries count a refund as a smaller withdrawal: both totals then differ by the same amount. */
function withoutMovedAmounts(wrong: readonly ComparedTotal[]): ComparedTotal[] {
  const totals = wrong.filter(({ actual }) => actual.name !== 'endingBalance');
  const [one, other] = totals;
  const isMoved = one && other && gapOf(one) === gapOf(other);
  return isMoved ? wrong.filter((each) => !totals.includes(each)) : [...wrong];
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
      area: first.area,
      message: worded(findings, 'dateOutsidePeriod'),
      expected: fill(details.period, { from, to }),
      actual: isoOf(first.date).replace('0000-', ''),
      certainty,
    }),
  ];
}

export function checkStatement(
  statement: Statement,
  all: readonly Line[],
  figures: readonly Figure[],
): Signal[] {
  const { lines } = statement;
  const links = chainLinks(statement);
  return [
    ...checkRunningBalance(links),
    ...checkSummary(statement, links, lines),
    ...checkConflict(statement),
    ...checkAccountTable(all, statement),
    ...wrongTotals(links, statement, figures).map((total) => totalsSignal(total, statement)),
    ...checkSectionTotals(lines, statement),
    ...checkDates(all, statement),
  ];
}
