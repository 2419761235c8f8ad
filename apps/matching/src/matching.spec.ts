import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, events, fieldCatalog, figureNames, rpc, type UserId } from '@groundwork/contracts';
import { matchingFigures, createSampleCatalog } from '@groundwork/engine-matching';
import { createTestDatabase, eventually, type RunningService, sendEvent } from '@groundwork/testing';
import {
  eligibleMatches,
  newOwner,
  ownerWith,
  runMatching,
  sendProfile,
  strongFigures,
  summaryOf,
  publishedEvents,
} from '../testing/running-matching.ts';
import { matchingDatabase } from './persistence/database.ts';
import { seed } from './persistence/seed.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching();
});
afterAll(() => matching.stop());

const versionsOf = async (userId: UserId) =>
  matching.query('select profile_version, accounts_version from owners where user_id = $1', [userId]);

describe('matching', () => {
  it('judges the complete sample catalog and finds no match for a new owner', async () => {
    expect(await summaryOf(matching, newOwner())).toEqual({
      qualificationRate: 0,
      matchedLenders: 0,
      activeLenders: createSampleCatalog().length,
      catalogueMode: 'sample',
      canCarry: 0,
    });
  });

  it('recounts when a profile is saved and publishes the gained lenders once', async () => {
    const userId = newOwner();
    await sendProfile(matching, userId, 1, strongFigures);
    await sendProfile(matching, userId, 1, strongFigures);
    const summary = await eventually(
      () => summaryOf(matching, userId),
      ({ matchedLenders }) => matchedLenders > 0,
    );
    expect(summary.qualificationRate).toBe(
      Math.round((100 * summary.matchedLenders) / summary.activeLenders),
    );
    const changes = await publishedEvents(matching, userId, events.matchesChanged);
    const failing = expect.objectContaining({ creditScore: 0, amount: expect.any(Number) });
    const gains = { failing, gained: summary.matchedLenders, lost: 0 };
    const { catalogueMode: _, canCarry: __, ...counts } = summary;
    expect(changes).toEqual([{ data: { ...counts, ...gains } }]);
  });

  it('drops a profile that is older than the stored one', async () => {
    const userId = newOwner();
    await sendProfile(matching, userId, 2, strongFigures);
    const counted = await eventually(
      () => summaryOf(matching, userId),
      ({ matchedLenders }) => matchedLenders > 0,
    );
    await sendProfile(matching, userId, 1, {});
    await sendProfile(matching, userId, 3, { ...strongFigures, personalGuarantee: true });
    await eventually(
      () => versionsOf(userId),
      ([row]) => row?.['profile_version'] === 3,
    );
    expect(await summaryOf(matching, userId)).toEqual(counted);
  });

  it('knows bounced payments once a deposit account is connected', async () => {
    const userId = await ownerWith(matching, { ...strongFigures, averageBankBalance: 0 });
    const before = await summaryOf(matching, userId);
    await sendEvent(matching.connection, events.accountsChanged, {
      userId,
      aggregateId: userId,
      aggregateVersion: 1,
      data: {
        accounts: [
          {
            accountId: crypto.randomUUID(),
            accountType: 'checking',
            currentBalanceCents: 0,
            averageBalanceCents: null,
          },
        ],
      },
    });
    await eventually(
      () => versionsOf(userId),
      ([row]) => row?.['accounts_version'] === 1,
    );
    expect((await summaryOf(matching, userId)).matchedLenders).toBeGreaterThan(before.matchedLenders);
  });

  it('counts a lender as unknown while its question is not answered', async () => {
    const { nsfIncidents, ...others } = strongFigures;
    const answered = Object.keys(others);
    const userId = newOwner();
    await sendProfile(matching, userId, 1, { ...others, nsfIncidents }, answered);
    const counted = (version: number) =>
      eventually(
        () => versionsOf(userId),
        ([row]) => row?.['profile_version'] === version,
      ).then(() => summaryOf(matching, userId));
    const before = await counted(1);
    await sendProfile(matching, userId, 2, strongFigures, [...answered, 'nsfIncidents']);
    const after = await counted(2);
    expect(after.matchedLenders).toBeGreaterThan(before.matchedLenders);
    expect(await eligibleMatches(matching, userId)).toHaveLength(after.matchedLenders);
    await sendProfile(matching, userId, 3, strongFigures, []);
    expect(await counted(3)).toEqual(before);
    expect(await eligibleMatches(matching, userId)).toHaveLength(before.matchedLenders);
  });

  it('judges all lenders again on request and returns the difference', async () => {
    const userId = await ownerWith(matching, strongFigures);
    const { matchedLenders } = await summaryOf(matching, userId);
    expect(await matching.rpc.call(rpc.matching.refresh, actingForSelf(userId))).toMatchObject({
      count: matchedLenders,
      added: 0,
      removed: 0,
    });
    await matching.query(`update owners set eligible = '', matched_lenders = 0 where user_id = $1`, [userId]);
    expect(await matching.rpc.call(rpc.matching.refresh, actingForSelf(userId))).toMatchObject({
      count: matchedLenders,
      added: matchedLenders,
      removed: 0,
    });
  });

  it('seeds a catalog only into an empty table', async () => {
    const empty = await createTestDatabase(matchingDatabase);
    try {
      expect(await seed(empty.dataSource, undefined, { sampleData: true })).toBe(
        `${createSampleCatalog().length} sample programs`,
      );
      expect(await seed(empty.dataSource, undefined, { sampleData: true })).toBeUndefined();
    } finally {
      await empty.drop();
    }
  });

  it.each(Object.keys(matchingFigures.shape))(
    'reads %s, a profile field that arrives in its events',
    (name) => {
      const arrives = name === 'existingLoans' ? 'hasExistingLoansAnswer' : name;
      const field = name === 'advancesMentioned' ? 'existingLoans' : name;
      expect(fieldCatalog.map((each) => each.name)).toContain(field);
      expect(figureNames).toContain(arrives);
    },
  );
});
