import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { FollowDocuments } from './follow-documents.use-case.ts';

@Injectable()
export class FollowDocumentsConsumer {
  constructor(private readonly documents: FollowDocuments) {}

  @OnEvent(events.documentUploaded, 'sharing--follow-documents-on-document-uploaded')
  @OnEvent(events.documentProcessed, 'sharing--follow-documents-on-document-processed')
  @OnEvent(events.documentFailed, 'sharing--follow-documents-on-document-failed')
  @OnEvent(events.documentReviewed, 'sharing--follow-documents-on-document-reviewed')
  @OnEvent(events.documentDeleted, 'sharing--follow-documents-on-document-deleted')
  handle(event: EventEnvelope<DocumentState>, manager: EntityManager): Promise<void> {
    return this.documents.run(manager, event.userId, {
      version: event.aggregateVersion,
      state: event.data,
      deleted: event.type === events.documentDeleted.type,
      at: new Date(event.occurredAt),
    });
  }
}
