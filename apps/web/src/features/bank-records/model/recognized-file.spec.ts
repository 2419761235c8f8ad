import { describe, expect, it } from '@jest/globals';
import { routeExamples, routes } from '@groundwork/contracts';
import { answerWith, countOf, isRecognized, sentenceOf } from './recognized-file.ts';
import type { BankFileView } from './views.ts';

const planned: BankFileView = routes.bankFile.reply.parse(routeExamples.bankFile?.reply);
const plan = { ...planned.plan!, doubtful: 0, doubts: [] };
const open: BankFileView = {
  ...planned,
  state: 'question',
  questions: ['MAPPING', 'ACCOUNT'],
  transactions: 229,
  plan: null,
  account: null,
};

describe('a bank file that is recognized', () => {
  it.each<[string, Partial<BankFileView>, boolean]>([
    ['its columns are clear', {}, true],
    ['only the account is open', { questions: ['ACCOUNT'], mapping: null }, true],
    ['a date has two readings', { questions: ['MAPPING', 'DATE_ORDER'] }, false],
    ['its columns are in doubt', { transactions: null }, false],
    ['nothing is in doubt', { state: 'planned', plan }, true],
    ['a transaction is in doubt', { state: 'planned', plan: planned.plan }, false],
    ['it is read', { state: 'reading' }, false],
    ['it was added', { state: 'applied', plan }, false],
  ])('or not: %s', (_, more, expected) => {
    expect(isRecognized({ ...open, ...more })).toBe(expected);
  });

  it('adds as many as the plan has, else as the file has', () => {
    expect(countOf(open)).toBe(229);
    expect(countOf({ ...open, plan })).toBe(118);
    expect(countOf({ ...open, transactions: null })).toBe(0);
  });

  it('has one sentence', () => {
    expect(sentenceOf(open)).toBe('This is a bank export.');
    expect(sentenceOf({ ...open, plan: { ...plan, known: 0 } })).toBe(
      'From Mar 1, 2026 to May 31, 2026: $23,100.00 in, $18,971.84 out.',
    );
    expect(sentenceOf({ ...open, plan })).toMatch(/ out\. You already have 30 of them\.$/);
  });

  it('is answered with what it suggests', () => {
    const account = { bankName: 'Your bank', accountType: 'checking', ownership: 'business' } as const;
    expect(answerWith(open, account)).toEqual({ mapping: open.mapping, account });
    expect(answerWith({ ...open, questions: ['ACCOUNT'] }, account)).toEqual({ account });
    expect(answerWith({ ...open, questions: [] }, account)).toEqual({});
  });
});
