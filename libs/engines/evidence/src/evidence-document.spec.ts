import { describe, expect, it } from '@jest/globals';
import { evidenceDocument, isWholeYear, taxValidity, witnessOf } from './evidence-document.ts';

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

it.each([
  ['2025-12-25', false],
  ['2025-12-26', true],
  ['2026-01-06', true],
  ['2026-01-07', false],
])('a year from January 1 until %s is whole: %j', (to, isWhole) => {
  expect(isWholeYear({ from: '2025-01-01', to })).toBe(isWhole);
});

it.each([
  ['1990', { from: '1990-01-01', to: '1990-12-31' }],
  ['1989', undefined],
  ['2025.5', undefined],
  ['year', undefined],
  [null, undefined],
])('a return of the tax year %j has its period', (taxYear, period) => {
  expect(taxValidity({ taxYear })?.period).toEqual(period);
});

describe('a witness of several figures', () => {
  const period = { from: '2025-01-01', to: '2025-12-31' };
  const validity = { source: 'report', period, freshUntil: '2027-01-01' } as const;
  const document = evidenceDocument({ documentId: 'd7', subcategory: 'profit_loss', status: 'processed' }, 1);
  const figures = [
    { name: 'revenue', value: 90, page: 3, confidence: 0.9 },
    { name: 'netIncome', value: 9, page: 4, confidence: 0.6, corrected: true },
  ];

  it('has the page of the first one, the least confidence, and is corrected if one is', () => {
    expect(witnessOf(document, { field: 'netProfitMargin', figures }, validity, 10)).toMatchObject({
      id: 'report:netProfitMargin:d7',
      page: 3,
      figure: 'revenue',
      confidence: 0.6,
      corrected: true,
      freshUntil: '2027-01-01',
    });
    const first = { field: 'netProfitMargin', figures: figures.slice(0, 1) };
    expect(witnessOf(document, first, validity, 10).corrected).toBe(false);
  });

  it('of the previous year lasts', () => {
    const place = { field: 'annualRevenuePrevious', figures };
    expect(witnessOf(document, place, validity, 90).freshUntil).toBeNull();
  });
});
