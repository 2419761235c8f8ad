import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentId, rpc } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const move = (documentId: DocumentId, { version = 1, processorMs = 2000 } = {}) =>
  running.service.rpc.call(rpc.documents.moveToSlowLane, { documentId, version, processorMs });

const costs = async (documentId: DocumentId) => {
  const sql = `select data from outbox where type = 'document.reading-ended' and aggregate_id = $1 order by id`;
  return (await running.service.query(sql, [documentId])).map(({ data }) => data);
};

const slowJob = (documentId: DocumentId, version = 1) =>
  running.queues.slow.getJob(`doc:${documentId}:v${version}`);

describe('a small document', () => {
  it('waits in the quick lane', async () => {
    const { id } = await running.upload(randomUUID());
    expect(await running.queues.quick.getJob(`doc:${id}:v1`)).toBeDefined();
    expect(await slowJob(id)).toBeUndefined();
  });

  it('waits in the slow lane if it has more than a megabyte', async () => {
    const { id } = await running.upload(randomUUID(), randomUUID(), Buffer.alloc(1_000_001));
    expect(await slowJob(id)).toBeDefined();
    expect(await running.queues.quick.getJob(`doc:${id}:v1`)).toBeUndefined();
  });

  it('waits in the slow lane after readings of more than a minute that others waited for', async () => {
    const [costly, other] = [randomUUID(), randomUUID()];
    await running.upload(other);
    const { id: first } = await running.upload(costly);
    await move(first, { processorMs: 61_000 });
    expect(await slowJob((await running.upload(costly)).id)).toBeDefined();
    expect(await slowJob((await running.upload(other)).id)).toBeUndefined();
  });
});

describe('a document that is not quick', () => {
  it('waits in the slow lane, and its processor time counts once', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await running.service.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
    await Promise.all([move(id), move(id)]);
    await move(id);
    const view = await running.get(userId, id);
    expect(view).toMatchObject({ status: 'pending', aiAnalysis: { stage: 'received' } });
    expect(view.aiAnalysis.stages).toHaveLength(1);
    expect((await slowJob(id))?.data).toMatchObject({ documentId: id, version: 1 });
    expect(await costs(id)).toEqual([{ rows: 0, processorMs: 2000 }]);
    const result = { documentId: id, version: 1, result: analyzedResult, processorMs: 700 };
    await running.service.rpc.call(rpc.documents.recordAnalysis, result);
    expect(await running.eventTypes(id)).toEqual([
      'document.uploaded',
      'document.reading-ended',
      'document.reading-ended',
      'document.processed',
    ]);
    expect(await costs(id)).toEqual([2000, 700].map((processorMs) => ({ rows: 0, processorMs })));
  });

  it('stays in the slow lane when its owner has it analyzed again', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await move(id);
    await running.record(id, analyzedResult);
    await running.reanalyze(userId, id);
    expect(await slowJob(id, 2)).toBeDefined();
  });

  it('costs its owner time also if she deleted it meanwhile, and does not wait again', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await running.service.rpc.call(rpc.documents.remove, { ...actingForSelf(userId), documentId: id });
    await move(id);
    expect(await costs(id)).toEqual([{ rows: 0, processorMs: 2000 }]);
    expect(await slowJob(id)).toBeUndefined();
  });

  it('of an older run changes nothing', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId);
    await running.reanalyze(userId, id);
    await move(id);
    expect(await slowJob(id, 2)).toBeUndefined();
    expect(await costs(id)).toEqual([]);
  });
});
