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
  it('of a new owner returns a score of this moment without a step', async () => {
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

  it('applies what no event has delivered yet, each change with its own cause', async () => {
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
    expect(reply).toMatchObject({ totalScore: 172, previousTotal: 0, change: 172, staleSources: [] });
    expect(await causesOf(userId)).toEqual([
      { type: 'profile', fields: ['personalCreditScore'] },
      { type: 'account' },
      { type: 'document', documentId: tax.documentId },
    ]);
    expect(await recalculate(userId)).toMatchObject({ previousTotal: 172, change: 0 });
  });

  it('leaves stored data that is newer than the reply', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 3, { personalCreditScore: 760 });
    await scoring.settles(userId, 135);
    await know({ profileVersion: 2, figures: { personalCreditScore: 300 } });
    expect(await recalculate(userId)).toMatchObject({ totalScore: 135, change: 0 });
  });

  it('no longer counts documents that the documents service has deleted', async () => {
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
  ] as const)('names %s when it is away, and computes from the stored copy', async (source, contract) => {
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

  it('names both sources when both are away, and treats a failing one as away', async () => {
    others.on(rpc.profile.state, () => {
      throw new Error('broken');
    });
    await scoring.connection.flush();
    expect((await recalculate(owner())).staleSources).toEqual(['profile', 'documents']);
  });
});
