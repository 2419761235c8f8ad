import { expect, it } from '@jest/globals';
import { quotaOf } from './quotas.ts';

it('multiplies each limit of a plan with the factor of the operator, in whole numbers', () => {
  expect(quotaOf('starter', 1)).toEqual({
    bytes: 2_147_483_648,
    files: 500,
    uploadsAnHour: 600,
    waitingPages: 1000,
  });
  expect(quotaOf('professional', 1.5)).toEqual({
    bytes: 32_212_254_720,
    files: 7500,
    uploadsAnHour: 1800,
    waitingPages: 4500,
  });
  expect(quotaOf('individual', 0.0001)).toMatchObject({ files: 0, bytes: 536_870 });
});
