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

  it.each([
    ['=$20,674.56', 20_674.56],
    ['12,92279CR', 12_922.79],
    ['-1,43433', -1434.33],
  ])('is recognized in "%s"', (text, value) => {
    const [amount] = recognizedLines(`New balance     ${text}`, 0.9).flatMap(amountsOf);
    expect(amount?.value).toBe(value);
  });

  const word = (text: string, x: number, height: number, confidence: number) => ({
    ...{ text, x, y: 40, width: text.length * 4, height, confidence },
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
});
