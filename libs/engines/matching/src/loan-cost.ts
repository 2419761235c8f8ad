import type { MatchingInput } from './figures.ts';
import { isPricedByOffer, type Program } from './program.ts';
import { estimatedRate } from './rate.ts';
import { clamp, toNineDecimals } from './rounding.ts';
import { type Measures, computeMeasures, yearlyPayments } from './measures.ts';
import type { MatchingRules } from './ruleset.ts';

export interface LoanCost {
  readonly amount: number;
  readonly termMonths: number;
  /** Percent a year. Programs state no fees, so the rate is also the yearly cost. */
  readonly estimatedRate: number;
  readonly monthlyPayment: number;
  readonly totalPayback: number;
  readonly costOfCredit: number;
  readonly factorRate: number;
  readonly coverageAfter: number | null;
}

const toCents = (value: number): number => Math.round(toNineDecimals(value * 100)) / 100;

const nearestTerm = ({ minTermLength, maxTermLength }: Program, requestedTerm: number): number =>
  clamp(requestedTerm, Math.max(1, minTermLength), Math.max(1, maxTermLength));

export type QuoteCost = (program: Program) => LoanCost | null;

/** Computes the measures of the owner once for all programs. Null without an amount, or if only an offer states the cost. */
export function costQuoter(input: MatchingInput, today: string, rules: MatchingRules): QuoteCost {
  const { figures } = input;
  const measures: Measures = computeMeasures(input, today, rules);
  const amount = figures.loanRequestAmount;
  const cash = measures.coverage?.over;
  return (program) => {
    if (amount <= 0 || isPricedByOffer(program)) return null;
    const rate = estimatedRate(program, measures, rules);
    const termMonths = nearestTerm(program, figures.loanTerm === 0 ? rules.defaultTerm : figures.loanTerm);
    const yearly = rate === 0 ? (12 * amount) / termMonths : yearlyPayments(amount, termMonths, rate);
    const totalPayback = toCents((yearly / 12) * termMonths);
    return {
      amount,
      termMonths,
      estimatedRate: rate,
      monthlyPayment: toCents(yearly / 12),
      totalPayback,
      costOfCredit: toCents(totalPayback - amount),
      factorRate: toCents(totalPayback / amount),
      coverageAfter: cash === undefined ? null : toCents(cash / (12 * figures.monthlyDebtPayments + yearly)),
    };
  };
}
