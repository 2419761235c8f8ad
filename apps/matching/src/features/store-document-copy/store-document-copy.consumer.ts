import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { StoreDocumentCopy } from './store-document-copy.use-case.ts';

@Injectable()
export class StoreOnDocumentChanged {
  constructor(private readonly storeDocumentCopy: StoreDocumentCopy) {}

  @OnEvent(events.documentUploaded, 'matching--keep-document-uploaded')
  @OnEvent(events.documentProcessed, 'matching--keep-document-processed')
  @OnEvent(events.documentFailed, 'matching--keep-document-failed')
  @OnEvent(events.documentReviewed, 'matching--keep-document-reviewed')
  @OnEvent(events.documentDeleted, 'matching--keep-document-deleted')
  handle(event: EventEnvelope<DocumentState>, manager: EntityManager): Promise<void> {
    return this.storeDocumentCopy.run(manager, event);
  }
}
