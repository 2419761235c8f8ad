import { dayNumber } from '../days.ts';
import type { StructureRule } from './rule.ts';

export interface PayeeRow {
  readonly at: number;
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly payee: string;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

const bySize = (a: PayeeRow, b: PayeeRow): number => a.cents - b.cents;

function usualWithout(sorted: readonly PayeeRow[], place: number): number | undefined {
  const middle = (sorted.length - 1) >> 1;
  return sorted.length < 2 ? undefined : sorted[middle < place ? middle : middle + 1]?.cents;
}

function countBetween(sorted: readonly number[], from: number, to: number): number {
  return firstAtOrAfter(sorted, to + 1) - firstAtOrAfter(sorted, from);
}

function firstAtOrAfter(sorted: readonly number[], day: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function advancesByStructure(rows: readonly PayeeRow[], rule: StructureRule): number[] {
  const incoming = rows.filter(({ cents }) => cents > 0).sort(bySize);
  const ofAccounts = groupBy(incoming, ({ account }) => account);
  const places = new Map(
    [...ofAccounts.values()].flatMap((same) => same.map((row, at) => [row, at] as const)),
  );
  const ofPayees = groupBy(incoming, ({ payee }) => payee);
  const outs = groupBy(
    rows.filter(({ cents }) => cents < 0),
    ({ payee }) => payee,
  );
  return [...ofPayees].flatMap(([payee, own]) => {
    const days = (outs.get(payee) ?? []).map(({ day }) => dayNumber(day)).sort((a, b) => a - b);
    if (days.length < rule.minRows) return [];
    return own.flatMap((row, place) => {
      const ofAccount = ofAccounts.get(row.account) ?? [];
      const usual = usualWithout(own, place) ?? usualWithout(ofAccount, places.get(row) ?? 0);
      const from = dayNumber(row.day);
      const isLarge = usual !== undefined && row.cents >= usual * rule.timesUsual;
      return isLarge && countBetween(days, from, from + rule.maxDays) >= rule.minRows ? [row.at] : [];
    });
  });
}
