import { z } from 'zod';
import { accountType } from './banking.ts';
import { bankRecordMessages } from './bank-records.wording.ts';
import { bankFileId } from './evidence.ts';
import { documentId, ledgerAccountId } from './ids.ts';
import { input } from './input.wording.ts';
import { pageQuery } from './lists.ts';
import { cents } from './plain-units.ts';
import { boundedText, mapOf, mostCharacters, patternText, storableText } from './texts.ts';

const monthText = /^\d{4}-(0[1-9]|1[0-2])$/;
const month = patternText(mostCharacters.day, monthText, bankRecordMessages.month);

export const bankRowId = z.uuid().brand<'BankRowId'>();
export type BankRowId = z.infer<typeof bankRowId>;

export const bankOwnership = z.enum(['business', 'personal'], bankRecordMessages.ownership);
export type BankOwnership = z.infer<typeof bankOwnership>;

export const bankRowClasses = [
  'own_transfer',
  'advance_in',
  'loan_in',
  'advance_repayment',
  'loan_repayment',
  'refund',
  'owner_money',
  'card_settlement',
  'customer',
  'payroll',
  'rent',
  'tax',
  'fee',
  'nsf',
  'other',
  'not_sure',
] as const;
export const bankRowClass = z.enum(bankRowClasses, bankRecordMessages.rowClass);
export type BankRowClass = z.infer<typeof bankRowClass>;

const column = z.int(input.wholeNumber).min(0).max(200);

/** Columns count from 0, lines from 1. */
export const csvMappingBody = z
  .object({
    hasHeader: z.boolean(input.flag),
    delimiter: z.enum([',', ';', '\t', '|'], input.choice),
    skipLines: z.int(input.wholeNumber).min(0).max(1000),
    columns: z.object({
      date: column,
      description: z.array(column).min(1, input.leastOne).max(10),
      amount: column.optional(),
      debit: column.optional(),
      credit: column.optional(),
      balance: column.optional(),
      kind: column.optional(),
      status: column.optional(),
      currency: column.optional(),
      id: column.optional(),
    }),
    dateOrder: z.enum(['ymd', 'mdy', 'dmy'], input.choice).nullable(),
    decimal: z.enum(['.', ','], input.choice).nullable(),
    sign: z.enum(['as_is', 'reversed', 'by_kind'], input.choice),
  })
  .refine(({ columns }) => [columns.amount, columns.debit, columns.credit].some((at) => at !== undefined), {
    path: ['columns', 'amount'],
    message: bankRecordMessages.amountColumn,
  })
  .refine(({ sign, columns }) => sign !== 'by_kind' || columns.kind !== undefined, {
    path: ['columns', 'kind'],
    message: bankRecordMessages.kindColumn,
  });
export type CsvMappingBody = z.infer<typeof csvMappingBody>;

const bankName = storableText(mostCharacters.name, input.required).min(1, input.required);
const numberEnding = patternText(mostCharacters.number, /^\d{4}$/, bankRecordMessages.numberEnding);

export const newLedgerAccount = z.object({
  bankName,
  accountType,
  numberEnding: numberEnding.optional(),
  ownership: bankOwnership,
});
export type NewLedgerAccount = z.infer<typeof newLedgerAccount>;

export const bankFileAnswer = z
  .object({
    mapping: csvMappingBody.optional(),
    account: z
      .union([z.object({ id: ledgerAccountId }), newLedgerAccount], bankRecordMessages.accountOrBank)
      .optional(),
  })
  .refine(({ mapping, account }) => mapping !== undefined || account !== undefined, {
    path: ['mapping'],
    message: bankRecordMessages.nothing,
  });
export type BankFileAnswer = z.infer<typeof bankFileAnswer>;

export const doubtDecision = z.enum(['add', 'skip'], input.choice);
const mostDecisions = 1000;
const decisions = mapOf(mostDecisions, boundedText(10), doubtDecision);

export const applyBankFileBody = z.object({
  planVersion: z.int(input.wholeNumber).min(1),
  decisions: decisions.default({}),
});
export type ApplyBankFileBody = z.infer<typeof applyBankFileBody>;

export const changeLedgerAccountBody = z
  .object({
    bankName: bankName.optional(),
    numberEnding: numberEnding.nullable().optional(),
    ownership: bankOwnership.optional(),
    closedOn: z.iso.date(input.dateFormat).nullable().optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['bankName'],
    message: bankRecordMessages.nothing,
  });
export type ChangeLedgerAccountBody = z.infer<typeof changeLedgerAccountBody>;

export const correctRowBody = z.object({
  class: bankRowClass.nullable(),
  sameText: z.boolean(input.flag).optional(),
});
export type CorrectRowBody = z.infer<typeof correctRowBody>;

export const bankRowsQuery = pageQuery.extend({
  accountId: ledgerAccountId.optional(),
  month: month.optional(),
  class: bankRowClass.optional(),
});
export type BankRowsQuery = z.infer<typeof bankRowsQuery>;

const planDoubt = z.object({
  id: z.string(),
  day: z.iso.date(),
  amount: cents,
  text: z.string(),
  reason: z.enum(['OTHER_TEXT', 'OTHER_DAY']),
  existing: z.object({ day: z.iso.date(), amount: cents, text: z.string() }),
  default: doubtDecision,
});

export const bankFilePlan = z.object({
  rows: z.number().int(),
  new: z.number().int(),
  known: z.number().int(),
  doubtful: z.number().int(),
  skipped: z.object({
    pending: z.number().int(),
    future: z.number().int(),
    failed: z.number().int().default(0),
  }),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  opening: cents.nullable(),
  closing: cents.nullable(),
  totalIn: cents,
  totalOut: cents,
  doubts: z.array(planDoubt),
});
export type BankFilePlan = z.infer<typeof bankFilePlan>;

export const bankFileQuestion = z.enum(['MAPPING', 'DECIMAL', 'DATE_ORDER', 'ACCOUNT']);
export type BankFileQuestion = z.infer<typeof bankFileQuestion>;

const fileAccount = z.object({
  /** Null for an account that the file names and the owner has not added yet. */
  id: ledgerAccountId.nullable(),
  bankName: z.string().nullable(),
  accountType,
  numberEnding: z.string().nullable(),
  ownership: bankOwnership.nullable(),
});

export const bankFile = z.object({
  id: bankFileId,
  source: z.enum(['csv', 'ofx', 'document']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  documentId: documentId.nullable(),
  state: z.enum(['reading', 'question', 'planned', 'applying', 'refused', 'applied', 'undone']),
  refusal: z.object({ code: z.string(), message: z.string(), line: z.number().int().nullable() }).nullable(),
  questions: z.array(bankFileQuestion),
  header: z.array(z.string()).nullable(),
  sample: z.array(z.array(z.string())).nullable(),
  /** How many the file has, with the suggested columns too. Null while its format is in doubt. */
  transactions: z.number().int().nullable(),
  mapping: csvMappingBody.nullable(),
  mappingRemembered: z.boolean(),
  account: fileAccount.nullable(),
  planVersion: z.number().int().nullable(),
  plan: bankFilePlan.nullable(),
  warnings: z.array(z.enum(['NO_BALANCES', 'DOUBTS_CUT', 'PLAN_CHANGED'])),
  appliedAt: z.iso.datetime().nullable(),
  undoUntil: z.iso.datetime().nullable(),
});
export type BankFileView = z.infer<typeof bankFile>;

const dayRange = z.object({ from: z.iso.date(), to: z.iso.date() });

const accountMonth = z.object({
  month,
  state: z.enum(['reconciled', 'disputed', 'broken', 'open']),
  opening: cents.nullable(),
  closing: cents.nullable(),
  difference: cents.nullable(),
  missing: z.array(dayRange),
});
export type LedgerMonth = z.infer<typeof accountMonth>;

export const ledgerAccount = z.object({
  id: ledgerAccountId,
  bankName: z.string(),
  accountType,
  number: z.string(),
  ownership: bankOwnership,
  closedOn: z.iso.date().nullable(),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  rows: z.number().int(),
  months: z.array(accountMonth),
});
export type LedgerAccountView = z.infer<typeof ledgerAccount>;

export const bankRow = z.object({
  id: bankRowId,
  accountId: ledgerAccountId,
  day: z.iso.date(),
  amount: cents,
  text: z.string(),
  balance: cents.nullable(),
  class: bankRowClass,
  rule: z.object({ code: z.string(), version: z.string() }),
  because: z.string(),
  corrected: z.boolean(),
  pairRowId: bankRowId.nullable(),
  page: z.number().int().nullable(),
});
export type BankRowView = z.infer<typeof bankRow>;

export const correctedRow = z.object({ row: bankRow, changed: z.number().int() });
export type CorrectedRow = z.infer<typeof correctedRow>;
