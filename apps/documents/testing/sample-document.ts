import {
  documentFileKey,
  type DocumentId,
  type ExtractedFigure,
  type ReviewerRejection,
  type UserId,
} from '@groundwork/contracts';
import type { DocumentRow, StoredCorrection } from '../src/domain/document.model.ts';

const id = '01890000-0000-7000-8000-000000000001' as DocumentId;
const createdAt = new Date('2026-11-20T10:00:00Z');

/** A new upload before its first analysis. */
export const sampleDocument: DocumentRow = {
  id,
  userId: '01890000-0000-7000-8000-000000000002' as UserId,
  version: 1,
  analysisRun: 1,
  originalName: 'return.pdf',
  fileSize: 4321,
  mediaType: 'application/pdf',
  sha256: 'hash',
  storageKey: documentFileKey(id),
  sealed: true,
  category: 'tax_documents',
  categoryChosen: true,
  subcategory: null,
  status: 'pending',
  statusReason: null,
  reviewRequired: false,
  reviewerRejection: null,
  fraudScore: null,
  confidence: null,
  classification: null,
  extracted: [],
  signals: [],
  stage: 'received',
  stages: [{ stage: 'received', at: createdAt.toISOString() }],
  progress: null,
  pages: null,
  previews: 0,
  figuresHash: null,
  rowsKey: null,
  printedNames: [],
  holder: null,
  einTag: null,
  corrections: [],
  parts: [],
  fromPage: null,
  toPage: null,
  createdAt,
  lane: 'quick',
  dueSince: createdAt,
  waitingSince: null,
  deletedAt: null,
};

export const sampleRejection: ReviewerRejection = {
  reason: 'Not readable',
  at: '2026-11-21T08:00:00.000Z',
};

export const signalOf = (code: string) => ({
  code,
  severity: 0,
  page: null,
  message: code,
  expected: null,
  actual: null,
});

const figureOf = (name: string, more: Partial<ExtractedFigure>): ExtractedFigure => ({
  name,
  label: name,
  value: null,
  text: null,
  confidence: 0.95,
  page: 1,
  box: null,
  ...more,
});

/** A Schedule C that its owner filed as Form 1040. */
export const readDocument: DocumentRow = {
  ...sampleDocument,
  subcategory: 'form_1040',
  status: 'processed',
  pages: 3,
  fraudScore: 0.4,
  confidence: 0.9,
  classification: { category: 'tax_documents', subcategory: 'schedule_c', certainty: 0.8 },
  extracted: [
    figureOf('grossReceipts', { value: 580, page: 2 }),
    figureOf('holder', { text: 'Jo' }),
    figureOf('taxYear', { text: '2025', page: 3 }),
  ],
  signals: [
    { ...signalOf('TAMPERED'), severity: 0.4, page: 1 },
    { ...signalOf('EDGE'), severity: 0.1, page: 2 },
    { ...signalOf('SUM'), severity: 0.05, page: 3, expected: '250', actual: '240' },
    signalOf('UNKNOWN_KIND'),
  ],
};

export const correctionOf = (more: Partial<StoredCorrection>): StoredCorrection => ({
  id: 'a correction',
  what: 'figure',
  name: 'grossReceipts',
  page: 2,
  read: 580,
  value: 640,
  by: 'owner',
  actorId: sampleDocument.userId,
  at: '2026-11-21T08:00:00.000Z',
  state: 'counts',
  decidedAt: null,
  decidedBy: null,
  before: null,
  ...more,
});
