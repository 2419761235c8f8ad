import { describe, expect, it } from '@jest/globals';
import { budgetPeriods, fileLimits, fileLimitsOf, quotaOf } from './quotas.ts';

it('multiplies each limit of a plan with the factor of the operator, in whole numbers', () => {
  expect(quotaOf('starter', 1)).toEqual({
    bytes: 2_147_483_648,
    files: 500,
    waitingPages: 1000,
  });
  expect(quotaOf('professional', 1.5)).toEqual({
    bytes: 32_212_254_720,
    files: 7500,
    waitingPages: 4500,
  });
  expect(quotaOf('individual', 0.0001)).toMatchObject({ files: 0, bytes: 536_870 });
});

describe('the file limits', () => {
  it.each(Object.entries(fileLimits))('of %s allow at least as much in a day as in an hour', (_, limits) => {
    for (const measure of ['files', 'bytes', 'rows', 'processorMs'] as const)
      expect(limits.day[measure]).toBeGreaterThanOrEqual(limits.hour[measure]);
  });

  it('are never lower on a higher plan', () => {
    const plans = [fileLimits.starter, fileLimits.individual, fileLimits.professional, fileLimits.master];
    for (const period of Object.keys(budgetPeriods) as (keyof typeof budgetPeriods)[])
      for (const measure of ['files', 'bytes', 'rows', 'processorMs'] as const) {
        const values = plans.map((limits) => limits[period][measure]);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
  });

  it('multiply with the factor of the operator, in whole numbers', () => {
    expect(fileLimitsOf('starter', 0.001).hour).toEqual({
      files: 0,
      bytes: 2_147_483,
      rows: 500,
      processorMs: 1800,
    });
  });
});
