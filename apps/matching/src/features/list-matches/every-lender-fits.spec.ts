import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RunningService } from '@groundwork/testing';
import { eligibleMatches, ownerWith, runMatching, summaryOf } from '../../../testing/running-matching.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching((dataSource) =>
    dataSource.query(
      `update programmes set programme =
         programme || '{"criteria":{},"families":[],"minLoanAmount":0,"maxLoanAmount":1000000}'`,
    ),
  );
});
afterAll(() => matching.stop());

it('returns the complete catalog in pages that fit into a message when each lender fits', async () => {
  const owner = await ownerWith(matching, { loanRequestAmount: 10_000 });
  const { matchedLenders, activeLenders } = await summaryOf(matching, owner);
  const matches = await eligibleMatches(matching, owner);
  expect(new Set(matches.map(({ id }) => id)).size).toBe(activeLenders);
  expect([matches.length, matchedLenders]).toEqual([activeLenders, activeLenders]);
});
