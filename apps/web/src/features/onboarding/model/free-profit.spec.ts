import { describe, expect, it } from '@jest/globals';
import { freeProfit, roomOf } from './free-profit.ts';

const answers = { annualRevenueCurrent: 480_000, netProfitMargin: 11 };

describe('the profit that is free for a new loan', () => {
  it.each([
    [answers, 52_800],
    [{ ...answers, netProfitMargin: 0.01 }, 48],
    [{ ...answers, netProfitMargin: 0 }, null],
    [{ ...answers, netProfitMargin: -0.83 }, null],
    [{ netProfitMargin: 11 }, null],
    [{ annualRevenueCurrent: 480_000 }, null],
    [{ ...answers, operatingCashFlow: 0 }, null],
    [{ ...answers, monthlyDebtPayments: 0 }, null],
  ])('of %j is %j dollars', (given, profit) => {
    expect(freeProfit(given)).toBe(profit);
  });

  it('answers cash flow and loan payments', () => {
    expect(roomOf(52_800)).toEqual({ operatingCashFlow: 52_800, monthlyDebtPayments: 0 });
  });
});
