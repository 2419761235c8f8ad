import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { signalOf } from '../testing/sample-document.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const list: RunningDocuments['list'] = (userId) => running.list(userId);
const upload: RunningDocuments['upload'] = (...of) => running.upload(...of);
const record: RunningDocuments['record'] = (...parameters) => running.record(...parameters);
const eventTypes: RunningDocuments['eventTypes'] = (id) => running.eventTypes(id);
const keysUnder: RunningDocuments['keysUnder'] = (prefix) => running.keysUnder(prefix);

describe('a registered upload', () => {
  it('is pending, published, enqueued and stored under its own key', async () => {
    const userId = randomUUID();
    const view = await upload(userId);
    expect(view).toMatchObject({ status: 'pending', fraudScore: null, aiAnalysis: { stage: 'received' } });
    expect(await eventTypes(view.id)).toEqual(['document.uploaded']);
    expect(await running.queue.getJob(`doc:${view.id}:v1`)).toMatchObject({
      data: { documentId: view.id, version: 1 },
    });
    expect(await keysUnder(`files/${view.id}`)).toHaveLength(1);
    expect(await list(userId)).toEqual([view]);
  });

  it('is rejected while a live copy exists, and leaves no file behind', async () => {
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

  it('is accepted again after a rejection, and at any time from another owner', async () => {
    const userId = randomUUID();
    const sha256 = randomUUID();
    const first = await upload(userId, sha256);
    await record(first.id, { outcome: 'rejected', reason: 'This form is blank' });
    await upload(userId, sha256);
    await upload(randomUUID(), sha256);
    expect(await list(userId)).toHaveLength(2);
  });

  it('is visible only to its owner', async () => {
    await upload(randomUUID());
    expect(await list(randomUUID())).toEqual([]);
  });
});

describe('an analysis', () => {
  it('moves a document through its stages to processed and publishes one event', async () => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await running.service.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
    expect(await list(userId)).toMatchObject([{ status: 'processing', aiAnalysis: { stage: 'text' } }]);
    await record(id, analyzedResult);
    const [row] = await list(userId);
    expect(row).toMatchObject({ status: 'processed', reviewRequired: false, fraudScore: 0 });
    expect(row?.aiAnalysis.stages.map(({ stage }) => stage)).toEqual(['received', 'text', 'done']);
    expect(await eventTypes(id)).toEqual(['document.uploaded', 'document.processed']);
  });

  it('stores one result and drops duplicate, late and foreign results', async () => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await record(id, { ...analyzedResult, confidence: 0.1 }, 7);
    expect(await list(userId)).toMatchObject([{ status: 'pending' }]);
    await Promise.all([record(id, analyzedResult), record(id, analyzedResult), record(id, analyzedResult)]);
    await record(id, { outcome: 'failed', reason: 'late' });
    await running.service.rpc.call(rpc.documents.reportStage, { documentId: id, version: 1, stage: 'text' });
    expect(await list(userId)).toMatchObject([{ status: 'processed', aiAnalysis: { stage: 'done' } }]);
    expect(await eventTypes(id)).toEqual(['document.uploaded', 'document.processed']);
    await record(randomUUID(), analyzedResult);
  });

  it.each([
    ['rejected', 'document.processed'],
    ['failed', 'document.failed'],
  ] as const)('that ends as %s stores the reason and publishes %s', async (outcome, event) => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await record(id, { outcome, reason: 'This form is blank' });
    expect(await list(userId)).toMatchObject([{ status: outcome, statusReason: 'This form is blank' }]);
    expect(await eventTypes(id)).toEqual(['document.uploaded', event]);
  });

  it.each([
    ['a fraud score of 0.1', { fraudScore: 0.1 }, true],
    ['a fraud score below', { fraudScore: 0.099 }, false],
    ['a confidence below 0.6', { confidence: 0.59 }, true],
    ['a confidence of 0.6', { confidence: 0.6 }, false],
    ['an unknown kind', { signals: [signalOf('UNKNOWN_KIND')] }, true],
    ['another category', { signals: [signalOf('CATEGORY_MISMATCH')] }, true],
  ])('with %s requires a review: %j → %s', async (_name, more, reviewRequired) => {
    const userId = randomUUID();
    const { id } = await upload(userId);
    await record(id, { ...analyzedResult, ...more });
    expect(await list(userId)).toMatchObject([{ status: 'processed', reviewRequired }]);
  });

  it('counts processed and verified documents, and those that wait for a review apart', async () => {
    const userId = randomUUID();
    const [first, second, third] = [await upload(userId), await upload(userId), await upload(userId)];
    const waiting = await upload(userId);
    await upload(userId);
    await record(waiting.id, { ...analyzedResult, confidence: 0.41 });
    await record(first.id, analyzedResult);
    await record(third.id, { ...analyzedResult, signals: [signalOf('UNKNOWN_KIND')] });
    await running.service.rpc.call(rpc.documents.verify, {
      reviewerId: randomUUID(),
      documentId: third.id,
    });
    await record(second.id, { outcome: 'failed', reason: 'fault' });
    expect(await running.service.rpc.call(rpc.documents.portfolio, { userId })).toEqual({
      total: 3,
      categories: { tax_documents: 3, bank_statements: 0, financial_reports: 0 },
      progress: {
        tax_documents: { counted: 2, waiting: 1 },
        bank_statements: { counted: 0, waiting: 0 },
        financial_reports: { counted: 0, waiting: 0 },
      },
    });
  });
});

describe('the sweeper', () => {
  const inOneMinute = () => new Date(Date.now() + 60_000);

  it('enqueues each document again whose job is lost with the queue', async () => {
    const userId = randomUUID();
    const waiting = await upload(userId);
    const finished = await upload(userId);
    await record(finished.id, analyzedResult);
    await running.queue.obliterate({ force: true });
    await running.service.app.get(SweepDueDocuments).sweep(inOneMinute());
    expect(await running.queue.getJob(`doc:${waiting.id}:v1`)).toBeDefined();
    expect(await running.queue.getJob(`doc:${finished.id}:v1`)).toBeUndefined();
  });
});
