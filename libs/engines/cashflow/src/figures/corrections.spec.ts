import { describe, expect, it } from '@jest/globals';
import { statementAnchors } from '../reconciliation/anchors.ts';
import { cashflowRules10 } from '../classes/rules-1.0.ts';
import type { RowClass } from '../classes/rule.ts';
import { cashFlow, type CashFlowAccount, type CashFlowRow } from './cash-flow.ts';
import type { MonthFigures } from './month-figures.ts';

const period = { from: '2026-03-01', to: '2026-03-31' };

function account(
  rows: readonly Pick<CashFlowRow, 'cents'>[],
  change: Partial<CashFlowAccount> = {},
): CashFlowAccount {
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  return {
    id: 'main',
    accountType: 'checking',
    ownership: 'business',
    closedOn: null,
    anchors: statementAnchors(period, 500_000, 500_000 + total),
    covered: [period],
    ...change,
  };
}

const row = (text: string, cents: number, corrected?: RowClass, id = text): CashFlowRow => ({
  id,
  account: 'main',
  day: '2026-03-10',
  cents,
  text,
  correction: corrected === undefined ? null : { class: corrected },
});

function month(rows: readonly CashFlowRow[], reading: 'shown' | 'cautious'): MonthFigures {
  const result = cashFlow({ accounts: [account(rows)], rows, rules: cashflowRules10, reading });
  return result.months[0]!;
}

describe('a correction', () => {
  it.each([
    ['revenue that only the owner calls revenue', row('MISC', 900, 'customer'), 'trueRevenue', 900, 0],
    ['revenue that the owner denies', row('DEPOSIT', 900, 'owner_money'), 'trueRevenue', 0, 0],
    ['revenue of another kind', row('DEPOSIT', 900, 'card_settlement'), 'trueRevenue', 900, 900],
    ['debt that the owner denies', row('LOAN PMT', -900, 'other'), 'debtService', 0, 900],
    ['debt that only the owner knows', row('MISC', -900, 'loan_repayment'), 'debtService', 900, 900],
    ['a returned payment that the owner denies', row('NSF', -900, 'other'), 'nsfCount', 0, 1],
    ['a refund that the owner denies', row('REFUND', -900, 'owner_money'), 'trueRevenue', 0, -900],
    ['a cost that the owner denies', row('RENT', -900, 'owner_money'), 'netOperatingCash', 0, -900],
    [
      'a transfer that the owner calls a deposit',
      row('INTERNAL TRANSFER', 900, 'customer'),
      'deposits',
      900,
      0,
    ],
  ] as const)(
    'changes the screen, and a witness reads it cautiously: %s',
    (_name, each, figure, screen, cautious) => {
      expect(month([each], 'shown')[figure]).toBe(screen);
      expect(month([each], 'cautious')[figure]).toBe(cautious);
    },
  );

  it('is without effect when it confirms the rule', () => {
    const rows = [row('DEPOSIT', 900, 'customer'), row('RENT', -100, 'rent')];
    expect(month(rows, 'cautious')).toEqual(month(rows, 'shown'));
  });
});

describe('the accounts', () => {
  const rows = [row('DEPOSIT', 900)];
  const figuresOf = (...accounts: CashFlowAccount[]) =>
    cashFlow({ accounts, rows, rules: cashflowRules10, reading: 'shown' });

  it.each([
    ['personal', { ownership: 'personal' }],
    ['a line of credit', { accountType: 'line_of_credit' }],
  ] as const)('feed no figure: %s', (_name, change) => {
    expect(figuresOf(account(rows, change)).months).toEqual([]);
  });

  it('count a month only when each of them is reconciled', () => {
    const open = account([], { id: 'open', anchors: [] });
    expect(figuresOf(account(rows)).countedThrough).toBe('2026-03');
    expect(figuresOf(account(rows), open)).toMatchObject({
      countedThrough: null,
      months: [{ counted: false, averageDailyBalance: null }],
    });
    const closed = { ...open, closedOn: '2026-02-15' };
    expect(figuresOf(account(rows), closed).countedThrough).toBe('2026-03');
    const late = { ...open, covered: [{ from: '2026-03-05', to: '2026-03-31' }] };
    expect(figuresOf(account(rows), late).countedThrough).toBe('2026-03');
  });

  it('signal a broken month with its difference', () => {
    const broken = account([{ cents: 1000 }]);
    expect(figuresOf(broken).signals).toEqual([
      { code: 'BALANCE_BROKEN', accountId: 'main', month: '2026-03', difference: 100 },
    ]);
  });
});
