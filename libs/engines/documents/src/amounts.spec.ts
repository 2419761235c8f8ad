import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../testing/lines.ts';
import { amountsOf } from './amounts.ts';

const valuesIn = (text: string) =>
  linesFrom(text).flatMap((line) => amountsOf(line).map(({ value }) => value));

describe('an amount', () => {
  it.each([
    ['(12,000.)', -12_000],
    ['<12,000>', -12_000],
    ['-12,000.', -12_000],
    ['12,000.', 12_000],
    ['($1,250.40)', -1250.4],
    ['582.03-', -582.03],
    ['$ 1,250.40', 1250.4],
  ])('is read from "%s" of a tax program or a report', (text, value) => {
    expect(valuesIn(`Income   ${text}`)).toEqual([value]);
  });

  it('is not the number of an account in brackets behind its name', () => {
    expect(valuesIn('Checking (4417)          46,251.64')).toEqual([46_251.64]);
    expect(valuesIn('Depreciation          (4417)          46,251.64')).toEqual([-4417, 46_251.64]);
    expect(valuesIn('Depreciation (4417)')).toEqual([-4417]);
  });

  it.each(['10;713', '10:713', '1;010;713.50', '10;713;50'])(
    'has a comma that recognition reads as in %s',
    (text) => {
      const [amount] = recognizedLines(`Payroll taxes ${text}`, 0.9).flatMap(amountsOf);
      expect(amount?.value).toBe({ '1;010;713.50': 1_010_713.5, '10;713;50': 10_713.5 }[text] ?? 10_713);
    },
  );

  it('has the minus that recognition reads as a flat word of its own', () => {
    const digits = { text: '8,087', x: 508, y: 100, width: 28, height: 7, confidence: 0.93 };
    const minus = { text: '-', x: 501, y: 103, width: 3, height: 1, confidence: 0.93 };
    expect(amountsOf({ words: [minus, digits] }).map(({ value }) => value)).toEqual([-8087]);
    const emptyCell = { ...minus, x: 440 };
    expect(amountsOf({ words: [emptyCell, digits] }).map(({ value }) => value)).toEqual([8087]);
  });

  it('is not the day and year that recognition joins', () => {
    const amounts = recognizedLines('Dec 31,21', 0.9).flatMap(amountsOf);
    expect(amounts).toEqual([]);
    const [amount] = recognizedLines('Total Dec          31,21', 0.9).flatMap(amountsOf);
    expect(amount?.value).toBe(31.21);
  });

  it('has the minus whose small box stands apart, and the confidence of its digits', () => {
    const box = { y: 40, height: 7, confidence: 0.96 };
    const words = [
      { ...box, text: '-', x: 457, width: 3, height: 1.1, confidence: 0.4 },
      { ...box, text: '$61.28', x: 463, width: 23 },
    ];
    expect(amountsOf({ words })).toMatchObject([{ value: -61.28, confidence: 0.96 }]);
  });

  it('has no 8 before the sign of dollars', () => {
    const [amount] = recognizedLines('Credit +8$3,104.35', 0.9).flatMap(amountsOf);
    expect(amount?.value).toBe(3104.35);
  });

  it.each([
    ['14,95918-', -14_959.18],
    ['(2,28691)', -2286.91],
    ['14;18-', -14.18],
  ])('has the point that recognition loses before a sign: %s', (text, value) => {
    expect(recognizedLines(`Purchases ${text}`, 0.9).flatMap(amountsOf)[0]?.value).toBe(value);
  });

  it('is as certain as its digits', () => {
    const digits = { text: '114,972', x: 508, y: 100, width: 28, height: 7, confidence: 0.99 };
    const dollar = { text: '$', x: 480, y: 100, width: 5, height: 7, confidence: 0.4 };
    expect(amountsOf({ words: [dollar, digits] })).toMatchObject([{ value: 114_972, confidence: 0.99 }]);
  });

  it.each([
    ['=$20,674.56', 20_674.56],
    ['12,92279CR', 12_922.79],
    ['-1,43433', -1434.33],
  ])('is recognized in "%s"', (text, value) => {
    const [amount] = recognizedLines(`New balance     ${text}`, 0.9).flatMap(amountsOf);
    expect(amount?.value).toBe(value);
  });

  const word = (text: string, x: number, height: number, confidence: number) => ({
    text,
    x,
    y: 40,
    width: text.length * 4,
    height,
    confidence,
  });

  it('has its minus before it, also if the box of the minus is as low as its line', () => {
    const words = [word('Rent', 40, 6, 0.96), word('-', 465, 1, 0.8), word('71.83', 472, 6, 0.96)];
    expect(amountsOf({ words }).map(({ value }) => value)).toEqual([-71.83]);
  });

  it('has the certainty of its digits, not the one of its mark', () => {
    const words = [word('Rent', 40, 6, 0.96), word('372.92', 440, 6, 0.99), word('D', 466, 6, 0.5)];
    expect(amountsOf({ words })[0]).toMatchObject({ value: -372.92, confidence: 0.99 });
  });

  it('continues behind a torn point', () => {
    const words = [word('00000566', 423, 6, 0.96), word('.25-', 456, 6, 0.96)];
    expect(amountsOf({ words }).map(({ value }) => value)).toEqual([-566.25]);
  });

  it('is not the torn rest of a number on a scan', () => {
    expect(recognizedLines('Net deposits 01.72', 0.9).flatMap(amountsOf)).toEqual([]);
    expect(valuesIn('Net deposits 01.72')).toEqual([1.72]);
  });
});
