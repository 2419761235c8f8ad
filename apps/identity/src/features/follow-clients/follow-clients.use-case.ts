import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { isCounted } from '../../domain/client-papers.rules.ts';
import { colleagueOf, storeRequest } from '../../persistence/client-request.repository.ts';
import { storeFigure, storePaper } from '../../persistence/client.repository.ts';
import { AddNotice } from '../add-notice/add-notice.use-case.ts';

export type ScoreEvent = EventOf<typeof events.scoreChanged>;
export type RequestEvent = EventOf<typeof events.documentRequestChanged>;
export type DocumentEvent = EventOf<typeof events.documentProcessed>;

@Injectable()
export class FollowClients {
  constructor(private readonly notices: AddNotice) {}

  stated(manager: EntityManager, { userId, aggregateVersion: version, data }: ScoreEvent): Promise<void> {
    return storeFigure(manager, 'stated', { userId, version, value: data.to });
  }

  proven(manager: EntityManager, { userId, aggregateVersion: version, data }: ScoreEvent): Promise<void> {
    return storeFigure(manager, 'proven', { userId, version, value: data.to });
  }

  async request(manager: EntityManager, event: RequestEvent): Promise<void> {
    const { userId, aggregateVersion: version, actorId, data } = event;
    const author = version === 1 && actorId !== 'system' ? (actorId ?? null) : null;
    const isNew = await storeRequest(manager, { userId, version, ...data, actorId: author });
    if (!isNew || data.state !== 'answered') return;
    const notice = { userId, kind: 'request-answered', subject: data.requestId } as const;
    await this.notices.runForOwners(manager, notice);
    const person = await colleagueOf(manager, { userId, requestId: data.requestId });
    if (person) await this.notices.run(manager, { ...notice, userId: person });
  }

  document(manager: EntityManager, event: DocumentEvent): Promise<void> {
    const { type, userId, aggregateVersion: version, data } = event;
    const { documentId, category, status } = data;
    const counts = isCounted(status, type === events.documentDeleted.type);
    return storePaper(manager, { userId, documentId, version, category, counts });
  }
}
