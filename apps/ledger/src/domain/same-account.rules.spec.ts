import { describe, expect, it } from '@jest/globals';
import { isSameAccount, isSameBank, isSamePlan, waitsForSameAnswer } from './same-account.rules.ts';

describe('two names of a bank', () => {
  it.each([
    ['First Prairie Bank', 'First Prairie'],
    ['FIRST PRAIRIE BANK, N.A.', 'First Prairie Bank'],
    ['Chase', 'JPMorgan Chase Bank, National Association'],
    ['The Bank', 'the bank'],
  ])('are one bank: %s and %s', (one, other) => {
    expect([isSameBank(one, other), isSameBank(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['First Prairie Bank', 'Second Prairie Bank'],
    ['Bank of the West', 'Bank of America'],
    ['The Bank', 'First Bank'],
  ])('are two banks: %s and %s', (one, other) => {
    expect([isSameBank(one, other), isSameBank(other, one)]).toEqual([false, false]);
  });
});

const hint = {
  bankName: 'First Bank, N.A.',
  accountType: 'checking',
  numberEnding: '6789',
  fingerprint: null,
  ownership: 'business',
} as const;

describe('the account of a statement', () => {
  it('has its bank and the end of its number', () => {
    expect(isSameAccount({ bankName: 'First', numberEnding: '6789' }, hint)).toBe(true);
    expect(isSameAccount({ bankName: 'First', numberEnding: '1111' }, hint)).toBe(false);
    expect(isSameAccount({ bankName: 'First', numberEnding: null }, hint)).toBe(false);
    expect(isSameAccount({ bankName: 'Second', numberEnding: '6789' }, hint)).toBe(false);
    expect(isSameAccount({ bankName: 'First', numberEnding: '6789' }, { ...hint, bankName: null })).toBe(
      false,
    );
  });

  it('is answered once for the statements that name it alike', () => {
    const answered = { accountHint: hint };
    expect(waitsForSameAnswer({ accountHint: hint }, answered)).toBe(true);
    expect(waitsForSameAnswer({ accountHint: { ...hint, numberEnding: '1111' } }, answered)).toBe(false);
    const unnamed = { accountHint: { ...hint, numberEnding: null } };
    expect(waitsForSameAnswer(unnamed, unnamed)).toBe(false);
    expect(waitsForSameAnswer({ accountHint: null }, { accountHint: null })).toBe(false);
  });
});

describe('a plan that was made again', () => {
  const plan = {
    rows: 5,
    new: 5,
    known: 0,
    doubtful: 0,
    skipped: { pending: 0, future: 0, failed: 0 },
    firstDay: '2026-05-01',
    lastDay: '2026-05-31',
    opening: null,
    closing: null,
    totalIn: 6600,
    totalOut: -1600,
  };

  it('is the same with the same transactions and no doubt', () => {
    expect(isSamePlan({ plan }, { plan: { ...plan } })).toBe(true);
    expect(isSamePlan({ plan }, { plan: { ...plan, new: 4, known: 1 } })).toBe(false);
    const doubtful = { plan: { ...plan, doubtful: 1 } };
    expect(isSamePlan(doubtful, doubtful)).toBe(false);
  });
});
