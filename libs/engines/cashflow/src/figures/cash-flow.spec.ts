import { describe, expect, it } from '@jest/globals';
import { cashflowRules10 } from '../classes/rules-1.0.ts';
import { addMonths, lastDayOf } from '../days.ts';
import type { Period } from '../files/bank-file.ts';
import { statementAnchors } from '../reconciliation/anchors.ts';
import { cashFlow, type CashFlowAccount, type CashFlowRow } from './cash-flow.ts';

const opening = 100_000;
const sale = (day: string, cents = 900, account = 'main'): CashFlowRow => ({
  id: `${account} ${day}`,
  account,
  day,
  cents,
  text: 'DEPOSIT',
});
const salesOf = (months: number): CashFlowRow[] =>
  Array.from({ length: months }, (_, at) => sale(`${addMonths('2025-01', at)}-10`));

function account(
  rows: readonly CashFlowRow[],
  period: Period,
  change: Partial<CashFlowAccount> = {},
): CashFlowAccount {
  const id = change.id ?? 'main';
  const total = rows.filter((row) => row.account === id).reduce((sum, { cents }) => sum + cents, 0);
  return {
    id,
    accountType: 'checking',
    ownership: 'business',
    closedOn: null,
    covered: [period],
    anchors: statementAnchors(period, opening, opening + total),
    ...change,
  };
}

const firstMonths = (months: number): Period => ({
  from: '2025-01-01',
  to: lastDayOf(addMonths('2025-01', months - 1)),
});
const figuresOf = (rows: readonly CashFlowRow[], ...accounts: CashFlowAccount[]) =>
  cashFlow({ accounts, rows, rules: cashflowRules10, reading: 'shown' });
const countedOf = ({ months }: ReturnType<typeof cashFlow>) => months.map(({ counted }) => counted);

describe('a month counts', () => {
  const rows = salesOf(3);
  const main = account(rows, firstMonths(3));

  it('unless two files disagree about its rows', () => {
    const disagreements = [
      { files: ['a', 'b'] as const, rows: [{ fileId: 'a', day: '2025-02-10', cents: 5 }] },
    ];
    expect(countedOf(figuresOf(rows, { ...main, disagreements }))).toEqual([true, false, true]);
  });

  it('without an account that has no file', () => {
    const other = account([], firstMonths(1), { id: 'other', anchors: [], covered: [] });
    expect(countedOf(figuresOf(rows, main, other))).toEqual([true, true, true]);
    expect(figuresOf(rows, main, other).accounts[1]).toMatchObject({
      currentCents: null,
      averageCents: null,
    });
  });

  it('without the rows and the balance of an account before its first whole month', () => {
    const own = [sale('2025-01-20', 70, 'other'), sale('2025-02-20', 70, 'other')];
    const all = [...rows, ...own];
    const other = account(all, { from: '2025-01-16', to: '2025-03-31' }, { id: 'other' });
    expect(figuresOf(all, main, other).months).toMatchObject([
      { counted: true, trueRevenue: 900, lowestBalance: opening },
      { counted: true, trueRevenue: 970, lowestBalance: 2 * opening + 970 },
      { counted: true, trueRevenue: 900 },
    ]);
  });

  it('only if an account takes part in it', () => {
    const late = account(rows, { from: '2025-01-06', to: '2025-03-31' });
    expect(countedOf(figuresOf(rows, late))).toEqual([false, true, true]);
  });

  it('up to the last file of each account', () => {
    const other = account([], firstMonths(2), { id: 'other' });
    expect(countedOf(figuresOf(rows, main, other))).toEqual([true, true, false]);
  });

  it('with an account up to the month in which it is closed', () => {
    const closedOn = '2025-02-01';
    const other = account([], { from: '2025-01-01', to: closedOn }, { id: 'other', closedOn });
    expect(figuresOf(rows, main, other).months).toMatchObject([
      { counted: true, lowestBalance: 2 * opening },
      { counted: true, lowestBalance: 2 * opening + 900 },
      { counted: true, lowestBalance: opening + 1800 },
    ]);
  });
});

describe('the window', () => {
  const flowOf = (months: number) =>
    figuresOf(salesOf(months), account(salesOf(months), firstMonths(months)));

  it('needs three months', () => {
    const two = flowOf(2);
    expect(two).toMatchObject({ window: null, windowFigures: null, trailing: { '3': null, '12': null } });
    expect([two.payers, two.debts, two.largestPayerPercent]).toEqual([[], [], null]);
    expect(two.accounts).toMatchObject([{ currentCents: opening + 1800 }]);
  });

  it('has the last twelve months at most', () => {
    expect(flowOf(3)).toMatchObject({
      window: { from: '2025-01', to: '2025-03', months: 3 },
      windowFigures: { months: 3, trueRevenue: 2700 },
      trailing: { '3': { months: 3 }, '12': null },
    });
    expect(flowOf(14)).toMatchObject({
      window: { from: '2025-03', to: '2026-02', months: 12 },
      windowFigures: { months: 12, trueRevenue: 10_800 },
      trailing: { '3': { from: '2025-12', to: '2026-02' }, '12': { from: '2025-03' } },
    });
  });
});

describe('the balance of an account', () => {
  it('is the average of the last three months in which it takes part', () => {
    const rows = [...salesOf(5), sale('2025-05-01', 2800, 'other')];
    const main = account(rows, firstMonths(5));
    const other = account(rows, { from: '2025-05-01', to: '2025-05-31' }, { id: 'other' });
    const days = [9, 31, 30, 22];
    const sums = [1800, 2700, 3600, 4500].map((more, at) => (opening + more) * (days[at] ?? 0));
    expect(figuresOf(rows, main, other).accounts).toMatchObject([
      { currentCents: opening + 4500, averageCents: Math.round(sums.reduce((a, b) => a + b, 0) / 92) },
      { currentCents: opening + 2800, averageCents: opening + 2800 },
    ]);
  });
});

describe('a debt', () => {
  it('has the average payment of the last three months', () => {
    const payments = [-500, -100, -200, -300].map((cents, at) => ({
      ...sale(`${addMonths('2025-01', at)}-10`, cents),
      text: 'LOAN PMT',
    }));
    const { debts } = figuresOf(payments, account(payments, firstMonths(4)));
    expect(debts).toMatchObject([{ rows: 4, amount: 300, monthly: 200 }]);
  });
});
