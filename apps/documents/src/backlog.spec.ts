import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { eventually, type PrivateProcess, serviceProcess } from '@groundwork/testing';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

const backlog = isLong ? 60 : 10;

let running: RunningDocuments;
const workers: PrivateProcess[] = [];
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await running.stop();
});

async function startWorker(): Promise<PrivateProcess> {
  const worker = serviceProcess({
    service: 'documents-worker',
    environment: {
      STORAGE_URL: `folder:${running.folder}`,
      JOB_LOCK_SECONDS: '5',
    },
    log: join(running.folder, `worker-${workers.length}.log`),
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

const readStatuses = async (userId: string) => (await running.list(userId)).map(({ status }) => status);
const waitUntilProcessed = (userId: string, count: number) =>
  eventually(
    () => readStatuses(userId),
    (all) => all.filter((status) => status === 'processed').length >= count,
    isLong ? 600_000 : 180_000,
  );
const eventsOfOneRun = ['document.uploaded', 'document.reading-ended', 'document.processed'];

describe('a backlog read by two workers', () => {
  it('loses no document and publishes each result once when one worker is killed', async () => {
    const userId = randomUUID();
    const ids: string[] = [];
    for (let n = 0; n < backlog; n += 1)
      ids.push((await running.upload(userId, randomUUID(), form1040(50_000 + n))).id);
    const [first] = await Promise.all([startWorker(), startWorker()]);
    await waitUntilProcessed(userId, backlog / 5);
    await first.kill();
    await waitUntilProcessed(userId, backlog);
    await eventually(
      () => running.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      (counts) => Object.values(counts).every((count) => count === 0),
      60_000,
    );
    const published = await Promise.all(ids.map((id) => running.eventTypes(id)));
    expect(published).toEqual(ids.map(() => eventsOfOneRun));
    expect(await readStatuses(userId)).toEqual(ids.map(() => 'processed'));
  }, 700_000);

  it('publishes one result for a document that is in the queue twice', async () => {
    await startWorker();
    const userId = randomUUID();
    const { id } = await running.upload(userId, randomUUID(), form1040(70_000));
    const job = { documentId: id, userId, version: 1, storageKey: `files/${id}` };
    const duplicate = { ...job, mediaType: 'application/pdf', category: 'tax_documents' };
    const traceparent = `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`;
    await running.queue.add(
      'run',
      { ...duplicate, traceparent },
      { jobId: `again-${id}`, removeOnComplete: true },
    );
    await waitUntilProcessed(userId, 1);
    await eventually(
      () => running.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      (counts) => Object.values(counts).every((count) => count === 0),
      60_000,
    );
    expect(await running.eventTypes(id)).toEqual(eventsOfOneRun);
  }, 300_000);
});
