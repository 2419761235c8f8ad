import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, form1040, isLong, type PrivateProcess, serviceProcess } from '@groundwork/testing';
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
      // a killed worker's document shall not wait for half a minute
      JOB_LOCK_SECONDS: '5',
    },
    log: join(running.folder, `worker-${workers.length}.log`),
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

const statuses = async (userId: string) => (await running.list(userId)).map(({ status }) => status);
const processed = (userId: string, count: number) =>
  eventually(
    () => statuses(userId),
    (all) => all.filter((status) => status === 'processed').length >= count,
    isLong ? 600_000 : 180_000,
  );
const once = ['document.uploaded', 'document.processed'];

describe('a backlog read by two workers', () => {
  it('of which one is killed in the middle loses nothing, and each document is told of once', async () => {
    const userId = randomUUID();
    const ids: string[] = [];
    for (let n = 0; n < backlog; n += 1)
      ids.push((await running.upload(userId, randomUUID(), form1040(50_000 + n))).id);
    const [first] = await Promise.all([startWorker(), startWorker()]);
    await processed(userId, backlog / 5);
    await first.kill();
    await processed(userId, backlog);
    await eventually(
      () => running.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      (counts) => Object.values(counts).every((count) => count === 0),
      60_000,
    );
    const told = await Promise.all(ids.map((id) => running.told(id)));
    expect(told).toEqual(ids.map(() => once));
    expect(await statuses(userId)).toEqual(ids.map(() => 'processed'));
  }, 700_000);

  it('in which one document is asked for twice tells of it once', async () => {
    await startWorker();
    const userId = randomUUID();
    const { id } = await running.upload(userId, randomUUID(), form1040(70_000));
    const job = { documentId: id, userId, version: 1, storageKey: `files/${id}` };
    const asked = { ...job, mediaType: 'application/pdf', category: 'tax_documents' };
    const traceparent = `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`;
    await running.queue.add(
      'run',
      { ...asked, traceparent },
      { jobId: `again-${id}`, removeOnComplete: true },
    );
    await processed(userId, 1);
    await eventually(
      () => running.queue.getJobCounts('active', 'prioritized', 'waiting', 'delayed'),
      (counts) => Object.values(counts).every((count) => count === 0),
      60_000,
    );
    expect(await running.told(id)).toEqual(once);
  }, 300_000);
});
