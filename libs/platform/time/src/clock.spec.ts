import { describe, expect, it } from '@jest/globals';
import { SettableClock } from '@groundwork/testing';
import { systemClock } from './clock.ts';

describe('a clock', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', '2026-02-28'],
    ['2026-03-01T00:30:00+02:00', '2026-02-28'],
    ['2026-02-28T22:30:00-02:00', '2026-03-01'],
  ])('returns at %s the UTC day %s', (at, day) => {
    expect(new SettableClock(at).today()).toBe(day);
  });

  it('stands still until it advances', () => {
    const clock = new SettableClock('2026-02-28T12:00:00Z');
    expect(clock.now()).toEqual(clock.now());
    clock.advance(60_000);
    expect(clock.now()).toEqual(new Date('2026-02-28T12:01:00Z'));
  });

  it('follows the system', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
