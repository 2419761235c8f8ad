import { describe, expect, it } from '@jest/globals';
import { emptyProfile } from '@groundwork/contracts';
import { currentRules, figuresOfProfile, score } from '@groundwork/engine-scoring';
import { valuesFrom } from './draft.ts';
import { answeredCount, firstAnswers, firstFields, firstStepFields } from './first-steps.ts';
import { problemOf } from './problems.ts';

const best = {
  ...emptyProfile(),
  dateStarted: '2010-01-01',
  industryType: 'Health',
  personalCreditScore: 800,
  annualRevenueCurrent: 1_200_000,
  operatingCashFlow: 400_000,
  monthlyDebtPayments: 0,
  averageBankBalance: 60_000,
  loanRequestAmount: 100_000,
};
const totalOf = (profile: object) =>
  score(
    { figures: figuresOfProfile({ ...emptyProfile(), ...profile }), accounts: [], documents: [] },
    '2026-11-21',
    currentRules,
  ).totalScore;

describe('the first eight fields', () => {
  it('give more than 400 of 1000 points on their own', () => {
    expect(firstFields).toHaveLength(8);
    expect(totalOf(firstAnswers(best, emptyProfile()))).toBeGreaterThan(400);
  });

  it('each raise the score', () => {
    const whole = totalOf(firstAnswers({ ...best, monthlyDebtPayments: 900 }, emptyProfile()));
    for (const name of firstFields) {
      const answers = firstAnswers({ ...best, monthlyDebtPayments: 900 }, emptyProfile());
      expect([name, totalOf({ ...answers, [name]: emptyProfile()[name] }) < whole]).toEqual([name, true]);
    }
  });

  it('accept an entered 0 as an answer and any other 0 as a blank', () => {
    expect(firstAnswers(best, emptyProfile())).toMatchObject({ existingLoans: 'none' });
    expect(firstAnswers({ ...best, monthlyDebtPayments: null }, emptyProfile())).not.toHaveProperty(
      'existingLoans',
    );
    const stored = { ...emptyProfile(), existingLoans: 'Equipment loan' };
    expect(firstAnswers(best, stored)).not.toHaveProperty('existingLoans');
  });

  it('accept a blank and reject an impossible value', () => {
    const problems = firstStepFields.map((field) => problemOf(field, emptyProfile()[field.name]));
    expect(problems).toEqual(Array(8).fill(null));
    const creditScore = firstStepFields.find(({ name }) => name === 'personalCreditScore')!;
    expect(problemOf(creditScore, 200)).not.toBeNull();
  });

  it('are counted once they are filled', () => {
    expect(answeredCount(valuesFrom({}))).toBe(0);
    expect(answeredCount({ ...valuesFrom({}), monthlyDebtPayments: 0 })).toBe(1);
    expect(answeredCount({ ...best, monthlyDebtPayments: 900 })).toBe(8);
  });
});
