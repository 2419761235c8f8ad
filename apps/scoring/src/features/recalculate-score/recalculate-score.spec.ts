import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentStates,
  events,
  type ProfileState,
  recalculatedState,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { FakeService } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;
let others: FakeService;

beforeAll(async () => {
  scoring = await runScoring();
  others = new FakeService(scoring.connection);
});
afterAll(() => scoring.stop());
beforeEach(() => others.goAway(rpc.profile.state, rpc.documents.states));

const nothing: ProfileState = { profileVersion: 0, figures: {}, accountsVersion: 0, accounts: [] };

async function know(profile: Partial<ProfileState>, documents: DocumentStates['documents'] = []) {
  others
    .on(rpc.profile.state, () => ({ ...nothing, ...profile }))
    .on(rpc.documents.states, () => ({ documents }));
  await scoring.connection.flush();
}

const recalculate = (userId: UserId) =>
  scoring.rpc.call(rpc.scoring.recalculate, actingForSelf(userId), 5000);
const causesOf = async (userId: UserId) =>
  (await scoring.query('select cause from score_changes where user_id = $1 order by id', [userId])).map(
    ({ cause }) => cause,
  );

describe('recalculating', () => {
  it('of a new owner is a score of this moment, and no step', async () => {
    await know({});
    const userId = owner();
    const reply = await recalculate(userId);
    expect(recalculatedState.strict().parse(reply)).toMatchObject({
      totalScore: 0,
      previousTotal: 0,
      change: 0,
      staleSources: [],
    });
    expect(await causesOf(userId)).toEqual([]);
  });

  it('takes what no event has told yet, each with its own cause', async () => {
    const userId = owner();
    const tax = document(1);
    const accountId = crypto.randomUUID();
    const account = { accountId, accountType: 'checking', currentBalanceCents: 0, averageBalanceCents: null };
    await know(
      {
        profileVersion: 4,
        figures: { personalCreditScore: 760, nsfIncidents: 0 },
        accountsVersion: 1,
        accounts: [account as ProfileState['accounts'][number]],
      },
      [{ version: 2, deleted: false, state: tax }],
    );
    const reply = await recalculate(userId);
    expect(reply).toMatchObject({ totalScore: 200, previousTotal: 0, change: 200, staleSources: [] });
    expect(await causesOf(userId)).toEqual([
      { type: 'profile', fields: ['personalCreditScore'] },
      { type: 'account' },
      { type: 'document', documentId: tax.documentId },
    ]);
    expect(await recalculate(userId)).toMatchObject({ previousTotal: 200, change: 0 });
  });

  it('keeps what it knows where that is newer than the answer', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 3, { personalCreditScore: 760 });
    await scoring.settles(userId, 135);
    await know({ profileVersion: 2, figures: { personalCreditScore: 300 } });
    expect(await recalculate(userId)).toMatchObject({ totalScore: 135, change: 0 });
  });

  it('counts no more what documents says is deleted', async () => {
    const userId = owner();
    const tax = document(1);
    await scoring.sendDocument(userId, events.documentProcessed, tax, 2);
    await scoring.settles(userId, 23);
    await know({}, [{ version: 3, deleted: true, state: tax }]);
    expect(await recalculate(userId)).toMatchObject({ totalScore: 0, previousTotal: 23, change: -23 });
  });

  it.each([
    ['profile', rpc.profile.state],
    ['documents', rpc.documents.states],
  ] as const)('while %s is away says so, and computes from what it knows', async (source, contract) => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalCreditScore: 760 });
    await scoring.settles(userId, 135);
    await know({ profileVersion: 1 });
    others.goAway(contract);
    await scoring.connection.flush();
    expect(await recalculate(userId)).toMatchObject({
      totalScore: 135,
      change: 0,
      staleSources: [source],
    });
  });

  it('names both where both are away, and counts one that fails as away', async () => {
    others.on(rpc.profile.state, () => {
      throw new Error('broken');
    });
    await scoring.connection.flush();
    expect((await recalculate(owner())).staleSources).toEqual(['profile', 'documents']);
  });
});
