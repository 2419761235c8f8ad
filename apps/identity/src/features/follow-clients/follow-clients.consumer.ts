import { Injectable } from '@nestjs/common';
import { events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import {
  type DocumentEvent,
  FollowClients,
  type RequestEvent,
  type ScoreEvent,
} from './follow-clients.use-case.ts';

@Injectable()
export class FollowClientsConsumer {
  constructor(private readonly clients: FollowClients) {}

  @OnEvent(events.scoreChanged, 'identity--follow-clients-on-score-changed')
  stated(event: ScoreEvent, manager: EntityManager): Promise<void> {
    return this.clients.stated(manager, event);
  }

  @OnEvent(events.provenScoreChanged, 'identity--follow-clients-on-proven-score-changed')
  proven(event: ScoreEvent, manager: EntityManager): Promise<void> {
    return this.clients.proven(manager, event);
  }

  @OnEvent(events.documentRequestChanged, 'identity--follow-clients-on-request-changed')
  request(event: RequestEvent, manager: EntityManager): Promise<void> {
    return this.clients.request(manager, event);
  }

  @OnEvent(events.documentUploaded, 'identity--follow-clients-on-document-uploaded')
  @OnEvent(events.documentProcessed, 'identity--follow-clients-on-document-processed')
  @OnEvent(events.documentFailed, 'identity--follow-clients-on-document-failed')
  @OnEvent(events.documentReviewed, 'identity--follow-clients-on-document-reviewed')
  @OnEvent(events.documentDeleted, 'identity--follow-clients-on-document-deleted')
  document(event: DocumentEvent, manager: EntityManager): Promise<void> {
    return this.clients.document(manager, event);
  }
}
