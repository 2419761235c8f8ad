import { describe, expect, it } from '@jest/globals';
import { laneOf } from './analysis-lane.rules.ts';

describe('the lane of a file', () => {
  it.each([
    ['application/pdf', 1_000_000, 'quick'],
    ['application/pdf', 1_000_001, 'slow'],
    ['text/csv', 20_000, 'quick'],
    ['image/jpeg', 20_000, 'slow'],
    ['image/png', 20_000, 'slow'],
  ] as const)('is for %s of %i bytes the %s one', (mediaType, fileSize, lane) => {
    expect(laneOf({ mediaType, fileSize })).toBe(lane);
  });
});
