import { describe, expect, it } from '@jest/globals';
import type { RecordsReply } from '@groundwork/contracts';
import { describeQuery } from '#shared/lenders/record-query.ts';
import { describeFewer, describeTotal, hasNoRecords } from './record-view.ts';

const reply: RecordsReply = {
  query: {
    naics: '722511',
    naicsTitle: 'Full-Service Restaurants',
    state: 'TX',
    county: null,
    size: null,
    program: '7a',
    fromYear: 2022,
    toYear: 2026,
    lender: null,
    sort: 'loans',
  },
  asOf: { '7a': '2026-09-30', '504': '2026-06-30' },
  total: null,
  fewer: { lenders: 12 },
  items: [],
  nextCursor: null,
};
const withQuery = (query: Partial<RecordsReply['query']>) => ({
  ...reply,
  query: { ...reply.query, ...query },
});

describe('a query of loan records in words', () => {
  it.each<[Partial<RecordsReply['query']>, string]>([
    [{}, 'Full-Service Restaurants (722511) in Texas, 2022–2026, SBA 7(a) data as of Sep 30, 2026'],
    [
      { naics: '7225', naicsTitle: null, county: 'HARRIS' },
      'Businesses with NAICS 7225 in HARRIS, Texas, 2022–2026, SBA 7(a) data as of Sep 30, 2026',
    ],
    [
      { naics: null, naicsTitle: null, state: null, program: null, fromYear: 2026 },
      'All businesses, 2026, SBA 7(a) data as of Sep 30, 2026 and SBA 504 data as of Jun 30, 2026',
    ],
  ])('names industry, place, years and day for %j', (query, sentence) => {
    expect(describeQuery(withQuery(query))).toBe(sentence);
  });

  it('has no figures for fewer than five loans', () => {
    expect(describeTotal(reply)).toBe('Fewer than 5 such loans, so we show no figures.');
    expect(describeFewer(reply)).toBe('12 lenders with fewer than 5 such loans are not shown.');
    expect(describeFewer({ ...reply, fewer: { lenders: 1 } })).toBe(
      '1 lender with fewer than 5 such loans is not shown.',
    );
    expect(describeFewer({ ...reply, fewer: { lenders: 0 } })).toBeNull();
  });

  it('has loans, lenders, the median and the outcomes', () => {
    const total = {
      loans: 1234,
      lenders: 56,
      medianAmount: 150_000,
      paid: { share: 61 },
      chargedOff: { share: 7, low: 5, high: 9 },
    };
    expect(describeTotal({ ...reply, total } as RecordsReply)).toBe(
      '1,234 loans of 56 lenders, median $150,000. 61% paid in full, 7% charged off (5–9%).',
    );
  });

  it.each([
    [{ '7a': null, '504': null }, true],
    [{ '7a': '2026-09-30', '504': null }, false],
    [{ '7a': null, '504': '2026-06-30' }, false],
  ])('of the days %j has no records: %s', (asOf, expected) => {
    expect(hasNoRecords({ ...reply, asOf })).toBe(expected);
  });
});
