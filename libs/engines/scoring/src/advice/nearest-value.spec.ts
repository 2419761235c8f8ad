import { describe, expect, it } from '@jest/globals';
import { nearestValue } from './nearest-value.ts';
import { stableId } from './stable-id.ts';

const whole = { decimals: 0, from: 0, to: 1000 } as const;
const cents = { decimals: 2, from: 0.01, to: 100 } as const;

describe('the nearest value', () => {
  it.each([
    ['more, from a figure', 10, 37, 37],
    ['more, already there', 40, 37, 41],
    ['more, from nothing', null, 37, 37],
    ['more, the last one', 10, 1000, 1000],
    ['more, beyond the bound', 10, 1001, null],
    ['more, at the bound already', 1000, 5, null],
  ])('%s', (_name, current, goal, found) => {
    expect(nearestValue({ ...whole, kind: 'atLeast' }, current, (value) => value >= goal)).toBe(found);
  });

  it.each([
    ['less, from a figure', 80, 50, 50],
    ['less, from nothing', null, 50, 50],
    ['less, by a hundredth', 50.01, 50, 50],
    ['less, the last one', 80, 0.01, 0.01],
    ['less, below the bound', 80, 0, null],
  ])('%s', (_name, current, goal, found) => {
    expect(nearestValue({ ...cents, kind: 'atMost' }, current, (value) => value <= goal)).toBe(found);
  });
});

describe('an id', () => {
  it('is the same for the same owner, code and target, and else another', () => {
    const ids = [
      stableId('ann', 'CR1', '700'),
      stableId('bob', 'CR1', '700'),
      stableId('ann', 'CR2', '700'),
      stableId('ann', 'CR1', '720'),
      stableId('ann', 'CR17', '00'),
      stableId('annC', 'R1', '700'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(stableId('ann', 'CR1', '700')).toBe(ids[0]);
    expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  });

  it('keeps its published value', () => expect(stableId('ann', 'CR1', '700')).toBe('0e869e41a77b4fc3'));
});
