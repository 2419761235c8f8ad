import { describe, expect, it } from '@jest/globals';
import { cellsOf, type RawCell } from './table-cells.rules.ts';

const textsOf = (...rows: RawCell[][]) => cellsOf(rows).map((row) => row.map(({ text }) => text));
const amountsOf = (...rows: RawCell[][]) =>
  cellsOf(rows).flatMap((row) => row.filter(({ isAmount }) => isAmount).map(({ text }) => text));

describe('the cells of a table', () => {
  it.each<[RawCell, string]>([
    [1234.5, '1,234.50'],
    [-0.129, '-0.13'],
    ['1,234.56', '1,234.56'],
    ['(1,234.56)', '-1,234.56'],
    ['$ 1,234', '1,234.00'],
    ['1234.56-', '-1,234.56'],
    ['-$12', '-12.00'],
    ['0', '0.00'],
  ])('has %j as the amount %s', (raw, text) => {
    expect(amountsOf(['Sales', raw])).toEqual([text]);
  });

  it.each<[RawCell, string]>([
    ['12.5%', '12.5%'],
    ['00123', '00123'],
    ['1234567890123', '1234567890123'],
    ['1.234', '1.234'],
    ['€ 5,00', '€ 5,00'],
    ['=1+1', '=1+1'],
    ['  two\n lines ', 'two lines'],
    ['4000 · Sales', 'Sales'],
    ['401-k match', '401-k match'],
    [true, 'TRUE'],
    [new Date('2025-12-31T00:00:00Z'), '12/31/2025'],
    [new Date(Number.NaN), ''],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [null, ''],
  ])('has %j as the text %j', (raw, text) => {
    expect(textsOf(['Name', raw])).toEqual([['Name', text]]);
    expect(amountsOf(['Name', raw])).toEqual([]);
  });

  it('has the style of decimals that one cell proves', () => {
    expect(amountsOf(['Sales', '1.234,56'], ['Rent', '2.000'], ['Tax', '-7,5'])).toEqual([
      '1,234.56',
      '2,000.00',
      '-7.50',
    ]);
  });

  it('drops the number of an account before its name', () => {
    expect(textsOf([200, 'Sales', 512.5])).toEqual([['', 'Sales', '512.50']]);
  });

  it('has years in a heading only', () => {
    const table = textsOf(
      ['Account', 2025, 2024],
      ['Sales', 9000, 8000],
      ['Rent', 2000, 2001],
      ['Tax', 2010],
    );
    expect(table).toEqual([
      ['Account', '2025', '2024'],
      ['Sales', '9,000.00', '8,000.00'],
      ['Rent', '2,000.00', '2,001.00'],
      ['Tax', '2,010.00'],
    ]);
    expect(textsOf([null, 2025], ['Rent', 2000])).toEqual([
      ['', '2025'],
      ['Rent', '2,000.00'],
    ]);
    expect(amountsOf(['Rent', 2000, 2000])).toEqual(['2,000.00', '2,000.00']);
  });
});
