import type { DocumentStates, DocumentView } from '@groundwork/contracts';
import type { FrozenDocument } from './frozen.model.ts';

type StoredState = DocumentStates['documents'][number];

/** A month for a document of one, else a year, else nothing. */
function periodOf({ state: { period, taxYear } }: StoredState): string | null {
  if (period) return period.to.slice(0, 7);
  return taxYear && /^\d{4}$/.test(taxYear) ? taxYear : null;
}

export function frozenDocumentOf(
  view: DocumentView,
  stored: StoredState,
  isOriginal: boolean,
): FrozenDocument {
  const { pageRange = null } = view;
  return {
    documentId: view.id,
    version: stored.version,
    kind: stored.state.subcategory ?? stored.state.category,
    period: periodOf(stored),
    pages: pageRange ? pageRange.toPage - pageRange.fromPage + 1 : (view.aiAnalysis.pages ?? 1),
    before: pageRange ? pageRange.fromPage - 1 : 0,
    bytes: view.fileSize,
    isOriginal,
  };
}
