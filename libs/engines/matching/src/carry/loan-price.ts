import { longestTerm } from '../families/family-terms.ts';
import type { MatchingFigures } from '../figures.ts';
import type { CarryKind } from '../loan-kind.ts';
import type { Program } from '../program.ts';
import type { CarryingRules } from '../ruleset.ts';
import { clamp, toCents } from '../rounding.ts';

type Terms = Pick<Program, 'minTermLength' | 'maxTermLength' | 'family'>;

type Wish = Pick<MatchingFigures, 'loanTerm' | 'loanPurpose'>;

export function annuityOf(yearlyRate: number, months: number): number {
  const rate = yearlyRate / 1200;
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/** A line is drawn in full over its longest term, also if she requests another one. */
export function termShown(
  kind: CarryKind,
  terms: Terms,
  { loanTerm: requested, loanPurpose }: Wish,
  rules: CarryingRules,
): number {
  const longest = Math.max(1, longestTerm(terms, loanPurpose));
  if (kind === 'line') return longest;
  return clamp(requested === 0 ? rules.defaultTerm : requested, Math.max(1, terms.minTermLength), longest);
}

export interface Priced {
  readonly amount: number;
  readonly rate: number;
  readonly months: number;
}

interface AdvancePrice {
  readonly payback: number;
  readonly factor: number;
  readonly dailyDebit: number;
}

export function advancePrice({ amount, rate, months }: Priced, { carry }: CarryingRules): AdvancePrice {
  const payback = toCents((amount / annuityOf(rate, months)) * months);
  return {
    payback,
    factor: toCents(payback / amount),
    dailyDebit: toCents(payback / (carry.debitDaysPerMonth * months)),
  };
}

/** What a month costs her, not rounded. Null without an amount or a price. */
export function monthlyBurden(kind: CarryKind, priced: Priced, rules: CarryingRules): number | null {
  if (priced.amount <= 0 || kind === 'factoring') return null;
  if (kind !== 'advance') return priced.amount / annuityOf(priced.rate, priced.months);
  return advancePrice(priced, rules).dailyDebit * rules.carry.debitDaysPerMonth;
}
