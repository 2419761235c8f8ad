import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, type ScoreInput } from '@groundwork/engine-scoring';
import fc from 'fast-check';
import { proofOf, proofRequestOf, type ProofOwner } from '../../testing/figure-proof.ts';
import { bankRowsOf, paper, sameName } from '../../testing/figures.ts';
import { figureDocument } from './document-figures.ts';
import { proofAdvice } from './proof-advice.ts';
import type { FigureProofRequest } from './proven-figures.ts';

const account = { accountType: 'checking', currentBalance: 11, averageBalance: 12 };
const countIn = ({ documents }: ScoreInput, category: string) =>
  documents.filter((each) => each.category === category).length;

/** Each proven value has a digit of its own in the total. */
const totalOf = (input: ScoreInput): number =>
  (input.figures.annualRevenueCurrent > 0 ? 1 : 0) +
  (input.figures.totalAssets > 0 ? 20 : 0) +
  (input.figures.averageBankBalance > 0 ? 300 : 0) +
  input.accounts.length * 4000 +
  (input.figures.operatingCashFlow > 0 ? 50_000 : 0) +
  countIn(input, 'tax_documents') * 600_000 +
  countIn(input, 'financial_reports') * 7_000_000;

function requestOf(owner: ProofOwner, accounts = [account]): FigureProofRequest {
  const request = proofRequestOf(owner);
  return { ...request, stated: { ...request.stated, accounts } };
}
const pointsOf = (request: FigureProofRequest, total = totalOf) =>
  proofAdvice(request, total).map(({ act, points }) => [act, points]);
const fieldsOf = (request: FigureProofRequest) =>
  proofAdvice(request, totalOf).map(({ act, fields }) => [act, fields]);

const typed = { annualRevenueCurrent: 9, totalAssets: 8, averageBankBalance: 7, operatingCashFlow: 6 };

describe('the advice to prove', () => {
  it('has the points of each act, most points first', () => {
    expect(pointsOf(requestOf({ typed }))).toEqual([
      ['cash_flow', 7_050_000],
      ['balance_sheet', 7_000_020],
      ['profit_loss', 7_000_001],
      ['tax_return', 600_001],
      ['bank_12', 54_301],
      ['bank_3', 4300],
    ]);
  });

  it('explains each act', () => {
    const [sheet] = proofAdvice(requestOf({ typed: { totalAssets: 8 } }, []), totalOf);
    expect(sheet).toEqual({
      act: 'balance_sheet',
      title: 'Upload a current balance sheet',
      sentence: 'Once a reviewer confirms it, it proves what you own and what you owe.',
      points: 7_000_020,
      fields: ['totalAssets'],
    });
  });

  it('promises the values in force that nothing proves, also those of a file', () => {
    const file = bankRowsOf('averageBankBalance', 7, 1);
    expect(fieldsOf(requestOf({ witnesses: [file] }, []))).toEqual([
      ['bank_3', ['averageBankBalance']],
      ['bank_12', ['averageBankBalance']],
    ]);
    const proven = [bankRowsOf('averageBankBalance', 7, 2)];
    expect(fieldsOf(requestOf({ typed: { averageBankBalance: 7 }, witnesses: proven }, []))).toEqual([]);
    expect(fieldsOf(requestOf({ typed: { annualPersonalIncome: 9, existingLoans: 'one' } }, []))).toEqual([]);
  });

  it('promises the accounts that an owner typed, unless she has statements of one', () => {
    expect(fieldsOf(requestOf({}))).toEqual([
      ['bank_3', ['accounts']],
      ['bank_12', ['accounts']],
    ]);
    const proven = { ...account, accountId: 'a', freshUntil: '2026-12-31', grade: 2 as const };
    expect(fieldsOf(requestOf({ accounts: [proven] }))).toEqual([]);
    expect(fieldsOf(requestOf({ accounts: [{ ...proven, grade: 1 }] }))).toHaveLength(2);
    expect(fieldsOf(requestOf({}, []))).toEqual([]);
  });

  it('does not ask for statements that she has', () => {
    const debts = bankRowsOf('monthlyDebtPayments', 0, 2);
    const acts = (witnesses: ProofOwner['witnesses'] = []) =>
      pointsOf(requestOf({ typed: { averageBankBalance: 7 }, witnesses }, [])).map(([act]) => act);
    expect(acts()).toEqual(['bank_3', 'bank_12']);
    expect(acts([debts])).toEqual(['bank_12']);
    expect(acts([{ ...debts, monthGrades: [] }])).toEqual(['bank_3', 'bank_12']);
  });

  it('is none without points', () => {
    expect(pointsOf(requestOf({ typed }), () => 500)).toEqual([]);
    const worse = ({ figures }: ScoreInput) => -figures.averageBankBalance;
    expect(pointsOf(requestOf({ typed: { averageBankBalance: 7 } }, []), worse)).toEqual([]);
  });
});

const amounts = fc.integer({ min: 1, max: 900_000 });
const owners = fc.record(
  {
    annualRevenueCurrent: amounts,
    annualOperatingExpenses: amounts,
    netProfitMargin: fc.integer({ min: 1, max: 60 }),
    ebitda: amounts,
    totalAssets: amounts,
    totalLiabilities: amounts,
    monthlyDebtPayments: fc.integer({ min: 0, max: 5000 }),
    averageBankBalance: amounts,
    nsfIncidents: fc.nat(4),
    loanRequestAmount: amounts,
  },
  { requiredKeys: [] },
);

const kinds: Readonly<Record<string, string>> = {
  tax_return: 'schedule_c',
  profit_loss: 'profit_loss',
  balance_sheet: 'balance_sheet',
  cash_flow: 'cash_flow',
};

function afterAct(typedFields: Record<string, number>, act: string, fields: readonly string[]): ProofOwner {
  const kind = kinds[act];
  const stated = figuresOfProfile(typedFields) as unknown as Record<string, number>;
  if (kind === undefined)
    return { typed: typedFields, witnesses: fields.map((field) => bankRowsOf(field, stated[field] ?? 0, 2)) };
  const reviewed = { reviewed: true, documentId: 'new' };
  const document = figureDocument(
    { documentId: 'new', subcategory: kind, status: 'verified', taxYear: '2025', holder: sameName },
    1,
  );
  return {
    typed: typedFields,
    witnesses: fields.map((field) => paper(kind, field, stated[field] ?? 0, reviewed)),
    documents: [document],
  };
}

it('is exactly what the proven score gains once the act is done as promised', () => {
  fc.assert(
    fc.property(owners, (own) => {
      const before = proofOf({ typed: own });
      for (const { act, points, fields } of before.advice) {
        const after = proofOf(afterAct(own, act, fields));
        expect([act, after.result.totalScore]).toEqual([act, before.result.totalScore + points]);
      }
    }),
    { numRuns: 60 },
  );
});
