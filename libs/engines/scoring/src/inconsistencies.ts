import { productAtLeast, type Fraction } from './fractions.ts';
import type { MeasureInput } from './measure-input.ts';
import {
  balanceSources,
  currentRatioSources,
  debtToEquitySources,
  growthSources,
  type FigureSources,
} from './financials.measures.ts';
import { type EnteredField, enteredFields } from './entered-fields.ts';

/** Two sources of one figure disagree. It lowers the confidence in the data, never the points. */
export interface ScoreFlag {
  readonly code: 'INCONSISTENT';
  readonly criterion: string;
  readonly entered: number;
  readonly computed: number;
}

const sourcesOf: Readonly<Record<EnteredField, (facts: MeasureInput) => FigureSources>> = {
  revenueGrowthRate: growthSources,
  currentRatio: currentRatioSources,
  debtToEquityRatio: debtToEquitySources,
  averageBankBalance: balanceSources,
};

const absolute = ({ num, den }: Fraction): Fraction => ({ num: Math.abs(num), den });

/** Whether `a` is within the tolerated share of `b`, from below: 100·a ≥ (100 − share)·b. */
const isNear = (a: Fraction, b: Fraction, share: number): boolean =>
  productAtLeast(100 * a.num, b.den, (100 - share) * b.num, a.den);

function isDifferent(a: Fraction, b: Fraction, share: number): boolean {
  if (Math.sign(a.num) !== Math.sign(b.num)) return true;
  return !isNear(absolute(a), absolute(b), share) || !isNear(absolute(b), absolute(a), share);
}

const toTwoDecimals = ({ num, den }: Fraction): number => Math.round((num * 100) / den) / 100;

export function inconsistencies(facts: MeasureInput): ScoreFlag[] {
  return Object.entries(enteredFields).flatMap(([criterion, field]): ScoreFlag[] => {
    const { entered, computed } = sourcesOf[field](facts);
    if (entered === null || computed === null) return [];
    if (!isDifferent(entered, computed, facts.rules.toleratedDifferencePercent)) return [];
    return [
      { code: 'INCONSISTENT', criterion, entered: toTwoDecimals(entered), computed: toTwoDecimals(computed) },
    ];
  });
}
