import { describe, expect, it } from '@jest/globals';
import { dollarsOf, rateOf, twiceMedian } from './statistics.ts';

const medianOf = (values: number[]) => twiceMedian(Float64Array.from(values), values.length);

function sortedMedian(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? 2 * (sorted[middle] ?? 0)
    : (sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0);
}

describe('a median', () => {
  it('is null below five values', () => {
    expect(medianOf([1, 2, 3, 4])).toBeNull();
  });

  it('equals the middle of the sorted values', () => {
    for (let size = 5; size < 300; size += 1) {
      const values = Array.from({ length: size }, (_, place) => (place * 7919 * size) % 97);
      expect(medianOf(values)).toBe(sortedMedian(values));
    }
  });

  it('is rounded half up', () => {
    expect(dollarsOf(100_001)).toBe(500.01);
    expect(rateOf(2 * 1_112_500)).toBe(11.13);
    expect(rateOf(null)).toBeNull();
  });
});
