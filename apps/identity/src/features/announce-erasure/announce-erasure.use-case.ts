import { Injectable } from '@nestjs/common';
import { type ActorId, type BusinessId, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { ErasureRow } from '../../persistence/erasure.repository.ts';
import { activeGrantsOf } from '../../persistence/grant.repository.ts';
import { AddNotice } from '../add-notice/add-notice.use-case.ts';
import { holdersOf } from '../record-grant/record-grant.use-case.ts';

interface Planned {
  business: BusinessId;
  erasure: ErasureRow;
  actor: ActorId;
  now: Date;
}

@Injectable()
export class AnnounceErasure {
  constructor(private readonly notices: AddNotice) {}

  /** Links to lender files end. All others with access have until the end of the grace period. */
  async run(manager: EntityManager, { business, erasure, actor, now }: Planned): Promise<void> {
    await appendToOutbox(manager, events.userErasurePlanned, {
      aggregateId: erasure.id,
      aggregateVersion: 1,
      userId: business,
      data: { erasureId: erasure.id, dueAt: erasure.dueAt.toISOString() },
    });
    const persons = new Set<UserId>();
    for (const grant of await activeGrantsOf(manager, business, now))
      for (const person of await holdersOf(manager, grant)) persons.add(person);
    persons.delete(actor as string as UserId);
    for (const userId of persons)
      await this.notices.run(manager, { userId, kind: 'erasure-planned', subject: business });
  }
}
