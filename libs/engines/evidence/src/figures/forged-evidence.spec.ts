import { describe, expect, it } from '@jest/globals';
import { accountOf, flowOf2025, monthsOf2025, statementOf, typedFile } from '../../testing/bank-months.ts';
import { proofOf, type ProofOwner } from '../../testing/figure-proof.ts';
import { otherName, sameName } from '../../testing/figures.ts';
import {
  bankFigureWitnesses,
  documentFigureWitnesses,
  figureDocument,
  figureRules,
  gradedAccounts,
  monthGrades,
  type FigureDocument,
  type Holder,
} from '../index.ts';
import type { GradedFile } from './month-grades.ts';

const typed = {
  annualRevenueCurrent: 480_000,
  netProfitMargin: 18,
  ebitda: 86_000,
  operatingCashFlow: 168_000,
  monthlyDebtPayments: 1_000,
  averageBankBalance: 150_000,
  nsfIncidents: 0,
  overdraftHistory: false,
  loanRequestAmount: 90_000,
  totalAssets: 400_000,
  totalLiabilities: 100_000,
  personalGuarantee: true,
};

const year = { from: '2025-01-01', to: '2025-12-31' };

const documentOf = (
  kind: string,
  figures: Record<string, number>,
  change: { holder?: Holder; taxYear?: string; id?: string; credit?: number } = {},
): FigureDocument =>
  figureDocument(
    {
      documentId: change.id ?? kind,
      subcategory: kind,
      status: 'processed',
      taxYear: change.taxYear ?? '2025',
      period: year,
      holder: change.holder ?? sameName,
      figures: Object.entries(figures).map(([name, value]) => ({ name, value, page: 1, confidence: 1 })),
    },
    change.credit ?? 1,
  );

const report = documentOf('profit_loss', { revenue: 480_000, netIncome: 86_000, totalExpenses: 394_000 });
const sheet = documentOf('balance_sheet', { totalAssets: 400_000, totalLiabilities: 100_000 });
const returned = { grossReceipts: 480_000, netProfit: 86_000, totalExpenses: 394_000 };

/** An owner with these files and papers. */
function owner(files: readonly GradedFile[], documents: readonly FigureDocument[] = []): ProofOwner {
  const grades = monthGrades(accountOf(files), monthsOf2025, figureRules);
  const rows = { cashFlow: flowOf2025, monthGrades: grades };
  const bank =
    files.length === 0
      ? []
      : bankFigureWitnesses({ ...rows, corrected: false, paperYears: [], sheetDays: ['2025-12-31'] });
  return {
    typed,
    documents,
    witnesses: [...bank, ...documentFigureWitnesses(documents)],
    accounts: files.length === 0 ? [] : gradedAccounts(rows),
  };
}

const statements = (change: Partial<GradedFile> = {}) =>
  monthsOf2025.map((month) => statementOf(month, change));
const changedStatement = (month: string): GradedFile => {
  const { rows, ...statement } = statementOf(month);
  return { ...statement, rows: rows.map((row, at) => (at === 0 ? { ...row, cents: row.cents + 1 } : row)) };
};
const nothing = proofOf(owner([]));
const gainOf = (...evidence: Parameters<typeof owner>) =>
  proofOf(owner(...evidence)).result.totalScore - nothing.result.totalScore;

const forged: [string, Parameters<typeof owner>][] = [
  ['a typed CSV', [[typedFile()]]],
  ['a CSV file of a bank without a name', [[typedFile(), typedFile()]]],
  ['a typed CSV and a typed report that agrees', [[typedFile()], [report]]],
  ['a typed CSV, report and balance sheet', [[typedFile()], [report, sheet]]],
  ['an edited OFX', [[typedFile(monthsOf2025, { kind: 'bank_file' })]]],
  ['a spreadsheet of a report', [[], [documentOf('profit_loss', { revenue: 480_000, netIncome: 86_000 })]]],
  ['a return of another firm', [[], [documentOf('schedule_c', returned, { holder: otherName })]]],
  [
    'a return without a name',
    [[], [documentOf('schedule_c', returned, { holder: { ...otherName, match: 'none' } })]],
  ],
  ['statements in another name', [statements({ holder: otherName })]],
  ['statements in another name and a typed CSV', [[...statements({ holder: otherName }), typedFile()]]],
  ['statements with one changed row each', [monthsOf2025.map(changedStatement)]],
  [
    'statements with one changed row each and a typed CSV',
    [[...monthsOf2025.map(changedStatement), typedFile()]],
  ],
  ['statements with an alarm', [statements({ alarm: true })]],
  ['a return of an old year', [[], [documentOf('schedule_c', returned, { taxYear: '2022' })]]],
  ['a return with an alarm', [[], [documentOf('schedule_c', returned, { credit: 0.5 })]]],
  ['a kind that nobody knows', [[], [documentOf('unheard_of', returned)]]],
];

describe('forged evidence', () => {
  it.each(forged)('adds nothing to the proven score: %s', (_name, evidence) => {
    const proof = proofOf(owner(...evidence));
    expect(proof.result.totalScore).toBe(nothing.result.totalScore);
    expect(proof.confirmedTotal).toBe(nothing.confirmedTotal);
    expect(proof.criteria.filter(({ badge }) => badge === 'proven').map(({ code }) => code)).toEqual(
      nothing.criteria.filter(({ badge }) => badge === 'proven').map(({ code }) => code),
    );
  });

  it('adds nothing a second time', () => {
    const paper = documentOf('schedule_c', returned);
    const copy = { ...paper, id: 'copy' };
    const once = gainOf([], [paper]);
    expect(once).toBeGreaterThan(0);
    const same = (documents: FigureDocument[]) => proofOf(owner([], documents)).input.figures;
    expect(same([paper, copy])).toEqual(same([paper]));
    expect(same([copy, paper])).toEqual(same([paper]));
    expect(gainOf([...statements(), ...statements()])).toBe(gainOf(statements()));
    const alarmed = { ...copy, credit: 0.5 };
    expect(gainOf([], [paper, alarmed])).toBe(once);
    expect(gainOf([], [alarmed, paper])).toBe(once);
  });

  it('would add points if it were true', () => {
    expect(gainOf(statements())).toBeGreaterThan(100);
    expect(gainOf(statements(), [report])).toBeGreaterThan(gainOf(statements()));
    const confirmed = proofOf(owner([...statements(), typedFile()]));
    expect(confirmed.confirmedTotal).toBeGreaterThan(proofOf(owner(statements())).confirmedTotal);
  });

  it('adds nothing where the owner never answered', () => {
    const silent = { ...owner([typedFile()], [report, sheet]), typed: {} };
    expect(proofOf(silent).result.totalScore).toBe(proofOf({}).result.totalScore);
    expect(proofOf(silent).stated.totalScore).toBeGreaterThan(proofOf({}).stated.totalScore);
  });
});
