import { describe, expect, it } from '@jest/globals';
import { progressByCategory } from './category-progress.ts';
import { documentStatuses } from './documents.ts';

describe('the progress of a category', () => {
  it('separates what counts from what waits for a review', () => {
    const category = 'tax_documents' as const;
    const documents = [
      { category, status: 'verified', reviewRequired: false },
      { category, status: 'processed', reviewRequired: true },
      { category, status: 'processed', reviewRequired: true },
      { category: 'financial_reports', status: 'processed', reviewRequired: false },
    ] as const;
    expect(progressByCategory(documents)).toEqual({
      tax_documents: { counted: 1, waiting: 2 },
      bank_statements: { counted: 0, waiting: 0 },
      financial_reports: { counted: 1, waiting: 0 },
    });
  });

  it('counts only processed and verified documents', () => {
    const category = 'bank_statements' as const;
    const documents = documentStatuses.map((status) => ({ category, status, reviewRequired: false }));
    expect(progressByCategory(documents)[category]).toEqual({ counted: 2, waiting: 0 });
  });

  it('leaves out a document without a category', () => {
    const open = { category: 'tax_documents', status: 'processed', reviewRequired: true } as const;
    expect(progressByCategory([{ ...open, categoryOpen: true }]).tax_documents).toEqual({
      counted: 0,
      waiting: 0,
    });
  });
});
