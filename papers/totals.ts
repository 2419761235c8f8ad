import { two } from './days.ts';
import {
  dailyBalances,
  entriesOf,
  type Flow,
  type Ledger,
  moneyIn,
  moneyOut,
  type Span,
  sumOf,
} from './ledger.ts';
import { daysFrom, lastDay } from './print.ts';
import type { Random } from './random.ts';

export function totalsOf(ledger: Ledger) {
  const all = (...flows: readonly Flow[]) => entriesOf(ledger, ...flows);
  const sum = (...flows: readonly Flow[]) => sumOf(all(...flows));
  return { all, sum, into: sum(...moneyIn), out: sum(...moneyOut) };
}

export const daysOf = ({ from, to }: Pick<Ledger, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The mean of the balances at the end of each day, days without a booking included. */
export function averageBalance(ledger: Ledger): number {
  const days = daysOf(ledger);
  const ends = new Map(dailyBalances(ledger).map(({ day, cents }) => [day, cents]));
  const { day } = daysFrom(ledger.from, days);
  let [balance, sum] = [ledger.beginning, 0];
  for (let number = 1; number <= days; number += 1) sum += balance = ends.get(day(number)) ?? balance;
  return Math.round(sum / days);
}

/** A statement cycle that begins within a month. */
export const cycle = (random: Random): Span =>
  daysFrom(
    `${random.between(2022, 2025)}-${two(random.between(1, 12))}-${random.pick(['05', '12', '19', '24'])}`,
    random.between(29, 32),
  );

export function quarter(random: Random): Span {
  const [year, first] = [random.between(2022, 2025), random.pick([1, 4, 7, 10])];
  const days = [0, 1, 2].reduce((sum, at) => sum + lastDay(year, first + at), 0);
  return daysFrom(`${year}-${two(first)}-01`, days);
}
