import { daysIn } from './days.ts';
import { taxFreshUntil, type Limits } from './freshness.ts';
import type { WitnessPeriod, WitnessSource } from './witness.ts';

export interface DocumentFigure {
  readonly name: string;
  readonly value: number;
  readonly page?: number;
  readonly confidence: number;
  readonly corrected?: boolean;
  /** What the lines of the paper add up to, where the owner corrected the figure against them. */
  readonly paperSum?: number;
}

export interface EvidenceDocument {
  readonly id: string;
  readonly kind: string;
  /** The credit of the scorecard. Less than 1 is an alarm. */
  readonly credit: number;
  readonly reviewed: boolean;
  readonly taxYear: string | null;
  readonly period: WitnessPeriod | null;
  readonly figures: readonly DocumentFigure[];
}

const wholeYear = { from: 360, to: 371 };

export const isWholeYear = (period: WitnessPeriod): boolean =>
  daysIn(period) >= wholeYear.from && daysIn(period) <= wholeYear.to;

export interface Validity<Period = WitnessPeriod> {
  readonly source: WitnessSource;
  readonly period: Period;
  readonly freshUntil: string | null;
}

export function taxValidity(
  { taxYear }: Pick<EvidenceDocument, 'taxYear'>,
  limits?: Limits,
): Validity | null {
  const year = Number(taxYear);
  if (!Number.isInteger(year) || year < 1990) return null;
  return {
    source: 'tax_return',
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    freshUntil: taxFreshUntil(year, limits),
  };
}

/** The figures of these names, or null if one is missing. */
export function figuresNamed(document: EvidenceDocument, names: readonly string[]): DocumentFigure[] | null {
  const figures = names.flatMap((name) => document.figures.find((each) => each.name === name) ?? []);
  return figures.length < names.length ? null : figures;
}

interface Place {
  readonly field: string;
  readonly figures: readonly DocumentFigure[];
}

export function witnessOf<Value, Period>(
  document: EvidenceDocument,
  { field, figures }: Place,
  { source, period, freshUntil }: Validity<Period>,
  value: Value,
) {
  const [main] = figures;
  return {
    id: `${source}:${field}:${document.id}`,
    field,
    source,
    kind: document.kind,
    value,
    period,
    freshUntil: field === 'annualRevenuePrevious' ? null : freshUntil,
    reviewed: document.reviewed,
    confidence: figures.length === 0 ? 1 : Math.min(...figures.map(({ confidence }) => confidence)),
    documentId: document.id,
    ...(main?.page === undefined ? {} : { page: main.page }),
    ...(main === undefined ? {} : { figure: main.name }),
    corrected: figures.some(({ corrected = false }) => corrected),
  };
}

export interface DocumentInput {
  readonly documentId: string;
  readonly subcategory: string | null;
  readonly status: string;
  readonly taxYear?: string | null | undefined;
  readonly period?: WitnessPeriod | null | undefined;
  readonly figures?:
    | readonly {
        readonly name: string;
        readonly value: number;
        readonly page?: number | undefined;
        readonly confidence: number;
        readonly corrected?: boolean | undefined;
        readonly paperSum?: number | undefined;
      }[]
    | undefined;
}

export const evidenceDocument = (state: DocumentInput, credit: number): EvidenceDocument => ({
  id: state.documentId,
  kind: state.subcategory ?? '',
  credit,
  reviewed: state.status === 'verified',
  taxYear: state.taxYear ?? null,
  period: state.period ?? null,
  figures: (state.figures ?? []).map(({ page, paperSum, corrected = false, ...figure }) => ({
    ...figure,
    corrected,
    ...(page === undefined ? {} : { page }),
    ...(paperSum === undefined ? {} : { paperSum }),
  })),
});
