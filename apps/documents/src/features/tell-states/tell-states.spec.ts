import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, documentStates, rpc, type UserId } from '@groundwork/contracts';
import { type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;

beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const statesOf = async (userId: UserId) =>
  documentStates.strict().parse(await running.service.rpc.call(rpc.documents.states, { userId })).documents;

type Told = Awaited<ReturnType<typeof statesOf>>[number];

describe('the states of an owner’s documents', () => {
  it('of somebody without any are none', async () => {
    expect(await statesOf(crypto.randomUUID() as UserId)).toEqual([]);
  });

  it('are what the last event of each told, deleted ones included, and nothing of their text', async () => {
    const userId = crypto.randomUUID() as UserId;
    const kept = await running.processed(userId);
    const deleted = await running.processed(userId);
    await running.service.rpc.call(rpc.documents.remove, {
      ...actingForSelf(userId),
      documentId: deleted.id,
    });
    const states = await statesOf(userId);
    const lastTold = await running.service.query(
      `select distinct on (aggregate_id) aggregate_version as version, data as state,
         type = 'document.deleted' as deleted
       from outbox where user_id = $1 order by aggregate_id, id desc`,
      [userId],
    );
    const byId = (one: Told, other: Told) => one.state.documentId.localeCompare(other.state.documentId);
    expect(states.sort(byId)).toEqual((lastTold as unknown as Told[]).sort(byId));
    expect(states.map(({ state, deleted: gone }) => [state.documentId, gone])).toEqual(
      expect.arrayContaining([
        [kept.id, false],
        [deleted.id, true],
      ]),
    );
    expect(JSON.stringify(states)).not.toContain('return.pdf');
  });
});
