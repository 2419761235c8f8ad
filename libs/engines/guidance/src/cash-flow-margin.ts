import { worded } from '@groundwork/wording';
import { dollars, percent, roundedDown } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { cashFlowMarginWords as words } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const bands = [
  { fromPercent: 20, tone: 'excellent' },
  { fromPercent: 15, tone: 'good' },
  { fromPercent: 10, tone: 'fair' },
  { fromPercent: -Infinity, tone: 'poor' },
] as const;

function hint({ operatingCashFlow, annualRevenueCurrent }: GuidanceFigures): Hint {
  if (annualRevenueCurrent === 0) return missingHint(worded(words, 'missingRevenue'));
  if (operatingCashFlow === 0) return missingHint(worded(words, 'missingCashFlow'));
  const reaches = (from: number): boolean => operatingCashFlow * 100 >= from * annualRevenueCurrent;
  const { tone } = bands.find(({ fromPercent }) => reaches(fromPercent)) ?? bands[3];
  const marginPercent = roundedDown((operatingCashFlow * 100) / annualRevenueCurrent);
  return hintOf(
    { tone, title: words.titles[tone], figures: { marginPercent } },
    worded(words, 'margin', {
      percent: percent(marginPercent),
      cashFlow: dollars(operatingCashFlow),
      revenue: dollars(annualRevenueCurrent),
    }),
    worded(words, tone),
  );
}

export const cashFlowMargin: Rule = {
  code: 'cashFlowMargin',
  reads: ['operatingCashFlow', 'annualRevenueCurrent'],
  shownAt: ['operatingCashFlow', 'annualRevenueCurrent'],
  hint,
};
