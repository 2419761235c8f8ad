import type { Page, Word } from '../src/page.ts';
import { statement } from './statement-variants.ts';

type Misread = Readonly<Record<string, string | null>>;

const widthOf = 5;

/** The word of a scan. A number keeps its right edge, all others keep the left one. */
function misreadWord(word: Word, text: string): Word {
  const width = text.length * widthOf;
  const isNumber = /\.\d\d\W*$/.test(word.text);
  return { ...word, text, width, x: isNumber ? word.x + word.width - width : word.x };
}

const wordsOf = (printed: Word): Word[] =>
  [...printed.text.matchAll(/\S+/g)].map((match) => ({
    ...printed,
    text: match[0],
    confidence: 0.96,
    width: match[0].length * widthOf,
    x: printed.x + match.index * widthOf,
  }));

/** A scan of a statement with words that were recognized in another way: null for a word that was lost. */
export const scanOf = (misread: Misread, ...parts: readonly string[]): Page[] =>
  statement(...parts).map((page) => ({
    ...page,
    recognition: 0.96,
    words: page.words.flatMap(wordsOf).flatMap((word) => {
      const text = word.text in misread ? misread[word.text] : word.text;
      return text === null || text === undefined ? [] : [misreadWord(word, text)];
    }),
  }));
