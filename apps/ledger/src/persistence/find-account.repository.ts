import type { EntityManager } from 'typeorm';
import type { AccountHint, BankFileRow, LedgerAccountRow } from '../domain/bank-file.model.ts';
import { isSameAccount } from '../domain/same-account.rules.ts';
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
  const same = accounts.find((account) => isSameAccount(namedLike(hint, account), hint));
  if (same !== undefined || accounts.length > 0) return same ?? null;
  return addAccount(manager, userId, newAccountOf(hint), file.createdAt);
}

/** The end of its number identifies an account whose bank the owner did not name. */
const namedLike = (hint: AccountHint, { bankName, numberEnding }: LedgerAccountRow) => ({
  bankName: bankName === names.unnamedBank ? (hint.bankName ?? bankName) : bankName,
  numberEnding,
});

const newAccountOf = ({ bankName, accountType, numberEnding, ownership }: AccountHint) => ({
  bankName: bankName ?? names.unnamedBank,
  accountType,
  ...(numberEnding !== null && { numberEnding }),
  ownership: ownership ?? ('business' as const),
});
