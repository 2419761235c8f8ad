import { z } from 'zod';

const figure = z.number().default(0);
const text = z.string().trim().default('');
const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/)
  .default('');

/** The parser drops all other fields of the profile. */
export const matchingFigures = z.object({
  personalCreditScore: figure,
  citizenship: text,
  liquidAssets: figure,
  bankruptcyHistory: text,
  bankruptcyDate: day,
  foreclosureHistory: text,
  taxLienHistory: text,
  judgmentHistory: text,
  stateOfIncorporation: text,
  dateStarted: day,
  businessStructure: text,
  ownershipPercentage: figure,
  industryType: text,
  annualRevenueCurrent: figure,
  ebitda: figure,
  operatingCashFlow: figure,
  averageBankBalance: figure,
  monthlyDeposits: figure,
  nsfIncidents: figure,
  equipmentValue: figure,
  inventoryValue: figure,
  realEstateValue: figure,
  accountsReceivable: figure,
  existingLoans: text,
  monthlyDebtPayments: figure,
  loanRequestAmount: figure,
  loanPurpose: text,
  loanTerm: figure,
  personalGuarantee: z.boolean().default(false),
  naicsCode: text,
  /** Null while the owner has not answered. */
  openCashAdvances: z.number().nullable().default(null),
  /** The profile reads the text; only the flag leaves it. */
  advancesMentioned: z.boolean().default(false),
});
export type MatchingFigures = z.infer<typeof matchingFigures>;

export const documentCategory = z.enum(['tax_documents', 'bank_statements', 'financial_reports']);
export type DocumentCategory = z.infer<typeof documentCategory>;

const dayPeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DayPeriod = z.infer<typeof dayPeriod>;

export const matchingDocument = z.object({
  category: documentCategory,
  status: z.string(),
  fraudScore: z.number().nullable().default(null),
  signals: z.array(z.string()).default([]),
  sha256: z.string(),
  subcategory: z.string().nullable().default(null),
  period: dayPeriod.nullable().default(null),
});
export type MatchingDocument = z.infer<typeof matchingDocument>;

export const matchingAccount = z.object({ accountType: z.string() });

const matchingBankRows = z.object({
  advances: z.number().nullable().default(null),
  countedFrom: z.iso.date().nullable().default(null),
  countedThrough: z.iso.date().nullable().default(null),
  /** Dollars of the last counted months. Rows of an older service have none. */
  netOperatingCash: z.object({ last3: z.number().nullable(), last12: z.number().nullable() }).optional(),
});
export type MatchingBankRows = z.infer<typeof matchingBankRows>;

export const matchingInput = z.object({
  figures: matchingFigures,
  documents: z.array(matchingDocument),
  accounts: z.array(matchingAccount),
  bankRows: matchingBankRows.nullable().optional(),
  unanswered: z.array(z.string()).readonly().optional(),
});
export type MatchingInput = z.infer<typeof matchingInput>;
