import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, monthsBetween } from '../days.ts';
import type { Anchor, Period } from '../files/bank-file.ts';
import { anchorSet } from './anchors.ts';

export type MonthState = 'reconciled' | 'disputed' | 'broken' | 'open';

export interface AccountMonth {
  readonly month: string;
  readonly state: MonthState;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly difference: number | null;
  /** Days of the month that no file covers. */
  readonly missing: readonly Period[];
}

export interface AccountLedger {
  readonly rows: readonly { readonly day: string; readonly cents: number }[];
  readonly anchors: readonly Anchor[];
  readonly covered: readonly Period[];
  readonly closedOn: string | null;
  readonly disputedDays?: readonly string[];
}

export interface AccountBalances {
  readonly months: readonly AccountMonth[];
  readonly firstWholeMonth: string | null;
  readonly anchors: readonly Anchor[];
  readonly segments: readonly Segment[];
}

export interface Segment {
  readonly from: string;
  readonly to: string;
  readonly difference: number;
}

function segmentsOf(anchors: readonly Anchor[], rows: AccountLedger['rows']): Segment[] {
  const sums = anchors.map(() => 0);
  for (const { day, cents } of rows) {
    const at = firstAtOrAfter(anchors, day);
    if (at < anchors.length) sums[at] = (sums[at] ?? 0) + cents;
  }
  return anchors.slice(1).map((to, at) => {
    const from = anchors[at];
    const difference = to.cents - (from?.cents ?? 0) - (sums[at + 1] ?? 0);
    return { from: addDays(from?.day ?? to.day, 1), to: to.day, difference };
  });
}

function firstAtOrAfter(anchors: readonly Anchor[], day: string): number {
  let [low, high] = [0, anchors.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((anchors[middle]?.day ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

const overlaps = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;

export function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const period of [...periods].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    if (last === undefined || period.from > addDays(last.to, 1)) result.push(period);
    else if (period.to > last.to) result[result.length - 1] = { from: last.from, to: period.to };
  }
  return result;
}

function missingIn({ from, to }: Period, covered: readonly Period[]): Period[] {
  const missing: Period[] = [];
  let next = from;
  for (const period of covered.filter((each) => overlaps(each, { from, to }))) {
    if (period.from > next) missing.push({ from: next, to: addDays(period.from, -1) });
    if (period.to >= next) next = addDays(period.to, 1);
  }
  if (next <= to) missing.push({ from: next, to });
  return missing;
}

interface MonthContext {
  readonly anchors: readonly Anchor[];
  readonly segments: readonly Segment[];
  readonly closed: readonly Period[];
  readonly covered: readonly Period[];
  readonly disputedEvenings: readonly string[];
  readonly disputedDays: readonly string[];
  readonly closedOn: string | null;
}

const balanceAt = ({ anchors, closedOn }: MonthContext, day: string): number | null => {
  const own = anchors.find((anchor) => anchor.day === day);
  if (own !== undefined || closedOn === null || day < closedOn) return own?.cents ?? null;
  return anchors.at(-1)?.cents ?? null;
};

/** A balance also opens the month after its evening. */
const isDisputed = ({ from, to }: Period, { disputedEvenings, disputedDays }: MonthContext): boolean =>
  disputedEvenings.some((day) => day >= addDays(from, -1) && day <= to) ||
  disputedDays.some((day) => day >= from && day <= to);

function stateOf(
  period: Period,
  context: MonthContext,
  missing: readonly Period[],
): [MonthState, number | null] {
  if (isDisputed(period, context)) return ['disputed', null];
  if (missingIn(period, context.closed).length === 0) return ['reconciled', null];
  const broken = context.segments.filter((each) => each.difference !== 0 && overlaps(each, period));
  const [first] = broken;
  if (first === undefined || missing.length > 0) return ['open', null];
  return ['broken', broken.reduce((sum, { difference }) => sum + difference, 0)];
}

function monthFrom(month: string, context: MonthContext): AccountMonth {
  const end = lastDayOf(month);
  const to = context.closedOn !== null && context.closedOn < end ? context.closedOn : end;
  const period = { from: firstDayOf(month), to };
  const missing = missingIn(period, context.covered);
  const [state, difference] = stateOf(period, context, missing);
  const opening = balanceAt(context, addDays(period.from, -1));
  return { month, state, opening, closing: balanceAt(context, to), difference, missing };
}

function coveredDays(ledger: AccountLedger, anchors: readonly Anchor[]): Period[] {
  const skipped = anchors.flatMap(({ skips }) => (skips ? [{ from: skips[0], to: skips[1] }] : []));
  return joined([...ledger.covered, ...skipped]);
}

function firstWholeMonthOf(covered: readonly Period[]): string | null {
  const first = covered[0]?.from;
  if (first === undefined) return null;
  const month = monthOf(first);
  return first === firstDayOf(month) ? month : addMonths(month, 1);
}

export function accountMonths(ledger: AccountLedger): AccountBalances {
  const { anchors, disputed } = anchorSet(ledger.anchors, ledger.rows);
  const covered = coveredDays(ledger, anchors);
  const segments = segmentsOf(anchors, ledger.rows);
  const context: MonthContext = {
    anchors,
    segments,
    closed: joined(segments.filter(({ difference }) => difference === 0)),
    covered,
    disputedEvenings: disputed,
    disputedDays: ledger.disputedDays ?? [],
    closedOn: ledger.closedOn,
  };
  const [first, last] = [covered[0]?.from, covered.at(-1)?.to];
  const months =
    first === undefined || last === undefined ? [] : monthsBetween(monthOf(first), monthOf(last));
  return {
    months: months.map((month) => monthFrom(month, context)),
    firstWholeMonth: firstWholeMonthOf(covered),
    anchors,
    segments,
  };
}
