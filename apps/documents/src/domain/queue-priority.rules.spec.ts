import { describe, expect, it } from '@jest/globals';
import { computePriority } from './queue-priority.rules.ts';

const minutesAfterNoon = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));

describe('the priority of a document in the queue', () => {
  it.each(['professional', 'master'] as const)(
    'puts %s ahead of documents that came up to ten minutes earlier',
    (plan) => {
      expect(computePriority(minutesAfterNoon(9), plan)).toBeLessThan(
        computePriority(minutesAfterNoon(0), 'starter'),
      );
      expect(computePriority(minutesAfterNoon(9), plan)).toBeLessThan(
        computePriority(minutesAfterNoon(0), 'individual'),
      );
    },
  );

  it('puts no plan ahead of a document that waits longer', () => {
    expect(computePriority(minutesAfterNoon(0), 'starter')).toBeLessThan(
      computePriority(minutesAfterNoon(12), 'professional'),
    );
  });

  it('puts the oldest document of a plan first', () => {
    expect(computePriority(minutesAfterNoon(0), 'starter')).toBeLessThan(
      computePriority(minutesAfterNoon(2), 'starter'),
    );
  });

  it.each([new Date(0), new Date(Date.UTC(2100, 0, 1))])('is within the limits of the queue at %p', (due) => {
    expect(computePriority(due, 'starter')).toBeGreaterThanOrEqual(1);
    expect(computePriority(due, 'starter')).toBeLessThanOrEqual(2_097_152);
  });
});
