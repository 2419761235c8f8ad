import { describe, expect, it } from '@jest/globals';
import { answerOf, questionsOf, roomFields } from './questions.ts';

const [guarantee] = questionsOf(['personalGuarantee']);

describe('the questions of missing answers', () => {
  it('have the label, the options and the keyboard of their field', () => {
    const [amount, purpose, started] = questionsOf(['loanRequestAmount', 'loanPurpose', 'dateStarted']);
    expect([amount?.label, amount?.options, amount?.keyboard]).toEqual([
      'Loan request amount',
      null,
      'numeric',
    ]);
    expect(purpose?.options?.[0]).toEqual(['working_capital', 'Working capital']);
    expect([started?.type, started?.keyboard]).toEqual(['date', 'text']);
  });

  it('leave out a field that this page does not have', () => {
    expect(questionsOf(['noSuchField', 'loanPurpose']).map(({ name }) => name)).toEqual(['loanPurpose']);
  });

  it('send a yes or a no as such, and a figure as the text that she typed', () => {
    expect([answerOf(guarantee!, 'true'), answerOf(guarantee!, 'false')]).toEqual([true, false]);
    expect(answerOf(questionsOf(['loanRequestAmount'])[0]!, '64,000')).toBe('64,000');
  });

  it('of the room are the cash flow and the debt that are open', () => {
    expect(roomFields({ cash: null, debt: null })).toEqual(['operatingCashFlow', 'monthlyDebtPayments']);
    expect(roomFields({ cash: 0, debt: null })).toEqual(['monthlyDebtPayments']);
    expect(roomFields({ cash: 5, debt: 0 })).toEqual([]);
  });
});
