import { describe, expect, it } from '@jest/globals';
import type { Corners } from '@groundwork/engine-capture';
import { moveCorner, moveCornerBy, moveOfKey, type PressedKey } from './sheet-corners.ts';

const corners: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];

const pressed = (key: string, modifiers: Partial<PressedKey> = {}): PressedKey => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});

describe('a corner on a photo', () => {
  it.each([
    ['ArrowLeft', 0.09, 0.1],
    ['ArrowRight', 0.11, 0.1],
    ['ArrowUp', 0.1, 0.09],
    ['ArrowDown', 0.1, 0.11],
  ])('moves by a hundredth of the photo with %s', (key, x, y) => {
    const moved = moveCornerBy(corners, 0, moveOfKey(pressed(key))!)[0];
    expect(moved.x).toBeCloseTo(x, 9);
    expect(moved.y).toBeCloseTo(y, 9);
  });

  it('moves by a fifth of that with Shift', () => {
    expect(moveOfKey(pressed('ArrowUp', { shiftKey: true }))).toEqual({ x: 0, y: -0.002 });
  });

  it.each([
    ['another key', pressed('Tab')],
    ['Alt', pressed('ArrowLeft', { altKey: true })],
    ['Ctrl', pressed('ArrowLeft', { ctrlKey: true })],
    ['Meta', pressed('ArrowLeft', { metaKey: true })],
  ])('does not move with %s', (_, event) => {
    expect(moveOfKey(event)).toBeNull();
  });

  it('stays on the photo', () => {
    expect(moveCorner(corners, 2, { x: 1.4, y: 0.8 })[2]).toEqual({ x: 1, y: 0.8 });
  });
});
