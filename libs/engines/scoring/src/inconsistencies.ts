import { isProductAtLeast, type Fraction } from './fractions.ts';
import type { MeasureInput } from './measure-input.ts';
import {
  balanceSources,
  currentRatioSources,
  debtToEquitySources,
  growthSources,
  type FigureSources,
} from './financials.measures.ts';
import { type EnteredField, enteredFields } from './entered-fields.ts';

/** A flag lowers the confidence in the data, never the points. */
export interface ScoreFlag {
  readonly code: 'INCONSISTENT';
  readonly criterion: string;
  readonly entered: number;
  readonly computed: number;
}

const sourcesOf: Readonly<Record<EnteredField, (input: MeasureInput) => FigureSources>> = {
  revenueGrowthRate: growthSources,
  currentRatio: currentRatioSources,
  debtToEquityRatio: debtToEquitySources,
  averageBankBalance: balanceSources,
};

const absolute = ({ num, den }: Fraction): Fraction => ({ num: Math.abs(num), den });

const isNear = (a: Fraction, b: Fraction, share: number): boolean =>
  isProductAtLeast(100 * a.num, b.den, (100 - share) * b.num, a.den);

function isDifferent(a: Fraction, b: Fraction, share: number): boolean {
  if (Math.sign(a.num) !== Math.sign(b.num)) return true;
  return !isNear(absolute(a), absolute(b), share) || !isNear(absolute(b), absolute(a), share);
}

const roundFraction = ({ num, den }: Fraction): number => Math.round((num * 100) / den) / 100;

export function inconsistencies(input: MeasureInput): ScoreFlag[] {
  return Object.entries(enteredFields).flatMap(([criterion, field]): ScoreFlag[] => {
    const { entered, computed } = sourcesOf[field](input);
    if (entered === null || computed === null) return [];
    if (!isDifferent(entered, computed, input.rules.toleratedDifferencePercent)) return [];
    return [
      { code: 'INCONSISTENT', criterion, entered: roundFraction(entered), computed: roundFraction(computed) },
    ];
  });
}
