import { isNearMiss, isSameAmount } from '../contradiction.ts';
import type { Totals } from './summary.ts';

export const isSameTotals = (one: Totals, other: Totals) =>
  isSameAmount(one.deposits, other.deposits) && isSameAmount(one.withdrawals, other.withdrawals);

export const isOneNear = (one: Totals, other: Totals) =>
  isNearMiss(one.deposits, other.deposits) || isNearMiss(one.withdrawals, other.withdrawals);

export const hasOneSame = (one: Totals, other: Totals) =>
  isSameAmount(one.deposits, other.deposits) || isSameAmount(one.withdrawals, other.withdrawals);
