import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { AddNotice } from './add-notice.ts';

type DocumentEvent = EventOf<typeof events.documentProcessed>;

/** What happens elsewhere and its owner may want to know. Redelivered, it is told once: the inbox sees to that. */
@Injectable()
export class TellOnEvents {
  constructor(private readonly notices: AddNotice) {}

  @OnEvent(events.scoreChanged, 'identity--tell-on-score-changed')
  async scoreChanged(
    { userId, data: { from, to } }: EventOf<typeof events.scoreChanged>,
    manager: EntityManager,
  ): Promise<void> {
    if (from !== to) await this.notices.run(manager, { userId, kind: 'score-changed', subject: 'score' });
  }

  @OnEvent(events.documentProcessed, 'identity--tell-on-document-processed')
  async documentProcessed({ userId, data }: DocumentEvent, manager: EntityManager): Promise<void> {
    if (data.status === 'rejected' || data.reviewRequired === true)
      await this.needsYou(userId, data.documentId, manager);
  }

  @OnEvent(events.documentFailed, 'identity--tell-on-document-failed')
  documentFailed({ userId, data }: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.needsYou(userId, data.documentId, manager);
  }

  @OnEvent(events.documentReviewed, 'identity--tell-on-document-reviewed')
  async documentReviewed({ userId, data }: DocumentEvent, manager: EntityManager): Promise<void> {
    if (data.status === 'rejected') await this.needsYou(userId, data.documentId, manager);
  }

  @OnEvent(events.exportReady, 'identity--tell-on-export-ready')
  exportReady({ userId, data }: EventOf<typeof events.exportReady>, manager: EntityManager): Promise<void> {
    return this.notices.run(manager, { userId, kind: 'export-ready', subject: data.exportId });
  }

  private needsYou(
    userId: DocumentEvent['userId'],
    documentId: string,
    manager: EntityManager,
  ): Promise<void> {
    return this.notices.run(manager, { userId, kind: 'document-needs-you', subject: documentId });
  }
}
