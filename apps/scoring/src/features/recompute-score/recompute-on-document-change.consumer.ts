import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { ScoreRuns } from './score-runs.ts';
import { takeDocument } from './take-news.ts';

/** Each event carries the document's whole state: an older one than we know is dropped. */
@Injectable()
export class RecomputeOnDocumentChange {
  constructor(private readonly runs: ScoreRuns) {}

  @OnEvent(events.documentUploaded, 'scoring--recompute-on-document-uploaded')
  @OnEvent(events.documentProcessed, 'scoring--recompute-on-document-processed')
  @OnEvent(events.documentFailed, 'scoring--recompute-on-document-failed')
  @OnEvent(events.documentReviewed, 'scoring--recompute-on-document-reviewed')
  @OnEvent(events.documentDeleted, 'scoring--recompute-on-document-deleted')
  async handle(event: EventEnvelope<DocumentState>, manager: EntityManager): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    await takeDocument(manager, owner, {
      version: event.aggregateVersion,
      state: event.data,
      deleted: event.type === events.documentDeleted.type,
    });
    this.runs.ask(event.userId);
  }
}
