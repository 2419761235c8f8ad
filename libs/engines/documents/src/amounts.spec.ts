import { describe, expect, it } from '@jest/globals';
import { linesFrom } from '../testing/lines.ts';
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
});
