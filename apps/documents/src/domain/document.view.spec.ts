import { describe, expect, it } from '@jest/globals';
import {
  documentFileKey,
  type DocumentId,
  type DocumentSubcategory,
  previewKey,
  type UserId,
} from '@groundwork/contracts';
import { v7 as newId } from 'uuid';
import { sampleDocument, sampleRejection, signalOf } from '../../testing/sample-document.ts';
import { createDocument } from './new-document.rules.ts';
import type { DocumentRow } from './document.model.ts';
import { toDocumentState, toDocumentView } from './document.view.ts';
import { derivedObjects, toPreviewFile, toReadRows, toRowsFile, toStoredFile } from './stored-file.view.ts';
import { sampleHashes } from './sample-files.rules.ts';

function kindOf(subcategory: DocumentSubcategory | null, read: DocumentSubcategory | null) {
  const documentId = newId() as DocumentId;
  const row = createDocument(
    {
      documentId,
      userId: newId() as UserId,
      originalName: 'return.pdf',
      fileSize: 1,
      mediaType: 'application/pdf',
      sha256: documentFileKey(documentId),
      category: 'tax_documents',
      subcategory,
    },
    new Date(),
  );
  const category = read === 'business_checking' ? 'bank_statements' : 'tax_documents';
  const classification = read === null ? null : ({ category, subcategory: read, certainty: 1 } as const);
  return toDocumentState({ ...row, classification }).subcategory;
}

describe('the kind of a document for other services', () => {
  it('is the one that the owner chose', () => {
    expect(kindOf('form_1040', 'schedule_c')).toBe('form_1040');
  });

  it('is the one that was read where the owner chose none', () => {
    expect(kindOf(null, 'schedule_c')).toBe('schedule_c');
    expect(kindOf(null, null)).toBeNull();
  });

  it('is unknown where the document belongs to another category', () => {
    expect(kindOf(null, 'business_checking')).toBeNull();
  });
});

const { id, userId } = sampleDocument;
const row: DocumentRow = {
  ...sampleDocument,
  status: 'processed',
  statusReason: 'A reason',
  fraudScore: 0.12,
  confidence: 0.87,
  stage: 'done',
  analysisRun: 6,
  pages: 3,
  previews: 2,
  progress: { page: 1, pages: 3 },
  classification: { category: 'tax_documents', subcategory: 'schedule_c', certainty: 0.9 },
  extracted: [
    { name: 'grossReceipts', label: 'Gross receipts', value: 590_000, text: null, page: 1, confidence: 0.8 },
    { name: 'taxYear', label: 'Tax year', value: null, text: '2025', page: 1, confidence: 0.9 },
    {
      name: 'period',
      label: 'Period',
      value: null,
      text: '2025-01-01 to 2025-12-31',
      page: 1,
      confidence: 1,
    },
  ],
  signals: [signalOf('UNKNOWN_KIND'), signalOf('OTHER')],
};
describe('a document on the screen', () => {
  it('has its file, its analysis and the differences to the profile', () => {
    const figures = { annualRevenueCurrent: 640_000 };
    expect(
      toDocumentView({ ...row, reviewRequired: true, reviewerRejection: sampleRejection }, figures),
    ).toEqual({
      id,
      wait: null,
      originalName: 'return.pdf',
      fileSize: 4321,
      createdAt: '2026-11-20T10:00:00.000Z',
      category: 'tax_documents',
      categoryOpen: false,
      subcategory: null,
      status: 'processed',
      statusReason: 'A reason',
      version: 1,
      reviewRequired: true,
      fraudScore: 0.12,
      reviewerRejection: { ...sampleRejection, triesLeft: 3 },
      pageRange: null,
      holder: null,
      isSample: false,
      aiAnalysis: {
        confidence: 0.87,
        stage: 'done',
        progress: row.progress,
        pages: 3,
        previews: 2,
        stages: row.stages,
        classification: row.classification,
        extracted: row.extracted,
        signals: [
          { ...signalOf('UNKNOWN_KIND'), id: 'UNKNOWN_KIND|||' },
          { ...signalOf('OTHER'), id: 'OTHER|||' },
        ],
        corrections: [],
        questions: [
          {
            what: 'figure',
            name: 'grossReceipts',
            page: 1,
            candidates: [{ value: 590_000, page: 1, box: null }],
          },
        ],
        hasRows: false,
        parts: [],
        mismatches: [{ field: 'annualRevenueCurrent', profile: '640000', document: '590000' }],
      },
    });
    const part = toDocumentView({ ...row, fromPage: 3, toPage: 5 }, figures);
    expect(part.pageRange).toEqual({ fromPage: 3, toPage: 5 });
    const unread = { ...row, classification: null };
    expect(toDocumentView(unread, figures).aiAnalysis.mismatches).toEqual([]);
    expect(toDocumentView({ ...row, rowsKey: 'rows/1' }, figures).aiAnalysis.hasRows).toBe(true);
  });
});

describe('a document for other services', () => {
  it('has figures, period and year, and no name', () => {
    expect(toDocumentState({ ...row, rowsKey: 'rows/1' })).toEqual({
      documentId: id,
      category: 'tax_documents',
      categoryOpen: false,
      subcategory: 'schedule_c',
      status: 'processed',
      fraudScore: 0.12,
      confidence: 0.87,
      signals: ['UNKNOWN_KIND', 'OTHER'],
      sha256: 'hash',
      reviewRequired: false,
      figures: [{ name: 'grossReceipts', value: 590_000, page: 1, confidence: 0.8 }],
      period: { from: '2025-01-01', to: '2025-12-31' },
      taxYear: '2025',
      rowsKey: 'rows/1',
      holder: null,
      isSample: false,
      texts: {},
    });
  });

  it('has whether it is in the name of the owner, texts, and the digest of a number', () => {
    const holder = { printed: 'Cedar Lane LLC', match: 'other', answer: 'former-name' } as const;
    const texts = { bureau: 'Experian', reportDate: '2026-01-02', expires: '2027-01-31', other: 'Cedar' };
    const figure = { value: null, page: 1, confidence: 1 };
    const extracted = Object.entries(texts).map(([name, text]) => ({ ...figure, name, label: name, text }));
    const { other: _, ...some } = texts;
    const [sha256 = ''] = sampleHashes;
    const state = toDocumentState({ ...row, holder, extracted, sha256, einTag: 'a digest' });
    expect(state).toMatchObject({
      holder: { match: 'other', answer: 'former-name' },
      isSample: true,
      texts: { ...some, ein: 'a digest' },
    });
    expect(JSON.stringify(state)).not.toContain('Cedar');
  });

  it('has a hash of its own if it is a part of a file', () => {
    const hashOf = (change: Partial<DocumentRow>) => toDocumentState({ ...row, ...change }).sha256;
    const hashes = [{}, { fromPage: 1, toPage: 2 }, { fromPage: 3, toPage: 4 }].map(hashOf);
    expect(new Set(hashes).size).toBe(3);
  });

  it('stays rejected after another analysis until a reviewer decides', () => {
    const statusOf = (change: Partial<DocumentRow>) => toDocumentState({ ...row, ...change }).status;
    expect(statusOf({ reviewerRejection: sampleRejection })).toBe('rejected');
    expect(statusOf({ reviewerRejection: sampleRejection, status: 'pending' })).toBe('pending');
    expect(statusOf({})).toBe('processed');
  });
});

describe('the stored files of a document', () => {
  const document = { userId, documentId: id };

  it('are the upload, its rows and its pages', () => {
    expect(toStoredFile({ ...row, storageKey: 'documents/1' })).toEqual({
      storageKey: 'documents/1',
      mediaType: 'application/pdf',
      originalName: 'return.pdf',
      document,
    });
    expect(toRowsFile({ ...row, rowsKey: 'rows/1' })).toEqual({
      storageKey: 'rows/1',
      mediaType: 'application/json',
      originalName: 'return.pdf-rows.json',
      document,
    });
    expect(toRowsFile(row)).toBeNull();
    expect(toReadRows({ ...row, rowsKey: 'rows/1' }).storageKey).toBe('rows/1');
    expect(() => toReadRows(row)).toThrow('no transactions');
    expect(toPreviewFile(row, 2)).toEqual({
      storageKey: previewKey(id, 6, 2),
      mediaType: 'image/png',
      originalName: 'return.pdf-2.png',
      document,
    });
    expect(toPreviewFile(row, 1).originalName).toBe('return.pdf-1.png');
    for (const page of [0, 3]) expect(() => toPreviewFile(row, page)).toThrow('no picture');
    const part = { ...row, fromPage: 4, toPage: 5 };
    expect(toPreviewFile(part, 4).originalName).toBe('return.pdf-4.png');
    for (const page of [3, 6]) expect(() => toPreviewFile(part, page)).toThrow('no picture');
    expect(derivedObjects(id)).toEqual([`previews/${id}/`, `rows/${id}/`]);
  });
});
