import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, documentQuotas, type DocumentUsage, quotaOf, rpc } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { quotaProblem, type Usage } from './domain/quota.rules.ts';

let running: RunningDocuments;
beforeAll(async () => {
  // 500 files of a starter become 5
  running = await runDocuments({ DOCUMENT_QUOTA_FACTOR: '0.01' });
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
      used: { bytes: 5, files: 1, uploadsAnHour: 1, waitingPages: 1 },
      limits: quotaOf('starter', 0.01),
    });
    await running.record(id, { ...analyzedResult });
    expect((await usageOf(userId)).used.waitingPages).toBe(0);
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
    await running.service.query('delete from upload_counts where user_id = $1', [userId]);
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

  it('rejects the upload after the last one of the hour with the seconds to wait', async () => {
    const userId = randomUUID();
    for (let n = 0; n < 6; n += 1) {
      const { id } = await running.uploadProcessed(userId);
      await remove(userId, id);
    }
    // the purge of deleted documents
    await running.service.query('delete from documents where user_id = $1', [userId]);
    await expect(running.upload(userId)).rejects.toMatchObject({
      kind: 'limit',
      code: 'TOO_MANY_UPLOADS',
      retryAfterSeconds: expect.any(Number) as unknown,
    });
  });
});

describe('a quota problem', () => {
  const limits = documentQuotas.starter;
  const used: Usage = {
    bytes: 0,
    files: 0,
    uploadsAnHour: 0,
    waitingPages: 0,
    secondsUntilFewerUploads: null,
  };
  const upload = { bytes: 10, isUpload: true };

  it.each([
    ['STORAGE_FULL', { bytes: limits.bytes - 9 }],
    ['TOO_MANY_FILES', { files: limits.files }],
    ['TOO_MANY_UPLOADS', { uploadsAnHour: limits.uploadsAnHour }],
    ['TOO_MANY_WAITING', { waitingPages: limits.waitingPages }],
  ])('is %s at its limit', (code, at) => {
    expect(quotaProblem({ ...used, ...at }, limits, upload)?.code).toBe(code);
  });

  it('is none below each limit, and a restore is no upload', () => {
    expect(quotaProblem({ ...used, bytes: limits.bytes - 10 }, limits, upload)).toBeNull();
    const restored = { bytes: 10, isUpload: false };
    expect(quotaProblem({ ...used, uploadsAnHour: 10_000 }, limits, restored)).toBeNull();
  });
});
