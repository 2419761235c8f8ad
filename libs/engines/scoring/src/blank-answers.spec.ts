import { describe, expect, it } from '@jest/globals';
import { ownerWith, today } from '../testing/owners.ts';
import { blankAnswers, rulesets, scoreTotal, type ScoreInput } from './index.ts';

const [before, now] = [rulesets['scorecard-1.1'], rulesets['scorecard-1.2']];
const answersOf = (input: ScoreInput) => blankAnswers(input, today, { before, now });
const fallOf = (input: ScoreInput) => scoreTotal(input, today, before) - scoreTotal(input, today, now);

const owner = {
  totalCreditLimits: 20_000,
  averageBankBalance: 9000,
  annualPersonalIncome: 80_000,
  mortgagePayment: 1800,
  debtToEquityRatio: 1.5,
  totalAssets: 90_000,
  currentAssets: 50_000,
};

describe('the blanks that gave points under scorecard 1.1', () => {
  it.each([
    ['credit balances', ['currentCreditBalances'], 1, 45],
    ['bounced payments and overdrafts', ['nsfIncidents', 'overdraftHistory'], 2, 28],
    ['two of three personal payments', ['autoLoanPayment', 'studentLoanPayment'], 2, 10],
    ['liabilities beside a typed ratio', ['totalLiabilities'], 1, 7],
    ['a blank that gave no points', ['liquidAssets', 'loanRequestAmount', 'ebitda'], 0, 0],
  ])('are %s', (_, unanswered, questions, points) => {
    const input = ownerWith(owner, { unanswered });
    expect(answersOf(input)).toEqual({ questions, points });
    expect(fallOf(input)).toBe(points);
  });

  it('are debt payments of an owner who names a loan, once for both coverages', () => {
    const cash = { annualRevenueCurrent: 90_000, ebitda: 60_000, loanRequestAmount: 20_000 };
    const input = ownerWith({ ...cash, existingLoans: 'a loan' }, { unanswered: ['monthlyDebtPayments'] });
    expect(answersOf(input)).toEqual({ questions: 1, points: fallOf(input) });
    expect(fallOf(input)).toBe(87);
    expect(answersOf(ownerWith(cash, { unanswered: ['monthlyDebtPayments'] }))).toEqual({
      questions: 0,
      points: 0,
    });
  });

  it('are none where each default is an answer, also if the score falls', () => {
    const input = ownerWith({ debtToEquityRatio: 0.05, totalAssets: 226_000, totalLiabilities: 225_000 });
    expect(fallOf(input)).toBe(28);
    expect(answersOf(input)).toEqual({ questions: 0, points: 0 });
  });
});
