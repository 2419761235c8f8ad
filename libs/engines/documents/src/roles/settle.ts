import { amountsIn, type Grid } from '../grid/tables.ts';
import type { Row } from './direction-features.ts';
import type { LineRole } from './roles.ts';
import { centsIn, sizeOf } from './sums.ts';

/** The amounts of rows, in their order, with the probability that each is money in. */
interface Signs {
  readonly sizes: readonly number[];
  readonly shares: readonly number[];
  readonly isIn: boolean[];
}

interface Anchor {
  readonly line: number;
  readonly cents: number;
}

function anchorsOf(grid: Grid, roles: readonly LineRole[], rows: readonly Row[]): Anchor[] {
  const balances = new Map(
    rows.flatMap(({ line, balance }) => (balance ? [[line, centsIn(balance)] as const] : [])),
  );
  return grid.lines.flatMap((_, line) => {
    const carried = roles[line] === 'carried balance' ? amountsIn(grid, line).map(centsIn).at(-1) : undefined;
    const cents = balances.get(line) ?? carried;
    return cents === undefined ? [] : [{ line, cents }];
  });
}

const mostRows = 16;
const mostSums = 70_000;

interface Sum {
  readonly cost: number;
  readonly signs: readonly boolean[];
}

function withNext(sums: ReadonlyMap<number, Sum>, size: number, share: number): Map<number, Sum> {
  const next = new Map<number, Sum>();
  for (const [total, { cost, signs }] of sums)
    for (const isIn of [true, false]) {
      const key = total + (isIn ? size : -size);
      const own = cost - Math.log(isIn ? share : 1 - share);
      if (own < (next.get(key)?.cost ?? Infinity)) next.set(key, { cost: own, signs: [...signs, isIn] });
    }
  return next;
}

const bounded = (share: number, least: number) => Math.min(1 - least, Math.max(least, share));

/** The most probable signs of these amounts with this sum. */
export function signsFor(
  sizes: readonly number[],
  shares: readonly number[],
  sum: number,
): readonly boolean[] | null {
  if (sizes.length > mostRows) return null;
  let sums: ReadonlyMap<number, Sum> = new Map([[0, { cost: 0, signs: [] }]]);
  for (const [at, size] of sizes.entries()) {
    sums = withNext(sums, size, bounded(shares[at] ?? 0.5, 0.001));
    if (sums.size > mostSums) return null;
  }
  return sums.get(sum)?.signs ?? null;
}

/** Rows that have the same sign: of one column, one section and one printed sign. */
function groupsOf(grid: Grid, rows: readonly Row[], free: readonly boolean[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [at, { amount, section }] of rows.entries()) {
    if (free[at] !== true) continue;
    const column = grid.columnOf.get(amount);
    const name = column?.heading === '' ? String(column.table) : column?.heading;
    const key = [name, column?.place, section, centsIn(amount) < 0].join('|');
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return [...groups.values()];
}

const mostGroups = 8;

/** What two printed balances can differ by. */
function differencesOf(grid: Grid, roles: readonly LineRole[]): Set<number> {
  const values = grid.lines.flatMap((_, at) =>
    roles[at] === 'carried balance' || roles[at] === 'summary item' ? amountsIn(grid, at).map(centsIn) : [],
  );
  const few = [...new Set(values)].slice(0, 30);
  return new Set(few.flatMap((one) => few.filter((two) => two !== one).map((two) => two - one)));
}

const netOf = (sizes: readonly number[], isIn: readonly boolean[]) =>
  sizes.reduce((sum, size, at) => sum + (isIn[at] === true ? size : -size), 0);

function chosen(groups: readonly (readonly number[])[], { shares, isIn }: Signs, choice: number): Sum {
  const signs = [...isIn];
  let cost = 0;
  for (const [place, group] of groups.entries())
    for (const at of group) {
      const sign = (choice & (1 << place)) !== 0;
      const share = bounded(shares[at] ?? 0.5, 0.02);
      signs[at] = sign;
      cost -= Math.log(sign ? share : 1 - share);
    }
  return { cost, signs };
}

/** The cheapest signs of whole groups with which the rows lead from one printed balance to another. */
function flipGroups(
  groups: readonly (readonly number[])[],
  all: Signs,
  differences: ReadonlySet<number>,
): readonly boolean[] {
  if (groups.length > mostGroups || differences.has(netOf(all.sizes, all.isIn))) return all.isIn;
  const [best] = Array.from({ length: 2 ** groups.length }, (_, choice) => chosen(groups, all, choice))
    .filter(({ signs }) => differences.has(netOf(all.sizes, signs)))
    .sort((a, b) => a.cost - b.cost);
  return best?.signs ?? all.isIn;
}

/** Decides the signs of the rows between two balances, and returns which rows remain free. */
function followBalances(all: Signs, rows: readonly Row[], anchors: readonly Anchor[]): boolean[] {
  const free = rows.map(() => true);
  const isNewestFirst = isNewest(rows, all.sizes);
  for (const [at, two] of anchors.slice(1).entries()) {
    const one = anchors[at] ?? two;
    const [from, to] = isNewestFirst ? [one.line, two.line - 1] : [one.line + 1, two.line];
    const own = rows.flatMap(({ line }, index) => (line >= from && line <= to ? [index] : []));
    const sum = isNewestFirst ? one.cents - two.cents : two.cents - one.cents;
    const pick = (numbers: readonly number[]) => own.flatMap((index) => numbers[index] ?? []);
    const signs = signsFor(pick(all.sizes), pick(all.shares), sum) ?? [];
    for (const [place, sign] of signs.entries())
      for (const index of own.slice(place, place + 1)) {
        all.isIn[index] = sign;
        free[index] = false;
      }
  }
  return free;
}

/** The signs of all rows: the balances decide where they can, elsewhere the more probable sign. */
export function settled(
  grid: Grid,
  roles: readonly LineRole[],
  rows: readonly Row[],
  shares: readonly number[],
): number[] {
  const sizes = rows.map(({ amount }) => sizeOf(amount));
  const all: Signs = { sizes, shares, isIn: shares.map((share) => share >= 0.5) };
  const free = followBalances(all, rows, anchorsOf(grid, roles, rows));
  const isIn = flipGroups(groupsOf(grid, rows, free), all, differencesOf(grid, roles));
  return sizes.map((size, at) => (isIn[at] === true ? size : -size));
}

/** Each balance differs from the one below it by the amount of its own row. */
function isNewest(rows: readonly Row[], sizes: readonly number[]): boolean {
  const balances = rows.map(({ balance }) => (balance ? centsIn(balance) : null));
  const countOf = (offset: number) =>
    balances.filter((two, at) => {
      const one = balances[at - 1] ?? null;
      return one !== null && two !== null && Math.abs(one - two) === sizes[at - offset];
    }).length;
  return countOf(1) > countOf(0);
}
