import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040, heavyDocument } from '@groundwork/test-data';
import { eventually, type PrivateProcess, serviceProcess } from '@groundwork/testing';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

let running: RunningDocuments;
let worker: PrivateProcess;
beforeAll(async () => {
  running = await runDocuments();
  worker = serviceProcess({
    service: 'documents-worker',
    environment: { STORAGE_URL: `folder:${running.folder}` },
    log: join(running.folder, 'worker.log'),
  });
});
afterAll(async () => {
  await worker.kill();
  await running.stop();
});

const statuses = async (userId: string) => (await running.list(userId)).map(({ status }) => status);
const isRead = (status: string) => status === 'rejected' || status === 'processed';

async function readDocuments(): Promise<unknown[]> {
  const sql = `select user_id from outbox where type = 'document.processed' order by id`;
  return (await running.service.query(sql)).map(({ user_id: userId }) => userId);
}

describe('eight documents that need much processor time, of one account', () => {
  it('delay no document of one page of another account', async () => {
    const [hostile, honest] = [randomUUID(), randomUUID()];
    for (let n = 0; n < 8; n += 1) await running.upload(hostile, randomUUID(), heavyDocument());
    await running.upload(honest, randomUUID(), form1040(50_000));
    await worker.start();
    await eventually(
      () => statuses(honest),
      ([status]) => status === 'processed',
      120_000,
    );
    expect((await readDocuments())[0]).toBe(honest);
    const later = await eventually(
      () => statuses(hostile),
      (all) => all.some(isRead),
      120_000,
    );
    expect(later.filter((status) => status === 'processed')).toEqual([]);
    await running.upload(honest, randomUUID(), form1040(60_000));
    await eventually(
      () => statuses(honest),
      (all) => all.every((status) => status === 'processed'),
      120_000,
    );
    expect((await statuses(hostile)).filter(isRead).length).toBeLessThan(8);
  }, 400_000);
});
