import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LenderId, rpc } from '@groundwork/contracts';
import { createSampleCatalog } from '@groundwork/engine-matching';
import type { RunningService } from '@groundwork/testing';
import {
  eligibleMatches,
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';

/** 100 lenders, so that one lender is one percent. */
const lenders = createSampleCatalog()
  .filter(({ rowNumber }) => rowNumber % 12 === 0)
  .slice(0, 100)
  .map(({ id }) => id as LenderId);
let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching((dataSource) =>
    dataSource.query('delete from programmes where id <> all ($1)', [lenders]),
  );
});
afterAll(() => matching.stop());

describe('the summary of an owner', () => {
  it('counts a lender for which only time had to pass, as the list does', async () => {
    const young = { ...strongFigures, dateStarted: new Date().toISOString().slice(0, 10) };
    const userId = await ownerWith(matching, young);
    const before = await summaryOf(matching, userId);
    expect(before.matchedLenders).toBe((await eligibleMatches(matching, userId)).length);
    // Changes the row without an event, as time does.
    await matching.query(
      `update owners set figures = figures || '{"dateStarted": "2010-01-01"}' where user_id = $1`,
      [userId],
    );
    const { matchedLenders, qualificationRate } = await summaryOf(matching, userId);
    expect(matchedLenders).toBeGreaterThan(before.matchedLenders);
    expect(matchedLenders).toBe((await eligibleMatches(matching, userId)).length);
    expect(qualificationRate).toBe(matchedLenders);
  });

  it('is a share of the active lenders when other lenders become inactive', async () => {
    const userId = await ownerWith(matching, strongFigures);
    const before = await summaryOf(matching, userId);
    const fitting = (await eligibleMatches(matching, userId)).map(({ id }) => id);
    const others = lenders.filter((id) => !fitting.includes(id));
    expect(others.length).toBeGreaterThan(0);
    expect(before.qualificationRate).toBe(100 - others.length);
    const actorId = newOwner();
    for (const lenderId of others) {
      await matching.rpc.call(rpc.matching.setActive, { actorId, lenderId, active: false });
    }
    const { matchedLenders, canCarry } = before;
    expect(await summaryOf(matching, userId)).toEqual({
      qualificationRate: 100,
      matchedLenders,
      activeLenders: matchedLenders,
      catalogueMode: 'sample',
      canCarry,
    });
  });
});
