import type { EntityManager } from 'typeorm';
import type { AccountHint, BankFileRow, LedgerAccountRow } from '../domain/bank-file.model.ts';
import { names } from '../ledger.wording.ts';
import { accountOf, accountsOf } from './bank-file.repository.ts';
import { addAccount } from './ledger-account.repository.ts';

/** The account of a file without a question; null if the owner has to choose. */
export async function findAccount(
  manager: EntityManager,
  file: BankFileRow,
): Promise<LedgerAccountRow | null> {
  const { userId, accountId, accountHint: hint, source } = file;
  if (accountId !== null) return accountOf(manager, userId, accountId);
  if (hint === null || source === 'csv') return null;
  const accounts = await accountsOf(manager, userId);
  if (source === 'ofx') return accounts.find(({ fingerprint }) => fingerprint === hint.fingerprint) ?? null;
  const same = accounts.find((account) => isSameAccount(account, hint));
  if (same !== undefined || accounts.length > 0) return same ?? null;
  return addAccount(manager, userId, newAccountOf(hint), file.createdAt);
}

function isSameAccount(account: LedgerAccountRow, { bankName, numberEnding }: AccountHint): boolean {
  if (bankName === null || numberEnding === null) return false;
  return account.numberEnding === numberEnding && account.bankName.toLowerCase() === bankName.toLowerCase();
}

const newAccountOf = ({ bankName, accountType, numberEnding, ownership }: AccountHint) => ({
  bankName: bankName ?? names.unnamedBank,
  accountType,
  ...(numberEnding !== null && { numberEnding }),
  ownership: ownership ?? ('business' as const),
});
