import type { FeeInForce } from '../families/family-criteria.ts';
import type { CarryingRules } from '../ruleset.ts';
import { toCents } from '../rounding.ts';
import type { CarryKind } from '../loan-kind.ts';
import { aprOf, type LoanFee, pricedFees } from './fees.ts';
import { advancePrice, monthlyBurden, type Priced } from './loan-price.ts';

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
  /** Percent a year; null for a cash advance, and where fees take the whole amount. */
  readonly apr: number | null;
}

interface FeesAndCoverage {
  readonly coverageAfter: number | null;
  readonly fees?: readonly FeeInForce[] | undefined;
}

export function costOf(
  kind: CarryKind,
  priced: Priced,
  { coverageAfter, fees: inForce = [] }: FeesAndCoverage,
  rules: CarryingRules,
): LoanCost | null {
  const { amount, rate, months } = priced;
  const monthly = monthlyBurden(kind, priced, rules);
  if (monthly === null) return null;
  const advance = kind === 'advance' ? advancePrice(priced, rules) : null;
  const price = advance ?? { payback: toCents(monthly * months), dailyDebit: null, factor: null };
  const fees = pricedFees(inForce, priced);
  const totalPayback = toCents(fees.reduce((total, fee) => total + fee.amount, price.payback));
  return {
    amount,
    termMonths: months,
    estimatedRate: rate,
    monthlyPayment: toCents(monthly),
    dailyDebit: price.dailyDebit,
    totalPayback,
    costOfCredit: toCents(totalPayback - amount),
    factorRate: price.factor ?? toCents(totalPayback / amount),
    coverageAfter,
    fees: fees.map(({ name, amount: due, verifiedOn }) => ({ name, amount: due, verifiedOn })),
    apr: advance === null ? aprOf(priced, fees) : null,
  };
}
