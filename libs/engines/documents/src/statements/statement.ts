import { type Amount, amountsOf } from '../amounts.ts';
import type { Figure } from '../figures.ts';
import type { Pair } from '../layout.ts';
import type { Line } from '../page.ts';
import { figureLabels } from '../documents.wording.ts';
import { remembered } from '../remembered.ts';
import type { Conflict } from './balance-conflict.ts';
import { readSummary, type SummaryItem, type Totals } from './summary.ts';
import { documentRules } from '../rules.ts';
import { withBalancesBelow } from './balances-below.ts';
import { chainLinks, correctShare } from './balance-links.ts';
import { type Booking, type Column, columnsOf } from './bookings.ts';
import { withCheckDaysFirst } from './check-days.ts';
import type { Period } from './dates.ts';
import { withoutRowMarks } from './row-marks.ts';
import { withMendedRows } from './mended-rows.ts';
import { accountsIn } from './own-account.ts';
import { periodOf } from './period.ts';
import { addUp, bookedTotals, readBookings } from './readings.ts';
import { withoutSideNotes } from './side-notes.ts';
import { transactionsOf } from './transactions.ts';

export interface Statement {
  lines: readonly Line[];
  bookings: readonly Booking[];
  begin: Figure | undefined;
  end: Figure | undefined;
  totals: Totals | null;
  summary: readonly SummaryItem[];
  isConsistent: boolean;
  conflict: Conflict | null;
}

const rightOf = (columns: readonly Column[], role: Column['role']) =>
  columns.find((column) => column.role === role)?.right;

function columnTotals(lines: readonly Line[]): Totals[] {
  const columns = columnsOf(lines, transactionsOf(lines));
  const [into, out] = [rightOf(columns, 'in'), rightOf(columns, 'out')];
  if (into === undefined || out === undefined) return [];
  return lines.flatMap((line) => {
    if (!/^(?:sub|grand )?totals?\b/i.test(line.text)) return [];
    const amounts = amountsOf(line).filter(({ hasCents }) => hasCents);
    const near = (right: number) => amounts.find((amount: Amount) => Math.abs(amount.right - right) < 16);
    const [deposits, withdrawals] = [near(into), near(out)];
    if (!deposits || !withdrawals) return [];
    return [{ deposits: Math.abs(deposits.value), withdrawals: Math.abs(withdrawals.value) }];
  });
}

const readable = (pair: Pair | null, isConsistent: boolean): Pair | null =>
  isConsistent || (pair?.amount.confidence ?? 1) >= documentRules.unreadableBelow ? pair : null;

const toFigure = (name: 'beginningBalance' | 'endingBalance', pair: Pair | null, recognition: number) =>
  pair
    ? {
        name,
        label: figureLabels[name],
        value: pair.amount.value,
        text: null,
        confidence: Math.round((pair.amount.confidence ?? recognition) * 1000) / 1000,
        page: pair.line.page,
        box: pair.amount.area,
      }
    : undefined;

function lastBalance(lines: readonly Line[], bookings: readonly Booking[], begin: Pair | null): Pair | null {
  const figure = toFigure('beginningBalance', begin, 1);
  if (!figure || !isChained({ bookings, begin: figure })) return null;
  const last = chainLinks({ bookings, begin: figure }).at(-1)?.booking;
  const line = lines.find(
    ({ words }) => last?.balance && words[last.balance.first]?.text === last.balance.text,
  );
  return last?.balance && line ? { label: '', amount: last.balance, line } : null;
}

function readAccount(lines: readonly Line[], recognition: number, period: Period | null): Statement {
  const first = readSummary(lines, [], []);
  const bookings = readBookings(lines, period, {
    begin: first.begin?.amount.value ?? null,
    end: first.end?.amount.value ?? null,
    totals: first.totals,
  });
  const booked = bookedTotals(bookings);
  const { begin, end, totals, items, isConsistent, conflict } = readSummary(
    lines,
    columnTotals(lines),
    booked ? [booked] : [],
  );
  const closing = end ?? lastBalance(lines, bookings, begin);
  return {
    lines,
    bookings,
    begin: toFigure('beginningBalance', readable(begin, isConsistent), recognition),
    end: toFigure('endingBalance', readable(closing, isConsistent), recognition),
    totals,
    summary: items,
    isConsistent,
    conflict,
  };
}

function isChained(account: Pick<Statement, 'bookings' | 'begin'>): boolean {
  const links = chainLinks(account);
  return (
    links.length > 0 && links.length === account.bookings.length && links.every(({ isCorrect }) => isCorrect)
  );
}

function isReconciled({ bookings, begin, end, totals }: Statement): boolean {
  const [first, last] = [begin?.value ?? null, end?.value ?? null];
  if (last === null) return isChained({ bookings, begin });
  return first !== null && addUp(bookings, { begin: first, end: last, totals });
}

const isIdle = ({ bookings, begin, end }: Statement): boolean =>
  bookings.length === 0 && typeof begin?.value === 'number' && begin.value === end?.value;

const minLinks = 5;
const minShare = 0.8;

function startsOwnChain({ bookings, begin }: Statement): boolean {
  const links = begin ? chainLinks({ bookings, begin }) : [];
  const [first] = links;
  return links.length >= minLinks && first?.isCorrect === true && correctShare(links) >= minShare;
}

/** The balances of one account at least confirm that a statement has several. */
function readStatement(all: readonly Line[], recognition: number): Statement {
  const period = periodOf(all)?.period ?? null;
  const lines = withoutSideNotes(
    withCheckDaysFirst(withBalancesBelow(withoutRowMarks(withMendedRows(all, period)))),
  );
  const [own, ...others] = accountsIn(lines).map((account) => readAccount(account, recognition, period));
  if (own && (isReconciled(own) || startsOwnChain(own))) return own;
  const whole = readAccount(lines, recognition, period);
  return own && !isReconciled(whole) && others.some((other) => isReconciled(other) || isIdle(other))
    ? own
    : whole;
}

const statementsOf = remembered<readonly Line[], Map<number, Statement>>(() => new Map());

export function statementOf(lines: readonly Line[], recognition: number): Statement {
  const statements = statementsOf(lines);
  const statement = statements.get(recognition) ?? readStatement(lines, recognition);
  statements.set(recognition, statement);
  return statement;
}

const returnedPattern = /\b(nsf|non-?\s?sufficient|insufficient funds|returned item|returned check)\b/i;
const overdraftPattern = /\boverdraft\b|\bod fee\b/i;

export const eventsOf = (bookings: readonly Booking[], events: 'nsf' | 'overdraft'): Booking[] =>
  bookings.filter(({ text }) => (events === 'nsf' ? returnedPattern : overdraftPattern).test(text));

export function lowestOf({ begin, bookings }: Statement): number | null {
  const balances = bookings.flatMap(({ balance }) => balance?.value ?? []);
  if (balances.length < 2) return null;
  return Math.min(...balances, begin?.value ?? Infinity);
}
