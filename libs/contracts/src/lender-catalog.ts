import { z } from 'zod';
import { documentCatalog, documentCategories } from './document-catalog.ts';
import { lenderId, lenderOrigin, lenderType } from './lenders.ts';
import { pageOf, pageQuery } from './lists.ts';
import { input } from './input.wording.ts';
import { lenderMessages } from './lenders.wording.ts';
import { boundedText, mostCharacters, nameText, trimmedText } from './texts.ts';

/** Accepted column names of an imported catalog. An empty cell means that the lender has no such criterion. */
export const requiredCatalogColumns = [
  'id',
  'name',
  'type',
  'minLoanAmount',
  'maxLoanAmount',
  'minInterestRate',
  'maxInterestRate',
  'minTermLength',
  'maxTermLength',
  'approvalTimeMin',
  'approvalTimeMax',
  'source',
  'sourceDate',
] as const;
export const optionalCatalogColumns = [
  'subtype',
  'archetype',
  'rating',
  'reviewCount',
  'contactUrl',
  'active',
  ...documentCategories.map((category) => documentCatalog[category].lenderColumn),
  'minCreditScore',
  'minMonthsInBusiness',
  'minAnnualRevenue',
  'minDscr',
  'minCollateralCoverage',
  'minLiquidShare',
  'minReceivablesCoverage',
  'purposes',
  'structures',
  'citizenships',
  'excludedIndustryTiers',
  'excludedIndustries',
  'states',
  'minMonthlyDeposits',
  'maxNsf',
  'minYearsSinceBankruptcy',
  'taxLienAllowed',
  'foreclosureAllowed',
  'judgmentAllowed',
  'personalGuaranteeRequired',
  'refinancesAdvances',
  'maxOpenAdvances',
  'minMonthsOfStatements',
  'includedNaics',
  'excludedNaics',
  'families',
  'validFrom',
  'validTo',
  'verifiedOn',
  'fdic',
  'ncua',
  'lenderName',
  'note',
] as const;
export const catalogColumns = [...requiredCatalogColumns, ...optionalCatalogColumns] as const;
export type CatalogColumn = (typeof catalogColumns)[number];

export const mostCatalogRows = 20_000;
const longestCell = 2000;

const whole = z.number().int();

export const importId = z.uuid().brand<'ImportId'>();
export type ImportId = z.infer<typeof importId>;

export const columnMapping = z.partialRecord(z.enum(catalogColumns), nameText);
export type ColumnMapping = z.infer<typeof columnMapping>;

export const catalogRow = z.object({
  line: whole.min(1),
  cells: z.partialRecord(z.enum(catalogColumns), boundedText(longestCell)),
});
export type CatalogRow = z.infer<typeof catalogRow>;

export const rowError = z.object({ line: whole, column: z.string().nullable(), message: z.string() });
export type RowError = z.infer<typeof rowError>;

const value = z.unknown();
export const lenderChange = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['added', 'changed']),
  fields: z.array(z.object({ field: z.string(), from: value, to: value })),
});
export type LenderChange = z.infer<typeof lenderChange>;

export const importPlan = z.object({
  id: importId,
  rows: whole,
  added: whole,
  changed: whole,
  unchanged: whole,
  absent: whole,
  errorCount: whole,
  errors: z.array(rowError),
  warnings: z.array(rowError).default([]),
  changes: z.array(lenderChange),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const applyImportBody = z.object({
  absent: z.enum(['keep', 'deactivate'], lenderMessages.absentLenders).default('keep'),
});
export type ApplyImportBody = z.infer<typeof applyImportBody>;

export const appliedImport = z.object({ version: whole, added: whole, changed: whole, deactivated: whole });
export type AppliedImport = z.infer<typeof appliedImport>;

export const catalogueLender = z.object({
  id: lenderId,
  name: z.string(),
  type: lenderType,
  active: z.boolean(),
  version: whole,
  source: z.string(),
  sourceDate: z.iso.date(),
  ...lenderOrigin,
});
export type CatalogLender = z.infer<typeof catalogueLender>;

/** samples: how many sample lenders an administrator can remove. */
export const cataloguePage = pageOf(catalogueLender).extend({ samples: whole.default(0) });
export type CatalogPage = z.infer<typeof cataloguePage>;

export const catalogQuery = pageQuery.extend({
  search: trimmedText(mostCharacters.name, input.oneText).toLowerCase().optional(),
});
export type CatalogQuery = z.infer<typeof catalogQuery>;

export const activeBody = z.object({ active: z.boolean(input.flag) });
