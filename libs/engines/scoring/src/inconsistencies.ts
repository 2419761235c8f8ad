import { productAtLeast, type Fraction } from './exact.ts';
import type { Facts } from './facts.ts';
import {
  balanceSources,
  currentRatioSources,
  debtToEquitySources,
  growthSources,
  type Sources,
} from './financials.measures.ts';
import { type EnteredField, enteredFields } from './second-sources.ts';

/** Two sources of one figure disagree. It lowers the confidence in the data, never the points. */
export interface ScoreFlag {
  readonly code: 'INCONSISTENT';
  readonly criterion: string;
  readonly entered: number;
  readonly computed: number;
}

const sourcesOf: Readonly<Record<EnteredField, (facts: Facts) => Sources>> = {
  revenueGrowthRate: growthSources,
  currentRatio: currentRatioSources,
  debtToEquityRatio: debtToEquitySources,
  averageBankBalance: balanceSources,
};

const size = ({ num, den }: Fraction): Fraction => ({ num: Math.abs(num), den });

/** Whether `a` is within the tolerated share of `b`, from below: 100·a ≥ (100 − share)·b. */
const isNear = (a: Fraction, b: Fraction, share: number): boolean =>
  productAtLeast(100 * a.num, b.den, (100 - share) * b.num, a.den);

function differ(a: Fraction, b: Fraction, share: number): boolean {
  if (Math.sign(a.num) !== Math.sign(b.num)) return true;
  return !isNear(size(a), size(b), share) || !isNear(size(b), size(a), share);
}

const rounded = ({ num, den }: Fraction): number => Math.round((num * 100) / den) / 100;

export function inconsistencies(facts: Facts): ScoreFlag[] {
  return Object.entries(enteredFields).flatMap(([criterion, field]): ScoreFlag[] => {
    const { entered, computed } = sourcesOf[field](facts);
    if (entered === null || computed === null) return [];
    if (!differ(entered, computed, facts.rules.toleratedDifferencePercent)) return [];
    return [{ code: 'INCONSISTENT', criterion, entered: rounded(entered), computed: rounded(computed) }];
  });
}
