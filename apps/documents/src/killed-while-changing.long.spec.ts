import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, type DocumentId, type DocumentView, rpc } from '@groundwork/contracts';
import { eventually, type PrivateProcess, serviceProcess, testFieldKeys } from '@groundwork/testing';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { WeighingScoring } from '../testing/weighing-scoring.ts';

jest.setTimeout(300_000);

let running: RunningDocuments;
let service: PrivateProcess;

beforeAll(async () => {
  running = await runDocuments();
  await running.service.app.close();
  await new WeighingScoring(running).answer(() => 0);
  service = serviceProcess({
    service: 'documents',
    environment: {
      DATABASE_URL: running.service.database!.url,
      FIELD_KEYS: testFieldKeys,
      STORAGE_URL: `folder:${running.folder}`,
    },
    log: join(running.folder, 'documents.log'),
  });
});
afterAll(async () => {
  await service.stop();
  await running.stop();
});

const owner = randomUUID();
const bundler = randomUUID();
const extracted = [
  { name: 'totalIncome', label: 'Total income', value: 100, text: null, confidence: 1, page: 1 },
];
const answers = () =>
  running.list(owner).then(
    () => true,
    () => false,
  );

async function start(): Promise<void> {
  await service.start();
  await eventually(answers, Boolean, 60_000);
}

const correct = ({ id, version = 0 }: DocumentView, value: number) =>
  running.service.rpc.call(rpc.documents.correct, {
    ...actingForSelf(owner),
    documentId: id,
    correction: { version, changes: [{ what: 'figure', name: 'totalIncome', page: 1, value }] },
  });

const reviewed = () =>
  running.service.query(
    `select aggregate_id as id, published_at is not null as published, data->'figures'->0->'value' as value
     from outbox where type = 'document.reviewed' order by id`,
  );

const split = (id: DocumentId) =>
  running.service.rpc.call(rpc.documents.split, {
    ...actingForSelf(bundler),
    documentId: id,
    split: {
      parts: [
        { fromPage: 1, toPage: 3 },
        { fromPage: 4, toPage: 6 },
      ],
    },
  });

const uploadsOf = async (id: string) =>
  running.service.query(
    `select published_at is not null as published from outbox where type = 'document.uploaded' and aggregate_id = $1`,
    [id],
  );

describe('documents, killed between the answer and the event', () => {
  it('publishes each acknowledged correction exactly once after its start', async () => {
    await start();
    const documents: DocumentView[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { id } = await running.upload(owner);
      await running.record(id, { ...analyzedResult, extracted });
      documents.push(await running.get(owner, id));
    }
    const acknowledged = new Map<string, number>();
    const corrections = documents.map(async (document, n) => {
      await correct(document, 1000 + n);
      acknowledged.set(document.id, 1000 + n);
      if (acknowledged.size === 4) await service.kill();
    });
    await Promise.allSettled(corrections);
    await start();
    const rows = await eventually(
      reviewed,
      (all) => all.every(({ published }) => published === true),
      60_000,
    );
    const values = new Map(rows.map(({ id, value }) => [String(id), Number(value)]));
    expect(values.size).toBe(rows.length);
    expect(acknowledged.size).toBeGreaterThanOrEqual(4);
    for (const [id, value] of acknowledged) {
      expect(values.get(id)).toBe(value);
      expect((await running.get(owner, id)).aiAnalysis.extracted[0]?.value).toBe(value);
    }
  });

  it('has either the file or all of its parts, and publishes each part once', async () => {
    const files: DocumentId[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { id } = await running.upload(bundler);
      await running.record(id, { ...analyzedResult, pages: 6, figuresHash: `figures ${n}` });
      files.push(id);
    }
    const acknowledged = new Map<DocumentId, DocumentId[]>();
    const splits = files.map(async (id) => {
      acknowledged.set(
        id,
        (await split(id)).map((part) => part.id),
      );
      if (acknowledged.size === 3) await service.kill();
    });
    await Promise.allSettled(splits);
    await start();
    const live = new Set((await running.list(bundler)).map(({ id }) => id));
    const whole = files.filter((id) => live.delete(id));
    const parts = [...live];
    expect(parts).toHaveLength(2 * (files.length - whole.length));
    expect([...acknowledged.values()].flat().filter((id) => !live.has(id))).toEqual([]);
    expect(whole.filter((id) => acknowledged.has(id))).toEqual([]);
    for (const id of parts) {
      const uploads = await eventually(
        () => uploadsOf(id),
        (events) => events.every(({ published }) => published === true),
        60_000,
      );
      expect(uploads).toHaveLength(1);
    }
  });
});
