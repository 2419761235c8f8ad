import { toHundredths } from './fractions.ts';

export interface ScoredAccount {
  readonly accountType: string;
  /** Dollars with at most two decimals. */
  readonly currentBalance: number;
  readonly averageBalance: number;
}

/** Money that is lent, not owned, is no deposit. */
export const isDeposit = (account: ScoredAccount, creditAccountTypes: readonly string[]): boolean =>
  !creditAccountTypes.includes(account.accountType);

/** Cents over all deposit accounts; an account without an average counts with what it holds now. */
export function depositCents(
  accounts: readonly ScoredAccount[],
  creditAccountTypes: readonly string[],
): number {
  let cents = 0;
  for (const account of accounts) {
    if (!isDeposit(account, creditAccountTypes)) continue;
    cents += toHundredths(account.averageBalance > 0 ? account.averageBalance : account.currentBalance);
  }
  return cents;
}
