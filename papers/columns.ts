import type { Block, Profit } from './books.ts';
import type { Random } from './random.ts';

export const addAll = (rows: readonly (readonly number[])[], width: number): number[] =>
  Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));

const less = (from: readonly number[], ...rows: readonly (readonly number[])[]) =>
  from.map((cents, at) => rows.reduce((left, row) => left - (row[at] ?? 0), cents));

export function partsOf(cents: number, seed: number, count: number): number[] {
  const shares = Array.from({ length: count }, (_, at) => 6 + ((seed * 5 + at * 7) % 11));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const later = shares.slice(1).map((share) => Math.trunc((cents * share) / whole));
  return [cents - later.reduce((sum, part) => sum + part, 0), ...later];
}

export const earlierOf = (cents: number, at: number, unit = 1): number =>
  Math.round((cents * (68 + ((at * 17) % 41))) / 100 / unit) * unit;

export const wholeDollars = (random: Random): Random => ({
  ...random,
  cents: (least, most) => random.between(least, most) * 100,
});

export const wholeThousands = (random: Random): Random => ({
  ...random,
  cents: (least, most) => random.between(Math.ceil(least / 1_000), Math.ceil(most / 1_000)) * 100_000,
});

export interface Part {
  readonly rows: readonly { readonly name: string; readonly amounts: readonly number[] }[];
  readonly sum: readonly number[];
  readonly printed: readonly number[];
}

type Columns = (cents: number, at: number) => readonly number[];

export function partOf(block: Block, columns: Columns, stated: number): Part {
  const changed = (row: readonly number[], by: number) =>
    row.map((cents, at) => (at === stated ? cents + by : cents));
  const real = block.accounts.map(({ cents }, at) => columns(cents, at));
  const sum = addAll(real, columns(0, 0).length);
  return {
    rows: block.accounts.map(({ name, cents, printed }, at) => ({
      name,
      amounts: changed(real[at] ?? [], printed - cents),
    })),
    sum,
    printed: changed(sum, block.totalPrinted - block.total),
  };
}

export function gridOf(profit: Profit, columns: Columns, stated: number) {
  const [income, cost, expense, other] = [profit.income, profit.cost, profit.expense, profit.other].map(
    (block, place) => partOf(block, (cents, at) => columns(cents, at + place * 3), stated),
  ) as [Part, Part, Part, Part];
  const gross = less(income.sum, cost.sum);
  const operating = less(gross, expense.sum);
  const net = addAll([operating, other.sum], operating.length);
  return { income, cost, expense, other, gross, operating, net };
}
