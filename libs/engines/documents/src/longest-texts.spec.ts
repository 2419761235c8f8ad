import { expect, it } from '@jest/globals';
import { longest } from './longest-texts.ts';
import { linesOf } from './page.ts';

const wordOf = (text: string, x = 0) => ({ text, x, y: 10, width: 10, height: 10 });
const textsOf = (words: ReturnType<typeof wordOf>[]) =>
  linesOf([{ words, recognition: 1 }]).map(({ text }) => text);

it('cuts a word of a page before any rule reads it', () => {
  expect(textsOf([wordOf('('.repeat(50_000))])).toEqual(['('.repeat(longest.word)]);
});

it('cuts a line of a page before any rule reads it', () => {
  const words = Array.from({ length: 5000 }, (_, at) => wordOf('ending', at * 20));
  expect(Math.max(...textsOf(words).map(({ length }) => length))).toBeLessThanOrEqual(longest.line);
});
