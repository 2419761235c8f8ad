import { describe, expect, it } from '@jest/globals';
import { chooseWitnesses, documentWitnesses, evidenceDocument, type EvidenceDocument } from './index.ts';

const documentOf = (
  kind: string,
  figures: Record<string, number>,
  change: Partial<EvidenceDocument> = {},
) => ({
  id: 'd1',
  kind,
  credit: 1,
  reviewed: false,
  taxYear: null,
  period: { from: '2025-10-01', to: '2026-09-30' },
  figures: Object.entries(figures).map(([name, value]) => ({ name, value, page: 2, confidence: 0.9 })),
  ...change,
});
const scheduleC = (taxYear: string, grossReceipts: number, id = `c${taxYear}`) =>
  documentOf('schedule_c', { grossReceipts }, { taxYear, period: null, id });
const valuesOf = (document: EvidenceDocument) =>
  Object.fromEntries(documentWitnesses([document]).map(({ field, value }) => [field, value]));
const today = '2026-11-23';

describe('a document', () => {
  it('proves its figures until a day that its kind defines', () => {
    const report = documentOf('profit_loss', { revenue: 1000.5, totalExpenses: 700, netIncome: 123.45 });
    expect(valuesOf(report)).toEqual({
      annualRevenueCurrent: 1001,
      annualRevenuePrevious: 1001,
      annualOperatingExpenses: 700,
      netProfitMargin: 12.34,
      ebitda: 123,
    });
    const until = (document: EvidenceDocument) => documentWitnesses([document])[0]?.freshUntil;
    expect(until(report)).toBe('2027-01-28');
    expect(until(scheduleC('2025', 9))).toBe('2027-10-15');
  });

  it.each([
    ['without full credit', { credit: 0.5 }],
    ['of half a year', { period: { from: '2026-01-01', to: '2026-06-30' } }],
    ['of 372 days', { period: { from: '2025-09-24', to: '2026-09-30' } }],
    ['without a period', { period: null }],
  ])('proves nothing %s', (_name, change) => {
    expect(documentWitnesses([documentOf('profit_loss', { revenue: 9 }, change)])).toEqual([]);
  });

  it.each([
    ['a tax year in words', scheduleC('last', 9)],
    ['a tax year with a half', scheduleC('2025.5', 9)],
    ['a tax year before 1990', scheduleC('1989', 9)],
    ['no tax year', { ...scheduleC('2025', 9), taxYear: null }],
    ['a negative figure', scheduleC('2025', -9)],
    ['figures of another kind', documentOf('balance_sheet', { revenue: 9 })],
  ])('proves nothing with %s', (_name, document) => expect(documentWitnesses([document])).toEqual([]));

  it.each([
    ['360 days', { from: '2025-10-06', to: '2026-09-30' }],
    ['371 days', { from: '2025-09-25', to: '2026-09-30' }],
  ])('proves a year of %s', (_name, period) => {
    expect(valuesOf(documentOf('profit_loss', { revenue: 9 }, { period }))).toEqual({
      annualRevenueCurrent: 9,
      annualRevenuePrevious: 9,
    });
  });

  it('proves with a tax year from 1990', () => {
    expect(valuesOf(scheduleC('1990', 9))['annualRevenueCurrent']).toBe(9);
  });

  it('proves figures below zero where its kind has them', () => {
    const loss = { revenue: 1000, netIncome: -250 };
    expect(valuesOf(documentOf('profit_loss', loss))).toMatchObject({ netProfitMargin: -25, ebitda: -250 });
    expect(valuesOf(documentOf('cash_flow', { operatingCashFlow: -7 }))).toEqual({ operatingCashFlow: -7 });
  });

  it('has no margin without revenue', () => {
    const fields = Object.keys(valuesOf(documentOf('profit_loss', { revenue: 0, netIncome: 5 })));
    expect(fields).toEqual(['annualRevenueCurrent', 'annualRevenuePrevious', 'ebitda']);
  });

  it('has the lowest confidence of its figures and the page of the first', () => {
    const figures = [
      { name: 'netIncome', value: 100, page: 4, confidence: 0.8 },
      { name: 'revenue', value: 1000, page: 2, confidence: 0.7 },
    ];
    const witnesses = documentWitnesses([{ ...documentOf('profit_loss', {}), figures }]);
    expect(witnesses.find(({ field }) => field === 'netProfitMargin')).toEqual({
      id: 'report:netProfitMargin:d1',
      field: 'netProfitMargin',
      source: 'report',
      kind: 'profit_loss',
      value: 10,
      period: { from: '2025-10-01', to: '2026-09-30' },
      freshUntil: '2027-01-28',
      reviewed: false,
      confidence: 0.7,
      documentId: 'd1',
      page: 4,
      figure: 'netIncome',
      corrected: false,
    });
  });

  it('has no page without one', () => {
    const figures = [{ name: 'grossReceipts', value: 9, confidence: 0.8 }];
    const [first] = documentWitnesses([{ ...scheduleC('2025', 9), figures }]);
    expect(first).not.toHaveProperty('page');
  });

  it('proves the figures of a balance sheet in pairs only', () => {
    const sheet = { totalAssets: 9, currentAssets: 5, currentLiabilities: 7 };
    expect(valuesOf(documentOf('balance_sheet', sheet))).toEqual({
      currentAssets: 5,
      currentLiabilities: 7,
      workingCapital: -2,
    });
  });

  it('proves a balance sheet of one day', () => {
    const period = { from: '2026-09-30', to: '2026-09-30' };
    const sheet = documentOf('balance_sheet', { totalAssets: 9, totalLiabilities: 4 }, { period });
    expect(valuesOf(sheet)).toEqual({ totalAssets: 9, totalLiabilities: 4 });
  });

  it('names a figure that a person corrected, also if it is one of two', () => {
    const figures = [
      { name: 'netProfit', value: 20, confidence: 0.9, corrected: false },
      { name: 'grossReceipts', value: 100, confidence: 0.8, corrected: true },
    ];
    const witnesses = documentWitnesses([{ ...scheduleC('2025', 100), figures }]);
    const corrected = Object.fromEntries(witnesses.map((each) => [each.field, each.corrected]));
    expect(corrected).toEqual({
      annualRevenueCurrent: true,
      annualRevenuePrevious: true,
      netProfitMargin: true,
      ebitda: false,
    });
  });
});

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

describe('the choice', () => {
  const chosen = (...documents: EvidenceDocument[]) => chooseWitnesses(documentWitnesses(documents), today);

  it('prefers a tax return to a report, and a later year', () => {
    const report = documentOf('profit_loss', { revenue: 900, netIncome: 9 });
    const best = chosen(report, scheduleC('2024', 500), scheduleC('2025', 600));
    expect(best.get('annualRevenueCurrent')).toMatchObject({ value: 600, source: 'tax_return', page: 2 });
    expect(best.get('annualRevenuePrevious')).toMatchObject({ value: 500, freshUntil: null });
  });

  it('has no year before of another kind or year', () => {
    const older = scheduleC('2023', 400);
    const other = { ...scheduleC('2024', 500), kind: 'form_1120' };
    expect(chosen(scheduleC('2025', 600), older, other).has('annualRevenuePrevious')).toBe(false);
  });

  it('ignores stale documents', () => expect(chosen(scheduleC('2024', 500)).size).toBe(0));

  it('prefers a reviewed document', () => {
    const reviewed = { ...scheduleC('2025', 700, 'z'), reviewed: true };
    expect(chosen(scheduleC('2025', 600), reviewed).get('annualRevenueCurrent')?.value).toBe(700);
  });
});
