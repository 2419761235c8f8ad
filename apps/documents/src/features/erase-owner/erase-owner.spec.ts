import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentView,
  events,
  previewKey,
  rpc,
  statementRowsKey,
} from '@groundwork/contracts';
import { eventually, sendEvent, testServers } from '@groundwork/testing';
import { Worker } from 'bullmq';
import { receipt } from '../../documents.wording.ts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { WeighingScoring } from '../../../testing/weighing-scoring.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const timeoutMs = 40_000;

async function erase(userId: string, times = 1): Promise<string> {
  const [id, erasureId] = [randomUUID(), randomUUID()];
  const request = { id, userId, aggregateId: erasureId, aggregateVersion: 1, data: { erasureId } };
  for (let n = 0; n < times; n += 1) {
    await sendEvent(running.service.connection, events.userErasureRequested, request);
  }
  return erasureId;
}

async function readReports(erasureId: string): Promise<unknown[]> {
  const sql = `select data from outbox where type = 'user.erased' and aggregate_id = $1`;
  return (await running.service.query(sql, [erasureId])).map(({ data }) => data);
}

const waitForReport = (erasureId: string) =>
  eventually(
    () => readReports(erasureId),
    (answers) => answers.length > 0,
    timeoutMs,
  );

async function correctIncome(userId: string, { id, version = 0 }: DocumentView, value: number) {
  await new WeighingScoring(running).answer(() => 0);
  await running.service.rpc.call(rpc.documents.correct, {
    ...actingForSelf(userId),
    documentId: id,
    correction: { version, changes: [{ what: 'figure', name: 'totalIncome', page: 1, value }] },
  });
}

const tables = [
  ...['documents', 'owners', 'paper_labels', 'learned_labels'],
  ...['outbox', 'audit_entries', 'dead_letters', 'erasure_work'],
];

async function findTables(text: string): Promise<string[]> {
  const naming: string[] = [];
  for (const table of tables) {
    const sql = `select 1 from ${table} t where position($1 in to_jsonb(t)::text) > 0`;
    if ((await running.service.query(sql, [text])).length > 0) naming.push(table);
  }
  return naming;
}

describe('erasing an owner’s documents', () => {
  it('deletes files, pictures, rows of statements, rows and jobs, and retains the audit log without the id', async () => {
    const userId = randomUUID();
    const labels = [{ label: 'total income', value: 85_200 }];
    const processed = await running.uploadProcessed(userId, {
      previews: 1,
      extracted: [{ name: 'totalIncome', label: '', value: 82_500, text: null, confidence: 1, page: 1 }],
      paperLabels: { fingerprint: ['00000000', '00000001'], labels },
    });
    await correctIncome(userId, processed, 85_200);
    await running.storage.put(previewKey(processed.id, 1, 1), Readable.from([Buffer.from('picture')]));
    await running.storage.put(statementRowsKey(processed.id, 1), Readable.from([Buffer.from('rows')]));
    const waiting = await running.upload(userId);
    await running.service.rpc.call(rpc.documents.file, {
      ...actingForSelf(userId),
      documentId: processed.id,
    });
    const neighbor = await running.uploadProcessed(randomUUID());

    const erasureId = await erase(userId);
    expect(await waitForReport(erasureId)).toMatchObject([
      {
        service: 'documents',
        report: {
          erased: expect.arrayContaining([
            { what: receipt.files, count: 4 },
            { what: receipt.documents, count: 2 },
            { what: receipt.paperLabels, count: 1 },
            { what: receipt.learnedLabels, count: 1 },
          ]),
          kept: [{ what: 'audit entries, without your id', count: 2, why: expect.any(String) }],
        },
      },
    ]);
    expect(await findTables(userId)).toEqual([]);
    expect(await running.keysUnder('files/')).toEqual([`files/${neighbor.id}`]);
    expect(await running.keysUnder('previews/')).toEqual([]);
    expect(await running.keysUnder('rows/')).toEqual([]);
    expect(await running.queue.getJob(`doc:${waiting.id}:v1`)).toBeUndefined();
  });

  it('waits for a running analysis and drops its result', async () => {
    const userId = randomUUID();
    let finish: () => void = () => undefined;
    const analysis = new Promise<void>((resolve) => (finish = resolve));
    const { hostname, port, password } = new URL(testServers().TEST_REDIS_URL);
    const connection = { host: hostname, port: Number(port), password };
    const worker = new Worker(running.queue.name, () => analysis, { connection, concurrency: 50 });
    const { id } = await running.upload(userId);
    try {
      await eventually(
        async () => (await running.queue.getJob(`doc:${id}:v1`))?.isActive(),
        (active) => active === true,
        timeoutMs,
      );
      const erasureId = await erase(userId);
      await eventually(
        () => running.service.query('select tries from erasure_work where erasure_id = $1', [erasureId]),
        ([row]) => Number(row?.['tries']) > 0,
        timeoutMs,
      );
      expect(await readReports(erasureId)).toEqual([]);
      await running.record(id, analyzedResult);
      finish();
      await waitForReport(erasureId);
    } finally {
      finish();
      await worker.close();
    }
    expect(await findTables(userId)).toEqual([]);
    expect(await findTables(id)).toEqual([]);
  });

  it('happens once for repeated requests, and later events store no data of the owner', async () => {
    const userId = randomUUID();
    await running.uploadProcessed(userId);
    const erasureId = await erase(userId, 3);
    await waitForReport(erasureId);
    const repeatedId = await erase(userId);
    const second = await waitForReport(repeatedId);
    expect(second).toMatchObject([{ report: { erased: [], kept: [] } }]);
    expect(await readReports(erasureId)).toHaveLength(1);

    await expect(running.upload(userId)).rejects.toMatchObject({ code: 'ACCOUNT_ERASED' });
    const lateEvent = {
      userId,
      aggregateId: userId,
      aggregateVersion: 9,
      data: { figures: {}, changedFields: [] },
    };
    await sendEvent(running.service.connection, events.profileSaved, lateEvent);
    const other = randomUUID();
    await sendEvent(running.service.connection, events.profileSaved, { ...lateEvent, userId: other });
    await eventually(
      () => findTables(other),
      (tables) => tables.includes('owners'),
      timeoutMs,
    );
    expect(await findTables(userId)).toEqual([]);
  });
});
