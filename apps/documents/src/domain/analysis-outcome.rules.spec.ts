import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult } from '@groundwork/contracts';
import { sampleDocument, sampleRejection, signalOf } from '../../testing/sample-document.ts';
import { applyAnalysis, needsReview } from './analysis-outcome.rules.ts';
import { changeCategory } from './change-category.rules.ts';
import type { DocumentRow } from './document.model.ts';

const now = new Date('2026-11-23T09:00:00Z');
const clean = {
  ...sampleDocument,
  fraudScore: 0.09,
  confidence: 0.6,
  signals: [signalOf('OTHER')],
  reviewerRejection: null,
};

describe('a review', () => {
  it.each([
    ['no reason', {}, false],
    ['an earlier rejection', { reviewerRejection: sampleRejection }, true],
    ['a fraud score of 0.1', { fraudScore: 0.1 }, true],
    ['no fraud score', { fraudScore: null }, false],
    ['a confidence below 0.6', { confidence: 0.59 }, true],
    ['no confidence', { confidence: null }, true],
    ['a document of another category', { signals: [signalOf('OTHER'), signalOf('CATEGORY_MISMATCH')] }, true],
    ['an unknown document', { signals: [signalOf('UNKNOWN_KIND')] }, true],
    ['a spreadsheet', { signals: [signalOf('SPREADSHEET')] }, true],
    ['no signal', { signals: [] }, false],
  ])('with %s is needed: %j', (_name, change, expected) => {
    expect(needsReview({ ...clean, ...change })).toBe(expected);
  });
});

const analyzed = {
  outcome: 'analysed',
  fraudScore: 0.02,
  confidence: 0.9,
  classification: { category: 'tax_documents', subcategory: 'schedule_c', certainty: 0.9 },
  extracted: [],
  signals: [signalOf('OTHER')],
  pages: 3,
  previews: 2,
  figuresHash: 'figures',
  rowsKey: 'rows/1',
  printedNames: ['Cedar Lane LLC'],
} satisfies AnalysisResult;
const stages = [
  { stage: 'received', at: '2026-11-20T10:00:00.000Z' },
  { stage: 'done', at: '2026-11-23T09:00:00.000Z' },
];

describe('the result of an analysis', () => {
  it('is stored with its pages, and waits for no review if it is clean', () => {
    const { outcome: _, ...result } = analyzed;
    expect(applyAnalysis({ ...sampleDocument, statusReason: 'Old' }, analyzed, now)).toEqual({
      ...result,
      category: 'tax_documents',
      subcategory: null,
      parts: [],
      stage: 'done',
      stages,
      progress: null,
      status: 'processed',
      statusReason: null,
      reviewRequired: false,
      waitingSince: null,
    });
  });

  it('has the documents of its file', () => {
    const parts = [
      { fromPage: 1, toPage: 2, kind: 'form_1040' as const },
      { fromPage: 3, toPage: 4, kind: 'business_checking' as const },
    ];
    expect(applyAnalysis(sampleDocument, { ...analyzed, parts }, now)).toMatchObject({ parts });
  });

  it('has no pages, rows and hash without them', () => {
    const { pages: _, previews: __, figuresHash: ___, rowsKey: ____, ...less } = analyzed;
    const old = { ...sampleDocument, pages: 9, previews: 9, figuresHash: 'old', rowsKey: 'old' };
    expect(applyAnalysis(old, less, now)).toMatchObject({
      pages: null,
      previews: 0,
      figuresHash: null,
      rowsKey: null,
    });
  });

  it('waits for a review since now', () => {
    expect(applyAnalysis(sampleDocument, { ...analyzed, fraudScore: 0.2 }, now)).toMatchObject({
      reviewRequired: true,
      waitingSince: now,
    });
    expect(
      applyAnalysis({ ...sampleDocument, reviewerRejection: sampleRejection }, analyzed, now),
    ).toMatchObject({
      reviewRequired: true,
    });
  });

  it('has the reason of a failure only', () => {
    const failed: AnalysisResult = { outcome: 'failed', reason: 'Not a PDF' };
    expect(applyAnalysis(sampleDocument, failed, now)).toEqual({
      stage: 'done',
      stages,
      progress: null,
      status: 'failed',
      statusReason: 'Not a PDF',
    });
  });
});

describe('a move to another category', () => {
  const processed: DocumentRow = {
    ...sampleDocument,
    status: 'processed',
    fraudScore: 0.02,
    confidence: 0.9,
    classification: analyzed.classification,
    signals: [signalOf('OTHER')],
  };
  const banks = { category: 'bank_statements', subcategory: null } as const;
  const taxes = { category: 'tax_documents', subcategory: 'schedule_c' } as const;
  const codesOf = (moved: Partial<DocumentRow>) => moved.signals?.map(({ code }) => code);

  it('adds one signal if the document shows another category, and waits for a review', () => {
    const moved = changeCategory(processed, banks, now);
    expect(moved).toMatchObject({ ...banks, reviewRequired: true, waitingSince: now });
    expect(codesOf(moved)).toEqual(['CATEGORY_MISMATCH', 'OTHER']);
    expect(moved.signals?.[0]).toMatchObject({ expected: 'bank_statements', actual: 'tax_documents' });
    const again = changeCategory(
      { ...processed, ...moved, waitingSince: sampleDocument.createdAt },
      banks,
      now,
    );
    expect(codesOf(again)).toEqual(['CATEGORY_MISMATCH', 'OTHER']);
    expect(again.waitingSince).toBe(sampleDocument.createdAt);
  });

  it('removes the signal in the right category', () => {
    const wrong = {
      ...processed,
      signals: [signalOf('CATEGORY_MISMATCH'), signalOf('OTHER')],
      waitingSince: now,
    };
    const moved = changeCategory(wrong, taxes, now);
    expect(moved).toMatchObject({ ...taxes, reviewRequired: false, waitingSince: null });
    expect(codesOf(moved)).toEqual(['OTHER']);
  });

  it('leaves the signal of a supporting document in each category', () => {
    const classification = {
      category: 'bank_statements',
      subcategory: 'voided_check',
      certainty: 1,
    } as const;
    const moved = changeCategory({ ...processed, classification }, banks, now);
    expect(moved).toMatchObject({ ...banks, reviewRequired: true });
    expect(codesOf(moved)).toEqual(['CATEGORY_MISMATCH', 'OTHER']);
  });

  it('needs no review before the analysis', () => {
    const moved = changeCategory({ ...sampleDocument, status: 'pending' }, banks, now);
    expect(moved).toEqual({
      ...banks,
      categoryChosen: true,
      signals: [],
      reviewRequired: false,
      waitingSince: null,
    });
  });
});
