import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, events, previewKey, rpc } from '@groundwork/contracts';
import { eventually, sendEvent, testServers } from '@groundwork/testing';
import { Worker } from 'bullmq';
import { analysed, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const patientlyMs = 40_000;

async function erase(userId: string, times = 1): Promise<string> {
  const [id, erasureId] = [randomUUID(), randomUUID()];
  const request = { id, userId, aggregateId: erasureId, aggregateVersion: 1, data: { erasureId } };
  for (let n = 0; n < times; n += 1) {
    await sendEvent(running.service.connection, events.userErasureRequested, request);
  }
  return erasureId;
}

async function answersTo(erasureId: string): Promise<unknown[]> {
  const sql = `select data from outbox where type = 'user.erased' and aggregate_id = $1`;
  return (await running.service.query(sql, [erasureId])).map(({ data }) => data);
}

const answered = (erasureId: string) =>
  eventually(
    () => answersTo(erasureId),
    (answers) => answers.length > 0,
    patientlyMs,
  );

async function rowsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of ['documents', 'owners', 'outbox', 'audit_entries', 'dead_letters', 'erasure_work']) {
    const sql = `select 1 from ${table} t where position($1 in to_jsonb(t)::text) > 0`;
    if ((await running.service.query(sql, [text])).length > 0) found.push(table);
  }
  return found;
}

describe('erasing an owner’s documents', () => {
  it('takes files, pictures, rows and jobs, and keeps the log without the id', async () => {
    const userId = randomUUID();
    const read = await running.processed(userId, { previews: 1 });
    await running.storage.put(previewKey(read.id, 1, 1), Readable.from([Buffer.from('picture')]));
    const waiting = await running.upload(userId);
    await running.service.rpc.call(rpc.documents.file, { ...actingForSelf(userId), documentId: read.id });
    const neighbour = await running.processed(randomUUID());

    const erasureId = await erase(userId);
    expect(await answered(erasureId)).toMatchObject([
      {
        service: 'documents',
        report: {
          erased: expect.arrayContaining([
            { what: 'files and pictures of their pages', count: 3 },
            { what: 'documents and what was read out of them', count: 2 },
          ]),
          kept: [{ what: 'audit entries, without your id', count: 1, why: expect.any(String) }],
        },
      },
    ]);
    expect(await rowsWith(userId)).toEqual([]);
    expect(await running.keysUnder('files/')).toEqual([`files/${neighbour.id}`]);
    expect(await running.keysUnder('previews/')).toEqual([]);
    expect(await running.queue.getJob(`doc:${waiting.id}:v1`)).toBeUndefined();
  });

  it('waits for an analysis that is under way, whose result is then dropped', async () => {
    const userId = randomUUID();
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const { hostname, port, password } = new URL(testServers().TEST_REDIS_URL);
    const connection = { host: hostname, port: Number(port), password };
    const worker = new Worker(running.queue.name, () => held, { connection, concurrency: 50 });
    const { id } = await running.upload(userId);
    try {
      await eventually(
        async () => (await running.queue.getJob(`doc:${id}:v1`))?.isActive(),
        (active) => active === true,
        patientlyMs,
      );
      const erasureId = await erase(userId);
      await eventually(
        () => running.service.query('select tries from erasure_work where erasure_id = $1', [erasureId]),
        ([row]) => Number(row?.['tries']) > 0,
        patientlyMs,
      );
      expect(await answersTo(erasureId)).toEqual([]);
      await running.record(id, analysed);
      finish();
      await answered(erasureId);
    } finally {
      finish();
      await worker.close();
    }
    expect(await rowsWith(userId)).toEqual([]);
    expect(await rowsWith(id)).toEqual([]);
  });

  it('is done once however often it is asked, and nothing that comes later brings the owner back', async () => {
    const userId = randomUUID();
    await running.processed(userId);
    const erasureId = await erase(userId, 3);
    await answered(erasureId);
    const again = await erase(userId);
    const second = await answered(again);
    expect(second).toMatchObject([{ report: { erased: [], kept: [] } }]);
    expect(await answersTo(erasureId)).toHaveLength(1);

    await expect(running.upload(userId)).rejects.toMatchObject({ code: 'ACCOUNT_ERASED' });
    const late = {
      userId,
      aggregateId: userId,
      aggregateVersion: 9,
      data: { figures: {}, changedFields: [] },
    };
    await sendEvent(running.service.connection, events.profileSaved, late);
    const other = randomUUID();
    await sendEvent(running.service.connection, events.profileSaved, { ...late, userId: other });
    await eventually(
      () => rowsWith(other),
      (tables) => tables.includes('owners'),
      patientlyMs,
    );
    expect(await rowsWith(userId)).toEqual([]);
  });
});
