import { describe, expect, it } from '@jest/globals';
import { isRaised } from './contradiction.ts';

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
