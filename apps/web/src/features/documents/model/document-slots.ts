import {
  completeStatuses,
  documentCatalogue,
  type DocumentCategory,
  documentKinds,
  type DocumentSubcategory,
  type DocumentView,
} from '@groundwork/contracts';
import { type ExpectedPaper, expectedPapers } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { words } from '../drop-queue.wording.ts';
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
>;

const kindOf = ({ aiAnalysis, subcategory }: ReadDocument): DocumentSubcategory | null =>
  aiAnalysis.classification?.subcategory ?? subcategory;

const textOf = ({ aiAnalysis }: ReadDocument, name: string): string =>
  aiAnalysis.extracted.find((figure) => figure.name === name)?.text ?? '';

/** "2026-10-01 to 2026-10-31", or "to 2026-10-31" for a day. */
function periodOf(document: ReadDocument): { readonly from: string; readonly to: string } | null {
  const [from = '', to = ''] = textOf(document, 'period').split(/ ?to /);
  return to === '' ? null : { from: from === '' ? to : from, to };
}

/** A statement from September 3 to October 2 is that of September. */
function monthOf({ from, to }: { readonly from: string; readonly to: string }): string {
  const middle = (Date.parse(from) + Date.parse(to)) / 2;
  return Number.isNaN(middle) ? to.slice(0, 7) : new Date(middle).toISOString().slice(0, 7);
}

const monthName = (month: string): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

function labelOfDocument(document: ReadDocument): string {
  const kind = kindOf(document);
  if (kind === null) return document.originalName;
  const { label } = documentKinds[kind];
  const year = /\d{4}/.exec(textOf(document, 'taxYear'))?.[0];
  const period = periodOf(document);
  const time = year ?? (period === null ? null : monthName(monthOf(period)));
  return time === null ? label : fill(words.slots.paperOfTime, { paper: label, time });
}

function labelOfPaper(paper: ExpectedPaper): string {
  if (paper.kind === 'year') return fill(words.slots.taxReturn, { year: String(paper.year) });
  if (paper.kind === 'month') return fill(words.slots.statement, { month: monthName(paper.month) });
  return documentKinds[paper.paper as DocumentSubcategory].label;
}

function isPaper(document: ReadDocument, paper: ExpectedPaper): boolean {
  if (paper.kind === 'year') return textOf(document, 'taxYear').includes(String(paper.year));
  if (paper.kind === 'paper') return kindOf(document) === paper.paper;
  const period = periodOf(document);
  const middle = `${paper.month}-15`;
  return period !== null && period.from <= middle && middle <= period.to;
}

/** Each paper of the category fills a slot. The other slots name papers of the advice that are not there. */
export function slotsOf(
  category: DocumentCategory,
  documents: readonly ReadDocument[],
  today: string,
): readonly Slot[] {
  const { slots } = documentCatalogue[category];
  const read = documents.filter(
    (document) => isInCategory(document, category) && completeStatuses.includes(document.status),
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
  const missing = expectedPapers(category, today)
    .filter((paper) => !read.some((document) => isPaper(document, paper)))
    .slice(0, slots - filled.length)
    .map((paper): Slot => ({ key: labelOfPaper(paper), state: 'missing', label: labelOfPaper(paper) }));
  const others = Array.from({ length: slots - filled.length - missing.length }, (_, at): Slot => ({
    ...{ key: `other ${at}`, state: 'missing' },
    label: fill(words.slots.another, { category: documentCatalogue[category].label }),
  }));
  return [...filled, ...missing, ...others];
}
