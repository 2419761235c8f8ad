import { type DocumentState, type EventEnvelope, events } from '@groundwork/contracts';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';

export async function storeDocumentCopy(
  manager: EntityManager,
  event: EventEnvelope<DocumentState>,
): Promise<void> {
  const { documentId } = event.data;
  const { userId } = await lockOwner(manager, event.userId);
  const stored = await manager.findOneBy(documentCopySchema, { documentId });
  if (stored && stored.version >= event.aggregateVersion) return;
  await manager.save(documentCopySchema, {
    documentId,
    userId,
    version: event.aggregateVersion,
    state: event.data,
    deleted: event.type === events.documentDeleted.type,
  });
}
