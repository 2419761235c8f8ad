import { addMonths } from '../days.ts';
import { down, halfUp, sumOf } from '../rounding.ts';
import { isAdvance, isCustomer } from './counted-rows.ts';
import type { BalanceFigures } from './daily-balances.ts';
import type { MonthFigures, MonthSums } from './month-figures.ts';

export interface Trailing {
  readonly months: number;
  readonly from: string;
  readonly to: string;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly trueRevenue: number;
  readonly netOperatingCash: number;
  readonly averageDailyBalance: number;
  readonly lowestBalance: number;
  readonly daysLow: number;
  readonly daysNegative: number;
  readonly nsfCount: number;
  readonly nsfDays: number;
  readonly debtService: number;
  readonly advances: number;
  /** Tenths of a percent; null without revenue. */
  readonly holdbackPercent: number | null;
  /** Hundredths, rounded down; null without debt. */
  readonly coverage: number | null;
  readonly overdraftFees: number;
}

export function lastRun(months: readonly MonthSums[]): readonly MonthSums[] {
  const last = months.findLastIndex(({ figures }) => figures.counted);
  let first = last;
  while (first > 0 && months[first - 1]?.figures.counted === true) first -= 1;
  return last < 0 ? [] : months.slice(first, last + 1);
}

const holdback = (advances: number, revenue: number): number | null => {
  if (advances === 0) return 0;
  return revenue > 0 ? halfUp(advances * 1000, revenue) : null;
};

export function trailing(months: readonly MonthSums[]): Trailing {
  const sum = (value: (figures: MonthFigures) => number) => sumOf(months, ({ figures }) => value(figures));
  const balance = (value: (figures: BalanceFigures) => number) =>
    sumOf(months, ({ balances }) => (balances === null ? 0 : value(balances)));
  const advances = months.flatMap(({ rows }) => rows.filter((row) => row.cents < 0 && isAdvance(row)));
  const debtService = sum((each) => each.debtService);
  const trueRevenue = sum((each) => each.trueRevenue);
  const netOperatingCash = sum((each) => each.netOperatingCash);
  const repaid = sumOf(months, ({ advanceRepayments }) => advanceRepayments);
  return {
    months: months.length,
    from: months[0]?.figures.month ?? '',
    to: months.at(-1)?.figures.month ?? '',
    deposits: sum((each) => each.deposits),
    withdrawals: sum((each) => each.withdrawals),
    trueRevenue,
    netOperatingCash,
    averageDailyBalance: halfUp(
      balance((each) => each.sum),
      balance((each) => each.days),
    ),
    lowestBalance: Math.min(...months.map(({ balances }) => balances?.lowest ?? Infinity)),
    daysLow: balance((each) => each.daysLow),
    daysNegative: balance((each) => each.daysNegative),
    nsfCount: sum((each) => each.nsfCount),
    nsfDays: sum((each) => each.nsfDays),
    debtService,
    advances: new Set(advances.map(({ payee }) => payee)).size,
    holdbackPercent: holdback(repaid, trueRevenue),
    coverage: debtService === 0 ? null : down(netOperatingCash * 100, debtService),
    overdraftFees: sumOf(months, ({ overdraftFees }) => overdraftFees),
  };
}

const revenueOf = (months: readonly MonthSums[]): number =>
  sumOf(months, ({ figures }) => figures.trueRevenue);

export function trendOf(run: readonly MonthSums[]): number | null {
  if (run.length < 6) return null;
  const before = revenueOf(run.slice(-6, -3));
  return before > 0 ? halfUp((revenueOf(run.slice(-3)) - before) * 1000, before) : null;
}

export interface SeasonalMonth {
  readonly month: string;
  readonly index: number;
}

export function seasonalityOf(run: readonly MonthSums[]): SeasonalMonth[] | null {
  const year = run.slice(-12);
  const revenue = revenueOf(year);
  if (year.length < 12 || revenue <= 0) return null;
  return year.map(({ figures }) => ({
    month: figures.month,
    index: halfUp(figures.trueRevenue * 1200, revenue),
  }));
}

export interface Payer {
  readonly payee: string;
  readonly cents: number;
  /** Hundredths of a percent of the revenue. */
  readonly percent: number;
}

const mostPercent = 10_000;
const share = (cents: number, revenue: number): number =>
  revenue > 0 ? Math.min(mostPercent, halfUp(cents * mostPercent, revenue)) : 0;

export function payersOf(months: readonly MonthSums[]): Payer[] {
  const revenue = revenueOf(months);
  const sums = new Map<string, number>();
  for (const { rows } of months)
    for (const row of rows)
      if (row.cents > 0 && row.payee !== '' && isCustomer(row))
        sums.set(row.payee, (sums.get(row.payee) ?? 0) + row.cents);
  return [...sums]
    .map(([payee, cents]) => ({ payee, cents, percent: share(cents, revenue) }))
    .sort((a, b) => b.cents - a.cents || (a.payee < b.payee ? -1 : 1));
}

export function largestShare(months: readonly MonthSums[], count: number): number | null {
  const revenue = revenueOf(months);
  if (revenue <= 0) return null;
  return share(
    sumOf(payersOf(months).slice(0, count), ({ cents }) => cents),
    revenue,
  );
}

export interface PreviousYear {
  readonly from: string;
  readonly to: string;
  readonly trueRevenue: number;
}

export function previousYearOf(run: readonly MonthSums[]): PreviousYear | null {
  if (run.length < 24) return null;
  const to = addMonths(run.at(-1)?.figures.month ?? '', -12);
  return { from: addMonths(to, -11), to, trueRevenue: revenueOf(run.slice(-24, -12)) };
}
