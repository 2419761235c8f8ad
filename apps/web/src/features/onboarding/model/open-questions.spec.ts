import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply } from '@groundwork/contracts';
import { countAnswered, firstOpenStep } from './open-questions.ts';
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
};
const answers = Object.fromEntries(
  questions.flatMap(fieldsOf).map((name) => [name, samples[name] ?? 'none'] as const),
);

describe('the open questions', () => {
  it('start with the first one that the profile does not answer', () => {
    expect(firstOpenStep(profileWith({}))).toBe(1);
    expect(firstOpenStep(profileWith({ personalCreditScore: 702, annualRevenueCurrent: 9 }))).toBe(2);
    expect(countAnswered(profileWith({ personalCreditScore: 702, annualRevenueCurrent: 9 }))).toBe(2);
  });

  it('are none when the profile has all answers', () => {
    expect(firstOpenStep(profileWith(answers))).toBeNull();
    expect(countAnswered(profileWith(answers))).toBe(8);
  });

  it('include a question of several fields until each has an answer', () => {
    expect(firstOpenStep(profileWith({ ...answers, judgmentHistory: '' }))).toBe(7);
  });

  it('accept a 0 only if the owner entered it', () => {
    const zero = { ...answers, netProfitMargin: 0 };
    expect(firstOpenStep(profileWith(zero))).toBe(5);
    expect(firstOpenStep(profileWith({ ...zero, answered: ['netProfitMargin'] }))).toBeNull();
  });
});
