import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { isCounted } from '../../domain/client-papers.rules.ts';
import { storeFigure, storePaper } from '../../persistence/client.repository.ts';

export type ScoreEvent = EventOf<typeof events.scoreChanged>;
export type DocumentEvent = EventOf<typeof events.documentProcessed>;

@Injectable()
export class FollowClients {
  stated(manager: EntityManager, { userId, aggregateVersion: version, data }: ScoreEvent): Promise<void> {
    return storeFigure(manager, 'stated', { userId, version, value: data.to });
  }

  proven(manager: EntityManager, { userId, aggregateVersion: version, data }: ScoreEvent): Promise<void> {
    return storeFigure(manager, 'proven', { userId, version, value: data.to });
  }

  document(manager: EntityManager, event: DocumentEvent): Promise<void> {
    const { type, userId, aggregateVersion: version, data } = event;
    const { documentId, category, status } = data;
    const counts = isCounted(status, type === events.documentDeleted.type);
    return storePaper(manager, { userId, documentId, version, category, counts });
  }
}
