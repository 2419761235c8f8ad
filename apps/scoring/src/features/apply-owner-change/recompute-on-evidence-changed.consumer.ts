import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { applyEvidence, ApplyOwnerChange } from './apply-owner-change.use-case.ts';

@Injectable()
export class RecomputeOnEvidenceChanged {
  constructor(private readonly ownerChange: ApplyOwnerChange) {}

  @OnEvent(events.evidenceChanged, 'scoring--recompute-on-evidence-changed')
  handle(event: EventOf<typeof events.evidenceChanged>, manager: EntityManager): Promise<void> {
    return this.ownerChange.apply(manager, event.userId, applyEvidence, {
      version: event.aggregateVersion,
      evidence: event.data,
    });
  }
}
