import { describe, expect, it } from '@jest/globals';
import { turnOf } from './turn.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));

describe('whose document is analysed next', () => {
  it.each(['professional', 'master'] as const)(
    '%s goes ahead of who came up to ten minutes earlier',
    (plan) => {
      expect(turnOf(at(9), plan)).toBeLessThan(turnOf(at(0), 'starter'));
      expect(turnOf(at(9), plan)).toBeLessThan(turnOf(at(0), 'individual'));
    },
  );

  it('nobody who waits longer is passed by', () => {
    expect(turnOf(at(0), 'starter')).toBeLessThan(turnOf(at(12), 'professional'));
  });

  it('within a plan the first comes first', () => {
    expect(turnOf(at(0), 'starter')).toBeLessThan(turnOf(at(2), 'starter'));
  });

  it.each([new Date(0), new Date(Date.UTC(2100, 0, 1))])('stays what a queue takes at %p', (due) => {
    expect(turnOf(due, 'starter')).toBeGreaterThanOrEqual(1);
    expect(turnOf(due, 'starter')).toBeLessThanOrEqual(2_097_152);
  });
});
