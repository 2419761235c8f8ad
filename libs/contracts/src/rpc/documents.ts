import { z } from 'zod';
import { correctFiguresBody, reviewFiguresBody } from '../document-corrections.ts';
import { splitDocumentBody } from '../document-parts.ts';
import { documentState } from '../document-state.ts';
import {
  analysisResult,
  answerHolderBody,
  documentCategory,
  documentStage,
  documentSubcategory,
  documentView,
  moveDocumentBody,
  pageProgress,
  documentTypes,
  rejectDocumentBody,
  reviewItem,
  storedFile,
} from '../documents.ts';
import { documentId, userId } from '../ids.ts';
import { learnedLabel, mostLearnedLabels } from '../learned-labels.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { documentUsage } from '../quotas.ts';
import { documentPortfolio } from '../score.ts';
import { idText, nameText, x25519Key } from '../texts.ts';
import { byOwnerAnd, byStaff, defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
const done = z.object({});
const ownDocument = { documentId };
const reviewed = z.object({ reviewerId: userId, documentId });
const page = z.object({ page: z.number().int() });

/** A worker of the previous version sends no owner. */
const analysisRun = z.object({ userId: userId.optional(), documentId, version: z.number().int() });

const uploadedFile = {
  /** The encryption of the file contains it. A gateway of the previous version sends no id and no encrypted file. */
  documentId: documentId.optional(),
  /** Where the file is: its final place. A gateway of the previous version stores it under `incoming/`. */
  incomingKey: nameText,
  originalName: nameText,
  fileSize: z.number().int(),
  sha256: idText,
  mediaType: z.enum(documentTypes),
  category: documentCategory.nullable(),
  subcategory: documentSubcategory.nullable(),
};

const fileKeyRequest = {
  documentId,
  receiver: x25519Key,
  arriving: z.boolean().optional(),
  /** For an analysis: what the corrections of the owner teach. */
  reading: z.boolean().optional(),
};

export type FileKeyRequest = z.output<typeof documentsRpc.fileKey.request>;

const fileKey = z.object({
  key: z.string(),
  sealed: z.boolean(),
  /** A service of the previous version sends none. */
  learned: z.array(learnedLabel).max(mostLearnedLabels).optional(),
});

/** The states of the last events, deleted documents included. */
export const documentStates = z.object({
  documents: z.array(z.object({ version: z.number().int(), deleted: z.boolean(), state: documentState })),
});
export type DocumentStates = z.infer<typeof documentStates>;

export type FileKeyReply = z.output<typeof fileKey>;

export type RegisterUpload = z.output<typeof documentsRpc.register.request>;

export const documentsRpc = {
  list: defineRpc('rpc.documents.list.v2', owner.extend({ page: pageQuery }), pageOf(documentView)),
  portfolio: defineRpc('rpc.documents.portfolio.v1', owner, documentPortfolio),
  usage: defineRpc('rpc.documents.usage.v1', owner, documentUsage),
  states: defineRpc('rpc.documents.states.v1', owner, documentStates),
  get: defineRpc('rpc.documents.get.v1', owner.extend(ownDocument), documentView),
  fileKey: byOwnerAnd(
    'reviewer',
    defineRpc('rpc.documents.file-key.v1', owner.extend(fileKeyRequest), fileKey),
  ),
  file: defineChange('rpc.documents.file.v1', ownDocument, storedFile),
  preview: defineChange('rpc.documents.preview.v1', { ...ownDocument, ...page.shape }, storedFile),
  rows: defineRpc('rpc.documents.rows.v1', owner.extend(ownDocument), storedFile),
  correct: defineChange(
    'rpc.documents.correct.v1',
    { ...ownDocument, correction: correctFiguresBody },
    documentView,
  ),
  admitUpload: defineRpc('rpc.documents.admit-upload.v1', owner, done),
  register: defineChange('rpc.documents.register.v1', uploadedFile, documentView),
  move: defineChange('rpc.documents.move.v1', { ...ownDocument, to: moveDocumentBody }, documentView),
  answerHolder: defineChange(
    'rpc.documents.answer-holder.v1',
    { ...ownDocument, to: answerHolderBody },
    documentView,
  ),
  remove: defineChange('rpc.documents.remove.v1', ownDocument, done),
  restore: defineChange('rpc.documents.restore.v1', ownDocument, documentView),
  reanalyse: defineChange('rpc.documents.reanalyse.v1', ownDocument, documentView),
  split: defineChange(
    'rpc.documents.split.v1',
    { ...ownDocument, split: splitDocumentBody },
    z.array(documentView),
  ),
  reviewQueue: byStaff(
    'reviewer',
    defineRpc(
      'rpc.documents.review-queue.v1',
      z.object({ reviewerId: userId, page: pageQuery }),
      pageOf(reviewItem),
    ),
  ),
  reviewFile: byStaff('reviewer', defineRpc('rpc.documents.review-file.v1', reviewed, storedFile)),
  reviewPreview: byStaff(
    'reviewer',
    defineRpc('rpc.documents.review-preview.v1', reviewed.extend(page.shape), storedFile),
  ),
  reviewRows: byStaff('reviewer', defineRpc('rpc.documents.review-rows.v1', reviewed, storedFile)),
  reviewFigures: byStaff(
    'reviewer',
    defineRpc(
      'rpc.documents.review-figures.v1',
      reviewed.extend({ correction: reviewFiguresBody }),
      reviewItem,
    ),
  ),
  verify: byStaff('reviewer', defineRpc('rpc.documents.verify.v1', reviewed, reviewItem)),
  reject: byStaff(
    'reviewer',
    defineRpc('rpc.documents.reject.v1', reviewed.extend(rejectDocumentBody.shape), reviewItem),
  ),
  reportStage: defineRpc(
    'rpc.documents.report-stage.v1',
    analysisRun.extend({
      stage: documentStage,
      progress: pageProgress.nullable().optional(),
    }),
    done,
  ),
  moveToSlowLane: defineRpc(
    'rpc.documents.move-to-slow-lane.v1',
    analysisRun.extend({ processorMs: z.number().int().min(0) }),
    done,
  ),
  recordAnalysis: defineRpc(
    'rpc.documents.record-analysis.v1',
    analysisRun.extend({
      result: analysisResult,
      processorMs: z.number().int().min(0).optional(),
    }),
    done,
  ),
};
