import { describe, expect, it } from '@jest/globals';
import type { CashFlow } from '@groundwork/engine-cashflow';
import { bankValues, bankWitness, witnessedAccounts } from './bank-values.ts';

type Trailing = NonNullable<CashFlow['windowFigures']>;

const windowOf = (months: number, from: string, change: Partial<Trailing> = {}): Trailing => ({
  months,
  from,
  to: '2026-10',
  deposits: 6_031_000,
  withdrawals: 11,
  trueRevenue: 59_000_000,
  netOperatingCash: -1_250_000,
  averageDailyBalance: 3_749_500,
  lowestBalance: 12,
  daysLow: 13,
  daysNegative: 0,
  nsfCount: 3,
  nsfDays: 14,
  debtService: 270_000,
  advances: 15,
  holdbackPercent: null,
  coverage: null,
  overdraftFees: 0,
  ...change,
});

const checking = {
  id: 'one',
  accountType: 'checking',
  months: [],
  currentCents: 4_100_000,
  averageCents: 3_700_000,
};
const savings = { ...checking, id: 'two', accountType: 'savings', currentCents: -500, averageCents: -900 };
const quiet = { ...savings, id: 'three', averageCents: null };

const last3 = windowOf(3, '2026-08');
const year = windowOf(12, '2025-11');

const flow = (change: Partial<CashFlow> = {}): CashFlow => ({
  rulesVersion: 'cashflow-1.0',
  countedThrough: '2026-10',
  months: [],
  trailing: { '3': last3, '12': year },
  window: { from: year.from, to: year.to, months: 12 },
  windowFigures: year,
  previousYear: { from: '2024-11', to: '2025-10', trueRevenue: 51_000_000 },
  trend: null,
  seasonality: null,
  topFivePayersPercent: 3886,
  largestPayerPercent: 2332,
  payers: [],
  debts: [],
  accounts: [checking, savings, quiet],
  signals: [],
  ...change,
});
const valuesOf = (change: Partial<CashFlow> = {}) =>
  Object.fromEntries(bankValues(flow(change)).map(({ field, value }) => [field, value]));

describe('the values of bank rows', () => {
  it('have the figures of their windows', () => {
    expect(valuesOf()).toEqual({
      monthlyDebtPayments: 900,
      averageBankBalance: 37_495,
      monthlyDeposits: 20_103.33,
      annualRevenueCurrent: 590_000,
      operatingCashFlow: -12_500,
      annualRevenuePrevious: 510_000,
      nsfIncidents: 3,
      overdraftHistory: false,
      largestCustomerPercent: 23.32,
      top5CustomersPercent: 38.86,
    });
  });

  it('have an id, a period, a limit and the accounts with rows', () => {
    const of = (field: string, corrected = true) => {
      const value = bankValues(flow()).find((each) => each.field === field);
      return value && bankWitness(value, flow(), corrected);
    };
    expect(of('monthlyDeposits')).toEqual({
      id: 'bank_rows:monthlyDeposits:2026-08:2026-10',
      field: 'monthlyDeposits',
      source: 'bank_rows',
      kind: null,
      value: 20_103.33,
      period: { from: '2026-08-01', to: '2026-10-31' },
      freshUntil: '2026-12-30',
      reviewed: false,
      confidence: 1,
      accountIds: ['one', 'two'],
      months: 3,
      corrected: true,
    });
    expect(of('annualRevenuePrevious')).toMatchObject({
      id: 'bank_rows:annualRevenuePrevious:2024-11:2025-10',
      period: { from: '2024-11-01', to: '2025-10-31' },
      freshUntil: null,
      months: 12,
    });
    expect(of('monthlyDeposits', false)?.corrected).toBe(false);
  });

  it('are without a year of rows those of three months', () => {
    const fields = Object.keys(valuesOf({ trailing: { '3': last3, '12': null } }));
    expect(fields).toEqual([
      'monthlyDebtPayments',
      'averageBankBalance',
      'monthlyDeposits',
      'nsfIncidents',
      'overdraftHistory',
      'largestCustomerPercent',
      'top5CustomersPercent',
    ]);
    expect(Object.keys(valuesOf({ previousYear: null }))).not.toContain('annualRevenuePrevious');
  });

  it('are without a balance, revenue and share that are not positive', () => {
    const empty = windowOf(12, '2025-11', { averageDailyBalance: 0, trueRevenue: 0 });
    const fields = Object.keys(
      valuesOf({
        trailing: { '3': { ...empty, months: 3 }, '12': empty },
        previousYear: { from: '2024-11', to: '2025-10', trueRevenue: 0 },
        largestPayerPercent: null,
        topFivePayersPercent: 0,
      }),
    );
    expect(fields).toEqual([
      'monthlyDebtPayments',
      'monthlyDeposits',
      'operatingCashFlow',
      'nsfIncidents',
      'overdraftHistory',
    ]);
  });

  it.each([
    ['a day below zero', { daysNegative: 1 }],
    ['a fee', { overdraftFees: 1 }],
  ])('have an overdraft with %s', (_name, change) => {
    expect(valuesOf({ windowFigures: windowOf(12, '2025-11', change) })['overdraftHistory']).toBe(true);
  });

  it.each([
    ['without three months', { trailing: { '3': null, '12': null } }],
    ['without a window', { windowFigures: null }],
    ['without a checking account', { accounts: [savings] }],
    ['with a checking account without rows', { accounts: [{ ...checking, averageCents: null }, savings] }],
  ])('are none %s', (_name, change) => expect(bankValues(flow(change))).toEqual([]));
});

describe('the accounts with rows', () => {
  it('have their balances in dollars, an average of at least 0', () => {
    expect(witnessedAccounts(flow())).toEqual([
      {
        accountId: 'one',
        accountType: 'checking',
        currentBalance: 41_000,
        averageBalance: 37_000,
        freshUntil: '2026-12-30',
      },
      {
        accountId: 'two',
        accountType: 'savings',
        currentBalance: -5,
        averageBalance: 0,
        freshUntil: '2026-12-30',
      },
    ]);
  });

  it('have a balance of 0 without one', () => {
    const accounts = [{ ...checking, currentCents: null }];
    expect(witnessedAccounts(flow({ accounts }))[0]?.currentBalance).toBe(0);
  });

  it.each([
    ['without counted months', { countedThrough: null }],
    ['without three months', { trailing: { '3': null, '12': null } }],
    ['without a checking account', { accounts: [savings] }],
  ])('are none %s', (_name, change) => expect(witnessedAccounts(flow(change))).toEqual([]));
});
