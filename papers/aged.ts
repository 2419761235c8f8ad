import { two } from './days.ts';
import { names } from './names.ts';
import { dollars, type Sheet, truthOf } from './paper.ts';
import { lastDay } from './print.ts';
import type { Random } from './random.ts';

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, cents) => all + cents, 0);

export function monthEnd(random: Random): string {
  const [year, month] = [random.between(2022, 2025), random.between(1, 12)];
  return `${year}-${two(month)}-${lastDay(year, month)}`;
}

export const partners = (random: Random, count: number): string[] =>
  [...new Set(Array.from({ length: count }, () => names.supplier(random)))].toSorted();

interface Aged {
  readonly kind: 'ar_aging' | 'ap_aging';
  readonly holder: string;
  readonly day: string;
  readonly total: number;
  readonly more?: Readonly<Record<string, number>>;
}

export const agedSheet = (html: string, { kind, holder, day, total, more = {} }: Aged): Sheet => ({
  html,
  truth: truthOf({
    kind,
    category: 'financial_reports',
    holder,
    period: { from: null, to: day },
    figures: { total: dollars(total) },
    more: Object.fromEntries(Object.entries(more).map(([name, cents]) => [name, dollars(cents)])),
  }),
});
