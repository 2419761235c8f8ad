import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, type ScoreInput } from '@groundwork/engine-scoring';
import { bankWitness, taxWitness } from '../testing/witness.ts';
import { adviceOf, openActs, type ProofState } from './advice.ts';
import type { Witness } from './witness.ts';

const today = '2026-11-23';
const chosenFrom = (...witnesses: Witness[]) => new Map(witnesses.map((each) => [each.field, each]));
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

const owner = (fields: Record<string, unknown>, more: Partial<ProofState> = {}): ProofState => ({
  stated: { figures: figuresOfProfile(fields), documents: [], accounts: [account] },
  witnesses: [],
  accounts: [],
  today,
  totalOf,
  ...more,
});
const pointsOf = (state: ProofState) =>
  Object.fromEntries(adviceOf(state).map(({ act, points }) => [act, points]));
const fieldsOf = (state: ProofState) =>
  Object.fromEntries(adviceOf(state).map(({ act, fields }) => [act, fields]));

const everything = {
  annualRevenueCurrent: 9,
  totalAssets: 8,
  averageBankBalance: 7,
  operatingCashFlow: 6,
};

describe('the open acts', () => {
  const acts = (...witnesses: Witness[]) => openActs(chosenFrom(...witnesses)).map(({ act }) => act);
  const documentActs = ['tax_return', 'profit_loss', 'balance_sheet', 'cash_flow'];

  it('are without the bank rows that an owner has', () => {
    expect(acts()).toEqual(['bank_3', 'bank_12', ...documentActs]);
    expect(acts(bankWitness('existingLoans', 'answered'))).toEqual(['bank_12', ...documentActs]);
    expect(acts(bankWitness('operatingCashFlow', 5))).toEqual(['bank_3', ...documentActs]);
    expect(acts(taxWitness('existingLoans', 'answered'), taxWitness('operatingCashFlow', 5))).toEqual(acts());
  });
});

describe('the advice', () => {
  it('has the points of each act, most points first', () => {
    expect(adviceOf(owner(everything)).map(({ act, points }) => [act, points])).toEqual([
      ['cash_flow', 7_050_000],
      ['balance_sheet', 7_000_020],
      ['profit_loss', 7_000_001],
      ['tax_return', 600_001],
      ['bank_12', 54_301],
      ['bank_3', 4300],
    ]);
  });

  it('explains each act', () => {
    expect(adviceOf(owner({ totalAssets: 8 })).find(({ act }) => act === 'balance_sheet')).toEqual({
      act: 'balance_sheet',
      title: 'Upload a current balance sheet',
      sentence: 'A balance sheet proves what you own and what you owe.',
      points: 7_000_020,
      fields: ['totalAssets'],
    });
  });

  it('promises stated figures only', () => {
    expect(fieldsOf(owner({ totalAssets: 8, currentAssets: 0 }, { accounts: [account] }))).toEqual({
      balance_sheet: ['totalAssets'],
    });
  });

  it('promises no figure with a witness', () => {
    const witnesses = [taxWitness('annualRevenueCurrent', 4)];
    const state = owner({ annualRevenueCurrent: 9, ebitda: 3 }, { witnesses, accounts: [account] });
    expect(fieldsOf(state)).toEqual({ tax_return: ['ebitda'], profit_loss: ['ebitda'] });
    expect(pointsOf(state)).toEqual({ tax_return: 600_000, profit_loss: 7_000_000 });
  });

  it('promises the accounts that an owner typed', () => {
    expect(fieldsOf(owner({}))).toEqual({ bank_3: ['accounts'], bank_12: ['accounts'] });
    expect(pointsOf(owner({}))).toEqual({ bank_3: 4000, bank_12: 4000 });
  });

  it('does not promise accounts with rows or none', () => {
    expect(adviceOf(owner({}, { accounts: [account] }))).toEqual([]);
    const stated = { ...owner({}).stated, accounts: [] };
    expect(adviceOf(owner({}, { stated }))).toEqual([]);
    const two = { ...owner({}).stated, accounts: [account, account] };
    expect(adviceOf(owner({}, { stated: two, accounts: [account] }))).toEqual([]);
    const balance = { ...owner({ averageBankBalance: 7 }).stated, accounts: [] };
    expect(fieldsOf(owner({}, { stated: balance }))).toEqual({
      bank_3: ['averageBankBalance'],
      bank_12: ['averageBankBalance'],
    });
  });

  it('is none without points', () => {
    expect(adviceOf(owner(everything, { totalOf: () => 500 }))).toEqual([]);
    const worse = ({ figures }: ScoreInput) => -figures.averageBankBalance;
    expect(adviceOf(owner({ averageBankBalance: 7 }, { totalOf: worse }))).toEqual([]);
  });

  it('promises no document for bank rows', () => {
    const totalOf = ({ documents }: ScoreInput) => documents.length;
    expect(pointsOf(owner({ averageBankBalance: 7 }, { totalOf }))).toEqual({});
  });

  it('adds a verified document with a hash of its own', () => {
    const seen: ScoreInput['documents'][number][] = [];
    const record = ({ documents }: ScoreInput) => {
      seen.push(...documents);
      return documents.length;
    };
    const old = { ...documentOf('bank_statements'), sha256: 'old' };
    const stated = { ...owner({ totalAssets: 8 }).stated, documents: [old] };
    adviceOf(owner({}, { stated, totalOf: record }));
    expect(seen).toContainEqual(old);
    expect(seen).toContainEqual({
      ...documentOf('financial_reports'),
      sha256: 'promised:balance_sheet',
    });
  });
});

function documentOf(category: string): ScoreInput['documents'][number] {
  return { category, status: 'verified', fraudScore: 0, confidence: 1, signals: [], sha256: '' };
}
