import { documentKinds, type DocumentSubcategory, type FigureView, typedSource } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words as evidence } from '../evidence/evidence.wording.ts';
import { formatWitnessed } from '../evidence/witness-texts.ts';
import { words } from './figures.wording.ts';

type Source = FigureView['sources'][number];

export const formatFigure = (field: string, value: FigureView['value']): string =>
  value === null ? words.none : formatWitnessed(field, value);

export function nameOfSource({ id, kind, period }: Source): string {
  if (id === typedSource) return words.said;
  if (kind === 'bank_file') return words.bankFile;
  if (kind === 'bank_statement') return words.bankStatements;
  const label = documentKinds[kind as DocumentSubcategory].label;
  return period === null ? label : fill(evidence.ofYear, { kind: label, year: period.to.slice(0, 4) });
}

export function labelOfSource(source: Source): string {
  const name = nameOfSource(source);
  return source.page === undefined ? name : fill(evidence.onPage, { name, page: source.page });
}

const gradeWords = [null, words.status.file, words.status.paper, words.status.confirmed] as const;

/** Why a source proves nothing, else what it is worth. */
export const noteOfSource = ({ grade, withheld, note }: Source): string | null =>
  note ?? (withheld === null ? (gradeWords[grade ?? 0] ?? null) : words.withheld[withheld]);

export function pointsOf({ points }: FigureView): string | null {
  if (points === null) return null;
  const { now, atBest } = points;
  return fill(words.points, { points: now, most: atBest });
}

/** The figures that the score uses, by criterion. */
export const figuresOfCriterion = (code: string, figures: readonly FigureView[]): FigureView[] =>
  figures.filter(({ usedBy, status }) => status !== 'open' && usedBy.criteria.includes(code));

export const figuresOfDocument = (id: string, figures: readonly FigureView[]): FigureView[] =>
  figures.filter(({ sources }) => sources.some(({ documentId }) => documentId === id));

export const isDisputed = ({ status }: FigureView): boolean => status === 'disputed';

const attentive: readonly FigureView['status'][] = ['disputed', 'stale', 'other-name'];

/** What the form of the profile does not show by itself. */
export function noticeOf({ field, value, valueFrom, status, sources }: FigureView): string | null {
  const source = sources.find(({ id }) => id === valueFrom && id !== typedSource);
  if (source) return fill(words.taken, { source: nameOfSource(source), amount: formatFigure(field, value) });
  if (status === 'disputed') return words.differ;
  return attentive.includes(status) ? words.status[status] : null;
}
