import { describe, expect, it } from '@jest/globals';
import { lockSeconds } from './lock-time.rules.ts';

const day = 86_400;

describe('the time of a lock', () => {
  it.each([
    ['the window at first', 900, 1, 900],
    ['the window without an earlier lock', 900, 0, 900],
    ['twice the window at the second', 900, 2, 1800],
    ['eight times the window at the fourth', 900, 4, 7200],
    ['a day at most', 900, 30, day],
    ['the window if it is longer than a day', 2 * day, 5, 2 * day],
  ])('is %s', (_name, windowSeconds, locks, expected) => {
    expect(lockSeconds(windowSeconds, locks)).toBe(expected);
  });
});
