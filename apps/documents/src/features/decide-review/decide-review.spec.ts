import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentView, rpc } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { signalOf } from '../../../testing/sample-document.ts';

let running: RunningDocuments;
let reviewerId: string;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());
beforeEach(() => {
  reviewerId = randomUUID();
});

const uploadWaiting = (): Promise<DocumentView> =>
  running.uploadProcessed(randomUUID(), { signals: [signalOf('UNKNOWN_KIND')] });
const readQueue = async () =>
  (await running.service.rpc.call(rpc.documents.reviewQueue, { reviewerId, page: { limit: 200 } })).items;
const verify = (documentId: string) =>
  running.service.rpc.call(rpc.documents.verify, { reviewerId, documentId });
const reject = (documentId: string, reason = 'The figures do not add up') =>
  running.service.rpc.call(rpc.documents.reject, { reviewerId, documentId, reason });
const readAudit = (id: string) =>
  running.service.query('select actor, action, details from audit_entries where subject_id = $1', [id]);

describe('the queue of a reviewer', () => {
  it('contains waiting documents with their owners, oldest first', async () => {
    const first = await uploadWaiting();
    await running.uploadProcessed(randomUUID());
    const second = await uploadWaiting();
    const items = await readQueue();
    expect(items.slice(-2).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(items.at(-1)).toMatchObject({ ownerId: expect.any(String), waitingSince: expect.any(String) });
  });

  it('contains no document of the reviewer and no deleted document', async () => {
    const own = await running.uploadProcessed(reviewerId, { signals: [signalOf('UNKNOWN_KIND')] });
    const owner = randomUUID();
    const deleted = await running.uploadProcessed(owner, { signals: [signalOf('UNKNOWN_KIND')] });
    await running.service.rpc.call(rpc.documents.remove, { ...actingForSelf(owner), documentId: deleted.id });
    const ids = (await readQueue()).map(({ id }) => id);
    expect(ids).not.toContain(own.id);
    expect(ids).not.toContain(deleted.id);
  });

  it('comes in pages without gaps or duplicates while a reviewer decides', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await uploadWaiting()).id);
    const page = (cursor: string | null) =>
      running.service.rpc.call(rpc.documents.reviewQueue, {
        reviewerId,
        page: { limit: 2, ...(cursor !== null && { cursor }) },
      });
    const listedIds: string[] = [];
    let cursor: string | null = null;
    do {
      const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page(cursor);
      expect(items.length).toBeLessThanOrEqual(2);
      listedIds.push(...items.map(({ id }) => id));
      if (items[0]) await verify(items[0].id);
      cursor = nextCursor;
    } while (cursor !== null);
    expect(listedIds.slice(-5)).toEqual(ids);
    expect(new Set(listedIds).size).toBe(listedIds.length);
    await expect(page('no-cursor')).rejects.toMatchObject({ details: [{ field: 'cursor' }] });
  });

  it('opens only the files of waiting documents', async () => {
    const { id } = await uploadWaiting();
    const file = (documentId: string) =>
      running.service.rpc.call(rpc.documents.reviewFile, { reviewerId, documentId });
    expect(await file(id)).toMatchObject({ storageKey: `files/${id}` });
    const unsuspicious = await running.uploadProcessed(randomUUID());
    await expect(file(unsuspicious.id)).rejects.toMatchObject({ kind: 'not-found' });
    await verify(id);
    await expect(file(id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a rejection by a reviewer', () => {
  const reanalyze = (owner: string, documentId: string) =>
    running.service.rpc.call(rpc.documents.reanalyse, { ...actingForSelf(owner), documentId });
  const publishedStatuses = async (id: string) => {
    const sql = "select data->>'status' as status from outbox where aggregate_id = $1 order by id";
    return (await running.service.query(sql, [id])).map(({ status }) => status);
  };

  it('stands after a new analysis: the document waits for a review and gives no credit', async () => {
    const owner = randomUUID();
    const { id } = await running.uploadProcessed(owner, { signals: [signalOf('UNKNOWN_KIND')] });
    await reject(id, 'Page 2 is missing');
    await reanalyze(owner, id);
    await running.record(id, analyzedResult, 2);
    const rejection = { reason: 'Page 2 is missing', at: expect.any(String) };
    expect(await running.get(owner, id)).toMatchObject({
      status: 'processed',
      reviewRequired: true,
      reviewerRejection: rejection,
    });
    expect((await readQueue()).find((item) => item.id === id)).toMatchObject({
      reviewerRejection: rejection,
    });
    expect((await publishedStatuses(id)).at(-1)).toBe('rejected');
  });

  it('ends when a reviewer verifies the document', async () => {
    const owner = randomUUID();
    const { id } = await running.uploadProcessed(owner, { signals: [signalOf('UNKNOWN_KIND')] });
    await reject(id);
    await reanalyze(owner, id);
    await running.record(id, analyzedResult, 2);
    expect(await verify(id)).toMatchObject({ status: 'verified', reviewerRejection: null });
    expect((await publishedStatuses(id)).at(-1)).toBe('verified');
  });

  it('stands after a move to another category', async () => {
    const owner = randomUUID();
    const { id } = await running.uploadProcessed(owner, { signals: [signalOf('UNKNOWN_KIND')] });
    await reject(id);
    await reanalyze(owner, id);
    await running.record(id, analyzedResult, 2);
    const to = { category: 'tax_documents', subcategory: 'schedule_c' } as const;
    const move = { ...actingForSelf(owner), documentId: id, to };
    expect(await running.service.rpc.call(rpc.documents.move, move)).toMatchObject({ reviewRequired: true });
  });

  it('stands for a second upload of the same file, and for no other owner', async () => {
    const [owner, other, sha256] = [randomUUID(), randomUUID(), randomUUID()];
    const first = await running.upload(owner, sha256);
    await running.record(first.id, { ...analyzedResult, confidence: 0.2 });
    await reject(first.id);
    const again = await running.upload(owner, sha256);
    const foreign = await running.upload(other, sha256);
    for (const { id } of [again, foreign]) await running.record(id, analyzedResult);
    expect(await running.get(owner, again.id)).toMatchObject({ reviewRequired: true });
    expect(await running.get(other, foreign.id)).toMatchObject({
      reviewRequired: false,
      reviewerRejection: null,
    });
  });
});

describe('a decision', () => {
  it('verifies a document, publishes one event and writes the audit log', async () => {
    const { id } = await uploadWaiting();
    expect(await verify(id)).toMatchObject({ status: 'verified', reviewRequired: false, statusReason: null });
    expect(await running.eventTypes(id)).toEqual([
      'document.uploaded',
      'document.processed',
      'document.reviewed',
    ]);
    expect(await readAudit(id)).toEqual([
      { actor: reviewerId, action: 'document.verified', details: { fraudScore: 0 } },
    ]);
  });

  it('rejects a document with a reason that the owner reads', async () => {
    const { id } = await uploadWaiting();
    expect(await reject(id, '  Page 2 is missing  ')).toMatchObject({
      status: 'rejected',
      statusReason: 'Page 2 is missing',
    });
    expect(await readAudit(id)).toMatchObject([{ action: 'document.rejected' }]);
  });

  it('happens once when two reviewers decide at the same moment', async () => {
    const { id } = await uploadWaiting();
    const outcomes = await Promise.allSettled([verify(id), reject(id), verify(id)]);
    const rejections = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(rejections.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'NOT_WAITING',
      'NOT_WAITING',
    ]);
    expect(await readAudit(id)).toHaveLength(1);
  });

  it('fails for an own document, for one that needs no review and for an unknown one', async () => {
    const own = await running.uploadProcessed(reviewerId, { signals: [signalOf('UNKNOWN_KIND')] });
    await expect(verify(own.id)).rejects.toMatchObject({ kind: 'forbidden', code: 'OWN_DOCUMENT' });
    const clear = await running.uploadProcessed(randomUUID());
    await expect(verify(clear.id)).rejects.toMatchObject({ kind: 'conflict', code: 'NOT_WAITING' });
    await expect(verify(randomUUID())).rejects.toMatchObject({ kind: 'not-found' });
    expect(await readAudit(own.id)).toEqual([]);
  });

  it('needs a reason for a rejection', async () => {
    const { id } = await uploadWaiting();
    await expect(reject(id, '   ')).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field: 'reason' }],
    });
  });
});
