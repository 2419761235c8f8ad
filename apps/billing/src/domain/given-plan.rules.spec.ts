import { describe, expect, it } from '@jest/globals';
import { hasEnded, planInForce } from './given-plan.rules.ts';

describe('the plan in force', () => {
  it.each([
    ['starter', null, 'starter'],
    ['starter', 'professional', 'professional'],
    ['professional', 'individual', 'professional'],
    ['individual', 'individual', 'individual'],
    ['professional', 'master', 'master'],
  ] as const)('of a paid %s and a given %s is %s', (paid, given, plan) => {
    expect(planInForce(paid, given && { plan: given })).toBe(plan);
  });
});

describe('a given plan', () => {
  it.each([
    [null, false],
    ['2026-11-30', false],
    ['2026-11-29', true],
  ])('until %s has ended on 2026-11-30: %s', (until, ended) => {
    expect(hasEnded({ until }, '2026-11-30')).toBe(ended);
  });
});
