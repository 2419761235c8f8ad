import { describe, expect, it } from '@jest/globals';
import { cutCell, isCut } from './cells.ts';

const x = (length: number) => 'x'.repeat(length);

describe('a cell of a bank file', () => {
  it('stays as it is with 1,000 characters', () => {
    expect(cutCell(` ${x(998)} `)).toBe(` ${x(998)} `);
    expect(isCut(cutCell(x(1000)))).toBe(false);
  });

  it('loses its outer spaces first', () => expect(cutCell(` ${x(1000)} `)).toBe(x(1000)));

  it('is cut with a mark, so that it is too long and no amount', () => {
    expect(cutCell(x(100_000))).toBe(`${x(1000)}…`);
    const padded = cutCell(`5.00${' '.repeat(5000)}x`);
    expect(padded.trim()).toHaveLength(1001);
    expect(isCut(padded.trim())).toBe(true);
  });
});
