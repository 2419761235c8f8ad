import { minimumOr } from './match-score.ts';
import { ratioValue } from './measures.ts';
import type { Measures } from './measures.ts';
import type { InterestRate, Program } from './program.ts';
import { clamp, toNineDecimals } from './rounding.ts';
import type { MatchingRules } from './ruleset.ts';

const CREDIT_SHARE = 0.6;
const COVERAGE_SHARE = 0.4;
const COVERAGE_SPAN = 0.75;
const STEP = 0.25;

export interface RateRange {
  readonly min: number;
  readonly max: number;
}

const resolveRate = (rate: InterestRate, rules: MatchingRules): number =>
  typeof rate === 'number' ? rate : rules.prime.value + rate.primePlus;

type StatedRates = Pick<Program, 'minInterestRate' | 'maxInterestRate'>;

export const resolveRateRange = (program: StatedRates, rules: MatchingRules): RateRange => ({
  min: resolveRate(program.minInterestRate, rules),
  max: resolveRate(program.maxInterestRate, rules),
});

export const highestSpread = (amount: number, rules: MatchingRules): number =>
  rules.sbaSpreads.find((line) => amount <= line.upTo)?.spread ?? rules.sbaSpreadAbove;

function highestRate(
  program: Program,
  range: RateRange,
  amount: number | null,
  rules: MatchingRules,
): number {
  if (program.type !== 'sba_preferred') return range.max;
  const spread = amount === null ? rules.sbaSpreadBlank : highestSpread(amount, rules);
  return Math.max(range.min, Math.min(range.max, rules.prime.value + spread));
}

function creditQuality(program: Program, credit: number | null, rules: MatchingRules): number {
  if (credit === null) return 0;
  const floor = minimumOr(rules.creditFloorUnstated, program.criteria.minCreditScore);
  const best = rules.creditForBestRate;
  if (floor >= best) return credit >= floor ? 1 : 0;
  return clamp((credit - floor) / (best - floor));
}

function coverageQuality(measures: Measures): number {
  return measures.coverage === null ? 0 : clamp((ratioValue(measures.coverage) - 1) / COVERAGE_SPAN);
}

export function estimatedRate(program: Program, measures: Measures, rules: MatchingRules): number {
  const range = resolveRateRange(program, rules);
  const max = highestRate(program, range, measures.request, rules);
  const quality =
    CREDIT_SHARE * creditQuality(program, measures.credit, rules) +
    COVERAGE_SHARE * coverageQuality(measures);
  const exact = toNineDecimals(max - (max - range.min) * quality);
  return clamp(Math.ceil(exact / STEP) * STEP, range.min, max);
}
