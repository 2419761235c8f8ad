import { describe, expect, it } from '@jest/globals';
import { Backoff } from './backoff.ts';

describe('the wait before a restart', () => {
  it('doubles with each early death, up to ten seconds', () => {
    const backoff = new Backoff();
    const delays = Array.from({ length: 8 }, () => backoff.next(100));
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('is short again after half a minute of life', () => {
    const backoff = new Backoff();
    backoff.next(100);
    backoff.next(100);
    expect(backoff.next(30_000)).toBe(250);
    expect(backoff.next(100)).toBe(500);
  });
});
