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

describe('an uncertain row of a sum on a scan', () => {
  const certainty = (confidence: number, total: number) => {
    const operands = [
      { value: 64_994.92, sign: 1 as const, confidence: 0.99 },
      { value: 13_267.55, sign: 1 as const, confidence: 0.99 },
      { value: 272.77, sign: 1 as const, confidence },
    ];
    return certaintyOf({ value: total, confidence: 0.99 }, operands, 78_535.24, total < 78_535.24);
  };

  it('is no reason for a sum that is greater than its total by more than the row', () => {
    expect(certainty(0.8, 28_535.24)).toBe(0.9);
  });

  it('is a reason if it may have lost digits, or is hardly readable', () => {
    expect(certainty(0.8, 98_535.24)).toBeCloseTo(0.09);
    expect(certainty(0.6, 28_535.24)).toBe(0);
  });
});

describe('a total of scanned rows', () => {
  const total = { value: 23_575.83, confidence: 0.99 };
  const certaintyWith = (raised: number, other: number, gap: number) =>
    certaintyOf(
      total,
      [
        { value: 4780.84, sign: 1 as const, confidence: raised },
        { value: 543.91, sign: 1 as const, confidence: other },
      ],
      total.value + gap,
    );

  it('is an alarm if it lacks whole thousands and each amount that has them was read twice', () => {
    expect(certaintyWith(0.99, 0.97, 4000)).toBe(0.9);
    expect(certaintyWith(0.97, 0.99, 4000)).toBeLessThan(0.1);
    expect(certaintyWith(0.99, 0.6, 4000)).toBeLessThan(0.1);
  });

  it('is no alarm if an unreadable amount can be what it lacks', () => {
    const certaintyBeside = (value: number) =>
      certaintyOf(
        total,
        [
          { value: 4780.84, sign: 1 as const, confidence: 0.99 },
          { value, sign: 1 as const, confidence: 0.65 },
        ],
        total.value + 4000,
      );
    expect(certaintyBeside(17.11)).toBe(0);
    expect(certaintyBeside(1.17)).toBe(0.9);
  });
});
