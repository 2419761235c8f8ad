import { describe, expect, it } from '@jest/globals';
import type { ScoreStep } from '@groundwork/contracts';
import { describeDial, formatPoints, describeStart } from './score-texts.ts';

describe('the texts of a score', () => {
  it('describe the dial', () => {
    expect(describeDial('Groundwork Score', 742, 23)).toBe(
      'Groundwork Score 742 of 1000, Good, from last month +23',
    );
  });

  it('state the start of the count for an owner in the first month', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const step = (at: string): ScoreStep => ({
      id: at,
      at,
      from: 0,
      to: 9,
      change: 9,
      cause: { type: 'profile' },
    });
    const [today, earlier, longAgo] = [
      '2026-11-22T11:59:00Z',
      '2026-11-10T12:00:00Z',
      '2026-10-22T12:00:00Z',
    ].map(step);
    expect(describeStart([today!], now, 601)).toBe('Since you joined today: +601');
    expect(describeStart([today!, earlier!], now, 0)).toBe('Since you joined on Nov 10, 2026: +0');
    expect(describeStart([today!, earlier!, longAgo!], now, 9)).toBeNull();
    expect(describeStart([], now, 0)).toBeNull();
  });

  it('count points', () => {
    expect([53, 1, 0, -1, -12].map(formatPoints)).toEqual([
      '+53 points',
      '+1 point',
      '+0 points',
      '−1 point',
      '−12 points',
    ]);
  });
});
