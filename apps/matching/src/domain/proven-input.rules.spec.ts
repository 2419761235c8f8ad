import { describe, expect, it } from '@jest/globals';
import type { EvidenceState } from '@groundwork/contracts';
import { computeCarry, matchingRules } from '@groundwork/engine-matching';
import { sampleProgram } from '../../testing/sample-program.ts';
import { matchingInputOf } from './matching-input.rules.ts';
import { proofCounter } from './proof.rules.ts';
import { ownerFigures, provenMatchingInput } from './proven-input.rules.ts';

const today = '2026-11-24';
const witness = {
  id: 'tax_return:annualRevenueCurrent:1',
  field: 'annualRevenueCurrent',
  source: 'tax_return' as const,
  kind: 'schedule_c',
  value: 580_000,
  period: { from: '2025-01-01', to: '2025-12-31' },
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  corrected: false,
  holder: { match: 'same', answer: null },
};
const account = (accountType: string, freshUntil: string, grade = 2) => ({
  accountId: accountType,
  accountType,
  freshUntil,
  currentBalance: 5100,
  averageBalance: 4300,
  grade,
});
const evidence = {
  witnesses: [],
  figures: [witness],
  accounts: [
    account('checking', today),
    account('savings', '2026-12-01'),
    account('merchant', '2026-11-23'),
    account('checking', today, 1),
  ],
} as unknown as EvidenceState;
const figures = {
  annualRevenueCurrent: 640_000,
  personalCreditScore: 712,
  nsfIncidents: 3,
  openCashAdvances: 2,
  loanRequestAmount: 60_000,
  loanTerm: 36,
};
const stated = matchingInputOf(
  {
    figures,
    answered: Object.keys(figures),
    accounts: [{ accountType: 'typed' }] as never,
    bankRows: null,
  },
  [],
);
const owner = { figures, answered: Object.keys(figures), typed: {}, settled: [] };
const proven = provenMatchingInput(stated, ownerFigures(owner, evidence, today), evidence, today);

describe('the proven figures of an owner', () => {
  it('are those of a paper, decisions, and admissions as she typed them', () => {
    expect(proven.figures).toMatchObject({
      annualRevenueCurrent: 580_000,
      nsfIncidents: 3,
      loanRequestAmount: 60_000,
      personalCreditScore: 0,
      openCashAdvances: null,
    });
  });

  it('have every other field among the unanswered ones', () => {
    const proving = ['annualRevenueCurrent', 'loanRequestAmount', 'loanTerm'];
    expect([...(proven.unanswered ?? [])].sort()).toEqual(
      Object.keys(stated.figures)
        .filter((field) => !proving.includes(field))
        .sort(),
    );
  });

  it('have an answer about loans where statements prove the payments', () => {
    const payments = {
      ...witness,
      id: 'bank_rows:monthlyDebtPayments',
      field: 'monthlyDebtPayments',
      kind: null,
      value: 0,
      accountIds: ['checking'],
      monthGrades: [{ month: '2025-12', grade: 2, withheld: null }],
    };
    const own = { ...evidence, figures: [payments] } as unknown as EvidenceState;
    const input = provenMatchingInput(stated, ownerFigures(owner, own, today), own, today);
    expect(input.figures).toMatchObject({ monthlyDebtPayments: 0, existingLoans: 'answered' });
    expect(proven.figures.existingLoans).toBe('');
  });

  it('have the debt of the score in the room of a loan: of an admission, the worse of both values', () => {
    const debtOf = (typed: number, read: number) => {
      const values = { ...figures, monthlyDebtPayments: typed };
      const ownInput = matchingInputOf(
        { figures: values, answered: Object.keys(values), accounts: [], bankRows: null },
        [],
      );
      const rows = {
        ...witness,
        id: 'bank_rows:monthlyDebtPayments',
        field: 'monthlyDebtPayments',
        kind: null,
        value: read,
        accountIds: ['checking'],
        monthGrades: [{ month: '2025-12', grade: 2, withheld: null }],
      };
      const own = { ...evidence, figures: [rows] } as unknown as EvidenceState;
      const copy = { figures: values, answered: Object.keys(values), typed: {}, settled: [] };
      const provenInput = provenMatchingInput(ownInput, ownerFigures(copy, own, today), own, today);
      return [ownInput, provenInput].map((input) => computeCarry([], input, today, matchingRules).debt);
    };
    expect(debtOf(500, 1150)).toEqual([500, 1150]);
    expect(debtOf(2720, 1150)).toEqual([2720, 2720]);
  });

  it('have the accounts with fresh statements in place of those that the owner typed', () => {
    expect(proven.accounts).toEqual([{ accountType: 'checking' }, { accountType: 'savings' }]);
    expect([proven.documents, proven.bankRows]).toEqual([stated.documents, stated.bankRows]);
  });
});

describe('the proof of a program', () => {
  it('counts the criteria that pass with proven and with stated figures', () => {
    const both = proofCounter({ input: stated, proven }, today, matchingRules);
    const withCriteria = (criteria: object) => both(sampleProgram('bank', { criteria }));
    const [plain, credit] = [
      withCriteria({}),
      withCriteria({ minCreditScore: 700, minAnnualRevenue: 500_000 }),
    ];
    expect(credit).toEqual({ proven: plain.proven + 1, stated: plain.stated + 2 });
    expect(plain.stated).toBeGreaterThan(0);
  });
});
