import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { TellOnEvents } from './tell-on-events.use-case.ts';

type DocumentEvent = EventOf<typeof events.documentProcessed>;

/** Redelivered, it is told once: the inbox sees to that. */
@Injectable()
export class TellOnEventsConsumer {
  constructor(private readonly tell: TellOnEvents) {}

  @OnEvent(events.scoreChanged, 'identity--tell-on-score-changed')
  scoreChanged(event: EventOf<typeof events.scoreChanged>, manager: EntityManager): Promise<void> {
    return this.tell.scoreChanged(manager, event);
  }

  @OnEvent(events.documentProcessed, 'identity--tell-on-document-processed')
  documentProcessed(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.tell.documentProcessed(manager, event);
  }

  @OnEvent(events.documentFailed, 'identity--tell-on-document-failed')
  documentFailed(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.tell.documentFailed(manager, event);
  }

  @OnEvent(events.documentReviewed, 'identity--tell-on-document-reviewed')
  documentReviewed(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.tell.documentReviewed(manager, event);
  }

  @OnEvent(events.exportReady, 'identity--tell-on-export-ready')
  exportReady(event: EventOf<typeof events.exportReady>, manager: EntityManager): Promise<void> {
    return this.tell.exportReady(manager, event);
  }
}
