import { events } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { toDocumentState } from '../../domain/document.view.ts';

export type DocumentEvent =
  'documentUploaded' | 'documentProcessed' | 'documentFailed' | 'documentReviewed' | 'documentDeleted';

export async function publishDocument(
  manager: EntityManager,
  event: DocumentEvent,
  row: DocumentRow,
): Promise<void> {
  await appendToOutbox(manager, events[event], {
    aggregateId: row.id,
    aggregateVersion: row.version,
    userId: row.userId,
    data: toDocumentState(row),
  });
}
