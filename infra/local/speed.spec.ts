import { describe, expect, it } from '@jest/globals';
import { patienceFor, patienceOfMachine } from './speed.ts';

describe('the patience of the tests', () => {
  it('grows with the time of a fixed work, within limits', () => {
    expect([20, 180, 360, 450, 10_000].map(patienceFor)).toEqual([1, 1, 2, 2.5, 6]);
  });

  it('is measured', () => {
    expect(patienceOfMachine()).toBeGreaterThanOrEqual(1);
  });
});
