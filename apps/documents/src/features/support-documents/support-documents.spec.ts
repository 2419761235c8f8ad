import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, actorId, rpc, type UserId } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { signalOf } from '../../../testing/sample-document.ts';

let running: RunningDocuments;
const newUserId = () => randomUUID() as UserId;
const admin = newUserId();

beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const lookUp = (search: string) => running.service.rpc.call(rpc.privacy.support, { actorId: admin, search });
const readAuditLog = async (userId: UserId) =>
  (await running.service.rpc.call(rpc.documents.audit, { userId })).items.map(({ actor, action }) => [
    actor,
    action,
  ]);

describe('the support view of a document', () => {
  it('contains state, stages and events, but no content', async () => {
    const owner = newUserId();
    const document = await running.uploadProcessed(owner, { signals: [signalOf('SECRET_SIGN')] });
    const [view] = await lookUp(document.id);
    expect(view).toMatchObject({ documentId: document.id, ownerId: owner, status: 'processed', run: 1 });
    expect(view?.events.map(({ type }) => type)).toEqual(['document.uploaded', 'document.processed']);
    expect(JSON.stringify(view)).not.toMatch(/return\.pdf|SECRET_SIGN|sha256|extracted/);
  });

  it('finds a document by the trace of its upload, and returns no document for an unknown trace', async () => {
    const { id } = await running.upload(newUserId());
    const [row] = await running.service.query('select correlation_id from outbox where aggregate_id = $1', [
      id,
    ]);
    const trace = String(row?.['correlation_id']);
    expect((await lookUp(trace)).map(({ documentId }) => documentId)).toContain(id);
    expect(await lookUp('no such trace')).toEqual([]);
    expect(await lookUp(randomUUID())).toEqual([]);
  });

  it('writes an entry in the owner’s access log', async () => {
    const owner = newUserId();
    const { id } = await running.upload(owner);
    await lookUp(id);
    expect(await readAuditLog(owner)).toEqual([[admin, 'document.stages-read']]);
  });
});

describe('opening a document', () => {
  it('writes an audit entry with the actor', async () => {
    const owner = newUserId();
    const reviewerId = newUserId();
    const { id: documentId } = await running.uploadProcessed(owner, {
      ...analyzedResult,
      fraudScore: 0.5,
      previews: 1,
    });
    await running.service.rpc.call(rpc.documents.file, { ...actingForSelf(owner), documentId });
    await running.service.rpc.call(rpc.documents.reviewFile, { reviewerId, documentId });
    await running.service.rpc.call(rpc.documents.reviewPreview, { reviewerId, documentId, page: 1 });
    expect(await readAuditLog(owner)).toEqual([
      [reviewerId, 'document.page-opened-for-review'],
      [reviewerId, 'document.opened-for-review'],
      [owner, 'document.downloaded'],
    ]);
    const adviser = actorId.parse(newUserId());
    const forOwner = { ...actingForSelf(owner), actorId: adviser };
    await running.service.rpc.call(rpc.documents.file, { ...forOwner, documentId });
    expect((await readAuditLog(owner))[0]).toEqual([adviser, 'document.downloaded']);
    const stranger = running.service.rpc.call(rpc.documents.file, {
      ...actingForSelf(newUserId()),
      documentId,
    });
    await expect(stranger).rejects.toMatchObject({ kind: 'not-found' });
    expect(await readAuditLog(owner)).toHaveLength(4);
  });
});
