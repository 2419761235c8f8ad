import { expect, it } from '@jest/globals';
import { pages } from '@groundwork/contracts';
import { currentRules, figuresOfProfile, recommend, type ScoreInput } from '@groundwork/engine-scoring';

// The engine imports no contracts, and a stored mark contains the link: the engine has its own copy of these three.
it('links the advice of the engine to pages of the product', () => {
  const newOwner: ScoreInput = { figures: figuresOfProfile({}), documents: [], accounts: [] };
  const advice = recommend(newOwner, { userId: 'owner', today: '2026-02-03', rules: currentRules });
  const linked = new Set(advice.map(({ href }) => href));
  expect([...linked].sort()).toEqual([pages.banking, pages.profile, pages.documents]);
});
