import { worded } from '@groundwork/wording';
import type { GuidanceFigures } from './figures.ts';
import { stateWords as words } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const bands = [
  { from: 10_000_000, size: 'large' },
  { from: 1_000_000, size: 'medium' },
  { from: 0, size: 'small' },
] as const;

function hint({ stateOfIncorporation: state, annualRevenueCurrent }: GuidanceFigures): Hint {
  if (annualRevenueCurrent === 0) return missingHint(worded(words, 'missing'));
  const { size } = bands.find(({ from }) => annualRevenueCurrent >= from) ?? bands[2];
  return hintOf(
    { tone: 'neutral', title: words.titles[size], figures: { annualRevenueCurrent } },
    ...(state === '' ? [] : [worded(words, 'place', { state })]),
    worded(words, size),
  );
}

export const incorporationState: Rule = {
  code: 'incorporationState',
  reads: ['stateOfIncorporation', 'annualRevenueCurrent'],
  shownAt: ['stateOfIncorporation'],
  hint,
};
