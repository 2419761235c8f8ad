import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv.rules.ts';

describe('a table of an export', () => {
  it('has one line for each row under the names of all of them', () => {
    expect(
      csvOf([
        { a: 1, b: null },
        { a: 2, c: true },
      ]),
    ).toBe('a,b,c\r\n1,,\r\n2,,true\r\n');
  });

  it('quotes what would end a cell, and keeps what is nested as JSON', () => {
    expect(csvOf([{ text: 'a "b", c\nd', list: [{ x: 1 }] }])).toBe(
      'text,list\r\n"a ""b"", c\nd","[{""x"":1}]"\r\n',
    );
  });

  it.each(['=1+1', '+1', '@SUM(A1)', '-cmd', '\tx'])('is no formula for a spreadsheet: %j', (text) => {
    expect(csvOf([{ text }])).toContain(`'${text}`);
  });

  it('leaves numbers below zero alone', () => {
    expect(csvOf([{ cents: -5, typed: '-5' }])).toBe('cents,typed\r\n-5,-5\r\n');
  });
});
