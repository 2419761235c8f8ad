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

describe('toScoreInput', () => {
  it('returns dollars, and 0 for an account without an average balance', () => {
    const accounts = [
      { accountType: 'checking', currentBalanceCents: 150_075, averageBalanceCents: 99 },
      { accountType: 'savings', currentBalanceCents: 1, averageBalanceCents: null },
    ];
    expect(toScoreInput({ figures: {}, accounts, documents: [] }).accounts).toEqual([
      { accountType: 'checking', currentBalance: 1500.75, averageBalance: 0.99 },
      { accountType: 'savings', currentBalance: 0.01, averageBalance: 0 },
    ]);
  });

  it('returns only the figures and document properties that the engine reads', () => {
    const named = { ...document, originalName: 'Return 2024.pdf', documentId: 'd1' };
    const figures = { personalCreditScore: 700, legalBusinessName: 'Acme' };
    const input = toScoreInput({ figures, accounts: [], documents: [named] });
    expect(input.documents).toEqual([document]);
    expect(input.figures.personalCreditScore).toBe(700);
    expect(input.figures).not.toHaveProperty('legalBusinessName');
  });

  it('returns in whose name a document is, and whether it is a sample', () => {
    const named = { ...document, holder: { match: 'other', answer: null }, isSample: true };
    expect(toScoreInput({ figures: {}, accounts: [], documents: [named] }).documents).toEqual([named]);
    const unread = { ...document, holder: null };
    expect(toScoreInput({ figures: {}, accounts: [], documents: [unread] }).documents).toEqual([document]);
  });

  it('returns no document whose category is open', () => {
    const documents = [
      document,
      { ...document, sha256: 'b', categoryOpen: true },
      { ...document, sha256: 'c', categoryOpen: false },
    ];
    const input = toScoreInput({ figures: {}, accounts: [], documents });
    expect(input.documents.map(({ sha256 }) => sha256)).toEqual(['a', 'c']);
  });

  it('returns the fields without an answer, or no such field', () => {
    const sources = { figures: {}, accounts: [], documents: [] };
    expect(toScoreInput(sources).unanswered).toEqual([]);
    expect(toScoreInput({ ...sources, unanswered: ['ebitda'] }).unanswered).toEqual(['ebitda']);
  });
});
