import { isNearMiss } from '../contradiction.ts';
import type { Pair } from '../layout.ts';
import { dateAtStart, isoOf } from './dates.ts';

export interface Conflict {
  item: Pair;
  expected: number;
}

export const nameOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/^(?:sub)?total/, '')
    .replace(/[^a-z]/g, '');

const balanceOnDay =
  /^(?:you |your )?(?:\w+ )?(?:balance|usd|started|ended|began|finished|opened|closed) (?:was )?(?:(?:on|at|as of) )?(.+)$/i;

export function balancesByDay(pairs: readonly Pair[]): Pair[] {
  const dated = pairs.flatMap((pair) => {
    const day = dateAtStart(balanceOnDay.exec(pair.label)?.[1] ?? '');
    return day ? [{ pair, day: isoOf(day.date) }] : [];
  });
  if (dated.length !== 2) return [];
  return dated.sort((a, b) => (a.day < b.day ? -1 : 1)).map(({ pair }) => pair);
}

export function balanceConflict(
  { begin, end }: { begin: Pair | null; end: Pair | null },
  [begins, ends]: readonly [readonly Pair[], readonly Pair[]],
  pairs: readonly Pair[],
): Conflict | null {
  const [first, last] = balancesByDay(pairs);
  return (
    otherPrint(end, ends) ?? otherPrint(begin, begins) ?? isOtherDay(end, last) ?? isOtherDay(begin, first)
  );
}

function isOtherDay(own: Pair | null, item: Pair | undefined): Conflict | null {
  if (!own || !item || !isNearMiss(item.amount.value, own.amount.value)) return null;
  return { item, expected: Math.abs(own.amount.value) };
}

const plainName = {
  begin: /^(?:your)?(?:beginning|opening|previous|starting|prior)(?:ledger|account|statement)?balance/,
  end: /^(?:your)?(?:ending|closing|new)(?:ledger|account|statement)?balance/,
};

const isSameBalance = (one: Pair, other: Pair) =>
  nameOf(one.label) === nameOf(other.label) ||
  Object.values(plainName).some((name) => [one, other].every(({ label }) => name.test(nameOf(label))));

function otherPrint(own: Pair | null, candidates: readonly Pair[]): Conflict | null {
  if (!own) return null;
  const others = candidates.filter(
    (each) => isSameBalance(each, own) && each.amount.value !== own.amount.value,
  );
  const [item] = others;
  const isOnlyOne = others.length === 1 && item && isNearMiss(item.amount.value, own.amount.value);
  return isOnlyOne ? { item, expected: Math.abs(own.amount.value) } : null;
}
