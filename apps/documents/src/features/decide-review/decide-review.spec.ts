import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentView, rpc } from '@groundwork/contracts';
import { type RunningDocuments, runDocuments, signal } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
let reviewerId: string;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());
beforeEach(() => {
  reviewerId = randomUUID();
});

const waiting = (): Promise<DocumentView> =>
  running.processed(randomUUID(), { signals: [signal('UNKNOWN_KIND')] });
const queue = async () =>
  (await running.service.rpc.call(rpc.documents.reviewQueue, { reviewerId, page: { limit: 200 } })).items;
const verify = (documentId: string) =>
  running.service.rpc.call(rpc.documents.verify, { reviewerId, documentId });
const reject = (documentId: string, reason = 'The figures do not add up') =>
  running.service.rpc.call(rpc.documents.reject, { reviewerId, documentId, reason });
const audit = (id: string) =>
  running.service.query('select actor, action, details from audit_entries where subject_id = $1', [id]);

describe('the queue of a reviewer', () => {
  it('holds what waits for a decision, oldest first, with whose it is', async () => {
    const first = await waiting();
    await running.processed(randomUUID());
    const second = await waiting();
    const items = await queue();
    expect(items.slice(-2).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(items.at(-1)).toMatchObject({ ownerId: expect.any(String), waitingSince: expect.any(String) });
  });

  it('never holds the reviewer’s own documents, and nothing deleted', async () => {
    const own = await running.processed(reviewerId, { signals: [signal('UNKNOWN_KIND')] });
    const owner = randomUUID();
    const deleted = await running.processed(owner, { signals: [signal('UNKNOWN_KIND')] });
    await running.service.rpc.call(rpc.documents.remove, { ...actingForSelf(owner), documentId: deleted.id });
    const ids = (await queue()).map(({ id }) => id);
    expect(ids).not.toContain(own.id);
    expect(ids).not.toContain(deleted.id);
  });

  it('comes in pages, none lost and none twice, also while somebody decides', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await waiting()).id);
    const page = (cursor: string | null) =>
      running.service.rpc.call(rpc.documents.reviewQueue, {
        reviewerId,
        page: { limit: 2, ...(cursor !== null && { cursor }) },
      });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page(cursor);
      expect(items.length).toBeLessThanOrEqual(2);
      seen.push(...items.map(({ id }) => id));
      if (items[0]) await verify(items[0].id);
      cursor = nextCursor;
    } while (cursor !== null);
    expect(seen.slice(-5)).toEqual(ids);
    expect(new Set(seen).size).toBe(seen.length);
    await expect(page('no-cursor')).rejects.toMatchObject({ details: [{ field: 'cursor' }] });
  });

  it('opens the file of what waits, and of nothing else', async () => {
    const { id } = await waiting();
    const file = (documentId: string) =>
      running.service.rpc.call(rpc.documents.reviewFile, { reviewerId, documentId });
    expect(await file(id)).toMatchObject({ storageKey: `files/${id}` });
    const clear = await running.processed(randomUUID());
    await expect(file(clear.id)).rejects.toMatchObject({ kind: 'not-found' });
    await verify(id);
    await expect(file(id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a decision', () => {
  it('verifies a document for good, is told of once and stands on record', async () => {
    const { id } = await waiting();
    expect(await verify(id)).toMatchObject({ status: 'verified', reviewRequired: false, statusReason: null });
    expect(await running.told(id)).toEqual(['document.uploaded', 'document.processed', 'document.reviewed']);
    expect(await audit(id)).toEqual([
      { actor: reviewerId, action: 'document.verified', details: { fraudScore: 0 } },
    ]);
  });

  it('rejects with a reason the owner reads', async () => {
    const { id } = await waiting();
    expect(await reject(id, '  Page 2 is missing  ')).toMatchObject({
      status: 'rejected',
      statusReason: 'Page 2 is missing',
    });
    expect(await audit(id)).toMatchObject([{ action: 'document.rejected' }]);
  });

  it('is taken once: of two reviewers at the same moment one decides', async () => {
    const { id } = await waiting();
    const outcomes = await Promise.allSettled([verify(id), reject(id), verify(id)]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'NOT_WAITING',
      'NOT_WAITING',
    ]);
    expect(await audit(id)).toHaveLength(1);
  });

  it('is refused for one’s own document, and for what needs none or does not exist', async () => {
    const own = await running.processed(reviewerId, { signals: [signal('UNKNOWN_KIND')] });
    await expect(verify(own.id)).rejects.toMatchObject({ kind: 'forbidden', code: 'OWN_DOCUMENT' });
    const clear = await running.processed(randomUUID());
    await expect(verify(clear.id)).rejects.toMatchObject({ kind: 'conflict', code: 'NOT_WAITING' });
    await expect(verify(randomUUID())).rejects.toMatchObject({ kind: 'not-found' });
    expect(await audit(own.id)).toEqual([]);
  });

  it('asks for a reason', async () => {
    const { id } = await waiting();
    await expect(reject(id, '   ')).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field: 'reason' }],
    });
  });
});
