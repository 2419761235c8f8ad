import { documentKinds, type DocumentSubcategory, type DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from './documents.wording.ts';

type NamedDocument = Pick<DocumentView, 'subcategory' | 'aiAnalysis' | 'originalName'>;

export const kindOf = ({ aiAnalysis, subcategory }: NamedDocument): DocumentSubcategory | null =>
  aiAnalysis.classification?.subcategory ?? subcategory;

export const textOf = ({ aiAnalysis }: Pick<NamedDocument, 'aiAnalysis'>, name: string): string =>
  aiAnalysis.extracted.find((figure) => figure.name === name)?.text ?? '';

interface Months {
  readonly first: string;
  readonly last: string;
}

const dayMs = 86_400_000;
const halfMonth = 15 * dayMs;

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** A statement from September 3 to October 2 is that of September. Only a period longer than 45 days has several months. */
export function monthsOf(document: Pick<NamedDocument, 'aiAnalysis'>): Months | null {
  const [from = '', to = ''] = textOf(document, 'period').split(/ ?to /);
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(end)) return null;
  const length = Number.isNaN(start) ? 0 : end - start;
  const half = length > 3 * halfMonth ? halfMonth : length / 2;
  return { first: monthOf(end - length + half), last: monthOf(end - half) };
}

const nameOf = (month: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

export const monthName = (month: string): string => nameOf(month, { year: 'numeric', month: 'long' });

function nameOfMonths({ first, last }: Months): string {
  if (first === last) return monthName(first);
  const [year, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (first === `${year}-01` && last === `${year}-12`) return year;
  const from = nameOf(first, { month: 'short', ...(year === lastYear ? {} : { year: 'numeric' }) });
  return fill(words.months, { from, to: nameOf(last, { month: 'short', year: 'numeric' }) });
}

/** The year of a tax return, the months of a statement. */
export function timeOfDocument(document: Pick<NamedDocument, 'aiAnalysis'>): string | null {
  const year = /\d{4}/.exec(textOf(document, 'taxYear'))?.[0];
  const months = monthsOf(document);
  return year ?? (months === null ? null : nameOfMonths(months));
}

/** "Business Checking, October 2026"; the name of the file while the kind is unknown. */
export function nameOfDocument(document: NamedDocument): string {
  const kind = kindOf(document);
  if (kind === null) return document.originalName;
  const { label } = documentKinds[kind];
  const time = timeOfDocument(document);
  return time === null ? label : fill(words.documentOfTime, { document: label, time });
}
