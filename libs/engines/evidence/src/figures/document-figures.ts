import { computeFigure } from '../compute-figure.ts';
import {
  evidenceDocument,
  figuresNamed,
  isWholeYear,
  taxValidity,
  type DocumentFigure,
  type DocumentInput,
  type EvidenceDocument,
  type Validity,
  witnessOf,
} from '../evidence-document.ts';
import { isDay } from '../days.ts';
import { reportFreshUntil } from '../freshness.ts';
import type { FieldValue, WitnessPeriod } from '../witness.ts';
import { figureRules, type FigureRules, type SourceRule } from './figure-rules.ts';
import type { FigureWitness, HolderMatch } from './figure.ts';
import { isOtherName } from './source-grade.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Texts of a paper: bureau, reportDate, expires, ein. The ein can be a digest: figures only compare it. */
export interface FigureDocument extends EvidenceDocument {
  readonly status: string;
  readonly holder: HolderMatch | null;
  readonly isSample: boolean;
  readonly texts: Texts;
}

interface FigureDocumentInput extends DocumentInput {
  readonly holder?: HolderMatch | null | undefined;
  readonly isSample?: boolean | undefined;
  readonly texts?: Texts | undefined;
}

export const figureDocument = (state: FigureDocumentInput, credit: number): FigureDocument => ({
  ...evidenceDocument(state, credit),
  status: state.status,
  holder: state.holder ?? null,
  isSample: state.isSample ?? false,
  texts: state.texts ?? {},
});

type PaperValidity = Validity<WitnessPeriod | null>;

const readStates: readonly string[] = ['processed', 'verified'];

/** A rejected paper is no source, and a sample only of the owner whose name it has. */
export const isSource = ({ status, isSample, holder }: FigureDocument): boolean =>
  readStates.includes(status) && (!isSample || holder?.match === 'same');

/** Whether a paper of a bank or an authority can prove something of this owner. */
export const isOwnPaper = (document: FigureDocument): boolean =>
  isSource(document) && !isOtherName(document.holder ?? undefined);

const dayOf = (text = ''): WitnessPeriod | null => (isDay(text) ? { from: text, to: text } : null);

const reportOf = (period: WitnessPeriod | null, { freshness }: FigureRules): PaperValidity | null =>
  period && { source: 'report', period, freshUntil: reportFreshUntil(period.to, freshness) };

export function paperValidity(document: FigureDocument, rules: FigureRules): PaperValidity | null {
  const { kind, period, texts } = document;
  const { freshness } = rules;
  if (freshness.tax.includes(kind)) return taxValidity(document, freshness);
  if (freshness.lasting.includes(kind)) return { source: 'report', period, freshUntil: null };
  if (freshness.expiring.includes(kind))
    return { source: 'report', period, freshUntil: dayOf(texts['expires'])?.to ?? null };
  if (freshness.dated.includes(kind)) return reportOf(dayOf(texts['reportDate']), rules);
  const isPartOfYear = freshness.wholeYear.includes(kind) && period !== null && !isWholeYear(period);
  return isPartOfYear ? null : reportOf(period, rules);
}

/** The last day on which the document itself can count in the proven score; null without a limit. */
export const documentFreshUntil = (document: FigureDocument, rules = figureRules): string | null =>
  paperValidity(document, rules)?.freshUntil ?? null;

const present = 'answered';

function valueOf(
  { compute, text }: SourceRule,
  figures: readonly DocumentFigure[],
  texts: Texts,
): FieldValue | null {
  if (compute === 'presence') return present;
  if (text !== undefined) return texts[text] ?? null;
  const values = figures.map(({ value }) => value);
  if (compute === 'text') return String(values[0]);
  return computeFigure(compute, values);
}

const isOfBureau = ({ bureaus }: SourceRule, { bureau = '' }: Texts): boolean =>
  bureaus === undefined || bureaus.includes(bureau.toLowerCase());

const paperSumOf = (figures: readonly DocumentFigure[]) => {
  const [corrected] = figures.flatMap(({ paperSum }) => paperSum ?? []);
  return corrected === undefined ? {} : { paperSum: corrected };
};

function toWitness(
  document: FigureDocument,
  field: string,
  row: SourceRule,
  validity: PaperValidity,
): FigureWitness[] {
  const figures = figuresNamed(document, row.figures ?? []);
  if (figures === null || !isOfBureau(row, document.texts)) return [];
  const value = valueOf(row, figures, document.texts);
  if (value === null) return [];
  return [
    {
      ...witnessOf(document, { field, figures }, validity, value),
      ...(document.holder && { holder: document.holder }),
      alarm: document.credit < 1,
      ...paperSumOf(figures),
    },
  ];
}

export function documentFigureWitnesses(
  documents: readonly FigureDocument[],
  rules: FigureRules = figureRules,
): FigureWitness[] {
  return documents.filter(isSource).flatMap((document) => {
    const validity = paperValidity(document, rules);
    if (validity === null) return [];
    return Object.entries(rules.fields).flatMap(([field, { sources }]) =>
      sources
        .filter(({ kinds }) => kinds.includes(document.kind))
        .flatMap((row) => toWitness(document, field, row, validity)),
    );
  });
}
