import { describe, expect, it } from '@jest/globals';
import { centsOf, decimalOf, isForeign } from './amounts.ts';

describe('the cents of a cell', () => {
  it.each([
    [' 20.00 ', '.', 2000],
    ['$ 20.00', '.', 2000],
    ['20.00 USD', '.', 2000],
    ['usd20', '.', 2000],
    ['20.5', '.', 2050],
    ['20,5', ',', 2050],
    ['20', ',', 2000],
    ['- 20.00', '.', -2000],
    ['-20.00', '.', -2000],
    ['\u221220.00', '.', -2000],
    ['$20.00-', '.', -2000],
    ['20.00+', '.', 2000],
    ['( 20.00 )', '.', -2000],
    [' (20.00) ', '.', -2000],
    ['($20.00)', '.', -2000],
    ['1,234,567.89', '.', 123_456_789],
    ["1'234'567.89", '.', 123_456_789],
    ['1\u00A0234\u202F567', ',', null],
    ['1\u00A0234\u00A0567,89', ',', 123_456_789],
    ['1\u202F234,5', ',', 123_450],
    ['1.234.567,8', ',', 123_456_780],
    ['1234567.89', '.', 123_456_789],
    ['99999999999999.99', '.', 9_999_999_999_999_999],
    ['999999999999999.99', '.', null],
    ['0.00', '.', 0],
    ['(0.00)', '.', 0],
    [`${' '.repeat(50)}20.00${' '.repeat(50)}`, '.', 2000],
    [`($${' '.repeat(36)}5)`, '.', -500],
  ] as const)('reads %j with %j as %j', (cell, decimal, cents) => {
    expect(centsOf(cell, decimal)).toBe(cents);
  });

  it.each([
    ['two signs', '-20.00-'],
    ['two units', '$20.00 USD'],
    ['an open parenthesis', '(20.00'],
    ['a closed parenthesis', '20.00)'],
    ['words before it', 'about 20.00'],
    ['words after it', '20.00 each'],
    ['a group of two digits', '1,23,456.00'],
    ['groups with two signs', "1,234'567.00"],
    ['a group of four digits', '1,2345.00'],
    ['a first group of four digits', '1234,567.00'],
    ['no digit', '$'],
    ['a comma in place of the point', '20,00'],
    ['more than 40 characters', `($${' '.repeat(37)}5)`],
  ])('does not read %s', (_name, cell) => expect(centsOf(cell, '.')).toBeNull());
});

describe('the decimal sign of a file', () => {
  it.each([
    ['20.00', '.'],
    ['20,00', ','],
    ['20.0', '.'],
    ['1,234.56', '.'],
    ['1.234,56', ','],
    ['1,234,567', '.'],
    ['1.234.567', ','],
    ['1234,567', ','],
    ['0,123', ','],
    ['0.123', '.'],
    ['.123', '.'],
    ['1.234', 'unclear'],
    ['12,345', 'unclear'],
    ['123.456', 'unclear'],
    ['-$1,234', 'unclear'],
    ['1234', '.'],
    ['', '.'],
    [`20,5${'x'.repeat(37)}`, '.'],
  ])('of %j is %j', (cell, decimal) => expect(decimalOf([cell])).toBe(decimal));

  it('is that of the first cell that proves one', () => {
    expect(decimalOf(['', '1.234', '7,50', '8.50'])).toBe(',');
    expect(decimalOf(['1.234', '5'])).toBe('unclear');
    expect(decimalOf(['5', '1.234'])).toBe('unclear');
    expect(decimalOf([])).toBe('.');
  });
});

describe('a foreign amount', () => {
  it.each([
    '€5',
    '5 £',
    '¥5',
    '₹5',
    '5.00 EUR',
    'gbp 5',
    'CAD5 CAD',
    'AUD 5',
    'MXN 5',
    'CHF 5',
    'JPY 5',
    'CNY 5',
    'INR 5',
  ])('is %j', (cell) => expect(isForeign(cell)).toBe(true));
  it.each(['5.00', '$5.00', 'USD 5', 'EUROPE 5', ''])('is not %j', (cell) => {
    expect(isForeign(cell)).toBe(false);
  });
});
