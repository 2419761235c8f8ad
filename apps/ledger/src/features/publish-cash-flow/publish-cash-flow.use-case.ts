import { type CashFlowState, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { nextStateVersion } from '../../persistence/owner.repository.ts';

export async function publishCashFlow(
  manager: EntityManager,
  userId: UserId,
  state: CashFlowState,
): Promise<void> {
  const version = await nextStateVersion(manager, userId, 'cash_flow', state);
  if (version === null) return;
  const event = { aggregateId: userId, aggregateVersion: version, userId, data: state };
  await appendToOutbox(manager, events.cashFlowChanged, event);
}
