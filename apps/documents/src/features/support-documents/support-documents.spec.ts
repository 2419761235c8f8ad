import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, actorId, rpc, type UserId } from '@groundwork/contracts';
import { analysed, type RunningDocuments, runDocuments, signal } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
const someone = () => randomUUID() as UserId;
const admin = someone();

beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const lookUp = (search: string) => running.service.rpc.call(rpc.privacy.support, { actorId: admin, search });
const log = async (userId: UserId) =>
  (await running.service.rpc.call(rpc.documents.audit, { userId })).items.map(({ actor, action }) => [
    actor,
    action,
  ]);

describe('looking up how far a document is', () => {
  it('shows states, stages and events by its id, and nothing of what it says', async () => {
    const owner = someone();
    const document = await running.processed(owner, { signals: [signal('SECRET_SIGN')] });
    const [found] = await lookUp(document.id);
    expect(found).toMatchObject({ documentId: document.id, ownerId: owner, status: 'processed', run: 1 });
    expect(found?.events.map(({ type }) => type)).toEqual(['document.uploaded', 'document.processed']);
    expect(JSON.stringify(found)).not.toMatch(/return\.pdf|SECRET_SIGN|sha256|extracted/);
  });

  it('finds it by the trace of its upload, and nothing by a trace nobody knows', async () => {
    const { id } = await running.upload(someone());
    const [row] = await running.service.query('select correlation_id from outbox where aggregate_id = $1', [
      id,
    ]);
    const trace = String(row?.['correlation_id']);
    expect((await lookUp(trace)).map(({ documentId }) => documentId)).toContain(id);
    expect(await lookUp('no such trace')).toEqual([]);
    expect(await lookUp(randomUUID())).toEqual([]);
  });

  it('stands in the access log of its owner', async () => {
    const owner = someone();
    const { id } = await running.upload(owner);
    await lookUp(id);
    expect(await log(owner)).toEqual([[admin, 'document.stages-read']]);
  });
});

describe('opening a document', () => {
  it('is on record, by whoever does it', async () => {
    const owner = someone();
    const reviewerId = someone();
    const { id: documentId } = await running.processed(owner, { ...analysed, fraudScore: 0.5, previews: 1 });
    await running.service.rpc.call(rpc.documents.file, { ...actingForSelf(owner), documentId });
    await running.service.rpc.call(rpc.documents.reviewFile, { reviewerId, documentId });
    await running.service.rpc.call(rpc.documents.reviewPreview, { reviewerId, documentId, page: 1 });
    expect(await log(owner)).toEqual([
      [reviewerId, 'document.page-opened-for-review'],
      [reviewerId, 'document.opened-for-review'],
      [owner, 'document.downloaded'],
    ]);
    const adviser = actorId.parse(someone());
    const forOwner = { ...actingForSelf(owner), actorId: adviser };
    await running.service.rpc.call(rpc.documents.file, { ...forOwner, documentId });
    expect((await log(owner))[0]).toEqual([adviser, 'document.downloaded']);
    // what is refused opens nothing
    const stranger = running.service.rpc.call(rpc.documents.file, {
      ...actingForSelf(someone()),
      documentId,
    });
    await expect(stranger).rejects.toMatchObject({ kind: 'not-found' });
    expect(await log(owner)).toHaveLength(4);
  });
});
