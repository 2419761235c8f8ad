import { describe, expect, it } from '@jest/globals';
import type { Corners } from '@groundwork/engine-capture';
import { moveByKey, moveCorner } from './sheet-corners.ts';

const corners: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];

describe('a corner on a photo', () => {
  it.each([
    ['ArrowLeft', 0.09, 0.1],
    ['ArrowRight', 0.11, 0.1],
    ['ArrowUp', 0.1, 0.09],
    ['ArrowDown', 0.1, 0.11],
  ])('moves by a hundredth of the photo with %s', (key, x, y) => {
    const moved = moveByKey(corners, 0, key)![0];
    expect(moved.x).toBeCloseTo(x, 9);
    expect(moved.y).toBeCloseTo(y, 9);
  });

  it('does not move with another key', () => {
    expect(moveByKey(corners, 0, 'Tab')).toBeNull();
  });

  it('stays on the photo', () => {
    expect(moveCorner(corners, 2, { x: 1.4, y: 0.8 })[2]).toEqual({ x: 1, y: 0.8 });
  });
});
