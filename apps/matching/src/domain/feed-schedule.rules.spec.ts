import { describe, expect, it } from '@jest/globals';
import { secondsToNextFetch } from './feed-schedule.rules.ts';

const id = '00000000-0000-4000-8000-00000000003c';

describe('the next fetch of a feed', () => {
  it.each([
    ['2026-11-24T00:00:00Z', 3600],
    ['2026-11-24T00:59:59Z', 1],
    ['2026-11-24T01:00:00Z', 86_400],
    ['2026-11-24T23:00:00Z', 7200],
  ])('is at one o’clock for this id: at %s in %s s', (now, seconds) => {
    expect(secondsToNextFetch(id, new Date(now))).toBe(seconds);
  });

  it('is within a day for each id', () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const waits = ids.map((each) => secondsToNextFetch(each, new Date('2026-11-24T12:00:00Z')));
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(86_400);
    expect(new Set(waits).size).toBeGreaterThan(100);
  });
});
