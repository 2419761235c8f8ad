import { describe, expect, it } from '@jest/globals';
import { isExpired, isStale } from './freshness.ts';

describe('a confirmed day', () => {
  it.each([
    ['2026-05-28', false],
    ['2026-05-27', true],
    ['2026-11-24', false],
  ])('%s is stale on November 24, 2026: %s', (day, stale) => {
    expect(isStale(day, '2026-11-24')).toBe(stale);
  });

  it.each([
    ['2025-11-24', false],
    ['2025-11-23', true],
  ])('%s is too old for a feed on November 24, 2026: %s', (day, expired) => {
    expect(isExpired(day, '2026-11-24')).toBe(expired);
  });
});
