import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { applyDocument, ApplyOwnerChange } from './apply-owner-change.use-case.ts';

@Injectable()
export class RecomputeOnDocumentChange {
  constructor(private readonly ownerChange: ApplyOwnerChange) {}

  @OnEvent(events.documentUploaded, 'scoring--recompute-on-document-uploaded')
  @OnEvent(events.documentProcessed, 'scoring--recompute-on-document-processed')
  @OnEvent(events.documentFailed, 'scoring--recompute-on-document-failed')
  @OnEvent(events.documentReviewed, 'scoring--recompute-on-document-reviewed')
  @OnEvent(events.documentDeleted, 'scoring--recompute-on-document-deleted')
  handle(event: EventEnvelope<DocumentState>, manager: EntityManager): Promise<void> {
    return this.ownerChange.apply(manager, event.userId, applyDocument, {
      version: event.aggregateVersion,
      state: event.data,
      deleted: event.type === events.documentDeleted.type,
    });
  }
}
