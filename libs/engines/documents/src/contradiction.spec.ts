import { describe, expect, it } from '@jest/globals';
import { certaintyOf, isRaised } from './contradiction.ts';

const rows = [{ value: 7235.22 }, { value: 18_581.24 }, { value: 199_981.26 }];

describe('a row of a sum', () => {
  it.each([
    ['is raised if the rows are more than their total by thousands', 191_797.72, 225_797.72, true],
    ['may be lost if the rows are less than their total', 259_797.72, 225_797.72, false],
    ['is read wrongly if the gap is not round', 191_796.72, 225_797.72, false],
    ['is not raised by more than its amount', 25_797.72, 225_797.72, false],
    ['is right if the sum holds', 225_797.72, 225_797.72, false],
  ])('%s', (_, total, sum, expected) => {
    expect(isRaised(total, sum, rows)).toBe(expected);
  });
});

describe('a total whose minus is missing', () => {
  it('is no contradiction on a scan, and one in a file with text', () => {
    const operands = (confidence?: number) => [
      { value: 4121.8, sign: 1 as const, confidence },
      { value: 5091.78, sign: -1 as const, confidence },
    ];
    expect(certaintyOf({ value: 969.98, confidence: 0.99 }, operands(0.99), -969.98)).toBe(0);
    expect(certaintyOf({ value: 969.98 }, operands(), -969.98)).toBe(1);
  });
});
