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

const kindOf = ({ aiAnalysis, subcategory }: ReadDocument): DocumentSubcategory | null =>
  aiAnalysis.classification?.subcategory ?? subcategory;

const textOf = ({ aiAnalysis }: Pick<ReadDocument, 'aiAnalysis'>, name: string): string =>
  aiAnalysis.extracted.find((figure) => figure.name === name)?.text ?? '';

interface Months {
  readonly first: string;
  readonly last: string;
}

const dayMs = 86_400_000;
const halfMonth = 15 * dayMs;

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** A statement from September 3 to October 2 is that of September. Only a period longer than 45 days has several months. */
function monthsOf(document: Pick<ReadDocument, 'aiAnalysis'>): Months | null {
  const [from = '', to = ''] = textOf(document, 'period').split(/ ?to /);
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(end)) return null;
  const length = Number.isNaN(start) ? 0 : end - start;
  const half = length > 3 * halfMonth ? halfMonth : length / 2;
  return { first: monthOf(end - length + half), last: monthOf(end - half) };
}

const nameOf = (month: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

const monthName = (month: string): string => nameOf(month, { year: 'numeric', month: 'long' });

function nameOfMonths({ first, last }: Months): string {
  if (first === last) return monthName(first);
  const [year, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (first === `${year}-01` && last === `${year}-12`) return year;
  const from = nameOf(first, { month: 'short', ...(year === lastYear ? {} : { year: 'numeric' }) });
  return fill(words.slots.months, { from, to: nameOf(last, { month: 'short', year: 'numeric' }) });
}

/** The year of a tax return, the months of a statement. */
export function timeOfDocument(document: Pick<ReadDocument, 'aiAnalysis'>): string | null {
  const year = /\d{4}/.exec(textOf(document, 'taxYear'))?.[0];
  const months = monthsOf(document);
  return year ?? (months === null ? null : nameOfMonths(months));
}

function labelOfDocument(document: ReadDocument): string {
  const kind = kindOf(document);
  if (kind === null) return document.originalName;
  const { label } = documentKinds[kind];
  const time = timeOfDocument(document);
  return time === null ? label : fill(words.slots.documentOfTime, { document: label, time });
}

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
      label: labelOfDocument(document),
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
