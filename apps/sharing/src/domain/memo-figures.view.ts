import {
  documentKinds,
  type DocumentSubcategory,
  type MemoSection,
  type OwnNumbers,
  type ProfileFigure,
  typedSource,
} from '@groundwork/contracts';
import { maskText } from '@groundwork/engine-documents';
import { fill } from '@groundwork/wording';
import { memo } from '../memo.wording.ts';
import type { FrozenFacts } from './frozen.model.ts';

type Source = ProfileFigure['sources'][number];

export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** The number that the name of its file starts with. */
export const documentNumber = (place: number): string => String(place + 1).padStart(2, '0');

export const nameOfKind = (kind: string): string =>
  Object.hasOwn(documentKinds, kind)
    ? documentKinds[kind as DocumentSubcategory].label
    : kind.replaceAll('_', ' ');

function valueText({ unit, value }: ProfileFigure, numbers: OwnNumbers): string {
  if (value === null) return memo.notKnown;
  if (unit === 'presence') return memo.present;
  if (typeof value === 'boolean') return value ? memo.yes : memo.no;
  if (typeof value === 'string') return maskText(value, numbers);
  if (unit === 'money') return dollars(value);
  return unit === 'percent' ? `${value}%` : String(value);
}

function nameOfSource({ kind, period }: Source): string {
  if (kind === 'bank_file') return memo.bankFile;
  if (kind === 'bank_statement') return memo.bankStatements;
  const name = nameOfKind(kind);
  return period === null ? name : fill(memo.ofYear, { name, year: period.to.slice(0, 4) });
}

function placeOfSource({ documentId, page }: Source, documents: FrozenFacts['documents']): string[] {
  const place = documents.findIndex((each) => each.documentId === documentId);
  return [
    ...(place < 0 ? [] : [fill(memo.enclosedAs, { number: documentNumber(place) })]),
    ...(page === undefined ? [] : [fill(memo.onPage, { page })]),
  ];
}

/** Only what has a grade proves something. */
function sourcesText({ sources }: ProfileFigure, documents: FrozenFacts['documents']): string {
  const graded = sources.filter(({ id, grade, agrees }) => id !== typedSource && grade !== null && agrees);
  if (graded.length === 0) return memo.noSource;
  return graded.map((each) => [nameOfSource(each), ...placeOfSource(each, documents)].join(', ')).join('; ');
}

/** Each answered figure of the score once, with its grade and the page that shows it. */
export function figuresTable({
  figures,
  documents,
  numbers,
}: FrozenFacts): NonNullable<MemoSection['table']> {
  const rows = figures
    .filter(({ status }) => status !== 'open')
    .map((figure) => [
      figure.label,
      valueText(figure, numbers),
      memo.grades[figure.status],
      sourcesText(figure, documents),
    ]);
  return { columns: [memo.figure, memo.value, memo.grade, memo.source], rows };
}
