import { dayNumber } from '../days.ts';
import type { PairRule } from './rule.ts';
import type { ClassifiableRow } from './classify.ts';

interface Candidate {
  readonly row: ClassifiableRow;
  readonly at: number;
  readonly day: number;
  readonly hasWord: boolean;
  isFree: boolean;
}

interface Pair {
  readonly out: number;
  readonly incoming: number;
  readonly days: number;
}

const nearestFirst = (out: Candidate) => (a: Candidate, b: Candidate) =>
  Math.abs(a.day - out.day) - Math.abs(b.day - out.day) || a.day - b.day;

function matchOf(out: Candidate, incoming: readonly Candidate[], maxDays: number): Candidate | undefined {
  return incoming
    .filter(
      (each) =>
        each.isFree &&
        each.row.account !== out.row.account &&
        (each.hasWord || out.hasWord) &&
        Math.abs(each.day - out.day) <= maxDays,
    )
    .sort(nearestFirst(out))[0];
}

/** Rows of one size in two accounts. The earliest row out chooses first. */
export function transferPairs(
  rows: readonly ClassifiableRow[],
  rule: PairRule,
  hasWord: (at: number) => boolean,
): Pair[] {
  const outs: Candidate[] = [];
  const insBySize = new Map<number, Candidate[]>();
  rows.forEach((row, at) => {
    const candidate = { row, at, day: dayNumber(row.day), hasWord: hasWord(at), isFree: true };
    const sameSize = insBySize.get(row.cents);
    if (row.cents < 0) outs.push(candidate);
    else if (sameSize === undefined) insBySize.set(row.cents, [candidate]);
    else sameSize.push(candidate);
  });
  outs.sort((a, b) => a.day - b.day);
  return outs.flatMap((out) => {
    const match = matchOf(out, insBySize.get(-out.row.cents) ?? [], rule.maxDays);
    if (match === undefined) return [];
    match.isFree = false;
    return [{ out: out.at, incoming: match.at, days: Math.abs(match.day - out.day) }];
  });
}
