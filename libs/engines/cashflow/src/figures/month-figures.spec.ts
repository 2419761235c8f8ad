import { describe, expect, it } from '@jest/globals';
import type { RowClass } from '../classes/rule.ts';
import { toCountedRow, type CountedRow } from './counted-rows.ts';
import { balanceFigures, balanceOn } from './daily-balances.ts';
import { monthSums } from './month-figures.ts';

const row = (own: RowClass, cents: number, more: Partial<CountedRow> = {}): CountedRow => ({
  id: own,
  account: 'main',
  day: '2026-03-10',
  cents,
  payee: '',
  shown: own,
  other: own,
  isOverdraft: false,
  ...more,
});
const figuresOf = (...rows: CountedRow[]) => monthSums('2026-03', rows, null).figures;

describe('the figures of a month', () => {
  const outs: readonly (readonly [RowClass, number])[] = [
    ...([
      ['payroll', -1],
      ['rent', -20],
      ['tax', -300],
      ['fee', -4000],
      ['nsf', -50_000],
    ] as const),
    ...([
      ['other', -600_000],
      ['not_sure', -7_000_000],
      ['loan_repayment', -80_000_000],
    ] as const),
    ...([
      ['advance_repayment', -900_000_000],
      ['refund', -2_000_000_000],
      ['owner_money', -3e10],
    ] as const),
    ['own_transfer', -4e11],
  ];
  const ins: readonly (readonly [RowClass, number])[] = [
    ...([
      ['customer', 3],
      ['card_settlement', 50],
      ['not_sure', 700],
      ['loan_in', 9000],
    ] as const),
    ...([
      ['advance_in', 20_000],
      ['other', 400_000],
      ['own_transfer', 6_000_000],
    ] as const),
  ];
  const figures = figuresOf(...[...outs, ...ins].map(([own, cents]) => row(own, cents)));

  it('have each class at its place', () => {
    expect(figures).toMatchObject({
      deposits: 429_753,
      withdrawals: 32_987_654_321,
      trueRevenue: 53 - 2_000_000_000,
      notSure: 700,
      netOperatingCash: 53 - 2_000_000_000 - 7_654_321,
      debtService: 980_000_000,
      nsfCount: 1,
    });
  });

  it('have the money of each class in both directions', () => {
    expect(figures.byClass.not_sure).toEqual({ in: 700, out: 7_000_000, count: 2 });
    expect(figures.byClass.customer).toEqual({ in: 3, out: 0, count: 1 });
    expect(figures.byClass.rent).toEqual({ in: 0, out: 20, count: 1 });
    expect(figures.byClass.loan_in).toEqual({ in: 9000, out: 0, count: 1 });
    expect(Object.keys(figures.byClass)).toHaveLength(16);
  });

  it('have returned payments and their days', () => {
    const days = ['2026-03-10', '2026-03-10', '2026-03-11'];
    const nsf = days.map((day) => row('nsf', -5, { day }));
    expect(figuresOf(...nsf, row('nsf', 7, { day: '2026-03-12' }))).toMatchObject({
      nsfCount: 3,
      nsfDays: 2,
    });
  });

  it('have no balance in a month that does not count', () => {
    expect(figuresOf()).toMatchObject({
      month: '2026-03',
      counted: false,
      averageDailyBalance: null,
      lowestBalance: null,
      daysLow: null,
      daysNegative: null,
    });
  });

  it('have the balances of a month that counts', () => {
    const balances = { sum: 95, days: 31, lowest: -4, daysLow: 6, daysNegative: 5 };
    expect(monthSums('2026-03', [], balances).figures).toMatchObject({
      counted: true,
      averageDailyBalance: 3,
      lowestBalance: -4,
      daysLow: 6,
      daysNegative: 5,
    });
  });

  it('have repaid advances and overdraft fees for the windows', () => {
    const rows = [
      row('advance_repayment', -40),
      row('loan_repayment', -500),
      row('fee', -6, { isOverdraft: true }),
      row('fee', -6, { isOverdraft: true }),
      row('fee', 6, { isOverdraft: true }),
      row('fee', -6),
    ];
    expect(monthSums('2026-03', rows, null)).toMatchObject({ advanceRepayments: 40, overdraftFees: 2 });
  });
});

describe('a row that two classes fit', () => {
  const both = (own: RowClass, other: RowClass, cents: number) => figuresOf(row(own, cents, { other }));

  it.each([
    [
      'revenue only with two of its classes',
      'trueRevenue',
      9,
      [
        ['customer', 'card_settlement', 9],
        ['customer', 'other', 0],
      ],
    ],
    [
      'money not sure only with two',
      'notSure',
      9,
      [
        ['not_sure', 'not_sure', 9],
        ['not_sure', 'customer', 0],
      ],
    ],
    [
      'a refund with one',
      'trueRevenue',
      -9,
      [
        ['refund', 'other', -9],
        ['other', 'refund', -9],
      ],
    ],
    [
      'a debt with one',
      'debtService',
      -9,
      [
        ['loan_repayment', 'rent', 9],
        ['rent', 'advance_repayment', 9],
      ],
    ],
    [
      'a cost with one',
      'netOperatingCash',
      -9,
      [
        ['rent', 'owner_money', -9],
        ['owner_money', 'fee', -9],
      ],
    ],
    [
      'money in with no transfer',
      'deposits',
      9,
      [
        ['customer', 'own_transfer', 0],
        ['other', 'customer', 9],
      ],
    ],
    [
      'money out with one that is no transfer',
      'withdrawals',
      -9,
      [
        ['rent', 'own_transfer', 9],
        ['own_transfer', 'own_transfer', 0],
      ],
    ],
  ] as const)('is %s', (_name, figure, cents, cases) => {
    for (const [own, other, expected] of cases) expect(both(own, other, cents)[figure]).toBe(expected);
  });
});

describe('a counted row', () => {
  const verdict = {
    class: 'fee' as const,
    rule: { code: 'FEE', version: '1.0' },
    because: '',
    payee: 'BANK',
    isOverdraft: true,
    pairRowId: null,
  };
  const read = { id: 'r', account: 'a', day: '2026-03-10', cents: -5 };
  const classesOf = (correction: RowClass | null, reading: 'shown' | 'cautious') => {
    const counted = toCountedRow(
      { ...read, correction: correction && { class: correction } },
      verdict,
      reading,
    );
    return [counted.shown, counted.other, counted.isOverdraft];
  };

  it('has the class of the owner on screens, and both classes for a witness', () => {
    expect(classesOf('rent', 'shown')).toEqual(['rent', 'rent', false]);
    expect(classesOf('rent', 'cautious')).toEqual(['rent', 'fee', true]);
    expect(classesOf('fee', 'shown')).toEqual(['fee', 'fee', true]);
    expect(classesOf(null, 'shown')).toEqual(['fee', 'fee', true]);
    expect(toCountedRow(read, { ...verdict, isOverdraft: false }, 'cautious')).toEqual({
      ...read,
      payee: 'BANK',
      shown: 'fee',
      other: 'fee',
      isOverdraft: false,
    });
  });
});

describe('the balance of a day', () => {
  const rows = [
    { day: '2026-02-27', cents: 70 },
    { day: '2026-03-02', cents: 5 },
    { day: '2026-03-02', cents: 6 },
    { day: '2026-03-04', cents: -20 },
  ];
  const on = balanceOn(
    [
      { day: '2026-02-28', cents: 100 },
      { day: '2026-03-03', cents: 500 },
    ],
    rows,
  );

  it.each([
    ['2026-02-27', 100],
    ['2026-02-28', 100],
    ['2026-03-01', 100],
    ['2026-03-02', 111],
    ['2026-03-03', 500],
    ['2026-03-04', 480],
    ['2026-04-30', 480],
  ])('%s is that of the last known evening and its rows since: %i', (day, cents) => {
    expect(on(day)).toBe(cents);
  });

  it('is 0 without a known evening', () => expect(balanceOn([], rows)('2026-03-02')).toBe(0));

  it('counts in the sum of all accounts, and below zero in each', () => {
    const main = (day: string) => (day === '2026-02-03' ? -1 : 10);
    const save = (day: string) => (day === '2026-02-04' ? 989 : 990);
    expect(balanceFigures('2026-02', [main, save], 1000)).toEqual({
      sum: 28 * 1000 - 11 - 1,
      days: 28,
      lowest: 989,
      daysLow: 2,
      daysNegative: 1,
    });
    const zero = () => 0;
    expect(balanceFigures('2026-04', [zero], 0)).toEqual({
      sum: 0,
      days: 30,
      lowest: 0,
      daysLow: 0,
      daysNegative: 0,
    });
  });
});
