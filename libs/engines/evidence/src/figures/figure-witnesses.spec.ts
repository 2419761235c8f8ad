import { describe, expect, it } from '@jest/globals';
import { accountOf, flowOf2025, monthsOf2025, statementOf } from '../../testing/bank-months.ts';
import { otherName, sameName } from '../../testing/figures.ts';
import {
  countedCashFlow,
  figureDocument,
  figureRules,
  figureWitnesses,
  isOwnPaper,
  monthGrades,
  type FigureDocument,
  type FigureWitness,
} from '../index.ts';

const statements = monthsOf2025.map((month) => statementOf(month));
const rows = {
  cashFlow: countedCashFlow(flowOf2025),
  monthGrades: monthGrades(accountOf(statements), monthsOf2025, figureRules),
  corrected: false,
};

const documentOf = (
  subcategory: string,
  figures: Readonly<Record<string, number>>,
  change: Partial<FigureDocument> = {},
): FigureDocument => ({
  ...figureDocument(
    {
      documentId: 'd1',
      subcategory,
      status: 'processed',
      taxYear: '2025',
      period: { from: '2025-11-30', to: '2025-11-30' },
      holder: sameName,
      figures: Object.entries(figures).map(([name, value]) => ({ name, value, page: 1, confidence: 1 })),
    },
    1,
  ),
  ...change,
});
const taxReturn = (change: Partial<FigureDocument> = {}) =>
  documentOf('schedule_c', { grossReceipts: 481_000 }, change);
const ofRows = (field: string, documents: FigureDocument[]): FigureWitness[] =>
  figureWitnesses(documents, rows).filter((witness) => witness.kind === null && witness.field === field);
const revenueUntil = (documents: FigureDocument[]) =>
  ofRows('annualRevenueCurrent', documents).map(({ freshUntil }) => freshUntil);

describe('the witnesses of an owner', () => {
  it('are those of documents alone without bank rows', () => {
    expect(figureWitnesses([taxReturn()], null).map(({ id }) => id)).toEqual([
      'tax_return:annualRevenueCurrent:d1',
      'tax_return:annualRevenuePrevious:d1',
    ]);
    expect(figureWitnesses([], null)).toEqual([]);
  });

  it('have the deposits of the year of a return, fresh as long as the return', () => {
    expect(revenueUntil([])).toEqual(['2026-03-01']);
    expect(revenueUntil([taxReturn()])).toEqual(['2027-10-15']);
  });

  it.each([
    ['in another name', { holder: otherName }],
    ['with an alarm', { credit: 0.5 }],
    ['that a reviewer rejected', { status: 'rejected' }],
  ])('have no longer deposits for a return %s', (_name, change) => {
    expect(revenueUntil([taxReturn(change)])).toEqual(['2026-03-01']);
  });

  it('have the balance of the day of a balance sheet', () => {
    const sheet = documentOf('balance_sheet', { cash: 164_500 });
    expect(ofRows('cash', [sheet])).toMatchObject([{ value: 164_000, period: { to: '2025-11-30' } }]);
    expect(ofRows('cash', [{ ...sheet, holder: otherName }])).toEqual([]);
  });
});

describe('a paper of the owner', () => {
  it('is read, in her name or without one', () => {
    expect(isOwnPaper(taxReturn())).toBe(true);
    expect(isOwnPaper(taxReturn({ holder: null }))).toBe(true);
    expect(isOwnPaper(taxReturn({ holder: { ...otherName, answer: 'former-name' } }))).toBe(true);
    expect(isOwnPaper(taxReturn({ isSample: true }))).toBe(true);
  });

  it.each([
    ['in another name', { holder: otherName }],
    ['of her other business', { holder: { ...otherName, answer: 'other-business' as const } }],
    ['that is rejected', { status: 'rejected' }],
    ['that is a sample without her name', { isSample: true, holder: null }],
  ])('is not one %s', (_name, change) => expect(isOwnPaper(taxReturn(change))).toBe(false));
});
