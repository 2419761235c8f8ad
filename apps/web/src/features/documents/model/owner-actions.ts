import {
  type DocumentCategory,
  documentCategoryLabels,
  documentKinds,
  type DocumentSubcategory,
  type DocumentView,
} from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../documents.wording.ts';

type Status = Pick<DocumentView, 'status'>;

export const isBeingRead = ({ status }: Status): boolean => status === 'pending' || status === 'processing';

export const isRead = ({ status }: Status): boolean => status === 'processed' || status === 'verified';

export const needsCategory = (document: Status & Pick<DocumentView, 'categoryOpen'>): boolean =>
  document.categoryOpen === true && isRead(document);

export const canChange = (document: Status): boolean =>
  !isBeingRead(document) && document.status !== 'verified';

type Rejectable = Pick<DocumentView, 'status' | 'reviewerRejection'>;

const hasTries = ({ reviewerRejection }: Rejectable) => reviewerRejection?.triesLeft !== 0;

export const canReanalyze = (document: Rejectable): boolean => canChange(document) && hasTries(document);

export const isAnalyzed = ({ fraudScore }: Pick<DocumentView, 'fraudScore'>): boolean => fraudScore !== null;

export const canRetryInRow = (document: Rejectable): boolean =>
  ['failed', 'rejected'].includes(document.status) && hasTries(document);

/** Another copy or another analysis is the way on. */
export const isUseless = ({ status }: Status): boolean => status === 'rejected' || status === 'failed';

export interface Place {
  readonly category: DocumentCategory;
  readonly subcategory: DocumentSubcategory | null;
}

export function betterPlace({
  status,
  category,
  aiAnalysis,
}: Pick<DocumentView, 'status' | 'category' | 'aiAnalysis'>): Place | null {
  const { classification } = aiAnalysis;
  if (!canChange({ status }) || classification === null || classification.category === category) return null;
  return { category: classification.category, subcategory: classification.subcategory };
}

type PlacedDocument = Place & Pick<DocumentView, 'categoryOpen'>;

/** A provisional category is not shown. */
export const isInCategory = (document: PlacedDocument, category: DocumentCategory): boolean =>
  document.category === category && document.categoryOpen !== true;

export function placeParts({ category, subcategory, categoryOpen }: PlacedDocument): readonly string[] {
  if (categoryOpen === true) return [words.place.notKnown];
  const name = documentCategoryLabels[category];
  return subcategory === null ? [name] : [name, documentKinds[subcategory].label];
}

export function formatPlace(place: PlacedDocument): string {
  const [category = '', kind] = placeParts(place);
  return kind === undefined ? category : fill(words.place.categoryAndType, { category, kind });
}
