import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { documentSchema } from '../../persistence/score.schema.ts';
import { recomputeScore } from './recompute-score.use-case.ts';

/** Each event carries the document's whole state: an older one than we know is dropped. */
@Injectable()
export class RecomputeOnDocumentChange {
  @OnEvent(events.documentUploaded, 'scoring--recompute-on-document-uploaded')
  @OnEvent(events.documentProcessed, 'scoring--recompute-on-document-processed')
  @OnEvent(events.documentFailed, 'scoring--recompute-on-document-failed')
  @OnEvent(events.documentReviewed, 'scoring--recompute-on-document-reviewed')
  @OnEvent(events.documentDeleted, 'scoring--recompute-on-document-deleted')
  async handle(event: EventEnvelope<DocumentState>, manager: EntityManager): Promise<void> {
    const { documentId } = event.data;
    const owner = await lockOwner(manager, event.userId);
    const known = await manager.findOneBy(documentSchema, { documentId });
    if (known && known.version >= event.aggregateVersion) return;
    await manager.save(documentSchema, {
      documentId,
      userId: event.userId,
      version: event.aggregateVersion,
      state: event.data,
      deleted: event.type === events.documentDeleted.type,
    });
    await recomputeScore(manager, owner, { type: 'document', documentId });
  }
}
