import { describe, expect, it } from '@jest/globals';
import { isBlankZero } from './field-directions.ts';

describe('a zero', () => {
  it.each([
    ['debtToEquityRatio', true],
    ['totalAssets', true],
    ['totalLiabilities', false],
    ['monthlyDebtPayments', false],
    ['nsfIncidents', false],
  ] as const)('of %s is blank even after an answer: %j', (field, expected) => {
    expect(isBlankZero(field)).toBe(expected);
  });
});
