import type { RowClass } from '../classes/rule.ts';
import { halfUp } from '../rounding.ts';
import {
  isAdvance,
  isCost,
  isDebt,
  isDeposit,
  isNotSure,
  isNsf,
  isRefund,
  isRevenue,
  isWithdrawal,
  type CountedRow,
} from './counted-rows.ts';
import type { BalanceFigures } from './daily-balances.ts';

export interface ClassTotals {
  readonly in: number;
  readonly out: number;
  readonly count: number;
}

export interface MonthFigures {
  readonly month: string;
  readonly counted: boolean;
  readonly byClass: Readonly<Partial<Record<RowClass, ClassTotals>>>;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly trueRevenue: number;
  readonly notSure: number;
  readonly netOperatingCash: number;
  readonly debtService: number;
  readonly nsfCount: number;
  readonly nsfDays: number;
  readonly averageDailyBalance: number | null;
  readonly lowestBalance: number | null;
  readonly daysLow: number | null;
  readonly daysNegative: number | null;
}

export interface MonthSums {
  readonly figures: MonthFigures;
  readonly rows: readonly CountedRow[];
  readonly balances: BalanceFigures | null;
  readonly advanceRepayments: number;
  readonly overdraftFees: number;
}

function totalsByClass(rows: readonly CountedRow[]): MonthFigures['byClass'] {
  const totals: Partial<Record<RowClass, ClassTotals>> = {};
  for (const { shown, cents } of rows) {
    const before = totals[shown] ?? { in: 0, out: 0, count: 0 };
    totals[shown] = {
      in: before.in + Math.max(0, cents),
      out: before.out + Math.max(0, -cents),
      count: before.count + 1,
    };
  }
  return totals;
}

type Test = (row: CountedRow) => boolean;

function sizeOf(rows: readonly CountedRow[], test: Test, sign: 1 | -1): number {
  let sum = 0;
  for (const row of rows) if (row.cents * sign > 0 && test(row)) sum += row.cents * sign;
  return sum;
}

export function monthSums(
  month: string,
  rows: readonly CountedRow[],
  balances: BalanceFigures | null,
): MonthSums {
  const trueRevenue = sizeOf(rows, isRevenue, 1) - sizeOf(rows, isRefund, -1);
  const nsf = rows.filter((row) => row.cents < 0 && isNsf(row));
  return {
    rows,
    balances,
    advanceRepayments: sizeOf(rows, isAdvance, -1),
    overdraftFees: rows.filter((row) => row.isOverdraft && row.cents < 0).length,
    figures: {
      month,
      counted: balances !== null,
      byClass: totalsByClass(rows),
      deposits: sizeOf(rows, isDeposit, 1),
      withdrawals: sizeOf(rows, isWithdrawal, -1),
      trueRevenue,
      notSure: sizeOf(rows, isNotSure, 1),
      netOperatingCash: trueRevenue - sizeOf(rows, isCost, -1),
      debtService: sizeOf(rows, isDebt, -1),
      nsfCount: nsf.length,
      nsfDays: new Set(nsf.map(({ day }) => day)).size,
      averageDailyBalance: balances && halfUp(balances.sum, balances.days),
      lowestBalance: balances?.lowest ?? null,
      daysLow: balances?.daysLow ?? null,
      daysNegative: balances?.daysNegative ?? null,
    },
  };
}
