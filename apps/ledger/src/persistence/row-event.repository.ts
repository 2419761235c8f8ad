import { events, type LedgerAccountId, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { BankFileRow } from '../domain/bank-file.model.ts';

export async function publishRows(
  manager: EntityManager,
  file: BankFileRow,
  version: number,
  cause: 'applied' | 'undone' | 'deleted',
): Promise<void> {
  const { accountId, coveredFrom: from, coveredTo: to, userId } = file;
  if (accountId === null || from === null || to === null) return;
  await appendToOutbox(manager, events.bankRowsChanged, {
    aggregateId: accountId,
    aggregateVersion: version,
    userId,
    data: { accountId, fileId: file.id, from, to, cause },
  });
}

interface CorrectedRows {
  userId: UserId;
  accountId: LedgerAccountId;
  version: number;
  from: string;
  to: string;
}

export async function publishCorrection(manager: EntityManager, rows: CorrectedRows): Promise<void> {
  const { userId, accountId, version, from, to } = rows;
  await appendToOutbox(manager, events.bankRowsChanged, {
    aggregateId: accountId,
    aggregateVersion: version,
    userId,
    data: { accountId, fileId: null, from, to, cause: 'corrected' },
  });
}
