import { describe, expect, it } from '@jest/globals';
import type { DocumentState } from '@groundwork/contracts';
import { matchingInputOf } from './matching-input.rules.ts';

const document = {
  documentId: '01890000-0000-7000-8000-000000000004',
  category: 'bank_statements',
  subcategory: 'business_checking',
  status: 'verified',
  fraudScore: 0.2,
  confidence: 0.7,
  signals: ['EDGE'],
  sha256: 'a hash',
  figures: [],
} as unknown as DocumentState;
const matched = {
  category: 'bank_statements',
  subcategory: 'business_checking',
  status: 'verified',
  fraudScore: 0.2,
  signals: ['EDGE'],
  sha256: 'a hash',
};
const period = { from: '2026-09-01', to: '2026-09-30' };

describe('the input of the matching', () => {
  it('has what it needs of each document, and no more', () => {
    const documents = [document, { ...document, period }];
    expect(matchingInputOf(null, documents).documents).toEqual([
      { ...matched, period: null },
      { ...matched, period },
    ]);
  });

  it('has a sample only in the name of the owner', () => {
    const sample = (match: 'same' | 'other') => ({
      ...document,
      isSample: true,
      holder: { match, answer: null },
    });
    const { documents } = matchingInputOf(null, [
      sample('other'),
      sample('same'),
      { ...document, isSample: true },
    ]);
    expect(documents).toHaveLength(1);
  });

  it('has the type of each account, the bank rows and the figures', () => {
    const bankRows = { advances: 2, countedFrom: '2026-01-02', countedThrough: '2026-10-31' };
    const accounts = [{ accountType: 'savings', currentBalance: 5100 }] as never;
    const figures = { personalCreditScore: 655, fullName: 'Maya' } as never;
    const input = matchingInputOf({ figures, answered: [], accounts, bankRows }, []);
    expect(input).toMatchObject({ accounts: [{ accountType: 'savings' }], bankRows, documents: [] });
    expect(input.accounts[0]).not.toHaveProperty('currentBalance');
    expect(input.figures).toMatchObject({ personalCreditScore: 655, annualRevenueCurrent: 0 });
    expect(input.figures).not.toHaveProperty('fullName');
  });

  it('is empty without an owner', () => {
    expect(matchingInputOf(null, [])).toMatchObject({ accounts: [], bankRows: null, documents: [] });
  });
});
