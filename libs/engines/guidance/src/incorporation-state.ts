import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

/** Largest first, each from its lower bound on, in dollars of yearly revenue. */
const bands = [
  {
    from: 10_000_000,
    title: 'State of incorporation from $10M of revenue',
    advice:
      'outside investors often expect a Delaware corporation; ask a lawyer before you move, because lenders will want the papers of both states.',
  },
  {
    from: 1_000_000,
    title: 'State of incorporation from $1M to $10M of revenue',
    advice:
      'compare the taxes and yearly fees of your home state with those of Delaware, Wyoming or Nevada; doing business at home means registering there as well.',
  },
  {
    from: 0,
    title: 'State of incorporation under $1M of revenue',
    advice:
      'the state in which you work is most often the simplest and cheapest, and many state programs lend only to businesses formed there.',
  },
] as const;

function hint({ stateOfIncorporation, annualRevenueCurrent }: GuidanceFigures): Hint {
  if (annualRevenueCurrent === 0) {
    return missing('Enter your annual revenue: what suits a business depends on its size.');
  }
  const { title, advice } = bands.find(({ from }) => annualRevenueCurrent >= from) ?? bands[2];
  const place = stateOfIncorporation === '' ? '' : `You are incorporated in ${stateOfIncorporation}. `;
  return {
    tone: 'neutral',
    title,
    text: `${place}At this size ${advice}`,
    figures: { annualRevenueCurrent },
  };
}

export const incorporationState: Rule = {
  code: 'incorporationState',
  reads: ['stateOfIncorporation', 'annualRevenueCurrent'],
  shownAt: ['stateOfIncorporation'],
  hint,
};
