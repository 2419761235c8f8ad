import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { analysed, type RunningDocuments, runDocuments, signal } from '../testing/running-documents.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const list: RunningDocuments['list'] = (userId) => running.list(userId);
const upload: RunningDocuments['upload'] = (...of) => running.upload(...of);
const record: RunningDocuments['record'] = (...of) => running.record(...of);
const told: RunningDocuments['told'] = (id) => running.told(id);
const keysUnder: RunningDocuments['keysUnder'] = (prefix) => running.keysUnder(prefix);

describe('a registered upload', () => {
  it('is pending, told of, asked to be analysed and kept in its own place', async () => {
    const userId = randomUUID();
    const view = await upload(userId);
    expect(view).toMatchObject({ status: 'pending', fraudScore: null, aiAnalysis: { stage: 'received' } });
    expect(await told(view.id)).toEqual(['document.uploaded']);
    expect(await running.queue.getJob(`doc:${view.id}:v1`)).toMatchObject({
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
    await running.service.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
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
    await running.service.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
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

  it('counts towards the portfolio only when it processed the document, or a reviewer verified it', async () => {
    const userId = randomUUID();
    const [first, second, third] = [await upload(userId), await upload(userId), await upload(userId)];
    await upload(userId);
    await record(first.id, analysed);
    await record(third.id, { ...analysed, signals: [signal('UNKNOWN_KIND')] });
    await running.service.rpc.call(rpc.documents.verify, {
      reviewerId: randomUUID(),
      documentId: third.id,
    });
    await record(second.id, { outcome: 'failed', reason: 'fault' });
    expect(await running.service.rpc.call(rpc.documents.portfolio, { userId })).toEqual({
      total: 2,
      categories: { tax_documents: 2, bank_statements: 0, financial_reports: 0 },
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
    await running.queue.obliterate({ force: true });
    await running.service.app.get(SweepDueDocuments).sweep(inOneMinute());
    expect(await running.queue.getJob(`doc:${waiting.id}:v1`)).toBeDefined();
    expect(await running.queue.getJob(`doc:${finished.id}:v1`)).toBeUndefined();
  });

  it('clears uploads nobody finished within the hour', async () => {
    await running.storage.put('incoming/left-behind', Readable.from(['bytes']));
    await running.service.app.get(SweepDueDocuments).sweep(inOneMinute());
    expect(await keysUnder('incoming/left-behind')).toHaveLength(1);
    await running.service.app.get(SweepDueDocuments).sweep(new Date(Date.now() + 3_700_000));
    expect(await keysUnder('incoming/')).toEqual([]);
  });

  it('clears a file whose document was never written, and then none is written for it', async () => {
    const userId = randomUUID();
    const before = await keysUnder('files/');
    const lock = running.service.database!.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table documents in share row exclusive mode');
    const uploading = upload(userId).catch((error: unknown) => error);
    await eventually(
      () => keysUnder('files/'),
      (keys) => keys.length > before.length,
    );
    // as if documents had died here, an hour ago
    await running.service.app.get(SweepDueDocuments).sweep(new Date(Date.now() + 3_700_000));
    expect((await keysUnder('files/')).sort()).toEqual(before.sort());
    await lock.rollbackTransaction();
    await lock.release();
    expect(await uploading).toMatchObject({ kind: 'unavailable' });
    expect(await list(userId)).toEqual([]);
    expect((await keysUnder('files/')).sort()).toEqual(before.sort());
    expect(await running.service.query('select 1 from arriving_files')).toEqual([]);
  });
});
