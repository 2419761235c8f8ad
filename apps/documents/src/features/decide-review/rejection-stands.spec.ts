import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentState, type ReviewItem, rpc } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { WeighingScoring } from '../../../testing/weighing-scoring.ts';
import { PurgeDeletedDocuments } from '../purge-deleted-documents/purge-deleted-documents.use-case.ts';

let running: RunningDocuments;
let owner: string;

beforeAll(async () => {
  running = await runDocuments();
  await new WeighingScoring(running).answer(() => 0);
});
afterAll(() => running.stop());
beforeEach(() => {
  owner = randomUUID();
});

const reviewerId = randomUUID();
const reason = 'The figures do not add up';
const calls = rpc.documents;
const own = (documentId: string) => ({ ...actingForSelf(owner), documentId });
const call = () => running.service.rpc;

const income = (value: number) => [
  { name: 'totalIncome', label: 'Total income', value, text: null, confidence: 1, page: 1 },
];
const reading = (value: number, more: Partial<typeof analyzedResult> = {}) => ({
  ...analyzedResult,
  pages: 6,
  extracted: income(value),
  figuresHash: `figures ${value} of ${owner}`,
  ...more,
});
const doubtful = { confidence: 0.2 };

const reject = (documentId: string) => call().call(calls.reject, { reviewerId, documentId, reason });
const verify = (documentId: string) => call().call(calls.verify, { reviewerId, documentId });
const remove = (documentId: string) => call().call(calls.remove, own(documentId));
const restore = (documentId: string) => call().call(calls.restore, own(documentId));
const split = (documentId: string) =>
  call().call(calls.split, {
    ...own(documentId),
    split: { parts: [1, 4].map((fromPage) => ({ fromPage, toPage: fromPage + 2 })) },
  });

async function uploadRejected(sha256: string = randomUUID()): Promise<string> {
  const { id } = await running.upload(owner, sha256);
  await running.record(id, reading(100, doubtful));
  await reject(id);
  return id;
}

async function analyzeAgain(id: string, value = 100): Promise<void> {
  await running.reanalyze(owner, id);
  const [row] = await running.service.query('select analysis_run from documents where id = $1', [id]);
  await running.record(id, reading(value), Number(row?.['analysis_run']));
}

async function published(id: string): Promise<DocumentState[]> {
  const sql = 'select data from outbox where aggregate_id = $1 order by id';
  return (await running.service.query(sql, [id])).map(({ data }) => data as DocumentState);
}

async function queued(id: string): Promise<ReviewItem | undefined> {
  const page = { limit: 200 };
  const { items } = await call().call(calls.reviewQueue, { reviewerId, page });
  return items.find((item) => item.id === id);
}

const counting = (states: DocumentState[]) =>
  states.filter(({ status }) => status === 'processed' || status === 'verified');

async function purge(): Promise<void> {
  await running.service.app.get(PurgeDeletedDocuments).purge(new Date(Date.now() + 7 * 86_400_000));
}

describe('a document that a reviewer rejected', () => {
  it('counts nothing through each change of its owner until a reviewer verifies it', async () => {
    const id = await uploadRejected();
    const before = (await published(id)).length;
    await analyzeAgain(id);
    const { version = 0 } = await running.get(owner, id);
    const changes = [{ what: 'figure' as const, name: 'totalIncome', page: 1, value: 90 }];
    await call().call(calls.correct, { ...own(id), correction: { version, changes } });
    await call().call(calls.move, { ...own(id), to: { category: 'tax_documents', subcategory: 'form_w2' } });
    await remove(id);
    await restore(id);
    const since = (await published(id)).slice(before);
    expect(since.map(({ status }) => status)).toEqual([
      'pending',
      'rejected',
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(await queued(id)).toMatchObject({ reviewRequired: true, reviewerRejection: { reason } });
    await verify(id);
    expect(counting((await published(id)).slice(before))).toMatchObject([{ status: 'verified' }]);
  });

  it('returns to the reviewer with the rejected reading beside the new one', async () => {
    const id = await uploadRejected();
    await analyzeAgain(id, 250);
    const item = await queued(id);
    expect(item?.aiAnalysis.extracted).toMatchObject([{ name: 'totalIncome', value: 250 }]);
    expect(item?.rejectedReading).toMatchObject({
      confidence: 0.2,
      fraudScore: 0,
      signals: [],
      extracted: [{ name: 'totalIncome', value: 100 }],
    });
    expect(JSON.stringify(await running.get(owner, id))).not.toContain('rejectedReading');
  });

  it('is analyzed again three times, also if the reviewer rejects it again', async () => {
    const id = await uploadRejected();
    const triesLeft = async () => (await running.get(owner, id)).reviewerRejection?.triesLeft;
    for (const left of [2, 1, 0]) {
      await analyzeAgain(id);
      expect(await triesLeft()).toBe(left);
      await reject(id);
      expect(await triesLeft()).toBe(left);
    }
    const before = await published(id);
    await expect(running.reanalyze(owner, id)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'TOO_MANY_ANALYSES',
      message: 'A reviewer rejected this document. We analyzed it 3 more times since. Upload a better copy.',
    });
    expect(await running.get(owner, id)).toMatchObject({ status: 'rejected' });
    expect(await published(id)).toEqual(before);
  });
});

describe('the bytes of a rejected document', () => {
  it('return to the reviewer after the deleted document is purged', async () => {
    const sha256 = randomUUID();
    const first = await uploadRejected(sha256);
    await remove(first);
    await purge();
    expect(await running.service.query('select 1 from documents where id = $1', [first])).toEqual([]);
    const { id } = await running.upload(owner, sha256);
    await running.record(id, reading(100));
    expect(await queued(id)).toMatchObject({ reviewerRejection: { reason }, rejectedReading: null });
    expect(counting(await published(id))).toEqual([]);
  });

  it('count a try at each upload, and the fourth upload leaves nothing behind', async () => {
    const sha256 = randomUUID();
    await uploadRejected(sha256);
    for (let n = 0; n < 3; n += 1) {
      const { id } = await running.upload(owner, sha256);
      await running.record(id, reading(100));
      expect(await queued(id)).toMatchObject({ rejectedReading: { extracted: [{ value: 100 }] } });
      await remove(id);
    }
    const files = await running.keysUnder('files/');
    await expect(running.upload(owner, sha256)).rejects.toMatchObject({ code: 'TOO_MANY_ANALYSES' });
    expect(await running.keysUnder('files/')).toEqual(files);
  });

  it('count one try for a split, and each part returns to the reviewer', async () => {
    const id = await uploadRejected();
    await analyzeAgain(id);
    const parts = await split(id);
    expect(parts).toMatchObject([
      { reviewerRejection: { reason, triesLeft: 1 } },
      { reviewerRejection: { reason, triesLeft: 1 } },
    ]);
    for (const part of parts) {
      await running.record(part.id, reading(100, { pages: 3 }));
      expect(await queued(part.id)).toMatchObject({ rejectedReading: { extracted: [{ value: 100 }] } });
      expect(counting(await published(part.id))).toEqual([]);
    }
    await analyzeAgain(parts[0]?.id ?? '');
    await expect(split(parts[0]?.id ?? '')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(running.reanalyze(owner, parts[1]?.id ?? '')).rejects.toMatchObject({
      code: 'TOO_MANY_ANALYSES',
    });
  });

  it('count again after a reviewer verified them, also in a later upload', async () => {
    const sha256 = randomUUID();
    const first = await uploadRejected(sha256);
    await analyzeAgain(first);
    await verify(first);
    await remove(first);
    const { id } = await running.upload(owner, sha256);
    await running.record(id, reading(100));
    expect(await running.get(owner, id)).toMatchObject({ reviewRequired: false, reviewerRejection: null });
  });
});

describe('the same figures in other bytes', () => {
  it('return to the reviewer when they come after the rejection', async () => {
    await uploadRejected();
    const { id } = await running.upload(owner);
    await running.record(id, reading(100));
    expect(await queued(id)).toMatchObject({
      reviewerRejection: { reason },
      rejectedReading: { extracted: [{ value: 100 }] },
    });
    expect(counting(await published(id))).toEqual([]);
  });

  it('count when their document came before the rejection, or when the figures differ', async () => {
    const earlier = await running.upload(owner);
    await uploadRejected();
    await running.record(earlier.id, reading(100));
    const other = await running.upload(owner);
    await running.record(other.id, reading(300));
    for (const { id } of [earlier, other])
      expect(await running.get(owner, id)).toMatchObject({ reviewerRejection: null });
  });
});
