import { z } from 'zod';
import { documentCategories, subcategoriesOf } from './document-catalog.ts';
import { documentCorrection, documentQuestion, figureCandidate } from './document-corrections.ts';
import { documentPart, pageRange } from './document-parts.ts';
import { holderState } from './evidence.ts';
import { documentId, userId } from './ids.ts';
import { documentMessages, specifiedUploadMessages } from './documents.wording.ts';
import { input } from './input.wording.ts';
import { learnedFrom, paperLabels } from './learned-labels.ts';
import { pageBox } from './page-box.ts';
import { nameText, numberText, documentText, trimmedText } from './texts.ts';

export const documentCategory = z.enum(documentCategories);
export const documentSubcategory = z.enum(Object.values(subcategoriesOf).flat());

export const documentStatuses = [
  'pending',
  'processing',
  'processed',
  'verified',
  'rejected',
  'failed',
] as const;
export const documentStatus = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof documentStatus>;

/** Statuses that count toward the n/3 of a category. */
export const completeStatuses: readonly DocumentStatus[] = ['processed', 'verified'];

export const documentStages = [
  'received',
  'text',
  'recognised',
  'classified',
  'figures',
  'checks',
  'done',
] as const;
export const documentStage = z.enum(documentStages);
export type DocumentStage = z.infer<typeof documentStage>;

export const maxUploadBytes = 25 * 1024 * 1024;
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const spreadsheetTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;
export const documentTypes = [...uploadTypes, ...spreadsheetTypes] as const;

export const uploadMessages = specifiedUploadMessages;

export const documentSignal = z.object({
  /** Absent in results of an analysis. */
  id: documentText().optional(),
  code: documentText(),
  severity: z.number(),
  page: z.number().int().nullable(),
  message: documentText(),
  expected: documentText().nullable(),
  actual: documentText().nullable(),
  box: pageBox.nullable().optional(),
});
export type DocumentSignal = z.infer<typeof documentSignal>;

const figureGrounds = z.object({
  recognition: z.number(),
  sum: z.enum(['holds', 'open', 'fails']),
  rivals: z.number().int(),
});

export const extractedFigure = z.object({
  name: documentText(),
  label: documentText(),
  value: z.number().nullable(),
  text: documentText().nullable(),
  confidence: z.number(),
  page: z.number().int(),
  box: pageBox.nullable().optional(),
  /** What the analysis read, if a correction is in force; null for a figure that it did not find. */
  read: z.object({ value: z.number().nullable(), text: documentText().nullable() }).nullable().optional(),
  learned: learnedFrom.optional(),
  grounds: figureGrounds.optional(),
  other: figureCandidate.optional(),
});
export type ExtractedFigure = z.infer<typeof extractedFigure>;

export const pageProgress = z.object({ page: z.number().int(), pages: z.number().int() });
export type PageProgress = z.infer<typeof pageProgress>;

export const aiAnalysis = z.object({
  confidence: z.number().nullable(),
  stage: documentStage,
  progress: pageProgress.nullable(),
  pages: z.number().int().nullable(),
  previews: z.number().int(),
  stages: z.array(z.object({ stage: documentStage, at: z.iso.datetime() })),
  classification: z
    .object({ category: documentCategory, subcategory: documentSubcategory, certainty: z.number() })
    .nullable(),
  extracted: z.array(extractedFigure),
  signals: z.array(documentSignal),
  corrections: z.array(documentCorrection).optional(),
  questions: z.array(documentQuestion).optional(),
  /** Whether the rows of a bank statement were read. */
  hasRows: z.boolean().optional(),
  parts: z.array(documentPart).optional(),
  mismatches: z.array(z.object({ field: z.string(), profile: z.string(), document: z.string() })),
});
export type AiAnalysis = z.infer<typeof aiAnalysis>;

export const reviewerRejection = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  triesLeft: z.number().int().optional(),
});
export type ReviewerRejection = z.infer<typeof reviewerRejection>;

export const documentWait = z.object({
  documents: z.number().int().min(1),
  /** Null if no recent reading shows how long one takes. */
  seconds: z.number().int().min(1).nullable(),
});
export type DocumentWait = z.infer<typeof documentWait>;

export const documentHolder = holderState.extend({ printed: documentText().nullable() });
export type DocumentHolder = z.infer<typeof documentHolder>;

export const documentView = z.object({
  id: documentId,
  version: z.number().int().optional(),
  originalName: z.string(),
  fileSize: z.number().int(),
  createdAt: z.iso.datetime(),
  category: documentCategory,
  /** Neither a person nor the reading named a category: `category` is provisional. */
  categoryOpen: z.boolean().optional(),
  subcategory: documentSubcategory.nullable(),
  status: documentStatus,
  statusReason: z.string().nullable(),
  reviewRequired: z.boolean(),
  fraudScore: z.number().nullable(),
  reviewerRejection: reviewerRejection.nullable().optional(),
  /** The pages of the file that are this document; null for all. */
  pageRange: pageRange.nullable().optional(),
  wait: documentWait.nullable().optional(),
  holder: documentHolder.nullable().optional(),
  isSample: z.boolean().optional(),
  aiAnalysis,
});
export type DocumentView = z.infer<typeof documentView>;

/** More do not fit into a message of NATS. */
export const mostFindings = 10_000;

const mostPrintedNames = 8;

/** The documents service decides the status from it. */
export const analysisResult = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('analysed'),
    confidence: z.number().min(0).max(1),
    fraudScore: z.number().min(0).max(1),
    classification: aiAnalysis.shape.classification,
    extracted: z.array(extractedFigure).max(mostFindings),
    signals: z.array(documentSignal).max(mostFindings),
    pages: z.number().int().optional(),
    previews: z.number().int().optional(),
    /** Hash of the figures: two scans of one document have different bytes and equal figures. */
    figuresHash: nameText.nullable().optional(),
    rowsKey: nameText.nullable().optional(),
    parts: z.array(documentPart).max(mostFindings).optional(),
    printedNames: z.array(documentText()).max(mostPrintedNames).optional(),
    /** The number of the employer that the document prints for its holder. Documents stores a digest. */
    ein: documentText().nullable().optional(),
    paperLabels: paperLabels.nullable().optional(),
  }),
  z.object({ outcome: z.literal('rejected'), reason: documentText() }),
  z.object({ outcome: z.literal('failed'), reason: documentText() }),
]);
export type AnalysisResult = z.infer<typeof analysisResult>;

export const answerHolderBody = z.object({ answer: z.enum(['former-name', 'other-business', 'remove']) });
export type AnswerHolderBody = z.infer<typeof answerHolderBody>;

export const moveDocumentBody = z.object({
  category: z.enum(documentCategories, uploadMessages.categoryRequired),
  subcategory: documentSubcategory.nullable().default(null),
});
export type MoveDocumentBody = z.infer<typeof moveDocumentBody>;

export const previewQuery = z.object({
  page: numberText(
    z
      .number(documentMessages.page)
      .int(documentMessages.page)
      .min(1, documentMessages.firstPage)
      .max(300)
      .default(1),
  ),
});

export const rejectDocumentBody = z.object({
  reason: trimmedText(1000, input.required).min(1, input.required),
});

export const documentReading = aiAnalysis
  .pick({ confidence: true, classification: true, extracted: true, signals: true })
  .extend({ fraudScore: z.number().nullable() });
export type DocumentReading = z.infer<typeof documentReading>;

export const reviewItem = documentView.extend({
  ownerId: userId,
  waitingSince: z.iso.datetime(),
  rejectedReading: documentReading.nullable().optional(),
  ownerName: documentText().nullable().optional(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

/** The key of the object; the gateway removes it from replies. */
export const storedFile = z.object({
  storageKey: z.string(),
  mediaType: z.string(),
  originalName: z.string(),
  document: z.object({ userId, documentId }).optional(),
});
export type StoredFile = z.infer<typeof storedFile>;
