import { describe, expect, it } from '@jest/globals';
import { proofOf, proofRequestOf, totalOf } from '../../testing/figure-proof.ts';
import { bankRowsOf, figureFor, monthsOf, otherName, paper, sameName, today } from '../../testing/figures.ts';
import {
  figureDocument,
  provenByFigures,
  provingDocuments,
  settle,
  type FigureDocument,
  type FigureWitness,
} from '../index.ts';

const provenOf = (owner: Parameters<typeof proofRequestOf>[0], grade: 2 | 3 = 2) =>
  provenByFigures(proofRequestOf(owner), grade);
const debt = 'monthlyDebtPayments';
const balance = 'averageBankBalance';
const quarter = (grade: 1 | 2 | 3, value = 94_189.33): FigureWitness =>
  bankRowsOf(balance, value, grade, { monthGrades: monthsOf(3, grade) });

describe('the input of the proven score', () => {
  it('has the figures of grade 2 and 3 at the value of their source', () => {
    const typed = { [balance]: 31_000 };
    expect(provenOf({ typed, witnesses: [quarter(1)] }).figures.averageBankBalance).toBe(0);
    expect(provenOf({ typed, witnesses: [quarter(2)] }).figures.averageBankBalance).toBe(94_189);
    expect(provenOf({ typed, witnesses: [quarter(2)] }, 3).figures.averageBankBalance).toBe(0);
    expect(provenOf({ typed, witnesses: [quarter(3)] }, 3).figures.averageBankBalance).toBe(94_189);
  });

  it('leaves unanswered what nothing proves, but for the amount and the term of the loan', () => {
    const typed = { [balance]: 31_000, loanRequestAmount: 90_000, loanTerm: 60, personalGuarantee: true };
    const input = provenOf({ typed, witnesses: [] });
    expect(input.figures).toMatchObject({
      loanRequestAmount: 90_000,
      loanTerm: 60,
      personalGuarantee: false,
    });
    expect(input.unanswered).toEqual(
      Object.keys(input.figures).filter((field) => !['loanRequestAmount', 'loanTerm'].includes(field)),
    );
    const proven = provenOf({ typed, witnesses: [quarter(2)] });
    expect(proven.unanswered).not.toContain(balance);
  });

  it('has the source that the owner chose among those that prove', () => {
    const field = 'annualRevenueCurrent';
    const [better, worse] = [bankRowsOf(field, 700_000, 2), paper('schedule_c', field, 500_000.6)];
    const figure = figureFor(field, { witnesses: [better, worse] });
    const choice = settle(figure, { use: worse.id }, today);
    const settled = choice === null ? [] : [choice];
    expect(provenOf({ witnesses: [better, worse] }).figures.annualRevenueCurrent).toBe(700_000);
    expect(provenOf({ witnesses: [better, worse], settled }).figures.annualRevenueCurrent).toBe(500_001);
  });

  it('has no figure that gives no points, and a flag for an EIN and a license', () => {
    const input = provenOf({
      witnesses: [
        paper('form_1040', 'annualPersonalIncome', 90_000),
        paper('ein_letter', 'ein', 'digest'),
        paper('business_license', 'businessLicense', 'answered'),
      ],
    });
    expect(input.figures).toMatchObject({ annualPersonalIncome: 0, hasEin: true, hasBusinessLicense: true });
    expect(input.unanswered).not.toContain('hasEin');
    expect(provenOf({ witnesses: [] }).figures).toMatchObject({ hasEin: false, hasBusinessLicense: false });
  });

  it('has the worse of what she typed and what proves it', () => {
    const rows = (grade: 1 | 2) => [bankRowsOf(debt, 1_150, grade)];
    const debtOf = (typed: Record<string, number>, grade: 1 | 2) =>
      provenOf({ typed, witnesses: rows(grade) }).figures.monthlyDebtPayments;
    expect(debtOf({ [debt]: 2_720 }, 2)).toBe(2_720);
    expect(debtOf({ [debt]: 500 }, 2)).toBe(1_150);
    expect(debtOf({ [debt]: 500 }, 1)).toBe(500);
    expect(debtOf({}, 2)).toBe(1_150);
    expect(debtOf({}, 1)).toBe(0);
    const overdraft = (typed: boolean, value: boolean) =>
      provenOf({
        typed: { overdraftHistory: typed },
        witnesses: [bankRowsOf('overdraftHistory', value, 2)],
      }).figures.overdraftHistory;
    expect([overdraft(true, false), overdraft(false, true), overdraft(false, false)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(provenOf({ typed: { overdraftHistory: true } }).figures.overdraftHistory).toBe(true);
    expect(provenOf({ typed: { overdraftHistory: null } }).figures.overdraftHistory).toBe(false);
    expect(provenOf({ typed: { [debt]: null } }).figures.monthlyDebtPayments).toBe(0);
    expect(provenOf({ witnesses: [bankRowsOf('overdraftHistory', true, 1)] }).figures.overdraftHistory).toBe(
      false,
    );
  });

  it('forgets an admission once the owner settles on a source that proves another value', () => {
    const owner = { typed: { [debt]: 2_720 }, witnesses: [bankRowsOf(debt, 1_150, 2)] };
    const figure = figureFor(debt, owner);
    const settledOn = (use: string) => {
      const choice = settle(figure, { use }, today);
      return provenOf({ ...owner, settled: choice === null ? [] : [choice] }).figures.monthlyDebtPayments;
    };
    expect(settledOn('bank_rows:monthlyDebtPayments')).toBe(1_150);
    expect(settledOn('said')).toBe(2_720);
  });

  it('has the fresh accounts whose months prove', () => {
    const account = { accountId: 'a', accountType: 'checking', currentBalance: 9, averageBalance: 8 };
    const accounts = [
      { ...account, grade: 2 as const, freshUntil: today },
      { ...account, grade: 1 as const, freshUntil: today },
      { ...account, grade: null, freshUntil: today },
      { ...account, grade: 3 as const, freshUntil: '2026-01-01' },
    ];
    const { accountId: _id, ...scored } = account;
    expect(provenOf({ accounts }).accounts).toEqual([scored]);
    expect(provenOf({ accounts }, 3).accounts).toEqual([]);
  });
});

const documentOf = (kind: string, change: Partial<FigureDocument> = {}): FigureDocument => ({
  ...figureDocument(
    {
      documentId: kind,
      subcategory: kind,
      status: 'processed',
      taxYear: '2025',
      period: { from: '2025-01-01', to: '2025-12-31' },
      holder: sameName,
    },
    1,
  ),
  ...change,
});

it('gives no points for limits whose balances nothing proves', () => {
  const typed = { totalCreditLimits: 9000, currentCreditBalances: 4000 };
  const totalWith = (proven: Record<string, number>) => {
    const confirmed = Object.entries(proven).map(
      ([field, value]) => [field, { id: field, source: 'report' as const, value }] as const,
    );
    return totalOf(provenByFigures(proofRequestOf({ typed }), 2, new Map(confirmed)));
  };
  expect(totalWith({ totalCreditLimits: 9000 })).toBe(0);
  expect(totalWith({ totalCreditLimits: 9000, currentCreditBalances: 0 })).toBe(45);
});

describe('the documents of the proven score', () => {
  const countOf = (document: FigureDocument, witnesses: FigureWitness[] = [], grade: 2 | 3 = 2) =>
    provingDocuments(
      [document],
      [figureFor('annualRevenueCurrent', { typed: { annualRevenueCurrent: 1 }, witnesses })],
      today,
      grade,
    ).size;

  it.each([
    ['a return', documentOf('schedule_c'), 1],
    ['a statement', documentOf('business_checking'), 1],
    ['a paper without a figure', documentOf('form_w2'), 1],
    ['a return without a tax year', documentOf('schedule_c', { taxYear: null }), 1],
    ['a report', documentOf('profit_loss'), 0],
    ['a report that a reviewer confirmed', documentOf('profit_loss', { reviewed: true }), 1],
    ['a return in another name', documentOf('schedule_c', { holder: otherName }), 0],
    ['a return without a name', documentOf('schedule_c', { holder: null }), 0],
    ['a return with an alarm', documentOf('schedule_c', { credit: 0.5 }), 0],
    ['a stale return', documentOf('schedule_c', { taxYear: '2022' }), 0],
    ['a rejected return', documentOf('schedule_c', { status: 'rejected' }), 0],
  ])('count, or not: %s', (_name, document, count) => expect(countOf(document)).toBe(count));

  it('count once a source confirms one of their figures', () => {
    const report = paper('profit_loss', 'annualRevenueCurrent', 480_000, { documentId: 'profit_loss' });
    const deposits = bankRowsOf('annualRevenueCurrent', 480_000, 2, { documentIds: ['statement'] });
    expect(countOf(documentOf('profit_loss'), [report])).toBe(0);
    const figures = [figureFor('annualRevenueCurrent', { witnesses: [report, deposits] })];
    const ids = (grade: 2 | 3) => [...provingDocuments([documentOf('profit_loss')], figures, today, grade)];
    expect(ids(2)).toEqual(['statement', 'profit_loss']);
    expect(ids(3)).toEqual(['statement', 'profit_loss']);
    expect(countOf(documentOf('schedule_c'), [], 3)).toBe(0);
  });
});

describe('the proven score of figures', () => {
  it('marks a criterion as proven where a source of grade 2 measures it, and never a decision', () => {
    const typed = { annualRevenueCurrent: 480_000, personalGuarantee: true, industryType: 'Bakery' };
    const badges = (witnesses: FigureWitness[]) =>
      new Map(proofOf({ typed, witnesses }).criteria.map(({ code, badge }) => [code, badge]));
    const proven = badges([paper('schedule_c', 'annualRevenueCurrent', 480_000)]);
    expect([proven.get('BF3'), proven.get('RA11'), proven.get('RA2'), proven.get('BF5')]).toEqual([
      'proven',
      'stated',
      'stated',
      'missing',
    ]);
    expect(badges([paper('profit_loss', 'annualRevenueCurrent', 480_000)]).get('BF3')).toBe('stated');
  });

  it('marks documents and accounts as proven where they count', () => {
    const account = {
      accountId: 'a',
      accountType: 'checking',
      currentBalance: 90_000,
      averageBalance: 90_000,
      freshUntil: today,
    };
    const criteriaOf = (grade: 1 | 2) =>
      new Map(
        proofOf({ documents: [documentOf('schedule_c')], accounts: [{ ...account, grade }] }).criteria.map(
          (each) => [each.code, each],
        ),
      );
    expect(criteriaOf(2).get('DC1')?.badge).toBe('proven');
    expect(criteriaOf(2).get('BF10')).toMatchObject({ badge: 'proven' });
    expect(criteriaOf(1).get('BF10')).toMatchObject({
      badge: 'missing',
      points: 0,
      provableBy: ['bank_3', 'bank_12'],
    });
  });

  it('names the sources and the open ways to prove a criterion', () => {
    const typed = { annualRevenueCurrent: 480_000, netProfitMargin: 18 };
    const { criteria } = proofOf({ typed, witnesses: [bankRowsOf('annualRevenueCurrent', 480_000, 2)] });
    const of = (code: string) => criteria.find((each) => each.code === code);
    expect(of('BF3')).toMatchObject({ witnesses: ['bank_rows:annualRevenueCurrent'], provableBy: [] });
    expect(of('BF5')?.provableBy).toEqual(['tax_return', 'profit_loss']);
  });

  it('no longer offers months of rows that it has', () => {
    const withRows = proofOf({ witnesses: [bankRowsOf('operatingCashFlow', 90_000, 2)] }).criteria;
    const withReport = proofOf({
      witnesses: [paper('cash_flow', 'operatingCashFlow', 90_000, { reviewed: true })],
    });
    const customers = (criteria: typeof withRows) => criteria.find(({ code }) => code === 'RA3')?.provableBy;
    expect(customers(withRows)).toEqual(['bank_3']);
    expect(customers(withReport.criteria)).toEqual(['bank_3', 'bank_12']);
  });

  it('has a confirmed part, and what rests on her word', () => {
    const typed = { annualRevenueCurrent: 480_000, netProfitMargin: 18 };
    const rows = (grade: 2 | 3) => [bankRowsOf('annualRevenueCurrent', 480_000, grade)];
    const [paperProof, confirmed] = [
      proofOf({ typed, witnesses: rows(2) }),
      proofOf({ typed, witnesses: rows(3) }),
    ];
    expect(paperProof.confirmedTotal).toBeLessThan(paperProof.result.totalScore);
    expect(confirmed.confirmedTotal).toBe(confirmed.result.totalScore);
    expect(paperProof.restsOnYourWord).toBe(paperProof.stated.totalScore - paperProof.result.totalScore);
    expect(proofOf({ witnesses: [] }).restsOnYourWord).toBe(0);
  });

  it('moves once the statements of the months arrive and agree', () => {
    const file = proofOf({ witnesses: [quarter(1)] });
    const statements = proofOf({ witnesses: [quarter(3)] });
    expect(file.stated.totalScore).toBe(statements.stated.totalScore);
    expect(file.stated.totalScore).toBeGreaterThan(0);
    expect(file.result.totalScore).toBe(proofOf({}).result.totalScore);
    expect(statements.result.totalScore).toBeGreaterThan(file.result.totalScore);
  });
});
