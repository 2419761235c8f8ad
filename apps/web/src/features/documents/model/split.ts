import { type DocumentPart, documentKinds, type DocumentView, type PageRange } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { canChange } from './owner-actions.ts';

export interface TypedPages {
  readonly fromPage: string;
  readonly toPage: string;
}

export const proposedParts = (document: DocumentView): readonly DocumentPart[] =>
  canChange(document) ? (document.aiAnalysis.parts ?? []) : [];

export const toTyped = ({ fromPage, toPage }: PageRange): TypedPages => ({
  fromPage: String(fromPage),
  toPage: String(toPage),
});

const toPage = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Null for pages that the server rejects. */
export function typedParts(
  typed: readonly TypedPages[],
  { first, last }: { readonly first: number; readonly last: number },
): PageRange[] | null {
  const parts = typed.map((each) => ({ fromPage: toPage(each.fromPage), toPage: toPage(each.toPage) }));
  const bounds = parts.map(({ toPage: end }) => end);
  const isValid = parts.every(
    ({ fromPage, toPage: end }, at) =>
      fromPage >= first && fromPage <= end && end <= last && fromPage > (bounds[at - 1] ?? 0),
  );
  return isValid ? parts : null;
}

function formatPeriod({ from, to }: { readonly from: string; readonly to: string }): string {
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  return fill(words.split.period, { from: formatDate(from), to: formatDate(to) });
}

export function partName({ kind, period }: DocumentPart): string {
  const { label } = documentKinds[kind];
  if (!period) return label;
  return fill(words.split.documentWithPeriod, { kind: label, period: formatPeriod(period) });
}
