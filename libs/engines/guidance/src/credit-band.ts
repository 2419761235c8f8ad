import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

/** Best first, each from its lower bound on. */
const bands = [
  {
    from: 740,
    tone: 'excellent',
    title: 'Very strong credit (740+)',
    advice: 'It opens the widest choice of programs and their lower rates.',
  },
  {
    from: 670,
    tone: 'good',
    title: 'Good credit (670-739)',
    advice: 'Most SBA and bank programs start between 650 and 700.',
  },
  {
    from: 580,
    tone: 'fair',
    title: 'Fair credit (580-669)',
    advice: 'Online and community lenders are nearest; lower card balances often help within two months.',
  },
  {
    from: 0,
    tone: 'poor',
    title: 'Credit to rebuild (under 580)',
    advice:
      'Check your reports for errors and pay every bill on time; microloans and secured finance ask for least.',
  },
] as const;

function hint({ personalCreditScore }: GuidanceFigures): Hint {
  if (personalCreditScore === 0) return missing('Enter a personal credit score from 300 to 850.');
  const { tone, title, advice } = bands.find(({ from }) => personalCreditScore >= from) ?? bands[3];
  return {
    tone,
    title,
    text: `Your score is ${personalCreditScore}. ${advice}`,
    figures: { personalCreditScore },
  };
}

export const personalCredit: Rule = {
  code: 'personalCredit',
  reads: ['personalCreditScore'],
  shownAt: ['personalCreditScore'],
  hint,
};
