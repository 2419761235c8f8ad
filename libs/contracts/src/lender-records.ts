import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { input } from './input.wording.ts';
import { recordMessages } from './lender-records.wording.ts';
import { pageQuery } from './lists.ts';
import { boundedText, mostCharacters, numberText, patternText, trimmedText } from './texts.ts';

const recordProgram = z.enum(['7a', '504'], recordMessages.program);

const recordSize = z.enum(['to_50k', 'to_150k', 'to_350k', 'to_1m', 'over_1m'], recordMessages.size);

export const recordUploadId = z.uuid().brand<'RecordUploadId'>();
export type RecordUploadId = z.infer<typeof recordUploadId>;
export const recordSnapshotId = z.uuid().brand<'RecordSnapshotId'>();
export type RecordSnapshotId = z.infer<typeof recordSnapshotId>;

const whole = z.number().int();
const day = z.iso.date();
const longestText = 300;
const text = trimmedText(longestText, input.oneText).min(1, input.required);

const years = { min: 1950, max: 2100 };
const yearRange = fill(recordMessages.year, { min: String(years.min), max: String(years.max) });
const year = numberText(
  z.number(yearRange).int(yearRange).min(years.min, yearRange).max(years.max, yearRange),
).optional();

const ownQuery = pageQuery.extend({
  size: recordSize.optional(),
  program: recordProgram.optional(),
  fromYear: year,
  toYear: year,
  lender: text.optional(),
  sort: z.enum(['loans', 'recent', 'amount'], recordMessages.sort).optional(),
});

const stateOfRecords = trimmedText(mostCharacters.number, recordMessages.state, recordMessages.state)
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, recordMessages.state);

export const recordPlacesQuery = z.object({ state: stateOfRecords });

export const ownRecordsQuery = ownQuery;
export type OwnRecordsQuery = z.infer<typeof ownRecordsQuery>;

export const recordsQuery = ownQuery.extend({
  naics: patternText(mostCharacters.number, /^(\d{2,4}|\d{6})$/, recordMessages.industry).optional(),
  state: stateOfRecords.optional(),
  county: text.optional(),
});
export type RecordsQuery = z.infer<typeof recordsQuery>;

const share = z.object({ count: whole, share: z.number(), low: z.number(), high: z.number() });

const recordStats = z.object({
  loans: whole,
  medianAmount: z.number(),
  medianTerm: z.number().nullable(),
  medianRate: z.number().nullable(),
  paid: share,
  chargedOff: share,
  open: whole,
  lastApproval: day,
});

export const lenderLoans = recordStats.extend({
  lender: z.object({ id: z.string(), name: z.string() }),
  byYear: z.array(z.object({ year: whole, loans: whole.nullable() })),
});
export type LenderLoans = z.infer<typeof lenderLoans>;

const recordDays = z.object({ '7a': day.nullable(), '504': day.nullable() });
export type RecordDays = z.infer<typeof recordDays>;

export const recordsReply = z.object({
  query: z.object({
    naics: z.string().nullable(),
    naicsTitle: z.string().nullable(),
    state: z.string().nullable(),
    county: z.string().nullable(),
    size: recordSize.nullable(),
    program: recordProgram.nullable(),
    fromYear: whole,
    toYear: whole,
    lender: z.string().nullable(),
    sort: z.string(),
  }),
  asOf: recordDays,
  /** null below five loans. */
  total: recordStats.extend({ lenders: whole }).nullable(),
  fewer: z.object({ lenders: whole }),
  items: z.array(lenderLoans),
  nextCursor: z.string().nullable(),
});
export type RecordsReply = z.infer<typeof recordsReply>;

export const ownRecordsReply = recordsReply.extend({ widened: z.boolean() });
export type OwnRecordsReply = z.infer<typeof ownRecordsReply>;

export const largestRecordFile = 2 * 1024 ** 3;
export const largestRecordPart = 8 * 1024 ** 2;

export const openRecordUploadBody = z.object({
  name: text,
  size: z
    .number(input.number)
    .int(input.wholeNumber)
    .min(1, recordMessages.emptyFile)
    .max(largestRecordFile, recordMessages.largestFile),
  sha256: boundedText(mostCharacters.id, recordMessages.sum, recordMessages.sum)
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, recordMessages.sum),
});
export type OpenRecordUploadBody = z.infer<typeof openRecordUploadBody>;

export const recordPartQuery = z.object({
  offset: numberText(
    z
      .number(recordMessages.offset)
      .int(recordMessages.offset)
      .min(0, recordMessages.offset)
      .max(largestRecordFile, recordMessages.offset),
  ),
});

const recordUploadState = z.enum([
  'receiving',
  'reading',
  'ready',
  'refused',
  'applying',
  'applied',
  'cancelled',
]);
export type RecordUploadState = z.infer<typeof recordUploadState>;

const recordSummary = z.object({
  rows: whole,
  counted: whole,
  notFunded: whole,
  aside: whole,
  reasons: z.record(z.string(), whole),
  programs: z.array(recordProgram),
  asOf: day,
  fiscalYears: z.tuple([whole, whole]),
  lenders: whole,
});
export type RecordSummary = z.infer<typeof recordSummary>;

const recordWarning = z.object({ code: z.literal('SHRUNK'), message: z.string() });
export type RecordWarning = z.infer<typeof recordWarning>;

const recordRefusal = z.object({
  code: z.string(),
  message: z.string(),
  details: z.array(z.string()),
});
export type RecordRefusal = z.infer<typeof recordRefusal>;

export const recordUpload = z.object({
  id: recordUploadId,
  name: z.string(),
  size: whole,
  sha256: z.string(),
  state: recordUploadState,
  received: whole,
  progress: z.object({ bytes: whole, rows: whole }),
  summary: recordSummary.nullable(),
  warnings: z.array(recordWarning),
  refusal: recordRefusal.nullable(),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
});
export type RecordUpload = z.infer<typeof recordUpload>;

export const asideRow = z.object({ line: whole, reason: z.string() });
export type AsideRow = z.infer<typeof asideRow>;

export const applyRecordsBody = z.object({
  confirm: z.array(z.literal('SHRUNK', recordMessages.confirm), recordMessages.confirm).max(1).optional(),
});
export type ApplyRecordsBody = z.infer<typeof applyRecordsBody>;

export const recordSnapshot = z.object({
  id: recordSnapshotId,
  program: recordProgram,
  asOf: day,
  fiscalYears: z.tuple([whole, whole]),
  loans: whole,
  lenders: whole,
  name: z.string(),
  appliedAt: z.iso.datetime(),
});
export type RecordSnapshot = z.infer<typeof recordSnapshot>;

export const recordsVersion = z.object({ version: whole });
