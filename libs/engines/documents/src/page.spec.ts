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

describe('words into lines', () => {
  it('are read from left to right and top to bottom, whatever their order', () => {
    const page = pageOf(
      word('income', 60, 100),
      word('5,000', 300, 120),
      word('Total', 10, 100),
      word('Tax', 10, 120),
    );
    expect(textsOf(page)).toEqual(['Total income', 'Tax 5,000']);
  });

  it('belong together on slightly different baselines', () => {
    expect(textsOf(pageOf(word('Total', 10, 100), word('income', 60, 102), word('900', 200, 98.5)))).toEqual([
      'Total income 900',
    ]);
  });

  it('belong together in different sizes when their middles agree', () => {
    expect(textsOf(pageOf(word('1040', 10, 95, 20), word('Form', 60, 100, 10)))).toEqual(['1040 Form']);
  });

  it('are separate lines half a height apart', () => {
    expect(textsOf(pageOf(word('one', 10, 100), word('two', 60, 105)))).toEqual(['one', 'two']);
  });

  it('of two columns at one height are one line, left column first', () => {
    const page = pageOf(
      word('Expenses', 300, 100),
      word('Revenue', 10, 100),
      word('20', 300, 115),
      word('10', 10, 115),
    );
    expect(textsOf(page)).toEqual(['Revenue Expenses', '10 20']);
  });

  it('know the page they stand on, counted from 1', () => {
    const lines = linesOf([pageOf(word('first', 0, 0)), pageOf(), pageOf(word('third', 0, 0))]);
    expect(lines.map(({ page, text }) => [page, text])).toEqual([
      [1, 'first'],
      [3, 'third'],
    ]);
  });

  it('lose doubled and outer blanks', () => {
    expect(textsOf(pageOf(word(' Total ', 10, 100), word(' income', 60, 100)))).toEqual(['Total income']);
  });

  it('without a height still share a line at the same place', () => {
    expect(textsOf(pageOf(word('a', 0, 50, 0), word('b', 9, 51, 0), word('c', 0, 53, 0)))).toEqual([
      'a b',
      'c',
    ]);
  });

  it('are none on an empty page, and without pages', () => {
    expect(linesOf([])).toEqual([]);
    expect(linesOf([pageOf()])).toEqual([]);
  });

  it('lose what nobody sees, and the dots that lead to an amount', () => {
    const page = pageOf(
      word('Total . . . .', 10, 100),
      { ...word('9', 90, 100), hidden: true },
      word('8', 120, 100),
    );
    expect(textsOf(page)).toEqual(['Total 8']);
  });

  it.each([-0.05, -0.02, 0.015, 0.06])('of a page that lies askew by %d are still lines', (tilt) => {
    const rows = Array.from({ length: 12 }, (_, row) =>
      ['label', 'of', 'the', 'row', '1,234.00'].map((text, column) =>
        word(text, 40 + column * 110, 60 + row * 16 + (40 + column * 110) * tilt, 8),
      ),
    ).flat();
    expect(textsOf({ words: rows, recognition: 0.9 })).toEqual(
      Array.from({ length: 12 }, () => 'label of the row 1,234.00'),
    );
  });

  it('leave the page as it was given', () => {
    const page = pageOf(word('b', 9, 9), word('a', 0, 0));
    const before = structuredClone(page);
    linesOf([page]);
    expect(page).toEqual(before);
  });
});
