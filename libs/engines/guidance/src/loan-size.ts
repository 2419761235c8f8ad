import { worded } from '@groundwork/wording';
import type { GuidanceFigures } from './figures.ts';
import { loanSizeWords as words } from './guidance.wording.ts';
import { hintOf, type Hint, type Rule } from './rule.ts';

const smallBelow = 100_000;
const largeAbove = 1_000_000;

function sizeOf(amount: number): 'small' | 'large' | null {
  if (amount > 0 && amount < smallBelow) return 'small';
  return amount > largeAbove ? 'large' : null;
}

function hint({ loanRequestAmount }: GuidanceFigures): Hint | null {
  const size = sizeOf(loanRequestAmount);
  return size === null ? null : hintOf({ tone: 'neutral', title: words.titles[size] }, worded(words, size));
}

export const loanSize: Rule = {
  code: 'loanSize',
  reads: ['loanRequestAmount'],
  shownAt: ['loanRequestAmount'],
  hint,
};
