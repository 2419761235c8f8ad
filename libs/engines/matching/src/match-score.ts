import type { Outcome, CriterionWithResult } from './criteria.ts';
import { documentCategory } from './figures.ts';
import type { Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import { isMerchantCashAdvance } from './programme.ts';
import type { Programme } from './programme.ts';
import { clamp, halfUp } from './rounding.ts';
import type { MatchingRules } from './ruleset.ts';

export const CREDIT_SPAN = 100;
export const TIME_SPAN = 36;
const BLANK = 0.5;

const half = (share: number): number => 0.5 + 0.5 * clamp(share);

export const creditHeadroom = (score: number, min: number): number => clamp((score - min) / CREDIT_SPAN);
export const revenueHeadroom = (revenue: number, min: number): number => clamp(Math.log2(revenue / min) / 2);
export const timeHeadroom = (months: number, min: number): number => clamp((months - min) / TIME_SPAN);
export const coverageHeadroom = (ratio: Ratio, min: number): number =>
  clamp((ratioValue(ratio) - min) / (Math.max(1.5, min + 0.25) - min));

/** A stated minimum of 0 is no minimum. */
export const statedOr = (otherwise: number, min: number | undefined): number =>
  min === undefined || min === 0 ? otherwise : min;

type Headroom = (value: number, min: number) => number;

/** A blank value counts half; one without a stated minimum counts in full. */
function fit(value: number | null, min: number | undefined, headroom: Headroom): number {
  if (value === null) return BLANK;
  return min ? half(headroom(value, min)) : 1;
}

function coverageFit(coverage: Ratio | null, min: number | undefined): number {
  return coverage === null ? BLANK : half(coverageHeadroom(coverage, statedOr(1, min)));
}

function documentsFit(programme: Programme, measures: Measures): number {
  let required = 0;
  let ready = 0;
  for (const category of documentCategory.options) {
    const wanted = programme.requiredDocuments[category] ?? 0;
    required += wanted;
    ready += Math.min(wanted, measures.readyDocuments[category]);
  }
  return half(required === 0 ? 1 : ready / required);
}

function collateralFit(measures: Measures): number {
  const ratio = measures.collateral === null ? 0 : clamp(ratioValue(measures.collateral));
  return half(Math.max(ratio, measures.personalGuarantee ? 0.5 : 0));
}

/** Cheap money fits better: 10 percent a year or less counts in full, 40 or more half. */
const costFit = (rate: number): number => half((40 - rate) / 30);

function fitOf(programme: Programme, measures: Measures, rate: number, rules: MatchingRules): number {
  const { criteria } = programme;
  const weights = rules.matchWeights;
  return (
    weights.credit * fit(measures.credit, criteria.minCreditScore, creditHeadroom) +
    weights.coverage * coverageFit(measures.coverage, criteria.minDscr) +
    weights.revenue * fit(measures.revenue, criteria.minAnnualRevenue, revenueHeadroom) +
    weights.time * fit(measures.monthsInBusiness, criteria.minMonthsInBusiness, timeHeadroom) +
    weights.documents * documentsFit(programme, measures) +
    weights.collateral * collateralFit(measures) +
    weights.cost * costFit(rate)
  );
}

export interface EvaluatedProgramme {
  readonly found: readonly CriterionWithResult[];
  readonly outcome: Outcome;
  readonly rate: number;
}

export function matchScore(
  programme: Programme,
  measures: Measures,
  judged: EvaluatedProgramme,
  rules: MatchingRules,
): number {
  const points = 100 * fitOf(programme, measures, judged.rate, rules);
  if (judged.outcome === 'eligible') {
    return halfUp(isMerchantCashAdvance(programme) ? Math.min(rules.highestAdvanceScore, points) : points);
  }
  const passed = judged.found.filter((verdict) => verdict.result === 'pass').length;
  return halfUp(Math.min(rules.highestIneligibleScore, (points * passed) / judged.found.length));
}

export function qualificationProbability(
  programme: Programme,
  score: number,
  outcome: Outcome,
  rules: MatchingRules,
): number {
  const likely = 100 * rules.probabilityBase[programme.type] * (0.55 + (0.65 * (score - 50)) / 50);
  return halfUp(outcome === 'eligible' ? clamp(likely, 5, 95) : clamp(likely, 0, 5));
}
