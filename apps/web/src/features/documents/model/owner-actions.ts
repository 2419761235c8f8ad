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

const isInAnalysis = ({ status }: Status) => status === 'pending' || status === 'processing';

export const canChange = (document: Status): boolean =>
  !isInAnalysis(document) && document.status !== 'verified';

export const isAnalyzed = ({ fraudScore }: Pick<DocumentView, 'fraudScore'>): boolean => fraudScore !== null;

export const canRetryInRow = ({ status }: Status): boolean => status === 'failed' || status === 'rejected';

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

export function formatPlace({ category, subcategory }: Place): string {
  const name = documentCategoryLabels[category];
  if (subcategory === null) return name;
  return fill(words.place.categoryAndType, { category: name, kind: documentKinds[subcategory].label });
}
