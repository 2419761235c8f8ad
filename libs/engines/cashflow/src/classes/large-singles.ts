import { monthOf } from '../days.ts';
import type { SingleRule } from './rule.ts';

interface RevenueRow {
  readonly at: number;
  readonly day: string;
  readonly cents: number;
  readonly payee: string;
  readonly isRevenue: boolean;
}

function addTo(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

export function largeSingles(rows: readonly RevenueRow[], { part }: SingleRule): number[] {
  const [counts, months] = [new Map<string, number>(), new Map<string, number>()];
  for (const { cents, payee, day, isRevenue } of rows) {
    if (cents > 0) addTo(counts, payee, 1);
    if (cents > 0 && isRevenue) addTo(months, monthOf(day), cents);
  }
  const isLarge = ({ cents, day }: RevenueRow): boolean =>
    cents > ((months.get(monthOf(day)) ?? 0) - cents) * part;
  return rows
    .filter((row) => row.isRevenue && row.payee !== '' && counts.get(row.payee) === 1 && isLarge(row))
    .map(({ at }) => at);
}
