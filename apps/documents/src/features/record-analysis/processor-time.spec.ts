import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type AnalysisResult, type DocumentId, rpc } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

interface Report {
  version?: number;
  processorMs?: number;
  result?: AnalysisResult;
}

const record = (
  documentId: DocumentId,
  { version = 1, processorMs = 1200, result = analyzedResult }: Report = {},
) => running.service.rpc.call(rpc.documents.recordAnalysis, { documentId, version, result, processorMs });

const published = (documentId: DocumentId) =>
  running.service.query(
    `select user_id, aggregate_version as version, data from outbox
      where type = 'document.reading-ended' and aggregate_id = $1 order by id`,
    [documentId],
  );

const reading = (userId: string, version: number, processorMs: number) => ({
  user_id: userId,
  version,
  data: { rows: 0, processorMs },
});

describe('the processor time of a reading', () => {
  it('is published once for each run, also if the worker repeats its report', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await record(id);
    await record(id);
    await running.reanalyze(userId, id);
    await record(id, { version: 2, processorMs: 300 });
    expect(await published(id)).toEqual([reading(userId, 1, 1200), reading(userId, 2, 300)]);
  });

  it('is published for a document that was deleted meanwhile', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await running.service.rpc.call(rpc.documents.remove, { ...actingForSelf(userId), documentId: id });
    await record(id);
    expect(await published(id)).toEqual([reading(userId, 1, 1200)]);
  });

  it('is published for a file that was rejected', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await record(id, { result: { outcome: 'rejected', reason: 'unreadable' } });
    expect(await published(id)).toEqual([reading(userId, 1, 1200)]);
  });

  it('of a worker of the previous version is not known, so nothing is published', async () => {
    const { id } = await running.upload(randomUUID());
    await running.record(id, analyzedResult);
    expect(await published(id)).toEqual([]);
  });
});
