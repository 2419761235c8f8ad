import { byDocumentCategory, type DocumentCategory } from './document-catalog.ts';
import { completeStatuses, type DocumentView } from './documents.ts';
import type { CategoryProgress } from './score.ts';

type ProgressDocument = Pick<DocumentView, 'category' | 'categoryOpen' | 'status' | 'reviewRequired'>;

export function progressByCategory(
  documents: readonly ProgressDocument[],
): Record<DocumentCategory, CategoryProgress> {
  const progress = byDocumentCategory(() => ({ counted: 0, waiting: 0 }));
  for (const { category, categoryOpen = false, status, reviewRequired } of documents) {
    if (completeStatuses.includes(status) && !categoryOpen)
      progress[category][reviewRequired ? 'waiting' : 'counted'] += 1;
  }
  return progress;
}
