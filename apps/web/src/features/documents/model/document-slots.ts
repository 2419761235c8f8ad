import {
  completeStatuses,
  documentCatalog,
  type DocumentCategory,
  documentKinds,
  type DocumentSubcategory,
  type DocumentView,
} from '@groundwork/contracts';
import { type ExpectedDocument, expectedDocuments } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { kindOf, monthName, monthsOf, nameOfDocument, textOf } from '#shared/documents/document-names.ts';
import { words } from '../drop-queue.wording.ts';
import { isOthersSample } from './holder.ts';
import { isInCategory } from './owner-actions.ts';

export interface Slot {
  readonly key: string;
  readonly state: 'counted' | 'waiting' | 'missing';
  readonly label: string;
}

type ReadDocument = Pick<
  DocumentView,
  | 'id'
  | 'category'
  | 'categoryOpen'
  | 'subcategory'
  | 'status'
  | 'reviewRequired'
  | 'aiAnalysis'
  | 'originalName'
  | 'holder'
  | 'isSample'
>;

function labelOfExpected(expected: ExpectedDocument): string {
  if (expected.kind === 'year') return fill(words.slots.taxReturn, { year: String(expected.year) });
  if (expected.kind === 'month') return fill(words.slots.statement, { month: monthName(expected.month) });
  return documentKinds[expected.document as DocumentSubcategory].label;
}

function isExpected(document: ReadDocument, expected: ExpectedDocument): boolean {
  if (expected.kind === 'year') return textOf(document, 'taxYear').includes(String(expected.year));
  if (expected.kind === 'document') return kindOf(document) === expected.document;
  const months = monthsOf(document);
  return months !== null && months.first <= expected.month && expected.month <= months.last;
}

/** Each document of the category fills a slot. The other slots name documents of the advice that are not there. */
export function slotsOf(
  category: DocumentCategory,
  documents: readonly ReadDocument[],
  today: string,
): readonly Slot[] {
  const { slots } = documentCatalog[category];
  const read = documents.filter(
    (document) =>
      isInCategory(document, category) &&
      completeStatuses.includes(document.status) &&
      !isOthersSample(document),
  );
  const filled = [
    ...read.filter((each) => !each.reviewRequired),
    ...read.filter((each) => each.reviewRequired),
  ]
    .slice(0, slots)
    .map((document): Slot => ({
      key: document.id,
      state: document.reviewRequired ? 'waiting' : 'counted',
      label: nameOfDocument(document),
    }));
  const missing = expectedDocuments(category, today)
    .filter((expected) => !read.some((document) => isExpected(document, expected)))
    .slice(0, slots - filled.length)
    .map((expected): Slot => ({
      key: labelOfExpected(expected),
      state: 'missing',
      label: labelOfExpected(expected),
    }));
  const others = Array.from({ length: slots - filled.length - missing.length }, (_, at): Slot => ({
    key: `other ${at}`,
    state: 'missing',
    label: fill(words.slots.another, { category: documentCatalog[category].label }),
  }));
  return [...filled, ...missing, ...others];
}
