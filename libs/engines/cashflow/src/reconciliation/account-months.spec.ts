import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { addDays, firstDayOf, lastDayOf } from '../days.ts';
import { csvAnchors } from '../files/balance-chain.ts';
import { accountMonths, type AccountLedger } from './account-months.ts';
import { statementAnchors } from './anchors.ts';
import { disagreements, type Anchor, type CoveringFile } from '../index.ts';

const june = { from: '2026-06-01', to: '2026-06-30' };
const ledger = (change: Partial<AccountLedger> = {}): AccountLedger => ({
  rows: [{ day: '2026-06-10', cents: 500 }],
  anchors: statementAnchors(june, 1000, 1500),
  covered: [june],
  closedOn: null,
  ...change,
});
const monthsOf = (change: Partial<AccountLedger>) => accountMonths(ledger(change)).months;

describe('a month', () => {
  it('is reconciled when its balances and rows join', () => {
    expect(monthsOf({})).toEqual([
      { month: '2026-06', state: 'reconciled', opening: 1000, closing: 1500, difference: null, missing: [] },
    ]);
  });

  it('is broken when each day is covered and a row is missing', () => {
    expect(monthsOf({ rows: [] })).toMatchObject([{ state: 'broken', difference: 500 }]);
  });

  it('is open when days are missing', () => {
    const covered = [{ from: '2026-06-01', to: '2026-06-20' }];
    expect(monthsOf({ rows: [], covered })).toMatchObject([
      { state: 'open', difference: null, missing: [{ from: '2026-06-21', to: '2026-06-30' }] },
    ]);
  });

  it('is open without balances', () => {
    expect(monthsOf({ anchors: [] })).toMatchObject([{ state: 'open', missing: [] }]);
  });

  it('is disputed with two balances for one day', () => {
    const anchors: Anchor[] = [...statementAnchors(june, 1000, 1500), { day: '2026-06-30', cents: 1501 }];
    expect(monthsOf({ anchors })).toMatchObject([{ state: 'disputed' }]);
  });

  it('is disputed when two files disagree about its rows', () => {
    expect(monthsOf({ disputedDays: ['2026-06-10'] })).toMatchObject([{ state: 'disputed' }]);
  });

  it('is reconciled inside segments that begin and end in other months', () => {
    const period = { from: '2026-05-16', to: '2026-07-15' };
    const months = monthsOf({ anchors: statementAnchors(period, 1000, 1500), covered: [period] });
    expect(months.map(({ state }) => state)).toEqual(['open', 'reconciled', 'open']);
  });

  it('of a closed account ends on its last day', () => {
    const period = { from: '2026-06-01', to: '2026-06-12' };
    const change = { anchors: statementAnchors(period, 1000, 1500), covered: [period] };
    expect(monthsOf(change)).toMatchObject([{ state: 'open' }]);
    expect(monthsOf({ ...change, closedOn: '2026-06-12' })).toMatchObject([
      { state: 'reconciled', closing: 1500 },
    ]);
  });
});

describe('the months of a longer period', () => {
  const evening = (day: string, cents: number): Anchor => ({ day: `2026-${day}`, cents });
  const period = (from: string, to: string) => [{ from: `2026-${from}`, to: `2026-${to}` }];

  it('miss a last day alone', () => {
    expect(monthsOf({ covered: period('06-01', '06-29') })[0]?.missing).toEqual(period('06-30', '06-30'));
  });

  it('have the balance of a closed account from its last day, and not before', () => {
    const anchors = [evening('06-05', 100), evening('06-08', 110), evening('06-10', 120)];
    const closed = { rows: [], anchors, covered: period('06-01', '06-12'), closedOn: '2026-06-12' };
    expect(monthsOf(closed)).toMatchObject([{ opening: null, closing: 120 }]);
    const later = [...anchors, evening('06-12', 130), evening('06-20', 0)];
    expect(monthsOf({ ...closed, anchors: later })).toMatchObject([{ opening: null, closing: 130 }]);
  });

  it('end on their own last day before the month in which the account is closed', () => {
    const anchors = [evening('05-31', 100), evening('07-12', 100)];
    const closed = { rows: [], anchors, covered: period('06-01', '07-12'), closedOn: '2026-07-12' };
    expect(monthsOf(closed)).toMatchObject([
      { state: 'reconciled', opening: 100, closing: null },
      { state: 'reconciled', opening: null, closing: 100 },
    ]);
  });

  it('are broken by their own difference only', () => {
    const anchors = [evening('05-31', 100), evening('06-30', 105), evening('07-31', 112)];
    expect(monthsOf({ rows: [], anchors, covered: period('06-01', '07-31') })).toMatchObject([
      { state: 'broken', difference: 5 },
      { state: 'broken', difference: 7 },
    ]);
  });
});

describe('the edges of a CSV file', () => {
  const rows = [
    { day: '2026-06-03', cents: 500, balance: 1500 },
    { day: '2026-06-27', cents: -300, balance: 1200 },
  ];
  const covered = [{ from: '2026-06-03', to: '2026-06-27' }];
  const stateOf = (today: string, more: AccountLedger['rows'] = [], waiting: string[] = []) =>
    monthsOf({ rows: [...rows, ...more], anchors: csvAnchors(rows, waiting, today), covered })[0]?.state;

  it('reach the first and the last day of the month', () => expect(stateOf('2026-07-01')).toBe('reconciled'));
  it('reach no day that is not past', () => expect(stateOf('2026-06-30')).toBe('open'));
  it('fall with a row on a skipped day', () =>
    expect(stateOf('2026-07-01', [{ day: '2026-06-29', cents: 5 }])).toBe('open'));
  it('reach no day with a pending row', () => expect(stateOf('2026-07-01', [], ['2026-06-28'])).toBe('open'));
  it('reach at most five days', () => {
    const early = [{ day: '2026-06-24', cents: 1, balance: 1 }];
    expect(csvAnchors(early, [], '2026-08-01').filter(({ extended }) => extended)).toEqual([]);
  });
});

describe('the balances of a CSV file', () => {
  it('give no anchor when both orders of the rows fit', () => {
    const rows = [
      { day: '2026-06-03', cents: 10, balance: 110 },
      { day: '2026-06-03', cents: -10, balance: 100 },
    ];
    expect(csvAnchors(rows, [], '2026-06-03')).toEqual([]);
  });
});

const chain = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 6 }), cents: fc.integer({ min: -9, max: 9 }) }),
  {
    minLength: 3,
    maxLength: 60,
  },
);

describe('a reconciled month', () => {
  it('adds up with any missing rows and balances', () => {
    fc.assert(
      fc.property(chain, fc.infiniteStream(fc.nat({ max: 9 })), (links, choices) => {
        let [day, balance] = ['2026-01-28', 5000];
        const rows = links.map(({ gap, cents }) => {
          day = addDays(day, gap);
          balance += cents;
          return { day, cents, balance };
        });
        const drop = () => (choices.next().value as number) === 0;
        const stored = rows.filter(() => !drop());
        const anchors = csvAnchors(rows, [], '2026-12-31').filter(() => !drop());
        const covered = [{ from: rows[0]!.day, to: day }];
        for (const month of accountMonths({ rows: stored, anchors, covered, closedOn: null }).months) {
          const { opening, closing, state } = month;
          if (state !== 'reconciled' || opening === null || closing === null) continue;
          const own = stored.filter(
            (row) => row.day >= firstDayOf(month.month) && row.day <= lastDayOf(month.month),
          );
          expect(opening + own.reduce((sum, { cents }) => sum + cents, 0)).toBe(closing);
        }
      }),
      { numRuns: cases(500) },
    );
  });
});

describe('files for the same days', () => {
  const file = (id: string, amounts: readonly (readonly [string, number])[]): CoveringFile => ({
    id,
    source: id,
    covered: june,
    rows: amounts.map(([day, cents]) => ({ day, cents, text: `${id} ${cents}`, id: null })),
  });
  const csv = file('csv', [
    ['2026-06-05', -500],
    ['2026-06-10', -900],
  ]);

  it('agree with other texts and days', () => {
    const pdf = file('pdf', [
      ['2026-06-06', -500],
      ['2026-06-10', -900],
    ]);
    expect(disagreements([csv, pdf])).toEqual([]);
  });

  it('disagree with another amount, and the rows are named', () => {
    const pdf = file('pdf', [
      ['2026-06-05', -500],
      ['2026-06-10', -9000],
    ]);
    expect(disagreements([csv, pdf])).toEqual([
      {
        files: ['csv', 'pdf'],
        rows: [
          { fileId: 'csv', day: '2026-06-10', cents: -900 },
          { fileId: 'pdf', day: '2026-06-10', cents: -9000 },
        ],
      },
    ]);
  });
});
