import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figureFor, otherName, paper } from '../../testing/figures.ts';
import type { FigureWitness } from '../index.ts';

const returnOf = (
  year: number,
  value: number,
  field = 'annualRevenueCurrent',
  change: Partial<FigureWitness> = {},
) =>
  paper('schedule_c', field, value, {
    id: `${field}:${year}`,
    source: 'tax_return',
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    ...change,
  });
const both = (year: number, value: number) => [
  returnOf(year, value),
  returnOf(year, value, 'annualRevenuePrevious', { freshUntil: null }),
];
const rowsOf = (from: string, to: string, value: number) =>
  bankRowsOf('annualRevenueCurrent', value, 2, { id: `rows:${from}`, period: { from, to } });
const idsOf = (field: string, witnesses: FigureWitness[]) =>
  figureFor(field, { typed: { [field]: 480_000 }, witnesses })
    .sources.map(({ id }) => id)
    .slice(1);

describe('the current year', () => {
  it('is the latest that a source covers: an older return contradicts nothing', () => {
    const owner = {
      typed: { annualRevenueCurrent: 480_000 },
      witnesses: [returnOf(2024, 300_000), returnOf(2025, 480_000)],
    };
    expect(figureFor('annualRevenueCurrent', owner)).toMatchObject({ status: 'paper', question: null });
    expect(idsOf('annualRevenueCurrent', owner.witnesses)).toEqual(['annualRevenueCurrent:2025']);
  });

  it('has sources that overlap it by at least nine months', () => {
    const nine = rowsOf('2025-04-01', '2026-03-31', 480_000);
    const eight = rowsOf('2025-05-01', '2026-04-30', 480_000);
    expect(idsOf('annualRevenueCurrent', [returnOf(2025, 480_000), nine])).toHaveLength(2);
    expect(idsOf('annualRevenueCurrent', [returnOf(2025, 480_000), eight])).toEqual(['rows:2025-05-01']);
  });

  it('is the same in each order if two sources end on one day', () => {
    const long = rowsOf('2024-12-28', '2025-12-31', 480_000);
    const short = rowsOf('2025-04-01', '2025-12-31', 480_000);
    for (const witnesses of [
      [long, short],
      [short, long],
    ])
      expect(idsOf('annualRevenueCurrent', witnesses)).toEqual(['rows:2024-12-28', 'rows:2025-04-01']);
  });

  it('is not that of a source without a grade', () => {
    const other = returnOf(2026, 900_000, 'annualRevenueCurrent', { holder: otherName });
    expect(idsOf('annualRevenueCurrent', [returnOf(2025, 480_000), other])).toEqual([
      'annualRevenueCurrent:2025',
    ]);
    const stale = returnOf(2023, 480_000, 'annualRevenueCurrent', { freshUntil: '2025-10-15' });
    expect(idsOf('annualRevenueCurrent', [stale])).toEqual(['annualRevenueCurrent:2023']);
  });
});

describe('the year before', () => {
  it('has the papers of the twelve months before the current ones', () => {
    const witnesses = [...both(2023, 1), ...both(2024, 480_000), ...both(2025, 3)];
    expect(idsOf('annualRevenuePrevious', witnesses)).toEqual(['annualRevenuePrevious:2024']);
  });

  it('never has a paper that overlaps the current months by more than three', () => {
    const before = both(2025, 480_000);
    const rows = (from: string, to: string) =>
      idsOf('annualRevenuePrevious', [...before, rowsOf(from, to, 5)]);
    expect(rows('2025-10-01', '2026-09-30')).toEqual(['annualRevenuePrevious:2025']);
    expect(rows('2025-09-01', '2026-08-31')).toEqual([]);
  });

  it('measures a year that is a week longer', () => {
    const longer = (from: string, to: string) =>
      idsOf('annualRevenuePrevious', [
        returnOf(2025, 5),
        paper('profit_loss', 'annualRevenuePrevious', 480_000, { id: 'longer', period: { from, to } }),
      ]);
    expect(longer('2024-03-28', '2025-04-02')).toEqual(['longer']);
    expect(longer('2024-03-29', '2025-04-03')).toEqual([]);
  });

  it('has no source without a current year', () => {
    expect(idsOf('annualRevenuePrevious', both(2024, 480_000).slice(1))).toEqual([]);
  });
});

describe('the latest paper', () => {
  const sheet = (day: string, value: number, change: Partial<FigureWitness> = {}) =>
    paper('balance_sheet', 'totalAssets', value, { id: day, period: { from: day, to: day }, ...change });

  it('replaces the older ones of its channel', () => {
    const witnesses = [sheet('2025-09-30', 100_000), sheet('2025-12-31', 480_000)];
    expect(idsOf('totalAssets', witnesses)).toEqual(['2025-12-31']);
  });

  it('replaces no paper if it has no grade itself', () => {
    const witnesses = [sheet('2025-09-30', 480_000), sheet('2025-12-31', 100_000, { alarm: true })];
    expect(idsOf('totalAssets', witnesses)).toEqual(['2025-09-30', '2025-12-31']);
  });

  it('leaves papers of its own day, and those without a day', () => {
    const witnesses = [sheet('2025-12-31', 480_000), { ...sheet('2025-12-31', 480_000), id: 'second' }];
    expect(idsOf('totalAssets', witnesses)).toEqual(['2025-12-31', 'second']);
    const undated = { ...sheet('2025-12-31', 480_000), id: 'undated', period: null };
    expect(idsOf('totalAssets', [sheet('2025-12-31', 480_000), undated])).toEqual(['2025-12-31', 'undated']);
    expect(
      idsOf('annualRevenueCurrent', [returnOf(2025, 480_000), { ...returnOf(2024, 1), period: null }]),
    ).toEqual(['annualRevenueCurrent:2025']);
  });

  it('replaces no paper of another channel', () => {
    const day = { from: '2025-11-30', to: '2025-11-30' };
    const rows = bankRowsOf('cash', 480_000, 2, { id: 'rows', period: day });
    const cash = { ...sheet('2025-12-31', 480_000), field: 'cash' };
    expect(idsOf('cash', [cash, rows])).toEqual(['rows', '2025-12-31']);
  });
});
