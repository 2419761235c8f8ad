import { describe, expect, it } from '@jest/globals';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import {
  formatAverageMatch,
  hasFilters,
  readView,
  selectMatches,
  showsTable,
  topMatches,
  withoutFilters,
  writeView,
} from './lender-list.ts';

const bank = sampleMatch('First Bank', { estimatedRate: 9 }, { maxLoanAmount: 400_000 });
const fund = sampleMatch(
  'Harbor Fund',
  { estimatedRate: 14 },
  { type: 'alternative', approvalTimeMin: 0, approvalTimeMax: 2 },
);
const sba = sampleMatch(
  'Harbor SBA',
  { estimatedRate: 9 },
  { type: 'sba_preferred', maxLoanAmount: 5_000_000 },
);
const all = [bank, fund, sba];
const everything = readView(new URLSearchParams());
const names = (view: Partial<typeof everything>) =>
  selectMatches(all, { ...everything, ...view }).map(({ lender }) => lender.name);

describe('the list of lenders', () => {
  it('shows all lenders in the order of the server, best first', () => {
    expect(names({})).toEqual(['First Bank', 'Harbor Fund', 'Harbor SBA']);
  });

  it.each([
    ['harbor', ['Harbor Fund', 'Harbor SBA']],
    ['HARBOR preferred', ['Harbor SBA']],
    ['  ', ['First Bank', 'Harbor Fund', 'Harbor SBA']],
    ['unknown bank', []],
    ['rob', []],
    [' fund  harbor ', ['Harbor Fund']],
  ])('finds %j in names and types', (search, lenders) => {
    expect(names({ search })).toEqual(lenders);
  });

  it('filters by type', () => {
    expect(names({ type: 'alternative' })).toEqual(['Harbor Fund']);
  });

  it('sorts by rate, amount and speed, with the better match first among equals', () => {
    expect([names({ sorting: 'rate' }), names({ sorting: 'amount' }), names({ sorting: 'fast' })]).toEqual([
      ['First Bank', 'Harbor SBA', 'Harbor Fund'],
      ['Harbor SBA', 'First Bank', 'Harbor Fund'],
      ['Harbor Fund', 'First Bank', 'Harbor SBA'],
    ]);
  });

  it('filters by the kind of the loan, and clears all filters', () => {
    const line = sampleMatch('Line', { carryKind: 'line' });
    const view = { ...everything, kind: 'line' } as const;
    expect(selectMatches([bank, line], view)).toEqual([line]);
    expect(hasFilters(view)).toBe(true);
    expect(withoutFilters({ ...view, search: 'a', sorting: 'rate' })).toEqual({
      ...everything,
      sorting: 'rate',
    });
  });

  it('sorts by the costs, with a loan that depends on the offer last', () => {
    const costing = (id: string, monthlyPayment: number, totalPayback: number) =>
      sampleMatch(id, { cost: { ...sampleCost, monthlyPayment, totalPayback } });
    const advance = sampleMatch('Advance', { cost: null });
    const factoring = sampleMatch('Factoring', { cost: null });
    const [long, short] = [costing('Long', 900, 70_000), costing('Short', 1900, 66_000)];
    const lists = [
      [advance, long, factoring, short],
      [short, advance, factoring, long],
      [long, short, advance, factoring],
    ];
    const sorted = (sorting: 'payment' | 'payback') =>
      lists.map((list) => selectMatches(list, { ...everything, sorting }).map(({ id }) => id));
    expect(sorted('payment')).toEqual(lists.map(() => ['Long', 'Short', 'Advance', 'Factoring']));
    expect(sorted('payback')).toEqual(lists.map(() => ['Short', 'Long', 'Advance', 'Factoring']));
  });

  it('opens the table after a filter or another order', () => {
    expect(showsTable(everything)).toBe(false);
    expect(showsTable({ ...everything, sorting: 'fast' })).toBe(true);
    expect(showsTable({ ...everything, kind: 'sba' })).toBe(true);
  });

  it('sorts by the earliest decision first, and by the latest one among equals', () => {
    const timed = (name: string, approvalTimeMin: number, approvalTimeMax: number) =>
      sampleMatch(name, {}, { approvalTimeMin, approvalTimeMax });
    const lenders = [timed('Narrow', 5, 6), timed('Wide', 2, 40), timed('Short', 2, 30)];
    const sorted = selectMatches(lenders, { ...everything, sorting: 'fast' });
    expect(sorted.map(({ lender }) => lender.name)).toEqual(['Short', 'Wide', 'Narrow']);
  });

  it('writes its view to the address and reads it from there', () => {
    const view = { search: 'harbor', type: 'alternative', kind: 'sba', sorting: 'rate' } as const;
    const query = writeView(new URLSearchParams('lender=x'), view);
    expect(query.toString()).toBe('lender=x&q=harbor&type=alternative&kind=sba&sort=rate');
    expect(readView(query)).toEqual(view);
    expect(writeView(query, everything).toString()).toBe('lender=x');
    expect(readView(new URLSearchParams('type=bogus&kind=bogus&sort=toString'))).toEqual(everything);
  });

  it('has filters after a search or a choice of type', () => {
    expect([
      hasFilters(everything),
      hasFilters({ ...everything, sorting: 'rate', search: '  ' }),
      hasFilters({ ...everything, search: 'a' }),
      hasFilters({ ...everything, type: 'alternative' }),
    ]).toEqual([false, false, true, true]);
  });

  it('has an average only when there are matches', () => {
    expect([
      formatAverageMatch([]),
      formatAverageMatch([bank, sampleMatch('x', { matchScore: 91 })]),
    ]).toEqual(['–', '86%']);
  });

  it('has three top matches at most, and no loan that she could not pay', () => {
    const banded = (['tight', 'too-much', 'unknown', 'can-carry', 'tight'] as const).map((band) =>
      sampleMatch(band, { band }),
    );
    expect(topMatches(banded).map(({ band }) => band)).toEqual(['tight', 'unknown', 'can-carry']);
    expect(topMatches([sampleMatch('First Bank', { band: 'too-much' })])).toEqual([]);
  });
});
