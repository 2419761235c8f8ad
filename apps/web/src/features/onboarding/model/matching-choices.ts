import { fill } from '@groundwork/wording';
import { words } from '../onboarding.wording.ts';
import type { Choice } from './questions.ts';

const startsWord = (label: string, typed: string): boolean => ` ${label.toLowerCase()}`.includes(` ${typed}`);

/** Options with a word that starts with the text. An open list offers the text itself, last. */
export function matchingChoices(
  options: readonly Choice[],
  typed: string,
  isOpenList: boolean,
): readonly Choice[] {
  const text = typed.trim();
  if (text === '') return options;
  const wanted = text.toLowerCase();
  const matches = options
    .filter(({ label }) => startsWord(label, wanted))
    .toSorted(
      (one, other) =>
        Number(other.label.toLowerCase() === wanted) - Number(one.label.toLowerCase() === wanted),
    );
  const isListed = matches.some(({ label }) => label.toLowerCase() === wanted);
  if (!isOpenList || isListed) return matches;
  return [...matches, { value: text, label: fill(words.ownWords, { text }) }];
}
