import { expect, it } from '@jest/globals';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import { describeBest } from './summary-texts.ts';

const choiceOf = (band: 'can-carry' | 'too-much', word: string) => ({
  kind: 'bankTerm' as const,
  best: sampleMatch('First Bank', { band, word, matchScore: 49, cost: sampleCost }),
  count: 3,
});

it('the best lender of a kind has its fit, and a loan that she could not pay has none', () => {
  expect(describeBest(choiceOf('can-carry', 'You can carry this'), [])).toMatch(
    /^First Bank.*: 49% Possible fit\. You can carry this\. .* 3 lenders fit\.$/,
  );
  const tooMuch = describeBest(choiceOf('too-much', 'You could not pay this'), []);
  expect(tooMuch).toBe(
    'You could not pay this amount. First Bank, the best of 3 lenders, costs $1,934 a month over 5 years.',
  );
  expect(tooMuch).not.toMatch(/\bfits?\b/);
});

it('the payment of a cash advance is a debit each business day', () => {
  const advance = { ...choiceOf('can-carry', 'You can carry this'), kind: 'advance' as const };
  const best = { ...advance.best, cost: { ...sampleCost, dailyDebit: 92.12 } };
  expect(describeBest({ ...advance, best }, [])).toContain('Payment: $92.12 each business day over 5 years.');
});

it('a kind without a lender is not known yet', () => {
  expect(describeBest({ kind: 'line', best: null, count: 0 }, [])).toBe('Not known yet');
});
