import { describe, expect, it } from '@jest/globals';
import { addMonths } from '../days.ts';
import type { RowClass } from '../classes/rule.ts';
import type { CountedRow } from './counted-rows.ts';
import { debtsOf } from './debts.ts';
import { monthSums, type MonthFigures, type MonthSums } from './month-figures.ts';
import { signalsOf } from './signals.ts';
import {
  largestShare,
  lastRun,
  payersOf,
  previousYearOf,
  seasonalityOf,
  trailing,
  trendOf,
} from './windows.ts';

const row = (own: RowClass, cents: number, payee: string, day = '2026-03-10'): CountedRow => ({
  id: payee,
  account: 'main',
  day,
  cents,
  payee,
  shown: own,
  other: own,
  isOverdraft: false,
});
const noFigures = monthSums('2026-01', [], null).figures;
const month = (figures: Partial<MonthFigures>, more: Partial<MonthSums> = {}): MonthSums => ({
  figures: { ...noFigures, ...figures },
  rows: [],
  balances: null,
  advanceRepayments: 0,
  overdraftFees: 0,
  ...more,
});
const revenues = (...amounts: number[]): MonthSums[] =>
  amounts.map((trueRevenue, at) => month({ month: addMonths('2024-01', at), trueRevenue, counted: true }));
const namesOf = (months: readonly MonthSums[]) =>
  months.map(({ figures }) => figures.month.slice(5)).join(' ');

describe('the last consecutive months that count', () => {
  const months = (marks: string) =>
    Array.from(marks, (mark, at) => month({ month: addMonths('2026-01', at), counted: mark === 'x' }));

  it.each([
    ['xxx', '01 02 03'],
    ['xx-x-', '04'],
    ['-xx--', '02 03'],
    ['x-xxx', '03 04 05'],
    ['---', ''],
    ['', ''],
  ])('in %j are %j', (marks, expected) => expect(namesOf(lastRun(months(marks)))).toBe(expected));
});

describe('a window', () => {
  const balances = { sum: 310, days: 31, lowest: 7, daysLow: 2, daysNegative: 1 };
  const two = [
    month(
      {
        month: '2026-03',
        deposits: 1,
        withdrawals: 20,
        trueRevenue: 300,
        netOperatingCash: 401,
        debtService: 5,
        nsfCount: 6,
        nsfDays: 5,
      },
      { balances, advanceRepayments: 30, overdraftFees: 2, rows: [row('advance_repayment', -4, 'FUND')] },
    ),
    month(
      {
        month: '2026-04',
        deposits: 2,
        withdrawals: 30,
        trueRevenue: 400,
        netOperatingCash: 502,
        debtService: 6,
        nsfCount: 7,
        nsfDays: 6,
      },
      {
        balances: { sum: 605, days: 30, lowest: 5, daysLow: 4, daysNegative: 3 },
        advanceRepayments: 40,
        overdraftFees: 3,
        rows: [
          row('advance_repayment', -4, 'FUND'),
          row('advance_repayment', -4, 'CAPITAL'),
          row('advance_repayment', 4, 'MONEY IN'),
          row('loan_repayment', -4, 'BANK'),
        ],
      },
    ),
  ];

  it('has the sums of its months, the average of all days and the lowest balance', () => {
    expect(trailing(two)).toEqual({
      months: 2,
      from: '2026-03',
      to: '2026-04',
      deposits: 3,
      withdrawals: 50,
      trueRevenue: 700,
      netOperatingCash: 903,
      averageDailyBalance: 15,
      lowestBalance: 5,
      daysLow: 6,
      daysNegative: 4,
      nsfCount: 13,
      nsfDays: 11,
      debtService: 11,
      advances: 2,
      holdbackPercent: 100,
      coverage: 8209,
      overdraftFees: 5,
    });
  });

  it.each([
    ['has no coverage without debt', { netOperatingCash: 9 }, 0, { coverage: null, holdbackPercent: 0 }],
    ['rounds the coverage down', { netOperatingCash: 2, debtService: 3 }, 0, { coverage: 66 }],
    ['has no holdback without revenue', { trueRevenue: 0 }, 7, { holdbackPercent: null }],
    ['has no holdback with more refunds than sales', { trueRevenue: -9 }, 7, { holdbackPercent: null }],
    ['has tenths of a percent', { trueRevenue: 3 }, 2, { holdbackPercent: 667 }],
  ])('%s', (_name, figures, advanceRepayments, expected) => {
    expect(trailing([month(figures, { balances, advanceRepayments })])).toMatchObject(expected);
  });
});

describe('the trend', () => {
  it('compares three months with the three before, in tenths of a percent', () => {
    expect(trendOf(revenues(999, 100, 100, 100, 110, 120, 130))).toBe(200);
    expect(trendOf(revenues(1, 1, 1, 0, 0, 1))).toBe(-667);
  });

  it('is unknown with five months, or without revenue before', () => {
    expect(trendOf(revenues(1, 1, 1, 1, 1))).toBeNull();
    expect(trendOf(revenues(0, 0, 0, 1, 1, 1))).toBeNull();
    expect(trendOf(revenues(-1, 0, 0, 1, 1, 1))).toBeNull();
  });
});

describe('the seasons', () => {
  it('compare each month with the average of its year', () => {
    const year = revenues(777, 2, ...Array.from({ length: 10 }, () => 1), 0);
    const seasons = seasonalityOf(year);
    expect(seasons).toHaveLength(12);
    expect(seasons?.[0]).toEqual({ month: '2024-02', index: 200 });
    expect(seasons?.at(-1)).toEqual({ month: '2025-01', index: 0 });
  });

  it('are unknown with eleven months or without revenue', () => {
    expect(seasonalityOf(revenues(...Array.from({ length: 11 }, () => 1)))).toBeNull();
    expect(seasonalityOf(revenues(...Array.from({ length: 12 }, () => 0)))).toBeNull();
  });
});

describe('the year before', () => {
  it('is the one before the last twelve months', () => {
    const months = revenues(...Array.from({ length: 25 }, (_, at) => at + 1));
    expect(previousYearOf(months)).toEqual({ from: '2024-02', to: '2025-01', trueRevenue: 90 });
    expect(previousYearOf(months.slice(0, 24))).toEqual({ from: '2024-01', to: '2024-12', trueRevenue: 78 });
    expect(previousYearOf(months.slice(0, 23))).toBeNull();
  });
});

describe('the payers', () => {
  const rows = [
    row('customer', 200, 'OAK'),
    row('customer', 100, 'HOLM'),
    row('customer', 100, 'HOLM'),
    row('customer', 300, 'BIRCH'),
    row('customer', 900, ''),
    row('customer', -50, 'OAK'),
    row('card_settlement', 700, 'SQUARE'),
  ];
  const months = [
    month({ trueRevenue: 900 }, { rows: rows.slice(0, 2) }),
    month({ trueRevenue: 600 }, { rows: rows.slice(2) }),
  ];

  it('are the customers with a name, the largest first, then by name', () => {
    expect(payersOf(months)).toEqual([
      { payee: 'BIRCH', cents: 300, percent: 2000 },
      { payee: 'HOLM', cents: 200, percent: 1333 },
      { payee: 'OAK', cents: 200, percent: 1333 },
    ]);
  });

  it('with equal amounts are in the order of their names', () => {
    const equal = ['OAK', 'ASH', 'HOLM'].map((payee) => row('customer', 5, payee));
    const payers = payersOf([month({ trueRevenue: 15 }, { rows: equal })]);
    expect(payers.map(({ payee }) => payee)).toEqual(['ASH', 'HOLM', 'OAK']);
  });

  it('have at most the whole revenue, and none without revenue', () => {
    const small = [month({ trueRevenue: 150 }, { rows: rows.slice(0, 1) })];
    expect(payersOf(small)[0]?.percent).toBe(10_000);
    expect(payersOf([month({ trueRevenue: 0 }, { rows })])[0]?.percent).toBe(0);
    expect(largestShare(small, 1)).toBe(10_000);
  });

  it('have a share of one or of five', () => {
    expect(largestShare(months, 1)).toBe(2000);
    expect(largestShare(months, 2)).toBe(3333);
    expect(largestShare(months, 5)).toBe(4667);
    expect(largestShare([], 1)).toBeNull();
    expect(largestShare([month({ trueRevenue: 0 }, { rows })], 1)).toBeNull();
    expect(largestShare([month({ trueRevenue: 5 })], 1)).toBe(0);
  });
});

describe('the debts', () => {
  const paid = (payee: string, ...days: string[]) =>
    days.map((day) => row('loan_repayment', -90, payee, `2026-${day}`));
  const rhythmOf = (...days: string[]) => debtsOf(paid('BANK', ...days), [])[0]?.rhythm;

  it.each([
    ['daily', ['03-02', '03-03', '03-04', '03-05']],
    ['daily', ['03-02', '03-06', '03-10']],
    ['weekly', ['03-02', '03-07', '03-12']],
    ['weekly', ['03-02', '03-11', '03-20']],
    ['irregular', ['03-02', '03-12', '03-22']],
    ['irregular', ['03-02', '03-27']],
    ['monthly', ['03-02', '03-28', '04-23']],
    ['monthly', ['03-02', '04-06', '05-11']],
    ['irregular', ['03-02', '04-07', '05-13']],
    ['irregular', ['03-02']],
    ['weekly', ['03-02', '03-09', '03-10', '03-17']],
  ])('are %s with payments on %j', (rhythm, days) => expect(rhythmOf(...days)).toBe(rhythm));

  it('have the last amount, the monthly average of the window, and the first and last day', () => {
    const rows = [
      row('loan_repayment', -80, 'BANK', '2026-04-02'),
      row('loan_repayment', -50, 'BANK', '2026-02-02'),
      row('loan_repayment', -70, 'BANK', '2026-03-02'),
    ];
    expect(debtsOf(rows, ['2026-03', '2026-04'])).toEqual([
      {
        payee: 'BANK',
        class: 'loan_repayment',
        rhythm: 'monthly',
        amount: 80,
        monthly: 75,
        first: '2026-02-02',
        last: '2026-04-02',
        rows: 3,
      },
    ]);
    expect(debtsOf(rows, [])[0]?.monthly).toBeNull();
  });

  it('are apart by payee and by kind, the largest first, then the one with more payments', () => {
    const rows = [
      row('loan_repayment', -10, 'SMALL'),
      ...paid('BANK', '03-03', '03-04'),
      row('advance_repayment', -180, 'BANK'),
      row('rent', -500, 'HOUSE'),
      row('loan_repayment', 500, 'BANK BACK'),
      row('loan_repayment', 0, 'NOTHING'),
    ];
    const debts = debtsOf(rows, ['2026-03']);
    expect(
      debts.map(({ payee, class: kind, monthly, rows: count }) => [payee, kind, monthly, count]),
    ).toEqual([
      ['BANK', 'loan_repayment', 180, 2],
      ['BANK', 'advance_repayment', 180, 1],
      ['SMALL', 'loan_repayment', 10, 1],
    ]);
    expect(debtsOf(rows.toReversed(), ['2026-03']).map(({ rows: count }) => count)).toEqual([2, 1, 1]);
    const withoutWindow = debtsOf(rows, []).map(({ payee, rows: count }) => `${payee} ${count}`);
    expect(withoutWindow).toEqual(['BANK 2', 'SMALL 1', 'BANK 1']);
  });
});

describe('the signals of an account', () => {
  it('name files that disagree and broken months', () => {
    const state = { opening: null, closing: null, missing: [] };
    const months = [
      { ...state, month: '2026-03', state: 'broken' as const, difference: 0 },
      { ...state, month: '2026-04', state: 'open' as const, difference: null },
    ];
    const rows = [{ fileId: 'f1', day: '2026-03-02', cents: 5 }];
    expect(signalsOf([{ id: 'a', months, disagreements: [{ files: ['f1', 'f2'], rows }] }])).toEqual([
      { code: 'SOURCES_DISAGREE', accountId: 'a', files: ['f1', 'f2'], rows },
      { code: 'BALANCE_BROKEN', accountId: 'a', month: '2026-03', difference: 0 },
    ]);
    expect(signalsOf([{ id: 'b', months: [] }])).toEqual([]);
  });
});
