import { decimal, dollars, roundedDown } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

const excellentMonths = 3;
const criticalBelowMonths = 1;

function judged(reaches: (months: number) => boolean): Pick<Hint, 'tone' | 'title'> & { advice: string } {
  if (reaches(excellentMonths)) {
    return {
      tone: 'excellent',
      title: 'Excellent working capital',
      advice: 'Three months or more carry a business through a slow season.',
    };
  }
  return reaches(criticalBelowMonths)
    ? {
        tone: 'fair',
        title: 'Adequate working capital',
        advice: 'Three months are what lenders like to see.',
      }
    : {
        tone: 'poor',
        title: 'Critical working capital',
        advice: 'Less than one month leaves no room for a late payment; build a reserve first.',
      };
}

function hint({ workingCapital, annualRevenueCurrent }: GuidanceFigures): Hint {
  if (annualRevenueCurrent === 0)
    return missing('Enter your annual revenue to see how far your working capital reaches.');
  if (workingCapital === 0)
    return missing('Enter your working capital: current assets less current liabilities.');
  const reaches = (months: number): boolean => 12 * workingCapital >= months * annualRevenueCurrent;
  const months = roundedDown((12 * workingCapital) / annualRevenueCurrent);
  const { tone, title, advice } = judged(reaches);
  return {
    tone,
    title,
    text: `${dollars(workingCapital)} of working capital is ${decimal(months)} ${months === 1 ? 'month' : 'months'} of your revenue. ${advice}`,
    figures: { months },
  };
}

export const workingCapitalMonths: Rule = {
  code: 'workingCapitalMonths',
  reads: ['workingCapital', 'annualRevenueCurrent'],
  shownAt: ['workingCapital', 'annualRevenueCurrent'],
  hint,
};
