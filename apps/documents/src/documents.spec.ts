import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AnalysisResult, analysisQueue, type DocumentView, rpc } from '@groundwork/contracts';
import { FolderStorage } from '@groundwork/platform-storage';
import { type RunningService, runService, testServers } from '@groundwork/testing';
import { Queue } from 'bullmq';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.ts';
import { documentsConfig } from './documents.config.ts';
import { documentsModule } from './documents.module.ts';
import { documentsDatabase } from './persistence/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundwork-objects-'));
const storage = new FolderStorage(folder);

let documents: RunningService;
let queue: Queue;

beforeAll(async () => {
  documents = await runService({
    service: 'documents',
    config: documentsConfig,
    module: documentsModule,
    database: documentsDatabase,
    environment: { STORAGE_URL: `folder:${folder}` },
  });
  const { hostname, port, password } = new URL(testServers().TEST_REDIS_URL);
  queue = new Queue(analysisQueue, { connection: { host: hostname, port: Number(port), password } });
  await queue.obliterate({ force: true });
});

afterAll(async () => {
  await queue.close();
  await documents.stop();
  rmSync(folder, { recursive: true, force: true });
});

const list = (userId: string): Promise<DocumentView[]> => documents.rpc.call(rpc.documents.list, { userId });

async function upload(userId: string, sha256: string = randomUUID()): Promise<DocumentView> {
  const incomingKey = `incoming/${randomUUID()}`;
  await storage.put(incomingKey, Readable.from([Buffer.from('bytes')]));
  return documents.rpc.call(rpc.documents.register, {
    userId,
    incomingKey,
    originalName: 'return.pdf',
    fileSize: 5,
    sha256,
    mediaType: 'application/pdf',
    category: 'tax_documents',
    subcategory: 'form_1040',
  });
}

const analysed: AnalysisResult = {
  outcome: 'analysed',
  confidence: 0.95,
  fraudScore: 0,
  classification: { category: 'tax_documents', subcategory: 'form_1040', certainty: 1 },
  extracted: [],
  signals: [],
};

const record = (documentId: string, result: AnalysisResult, version = 1) =>
  documents.rpc.call(rpc.documents.recordAnalysis, { documentId, version, result });

const told = async (documentId: string) => {
  const rows = await documents.query('select type from outbox where aggregate_id = $1 order by id', [
    documentId,
  ]);
  return rows.map(({ type }) => type);
};

const keysUnder = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
};

describe('a registered upload', () => {
  it('is pending, told of, asked to be analysed and kept in its own place', async () => {
    const userId = randomUUID();
    const view = await upload(userId);
    expect(view).toMatchObject({ status: 'pending', fraudScore: null, aiAnalysis: { stage: 'received' } });
    expect(await told(view.id)).toEqual(['document.uploaded']);
    expect(await queue.getJob(`doc:${view.id}:v1`)).toMatchObject({
      data: { documentId: view.id, version: 1 },
    });
    expect(await keysUnder(`files/${view.id}`)).toHaveLength(1);
    expect(await list(userId)).toEqual([view]);
  });

  it('is refused a second time while it lives, and leaves nothing behind', async () => {
    const userId = randomUUID();
    const sha256 = randomUUID();
    await upload(userId, sha256);
    const before = await keysUnder('files/');
    await expect(upload(userId, sha256)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This file was already uploaded',
    });
    expect(await keysUnder('files/')).toEqual(before);
    expect(await list(userId)).toHaveLength(1);
  });

  it('may be uploaded again once rejected, and by somebody else at any time', async () => {
    const userId = randomUUID();
    const sha256 = randomUUID();
    const first = await upload(userId, sha256);
    await record(first.id, { outcome: 'rejected', reason: 'This form is blank' });
    await upload(userId, sha256);
    await upload(randomUUID(), sha256);
    expect(await list(userId)).toHaveLength(2);
  });

  it('is seen by its owner alone', async () => {
    await upload(randomUUID());
    expect(await list(randomUUID())).toEqual([]);
  });
});

describe('an analysis', () => {
  it('moves a document through its stages to processed, told of once', async () => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await documents.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
    expect(await list(userId)).toMatchObject([{ status: 'processing', aiAnalysis: { stage: 'text' } }]);
    await record(id, analysed);
    const [row] = await list(userId);
    expect(row).toMatchObject({ status: 'processed', reviewRequired: false, fraudScore: 0 });
    expect(row?.aiAnalysis.stages.map(({ stage }) => stage)).toEqual(['received', 'text', 'done']);
    expect(await told(id)).toEqual(['document.uploaded', 'document.processed']);
  });

  it('is recorded once: what comes twice, late or for another run is dropped', async () => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await record(id, { ...analysed, confidence: 0.1 }, 7);
    expect(await list(userId)).toMatchObject([{ status: 'pending' }]);
    await Promise.all([record(id, analysed), record(id, analysed), record(id, analysed)]);
    await record(id, { outcome: 'failed', reason: 'late' });
    await documents.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
    expect(await list(userId)).toMatchObject([{ status: 'processed', aiAnalysis: { stage: 'done' } }]);
    expect(await told(id)).toEqual(['document.uploaded', 'document.processed']);
    await record(randomUUID(), analysed);
  });

  it.each([
    ['rejected', 'document.processed'],
    ['failed', 'document.failed'],
  ] as const)('that ends %s says why and is told as %s', async (outcome, event) => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await record(id, { outcome, reason: 'This form is blank' });
    expect(await list(userId)).toMatchObject([{ status: outcome, statusReason: 'This form is blank' }]);
    expect(await told(id)).toEqual(['document.uploaded', event]);
  });

  it.each([
    ['a fraud score of 0.1', { fraudScore: 0.1 }, true],
    ['a fraud score below', { fraudScore: 0.099 }, false],
    ['a confidence below 0.6', { confidence: 0.59 }, true],
    ['a confidence of 0.6', { confidence: 0.6 }, false],
    ['an unknown kind', { signals: [signal('UNKNOWN_KIND')] }, true],
    ['another category', { signals: [signal('CATEGORY_MISMATCH')] }, true],
  ])('with %s asks for a review: %j → %s', async (_name, more, reviewRequired) => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await record(id, { ...analysed, ...more });
    expect(await list(userId)).toMatchObject([{ status: 'processed', reviewRequired }]);
  });

  it('counts towards the portfolio only when it processed the document', async () => {
    const userId = randomUUID();
    const [first, second] = [await upload(userId), await upload(userId)];
    await upload(userId);
    await record(first.id, analysed);
    await record(second.id, { outcome: 'failed', reason: 'fault' });
    expect(await documents.rpc.call(rpc.documents.portfolio, { userId })).toEqual({
      total: 1,
      categories: { tax_documents: 1, bank_statements: 0, financial_reports: 0 },
    });
  });
});

describe('the sweeper', () => {
  const inOneMinute = () => new Date(Date.now() + 60_000);

  it('asks again for every document whose job a wiped queue lost', async () => {
    const userId = randomUUID();
    const waiting = await upload(userId);
    const finished = await upload(userId);
    await record(finished.id, analysed);
    await queue.obliterate({ force: true });
    await documents.app.get(SweepDueDocuments).sweep(inOneMinute());
    expect(await queue.getJob(`doc:${waiting.id}:v1`)).toBeDefined();
    expect(await queue.getJob(`doc:${finished.id}:v1`)).toBeUndefined();
  });

  it('clears uploads nobody finished within the hour', async () => {
    await storage.put('incoming/left-behind', Readable.from(['bytes']));
    await documents.app.get(SweepDueDocuments).sweep(inOneMinute());
    expect(await keysUnder('incoming/left-behind')).toHaveLength(1);
    await documents.app.get(SweepDueDocuments).sweep(new Date(Date.now() + 3_700_000));
    expect(await keysUnder('incoming/')).toEqual([]);
  });
});

function signal(code: string) {
  return { code, severity: 0, page: null, message: code, expected: null, actual: null };
}
