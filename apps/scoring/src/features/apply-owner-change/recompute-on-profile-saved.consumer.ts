import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { applyFigures, ApplyOwnerChange } from './apply-owner-change.use-case.ts';

@Injectable()
export class RecomputeOnProfileSaved {
  constructor(private readonly ownerChange: ApplyOwnerChange) {}

  @OnEvent(events.profileSaved, 'scoring--recompute-on-profile-saved')
  handle(event: EventOf<typeof events.profileSaved>, manager: EntityManager): Promise<void> {
    const { figures, answered, changedFields: fields } = event.data;
    return this.ownerChange.apply(manager, event.userId, applyFigures, {
      version: event.aggregateVersion,
      figures,
      answered,
      fields,
    });
  }
}
