import { z } from 'zod';
import { accountType } from './banking.ts';
import { documentId, ledgerAccountId } from './ids.ts';
import { cents, hundredths, tenths } from './plain-units.ts';
import { documentText } from './texts.ts';

export const bankFileId = z.uuid().brand<'BankFileId'>();
export type BankFileId = z.infer<typeof bankFileId>;

export const dayPeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DayPeriod = z.infer<typeof dayPeriod>;

export const witness = z.object({
  id: documentText(),
  field: documentText(),
  source: z.enum(['bank_rows', 'tax_return', 'report']),
  kind: documentText().nullable(),
  value: z.union([z.number(), documentText(), z.boolean()]),
  period: dayPeriod,
  freshUntil: z.iso.date().nullable(),
  reviewed: z.boolean(),
  confidence: z.number(),
  documentId: documentId.optional(),
  page: z.number().int().optional(),
  figure: documentText().optional(),
  accountIds: z.array(ledgerAccountId).optional(),
  months: z.number().int().optional(),
  corrected: z.boolean(),
});
export type WitnessState = z.infer<typeof witness>;

const withheld = z.enum(['stale', 'other-name', 'alarm', 'corrected']);

export const holderState = z.object({
  match: z.enum(['same', 'other', 'none']),
  answer: z.enum(['former-name', 'other-business']).nullable(),
});

const sourceGrade = z.literal([1, 2, 3]).nullable();

/** A witness with what decides its grade. Its value has cents. */
export const figureWitness = witness.extend({
  period: dayPeriod.nullable(),
  holder: holderState.optional(),
  alarm: z.boolean().optional(),
  paperSum: z.number().optional(),
  monthGrades: z
    .array(z.object({ month: documentText(), grade: sourceGrade, withheld: withheld.nullable() }))
    .optional(),
  documentIds: z.array(documentId).optional(),
});
export type FigureWitnessState = z.infer<typeof figureWitness>;

/** An account with bank rows, in dollars. It replaces the accounts that the owner typed. */
export const witnessedAccount = z.object({
  accountId: ledgerAccountId,
  accountType,
  numberEnding: documentText(),
  lastDay: z.iso.date(),
  currentBalance: z.number(),
  averageBalance: z.number(),
  freshUntil: z.iso.date(),
  /** The lowest grade of the months of its averages. Absent in messages of an older version. */
  grade: sourceGrade.optional(),
});
export type WitnessedAccountState = z.infer<typeof witnessedAccount>;

export const evidenceState = z.object({
  witnesses: z.array(witness),
  accounts: z.array(witnessedAccount),
  figures: z.array(figureWitness).optional(),
});
export type EvidenceState = z.infer<typeof evidenceState>;

/** Money in cents. The other units are those of the cash flow engine. */
export const trailingFigures = z.object({
  months: z.number().int(),
  from: z.string(),
  to: z.string(),
  deposits: cents,
  withdrawals: cents,
  trueRevenue: cents,
  netOperatingCash: cents,
  averageDailyBalance: cents,
  lowestBalance: cents,
  daysLow: z.number().int(),
  daysNegative: z.number().int(),
  nsfCount: z.number().int(),
  nsfDays: z.number().int(),
  debtService: cents,
  advances: z.number().int(),
  holdbackPercent: tenths.nullable(),
  coverage: hundredths.nullable(),
  overdraftFees: cents,
});

export const cashFlowState = z.object({
  countedFrom: z.iso.date().nullable(),
  countedThrough: z.iso.date().nullable(),
  trailing3: trailingFigures.nullable(),
  trailing12: trailingFigures.nullable(),
});
export type CashFlowState = z.infer<typeof cashFlowState>;

export const bankRowsChange = z.object({
  accountId: ledgerAccountId,
  fileId: bankFileId.nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  cause: z.enum(['applied', 'undone', 'deleted', 'corrected']),
});
