import { describe, expect, it } from '@jest/globals';
import type { MatchCriterion } from '@groundwork/contracts';
import { sampleMatch } from '../../../gallery/sample-match.ts';
import {
  describeActual,
  formatAmountRange,
  formatApprovalTime,
  toInitials,
  isSample,
  toMatchBand,
  describeGap,
  describeRating,
  describeRefresh,
  formatShortMoney,
  formatTermRange,
} from './lender-texts.ts';

const { lender } = sampleMatch('Sample Harbor Equipment Loan');

describe('the words of a lender', () => {
  it.each([
    [500, '$500'],
    [1000, '$1K'],
    [350_000, '$350K'],
    [12_500, '$12.5K'],
    [999_949, '$999.9K'],
    [999_950, '$1M'],
    [1_500_000, '$1.5M'],
  ])('%d is short for %s', (amount, words) => {
    expect(formatShortMoney(amount)).toBe(words);
  });

  it.each([
    [100, 'Excellent fit', 'good'],
    [90, 'Excellent fit', 'good'],
    [89, 'Strong fit', 'info'],
    [80, 'Strong fit', 'info'],
    [79, 'Good fit', 'warn'],
    [70, 'Good fit', 'warn'],
    [69, 'Possible fit', 'neutral'],
  ])('a match of %d is in the band %s', (matchScore, word, tone) => {
    expect(toMatchBand(matchScore)).toEqual({ word, tone });
  });

  it('say amount, term and time as ranges, and one figure where there is one', () => {
    expect(formatAmountRange(lender)).toBe('$50K – $350K');
    expect([formatTermRange(lender), formatTermRange({ ...lender, maxTermLength: 12 })]).toEqual([
      '12 – 60 months',
      '12 months',
    ]);
    expect([
      formatApprovalTime(lender),
      formatApprovalTime({ ...lender, approvalTimeMax: 7 }),
      formatApprovalTime({ ...lender, approvalTimeMin: 0, approvalTimeMax: 0 }),
    ]).toEqual(['7 – 21 days', '7 days', 'the same day']);
  });

  it('ask for the loan amount where it is blank, and say of other blanks that they are', () => {
    const unknown: MatchCriterion = {
      code: 'amount',
      label: 'Loan amount',
      result: 'unknown',
      actual: null,
      required: '$5,000 to $350,000',
      gap: null,
    };
    const credit = { ...unknown, code: 'creditScore', required: 'at least 650' };
    expect([describeGap(unknown), describeActual(unknown)]).toEqual([
      'enter loan amount, $5,000 to $350,000',
      'enter loan amount',
    ]);
    expect([describeGap(credit), describeActual(credit)]).toEqual([
      'not known yet, at least 650',
      'not entered yet',
    ]);
    const missed: MatchCriterion = {
      ...unknown,
      result: 'fail',
      actual: '$400,000',
      gap: '$50,000 above their maximum',
    };
    expect([describeGap(missed), describeGap({ ...missed, gap: null }), describeActual(missed)]).toEqual([
      '$50,000 above their maximum',
      '$5,000 to $350,000',
      '$400,000',
    ]);
  });

  it('invent no rating, and no logo', () => {
    expect([describeRating(lender), describeRating({ ...lender, rating: 4.25, reviewCount: 8 })]).toEqual([
      'No ratings yet',
      '4.3 of 5, 8 reviews',
    ]);
    expect(toInitials(lender.name)).toBe('HE');
  });

  it('say what is a sample', () => {
    expect([isSample({ ...lender, source: 'Sample catalogue' }), isSample(lender)]).toEqual([true, false]);
  });

  it('say what a refresh changed', () => {
    const at = { refreshedAt: '2026-01-01T00:00:00.000Z' };
    expect(describeRefresh({ ...at, count: 1, added: 0, removed: 0 })).toBe(
      '1 lender fits. Nothing has changed.',
    );
    expect(describeRefresh({ ...at, count: 12, added: 3, removed: 1 })).toBe(
      '12 lenders fit: 3 new, 1 no longer.',
    );
  });
});
