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
});
export type MatchingFigures = z.infer<typeof matchingFigures>;

export const documentCategory = z.enum(['tax_documents', 'bank_statements', 'financial_reports']);
export type DocumentCategory = z.infer<typeof documentCategory>;

export const matchingDocument = z.object({
  category: documentCategory,
  status: z.string(),
  fraudScore: z.number().nullable().default(null),
  signals: z.array(z.string()).default([]),
  sha256: z.string(),
});
export type MatchingDocument = z.infer<typeof matchingDocument>;

export const matchingAccount = z.object({ accountType: z.string() });

export const matchingInput = z.object({
  figures: matchingFigures,
  documents: z.array(matchingDocument),
  accounts: z.array(matchingAccount),
  unanswered: z.array(z.string()).readonly().optional(),
});
export type MatchingInput = z.infer<typeof matchingInput>;
