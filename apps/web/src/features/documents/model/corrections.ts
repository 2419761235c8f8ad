import {
  type AiAnalysis,
  type DocumentCorrection,
  documentKinds,
  type DocumentQuestion,
  type DocumentView,
  type ExtractedFigure,
} from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatMoment } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { formatFigure } from './finding-texts.ts';

type Analysis = Pick<AiAnalysis, 'corrections' | 'questions'>;

interface SumConflict {
  readonly id: string;
  readonly label: string;
  readonly read: string;
  readonly corrected: string;
  readonly sum: string;
}

const isOpen = ({ state }: DocumentCorrection) => state === 'counts' || state === 'waits';

const isOfTarget = (correction: DocumentCorrection, what: DocumentQuestion['what'], name: string) =>
  (correction.what === 'signal') === (what === 'signal') && correction.name === name;

/** The newest first. */
export const correctionsOf = (
  { corrections = [] }: Analysis,
  what: DocumentQuestion['what'],
  name: string,
): DocumentCorrection[] => corrections.filter((each) => isOfTarget(each, what, name)).toReversed();

export const openCorrection = (list: readonly DocumentCorrection[]): DocumentCorrection | null =>
  list.find(isOpen) ?? null;

export const openQuestion = (
  { questions = [] }: Analysis,
  what: DocumentQuestion['what'],
  name: string,
): DocumentQuestion | null => questions.find((each) => each.what === what && each.name === name) ?? null;

const kindLabels: Readonly<Record<string, { label: string } | undefined>> = documentKinds;
const subcategoryIn = (value: string) => value.replace(/^.*[/]/, '');
const kindLabel = (value: string) => kindLabels[subcategoryIn(value)]?.label ?? value;

function formatCorrected({ what, name, value }: Pick<DocumentCorrection, 'what' | 'name' | 'value'>): string {
  if (what === 'kind') return kindLabel(String(value));
  if (what === 'signal') return `“${String(value)}”`;
  const figure = { name, label: '', confidence: 1, page: 1 };
  return typeof value === 'number'
    ? formatFigure({ ...figure, value, text: null })
    : formatFigure({ ...figure, value: null, text: value });
}

const formatAmount = (value: number): string =>
  formatFigure({ name: '', label: '', confidence: 1, page: 1, value, text: null });

/** What a reviewer decides: corrections that contradict the sums of the document. */
export function conflictsWithSums({ corrections = [], extracted }: AiAnalysis): readonly SumConflict[] {
  return corrections.flatMap(({ id, name, state, read, value, sum }) => {
    if (state !== 'waits' || typeof sum !== 'number' || typeof value !== 'number') return [];
    return {
      id,
      label: extracted.find((figure) => figure.name === name)?.label ?? name,
      read: typeof read === 'number' ? formatAmount(read) : words.corrections.notRead,
      corrected: formatAmount(value),
      sum: formatAmount(sum),
    };
  });
}

const stateWords: Readonly<Record<DocumentCorrection['state'], string>> = {
  counts: words.corrections.counts,
  waits: words.corrections.waits,
  rejected: words.corrections.rejected,
  undone: words.corrections.undone,
};

function stateOf({ state, sum }: DocumentCorrection): string {
  const text = stateWords[state];
  if (typeof sum !== 'number') return text;
  return fill(words.corrections.against, { state: text, sum: formatAmount(sum) });
}

export function describeCorrection(correction: DocumentCorrection): string {
  const { by, at, read, value } = correction;
  const isConfirmation = read === value;
  const text = isConfirmation ? words.corrections.confirmedBy : words.corrections.correctedBy;
  const isSignal = correction.what === 'signal';
  return fill(isSignal ? words.corrections.markedBy : text, {
    who: by === 'owner' ? words.corrections.owner : words.corrections.reviewer,
    value: formatCorrected(correction),
    date: formatMoment(at),
    state: stateOf(correction),
  });
}

export function readValue(figure: ExtractedFigure): string | null {
  const { read } = figure;
  if (read === undefined) return null;
  return read === null ? words.corrections.notRead : formatFigure({ ...figure, ...read });
}

/** The correction of the document itself stands below its figure. */
export function learnedElsewhere({ learned }: ExtractedFigure, { corrections = [] }: Analysis) {
  const isOwn = corrections.some(({ id }) => id === learned?.correction);
  return learned === undefined || isOwn ? null : learned;
}

const mostDollars = 1_000_000_000_000;

/** The amount as people type it: "$4,310.22", "(1,200)". */
export function parseAmount(typed: string): number | null {
  const text = typed.replace(/[\s$,]/g, '');
  const match = /^(-|\()?(\d+(?:\.\d{1,2})?|\.\d{1,2})\)?$/.exec(text);
  if (!match) return null;
  const value = Number(match[2]) * (match[1] === undefined ? 1 : -1);
  return Math.abs(value) <= mostDollars ? value : null;
}

export const typedValue = ({ value, text }: Pick<ExtractedFigure, 'value' | 'text'>): string =>
  value === null ? (text ?? '') : String(value);

export type PeriodValue = { readonly from: string; readonly to: string } | { readonly year: string };

export function periodIn({ extracted }: Pick<AiAnalysis, 'extracted'>): PeriodValue {
  const year = extracted.find(({ name }) => name === 'taxYear')?.text;
  if (year) return { year };
  const period = extracted.find(({ name }) => name === 'period')?.text ?? '';
  const [, from = '', to = ''] = /^(?:(\S+) )?to (\S+)$/.exec(period) ?? [];
  return { from, to };
}

export const isCorrectable = ({ status, version }: Pick<DocumentView, 'status' | 'version'>): boolean =>
  status === 'processed' && version !== undefined;

export const isPeriodFigure = ({ name }: Pick<ExtractedFigure, 'name'>): boolean =>
  name === 'period' || name === 'taxYear';
