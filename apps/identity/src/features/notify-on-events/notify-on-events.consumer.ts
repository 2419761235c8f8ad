import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { NotifyOnEvents } from './notify-on-events.use-case.ts';

type DocumentEvent = EventOf<typeof events.documentProcessed>;

@Injectable()
export class NotifyOnEventsConsumer {
  constructor(private readonly notify: NotifyOnEvents) {}

  @OnEvent(events.scoreChanged, 'identity--tell-on-score-changed')
  scoreChanged(event: EventOf<typeof events.scoreChanged>, manager: EntityManager): Promise<void> {
    return this.notify.scoreChanged(manager, event);
  }

  @OnEvent(events.documentProcessed, 'identity--tell-on-document-processed')
  documentProcessed(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.notify.documentProcessed(manager, event);
  }

  @OnEvent(events.documentFailed, 'identity--tell-on-document-failed')
  documentFailed(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.notify.documentFailed(manager, event);
  }

  @OnEvent(events.documentReviewed, 'identity--tell-on-document-reviewed')
  documentReviewed(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.notify.documentReviewed(manager, event);
  }

  @OnEvent(events.proofExpiring, 'identity--tell-on-proof-expiring')
  proofExpiring(event: EventOf<typeof events.proofExpiring>, manager: EntityManager): Promise<void> {
    return this.notify.proofExpiring(manager, event);
  }

  @OnEvent(events.packageBuilt, 'identity--tell-on-package-built')
  packageBuilt(event: EventOf<typeof events.packageBuilt>, manager: EntityManager): Promise<void> {
    return this.notify.packageBuilt(manager, event);
  }

  @OnEvent(events.packageViewed, 'identity--tell-on-package-viewed')
  packageViewed(event: EventOf<typeof events.packageViewed>, manager: EntityManager): Promise<void> {
    return this.notify.packageViewed(manager, event);
  }

  @OnEvent(events.lenderRequestAdded, 'identity--tell-on-lender-request-added')
  requestAdded(event: EventOf<typeof events.lenderRequestAdded>, manager: EntityManager): Promise<void> {
    return this.notify.requestAdded(manager, event);
  }

  @OnEvent(events.linkLocked, 'identity--tell-on-link-locked')
  linkLocked(event: EventOf<typeof events.linkLocked>, manager: EntityManager): Promise<void> {
    return this.notify.linkLocked(manager, event);
  }

  @OnEvent(events.exportReady, 'identity--tell-on-export-ready')
  exportReady(event: EventOf<typeof events.exportReady>, manager: EntityManager): Promise<void> {
    return this.notify.exportReady(manager, event);
  }
}
