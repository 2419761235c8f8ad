import { isProductAtLeast, type Fraction } from './fractions.ts';
import type { MeasureInput } from './measure-input.ts';
import {
  balanceSources,
  currentRatioSources,
  debtToEquitySources,
  growthSources,
  answeredDebtToEquitySources,
  type FigureSources,
} from './financials.measures.ts';
import type { MeasureName } from './measures.ts';

/** A flag lowers the confidence in the data, never the points. */
export interface ScoreFlag {
  readonly code: 'INCONSISTENT';
  readonly criterion: string;
  readonly entered: number;
  readonly computed: number;
}

const sourcesOf: Readonly<Partial<Record<MeasureName, (input: MeasureInput) => FigureSources>>> = {
  revenueGrowth: growthSources,
  currentRatio: currentRatioSources,
  currentRatioOfBalanceSheet: currentRatioSources,
  debtToEquity: debtToEquitySources,
  debtToEquityOfBalanceSheet: debtToEquitySources,
  debtToEquityWithinBalanceSheet: answeredDebtToEquitySources,
  averageBalance: balanceSources,
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
  const flags: ScoreFlag[] = [];
  const { criteria, toleratedDifferencePercent } = input.rules;
  for (const { code: criterion, measure } of criteria) {
    const { entered = null, computed = null } = sourcesOf[measure]?.(input) ?? {};
    if (entered === null || computed === null) continue;
    if (!isDifferent(entered, computed, toleratedDifferencePercent)) continue;
    const values = { entered: roundFraction(entered), computed: roundFraction(computed) };
    flags.push({ code: 'INCONSISTENT', criterion, ...values });
  }
  return flags;
}
