import type { z } from 'zod';
import type { documentCorrection, documentQuestion } from '../../document-corrections.ts';
import type { documentView, reviewItem } from '../../documents.ts';
import type { statementRows } from '../../statement-rows.ts';
import type { documentRoutes } from '../document.routes.ts';
import type { reviewRoutes } from '../review.routes.ts';
import { documentQuotas, fileLimits } from '../../quotas.ts';
import { aPage, type ExamplesOf, idOf, moment, whole } from './example.ts';

const readBox = { x: 0.71, y: 0.32, width: 0.12, height: 0.015 };
const other = { value: 48_219.55, page: 3, box: { ...readBox, y: 0.64 } };
const aQuestion: z.input<typeof documentQuestion> = {
  what: 'figure',
  name: 'closingBalance',
  page: 4,
  candidates: [{ value: 48_210.55, page: 4, box: readBox }, other],
};

export const aDocument = (): z.input<typeof documentView> => ({
  id: idOf(11),
  version: 3,
  originalName: 'Business checking October 2026.pdf',
  fileSize: 184_233,
  createdAt: moment,
  category: 'bank_statements',
  subcategory: 'business_checking',
  status: 'processed',
  statusReason: null,
  reviewRequired: false,
  fraudScore: 0.04,
  holder: { printed: 'Harbor Street Bakery LLC', match: 'same', answer: null },
  isSample: false,
  aiAnalysis: {
    confidence: 0.97,
    stage: 'done',
    progress: null,
    pages: 4,
    previews: 4,
    stages: [
      { stage: 'received', at: moment },
      { stage: 'done', at: '2026-11-20T09:30:14.000Z' },
    ],
    classification: { category: 'bank_statements', subcategory: 'business_checking', certainty: 0.98 },
    extracted: [
      {
        name: 'closingBalance',
        label: 'Closing balance',
        value: 48_210.55,
        text: '$48,210.55',
        confidence: 0.86,
        page: 4,
        box: readBox,
        grounds: { recognition: 0.96, sum: 'fails', rivals: 0 },
        other,
      },
    ],
    corrections: [],
    questions: [aQuestion],
    hasRows: true,
    signals: [],
    mismatches: [],
  },
});

const anUploadedDocument = (): z.input<typeof documentView> => ({
  ...aDocument(),
  status: 'pending',
  fraudScore: null,
  holder: null,
  aiAnalysis: {
    ...aDocument().aiAnalysis,
    confidence: null,
    stage: 'received',
    pages: null,
    previews: 0,
    stages: [{ stage: 'received', at: moment }],
    classification: null,
    extracted: [],
    questions: [],
    hasRows: false,
  },
});

const aSplitDocument = (id: number, fromPage: number, toPage: number): z.input<typeof documentView> => ({
  ...anUploadedDocument(),
  id: idOf(id),
  originalName: `Business checking October 2026, pages ${fromPage}–${toPage}.pdf`,
  categoryOpen: true,
  pageRange: { fromPage, toPage },
});

const aReviewItem = (): z.input<typeof reviewItem> => ({
  ...aDocument(),
  reviewRequired: true,
  ownerId: idOf(1),
  waitingSince: moment,
});

const params = { id: idOf(11) };

const aCorrectedDocument = (): z.input<typeof documentView> => {
  const document = aDocument();
  const read = { value: 48_210.55, text: '$48,210.55' };
  const extracted = document.aiAnalysis.extracted.map((figure) => ({
    ...figure,
    value: 48_219.55,
    text: null,
    read,
  }));
  const correction: z.input<typeof documentCorrection> = {
    id: idOf(31),
    what: 'figure',
    name: 'closingBalance',
    page: 4,
    read: 48_210.55,
    value: 48_219.55,
    by: 'owner',
    at: moment,
    state: 'counts',
    decidedAt: null,
  };
  return {
    ...document,
    version: 4,
    aiAnalysis: { ...document.aiAnalysis, extracted, corrections: [correction], questions: [] },
  };
};

const rows: z.input<typeof statementRows> = {
  bank: 'First Prairie Bank',
  accountEnding: '6789',
  period: { from: '2026-10-01', to: '2026-10-31' },
  opening: 4_200_055,
  closing: 4_821_055,
  openRanges: [],
  rows: [
    {
      day: '2026-10-02',
      text: 'Customer payment',
      cents: 621_000,
      balance: 4_821_055,
      page: 1,
      box: { x: 0.1, y: 0.41, width: 0.8, height: 0.014 },
    },
  ],
};

export const documentExamples: ExamplesOf<typeof documentRoutes> = {
  documents: { query: aPage, reply: whole(aDocument()) },
  addDocument: { reply: { ...anUploadedDocument(), categoryOpen: true } },
  uploadDocument: { reply: anUploadedDocument() },
  documentUsage: {
    reply: {
      used: { bytes: 327_155_712, files: 41, uploadsAnHour: 2, waitingPages: 4 },
      limits: { ...documentQuotas.starter, uploadsAnHour: fileLimits.starter.hour.files },
      budget: {
        hour: {
          used: { files: 2, bytes: 611_402, rows: 0, processorMs: 1840 },
          limits: fileLimits.starter.hour,
        },
        day: {
          used: { files: 6, bytes: 4_182_113, rows: 1204, processorMs: 24_310 },
          limits: fileLimits.starter.day,
        },
        goesOnAt: null,
      },
    },
  },
  document: { params, reply: aDocument() },
  documentFile: { params },
  documentPreview: { params, query: { page: 2 } },
  documentRows: { params, reply: rows },
  correctFigures: {
    params,
    body: {
      version: 3,
      changes: [{ what: 'figure', name: 'closingBalance', page: 4, value: 48_219.55 }],
    },
    reply: aCorrectedDocument(),
  },
  moveDocument: {
    params,
    body: { category: 'bank_statements', subcategory: 'business_checking' },
    reply: aDocument(),
  },
  removeDocument: { params, reply: { success: true } },
  restoreDocument: { params, reply: aDocument() },
  reanalyzeDocument: { params, reply: anUploadedDocument() },
  answerHolder: {
    params,
    body: { answer: 'former-name' },
    reply: {
      ...aDocument(),
      holder: { printed: 'Harbor Bakery LLC', match: 'other', answer: 'former-name' },
    },
  },
  splitDocument: {
    params,
    body: {
      parts: [
        { fromPage: 1, toPage: 2 },
        { fromPage: 3, toPage: 4 },
      ],
    },
    reply: [aSplitDocument(41, 1, 2), aSplitDocument(42, 3, 4)],
  },
};

export const reviewExamples: ExamplesOf<typeof reviewRoutes> = {
  reviewQueue: { query: aPage, reply: whole(aReviewItem()) },
  reviewFile: { params },
  reviewPreview: { params, query: { page: 2 } },
  reviewRows: { params, reply: rows },
  reviewFigures: {
    params,
    body: { version: 3, changes: [{ what: 'confirm', correction: idOf(31) }] },
    reply: aReviewItem(),
  },
  verifyDocument: { params, reply: { ...aReviewItem(), status: 'verified', reviewRequired: false } },
  rejectDocument: {
    params,
    body: { reason: 'The statement is cut off after page two.' },
    reply: { ...aReviewItem(), status: 'rejected', statusReason: 'The statement is cut off after page two.' },
  },
};
