import { Injectable } from '@nestjs/common';
import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { CountMatches } from '../count-matches/count-matches.use-case.ts';

@Injectable()
export class StoreDocumentCopy {
  constructor(private readonly counter: CountMatches) {}

  /** Only bank statements can decide whether a lender fits. */
  async run(manager: EntityManager, event: EventEnvelope<DocumentState>): Promise<void> {
    const { documentId, category } = event.data;
    const { userId } = event;
    const owner = await lockOwner(manager, userId);
    const stored = await manager.findOneBy(documentCopySchema, { userId, documentId });
    if (stored && stored.version >= event.aggregateVersion) return;
    await manager.save(documentCopySchema, {
      documentId,
      userId,
      version: event.aggregateVersion,
      state: event.data,
      deleted: event.type === events.documentDeleted.type,
    });
    if (category === 'bank_statements' || stored?.state.category === 'bank_statements')
      await this.counter.recount(manager, owner);
  }
}
