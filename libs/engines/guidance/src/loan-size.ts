import type { GuidanceFigures } from './figures.ts';
import type { Hint, Rule } from './rule.ts';

const smallBelow = 100_000;
const largeAbove = 1_000_000;

function hint({ loanRequestAmount }: GuidanceFigures): Hint | null {
  if (loanRequestAmount > 0 && loanRequestAmount < smallBelow) {
    return {
      tone: 'neutral',
      title: 'A request under $100,000',
      text: 'Microloans, SBA small loans and online lenders serve this size: fewer papers and a faster answer, often at a higher rate.',
      figures: {},
    };
  }
  if (loanRequestAmount <= largeAbove) return null;
  return {
    tone: 'neutral',
    title: 'A request over $1,000,000',
    text: 'Expect larger SBA or bank programs that ask for full financial statements, collateral and your own money in the project, and that take one to three months.',
    figures: {},
  };
}

export const loanSize: Rule = {
  code: 'loanSize',
  reads: ['loanRequestAmount'],
  shownAt: ['loanRequestAmount'],
  hint,
};
