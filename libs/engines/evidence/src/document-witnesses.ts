import { addDays, daysIn } from './days.ts';
import { computeFigure, type Computation } from './compute-figure.ts';
import { wholeDollars } from './dollars.ts';
import { reportFreshUntil, taxFreshUntil, type Limits } from './freshness.ts';
import type { Witness, WitnessPeriod, WitnessSource } from './witness.ts';

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
  /** The credit of the scorecard. Only a document with credit 1 witnesses. */
  readonly credit: number;
  readonly reviewed: boolean;
  readonly taxYear: string | null;
  readonly period: WitnessPeriod | null;
  readonly figures: readonly DocumentFigure[];
}

interface DocumentRow {
  readonly field: string;
  readonly kinds: readonly string[];
  readonly figures: readonly string[];
  readonly compute: Computation;
}

const business = ['schedule_c', 'form_1120'];
const assets = ['totalAssets', 'totalLiabilities'];
const current = ['currentAssets', 'currentLiabilities'];

const row = (
  field: string,
  kinds: readonly string[],
  figures: readonly string[],
  compute: Computation = 'same',
): DocumentRow => ({ field, kinds, figures, compute });

const rows: readonly DocumentRow[] = [
  row('annualRevenueCurrent', business, ['grossReceipts']),
  row('annualRevenuePrevious', business, ['grossReceipts']),
  row('annualOperatingExpenses', ['schedule_c'], ['totalExpenses']),
  row('netProfitMargin', ['schedule_c'], ['netProfit', 'grossReceipts'], 'margin'),
  row('ebitda', ['schedule_c'], ['netProfit'], 'signed'),
  row('ebitda', ['form_1120'], ['taxableIncome'], 'signed'),
  row('annualPersonalIncome', ['form_1040'], ['totalIncome']),
  row('annualRevenueCurrent', ['profit_loss'], ['revenue']),
  row('annualRevenuePrevious', ['profit_loss'], ['revenue']),
  row('annualOperatingExpenses', ['profit_loss'], ['totalExpenses']),
  row('netProfitMargin', ['profit_loss'], ['netIncome', 'revenue'], 'margin'),
  row('ebitda', ['profit_loss'], ['netIncome'], 'signed'),
  row('operatingCashFlow', ['cash_flow'], ['operatingCashFlow'], 'signed'),
  row('totalAssets', ['balance_sheet'], assets),
  row('totalLiabilities', ['balance_sheet'], assets.toReversed()),
  row('currentAssets', ['balance_sheet'], current),
  row('currentLiabilities', ['balance_sheet'], current.toReversed()),
  row('workingCapital', ['balance_sheet'], current, 'difference'),
];

const taxKinds = [...business, 'form_1040'];
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

function reportValidity({ kind, period }: EvidenceDocument): Validity | null {
  if (period === null || (kind !== 'balance_sheet' && !isWholeYear(period))) return null;
  return { source: 'report', period, freshUntil: reportFreshUntil(period.to) };
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

function toWitness(document: EvidenceDocument, own: DocumentRow, validity: Validity): Witness[] {
  const figures = figuresNamed(document, own.figures);
  if (figures === null) return [];
  const values = figures.map((figure) => figure.value);
  const value = computeFigure(own.compute, values, wholeDollars);
  return value === null ? [] : [witnessOf(document, { field: own.field, figures }, validity, value)];
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

export function documentWitnesses(documents: readonly EvidenceDocument[]): Witness[] {
  return documents.flatMap((document) => {
    if (document.credit !== 1) return [];
    const validity = taxKinds.includes(document.kind) ? taxValidity(document) : reportValidity(document);
    if (validity === null) return [];
    const own = rows.filter(({ kinds }) => kinds.includes(document.kind));
    return own.flatMap((each) => toWitness(document, each, validity));
  });
}

export const isYearBefore = (witness: Witness, of: Witness): boolean =>
  witness.source === of.source &&
  witness.kind === of.kind &&
  addDays(witness.period.to, 1) === of.period.from;
