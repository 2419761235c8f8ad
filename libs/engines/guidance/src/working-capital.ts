import { worded } from '@groundwork/wording';
import { dollars, roundedDown } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { workingCapitalWords as words } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const excellentMonths = 3;
const criticalBelowMonths = 1;

function toneOf(reaches: (months: number) => boolean): 'excellent' | 'fair' | 'poor' {
  if (reaches(excellentMonths)) return 'excellent';
  return reaches(criticalBelowMonths) ? 'fair' : 'poor';
}

function hint({ workingCapital, annualRevenueCurrent }: GuidanceFigures): Hint {
  if (annualRevenueCurrent === 0) return missingHint(worded(words, 'missingRevenue'));
  if (workingCapital === 0) return missingHint(worded(words, 'missingCapital'));
  const tone = toneOf((months) => 12 * workingCapital >= months * annualRevenueCurrent);
  const months = roundedDown((12 * workingCapital) / annualRevenueCurrent);
  return hintOf(
    { tone, title: words.titles[tone], figures: { months } },
    worded(words, 'months', { workingCapital: dollars(workingCapital), months }),
    worded(words, tone),
  );
}

export const workingCapitalMonths: Rule = {
  code: 'workingCapitalMonths',
  reads: ['workingCapital', 'annualRevenueCurrent'],
  shownAt: ['workingCapital', 'annualRevenueCurrent'],
  hint,
};
