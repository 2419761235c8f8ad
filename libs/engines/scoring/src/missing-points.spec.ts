import { describe, expect, it } from '@jest/globals';
import { ownerWith, today } from '../testing/owners.ts';
import { scoringFigures } from './figures.ts';
import { currentRules, score, type ScoreInput } from './index.ts';

const every = Object.keys(scoringFigures.shape);
const resultOf = (input: ScoreInput) => score(input, today, currentRules);
const partsOf = (code: string, profile: object, rest: Partial<ScoreInput> = {}) => {
  const input = ownerWith({ ...profile }, { unanswered: every, ...rest });
  const criteria = Object.values(resultOf(input).factors).flatMap((factor) => factor.criteria);
  const { points, unknown, lost, value } = criteria.find((each) => each.code === code)!;
  return { points, unknown, lost, value };
};
const checking = { accountType: 'checking', currentBalance: 400, averageBalance: 0 };
const scan = {
  category: 'tax_documents',
  status: 'rejected',
  fraudScore: 0.7,
  confidence: 0.9,
  signals: [],
  sha256: 'a',
};

describe('the missing points of a score', () => {
  it('are unknown for an owner without any answer', () => {
    const { earned, unknown, lost } = resultOf(ownerWith({}, { unanswered: every }));
    expect([earned, unknown, lost]).toEqual([0, 1000, 0]);
  });

  it('are lost where each blank is an answer', () => {
    const { earned, unknown, lost, factors } = resultOf(ownerWith({}));
    expect(earned + unknown + lost).toBe(1000);
    const open = Object.values(factors).flatMap(({ criteria }) =>
      criteria.filter((each) => each.unknown > 0),
    );
    expect(open.map(({ code }) => code).sort()).toEqual(['BF10', 'DC1', 'DC2', 'DC3']);
  });

  it('add up in each factor, rounded like its contribution', () => {
    const profile = { personalCreditScore: 701, taxLienHistory: 'none', annualRevenueCurrent: 510_000 };
    const { factors, totalScore, earned, unknown, lost } = resultOf(
      ownerWith(profile, { unanswered: every }),
    );
    expect(earned).toBe(totalScore);
    expect(earned + unknown + lost).toBe(1000);
    const maximum = {
      creditScore: 300,
      businessFinancials: 350,
      documentCompleteness: 150,
      riskAssessment: 200,
    };
    for (const [key, most] of Object.entries(maximum)) {
      const factor = factors[key as keyof typeof factors];
      expect([key, factor.contribution + factor.unknown + factor.lost]).toEqual([key, most]);
    }
    // Credit: 38 of 100 points, 11 lost and 51 unknown: 3 × 38 = 114 and 3 × 51 = 153.
    expect([factors.creditScore.contribution, factors.creditScore.unknown]).toEqual([114, 153]);
  });

  it.each([
    ['CR1', {}, { points: 0, unknown: 45, lost: 0 }],
    ['CR1', { personalCreditScore: 701 }, { points: 34, unknown: 0, lost: 11 }],
    ['CR4', { taxLienHistory: 'none' }, { points: 4, unknown: 4, lost: 0 }],
    ['CR4', { taxLienHistory: 'open' }, { points: 0, unknown: 0, lost: 8 }],
    ['BF1', { annualRevenueCurrent: 510_000 }, { points: 0, unknown: 12, lost: 0 }],
    ['BF1', { annualRevenueCurrent: 510_000, ebitda: -4 }, { points: 0, unknown: 12, lost: 0 }],
    ['BF4', { annualRevenueCurrent: 510_000 }, { points: 0, unknown: 10, lost: 0 }],
    ['BF4', { annualRevenueCurrent: 300, annualRevenuePrevious: 400 }, { points: 0, unknown: 0, lost: 10 }],
    ['RA2', { industryType: 'Casino' }, { points: 3, unknown: 0, lost: 12 }],
    ['RA8', { loanRequestAmount: 60_000 }, { points: 0, unknown: 3, lost: 0 }],
    ['RA11', {}, { points: 0, unknown: 4, lost: 0 }],
    ['RA14', { ein: '12-3456789' }, { points: 2, unknown: 2, lost: 0 }],
  ])('of %s for %j', (code, profile, expected) => {
    expect(partsOf(code, profile)).toMatchObject(expected);
  });

  it('are lost where the owner confirmed the default', () => {
    const unanswered = every.filter((name) => name !== 'personalGuarantee');
    expect(partsOf('RA11', {}, { unanswered })).toEqual({
      points: 0,
      unknown: 0,
      lost: 4,
      value: 'not offered',
    });
  });

  it('are lost once a document or an account is there', () => {
    expect(partsOf('DC1', {}, { documents: [scan] })).toMatchObject({ unknown: 0, lost: 35 });
    expect(partsOf('DC2', {}, { documents: [scan] })).toMatchObject({ unknown: 35, lost: 0 });
    expect(partsOf('BF11', {}, { accounts: [checking] })).toMatchObject({ points: 1, unknown: 0, lost: 5 });
    expect(partsOf('BF11', {})).toMatchObject({ unknown: 6, lost: 0 });
  });
});

describe('the value of a criterion', () => {
  it.each([
    ['CR2', { totalCreditLimits: 900 }, 15],
    ['RA5', { averageBankBalance: 900 }, 9],
    ['RA6', { averageBankBalance: 900 }, 5],
    ['RA7', { annualPersonalIncome: 70_000 }, 6],
    ['RA11', {}, 0],
  ])('is null for %s while its question is open, without points', (code, profile, points) => {
    expect(partsOf(code, profile)).toMatchObject({ points: 0, value: null });
    expect(partsOf(code, profile, { unanswered: [] })).toMatchObject({ points });
    expect(partsOf(code, profile, { unanswered: [] }).value).not.toBeNull();
  });
});
