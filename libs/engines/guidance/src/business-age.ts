import { worded } from '@groundwork/wording';
import type { GuidanceFigures } from './figures.ts';
import { businessAgeWords as words } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const bands = [
  { fromYears: 5, tone: 'excellent' },
  { fromYears: 3, tone: 'good' },
  { fromYears: 2, tone: 'fair' },
  { fromYears: 0, tone: 'poor' },
] as const;

function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function hint({ dateStarted }: GuidanceFigures, today: string): Hint {
  if (dateStarted === '') return missingHint(worded(words, 'missing'));
  if (dateStarted > today) return missingHint(worded(words, 'future'));
  const years = fullYears(dateStarted, today);
  const { tone } = bands.find(({ fromYears }) => years >= fromYears) ?? bands[3];
  const age = years === 0 ? worded(words, 'firstYear') : worded(words, 'years', { years });
  return hintOf({ tone, title: words.titles[tone], figures: { years } }, age, worded(words, tone));
}

export const businessAge: Rule = {
  code: 'businessAge',
  reads: ['dateStarted'],
  shownAt: ['dateStarted'],
  hint,
};
