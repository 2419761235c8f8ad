import { addDays, daysIn } from './days.ts';
import { percentOf, wholeDollars } from './dollars.ts';
import { reportFreshUntil, taxFreshUntil } from './freshness.ts';
import type { Witness, WitnessPeriod, WitnessSource } from './witness.ts';

export interface DocumentFigure {
  readonly name: string;
  readonly value: number;
  readonly page?: number;
  readonly confidence: number;
  readonly corrected?: boolean;
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

type Value = (...figures: number[]) => number | null;

interface DocumentRow {
  readonly field: string;
  readonly kinds: readonly string[];
  readonly figures: readonly string[];
  readonly value: Value;
  readonly isSigned?: true;
}

const same: Value = (value = 0) => wholeDollars(value);
const margin: Value = (profit = 0, revenue = 0) => (revenue > 0 ? percentOf(profit, revenue) : null);

const business = ['schedule_c', 'form_1120'];
const assets = ['totalAssets', 'totalLiabilities'];
const current = ['currentAssets', 'currentLiabilities'];

const rows: readonly DocumentRow[] = [
  { field: 'annualRevenueCurrent', kinds: business, figures: ['grossReceipts'], value: same },
  { field: 'annualRevenuePrevious', kinds: business, figures: ['grossReceipts'], value: same },
  { field: 'annualOperatingExpenses', kinds: ['schedule_c'], figures: ['totalExpenses'], value: same },
  {
    field: 'netProfitMargin',
    kinds: ['schedule_c'],
    figures: ['netProfit', 'grossReceipts'],
    value: margin,
    isSigned: true,
  },
  { field: 'ebitda', kinds: ['schedule_c'], figures: ['netProfit'], value: same, isSigned: true },
  { field: 'ebitda', kinds: ['form_1120'], figures: ['taxableIncome'], value: same, isSigned: true },
  { field: 'annualPersonalIncome', kinds: ['form_1040'], figures: ['totalIncome'], value: same },
  { field: 'annualRevenueCurrent', kinds: ['profit_loss'], figures: ['revenue'], value: same },
  { field: 'annualRevenuePrevious', kinds: ['profit_loss'], figures: ['revenue'], value: same },
  { field: 'annualOperatingExpenses', kinds: ['profit_loss'], figures: ['totalExpenses'], value: same },
  {
    field: 'netProfitMargin',
    kinds: ['profit_loss'],
    figures: ['netIncome', 'revenue'],
    value: margin,
    isSigned: true,
  },
  { field: 'ebitda', kinds: ['profit_loss'], figures: ['netIncome'], value: same, isSigned: true },
  {
    field: 'operatingCashFlow',
    kinds: ['cash_flow'],
    figures: ['operatingCashFlow'],
    value: same,
    isSigned: true,
  },
  // The second figure only has to exist: the figures of a pair prove together.
  { field: 'totalAssets', kinds: ['balance_sheet'], figures: assets, value: same },
  { field: 'totalLiabilities', kinds: ['balance_sheet'], figures: assets.toReversed(), value: same },
  { field: 'currentAssets', kinds: ['balance_sheet'], figures: current, value: same },
  { field: 'currentLiabilities', kinds: ['balance_sheet'], figures: current.toReversed(), value: same },
  {
    field: 'workingCapital',
    kinds: ['balance_sheet'],
    figures: current,
    value: (all = 0, owed = 0) => wholeDollars(all - owed),
    isSigned: true,
  },
];

const taxKinds = [...business, 'form_1040'];
const wholeYear = { from: 360, to: 371 };

interface Validity {
  readonly source: WitnessSource;
  readonly period: WitnessPeriod;
  readonly freshUntil: string;
}

function taxValidity({ taxYear }: EvidenceDocument): Validity | null {
  const year = Number(taxYear);
  if (!Number.isInteger(year) || year < 1990) return null;
  return {
    source: 'tax_return',
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    freshUntil: taxFreshUntil(year),
  };
}

function reportValidity({ kind, period }: EvidenceDocument): Validity | null {
  if (period === null) return null;
  const days = daysIn(period);
  if (kind !== 'balance_sheet' && (days < wholeYear.from || days > wholeYear.to)) return null;
  return { source: 'report', period, freshUntil: reportFreshUntil(period.to) };
}

function toWitness(document: EvidenceDocument, row: DocumentRow, validity: Validity): Witness[] {
  const figures = row.figures.flatMap((name) => document.figures.find((each) => each.name === name) ?? []);
  const [main] = figures;
  if (main === undefined || figures.length < row.figures.length) return [];
  const value = row.value(...figures.map((figure) => figure.value));
  if (value === null || (value < 0 && row.isSigned === undefined)) return [];
  return [
    {
      id: `${validity.source}:${row.field}:${document.id}`,
      field: row.field,
      kind: document.kind,
      value,
      ...validity,
      freshUntil: row.field === 'annualRevenuePrevious' ? null : validity.freshUntil,
      reviewed: document.reviewed,
      confidence: Math.min(...figures.map(({ confidence }) => confidence)),
      documentId: document.id,
      ...(main.page === undefined ? {} : { page: main.page }),
      figure: main.name,
      corrected: figures.some(({ corrected = false }) => corrected),
    },
  ];
}

interface DocumentInput {
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
  figures: (state.figures ?? []).map(({ page, corrected = false, ...figure }) => ({
    ...figure,
    corrected,
    ...(page === undefined ? {} : { page }),
  })),
});

export function documentWitnesses(documents: readonly EvidenceDocument[]): Witness[] {
  return documents.flatMap((document) => {
    if (document.credit !== 1) return [];
    const validity = taxKinds.includes(document.kind) ? taxValidity(document) : reportValidity(document);
    if (validity === null) return [];
    const own = rows.filter(({ kinds }) => kinds.includes(document.kind));
    return own.flatMap((row) => toWitness(document, row, validity));
  });
}

export const isYearBefore = (witness: Witness, of: Witness): boolean =>
  witness.source === of.source &&
  witness.kind === of.kind &&
  addDays(witness.period.to, 1) === of.period.from;
