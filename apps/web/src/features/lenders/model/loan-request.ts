import type { LenderCarry, ProfileReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { words } from '../afford.wording.ts';
import { formatTerm, type LoanRequest } from './cost-texts.ts';

const { request: texts } = words;

const defaultTerm = 60;

export const requestOf = ({ loanRequestAmount, loanTerm }: ProfileReply): LoanRequest => ({
  amount: Number(loanRequestAmount),
  term: Number(loanTerm),
});

export const isSameRequest = (one: LoanRequest, other: LoanRequest): boolean =>
  one.amount === other.amount && one.term === other.term;

const steps = [
  { from: 1000, to: 10_000, by: 500 },
  { from: 10_000, to: 100_000, by: 1000 },
  { from: 100_000, to: 500_000, by: 5000 },
  { from: 500_000, to: 1_000_000, by: 10_000 },
  { from: 1_000_000, to: 5_000_000, by: 50_000 },
];

const amounts = steps.flatMap(({ from, to, by }) =>
  Array.from({ length: (to - from) / by }, (_, place) => from + place * by),
);
const terms = [3, 6, 9, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96, 108, 120, 180, 240, 300, 360];

/** Her own value is always a stop, also one between or beyond the others. */
const withOwn = (stops: readonly number[], own: number): readonly number[] =>
  own <= 0 || stops.includes(own) ? stops : [...stops, own].sort((a, b) => a - b);

export const amountStops = (own: number): readonly number[] => withOwn([...amounts, 5_000_000], own);
export const termStops = (own: number): readonly number[] => withOwn(terms, own);

/** The place of a value, or of the nearest stop below it. */
export const placeOf = (stops: readonly number[], value: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= value),
  );

export const formatAmount = (amount: number): string =>
  amount === 0 ? texts.notChosen : formatDollars(amount);

export const formatRequestTerm = (term: number): string =>
  term === 0 ? fill(texts.usualTerm, { term: formatTerm(defaultTerm) }) : formatTerm(term);

/** The largest loan that her cash flow pays, of any kind. Null while cash or debt is not known. */
export function largestPayable(kinds: LenderCarry['kinds']): LoanRequest | null {
  return kinds.reduce<LoanRequest | null>((largest, { amountLimit, termMonths }) => {
    if (amountLimit === null || (largest !== null && amountLimit <= largest.amount)) return largest;
    return { amount: amountLimit, term: termMonths };
  }, null);
}

/** What she could pay instead, if no kind of loan of this amount can be paid. */
export function payableInstead({ amount }: LoanRequest, kinds: LenderCarry['kinds']): LoanRequest | null {
  const payable = largestPayable(kinds);
  return payable !== null && amount > payable.amount ? payable : null;
}

export const describePayable = ({ amount, term }: LoanRequest): string =>
  amount === 0
    ? texts.nothingPayable
    : fill(texts.payable, { amount: formatDollars(amount), term: formatTerm(term) });
