import { describe, expect, it } from '@jest/globals';
import { exampleAccounts, workedExample } from '../testing/golden.ts';
import { addDays } from './days.ts';
import { csvAnchors } from './files/balance-chain.ts';
import type { CashFlowRequest } from './figures/cash-flow.ts';
import { cashflowRules10 } from './classes/rules-1.0.ts';
import { cashFlow, classify } from './index.ts';

const { bank, expected } = workedExample;
const request: CashFlowRequest = {
  accounts: exampleAccounts,
  rows: bank.rows,
  rules: cashflowRules10,
  reading: 'cautious',
};

describe('the worked example', () => {
  const figures = cashFlow(request);

  it('has the anchors that the reader finds in the balances', () => {
    for (const { id, anchors } of exampleAccounts) {
      const rows = bank.rows.filter(({ account }) => account === id);
      expect(new Set(csvAnchors(rows, [], '2026-11-23'))).toEqual(new Set(anchors));
    }
  });

  it('has the class and the rule of each row', () => {
    const verdicts = classify(bank.rows, cashflowRules10);
    const classes = bank.rows.map(({ id }, at) => [id, [verdicts[at]?.class, verdicts[at]?.rule.code]]);
    expect(Object.fromEntries(classes)).toEqual(expected.cashFlow.classes);
  });

  it('has the state of each month', () => {
    const states = figures.accounts.map(({ id, months }) => [
      id,
      Object.fromEntries(months.map(({ month, state }) => [month, state])),
    ]);
    expect(Object.fromEntries(states)).toEqual(expected.cashFlow.states);
  });

  it('has the figures of each month and window to the cent', () => {
    const { months, trailing, accounts, payers } = expected.cashFlow;
    expect(figures.months).toEqual(Object.values(months));
    expect(figures.trailing).toEqual(trailing);
    expect(figures.payers.map(({ payee, cents }) => [payee, cents])).toEqual(payers);
    const balances = figures.accounts.map(({ id, months: _months, ...own }) => [id, own]);
    expect(balances).toEqual(Object.entries(accounts).map(([id, own]) => [id, own]));
    expect(figures).toMatchObject({
      countedThrough: '2026-10',
      window: { from: '2026-08', to: '2026-10', months: 3 },
      trend: null,
      seasonality: null,
      topFivePayersPercent: 3886,
      largestPayerPercent: 2332,
    });
  });

  it('gives the same figures when its rows come in another order', () => {
    const again = cashFlow({ ...request, rows: [...bank.rows].reverse() });
    expect(again.months.map(({ averageDailyBalance }) => averageDailyBalance)).toEqual(
      figures.months.map(({ averageDailyBalance }) => averageDailyBalance),
    );
    expect(again.trailing).toEqual(figures.trailing);
  });

  it('averages the balance over calendar days', () => {
    const days = { from: '2026-07-01', to: '2026-08-31' };
    const result = cashFlow({
      ...request,
      accounts: [
        {
          id: 'a',
          accountType: 'checking',
          ownership: 'business',
          closedOn: null,
          anchors: [
            { day: addDays(days.from, -1), cents: 100_000 },
            { day: days.to, cents: 130_000 },
          ],
          covered: [days],
        },
      ],
      rows: [
        { id: '1', account: 'a', day: '2026-07-11', cents: 50_000, text: 'DEPOSIT' },
        { id: '2', account: 'a', day: '2026-07-21', cents: -20_000, text: 'CHECK 9' },
      ],
    });
    expect(result.months[0]?.averageDailyBalance).toBe(126_774);
  });
});
