import type { MoveDocumentBody } from '@groundwork/contracts';
import { needsReview } from './analysis-outcome.rules.ts';
import type { DocumentRow } from './document.model.ts';
import { placedIn } from './file-by-reading.rules.ts';

export function changeCategory(row: DocumentRow, to: MoveDocumentBody, now: Date): Partial<DocumentRow> {
  const place = { ...placedIn(row, to), categoryChosen: true };
  const reviewRequired = row.status === 'processed' && needsReview({ ...row, ...place });
  return {
    ...place,
    reviewRequired,
    waitingSince: reviewRequired ? (row.waitingSince ?? now) : null,
  };
}
