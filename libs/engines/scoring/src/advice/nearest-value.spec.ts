import { describe, expect, it } from '@jest/globals';
import { nearestValue } from './nearest-value.ts';
import { stableId } from './stable-id.ts';

const whole = { decimals: 0, from: 0, to: 1000 } as const;
const cents = { decimals: 2, from: 0.01, to: 100 } as const;

describe('nearestValue', () => {
  it.each([
    ['from a figure', 10, 37, 37],
    ['from a figure that reaches it already', 40, 37, 41],
    ['from a blank', null, 37, 37],
    ['to the upper bound', 10, 1000, 1000],
    ['null beyond the upper bound', 10, 1001, null],
    ['null at the upper bound', 1000, 5, null],
  ])('returns the smallest increase that reaches the band: %s', (_name, current, goal, expected) => {
    expect(nearestValue({ ...whole, kind: 'atLeast' }, current, (value) => value >= goal)).toBe(expected);
  });

  it.each([
    ['from a figure', 80, 50, 50],
    ['from a blank', null, 50, 50],
    ['by a hundredth', 50.01, 50, 50],
    ['to the lower bound', 80, 0.01, 0.01],
    ['null below the lower bound', 80, 0, null],
  ])('returns the smallest decrease that reaches the band: %s', (_name, current, goal, expected) => {
    expect(nearestValue({ ...cents, kind: 'atMost' }, current, (value) => value <= goal)).toBe(expected);
  });
});

describe('stableId', () => {
  it('returns the same id for the same owner, code and target, and another id for any other', () => {
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

  it('returns its published value', () => expect(stableId('ann', 'CR1', '700')).toBe('0e869e41a77b4fc3'));
});
