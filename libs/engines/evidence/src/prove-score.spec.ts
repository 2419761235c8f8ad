import { describe, expect, it } from '@jest/globals';
import { currentRules, figuresOfProfile, score, type ScoreInput } from '@groundwork/engine-scoring';
import { bankWitness, taxWitness } from '../testing/witness.ts';
import { proveScore, type ProofRequest } from './prove-score.ts';

const today = '2026-11-23';
const account = { accountType: 'checking', currentBalance: 61_000, averageBalance: 42_000 };
const fields = {
  annualRevenueCurrent: 640_000,
  averageBankBalance: 42_000,
  netProfitMargin: 20,
  personalCreditScore: 712,
  personalGuarantee: true,
  totalAssets: 90_000,
  totalLiabilities: 30_000,
};
const stated: ScoreInput = { figures: figuresOfProfile(fields), documents: [], accounts: [account] };
const prove = (more: Partial<ProofRequest> = {}) =>
  proveScore({
    stated,
    witnesses: [],
    accounts: [],
    today,
    score: (input) => score(input, today, currentRules),
    ...more,
  });
const criterion = (code: string, more: Partial<ProofRequest> = {}) =>
  prove(more).criteria.find((each) => each.code === code);

const revenue = taxWitness('annualRevenueCurrent', 590_000, { id: 'document' });
const debts = bankWitness('monthlyDebtPayments', 900, { id: 'debts' });
const proving = { ...account, accountId: 'one', freshUntil: today };

describe('a criterion of the proven score', () => {
  it('is missing, stated or proven', () => {
    expect(criterion('CR2')).toMatchObject({ badge: 'missing', points: 0, statedPoints: 0 });
    expect(criterion('CR1')).toMatchObject({ badge: 'stated', points: 0 });
    expect(criterion('CR1')?.statedPoints).toBeGreaterThan(0);
    expect(criterion('BF3')).toMatchObject({ badge: 'stated', points: 0 });
    expect(criterion('BF3', { witnesses: [revenue] })).toMatchObject({ badge: 'proven' });
    expect(criterion('BF3', { witnesses: [revenue] })?.points).toBeGreaterThan(0);
  });

  it('needs no witness for a decision and for documents', () => {
    expect(criterion('RA11')).toMatchObject({ badge: 'proven', witnesses: [], provableBy: [] });
    expect(criterion('DC1')).toMatchObject({ provableBy: [], witnesses: [] });
    const document = { category: 'tax_documents', status: 'verified', fraudScore: 0, confidence: 1 };
    const documents = [{ ...document, signals: [], sha256: 'one' }];
    expect(criterion('DC1', { stated: { ...stated, documents } })).toMatchObject({ badge: 'proven' });
  });

  it('needs its leading figure: payments alone prove no coverage', () => {
    const flow = { ...fields, ebitda: 70_000, monthlyDebtPayments: 900, existingLoans: 'one' };
    const owner = { stated: { ...stated, figures: figuresOfProfile(flow) } };
    const debtsOnly = criterion('BF1', { ...owner, witnesses: [debts] });
    expect(debtsOnly?.badge).not.toBe('proven');
    expect(debtsOnly?.witnesses).toEqual(['debts']);
    const loans = bankWitness('existingLoans', 'answered', { id: 'loans' });
    const profit = taxWitness('ebitda', 70_000, { id: 'profit' });
    expect(criterion('BF1', { ...owner, witnesses: [debts, loans, revenue, profit] })).toMatchObject({
      badge: 'proven',
      witnesses: ['profit', 'debts', 'loans', 'document'],
      provableBy: [],
    });
  });

  it('names the acts that prove an open figure', () => {
    expect(criterion('BF3')?.provableBy).toEqual(['bank_12', 'tax_return', 'profit_loss']);
    expect(criterion('BF9')?.provableBy).toEqual(['balance_sheet']);
    expect(criterion('CR1')?.provableBy).toEqual([]);
    expect(criterion('RA8')?.provableBy).toEqual([]);
    expect(criterion('BF4', { witnesses: [revenue] })?.provableBy).toEqual([]);
  });

  it('is proven by accounts with rows', () => {
    expect(criterion('BF10')).toMatchObject({ badge: 'stated', provableBy: ['bank_3', 'bank_12'] });
    expect(criterion('BF10', { accounts: [proving] })).toMatchObject({ badge: 'proven', provableBy: [] });
    const stale = { ...proving, freshUntil: '2026-11-22' };
    expect(criterion('BF10', { accounts: [stale] })?.badge).toBe('stated');
  });
});

describe('the proven score', () => {
  it('compares the fields of the profile, also those without points', () => {
    const deposits = bankWitness('monthlyDeposits', 20_000);
    const contradictedFields = (more: Partial<ProofRequest>) =>
      prove({ witnesses: [deposits, revenue], ...more }).contradictions.map(({ field }) => field);
    expect(contradictedFields({})).toEqual(['annualRevenueCurrent']);
    expect(contradictedFields({ fields: { monthlyDeposits: 50_000 } })).toEqual([
      'annualRevenueCurrent',
      'monthlyDeposits',
    ]);
  });

  it('reports what expires within 14 days', () => {
    const until = (freshUntil: string) => prove({ witnesses: [{ ...revenue, freshUntil }] }).expiring;
    expect(until('2026-12-07')).toHaveLength(1);
    expect(until('2026-12-08')).toEqual([]);
  });

  it('never rests on a negative number of points', () => {
    const rich = prove({
      stated: { ...stated, figures: figuresOfProfile({ ...fields, annualRevenueCurrent: 10 }) },
      witnesses: [
        taxWitness('annualRevenueCurrent', 5_000_000),
        bankWitness('averageBankBalance', 42_000),
        taxWitness('netProfitMargin', 20),
      ],
      score: (input) => {
        const result = score(input, today, currentRules);
        return { ...result, totalScore: input.figures.annualRevenueCurrent > 10 ? 90 : 50 };
      },
    });
    expect([rich.result.totalScore, rich.stated.totalScore, rich.restsOnYourWord]).toEqual([90, 50, 0]);
  });
});
