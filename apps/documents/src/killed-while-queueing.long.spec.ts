import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually, type PrivateProcess, serviceProcess, testFieldKeys } from '@groundwork/testing';
import { AnalysisDesk } from '../testing/analysis-desk.ts';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

jest.setTimeout(300_000);

let running: RunningDocuments;
let service: PrivateProcess;
let desk: AnalysisDesk;

beforeAll(async () => {
  running = await runDocuments();
  await running.service.app.close();
  service = serviceProcess({
    service: 'documents',
    environment: {
      DATABASE_URL: running.service.database!.url,
      FIELD_KEYS: testFieldKeys,
      STORAGE_URL: `folder:${running.folder}`,
    },
    log: join(running.folder, 'documents.log'),
  });
  desk = new AnalysisDesk(running);
});
afterAll(async () => {
  await desk.close();
  await service.stop();
  await running.stop();
});

const owners = Array.from({ length: 4 }, () => randomUUID());
const stored = () => running.service.query('select id, status from documents');
const answers = (userId: string) =>
  running.list(userId).then(
    () => true,
    () => false,
  );

async function start(): Promise<void> {
  await service.start();
  await eventually(() => answers(owners[0]!), Boolean, 60_000);
}

describe('documents, killed while it enqueues', () => {
  it('loses no registered document, and each is analyzed once', async () => {
    await start();
    const answered: string[] = [];
    const uploads = owners.map(async (userId) => {
      for (let n = 0; n < 15; n += 1) answered.push((await running.upload(userId)).id);
    });
    await eventually(stored, (rows) => rows.length >= 12, 60_000);
    await service.kill();
    await Promise.allSettled(uploads);
    await start();
    desk.open();
    const rows = await eventually(
      stored,
      (all) => all.every(({ status }) => status === 'processed'),
      120_000,
    );
    const ids = rows.map(({ id }) => String(id));
    expect(ids).toEqual(expect.arrayContaining(answered));
    expect(desk.documents.toSorted()).toEqual(ids.toSorted());
    const published = await Promise.all(ids.map((id) => running.eventTypes(id)));
    expect(published).toEqual(ids.map(() => ['document.uploaded', 'document.processed']));
  });
});
