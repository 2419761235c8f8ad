import type { LedgerAccountId, NewLedgerAccount, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { type AccountHint, type LedgerAccountRow, maxAccounts } from '../domain/bank-file.model.ts';
import { tooManyAccounts } from '../ledger.errors.ts';
import { names } from '../ledger.wording.ts';
import { ledgerAccountSchema } from './bank-file.schema.ts';

export async function addAccount(
  manager: EntityManager,
  userId: UserId,
  account: NewLedgerAccount,
  now: Date,
): Promise<LedgerAccountRow> {
  if ((await manager.countBy(ledgerAccountSchema, { userId })) >= maxAccounts)
    throw tooManyAccounts(maxAccounts);
  const row: LedgerAccountRow = {
    id: newId() as LedgerAccountId,
    userId,
    bankName: account.bankName,
    accountType: account.accountType,
    numberEnding: account.numberEnding ?? null,
    fingerprint: null,
    ownership: account.ownership,
    closedOn: null,
    version: 0,
    firstDay: null,
    lastDay: null,
    rowCount: 0,
    months: [],
    createdAt: now,
  };
  await manager.insert(ledgerAccountSchema, row);
  return row;
}

/** The next file with the same account needs no question. */
export async function rememberHint(
  manager: EntityManager,
  { userId, id, ...account }: LedgerAccountRow,
  hint: AccountHint | null,
): Promise<void> {
  if (hint === null) return;
  const isUnnamed = account.bankName === names.unnamedBank;
  await manager.update(
    ledgerAccountSchema,
    { userId, id },
    {
      bankName: isUnnamed && hint.bankName !== null ? hint.bankName : account.bankName,
      fingerprint: account.fingerprint ?? hint.fingerprint,
      numberEnding: account.numberEnding ?? hint.numberEnding,
    },
  );
}
