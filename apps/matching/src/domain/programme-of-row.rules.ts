import {
  type CatalogueColumn,
  type CatalogueRow,
  documentCatalogue,
  documentCategories,
  requiredCatalogueColumns,
  type RowError,
} from '@groundwork/contracts';
import { type MatchingRules, type Programme, programme, resolveRateRange } from '@groundwork/engine-matching';
import type { z } from 'zod';

type Cells = CatalogueRow['cells'];
type Reader = (text: string) => unknown;

const number: Reader = (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
const list: Reader = (text) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const answers: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };
const answer: Reader = (text) => answers[text.toLowerCase()] ?? text;
const asWritten: Reader = (text) => text;

const rate: Reader = (text) => {
  const onPrime = /^prime ?([+-] ?\d+(?:\.\d+)?)?$/i.exec(text);
  if (onPrime === null) return number(text);
  return { primePlus: Number((onPrime[1] ?? '0').replace(' ', '')) };
};

const criteria: Partial<Record<CatalogueColumn, Reader>> = {
  minCreditScore: number,
  minMonthsInBusiness: number,
  minAnnualRevenue: number,
  minDscr: number,
  minCollateralCoverage: number,
  minLiquidShare: number,
  minReceivablesCoverage: number,
  purposes: list,
  structures: list,
  citizenships: list,
  excludedIndustryTiers: list,
  excludedIndustries: list,
  states: list,
  minMonthlyDeposits: number,
  maxNsf: number,
  minYearsSinceBankruptcy: number,
  taxLienAllowed: answer,
  foreclosureAllowed: answer,
  judgmentAllowed: answer,
  personalGuaranteeRequired: answer,
};

const documents = documentCategories.map((category) => ({
  category,
  column: documentCatalogue[category].lenderColumn,
}));

const plain: Partial<Record<CatalogueColumn, Reader>> = {
  id: asWritten,
  name: asWritten,
  type: (text) => text.toLowerCase().replaceAll(' ', '_'),
  subtype: asWritten,
  archetype: asWritten,
  minLoanAmount: number,
  maxLoanAmount: number,
  minInterestRate: rate,
  maxInterestRate: rate,
  minTermLength: number,
  maxTermLength: number,
  approvalTimeMin: number,
  approvalTimeMax: number,
  rating: number,
  reviewCount: number,
  contactUrl: asWritten,
  source: asWritten,
  sourceDate: asWritten,
  active: answer,
};

function read(cells: Cells, readers: Partial<Record<CatalogueColumn, Reader>>): Record<string, unknown> {
  const given = Object.entries(readers).flatMap(([column, reader]) => {
    const text = cells[column as CatalogueColumn]?.trim() ?? '';
    return text === '' ? [] : [[column, reader(text)] as const];
  });
  return Object.fromEntries(given);
}

function requiredDocuments(cells: Cells): Record<string, unknown> {
  const given = documents.flatMap(({ category, column }) => {
    const text = cells[column]?.trim() ?? '';
    return text === '' ? [] : [[category, number(text)] as const];
  });
  return Object.fromEntries(given);
}

/** A spreadsheet runs a cell with such a beginning as a formula. */
const isFormula = (text: string): boolean => /^\s*[=+\-@]/.test(text);

function errorsBefore({ line, cells }: CatalogueRow): RowError[] {
  const formulas = Object.entries(cells)
    .filter(([, text]) => isFormula(text))
    .map(([column]) => ({ line, column, message: 'Looks like a formula. Enter the value itself.' }));
  const missing = requiredCatalogueColumns
    .filter((column) => (cells[column]?.trim() ?? '') === '')
    .map((column) => ({ line, column, message: 'Is missing' }));
  return [...formulas, ...missing];
}

const columnOfDocument = new Map<string, string>(documents.map(({ category, column }) => [category, column]));

function columnOf([first, second]: readonly PropertyKey[]): string | null {
  if (first === 'criteria') return String(second);
  if (first === 'requiredDocuments') return columnOfDocument.get(String(second)) ?? null;
  return first === undefined ? null : String(first);
}

function messageOf({ code, message }: z.core.$ZodIssue): string {
  if (code === 'custom') return `The maximum ${message}`;
  return message.replace('received NaN', 'received no number');
}

type RowRead = { programme: Programme } | { errors: RowError[] };

export function programmeOfRow(row: CatalogueRow, rowNumber: number, rules: MatchingRules): RowRead {
  const { line, cells } = row;
  const early = errorsBefore(row);
  if (early.length > 0) return { errors: early };
  const parsed = programme.safeParse({
    subtype: null,
    archetype: 'imported',
    active: true,
    ...read(cells, plain),
    rowNumber,
    requiredDocuments: requiredDocuments(cells),
    criteria: read(cells, criteria),
  });
  if (!parsed.success) {
    return {
      errors: parsed.error.issues.map((issue) => ({
        line,
        column: columnOf(issue.path),
        message: messageOf(issue),
      })),
    };
  }
  const { min, max } = resolveRateRange(parsed.data, rules);
  if (min <= max) return { programme: parsed.data };
  return { errors: [{ line, column: 'maxInterestRate', message: 'The maximum is below its minimum' }] };
}
