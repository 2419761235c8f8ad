import { describe, expect, it } from '@jest/globals';
import { isBlankZero } from './field-directions.ts';
import { figuresOfProfile } from './index.ts';

describe('a zero', () => {
  it.each([
    ['debtToEquityRatio', '', true],
    ['totalAssets', '', true],
    ['monthlyDebtPayments', '', true],
    ['monthlyDebtPayments', '  ', true],
    ['monthlyDebtPayments', 'none', false],
    ['nsfIncidents', '', false],
  ] as const)('of %s beside existing loans %j is blank: %j', (field, existingLoans, expected) => {
    expect(isBlankZero(field, figuresOfProfile({ existingLoans }))).toBe(expected);
  });
});
