import { describe, expect, it } from '@jest/globals';
import { otherName, sameName } from '../../testing/figures.ts';
import { documentFigureWitnesses, figureDocument, figureRules, type FigureDocument } from '../index.ts';

const documentOf = (
  kind: string,
  figures: Record<string, number> = {},
  change: Partial<FigureDocument> = {},
): FigureDocument => ({
  ...figureDocument(
    {
      documentId: 'd1',
      subcategory: kind,
      status: 'processed',
      taxYear: '2025',
      period: { from: '2025-01-01', to: '2025-12-31' },
      holder: sameName,
      figures: Object.entries(figures).map(([name, value]) => ({ name, value, page: 2, confidence: 0.9 })),
    },
    1,
  ),
  ...change,
});
const witnessesOf = (document: FigureDocument) => documentFigureWitnesses([document]);
const valuesOf = (document: FigureDocument) =>
  Object.fromEntries(witnessesOf(document).map(({ field, value }) => [field, value]));

describe('the witnesses of papers for figures', () => {
  it('keep the cents, and name the holder', () => {
    expect(witnessesOf(documentOf('schedule_c', { grossReceipts: 590_000.37 }))[0]).toEqual({
      id: 'tax_return:annualRevenueCurrent:d1',
      field: 'annualRevenueCurrent',
      source: 'tax_return',
      kind: 'schedule_c',
      value: 590_000.37,
      period: { from: '2025-01-01', to: '2025-12-31' },
      freshUntil: '2027-10-15',
      reviewed: false,
      confidence: 0.9,
      documentId: 'd1',
      page: 2,
      figure: 'grossReceipts',
      corrected: false,
      holder: sameName,
      alarm: false,
    });
  });

  it.each([
    [
      'form_1120s',
      { grossReceipts: 9, ordinaryIncome: -3 },
      { annualRevenueCurrent: 9, annualRevenuePrevious: 9, ebitda: -3 },
    ],
    ['form_1065', { grossReceipts: 9 }, { annualRevenueCurrent: 9, annualRevenuePrevious: 9 }],
    ['form_1099_k', { grossPayments: 9.5 }, { annualRevenueCurrent: 9.5, annualRevenuePrevious: 9.5 }],
    ['form_1040', { totalIncome: 9 }, { annualPersonalIncome: 9 }],
    [
      'profit_loss',
      { revenue: 200, netIncome: 25.005, totalExpenses: 175 },
      {
        annualRevenueCurrent: 200,
        annualRevenuePrevious: 200,
        annualOperatingExpenses: 175,
        netProfitMargin: 12.5,
        ebitda: 25.01,
      },
    ],
    ['cash_flow', { operatingCashFlow: -8 }, { operatingCashFlow: -8 }],
    [
      'balance_sheet',
      { totalAssets: 9, totalLiabilities: 4, cash: 3, currentAssets: 7, currentLiabilities: 8 },
      {
        totalAssets: 9,
        totalLiabilities: 4,
        currentAssets: 7,
        currentLiabilities: 8,
        workingCapital: -1,
        cash: 3,
      },
    ],
    ['balance_sheet', { totalAssets: 9 }, {}],
    ['profit_loss', { revenue: -1, netIncome: 4 }, { ebitda: 4 }],
    ['form_w2', { wages: 9 }, {}],
  ])('are those of a %s', (kind, figures, values) => {
    expect(valuesOf(documentOf(kind, figures as Record<string, number>))).toEqual(values);
  });

  it('exist for a paper that proves nothing, with what withholds its grade', () => {
    const [alarmed] = witnessesOf(
      documentOf('schedule_c', { grossReceipts: 9 }, { credit: 0.5, holder: otherName }),
    );
    expect(alarmed).toMatchObject({ alarm: true, holder: otherName });
    const figures = [
      { name: 'netProfit', value: 20, confidence: 0.9, corrected: true },
      { name: 'grossReceipts', value: 100, confidence: 0.8, corrected: true, paperSum: 90 },
    ];
    const corrected = Object.fromEntries(
      witnessesOf(documentOf('schedule_c', {}, { figures })).map(({ field, paperSum }) => [field, paperSum]),
    );
    expect(corrected).toEqual({
      annualRevenueCurrent: 90,
      annualRevenuePrevious: 90,
      netProfitMargin: 90,
      ebitda: undefined,
    });
  });

  it.each([
    ['a rejected paper', { status: 'rejected' }],
    ['a paper that is not read yet', { status: 'processing' }],
    ['a sample in another name', { isSample: true, holder: otherName }],
    ['a sample without a name', { isSample: true, holder: null }],
    ['a return without a year', { taxYear: null }],
  ])('do not exist for %s', (_name, change) => {
    expect(witnessesOf(documentOf('schedule_c', { grossReceipts: 9 }, change))).toEqual([]);
  });

  it('exist for a sample in the name of the owner, and for a verified paper', () => {
    expect(witnessesOf(documentOf('schedule_c', { grossReceipts: 9 }, { isSample: true }))).toHaveLength(2);
    const verified = documentOf('schedule_c', { grossReceipts: 9 }, { status: 'verified', holder: null });
    expect(witnessesOf(verified)[0]).not.toHaveProperty('holder');
  });

  it('need the whole year of a report', () => {
    const half = { period: { from: '2025-01-01', to: '2025-06-30' } };
    expect(witnessesOf(documentOf('profit_loss', { revenue: 9 }, half))).toEqual([]);
    expect(witnessesOf(documentOf('profit_loss', { revenue: 9 }, { period: null }))).toEqual([]);
    expect(witnessesOf(documentOf('balance_sheet', { cash: 9 }, half))).toHaveLength(1);
  });

  it('have the days of the rules', () => {
    const { freshness } = figureRules;
    const rules = {
      ...figureRules,
      freshness: { ...freshness, reportDays: 1, taxYears: 1, taxDay: '04-15' },
    };
    const untilOf = (document: FigureDocument) => documentFigureWitnesses([document], rules)[0]?.freshUntil;
    expect(untilOf(documentOf('profit_loss', { revenue: 9 }))).toBe('2026-01-01');
    expect(untilOf(documentOf('schedule_c', { grossReceipts: 9 }))).toBe('2026-04-15');
  });
});

describe('the witnesses of texts', () => {
  const scored = (bureau: string, change: Partial<FigureDocument> = {}) =>
    documentOf(
      'business_credit_report',
      { businessScore: 78 },
      {
        texts: { bureau, reportDate: '2025-12-01' },
        ...change,
      },
    );

  it.each([
    ['Experian', { experianBusinessScore: 78 }],
    ['EQUIFAX', { equifaxBusinessScore: 78 }],
    ['Dun & Bradstreet', { dnbRating: '78' }],
    ['D&B', { dnbRating: '78' }],
    ['Another', {}],
  ])('have the score of their bureau: %s', (bureau, values) => {
    expect(valuesOf(scored(bureau))).toEqual(values);
  });

  it('are fresh for 120 days after the day of the report, and nothing without that day', () => {
    const [first] = witnessesOf(scored('Experian'));
    expect(first).toMatchObject({
      source: 'report',
      period: { from: '2025-12-01', to: '2025-12-01' },
      freshUntil: '2026-03-31',
    });
    expect(witnessesOf(scored('Experian', { texts: { bureau: 'Experian' } }))).toEqual([]);
    expect(witnessesOf(scored('Experian', { texts: { reportDate: '2025-12-01' } }))).toEqual([]);
    const personal = documentOf(
      'personal_credit_report',
      { creditScore: 712 },
      { texts: { reportDate: '2025-12-01' } },
    );
    expect(valuesOf(personal)).toEqual({ personalCreditScore: 712 });
  });

  it.each(['December 1, 2025', '2025-02-30', '2025-1-1', '2025-13-01'])(
    'need a readable day of a report: %s',
    (reportDate) => {
      const report = { creditScore: 712 };
      expect(witnessesOf(documentOf('personal_credit_report', report, { texts: { reportDate } }))).toEqual(
        [],
      );
      const license = documentOf('business_license', {}, { texts: { expires: reportDate } });
      expect(witnessesOf(license)).toMatchObject([{ freshUntil: null }]);
    },
  );

  it('prove an EIN without a limit, a license and an insurance until they expire', () => {
    const letter = documentOf('ein_letter', {}, { period: null, texts: { ein: 'digest' } });
    expect(witnessesOf(letter)).toMatchObject([
      { field: 'ein', value: 'digest', freshUntil: null, period: null, confidence: 1 },
    ]);
    expect(witnessesOf(letter)[0]).not.toHaveProperty('figure');
    expect(valuesOf(documentOf('ein_letter'))).toEqual({});
    const license = documentOf('business_license', {}, { texts: { expires: '2026-06-30' } });
    expect(witnessesOf(license)).toMatchObject([
      { field: 'businessLicense', value: 'answered', freshUntil: '2026-06-30' },
    ]);
    expect(witnessesOf(documentOf('insurance_certificate'))).toMatchObject([
      { field: 'insurance', freshUntil: null },
    ]);
    const return941 = documentOf('form_941', { wages: 9 }, { texts: { ein: 'digest' } });
    expect(witnessesOf(return941)).toMatchObject([{ field: 'ein', source: 'tax_return' }]);
  });
});

describe('the state of a document for figures', () => {
  it('has neither holder, sample nor texts without them', () => {
    expect(figureDocument({ documentId: 'd7', subcategory: null, status: 'processed' }, 1)).toMatchObject({
      status: 'processed',
      holder: null,
      isSample: false,
      texts: {},
    });
    const figures = [{ name: 'revenue', value: 9, confidence: 1, paperSum: 8 }];
    const state = { documentId: 'd7', subcategory: null, status: 'verified', figures, isSample: true };
    expect(figureDocument({ ...state, texts: { ein: 'x' } }, 1)).toMatchObject({
      reviewed: true,
      isSample: true,
      texts: { ein: 'x' },
      figures: [{ paperSum: 8 }],
    });
  });
});
