import { describe, expect, it } from '@jest/globals';
import { linesFrom } from '../testing/lines.ts';
import { pairsOf, segmentsOf } from './layout.ts';
import { linesOf, type Word } from './page.ts';

const word = (text: string, x: number, y: number): Word => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
});
const page = (...words: Word[]) => linesOf([{ recognition: 1, words }]);
const named = (...words: Word[]) => pairsOf(page(...words)).map(({ label, amount }) => [label, amount.value]);

describe('the pairs of a page', () => {
  it('bind each amount to the text on its left', () => {
    const lines = linesFrom('Deposits 10 300.00 Average balance 40.00');
    expect(pairsOf(lines).map(({ label, amount }) => [label, amount.value])).toEqual([
      ['Deposits 10', 300],
      ['Average balance', 40],
    ]);
  });

  it('bind an amount to the heading above it, also in two lines', () => {
    const upper = [word('Beginning', 40, 40), word('Ending', 240, 40)];
    const lower = [word('balance', 40, 55), word('balance', 240, 55)];
    expect(named(...upper, ...lower, word('100.00', 40, 75), word('250.00', 240, 75))).toEqual([
      ['Beginning balance', 100],
      ['Ending balance', 250],
    ]);
  });

  it('bind an amount to the text below it if nothing is above it', () => {
    expect(named(word('100.00', 40, 40), word('Opening', 40, 55))).toEqual([['Opening', 100]]);
  });

  it('exclude counts without cents', () => {
    expect(pairsOf(linesFrom('Items 1,250'))).toEqual([]);
  });
});

describe('the segments of a line', () => {
  it('end at a column gap', () => {
    const [line] = page(word('First', 40, 40), word('Bank', 68, 40), word('Page', 200, 40));
    expect(segmentsOf(line!).map(({ text }) => text)).toEqual(['First Bank', 'Page']);
  });
});
