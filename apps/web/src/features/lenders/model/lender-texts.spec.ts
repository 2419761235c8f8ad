import { describe, expect, it } from '@jest/globals';
import type { CriterionRule, LenderFamily, MatchCriterion } from '@groundwork/contracts';
import { sampleMatch } from '../../../gallery/sample-match.ts';
import {
  describeActual,
  formatAmountRange,
  formatApprovalTime,
  toInitials,
  describeRating,
  describeRefresh,
  describeRule,
  describeUpcoming,
  formatShortMoney,
  formatTermRange,
} from './lender-texts.ts';

const { lender } = sampleMatch('Sample Harbor Equipment Loan');

describe('the texts of a lender', () => {
  it.each([
    [500, '$500'],
    [1000, '$1K'],
    [350_000, '$350K'],
    [12_500, '$12.5K'],
    [999_949, '$999.9K'],
    [999_950, '$1M'],
    [1_500_000, '$1.5M'],
  ])('shorten %d to %s', (amount, text) => {
    expect(formatShortMoney(amount)).toBe(text);
  });

  it('show amount, term and time as a range, or as one figure when both ends are equal', () => {
    expect(formatAmountRange(lender)).toBe('$50K – $350K');
    expect([formatTermRange(lender), formatTermRange({ ...lender, maxTermLength: 12 })]).toEqual([
      '12 – 60 months',
      '12 months',
    ]);
    expect([
      formatApprovalTime(lender),
      formatApprovalTime({ ...lender, approvalTimeMax: 7 }),
      formatApprovalTime({ ...lender, approvalTimeMin: 0, approvalTimeMax: 0 }),
      formatApprovalTime({ ...lender, approvalTimeMin: 0, approvalTimeMax: 1 }),
    ]).toEqual(['7 – 21 days', '7 days', 'the same day', '0 – 1 day']);
  });

  it('request a blank loan amount and mark other blank figures', () => {
    const unknown: MatchCriterion = {
      code: 'amount',
      label: 'Loan amount',
      result: 'unknown',
      actual: null,
      required: '$5,000 to $350,000',
      gap: null,
      rules: [],
      because: null,
    };
    expect([
      describeActual(unknown),
      describeActual({ ...unknown, code: 'creditScore' }),
      describeActual({ ...unknown, result: 'fail', actual: '$400,000' }),
    ]).toEqual(['Enter your loan amount', 'Not answered yet', '$400,000']);
  });

  it('show a rating only when there is one, and initials without a logo', () => {
    expect([describeRating(lender), describeRating({ ...lender, rating: 4.25, reviewCount: 8 })]).toEqual([
      'No ratings yet',
      '4.3 of 5, 8 reviews',
    ]);
    expect(toInitials(lender.name)).toBe('HE');
    expect(toInitials('5th Street capital')).toBe('SC');
  });

  const rule: CriterionRule = {
    family: 'sba-7a-small',
    factId: '7as-owners-2026',
    validFrom: '2026-03-01',
    validTo: null,
    source: 'SBA Policy Notice 5000-876441',
    sourceUrl: null,
    note: 'Every owner must be a US citizen.',
  };

  it('name the day since which a rule is in force', () => {
    expect(describeRule(rule)).toBe('SBA rule since Mar 1, 2026');
    expect(describeRule({ ...rule, validFrom: null })).toBe('SBA rule');
    expect(describeRule({ ...rule, family: 'state-fund' })).toBe('Program rule since Mar 1, 2026');
    expect(describeRule({ ...rule, family: 'state-fund', validFrom: null })).toBe('Program rule');
  });

  it('list the next changes of the families that matched lenders name, and of no other', () => {
    const family: LenderFamily = {
      code: 'sba-7a',
      name: 'SBA 7(a) loan',
      version: 2,
      facts: [
        {
          ...rule,
          id: 'new',
          criterion: 'minDscr',
          value: 1.2,
          verifiedOn: '2026-11-01',
          note: 'More cash.',
        },
        {
          ...rule,
          id: 'old',
          criterion: 'minDscr',
          value: 1.1,
          verifiedOn: '2026-11-01',
          note: 'Less cash.',
        },
      ],
      upcoming: [
        { day: '2026-12-01', factId: 'new', starts: true },
        { day: '2027-01-01', factId: 'old', starts: false },
      ],
    };
    const named = { ...lender, families: [{ code: 'sba-7a', name: 'SBA 7(a) loan' }] };
    expect(describeUpcoming([family], [named])).toEqual([
      { id: 'new 2026-12-01', text: 'From Dec 1: More cash. (SBA 7(a) loan)' },
      { id: 'old 2027-01-01', text: 'From Jan 1, this rule ends: Less cash. (SBA 7(a) loan)' },
    ]);
    expect(describeUpcoming([family], [lender])).toEqual([]);
  });

  it('describe the changes after a refresh', () => {
    const at = { refreshedAt: '2026-01-01T00:00:00.000Z' };
    expect(describeRefresh({ ...at, count: 1, added: 0, removed: 0 })).toBe(
      '1 lender fits your figures. Nothing changed.',
    );
    expect(describeRefresh({ ...at, count: 12, added: 3, removed: 1 })).toBe(
      '12 lenders fit your figures: 3 new, 1 gone.',
    );
    expect(describeRefresh({ ...at, count: 12, added: 3, removed: 0 })).toMatch(/3 new, 0 gone/);
    expect(describeRefresh({ ...at, count: 12, added: 0, removed: 1 })).toMatch(/0 new, 1 gone/);
  });
});
