import { describe, expect, it } from '@jest/globals';
import { sampleDocument, signalOf } from '../../testing/sample-document.ts';
import { applyAnalysis } from './analysis-outcome.rules.ts';
import { changeCategory } from './change-category.rules.ts';
import type { DocumentRow, StoredCorrection } from './document.model.ts';
import { toDocumentState, toDocumentView } from './document.view.ts';
import { fileByReading, isCategoryOpen } from './file-by-reading.rules.ts';

const now = new Date('2026-11-24T09:00:00Z');
const dropped: DocumentRow = { ...sampleDocument, categoryChosen: false };
const statement = { category: 'bank_statements', subcategory: 'business_checking', certainty: 0.97 } as const;
const mismatch = signalOf('CATEGORY_MISMATCH');

describe('a document without a chosen category', () => {
  it('is open until its kind is known, for the owner and for other services', () => {
    expect(isCategoryOpen(dropped)).toBe(true);
    expect(toDocumentView(dropped, {}).categoryOpen).toBe(true);
    expect(toDocumentState(dropped).categoryOpen).toBe(true);
    expect(isCategoryOpen(sampleDocument)).toBe(false);
  });

  it('is filed under the category of its kind, without a mismatch', () => {
    const filed = fileByReading({
      ...dropped,
      classification: statement,
      signals: [mismatch, signalOf('OTHER')],
    });
    expect(filed).toMatchObject({ category: 'bank_statements', subcategory: 'business_checking' });
    expect(filed.signals.map(({ code }) => code)).toEqual(['OTHER']);
    expect(isCategoryOpen(filed)).toBe(false);
  });

  it('is filed again by a later analysis, and loses the kind of the earlier one', () => {
    const filed = fileByReading({ ...dropped, classification: statement });
    const again = fileByReading({
      ...filed,
      classification: { category: 'financial_reports', subcategory: 'profit_loss', certainty: 0.9 },
    });
    expect(again).toMatchObject({ category: 'financial_reports', subcategory: 'profit_loss' });
    expect(fileByReading({ ...filed, classification: null })).toMatchObject({ subcategory: null });
  });

  it('remains where a counting correction of its kind placed it', () => {
    const correction: StoredCorrection = {
      id: '01890000-0000-7000-8000-00000000000a',
      what: 'kind',
      name: 'kind',
      page: null,
      read: null,
      value: 'financial_reports/balance_sheet',
      by: 'owner',
      actorId: dropped.userId,
      at: now.toISOString(),
      state: 'counts',
      decidedAt: null,
      decidedBy: null,
      before: null,
    };
    const filed = fileByReading({ ...dropped, classification: statement, corrections: [correction] });
    expect(filed).toMatchObject({ category: 'financial_reports', subcategory: 'balance_sheet' });
  });

  it('of an unknown kind waits for its owner, and for a reviewer after the owner chose a category', () => {
    const analysis: Parameters<typeof applyAnalysis>[1] = {
      outcome: 'analysed',
      fraudScore: 0,
      confidence: 0,
      classification: null,
      extracted: [],
      signals: [signalOf('UNKNOWN_KIND')],
    };
    const unknown = { ...dropped, ...applyAnalysis(dropped, analysis, now) };
    expect(unknown).toMatchObject({ status: 'processed', reviewRequired: true, waitingSince: null });
    const placed = {
      ...unknown,
      ...changeCategory(unknown, { category: 'tax_documents', subcategory: null }, now),
    };
    expect(placed).toMatchObject({ categoryChosen: true, reviewRequired: true, waitingSince: now });
    expect(isCategoryOpen(placed)).toBe(false);
  });
});

describe('a document whose category its owner chose', () => {
  it('is in that category, and another kind is a mismatch', () => {
    const read = { ...sampleDocument, classification: statement, signals: [mismatch] };
    expect(fileByReading(read)).toBe(read);
  });
});
