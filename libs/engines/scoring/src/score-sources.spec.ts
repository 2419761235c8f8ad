import { describe, expect, it } from '@jest/globals';
import { toScoreInput } from './score-sources.ts';

const document = {
  category: 'tax_documents',
  status: 'verified',
  fraudScore: 3,
  confidence: 0.9,
  signals: ['edited'],
  sha256: 'a',
};

describe('what is known of an owner', () => {
  it('is scored in dollars, an account without an average at none', () => {
    const accounts = [
      { accountType: 'checking', currentBalanceCents: 150_075, averageBalanceCents: 99 },
      { accountType: 'savings', currentBalanceCents: 1, averageBalanceCents: null },
    ];
    expect(toScoreInput({ figures: {}, accounts, documents: [] }).accounts).toEqual([
      { accountType: 'checking', currentBalance: 1500.75, averageBalance: 0.99 },
      { accountType: 'savings', currentBalance: 0.01, averageBalance: 0 },
    ]);
  });

  it('is scored by the figures and the facts of documents that the engine reads, and no others', () => {
    const named = { ...document, originalName: 'Return 2024.pdf', documentId: 'd1' };
    const figures = { personalCreditScore: 700, legalBusinessName: 'Acme' };
    const input = toScoreInput({ figures, accounts: [], documents: [named] });
    expect(input.documents).toEqual([document]);
    expect(input.figures.personalCreditScore).toBe(700);
    expect(input.figures).not.toHaveProperty('legalBusinessName');
  });
});
