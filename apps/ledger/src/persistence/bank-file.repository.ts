import type { BankFileId, DocumentId, LedgerAccountId, UserId } from '@groundwork/contracts';
import { type EntityManager, LessThan, Not } from 'typeorm';
import type { BankFileRow, LedgerAccountRow } from '../domain/bank-file.model.ts';
import { accountNotFound, bankFileNotFound } from '../ledger.errors.ts';
import { bankFileSchema, ledgerAccountSchema } from './bank-file.schema.ts';
import { lockOwner } from './owner.repository.ts';

export const accountsOf = (manager: EntityManager, userId: UserId): Promise<LedgerAccountRow[]> =>
  manager.find(ledgerAccountSchema, { where: { userId }, order: { createdAt: 'asc', id: 'asc' } });

export async function accountOf(
  manager: EntityManager,
  userId: UserId,
  id: LedgerAccountId,
): Promise<LedgerAccountRow> {
  const row = await manager.findOneBy(ledgerAccountSchema, { id, userId });
  if (row === null) throw accountNotFound();
  return row;
}

export async function bankFileOf(
  manager: EntityManager,
  userId: UserId,
  id: BankFileId,
): Promise<BankFileRow> {
  const row = await manager.findOneBy(bankFileSchema, { id, userId, state: Not('deleted') });
  if (row === null) throw bankFileNotFound();
  return row;
}

/** The owner of a file in `applying` is locked until it is applied, so no call waits for that lock. */
export async function lockFile(manager: EntityManager, userId: UserId, id: BankFileId): Promise<BankFileRow> {
  const applying = await manager.findOneBy(bankFileSchema, { id, userId, state: 'applying' });
  if (applying !== null) return applying;
  await lockOwner(manager, userId);
  return bankFileOf(manager, userId, id);
}

export async function saveFile(
  manager: EntityManager,
  file: BankFileRow,
  change: Partial<BankFileRow>,
): Promise<BankFileRow> {
  await manager.update(bankFileSchema, { id: file.id }, change);
  return { ...file, ...change };
}

export const filesBefore = (
  manager: EntityManager,
  userId: UserId,
  before: BankFileId | undefined,
  take: number,
): Promise<BankFileRow[]> =>
  manager.find(bankFileSchema, {
    where: { userId, state: Not('deleted'), ...(before && { id: LessThan<BankFileId>(before) }) },
    order: { id: 'desc' },
    take,
  });

export async function storedFilesOf(
  manager: EntityManager,
  userId: UserId,
): Promise<{ files: number; bytes: number }> {
  const [stored]: [{ files: number; bytes: number }] = await manager.query(
    `select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes
       from bank_files where user_id = $1 and state <> 'deleted'`,
    [userId],
  );
  return stored;
}

interface AppliedFileRow {
  id: BankFileId;
  accountId: LedgerAccountId;
  source: string;
  documentId: DocumentId | null;
  covered: { from: string; to: string };
}

export async function appliedFilesOf(
  manager: EntityManager,
  userId: UserId,
  accountId?: LedgerAccountId,
): Promise<AppliedFileRow[]> {
  const files = await manager.find(bankFileSchema, {
    where: { userId, state: 'applied', ...(accountId && { accountId }) },
    order: { appliedAt: 'asc', id: 'asc' },
  });
  return files.flatMap((file) =>
    file.accountId === null || file.coveredFrom === null || file.coveredTo === null
      ? []
      : [
          {
            id: file.id,
            accountId: file.accountId,
            source: file.source,
            documentId: file.documentId,
            covered: { from: file.coveredFrom, to: file.coveredTo },
          },
        ],
  );
}

/** Another plan of the account is older from now on. */
export async function nextAccountVersion(manager: EntityManager, id: LedgerAccountId): Promise<number> {
  const [rows]: [{ version: number }[]] = await manager.query(
    'update bank_accounts set version = version + 1 where id = $1 returning version',
    [id],
  );
  return rows[0]?.version ?? 0;
}
