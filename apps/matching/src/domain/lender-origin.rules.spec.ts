import { describe, expect, it } from '@jest/globals';
import { isStale } from './lender-origin.rules.ts';

describe('a confirmed day', () => {
  it.each([
    ['2026-05-28', false],
    ['2026-05-27', true],
    ['2026-11-24', false],
  ])('%s is stale on November 24, 2026: %s', (day, stale) => {
    expect(isStale(day, '2026-11-24')).toBe(stale);
  });
});
