import type { Answers } from './answers.ts';

const percent = 100;

/** What her profit is for a new loan, if the business pays on no other. Null without a profit, and once she answered either. */
export function freeProfit(answers: Answers): number | null {
  const { annualRevenueCurrent: revenue, netProfitMargin: margin, ...others } = answers;
  if (typeof revenue !== 'number' || typeof margin !== 'number') return null;
  if ('operatingCashFlow' in others || 'monthlyDebtPayments' in others) return null;
  const profit = Math.round((revenue * margin) / percent);
  return profit > 0 ? profit : null;
}

export const roomOf = (profit: number): Answers => ({ operatingCashFlow: profit, monthlyDebtPayments: 0 });
