import { worded } from '@groundwork/wording';
import type { GuidanceFigures } from './figures.ts';
import { creditWords as words } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const bands = [
  { from: 740, tone: 'excellent' },
  { from: 670, tone: 'good' },
  { from: 580, tone: 'fair' },
  { from: 0, tone: 'poor' },
] as const;

function hint({ personalCreditScore }: GuidanceFigures): Hint {
  if (personalCreditScore === 0) return missingHint(worded(words, 'missing'));
  const { tone } = bands.find(({ from }) => personalCreditScore >= from) ?? bands[3];
  return hintOf(
    { tone, title: words.titles[tone], figures: { personalCreditScore } },
    worded(words, 'score', { score: personalCreditScore }),
    worded(words, tone),
  );
}

export const personalCredit: Rule = {
  code: 'personalCredit',
  reads: ['personalCreditScore'],
  shownAt: ['personalCreditScore'],
  hint,
};
