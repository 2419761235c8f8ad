import { dollars, percent, roundedDown } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

/** Best first, each from its lower bound on. */
const bands = [
  {
    fromPercent: 20,
    tone: 'excellent',
    title: 'Strong cash flow margin (20%+)',
    advice: 'Most lenders read this as a business that carries new debt with ease.',
  },
  {
    fromPercent: 15,
    tone: 'good',
    title: 'Good cash flow margin (15-20%)',
    advice: 'A few points more would put you in the strongest group.',
  },
  {
    fromPercent: 10,
    tone: 'fair',
    title: 'Moderate cash flow margin (10-15%)',
    advice: 'Lenders will look closely at costs; say what you do to bring them down.',
  },
  {
    fromPercent: -Infinity,
    tone: 'poor',
    title: 'Thin cash flow margin (under 10%)',
    advice: 'Collect invoices sooner and go through your largest costs before you take on a new payment.',
  },
] as const;

function hint({ operatingCashFlow, annualRevenueCurrent }: GuidanceFigures): Hint {
  if (annualRevenueCurrent === 0) return missing('Enter your annual revenue to see your cash flow margin.');
  if (operatingCashFlow === 0) {
    return missing('Enter your operating cash flow for a year to see your cash flow margin.');
  }
  const reaches = (from: number): boolean => operatingCashFlow * 100 >= from * annualRevenueCurrent;
  const { tone, title, advice } = bands.find(({ fromPercent }) => reaches(fromPercent)) ?? bands[3];
  const marginPercent = roundedDown((operatingCashFlow * 100) / annualRevenueCurrent);
  return {
    tone,
    title,
    text: `${dollars(operatingCashFlow)} of operating cash flow on ${dollars(annualRevenueCurrent)} of revenue is a margin of ${percent(marginPercent)}. ${advice}`,
    figures: { marginPercent },
  };
}

export const cashFlowMargin: Rule = {
  code: 'cashFlowMargin',
  reads: ['operatingCashFlow', 'annualRevenueCurrent'],
  shownAt: ['operatingCashFlow', 'annualRevenueCurrent'],
  hint,
};
