import { type Line, linesOf, type Page } from '../src/page.ts';

const wordsOf = (text: string) =>
  text.split('\n').map((line, row) => ({
    text: line,
    x: 40,
    y: 40 + row * 20,
    width: line.length * 5,
    height: 10,
  }));

export const pagesFrom = (...pages: string[]): Page[] =>
  pages.map((text) => ({ recognition: 1, words: wordsOf(text) }));

export const linesFrom = (...pages: string[]): Line[] => linesOf(pagesFrom(...pages));

export const recognizedLines = (text: string, confidence: number): Line[] =>
  linesOf([{ recognition: confidence, words: wordsOf(text).map((word) => ({ ...word, confidence })) }]);

export const inColumns = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [, label = line, amounts = ''] = /^(.*?)((?:\s+[-($]*\d[\d,.]*\)?)+)$/.exec(line) ?? [];
      const cells = amounts
        .trim()
        .split(/\s+/)
        .filter((cell) => cell !== '');
      return label.padEnd(60) + cells.map((cell) => cell.padStart(14)).join('');
    })
    .join('\n');

/** "Sales | 1,000 | 900": the first cell at the left, the others with their right edges below each other. */
export const inTable = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [label = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return cells.length === 0 ? line : label.padEnd(52) + cells.map((cell) => cell.padStart(20)).join('');
    })
    .join('\n');
