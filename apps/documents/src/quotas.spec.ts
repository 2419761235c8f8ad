import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentUsage, fileLimitsOf, quotaOf, rpc } from '@groundwork/contracts';
import { FakeService } from '@groundwork/testing';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

const limits = fileLimitsOf('starter', 0.01);
const used = { files: 3, bytes: 5, rows: 0, processorMs: 0 };
const budget = {
  hour: { used, limits: limits.hour },
  day: { used, limits: limits.day },
  goesOnAt: null,
};

let running: RunningDocuments;
let billing: FakeService;
beforeAll(async () => {
  // 500 files of a starter become 5
  running = await runDocuments({ DOCUMENT_QUOTA_FACTOR: '0.01' });
  billing = new FakeService(running.service.connection).on(rpc.billing.fileBudget, () => budget);
});
afterAll(() => running.stop());

const usageOf = (userId: string): Promise<DocumentUsage> =>
  running.service.rpc.call(rpc.documents.usage, { userId });
const uploads = async (userId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => running.uploadProcessed(userId)));
const remove = (userId: string, documentId: string) =>
  running.service.rpc.call(rpc.documents.remove, { ...actingForSelf(userId), documentId });
const restore = (userId: string, documentId: string) =>
  running.service.rpc.call(rpc.documents.restore, { ...actingForSelf(userId), documentId });
const tooManyFiles = { kind: 'too-large', code: 'TOO_MANY_FILES' };

describe('the quota of an account', () => {
  it('has the limits of the plan, and counts its files', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    expect(await usageOf(userId)).toEqual({
      used: { bytes: 5, files: 1, uploadsAnHour: 3, waitingPages: 1 },
      limits: { ...quotaOf('starter', 0.01), uploadsAnHour: 6 },
      budget,
    });
    await running.record(id, { ...analyzedResult });
    expect((await usageOf(userId)).used.waitingPages).toBe(0);
  });

  it('is unknown while billing does not answer', async () => {
    billing.goAway(rpc.billing.fileBudget);
    await expect(usageOf(randomUUID())).rejects.toMatchObject({ kind: 'unavailable' });
    billing.on(rpc.billing.fileBudget, () => budget);
  });

  it('rejects a file above the limit, stores nothing of it, and a deletion frees its place', async () => {
    const userId = randomUUID();
    const [first] = await uploads(userId, 4);
    const last = await running.upload(userId);
    await running.record(last.id, { ...analyzedResult });
    const before = await running.keysUnder('files/');
    await expect(running.upload(userId)).rejects.toMatchObject(tooManyFiles);
    expect(await running.keysUnder('files/')).toEqual(before);
    await remove(userId, first?.id ?? '');
    expect((await usageOf(userId)).used.files).toBe(4);
  });

  it('lets no restore pass the limit', async () => {
    const userId = randomUUID();
    const [first] = await uploads(userId, 3);
    await remove(userId, first?.id ?? '');
    await uploads(userId, 3);
    await expect(restore(userId, first?.id ?? '')).rejects.toMatchObject(tooManyFiles);
  });

  it('lets uploads at the same moment not pass it together', async () => {
    const userId = randomUUID();
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => running.upload(userId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(5);
    expect(await running.list(userId)).toHaveLength(5);
  });
});
