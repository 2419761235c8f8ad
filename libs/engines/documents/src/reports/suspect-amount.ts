import { type Amount, centsOf } from '../amounts.ts';
import { certaintyOf } from '../contradiction.ts';
import type { FailedSum } from './totals.ts';

interface Need {
  amount: Amount;
  cents: number;
}

function needsIn({ expected, actual, reads }: FailedSum): Need[] {
  const gap = centsOf(actual.value) - centsOf(expected);
  return [
    { amount: actual, cents: centsOf(expected) },
    ...reads.map((amount) => ({ amount, cents: centsOf(amount.value) + amount.sign * gap })),
  ];
}

const isSame = (one: Amount, other: Amount) =>
  one.area !== null && one.area.x === other.area?.x && one.area.y === other.area.y && one.text === other.text;

function sharedNeed(one: FailedSum, other: FailedSum): Need | null {
  const others = needsIn(other);
  const shared = needsIn(one).flatMap((need) => {
    const same = others.find(({ amount }) => isSame(amount, need.amount));
    return same ? [{ need, isEqual: same.cents === need.cents }] : [];
  });
  const [only, second] = shared;
  return only?.isEqual === true && !second ? only.need : null;
}

export function certaintyOfShared(failed: FailedSum, all: readonly FailedSum[]): number {
  const needs = all.flatMap((other) => (other === failed ? [] : (sharedNeed(failed, other) ?? [])));
  return Math.max(0, ...needs.map(({ amount, cents }) => certaintyOf(amount, [], cents / 100)));
}
