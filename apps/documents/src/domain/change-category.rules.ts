import type { DocumentSignal, MoveDocumentBody } from '@groundwork/contracts';
import { categorySignals } from '@groundwork/engine-documents';
import { needsReview } from './analysis-outcome.rules.ts';
import type { DocumentRow } from './document.model.ts';

export function changeCategory(row: DocumentRow, to: MoveDocumentBody, now: Date): Partial<DocumentRow> {
  const others = row.signals.filter(({ code }) => code !== 'CATEGORY_MISMATCH');
  const mismatch: DocumentSignal[] = row.classification
    ? categorySignals(to.category, row.classification)
    : [];
  const moved = { ...row, ...to, signals: [...mismatch, ...others] };
  const reviewRequired = row.status === 'processed' && needsReview(moved);
  return {
    ...to,
    signals: moved.signals,
    reviewRequired,
    waitingSince: reviewRequired ? (row.waitingSince ?? now) : null,
  };
}
