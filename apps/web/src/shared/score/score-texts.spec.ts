import { describe, expect, it } from '@jest/globals';
import type { ScoreStep } from '@groundwork/contracts';
import { changeOfMonth, describeDial, formatPoints, describeStart } from './score-texts.ts';

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
    expect(describeStart([today!], now)).toBe('Counted since you started today');
    expect(describeStart([today!, earlier!], now)).toBe('Counted since you started on Nov 10, 2026');
    expect(describeStart([today!, earlier!, longAgo!], now)).toBeNull();
    expect(describeStart([], now)).toBeNull();
  });

  it('count the change of the month from the first score, without a score of a month ago', () => {
    const now = new Date('2026-11-22T20:00:00Z');
    const step = (at: string, from: number, to: number): ScoreStep => ({
      id: at,
      at,
      from,
      to,
      change: to - from,
      cause: { type: 'profile' },
    });
    const [first, second] = [step('2026-11-21T18:00:00Z', 0, 102), step('2026-11-21T18:01:00Z', 102, 379)];
    const later = step('2026-11-22T18:00:00Z', 379, 391);
    const longAgo = step('2026-10-20T18:00:00Z', 0, 300);
    expect(changeOfMonth([second, first], now, 379)).toBe(0);
    expect(changeOfMonth([later, second, first], now, 391)).toBe(12);
    expect(changeOfMonth([later, longAgo], now, 91)).toBe(91);
    expect(changeOfMonth([], now, 7)).toBe(7);
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
