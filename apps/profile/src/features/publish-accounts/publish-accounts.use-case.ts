import { type AccountId, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { AccountRepository } from '../../persistence/account.repository.ts';

export async function publishAccounts(
  manager: EntityManager,
  repository: AccountRepository,
  userId: UserId,
  accountId: AccountId,
): Promise<void> {
  const { version, accounts } = await repository.nextState(manager, userId);
  await appendToOutbox(manager, events.accountsChanged, {
    aggregateId: userId,
    aggregateVersion: version,
    userId,
    data: { accounts, accountId },
  });
}
