import {
  type DocumentCategory,
  documentCategoryLabels,
  documentKinds,
  type DocumentSubcategory,
  type DocumentView,
} from '@groundwork/contracts';

type Status = Pick<DocumentView, 'status'>;

const isAtWork = ({ status }: Status) => status === 'pending' || status === 'processing';

/** Verified is final, but for deletion; what is being analysed can wait. */
export const canChange = (document: Status): boolean => !isAtWork(document) && document.status !== 'verified';

/** Before that nothing can be said of signs and figures, not even that there are none. */
export const isAnalysed = ({ fraudScore }: Pick<DocumentView, 'fraudScore'>): boolean => fraudScore !== null;

/** In the row it stands only where there is no result: elsewhere in the drawer. */
export const offersAnotherTry = ({ status }: Status): boolean => status === 'failed' || status === 'rejected';

export interface Place {
  readonly category: DocumentCategory;
  readonly subcategory: DocumentSubcategory | null;
}

/** Where the document belongs by its looks, where that is another place than the chosen one. */
export function betterPlace({
  status,
  category,
  aiAnalysis,
}: Pick<DocumentView, 'status' | 'category' | 'aiAnalysis'>): Place | null {
  const { classification } = aiAnalysis;
  if (!canChange({ status }) || classification === null || classification.category === category) return null;
  return { category: classification.category, subcategory: classification.subcategory };
}

export function placeWords({ category, subcategory }: Place): string {
  const name = documentCategoryLabels[category];
  return subcategory === null ? name : `${name}, ${documentKinds[subcategory].label}`;
}
