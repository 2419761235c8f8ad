import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, documentStates, rpc, type UserId } from '@groundwork/contracts';
import { type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;

beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const readStates = async (userId: UserId) =>
  documentStates.strict().parse(await running.service.rpc.call(rpc.documents.states, { userId })).documents;

type StateRow = Awaited<ReturnType<typeof readStates>>[number];

describe('the states of an owner’s documents', () => {
  it('are an empty list for an owner without documents', async () => {
    expect(await readStates(crypto.randomUUID() as UserId)).toEqual([]);
  });

  it('equal the last event of each document, also of a deleted one, and contain no name', async () => {
    const userId = crypto.randomUUID() as UserId;
    const live = await running.uploadProcessed(userId);
    const deleted = await running.uploadProcessed(userId);
    await running.service.rpc.call(rpc.documents.remove, {
      ...actingForSelf(userId),
      documentId: deleted.id,
    });
    const states = await readStates(userId);
    const lastPublished = await running.service.query(
      `select distinct on (aggregate_id) aggregate_version as version, data as state,
         type = 'document.deleted' as deleted
       from outbox where user_id = $1 order by aggregate_id, id desc`,
      [userId],
    );
    const byId = (first: StateRow, second: StateRow) =>
      first.state.documentId.localeCompare(second.state.documentId);
    expect(states.sort(byId)).toEqual((lastPublished as unknown as StateRow[]).sort(byId));
    expect(states.map(({ state, deleted: isDeleted }) => [state.documentId, isDeleted])).toEqual(
      expect.arrayContaining([
        [live.id, false],
        [deleted.id, true],
      ]),
    );
    expect(JSON.stringify(states)).not.toContain('return.pdf');
  });
});
