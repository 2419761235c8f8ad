import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.rules.ts';

describe('the CSV file of an export', () => {
  it('has a header with all column names and one line for each row', () => {
    expect(
      toCsv([
        { a: 1, b: null },
        { a: 2, c: true },
      ]),
    ).toBe('a,b,c\r\n1,,\r\n2,,true\r\n');
  });

  it('quotes separators and writes nested values as JSON', () => {
    expect(toCsv([{ text: 'a "b", c\nd', list: [{ x: 1 }] }])).toBe(
      'text,list\r\n"a ""b"", c\nd","[{""x"":1}]"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '@SUM(A1)',
    '-cmd',
    '-2+3+SUM(A1)',
    '-.5*A1',
    '\tx',
    '\rx',
    '\nx',
    ' =1+1',
    '＝1+1',
  ])('escapes %j so that a spreadsheet does not run it as a formula', (text) => {
    expect(toCsv([{ text }])).toContain(`'${text}`);
  });

  it('writes negative numbers unchanged', () => {
    expect(toCsv([{ cents: -5, typed: '-5', dollars: '-1234.50' }])).toBe(
      'cents,typed,dollars\r\n-5,-5,-1234.50\r\n',
    );
  });
});
