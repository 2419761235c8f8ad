import type { Outcome } from './criteria.ts';
import { documentCategory } from './figures.ts';
import type { Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import { isMerchantCashAdvance } from './program.ts';
import type { Program } from './program.ts';
import { clamp, halfUp } from './rounding.ts';
import type { MatchingRules } from './ruleset.ts';

export const CREDIT_SPAN = 100;
export const TIME_SPAN = 36;
const BLANK_FIT = 0.5;

const fromHalf = (share: number): number => 0.5 + 0.5 * clamp(share);

export const creditHeadroom = (score: number, min: number): number => clamp((score - min) / CREDIT_SPAN);
export const revenueHeadroom = (revenue: number, min: number): number => clamp(Math.log2(revenue / min) / 2);
export const timeHeadroom = (months: number, min: number): number => clamp((months - min) / TIME_SPAN);
export const coverageHeadroom = (ratio: Ratio, min: number): number =>
  clamp((ratioValue(ratio) - min) / (Math.max(1.5, min + 0.25) - min));

export const minimumOr = (otherwise: number, min: number | undefined): number =>
  min === undefined || min === 0 ? otherwise : min;

type Headroom = (value: number, min: number) => number;

function fitAbove(value: number | null, min: number | undefined, headroom: Headroom): number {
  if (value === null) return BLANK_FIT;
  return min ? fromHalf(headroom(value, min)) : 1;
}

function coverageFit(coverage: Ratio | null, min: number | undefined): number {
  return coverage === null ? BLANK_FIT : fromHalf(coverageHeadroom(coverage, minimumOr(1, min)));
}

function documentsFit(program: Program, measures: Measures): number {
  let required = 0;
  let ready = 0;
  for (const category of documentCategory.options) {
    const requiredCount = program.requiredDocuments[category] ?? 0;
    required += requiredCount;
    ready += Math.min(requiredCount, measures.readyDocuments[category]);
  }
  return fromHalf(required === 0 ? 1 : ready / required);
}

function collateralFit(measures: Measures): number {
  const ratio = measures.collateral === null ? 0 : clamp(ratioValue(measures.collateral));
  return fromHalf(Math.max(ratio, measures.personalGuarantee ? 0.5 : 0));
}

const costFit = (rate: number): number => fromHalf((40 - rate) / 30);

function fitOf(program: Program, measures: Measures, rate: number, rules: MatchingRules): number {
  const { criteria } = program;
  const weights = rules.matchWeights;
  return (
    weights.credit * fitAbove(measures.credit, criteria.minCreditScore, creditHeadroom) +
    weights.coverage * coverageFit(measures.coverage, criteria.minDscr) +
    weights.revenue * fitAbove(measures.revenue, criteria.minAnnualRevenue, revenueHeadroom) +
    weights.time * fitAbove(measures.monthsInBusiness, criteria.minMonthsInBusiness, timeHeadroom) +
    weights.documents * documentsFit(program, measures) +
    weights.collateral * collateralFit(measures) +
    weights.cost * costFit(rate)
  );
}

export interface EvaluatedProgram {
  readonly passed: number;
  readonly checked: number;
  readonly outcome: Outcome;
  readonly rate: number;
}

export function matchScore(
  program: Program,
  measures: Measures,
  evaluated: EvaluatedProgram,
  rules: MatchingRules,
): number {
  const points = 100 * fitOf(program, measures, evaluated.rate, rules);
  if (evaluated.outcome === 'eligible') {
    return halfUp(isMerchantCashAdvance(program) ? Math.min(rules.highestAdvanceScore, points) : points);
  }
  const { passed, checked } = evaluated;
  return halfUp(Math.min(rules.highestIneligibleScore, (points * passed) / checked));
}

export function qualificationProbability(
  program: Program,
  score: number,
  outcome: Outcome,
  rules: MatchingRules,
): number {
  const estimate = 100 * rules.probabilityBase[program.type] * (0.55 + (0.65 * (score - 50)) / 50);
  return halfUp(outcome === 'eligible' ? clamp(estimate, 5, 95) : clamp(estimate, 0, 5));
}
