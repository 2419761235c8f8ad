import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { TakeNews } from './take-news.use-case.ts';

/** Each event carries the document's whole state: an older one than we know is dropped. */
@Injectable()
export class RecomputeOnDocumentChange {
  constructor(private readonly news: TakeNews) {}

  @OnEvent(events.documentUploaded, 'scoring--recompute-on-document-uploaded')
  @OnEvent(events.documentProcessed, 'scoring--recompute-on-document-processed')
  @OnEvent(events.documentFailed, 'scoring--recompute-on-document-failed')
  @OnEvent(events.documentReviewed, 'scoring--recompute-on-document-reviewed')
  @OnEvent(events.documentDeleted, 'scoring--recompute-on-document-deleted')
  handle(event: EventEnvelope<DocumentState>, manager: EntityManager): Promise<void> {
    return this.news.document(manager, event.userId, {
      version: event.aggregateVersion,
      state: event.data,
      deleted: event.type === events.documentDeleted.type,
    });
  }
}
