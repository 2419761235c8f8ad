import { expect, it } from '@jest/globals';
import { inputOfOwner } from './score-input.rules.ts';

it('a new owner has no account, no document and no answer', () => {
  const { accounts, documents, unanswered = [] } = inputOfOwner(null, []);
  expect([accounts, documents]).toEqual([[], []]);
  expect(unanswered).toEqual(inputOfOwner({ figures: {}, answered: [], accounts: [] }, []).unanswered);
  expect(unanswered).toContain('personalCreditScore');
});
