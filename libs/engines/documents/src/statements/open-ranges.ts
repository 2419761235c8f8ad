import type { Period } from './dates.ts';

export interface OpenRange {
  from: string;
  to: string;
  cents: number;
}

interface DatedRow {
  readonly day: string;
  readonly cents: number;
  readonly balance: number | null;
}

interface Chain {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly period: Period | null;
}

const mostRanges = 50;

/** A misread balance leaves two gaps of one size beside each other, and no row is missing. */
const withoutMisreadBalances = (ranges: readonly OpenRange[]): OpenRange[] =>
  ranges.reduce<OpenRange[]>((others, range) => {
    const before = others.at(-1);
    const isOpposite = before !== undefined && before.cents + range.cents === 0 && before.to === range.from;
    return isOpposite ? others.slice(0, -1) : [...others, range];
  }, []);

interface Anchor {
  readonly day: string;
  readonly balance: number;
  readonly moved: number;
}

function anchorsIn(rows: readonly DatedRow[], { closing, period }: Chain): Anchor[] {
  const anchors: Anchor[] = [];
  let moved = 0;
  for (const { day, cents, balance } of rows) {
    moved += cents;
    if (balance === null) continue;
    anchors.push({ day, balance, moved });
    moved = 0;
  }
  const day = period?.to ?? rows.at(-1)?.day ?? '';
  return closing === null ? anchors : [...anchors, { day, balance: closing, moved }];
}

function rangesIn(rows: readonly DatedRow[], chain: Chain): OpenRange[] {
  const { opening, period } = chain;
  const first = { day: period?.from ?? rows[0]?.day ?? '', balance: opening };
  const anchors = anchorsIn(rows, chain);
  const ranges = anchors.flatMap(({ day, balance, moved }, at): OpenRange[] => {
    const before = anchors[at - 1] ?? first;
    const cents = before.balance === null ? 0 : balance - before.balance - moved;
    const [from = day, to = day] = [before.day, day].toSorted((one, other) => one.localeCompare(other));
    return cents === 0 ? [] : [{ from, to, cents }];
  });
  return withoutMisreadBalances(ranges);
}

/** The days between two balances whose rows do not close. Some banks print the newest row first. */
export function openRanges(rows: readonly DatedRow[], chain: Chain): OpenRange[] {
  const [forward, backward] = [rangesIn(rows, chain), rangesIn(rows.toReversed(), chain)];
  return (backward.length < forward.length ? backward : forward).slice(0, mostRanges);
}
