import type { Line } from './page.ts';

const english = new Set([
  'the',
  'of',
  'and',
  'to',
  'for',
  'your',
  'this',
  'with',
  'from',
  'by',
  'balance',
  'total',
  'date',
]);
const others = new Set(
  'der die das und ist nicht mit von zur für el la los las del que para por una con le les des et du est pour dans il che di per della não uma seu com'.split(
    ' ',
  ),
);
const minOthers = 6;

/** The small words of a language are on each of its documents. */
export function isOtherLanguage(lines: readonly Line[]): boolean {
  const words = lines.flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+/u));
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(others) >= minOthers && count(others) > 2 * count(english);
}
