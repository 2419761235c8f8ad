import { describe, expect, it } from '@jest/globals';
import { evidenceDocument } from './evidence-document.ts';

describe('the state of a document as evidence', () => {
  const state = {
    documentId: 'd7',
    subcategory: 'profit_loss',
    status: 'verified',
    taxYear: '2025',
    period: { from: '2025-01-01', to: '2025-12-31' },
    figures: [{ name: 'revenue', value: 90, page: 3, confidence: 0.8, corrected: true }],
  };

  it('has the kind, the credit, the review, the dates and the figures', () => {
    const { documentId: id, subcategory: kind, status: _status, ...rest } = state;
    expect(evidenceDocument(state, 0.5)).toEqual({ id, kind, credit: 0.5, reviewed: true, ...rest });
  });

  it('has neither kind, dates, page nor correction without one', () => {
    const figures = [{ name: 'revenue', value: 90, confidence: 0.8 }];
    const read = { documentId: 'd7', subcategory: null, status: 'processed', figures };
    expect(evidenceDocument(read, 1)).toStrictEqual({
      id: 'd7',
      kind: '',
      credit: 1,
      reviewed: false,
      taxYear: null,
      period: null,
      figures: [{ name: 'revenue', value: 90, confidence: 0.8, corrected: false }],
    });
    expect(evidenceDocument({ ...read, figures: undefined }, 1).figures).toEqual([]);
  });
});
