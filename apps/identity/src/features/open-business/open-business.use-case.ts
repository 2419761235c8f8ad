import { events } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { insertBusiness, type NewBusiness } from '../../persistence/business.repository.ts';

export async function openBusiness(manager: EntityManager, business: NewBusiness): Promise<void> {
  await insertBusiness(manager, business);
  await appendToOutbox(manager, events.businessCreated, {
    aggregateId: business.id,
    aggregateVersion: 1,
    userId: business.id,
    data: {},
  });
}
