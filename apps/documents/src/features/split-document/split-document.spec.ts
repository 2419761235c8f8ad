import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentView, type PageRange, rpc } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { SweepDueDocuments } from '../sweep-due-documents/sweep-due-documents.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  // 500 files of a starter become 5
  running = await runDocuments({ DOCUMENT_QUOTA_FACTOR: '0.01' });
});
afterAll(() => running.stop());

const range = (fromPage: number, toPage: number): PageRange => ({ fromPage, toPage });
const halves = [range(1, 3), range(4, 6)];

const processed = (userId: string): Promise<DocumentView> => running.uploadProcessed(userId, { pages: 6 });

const split = (userId: string, documentId: string, parts: PageRange[] = halves) =>
  running.service.rpc.call(rpc.documents.split, { ...actingForSelf(userId), documentId, split: { parts } });

const restore = (userId: string, documentId: string) =>
  running.service.rpc.call(rpc.documents.restore, { ...actingForSelf(userId), documentId });

const shaOf = async (id: string) =>
  String((await running.service.query('select sha256 from documents where id = $1', [id]))[0]?.['sha256']);

describe('a split that ends between the copies and the rows', () => {
  it('leaves files that the sweeper deletes, and the document as it was', async () => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    const before = await running.keysUnder('files/');
    const lock = running.service.database!.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table documents in share row exclusive mode');
    const splitting = split(userId, id).catch((error: unknown) => error);
    await eventually(
      () => running.keysUnder('files/'),
      (keys) => keys.length === before.length + 2,
    );
    // the state after a crash an hour ago
    await running.service.app.get(SweepDueDocuments).sweep(new Date(Date.now() + 3_700_000));
    expect((await running.keysUnder('files/')).sort()).toEqual(before.sort());
    await lock.rollbackTransaction();
    await lock.release();
    expect(await splitting).toMatchObject({ kind: 'unavailable' });
    expect(await running.list(userId)).toMatchObject([{ id, status: 'processed' }]);
    expect((await running.keysUnder('files/')).sort()).toEqual(before.sort());
  });
});

describe('a split', () => {
  it('deletes the original and enqueues the parts, in one change with an audit entry', async () => {
    const userId = randomUUID();
    const original = await processed(userId);
    const made = await split(userId, original.id, [range(1, 1), range(3, 6)]);
    expect(made).toMatchObject([
      { status: 'pending', originalName: 'return, page 1.pdf', pageRange: range(1, 1), categoryOpen: true },
      { status: 'pending', originalName: 'return, pages 3–6.pdf', pageRange: range(3, 6) },
    ]);
    expect((await running.list(userId)).map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
    expect(await running.eventTypes(original.id)).toEqual([
      'document.uploaded',
      'document.processed',
      'document.deleted',
    ]);
    for (const { id, pageRange } of made) {
      expect(await running.eventTypes(id)).toEqual(['document.uploaded']);
      expect((await running.queue.getJob(`doc:${id}:v1`))?.data).toMatchObject({ pageRange });
    }
    const entries = await running.service.query(
      "select actor, action, details from audit_entries where subject_id = $1 and action = 'document.split'",
      [original.id],
    );
    expect(entries).toEqual([
      { actor: userId, action: 'document.split', details: { into: made.map(({ id }) => id) } },
    ]);
  });

  it('makes documents that are no copies of each other, for scoring and for comparisons', async () => {
    const userId = randomUUID();
    const made = await split(userId, (await processed(userId)).id);
    for (const [n, { id }] of made.entries())
      await running.record(id, { ...analyzedResult, figuresHash: `figures ${n}` });
    const { documents } = await running.service.rpc.call(rpc.documents.states, {
      userId: actingForSelf(userId).userId,
    });
    const states = documents.filter(({ deleted }) => !deleted).map(({ state }) => state);
    expect(new Set(states.map(({ sha256 }) => sha256)).size).toBe(2);
    expect(states.flatMap(({ signals }) => signals)).toEqual([]);
  });

  it('of a part has the page numbers of the file', async () => {
    const userId = randomUUID();
    const [, second] = await split(userId, (await processed(userId)).id);
    await running.record(second?.id ?? '', { ...analyzedResult, pages: 3 });
    await expect(split(userId, second?.id ?? '', [range(1, 4), range(5, 6)])).rejects.toMatchObject({
      details: [{ field: 'parts.0.fromPage', message: 'Enter pages from 4 to 6' }],
    });
    const made = await split(userId, second?.id ?? '', [range(4, 4), range(5, 6)]);
    expect(made.map(({ originalName }) => originalName)).toEqual([
      'return, page 4.pdf',
      'return, pages 5–6.pdf',
    ]);
  });

  it('rejects the whole file while a part of it is live, and the parts once it is back', async () => {
    const userId = randomUUID();
    const original = await processed(userId);
    const sha256 = await shaOf(original.id);
    const made = await split(userId, original.id);
    await expect(restore(userId, original.id)).rejects.toMatchObject({ code: 'DUPLICATE_DOCUMENT' });
    await expect(running.upload(userId, sha256)).rejects.toMatchObject({ code: 'DUPLICATE_DOCUMENT' });
    for (const { id } of made)
      await running.service.rpc.call(rpc.documents.remove, { ...actingForSelf(userId), documentId: id });
    expect(await restore(userId, original.id)).toMatchObject({ id: original.id, status: 'processed' });
    await expect(restore(userId, made[0]?.id ?? '')).rejects.toMatchObject({ code: 'DUPLICATE_DOCUMENT' });
  });

  it('does not remove the rejection of a reviewer', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await running.record(id, { ...analyzedResult, confidence: 0.2, pages: 6 });
    const reviewer = { reviewerId: randomUUID(), documentId: id };
    await running.service.rpc.call(rpc.documents.reject, { ...reviewer, reason: 'Not genuine' });
    await running.reanalyze(userId, id);
    await running.record(id, { ...analyzedResult, pages: 6 }, 2);
    const made = await split(userId, id);
    expect(made).toMatchObject([
      { reviewerRejection: { reason: 'Not genuine' } },
      { reviewerRejection: { reason: 'Not genuine' } },
    ]);
  });
});

describe('a split that is rejected changes nothing', () => {
  const expectUnchanged = async (userId: string, rejects: () => Promise<unknown>, problem: object) => {
    const before = [await running.list(userId), await running.keysUnder('files/')];
    await expect(rejects()).rejects.toMatchObject(problem);
    expect([await running.list(userId), await running.keysUnder('files/')]).toEqual(before);
    expect(await running.service.query('select 1 from arriving_files')).toEqual([]);
  };

  it('for pages outside the file', async () => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    await expectUnchanged(userId, () => split(userId, id, [range(1, 3), range(4, 7)]), {
      code: 'INVALID_INPUT',
      details: [{ field: 'parts.1.toPage', message: 'Enter pages from 1 to 6' }],
    });
  });

  it.each<[string, PageRange[]]>([
    ['one part', [range(1, 6)]],
    ['21 parts', Array.from({ length: 21 }, (_, at) => range(at + 1, at + 1))],
    ['an overlap', [range(1, 3), range(3, 6)]],
    ['another order', [range(4, 6), range(1, 3)]],
    ['an end before its start', [range(3, 1), range(4, 6)]],
  ])('for %s', async (_, parts) => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    await expectUnchanged(userId, () => split(userId, id, parts), { kind: 'invalid' });
  });

  it('for a document of another owner', async () => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    await expectUnchanged(userId, () => split(randomUUID(), id), { code: 'DOCUMENT_NOT_FOUND' });
  });

  it('in each state without a reading, and for a photo', async () => {
    const userId = randomUUID();
    const waiting = await running.upload(userId);
    await expectUnchanged(userId, () => split(userId, waiting.id), { code: 'BEING_ANALYSED' });
    await running.record(waiting.id, { outcome: 'rejected', reason: 'This form is blank' });
    await expectUnchanged(userId, () => split(userId, waiting.id), { code: 'NOT_ANALYSED' });
    const { id } = await processed(userId);
    await running.service.query("update documents set media_type = 'image/png' where id = $1", [id]);
    await expectUnchanged(userId, () => split(userId, id), { code: 'NOT_A_PDF' });
    await running.service.query("update documents set status = 'verified' where id = $1", [id]);
    await expectUnchanged(userId, () => split(userId, id), { code: 'VERIFIED' });
  });

  it('for parts that do not fit into the plan', async () => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    const six = Array.from({ length: 6 }, (_, at) => range(at + 1, at + 1));
    await expectUnchanged(userId, () => split(userId, id, six), { code: 'TOO_MANY_FILES' });
  });

  it('for a damaged file', async () => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    await running.storage.remove(`files/${id}`);
    await expectUnchanged(userId, () => split(userId, id), { code: 'FILE_DAMAGED' });
  });
});

describe('two simultaneous splits of a document', () => {
  it('make its parts once', async () => {
    const userId = randomUUID();
    const { id } = await processed(userId);
    const outcomes = await Promise.allSettled([split(userId, id), split(userId, id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const documents = await running.list(userId);
    expect(documents).toHaveLength(2);
    for (const document of documents) expect(await running.keysUnder(`files/${document.id}`)).toHaveLength(1);
    expect(await running.service.query('select 1 from arriving_files')).toEqual([]);
  });
});
