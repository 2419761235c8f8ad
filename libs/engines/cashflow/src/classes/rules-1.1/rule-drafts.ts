import type { ClassRule, RowClass, WordsRule } from '../rule.ts';

export type Draft<R extends ClassRule> = R extends ClassRule ? Omit<R, 'order' | 'version'> : never;

export const wordsRule = (
  code: string,
  of: RowClass,
  direction: WordsRule['direction'],
  words: readonly string[],
  more: Pick<WordsRule, 'with' | 'notWords' | 'nameFrom'> = {},
): Draft<WordsRule> => ({ code, class: of, direction, kind: 'words', words, ...more });
