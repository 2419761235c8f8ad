import { describe, expect, it } from '@jest/globals';
import { SessionTimes } from './session-times.rules.ts';

const times = new SessionTimes({ idleHours: 12, renewalHours: 5 });
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 0, day, hour));
const createdAt = at(1, 8);

describe('the end of a session', () => {
  it('is twelve hours after its use if the browser holds its key, and at most after a week', () => {
    expect(times.expiryOf({ isBound: true, createdAt }, at(3, 9))).toEqual(at(3, 21));
    expect(times.expiryOf({ isBound: true, createdAt }, at(8, 7))).toEqual(at(8, 8));
  });

  it('is after a week without a key', () => {
    expect(times.expiryOf({ isBound: false, createdAt }, at(3, 9))).toEqual(at(8, 8));
  });
});

describe('the renewal of a session', () => {
  const isDue = (age: { isBound?: boolean; renewedAt?: Date }, now: Date) =>
    times.isRenewalDue({ isBound: true, createdAt, renewedAt: null, ...age }, now);

  it('is due five hours after its start or its last renewal', () => {
    expect([isDue({}, at(1, 12)), isDue({}, at(1, 13))]).toEqual([false, true]);
    const renewedAt = at(2, 10);
    expect([isDue({ renewedAt }, at(2, 14)), isDue({ renewedAt }, at(2, 15))]).toEqual([false, true]);
  });

  it('is never due without a key', () => expect(isDue({ isBound: false }, at(7, 0))).toBe(false));
});
