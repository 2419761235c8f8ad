import type { BankFile } from '@groundwork/engine-cashflow';
import type { AccountHint, BankFileRow, LedgerAccountRow } from './bank-file.model.ts';

export interface StatementOrigin {
  bank: string | null;
  accountEnding: string | null;
  isClosed: boolean;
}

const accountTypes: readonly string[] = ['checking', 'savings', 'money_market', 'line_of_credit'];

const accountTypeOf = (text: string): LedgerAccountRow['accountType'] =>
  accountTypes.includes(text) ? (text as LedgerAccountRow['accountType']) : 'checking';

/** The account number itself is not stored. */
export function toHint(
  { account }: BankFile,
  statement: StatementOrigin | undefined,
  file: BankFileRow,
  tag: (text: string) => string,
): AccountHint | null {
  if (statement !== undefined) {
    const { bank, accountEnding } = statement;
    return {
      bankName: bank,
      accountType: file.accountHint?.accountType ?? 'checking',
      numberEnding: accountEnding,
      fingerprint: null,
      ownership: file.accountHint?.ownership ?? 'business',
    };
  }
  if (account === null) return null;
  const ending = /\d{4}$/.exec(account.accountId)?.[0] ?? null;
  return {
    bankName: null,
    accountType: accountTypeOf(account.accountType),
    numberEnding: ending,
    fingerprint: tag(`account ${account.bankId ?? ''} ${account.accountId}`),
    ownership: null,
  };
}
