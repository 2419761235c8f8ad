import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import { readAnswer, scoreWith, textOfAnswer, valuesIn, withoutAnswer } from './answers.ts';
import { readyQuestion, questions } from './questions.ts';

const today = '2026-11-24';
const questionOf = (name: string, answers = {}) =>
  questions.map((question) => readyQuestion(question, answers)).find((question) => question.name === name)!;
const read = (name: string, text: string) => readAnswer(questionOf(name), text, today);
const newOwner = {
  figures: {},
  answered: [],
  accounts: [],
  documents: [],
  rulesVersion: currentRules.version,
  today,
};

describe('a first answer', () => {
  it.each([
    ['creditScore', '702', { values: { personalCreditScore: 702 } }],
    ['creditScore', '300', { values: { personalCreditScore: 300 } }],
    ['creditScore', '299', { problem: 'Enter a number from 300 to 850.' }],
    ['creditScore', '850', { values: { personalCreditScore: 850 } }],
    ['creditScore', '851', { problem: 'Enter a number from 300 to 850.' }],
    ['revenue', '$480,000', { values: { annualRevenueCurrent: 480_000 } }],
    ['revenue', '480.5', { problem: 'Enter a whole number.' }],
    ['revenue', 'half a million', { problem: 'Enter a number.' }],
    ['margin', '−4.5%', { values: { netProfitMargin: -4.5 } }],
    ['started', '2019-04-01', { values: { dateStarted: '2019-04-01' } }],
    ['started', today, { values: { dateStarted: today } }],
    ['started', '2026-11-25', { problem: 'Enter a date in the past.' }],
    ['started', '1900-01-01', { values: { dateStarted: '1900-01-01' } }],
    ['started', '1899-12-31', { problem: 'Enter a date in the past.' }],
    ['started', '2019-04-01T00:00', { problem: 'Enter a date in the past.' }],
    ['started', '19999-04-01', { problem: 'Enter a date in the past.' }],
    ['industry', ' Bakery ', { values: { industryType: 'Bakery' } }],
    ['industry', 'x'.repeat(201), { values: { industryType: 'x'.repeat(200) } }],
    ['balance', '  ', { isBlank: true }],
    ['amount', '60,000', { values: { loanRequestAmount: 60_000 } }],
    ['amount', '1', { values: { loanRequestAmount: 1 } }],
    ['amount', '0', { problem: 'Enter a number from 1 to 1,000,000,000,000.' }],
    ['amount', '1000000000000', { values: { loanRequestAmount: 1e12 } }],
    ['amount', '1000000000001', { problem: 'Enter a number from 1 to 1,000,000,000,000.' }],
    ['purpose', 'equipment', { values: { loanPurpose: 'equipment' } }],
    ['state', 'Oregon', { values: { stateOfIncorporation: 'Oregon' } }],
  ])('to %s of "%s" is read', (name, text, reading) => {
    expect(read(name, text)).toEqual(reading);
  });

  it.each([
    ['52,800', { values: { netProfitMargin: 11 } }],
    ['−4000', { values: { netProfitMargin: -0.83 } }],
    ['0', { values: { netProfitMargin: 0 } }],
    ['1 million', { problem: 'Enter a number.' }],
  ])('to the profit in dollars of "%s" is a percent of the revenue', (text, reading) => {
    const revenue = { annualRevenueCurrent: 480_000 };
    const question = questionOf('profit', revenue);
    expect(readAnswer(question, text, today)).toEqual(reading);
    const answers = { ...revenue, netProfitMargin: 11 };
    expect(textOfAnswer(question, answers)).toBe('52800');
  });

  it('to the profit is a percent without a revenue', () => {
    expect(questionOf('margin', { annualRevenueCurrent: 0 }).kind).toBe('percent');
    expect(questionOf('profit', { annualRevenueCurrent: 0 })).toBeUndefined();
  });

  it('of no history answers four fields', () => {
    expect(Object.values((read('histories', 'none') as { values: object }).values)).toEqual([
      'none',
      'none',
      'none',
      'none',
    ]);
  });
});

it('only an answer without a problem has values', () => {
  expect(valuesIn(read('creditScore', '702'))).toEqual({ personalCreditScore: 702 });
  expect([valuesIn(read('creditScore', '7')), valuesIn(read('balance', ''))]).toEqual([{}, {}]);
});

describe('the score in the browser', () => {
  it('counts the answers, also a 0, and not the withdrawn one', () => {
    const answers = { personalCreditScore: 702, averageBankBalance: 0 };
    expect(scoreWith(newOwner, {})).toMatchObject({ totalScore: 0, unknown: 1000, lost: 0 });
    expect(scoreWith(newOwner, answers)).toMatchObject({ totalScore: 102 });
    expect(scoreWith(newOwner, answers)?.lost).toBeGreaterThan(33);
    expect(withoutAnswer(answers, questions[0]!)).toEqual({ averageBankBalance: 0 });
  });

  it('is absent without figures and under unknown rules', () => {
    expect(scoreWith(undefined, {})).toBeNull();
    expect(scoreWith({ ...newOwner, rulesVersion: '99' }, {})).toBeNull();
  });
});
