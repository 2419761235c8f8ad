import {
  questionBelowConfidence,
  type DocumentQuestion,
  type ExtractedFigure,
  type FigureCandidate,
} from '@groundwork/contracts';
import { categorySignals, fraudScoreOf, enterableFigures, stateOfSums } from '@groundwork/engine-documents';
import type { DocumentRow, StoredCorrection } from './document.model.ts';

type Signal = DocumentRow['signals'][number];

export const signalId = ({ code, page, expected, actual }: Signal): string =>
  [code, page ?? '', expected ?? '', actual ?? ''].join('|').slice(0, 500);

const isOfFigure = ({ what }: StoredCorrection) => what !== 'kind' && what !== 'signal';

const inForce = ({ corrections }: Pick<DocumentRow, 'corrections'>, name: string) =>
  corrections.findLast((each) => isOfFigure(each) && each.name === name && each.state === 'counts');

const valueOf = ({ value }: StoredCorrection): Pick<ExtractedFigure, 'value' | 'text'> =>
  typeof value === 'number' ? { value, text: null } : { value: null, text: value };

function corrected(figure: ExtractedFigure, correction: StoredCorrection | undefined): ExtractedFigure {
  if (!correction) return figure;
  const given = valueOf(correction);
  const isSame = given.value === figure.value && (given.value !== null || given.text === figure.text);
  if (isSame) return figure;
  const { learned: _, ...read } = figure;
  return { ...read, ...given, read: { value: figure.value, text: figure.text } };
}

const countingKind = ({ corrections }: Pick<DocumentRow, 'corrections'>) =>
  corrections.findLast(({ what, state }) => what === 'kind' && state === 'counts');

export const classificationOf = (
  row: Pick<DocumentRow, 'classification' | 'corrections'>,
): DocumentRow['classification'] => {
  const kind = countingKind(row);
  if (!kind) return row.classification;
  const [category, subcategory] = String(kind.value).split('/');
  return { category, subcategory, certainty: 1 } as DocumentRow['classification'];
};

function figuresOf(row: DocumentRow, subcategory: string | null): ExtractedFigure[] {
  const read = row.extracted.map((figure) => corrected(figure, inForce(row, figure.name)));
  const added = enterableFigures(subcategory).flatMap(({ name, label }): ExtractedFigure[] => {
    const correction = inForce(row, name);
    if (!correction || read.some((figure) => figure.name === name)) return [];
    const page = correction.page ?? 1;
    return [{ name, label, ...valueOf(correction), confidence: 0, page, box: null, read: null }];
  });
  return [...read, ...added];
}

const ofKind: readonly string[] = ['UNKNOWN_KIND', 'CATEGORY_MISMATCH'];

function signalsOf(row: DocumentRow): Signal[] {
  const isWrong = (signal: Signal) =>
    row.corrections.some(
      ({ what, name, state }) => what === 'signal' && state === 'counts' && name === signalId(signal),
    );
  const signals = row.signals.filter((signal) => !isWrong(signal));
  const kind = countingKind(row);
  if (!kind) return signals;
  const others = signals.filter(({ code }) => !ofKind.includes(code));
  const [category = '', subcategory = null] = String(kind.value).split('/');
  return [...categorySignals(row.category, { category, subcategory }), ...others];
}

/** The document with the corrections that count. The stored row keeps what the analysis read. */
export function valuesInForce(row: DocumentRow): DocumentRow {
  if (!row.corrections.some(({ state }) => state === 'counts')) return row;
  const classification = classificationOf(row);
  const signals = signalsOf(row);
  const fraudScore = signals.length === row.signals.length ? row.fraudScore : fraudScoreOf(signals);
  const extracted = figuresOf(row, classification?.subcategory ?? row.subcategory);
  return { ...row, classification, signals, fraudScore, extracted };
}

/** The document as the analysis and reviewers see it: the base for the points of an owner's corrections. */
export const withoutOwnerCorrections = (row: DocumentRow): DocumentRow => ({
  ...row,
  corrections: row.corrections.filter(({ by, decidedBy }) => by === 'reviewer' || decidedBy !== null),
});

function candidatesOf({ value, page, box = null, other }: ExtractedFigure) {
  if (value === null) return {};
  const candidates: FigureCandidate[] = [{ value, page, box }, ...(other ? [other] : [])];
  return { candidates };
}

/** A correction with which the sum of a figure adds up answers for the other amounts of the sum, too. */
function isSettled({ name, grounds }: ExtractedFigure, row: DocumentRow, current: DocumentRow): boolean {
  if (current === row || grounds?.sum !== 'fails') return false;
  const { classification, subcategory, extracted } = current;
  const kind = classification?.subcategory ?? subcategory;
  return stateOfSums({ subcategory: kind, extracted }, name) === 'holds';
}

const questionSeverity = { above: 0, below: 0.1 };

export function questionsOf(row: DocumentRow): DocumentQuestion[] {
  if (row.status !== 'processed') return [];
  const isAnswered = (what: string, name: string) =>
    row.corrections.some(
      (each) =>
        (what === 'signal') === (each.what === 'signal') &&
        each.name === name &&
        (each.state === 'counts' || each.state === 'waits'),
    );
  const current = valuesInForce(row);
  const figures = row.extracted
    .filter(({ confidence, name }) => confidence < questionBelowConfidence && !isAnswered('figure', name))
    .filter((figure) => !isSettled(figure, row, current))
    .map((figure) => {
      const { name, page } = figure;
      return { what: 'figure' as const, name, page, ...candidatesOf(figure) };
    });
  const signals = row.signals
    .filter(({ severity }) => severity > questionSeverity.above && severity < questionSeverity.below)
    .filter((signal) => !isAnswered('signal', signalId(signal)))
    .map((signal) => ({ what: 'signal' as const, name: signalId(signal), page: signal.page }));
  return [...figures, ...signals];
}
