import { type Amount, centsOf } from '../amounts.ts';
import { certaintyOf } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { documentRules } from '../rules.ts';
import { contra, type NamedAmount } from './other-signs.ts';
import type { FailedSum, Solution } from './totals.ts';

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

const expenses = /^total\b.*\b(?:expenses?|overhead)$/i;
const credited = /\b(?:reimburse|recover|appl(?:ied|y)|allocat|capitali[sz]ed|transfer|absor)/i;
const isConfirmed = ({ confidence = 1 }: Amount) => confidence >= documentRules.confirmed;

export function certaintyOfGreater(
  { row, actual, reads, named = [] }: FailedSum,
  confirmed: ReadonlySet<Line>,
): number {
  const isSubtracted = ({ label }: NamedAmount) => contra.test(label) || credited.test(label);
  const areCosts = expenses.test(row.label) && !named.some(isSubtracted);
  const arePositive = named.length > 0 && reads.every(({ value, sign }) => value >= 0 && sign > 0);
  if (!areCosts || !arePositive || !confirmed.has(row.line) || !isConfirmed(actual)) return 0;
  const isGreater = (amount: Amount) => amount.hasCents && isConfirmed(amount) && amount.value > actual.value;
  return reads.some(isGreater) ? documentRules.recognizedCertainty : 0;
}

export const confirmedLines = ({ sums }: Solution): ReadonlySet<Line> =>
  new Set(
    sums.flatMap(({ sum, isConsistent }) =>
      isConsistent ? [sum.result, ...sum.terms.flatMap(({ row }) => row ?? [])].map(({ line }) => line) : [],
    ),
  );
