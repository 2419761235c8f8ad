import { describe, expect, it } from '@jest/globals';
import type { EvidenceState } from '@groundwork/contracts';
import { matchingRules } from '@groundwork/engine-matching';
import { sampleProgram } from '../../testing/sample-program.ts';
import { matchingInputOf } from './matching-input.rules.ts';
import { proofCounter } from './proof.rules.ts';
import { provenMatchingInput } from './proven-input.rules.ts';

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
};
const account = (accountType: string, freshUntil: string) => ({
  accountId: accountType,
  accountType,
  freshUntil,
  currentBalance: 5100,
  averageBalance: 4300,
});
const evidence = {
  witnesses: [witness],
  accounts: [account('checking', today), account('savings', '2026-12-01'), account('merchant', '2026-11-23')],
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
  { figures, answered: [], accounts: [{ accountType: 'typed' }] as never, bankRows: null },
  [],
);
const proven = provenMatchingInput(
  stated,
  ['loanRequestAmount', 'nsfIncidents', 'personalCreditScore'],
  evidence,
  today,
);

describe('the proven figures of an owner', () => {
  it('are those of a document, and decisions and admissions of the owner', () => {
    expect(proven.figures).toMatchObject({
      annualRevenueCurrent: 580_000,
      nsfIncidents: 3,
      loanRequestAmount: 60_000,
      personalCreditScore: 0,
      openCashAdvances: null,
    });
  });

  it('have every other field among the unanswered ones', () => {
    expect(proven.unanswered).toEqual(
      Object.keys(stated.figures).filter(
        (field) => !['annualRevenueCurrent', 'loanRequestAmount', 'nsfIncidents'].includes(field),
      ),
    );
    expect(proven.unanswered).toEqual(expect.arrayContaining(['personalCreditScore', 'loanTerm']));
  });

  it('have the accounts with fresh rows in place of those that the owner typed', () => {
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
