import {
  type CatalogueColumn,
  type CatalogueRow,
  documentCatalogue,
  documentCategories,
  requiredCatalogueColumns,
  type RowError,
} from '@groundwork/contracts';
import { type MatchingRules, type Programme, programme, resolveRateRange } from '@groundwork/engine-matching';
import { inputMessage } from '@groundwork/platform-errors';
import type { z } from 'zod';
import { words } from '../matching.wording.ts';

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
const plainText: Reader = (text) => text;

const rate: Reader = (text) => {
  const primeRate = /^prime ?([+-] ?\d+(?:\.\d+)?)?$/i.exec(text);
  if (primeRate === null) return number(text);
  return { primePlus: Number((primeRate[1] ?? '0').replace(' ', '')) };
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

const programFields: Partial<Record<CatalogueColumn, Reader>> = {
  id: plainText,
  name: plainText,
  type: (text) => text.toLowerCase().replaceAll(' ', '_'),
  subtype: plainText,
  archetype: plainText,
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
  contactUrl: plainText,
  source: plainText,
  sourceDate: plainText,
  active: answer,
};

function readCells(cells: Cells, readers: Partial<Record<CatalogueColumn, Reader>>): Record<string, unknown> {
  const entries = Object.entries(readers).flatMap(([column, reader]) => {
    const text = cells[column as CatalogueColumn]?.trim() ?? '';
    return text === '' ? [] : [[column, reader(text)] as const];
  });
  return Object.fromEntries(entries);
}

function requiredDocuments(cells: Cells): Record<string, unknown> {
  const entries = documents.flatMap(({ category, column }) => {
    const text = cells[column]?.trim() ?? '';
    return text === '' ? [] : [[category, number(text)] as const];
  });
  return Object.fromEntries(entries);
}

/** A spreadsheet runs a cell with such a beginning as a formula. */
const isFormula = (text: string): boolean => /^\s*[=+\-@]/.test(text);

function cellErrors({ line, cells }: CatalogueRow): RowError[] {
  const formulas = Object.entries(cells)
    .filter(([, text]) => isFormula(text))
    .map(([column]) => ({ line, column, message: words.import.formula }));
  const missing = requiredCatalogueColumns
    .filter((column) => (cells[column]?.trim() ?? '') === '')
    .map((column) => ({ line, column, message: words.import.missing }));
  return [...formulas, ...missing];
}

const columnOfDocument = new Map<string, string>(documents.map(({ category, column }) => [category, column]));

function columnName([first, second]: readonly PropertyKey[]): string | null {
  if (first === 'criteria') return String(second);
  if (first === 'requiredDocuments') return columnOfDocument.get(String(second)) ?? null;
  return first === undefined ? null : String(first);
}

function rowMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return words.import.maximumBelowMinimum;
  if (issue.code === 'invalid_union') return words.import.rate;
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return words.import.answer;
  return issue.message;
}

type RowResult = { programme: Programme } | { errors: RowError[] };

export function programmeOfRow(row: CatalogueRow, rowNumber: number, rules: MatchingRules): RowResult {
  const { line, cells } = row;
  const errors = cellErrors(row);
  if (errors.length > 0) return { errors };
  const parsed = programme.safeParse(
    {
      subtype: null,
      archetype: 'imported',
      active: true,
      ...readCells(cells, programFields),
      rowNumber,
      requiredDocuments: requiredDocuments(cells),
      criteria: readCells(cells, criteria),
    },
    { error: inputMessage },
  );
  if (!parsed.success) {
    return {
      errors: parsed.error.issues.map((issue) => ({
        line,
        column: columnName(issue.path),
        message: rowMessage(issue),
      })),
    };
  }
  const { min, max } = resolveRateRange(parsed.data, rules);
  if (min <= max) return { programme: parsed.data };
  return { errors: [{ line, column: 'maxInterestRate', message: words.import.maximumBelowMinimum }] };
}
