import {
  type CatalogColumn,
  type CatalogRow,
  documentCatalog,
  documentCategories,
  requiredCatalogColumns,
  type RowError,
} from '@groundwork/contracts';
import {
  type MatchingRules,
  type Program,
  type ProgramFamily,
  program,
  resolveRateRange,
} from '@groundwork/engine-matching';
import { inputMessage } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import type { z } from 'zod';
import { feedWords } from '../feeds.wording.ts';
import { words } from '../matching.wording.ts';
import { sampleIdStart } from './catalog-mode.rules.ts';

type Cells = CatalogRow['cells'];
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

const criteria: Partial<Record<CatalogColumn, Reader>> = {
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
  refinancesAdvances: answer,
  maxOpenAdvances: number,
  minMonthsOfStatements: number,
  includedNaics: list,
  excludedNaics: list,
};

const documents = documentCategories.map((category) => ({
  category,
  column: documentCatalog[category].lenderColumn,
}));

const programFields: Partial<Record<CatalogColumn, Reader>> = {
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
  families: list,
  validFrom: plainText,
  validTo: plainText,
  verifiedOn: plainText,
  fdic: plainText,
  ncua: plainText,
  lenderName: plainText,
  note: plainText,
  active: answer,
};

function readCells(cells: Cells, readers: Partial<Record<CatalogColumn, Reader>>): Record<string, unknown> {
  const entries = Object.entries(readers).flatMap(([column, reader]) => {
    const text = cells[column as CatalogColumn]?.trim() ?? '';
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

function cellErrors({ line, cells }: CatalogRow): RowError[] {
  const formulas = Object.entries(cells)
    .filter(([, text]) => isFormula(text))
    .map(([column]) => ({ line, column, message: words.import.formula }));
  const missing = requiredCatalogColumns
    .filter((column) => (cells[column]?.trim() ?? '') === '')
    .map((column) => ({ line, column, message: words.import.missing }));
  return [...formulas, ...missing, ...readErrors({ line, cells })];
}

const cellOf = (cells: Cells, column: CatalogColumn): string => cells[column]?.trim() ?? '';

/** Errors that the schema of a stored program does not know. */
function readErrors({ line, cells }: CatalogRow): RowError[] {
  const emptyLists = Object.entries({ ...criteria, ...programFields })
    .filter(([column, reader]) => reader === list && cellOf(cells, column as CatalogColumn) !== '')
    .filter(([column]) => (list(cellOf(cells, column as CatalogColumn)) as string[]).length === 0)
    .map(([column]) => ({ line, column, message: words.import.emptyList }));
  const id = cellOf(cells, 'id').startsWith(sampleIdStart)
    ? [{ line, column: 'id', message: words.import.sampleId }]
    : [];
  const both = cellOf(cells, 'fdic') !== '' && cellOf(cells, 'ncua') !== '';
  return [
    ...emptyLists,
    ...id,
    ...(both ? [{ line, column: 'ncua', message: words.import.oneRegulator }] : []),
  ];
}

const columnOfDocument = new Map<string, string>(documents.map(({ category, column }) => [category, column]));

function columnName([first, second]: readonly PropertyKey[]): string | null {
  if (first === 'criteria') return String(second);
  if (first === 'requiredDocuments') return columnOfDocument.get(String(second)) ?? null;
  return first === undefined ? null : String(first);
}

function rowMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom')
    return issue.path[0] === 'validTo' ? words.import.datesReversed : words.import.maximumBelowMinimum;
  if (issue.code === 'invalid_union') return words.import.rate;
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return words.import.answer;
  return issue.message;
}

export const feedOf = (id: string, feeds: readonly string[]): string | undefined =>
  feeds.find((slug) => id.startsWith(`${slug}.`));

type RowResult = { programme: Program } | { errors: RowError[] };

export interface ImportContext {
  /** Slugs of all feeds: their programs come from their documents only. */
  feeds: readonly string[];
  rules: MatchingRules;
  families: readonly ProgramFamily[];
  today: string;
}

function contextErrors(
  row: Program,
  line: number,
  { rules, families, today, feeds }: ImportContext,
): RowError[] {
  const feed = feedOf(row.id, feeds);
  const { min, max } = resolveRateRange(row, rules);
  const codes = families.map(({ code }) => code);
  const isUnknown = row.families.some((code) => !codes.includes(code));
  const isFuture = row.verifiedOn !== null && row.verifiedOn > today;
  return [
    ...(min > max ? [{ line, column: 'maxInterestRate', message: words.import.maximumBelowMinimum }] : []),
    ...(isUnknown
      ? [
          {
            line,
            column: 'families',
            message: fill(words.import.unknownFamily, { families: codes.join(', ') }),
          },
        ]
      : []),
    ...(feed === undefined
      ? []
      : [{ line, column: 'id', message: fill(feedWords.belongsToFeed, { slug: feed }) }]),
    ...(isFuture ? [{ line, column: 'verifiedOn', message: words.import.futureDay }] : []),
  ];
}

export function programOfRow(row: CatalogRow, rowNumber: number, context: ImportContext): RowResult {
  const { line, cells } = row;
  const errors = cellErrors(row);
  if (errors.length > 0) return { errors };
  const parsed = program.safeParse(
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
  const wrong = contextErrors(parsed.data, line, context);
  return wrong.length === 0 ? { programme: parsed.data } : { errors: wrong };
}
