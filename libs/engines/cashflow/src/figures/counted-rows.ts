import type { RowVerdict } from '../classes/classify.ts';
import type { RowClass } from '../classes/rule.ts';

export type Reading = 'shown' | 'cautious';

export interface CountedRow {
  readonly id: string;
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly payee: string;
  readonly shown: RowClass;
  /** The class of the rule, or again the shown class where only this one counts. */
  readonly other: RowClass;
  readonly isOverdraft: boolean;
}

interface CorrectableRow {
  readonly id: string;
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly correction?: { readonly class: RowClass } | null;
}

export function toCountedRow(row: CorrectableRow, verdict: RowVerdict, reading: Reading): CountedRow {
  const own = row.correction?.class ?? verdict.class;
  const { id, account, day, cents } = row;
  return {
    id,
    account,
    day,
    cents,
    payee: verdict.payee,
    shown: own,
    other: reading === 'cautious' ? verdict.class : own,
    isOverdraft: verdict.isOverdraft && (reading === 'cautious' || own === verdict.class),
  };
}

const includes = (classes: readonly RowClass[]) => {
  const all = new Set(classes);
  return {
    either: ({ shown, other }: CountedRow): boolean => all.has(shown) || all.has(other),
    both: ({ shown, other }: CountedRow): boolean => all.has(shown) && all.has(other),
  };
};

export const isRevenue = includes(['customer', 'card_settlement']).both;
export const isCustomer = includes(['customer']).both;
export const isRefund = includes(['refund']).either;
export const isDebt = includes(['loan_repayment', 'advance_repayment']).either;
export const isAdvance = includes(['advance_repayment']).either;
export const isCost = includes(['payroll', 'rent', 'tax', 'fee', 'nsf', 'other', 'not_sure']).either;
export const isNsf = includes(['nsf']).either;
export const isNotSure = includes(['not_sure']).both;
const transfer = includes(['own_transfer']);
/** Money in counts only if no class calls it a transfer; money out counts if one class does not. */
export const isDeposit = (row: CountedRow): boolean => row.cents > 0 && !transfer.either(row);
export const isWithdrawal = (row: CountedRow): boolean => row.cents < 0 && !transfer.both(row);
