import { toHundredths } from './fractions.ts';

export interface ScoredAccount {
  readonly accountType: string;
  /** Dollars with at most two decimals. */
  readonly currentBalance: number;
  readonly averageBalance: number;
}

export const isDeposit = (account: ScoredAccount, creditAccountTypes: readonly string[]): boolean =>
  !creditAccountTypes.includes(account.accountType);

/** Without an average balance, the current balance counts. */
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
