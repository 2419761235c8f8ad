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

  it('is not the torn rest of a number on a scan', () => {
    expect(recognizedLines('Net deposits 01.72', 0.9).flatMap(amountsOf)).toEqual([]);
    expect(valuesIn('Net deposits 01.72')).toEqual([1.72]);
  });
});
