import type { RowClass } from '../classes/rule.ts';
import { byDay, dayNumber, monthOf } from '../days.ts';
import { halfUp, sumOf } from '../rounding.ts';
import { isAdvance, isDebt, type CountedRow } from './counted-rows.ts';

export interface DebtPayments {
  readonly payee: string;
  readonly class: RowClass;
  readonly rhythm: 'daily' | 'weekly' | 'monthly' | 'irregular';
  readonly amount: number;
  readonly monthly: number | null;
  readonly first: string;
  readonly last: string;
  readonly rows: number;
}

const ranges = [
  ['daily', 0, 4],
  ['weekly', 5, 9],
  ['monthly', 26, 35],
] as const;

function rhythmOf(days: readonly string[]): DebtPayments['rhythm'] {
  const numbers = days.map(dayNumber);
  const gaps = numbers.slice(1).map((day, at) => day - (numbers[at] ?? day));
  const middle = gaps.sort((a, b) => a - b)[gaps.length >> 1];
  if (middle === undefined) return 'irregular';
  return ranges.find(([, from, to]) => middle >= from && middle <= to)?.[0] ?? 'irregular';
}

function toDebt(rows: readonly CountedRow[], months: readonly string[]): DebtPayments[] {
  const sorted = [...rows].sort(byDay);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const inWindow = sorted.filter(({ day }) => months.includes(monthOf(day)));
  return [
    {
      payee: first.payee,
      class: isAdvance(first) ? 'advance_repayment' : 'loan_repayment',
      rhythm: rhythmOf(sorted.map(({ day }) => day)),
      amount: -last.cents,
      monthly: months.length === 0 ? null : halfUp(-sumOf(inWindow, ({ cents }) => cents), months.length),
      first: first.day,
      last: last.day,
      rows: sorted.length,
    },
  ];
}

export function debtsOf(rows: readonly CountedRow[], months: readonly string[]): DebtPayments[] {
  const groups = new Map<string, CountedRow[]>();
  for (const row of rows) {
    if (row.cents >= 0 || !isDebt(row)) continue;
    const key = `${isAdvance(row) ? 'advance' : 'loan'}|${row.payee}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()]
    .flatMap((group) => toDebt(group, months))
    .sort((a, b) => (b.monthly ?? 0) - (a.monthly ?? 0) || b.rows - a.rows);
}
