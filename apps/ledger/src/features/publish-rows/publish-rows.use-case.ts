import { type EventOf, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';

type ChangedRows = EventOf<typeof events.bankRowsChanged>['data'];

export async function publishRows(
  manager: EntityManager,
  userId: UserId,
  version: number,
  data: ChangedRows,
): Promise<void> {
  const event = { aggregateId: data.accountId, aggregateVersion: version, userId, data };
  await appendToOutbox(manager, events.bankRowsChanged, event);
}

export async function publishFileRows(
  manager: EntityManager,
  file: BankFileRow,
  version: number,
  cause: 'applied' | 'undone' | 'deleted',
): Promise<void> {
  const { id: fileId, accountId, coveredFrom: from, coveredTo: to, userId } = file;
  if (accountId === null || from === null || to === null) return;
  await publishRows(manager, userId, version, { accountId, fileId, from, to, cause });
}
