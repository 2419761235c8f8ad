import { describe, expect, it } from '@jest/globals';
import { scoreCause, type ScoreStep } from '@groundwork/contracts';
import { steps } from '../../../gallery/sample-score.ts';
import { describeBlanks, describeStep } from './step-texts.ts';

const documentId = '5b2c1d9e-40a1-4c55-9d0f-0f3f0a3b9c11';
const names = new Map([[documentId, '1040-2025.pdf']]);
const words = (cause: object) =>
  describeStep({ ...steps[0]!, cause: scoreCause.parse(cause) } satisfies ScoreStep, names);

describe('the cause of a step', () => {
  it('names up to three saved figures', () => {
    expect(words({ type: 'profile', fields: ['personalCreditScore'] })).toBe(
      'Profile: Personal credit score',
    );
    const many = ['personalCreditScore', 'ein', 'ebitda', 'loanTerm', 'dnbRating'];
    expect(words({ type: 'profile', fields: many })).toMatch(/, 2 more$/);
    expect(words({ type: 'profile', fields: ['fullName', 'personalCreditScore'] })).toBe(
      'Profile: Personal credit score, Full name',
    );
    expect(words({ type: 'profile', fields: ['aFormerField'] })).toBe('Profile: aFormerField');
    expect(words({ type: 'profile' })).toBe('Profile saved');
  });

  it('names the document unless it is deleted', () => {
    expect(words({ type: 'document', documentId })).toBe('Document: 1040-2025.pdf');
    expect(words({ type: 'document' })).toBe('Document: deleted since then');
  });

  it('distinguishes accounts, time, evidence and new rules', () => {
    expect(words({ type: 'account' })).toContain('Bank account');
    expect(words({ type: 'time' })).toBe('Time passed');
    expect(words({ type: 'evidence' })).toBe('Documents and transactions');
    expect(words({ type: 'rules' })).toBe('New rules');
    expect(words({ type: 'rules', rulesVersion: 'scorecard-1.1' })).toBe('New rules: scorecard-1.1');
  });

  it('names the figures whose source is gone', () => {
    const fellBack = ['averageBankBalance'];
    expect(words({ type: 'evidence', fields: ['ebitda', ...fellBack], fellBack })).toBe(
      'Source gone: Average bank balance. Your own value counts again, or none.',
    );
  });

  it('names the answers that give points back', () => {
    const blanks = (blankAnswers?: { questions: number; points: number }) =>
      describeBlanks({ ...steps[0]!, cause: scoreCause.parse({ type: 'rules', blankAnswers }) });
    expect(blanks({ questions: 3, points: 41 })).toBe(
      'Blank answers no longer count as 0. Answer 3 questions to get up to 41 points back.',
    );
    expect(blanks({ questions: 1, points: 1 })).toMatch(/Answer 1 question to get up to 1 point back\.$/);
    expect(blanks()).toBeNull();
  });
});
