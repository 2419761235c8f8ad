import { describe, expect, it } from '@jest/globals';
import { linesOf, type Page, type Word } from './page.ts';

const word = (text: string, x: number, y: number, height = 10): Word => ({
  text,
  x,
  y,
  width: text.length * 5,
  height,
});
const pageOf = (...words: Word[]): Page => ({ words, recognition: 1 });
const textsOf = (...pages: Page[]) => linesOf(pages).map(({ text }) => text);

describe('the lines of a page', () => {
  it('are sorted left to right and top to bottom for any order of words', () => {
    const page = pageOf(
      word('income', 60, 100),
      word('5,000', 300, 120),
      word('Total', 10, 100),
      word('Tax', 10, 120),
    );
    expect(textsOf(page)).toEqual(['Total income', 'Tax 5,000']);
  });

  it('join words on slightly different baselines', () => {
    expect(textsOf(pageOf(word('Total', 10, 100), word('income', 60, 102), word('900', 200, 98.5)))).toEqual([
      'Total income 900',
    ]);
  });

  it('join words of different sizes when their middles agree', () => {
    expect(textsOf(pageOf(word('1040', 10, 95, 20), word('Form', 60, 100, 10)))).toEqual(['1040 Form']);
  });

  it('separate words that are half a height apart', () => {
    expect(textsOf(pageOf(word('one', 10, 100), word('two', 60, 105)))).toEqual(['one', 'two']);
  });

  it('join two columns at one height, left column first', () => {
    const page = pageOf(
      word('Expenses', 300, 100),
      word('Revenue', 10, 100),
      word('20', 300, 115),
      word('10', 10, 115),
    );
    expect(textsOf(page)).toEqual(['Revenue Expenses', '10 20']);
  });

  it('have the page number, counted from 1', () => {
    const lines = linesOf([pageOf(word('first', 0, 0)), pageOf(), pageOf(word('third', 0, 0))]);
    expect(lines.map(({ page, text }) => [page, text])).toEqual([
      [1, 'first'],
      [3, 'third'],
    ]);
  });

  it('have no double and no outer spaces', () => {
    expect(textsOf(pageOf(word(' Total ', 10, 100), word(' income', 60, 100)))).toEqual(['Total income']);
  });

  it('join words without a height at the isSameAmount place', () => {
    expect(textsOf(pageOf(word('a', 0, 50, 0), word('b', 9, 51, 0), word('c', 0, 53, 0)))).toEqual([
      'a b',
      'c',
    ]);
  });

  it('are empty for an empty page and without pages', () => {
    expect(linesOf([])).toEqual([]);
    expect(linesOf([pageOf()])).toEqual([]);
  });

  it('exclude hidden words and dot leaders', () => {
    const page = pageOf(
      word('Total . . . .', 10, 100),
      { ...word('9', 90, 100), hidden: true },
      word('8', 120, 100),
    );
    expect(textsOf(page)).toEqual(['Total 8']);
  });

  it.each([-0.05, -0.02, 0.015, 0.06])('are correct on a page with a tilt of %d', (tilt) => {
    const rows = Array.from({ length: 12 }, (_, row) =>
      ['label', 'of', 'the', 'row', '1,234.00'].map((text, column) =>
        word(text, 40 + column * 110, 60 + row * 16 + (40 + column * 110) * tilt, 8),
      ),
    ).flat();
    expect(textsOf({ words: rows, recognition: 0.9 })).toEqual(
      Array.from({ length: 12 }, () => 'label of the row 1,234.00'),
    );
  });

  it('do not change the input', () => {
    const page = pageOf(word('b', 9, 9), word('a', 0, 0));
    const before = structuredClone(page);
    linesOf([page]);
    expect(page).toEqual(before);
  });
});
