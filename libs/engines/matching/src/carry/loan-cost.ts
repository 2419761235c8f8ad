import type { CarryingRules } from '../ruleset.ts';
import { toCents } from '../rounding.ts';
import type { CarryKind } from '../loan-kind.ts';
import { advancePrice, monthlyBurden, type Priced } from './loan-price.ts';

interface LoanFee {
  readonly name: string;
  readonly amount: number;
}

export interface LoanCost {
  readonly amount: number;
  readonly termMonths: number;
  readonly estimatedRate: number;
  readonly monthlyPayment: number;
  readonly dailyDebit: number | null;
  readonly totalPayback: number;
  readonly costOfCredit: number;
  readonly factorRate: number;
  readonly coverageAfter: number | null;
  readonly fees: LoanFee[];
  /** Percent a year. Programs state no fees, so it is the rate; null for a cash advance. */
  readonly apr: number | null;
}

export function costOf(
  kind: CarryKind,
  priced: Priced,
  coverageAfter: number | null,
  rules: CarryingRules,
): LoanCost | null {
  const { amount, rate, months } = priced;
  const monthly = monthlyBurden(kind, priced, rules);
  if (monthly === null) return null;
  const advance = kind === 'advance' ? advancePrice(priced, rules) : null;
  const totalPayback = advance?.payback ?? toCents(monthly * months);
  return {
    amount,
    termMonths: months,
    estimatedRate: rate,
    monthlyPayment: toCents(monthly),
    dailyDebit: advance?.dailyDebit ?? null,
    totalPayback,
    costOfCredit: toCents(totalPayback - amount),
    factorRate: advance?.factor ?? toCents(totalPayback / amount),
    coverageAfter,
    fees: [],
    apr: advance === null ? toCents(rate) : null,
  };
}
