import { describe, expect, it } from '@jest/globals';
import { describeFit, fitOf, type Judged } from './fit.ts';

const judged = (band: NonNullable<Judged['band']>, matchScore: number): Judged => ({
  matchScore,
  band,
  word: `word of ${band}`,
  carryKind: 'sba',
});

describe('the fit of a match', () => {
  it.each([
    [100, 'Excellent fit', 'good'],
    [90, 'Excellent fit', 'good'],
    [89, 'Strong fit', 'info'],
    [80, 'Strong fit', 'info'],
    [79, 'Good fit', 'warn'],
    [70, 'Good fit', 'warn'],
    [69, 'Possible fit', 'neutral'],
  ])('of %d is %s for a loan that she can carry', (matchScore, label, tone) => {
    expect(fitOf(judged('can-carry', matchScore))).toEqual({
      label,
      tone,
      word: 'word of can-carry',
      wordTone: 'good',
    });
  });

  it('is possible at most while it is not known whether she can carry the loan', () => {
    expect(fitOf(judged('unknown', 100))).toMatchObject({ label: 'Possible fit', wordTone: 'neutral' });
    expect(fitOf({ matchScore: 100 })).toMatchObject({ label: 'Possible fit', word: null });
  });

  it('has no word of praise for a loan that she could not pay', () => {
    expect(fitOf(judged('too-much', 49))).toMatchObject({ label: null, wordTone: 'bad' });
    expect(describeFit(judged('too-much', 49))).toBe('49%. word of too-much');
    expect(describeFit(judged('tight', 69))).toBe('69% Possible fit. word of tight');
  });

  it('of factoring waits for the offer, not for her figures', () => {
    expect(fitOf({ ...judged('unknown', 60), carryKind: 'factoring' }).word).toBe(
      'Not known yet: the price depends on the offer',
    );
  });
});
