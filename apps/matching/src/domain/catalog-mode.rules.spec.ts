import { describe, expect, it } from '@jest/globals';
import { isVisible, modeOf } from './catalog-mode.rules.ts';

const sample = { active: true, sample: true, removed: false };
const real = { ...sample, sample: false };
const off = { active: false };
const gone = { removed: true };

describe('the mode of a catalog', () => {
  it.each([
    ['empty without lenders', [], 'empty'],
    [
      'empty without active lenders',
      [
        { ...sample, ...off },
        { ...real, ...gone },
      ],
      'empty',
    ],
    ['sample with samples only', [sample, { ...real, ...off }], 'sample'],
    ['sample beside a removed real lender', [sample, { ...real, ...gone }], 'sample'],
    ['real with one real lender', [sample, real], 'real'],
    ['real with real lenders only', [real], 'real'],
  ])('is %s', (_name, rows, mode) => expect(modeOf(rows)).toBe(mode));

  it('shows samples only without real lenders, and never a removed lender', () => {
    expect([isVisible(sample, 'sample'), isVisible(sample, 'empty')]).toEqual([true, true]);
    expect([isVisible(sample, 'real'), isVisible(real, 'real')]).toEqual([false, true]);
    expect(isVisible({ ...real, ...gone }, 'real')).toBe(false);
    expect(isVisible({ ...sample, ...gone }, 'sample')).toBe(false);
  });
});
