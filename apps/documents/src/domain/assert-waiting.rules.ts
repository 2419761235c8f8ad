import type { UserId } from '@groundwork/contracts';
import { documentNotFound, notWaiting, ownDocumentReview } from '../documents.errors.ts';
import type { DocumentRow } from './document.model.ts';

export function assertWaiting(row: DocumentRow, reviewerId: UserId): void {
  if (row.deletedAt !== null) throw documentNotFound();
  if (row.userId === reviewerId) throw ownDocumentReview();
  if (row.status !== 'processed' || !row.reviewRequired) throw notWaiting();
}
