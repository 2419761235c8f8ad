import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply } from '@groundwork/contracts';
import { answersIn, countQuestions } from './open-questions.ts';
import { fieldsOf, questions } from './questions.ts';

const profileWith = (values: object): ProfileReply =>
  ({ ...emptyProfile(), answered: [], ...values }) as never;
const samples: Readonly<Record<string, unknown>> = {
  personalCreditScore: 702,
  dateStarted: '2019-04-01',
  annualRevenueCurrent: 480_000,
  annualRevenuePrevious: 430_000,
  netProfitMargin: 11,
  averageBankBalance: 18_000,
  industryType: 'Consulting',
  loanRequestAmount: 60_000,
  loanPurpose: 'equipment',
  stateOfIncorporation: 'Oregon',
};
const answers = Object.fromEntries(
  questions.flatMap(fieldsOf).map((name) => [name, samples[name] ?? 'none'] as const),
);
const count = (values: object, skipped: readonly string[] = [], ...inForce: readonly string[]) =>
  countQuestions(profileWith(values), { skipped, inForce: new Set(inForce) });

describe('the open questions', () => {
  it('start with the first one that the profile does not answer', () => {
    expect(count({})).toEqual({ total: 11, done: 0, firstOpen: 1 });
    expect(count({ personalCreditScore: 702, annualRevenueCurrent: 9 })).toMatchObject({
      done: 2,
      firstOpen: 2,
    });
  });

  it('are none when the profile has all answers', () => {
    expect(count(answers)).toEqual({ total: 11, done: 11, firstOpen: null });
  });

  it('leave out what the owner skipped', () => {
    expect(count({ personalCreditScore: 702 }, ['started'])).toMatchObject({ done: 2, firstOpen: 3 });
    const all = questions.map(({ name }) => name);
    expect(count({}, all)).toMatchObject({ done: 11, firstOpen: null });
    expect(count(answers, all)).toMatchObject({ done: 11 });
  });

  it('leave out what documents and bank rows answer', () => {
    const { averageBankBalance: _, ...others } = answers;
    expect(count(others)).toMatchObject({ done: 10, firstOpen: 6 });
    expect(count(others, [], 'averageBankBalance')).toMatchObject({ done: 11, firstOpen: null });
  });

  it('include a question of several fields until each has an answer', () => {
    expect(count({ ...answers, judgmentHistory: '' })).toMatchObject({ firstOpen: 7 });
  });

  it('accept a 0 only if the owner entered it', () => {
    const zero = { ...answers, netProfitMargin: 0 };
    expect(count(zero)).toMatchObject({ firstOpen: 5 });
    expect(count({ ...zero, answered: ['netProfitMargin'] })).toMatchObject({ firstOpen: null });
  });

  it('show earlier answers, and nothing for a blank', () => {
    expect(answersIn(profileWith({ annualRevenueCurrent: 9, loanTerm: 60, netProfitMargin: 0 }))).toEqual({
      annualRevenueCurrent: 9,
    });
    expect(answersIn(profileWith(answers))).toEqual(answers);
  });
});
