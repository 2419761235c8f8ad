import { addDays, dayNumber, firstDayOf, lastDayOf } from '../days.ts';
import type { Anchor } from '../files/bank-file.ts';

interface DayRow {
  readonly day: string;
  readonly cents: number;
}

export type BalanceOn = (day: string) => number;

export function balanceOn(anchors: readonly Anchor[], rows: readonly DayRow[]): BalanceOn {
  const [first] = anchors;
  if (first === undefined) return () => 0;
  const start = dayNumber(first.day);
  const sums: number[] = [];
  for (const { day, cents } of rows) {
    const at = dayNumber(day) - start;
    if (at >= 0) sums[at] = (sums[at] ?? 0) + cents;
  }
  let total = 0;
  const upTo = Array.from(sums, (cents: number | undefined) => (total += cents ?? 0));
  const flow = (day: string): number => upTo[Math.min(dayNumber(day) - start, upTo.length - 1)] ?? 0;
  return (day) => {
    const base = anchors.findLast((anchor) => anchor.day <= day) ?? first;
    return base.cents + flow(day) - flow(base.day);
  };
}

export interface BalanceFigures {
  readonly sum: number;
  readonly days: number;
  readonly lowest: number;
  readonly daysLow: number;
  readonly daysNegative: number;
}

export function balanceFigures(
  month: string,
  balances: readonly BalanceOn[],
  lowBalanceCents: number,
): BalanceFigures {
  let [sum, days, lowest, daysLow, daysNegative] = [0, 0, Infinity, 0, 0];
  for (let day = firstDayOf(month); day <= lastDayOf(month); day = addDays(day, 1)) {
    const each = balances.map((on) => on(day));
    const total = each.reduce((all, cents) => all + cents, 0);
    days += 1;
    sum += total;
    lowest = Math.min(lowest, total);
    if (total < lowBalanceCents) daysLow += 1;
    if (each.some((cents) => cents < 0)) daysNegative += 1;
  }
  return { sum, days, lowest, daysLow, daysNegative };
}
