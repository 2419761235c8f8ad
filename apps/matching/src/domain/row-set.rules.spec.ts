import { describe, expect, it } from '@jest/globals';
import { hasRow, rowSet, rowsOnlyIn } from './row-set.rules.ts';

describe('a set of catalog rows', () => {
  it('needs one bit for each row up to the last', () => {
    expect(rowSet([])).toEqual(Buffer.alloc(0));
    expect(rowSet([0, 7, 8])).toEqual(Buffer.from([0b1000_0001, 1]));
    expect(rowSet([1246])).toHaveLength(156);
  });

  it('contains each added row and no row after its end', () => {
    const held = [0, 7, 8, 900];
    expect(Array.from({ length: 2000 }, (_, row) => row).filter((row) => hasRow(rowSet(held), row))).toEqual(
      held,
    );
  });

  it('counts the rows that are only in one of two sets, at any lengths', () => {
    const before = rowSet([1, 2, 900]);
    const after = rowSet([2, 3]);
    expect([rowsOnlyIn(after, before), rowsOnlyIn(before, after)]).toEqual([1, 2]);
    expect(rowsOnlyIn(before, before)).toBe(0);
  });
});
