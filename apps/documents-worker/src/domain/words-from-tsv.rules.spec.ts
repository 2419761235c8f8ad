import { describe, expect, it } from '@jest/globals';
import { parseTsv, tableOfEachPage } from './words-from-tsv.rules.ts';

const row = (confidence: number, text: string, { level = 5, box = [100, 40, 60, 20] } = {}) =>
  [level, 1, 2, 3, 4, 6, ...box, confidence, text].join('\t');
const header =
  'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';

describe('the words that the recognition found', () => {
  it('have their place in points and their confidence', () => {
    const { words } = parseTsv(
      [header, row(96, 'Total'), row(50, '$120', { box: [300, 44, 80, 10] })].join('\n'),
      0.5,
    );
    expect(words).toEqual([
      { text: 'Total', x: 50, y: 20, width: 30, height: 10, confidence: 0.96 },
      { text: '$120', x: 150, y: 22, width: 40, height: 5, confidence: 0.5 },
    ]);
  });

  it('are the rows of a word with a text', () => {
    const rows = [row(96, 'block', { level: 2 }), row(96, '  '), '5\t1', '', row(91, 'word')];
    expect(parseTsv(rows.join('\n'), 1).words.map(({ text }) => text)).toEqual(['word']);
  });

  it('include faint numbers, because a second look decides about them', () => {
    const rows = [row(4, '12,844.12'), row(4, '($1,250)'), row(4, '1a,2'), row(4, '12')];
    expect(parseTsv(rows.join('\n'), 1).words).toMatchObject([
      { text: '12,844.12', confidence: 0.04 },
      { text: '($1,250)', confidence: 0.04 },
    ]);
  });

  it('need a confidence of 25 %', () => {
    const { words } = parseTsv([row(24.9, 'faint'), row(25, 'clear'), row(-1, 'none')].join('\n'), 1);
    expect(words.map(({ text }) => text)).toEqual(['clear']);
    expect(parseTsv(row(130, 'sure'), 1).words[0]?.confidence).toBe(0.98);
  });
});

describe('a table of several pages', () => {
  it('has a part for each page, also for one without words', () => {
    const page = (number: number) => row(-1, '', { level: 1, box: [0, 0, number, number] });
    const [first, second, third] = [page(1), page(2), page(3)];
    const tsv = [header, first, row(96, 'one'), row(95, 'two'), second, third, row(94, 'three'), ''].join(
      '\n',
    );
    const tables = tableOfEachPage(tsv);
    expect(tables.map((each) => parseTsv(each, 1).words.map(({ text }) => text))).toEqual([
      ['one', 'two'],
      [],
      ['three'],
    ]);
    expect(tableOfEachPage(header)).toEqual([]);
  });
});

describe('the recognition of a page', () => {
  it('is the mean confidence of its letters, also of the faint words', () => {
    expect(parseTsv([row(90, 'four'), row(20, 'x')].join('\n'), 1).recognition).toBeCloseTo(0.76, 9);
    expect(parseTsv([row(90, 'four'), row(-1, 'four')].join('\n'), 1).recognition).toBeCloseTo(0.45, 9);
  });

  it('is between 0 and 1', () => {
    expect(parseTsv('', 1)).toEqual({ words: [], recognition: 0 });
    expect(parseTsv(row(130, 'sure'), 1).recognition).toBe(1);
  });
});
