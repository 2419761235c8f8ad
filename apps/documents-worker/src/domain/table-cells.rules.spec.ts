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
    [999_999_999_999, '999,999,999,999.00'],
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
    [false, 'FALSE'],
    [1e12, '1000000000000'],
    ['x'.repeat(201), 'x'.repeat(200)],
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

  it.each([
    ['1.234,56', '1,234.56'],
    ['($ 1.234,56)', '-1,234.56'],
    ['1.234,56 -', '-1,234.56'],
  ])('has the style that %j proves', (proof, amount) => {
    expect(amountsOf(['Rent', '2.000'], ['Sales', proof])).toEqual(['2,000.00', amount]);
  });

  it.each(['Rent, office', 'Part 12,5', 'Part12,5', '12,5 pieces', '12,5pieces'])(
    'has no style from the words %j',
    (text) => expect(amountsOf([text, '1,234.56'])).toEqual(['1,234.56']),
  );

  it('drops the number of an account before its name', () => {
    expect(textsOf([200, 'Sales', 512.5])).toEqual([['', 'Sales', '512.50']]);
    expect(textsOf([null, 200, 'Sales', 512.5])).toEqual([['', '', 'Sales', '512.50']]);
  });

  it.each<[RawCell[], string[]]>([
    [
      ['Account', 1990, 2100],
      ['Account', '1990', '2100'],
    ],
    [
      ['Account', 1989, 2025],
      ['Account', '1,989.00', '2,025.00'],
    ],
    [
      ['Account', 2025, 2101],
      ['Account', '2,025.00', '2,101.00'],
    ],
    [
      ['Account', 2025.5, 2024],
      ['Account', '2,025.50', '2,024.00'],
    ],
  ])('has whole years from 1990 to 2100 as a heading: %j', (heading, texts) => {
    expect(textsOf(['Profit and Loss'], heading)).toEqual([['Profit and Loss'], texts]);
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
