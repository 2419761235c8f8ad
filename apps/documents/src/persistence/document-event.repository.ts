import { events } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { DocumentRow } from '../domain/document.model.ts';
import { documentState } from '../domain/document.view.ts';

export type DocumentEvent =
  'documentUploaded' | 'documentProcessed' | 'documentFailed' | 'documentReviewed' | 'documentDeleted';

/** Every change of status, category or credit is told by exactly one event, with the whole state. */
export async function announceDocument(
  manager: EntityManager,
  event: DocumentEvent,
  row: DocumentRow,
): Promise<void> {
  await appendToOutbox(manager, events[event], {
    aggregateId: row.id,
    aggregateVersion: row.version,
    userId: row.userId,
    data: documentState(row),
  });
}
