import type { Word } from './page.ts';

/** The longest word of 700 pages is a ruled line of 112 signs, the longest line has 187 characters and 34 words. */
export const longest = { word: 64, line: 500, wordsInLine: 1000 };

export function cutRun(run: Word): Word {
  const { length } = run.text;
  if (length <= longest.line) return run;
  return { ...run, text: run.text.slice(0, longest.line), width: (run.width * longest.line) / length };
}

export const cutWord = (word: Word): Word =>
  word.text.length > longest.word ? { ...word, text: word.text.slice(0, longest.word) } : word;

/** A wide table has more words than its text: their amounts are read from the words. */
export function textOf(words: readonly Pick<Word, 'text'>[]): string {
  const text = words.map((word) => word.text).join(' ');
  return text.length > longest.line ? text.slice(0, longest.line).trimEnd() : text;
}
