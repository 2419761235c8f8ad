import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DocumentCategory,
  type DocumentSubcategory,
  events,
  previewKey,
  rpc,
} from '@groundwork/contracts';
import { eventually, sendEvent } from '@groundwork/testing';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { signalOf } from '../testing/sample-document.ts';
import { PurgeDeletedDocuments } from './features/purge-deleted-documents/purge-deleted-documents.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const call = <R>(contract: { subject: string }, request: object): Promise<R> =>
  running.service.rpc.call(contract as never, request as never);
const remove = (userId: string, documentId: string) => call(rpc.documents.remove, { userId, documentId });
const restore = (userId: string, documentId: string) => call(rpc.documents.restore, { userId, documentId });
const reanalyze = (userId: string, documentId: string) =>
  call(rpc.documents.reanalyse, { userId, documentId });
const move = (
  userId: string,
  documentId: string,
  category: DocumentCategory,
  subcategory: DocumentSubcategory | null = null,
) => call(rpc.documents.move, { userId, documentId, to: { category, subcategory } });
const notFound = { kind: 'not-found', code: 'DOCUMENT_NOT_FOUND' };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('the document of another owner', () => {
  it('returns 404 for each call', async () => {
    const { id } = await running.uploadProcessed(randomUUID());
    const stranger = { userId: randomUUID(), documentId: id };
    const calls: [{ subject: string }, object][] = [
      [rpc.documents.get, stranger],
      [rpc.documents.file, stranger],
      [rpc.documents.fileKey, { ...stranger, receiver: 'A'.repeat(43) }],
      [rpc.documents.preview, { ...stranger, page: 1 }],
      [rpc.documents.move, { ...stranger, to: { category: 'tax_documents', subcategory: null } }],
      [rpc.documents.remove, stranger],
      [rpc.documents.restore, stranger],
      [rpc.documents.reanalyse, stranger],
    ];
    for (const [contract, request] of calls)
      await expect(call(contract, request)).rejects.toMatchObject(notFound);
    expect(await running.eventTypes(id)).toEqual(['document.uploaded', 'document.processed']);
  });
});

describe('the files of a document', () => {
  it('are the upload and a picture of each drawn page', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId, { pages: 3, previews: 2 });
    const request = { userId, documentId: id };
    expect(await call(rpc.documents.file, request)).toEqual({
      storageKey: `files/${id}`,
      mediaType: 'application/pdf',
      originalName: 'return.pdf',
      document: request,
    });
    expect(await call(rpc.documents.preview, { ...request, page: 2 })).toMatchObject({
      storageKey: previewKey(id, 1, 2),
      mediaType: 'image/png',
    });
    await expect(call(rpc.documents.preview, { ...request, page: 3 })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'NO_PREVIEW',
    });
  });
});

describe('a deletion', () => {
  it('removes a document from each list, and a restore returns it unchanged', async () => {
    const userId = randomUUID();
    const document = await running.uploadProcessed(userId);
    await remove(userId, document.id);
    expect(await running.list(userId)).toEqual([]);
    expect(await call(rpc.documents.portfolio, { userId })).toMatchObject({ total: 0 });
    await expect(running.get(userId, document.id)).rejects.toMatchObject(notFound);
    // The deletion and the restore are versions, too.
    const restored = { ...document, version: 4 };
    expect(await restore(userId, document.id)).toEqual(restored);
    expect(await running.list(userId)).toEqual([restored]);
    expect((await running.eventTypes(document.id)).slice(2)).toEqual([
      'document.deleted',
      'document.processed',
    ]);
  });

  it('of a document under analysis drops the late result, and a restore starts the analysis again', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await remove(userId, id);
    await running.record(id, analyzedResult);
    expect(await restore(userId, id)).toMatchObject({ id, status: 'pending' });
    expect(await running.queue.getJob(`doc:${id}:v2`)).toMatchObject({ data: { version: 2 } });
    await running.record(id, analyzedResult, 2);
    expect(await running.get(userId, id)).toMatchObject({ status: 'processed' });
  });

  it('allows the same file again, which then prevents a restore', async () => {
    const userId = randomUUID();
    const sha256 = randomUUID();
    const { id } = await running.upload(userId, sha256);
    await remove(userId, id);
    await running.upload(userId, sha256);
    await expect(restore(userId, id)).rejects.toMatchObject({ kind: 'conflict', code: 'DUPLICATE_DOCUMENT' });
    expect(await running.list(userId)).toHaveLength(1);
  });

  it('can be undone for ten minutes; then row, file and pictures are deleted', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId, { pages: 1, previews: 1 });
    await running.storage.put(previewKey(id, 1, 1), Readable.from(['picture']));
    await remove(userId, id);
    await running.service.app.get(PurgeDeletedDocuments).purge(inMinutes(9));
    expect(await running.keysUnder(`files/${id}`)).toHaveLength(1);
    await running.service.query("update documents set deleted_at = now() - interval '601 s' where id = $1", [
      id,
    ]);
    await expect(restore(userId, id)).rejects.toMatchObject(notFound);
    await running.service.app.get(PurgeDeletedDocuments).purge(new Date());
    expect(await running.keysUnder(`files/${id}`)).toEqual([]);
    expect(await running.keysUnder(`previews/${id}/`)).toEqual([]);
    expect(await running.service.query('select id from documents where id = $1', [id])).toEqual([]);
  });
});

describe('a move to another category', () => {
  it('removes the mismatch in the right category and publishes the whole state once', async () => {
    const userId = randomUUID();
    const classification = {
      category: 'bank_statements',
      subcategory: 'business_checking',
      certainty: 1,
    } as const;
    const misplaced = { classification, signals: [signalOf('CATEGORY_MISMATCH'), signalOf('OTHER')] };
    const { id } = await running.uploadProcessed(userId, misplaced);
    expect(await move(userId, id, 'bank_statements', 'business_checking')).toMatchObject({
      category: 'bank_statements',
      subcategory: 'business_checking',
      status: 'processed',
      reviewRequired: false,
      aiAnalysis: { signals: [{ code: 'OTHER' }] },
    });
    expect((await running.eventTypes(id)).at(-1)).toBe('document.processed');
  });

  it('adds a mismatch in the wrong category', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId);
    expect(await move(userId, id, 'financial_reports')).toMatchObject({
      reviewRequired: true,
      aiAnalysis: {
        signals: [{ code: 'CATEGORY_MISMATCH', expected: 'financial_reports', actual: 'tax_documents' }],
      },
    });
  });

  it('rejects a document type of another category and names the field', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId);
    await expect(move(userId, id, 'bank_statements', 'form_1040')).rejects.toMatchObject({
      kind: 'invalid',
      details: [
        { field: 'subcategory', message: 'This document type does not belong to the chosen category.' },
      ],
    });
  });

  it('returns 409 while the analysis runs', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await expect(move(userId, id, 'bank_statements')).rejects.toMatchObject({ code: 'BEING_ANALYSED' });
  });
});

describe('a new analysis', () => {
  it.each(['processed', 'rejected', 'failed'] as const)(
    'starts a %s document from the beginning',
    async (status) => {
      const userId = randomUUID();
      const { id } = await running.upload(userId);
      await running.record(id, status === 'processed' ? analyzedResult : { outcome: status, reason: 'why' });
      expect(await reanalyze(userId, id)).toMatchObject({
        status: 'pending',
        statusReason: null,
        fraudScore: null,
        aiAnalysis: { confidence: null, stage: 'received' },
      });
      expect(await running.queue.getJob(`doc:${id}:v2`)).toBeDefined();
      expect((await running.eventTypes(id)).at(-1)).toBe('document.uploaded');
      await running.record(id, { outcome: 'failed', reason: 'of the first run' }, 1);
      expect(await running.get(userId, id)).toMatchObject({ status: 'pending' });
    },
  );

  it('returns 409 while an analysis runs, and for a verified document', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await expect(reanalyze(userId, id)).rejects.toMatchObject({ kind: 'conflict', code: 'BEING_ANALYSED' });
    const { id: other } = await running.uploadProcessed(userId);
    await running.service.query("update documents set status = 'verified' where id = $1", [other]);
    await expect(reanalyze(userId, other)).rejects.toMatchObject({ kind: 'conflict', code: 'VERIFIED' });
  });

  it('returns 409 while a live copy of the file exists', async () => {
    const userId = randomUUID();
    const sha256 = randomUUID();
    const { id } = await running.upload(userId, sha256);
    await running.record(id, { outcome: 'rejected', reason: 'This form is blank' });
    await running.upload(userId, sha256);
    await expect(reanalyze(userId, id)).rejects.toMatchObject({ code: 'DUPLICATE_DOCUMENT' });
    expect(await running.get(userId, id)).toMatchObject({ status: 'rejected' });
  });
});

describe('an event about the owner', () => {
  const publish = (
    userId: string,
    contract: 'profileSaved' | 'subscriptionChanged',
    version: number,
    data: object,
  ) =>
    sendEvent(running.service.connection, events[contract] as never, {
      aggregateId: userId,
      aggregateVersion: version,
      userId,
      data: data as never,
    });
  const saveProfile = (userId: string, annualPersonalIncome: number, version: number) =>
    publish(userId, 'profileSaved', version, { figures: { annualPersonalIncome }, changedFields: [] });

  it('updates the differences from the profile, and an older event changes nothing', async () => {
    const userId = randomUUID();
    const figure = {
      name: 'totalIncome',
      label: 'Total income',
      value: 80_000,
      text: null,
      confidence: 1,
      page: 1,
    };
    const { id, aiAnalysis } = await running.uploadProcessed(userId, { extracted: [figure] });
    expect(aiAnalysis.mismatches).toEqual([
      { field: 'annualPersonalIncome', profile: '0', document: '80000' },
    ]);
    await saveProfile(userId, 80_000, 2);
    await saveProfile(userId, 5, 1);
    await eventually(
      () => running.service.query('select figures_version from owners where user_id = $1', [userId]),
      ([row]) => row?.['figures_version'] === 2,
    );
    expect((await running.get(userId, id)).aiAnalysis.mismatches).toEqual([]);
  });
});

describe('a list of documents', () => {
  it('comes in pages, newest first, without gaps or duplicates', async () => {
    const userId = randomUUID();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await running.upload(userId)).id);
    const page = (cursor?: string) =>
      running.service.rpc.call(rpc.documents.list, { userId, page: { limit: 2, ...(cursor && { cursor }) } });
    const listedIds: string[] = [];
    let next = await page();
    while (listedIds.push(...next.items.map(({ id }) => id)) && next.nextCursor !== null)
      next = await page(next.nextCursor);
    expect(listedIds).toEqual(ids);
    await expect(page('no-cursor')).rejects.toMatchObject({ details: [{ field: 'cursor' }] });
  });
});
