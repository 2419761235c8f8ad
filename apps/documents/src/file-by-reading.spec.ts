import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentId, type DocumentView, rpc, type UserId } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { signalOf } from '../testing/sample-document.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const unknownResult = {
  ...analyzedResult,
  classification: null,
  confidence: 0,
  signals: [signalOf('UNKNOWN_KIND')],
};
const statement = { category: 'bank_statements', subcategory: 'business_checking', certainty: 0.97 } as const;

const move = (userId: string, documentId: DocumentId) =>
  running.service.rpc.call(rpc.documents.move, {
    ...actingForSelf(userId),
    documentId,
    to: { category: 'tax_documents', subcategory: null },
  });
const statesOf = async (userId: string) =>
  (await running.service.rpc.call(rpc.documents.states, { userId: userId })).documents;
const portfolioOf = (userId: string) => running.service.rpc.call(rpc.documents.portfolio, { userId: userId });

async function dropRead(userId: string, result: typeof analyzedResult): Promise<DocumentView> {
  const { id } = await running.drop(userId);
  await running.record(id, result);
  return running.get(userId, id);
}

describe('a document that arrives without a category', () => {
  it('has an open category until it is read', async () => {
    const userId = randomUUID();
    const { id } = await running.drop(userId);
    expect(await running.get(userId, id)).toMatchObject({ status: 'pending', categoryOpen: true });
    expect((await statesOf(userId)).map(({ state }) => state.categoryOpen)).toEqual([true]);
  });

  it('is filed by its kind without a mismatch, and needs no review', async () => {
    const userId = randomUUID();
    const result = { ...analyzedResult, classification: statement, signals: [signalOf('CATEGORY_MISMATCH')] };
    const read = await dropRead(userId, result);
    expect(read).toMatchObject({
      status: 'processed',
      category: 'bank_statements',
      subcategory: 'business_checking',
      categoryOpen: false,
      reviewRequired: false,
    });
    expect(read.aiAnalysis.signals).toEqual([]);
    expect(await portfolioOf(userId)).toMatchObject({
      total: 1,
      progress: { bank_statements: { counted: 1, waiting: 0 } },
    });
    expect(await running.eventTypes(read.id)).toEqual(['document.uploaded', 'document.processed']);
  });

  it('of an unknown kind counts nowhere until the owner chooses its category', async () => {
    const userId = randomUUID();
    const { id } = await dropRead(userId, unknownResult);
    expect(await running.get(userId, id)).toMatchObject({ status: 'processed', categoryOpen: true });
    expect(await portfolioOf(userId)).toMatchObject({ total: 0 });
    expect(await move(userId, id)).toMatchObject({ category: 'tax_documents', categoryOpen: false });
    expect(await portfolioOf(userId)).toMatchObject({
      total: 1,
      progress: { tax_documents: { counted: 0, waiting: 1 } },
    });
  });

  it('does not move while it is read, and never for another owner', async () => {
    const userId = randomUUID();
    const { id } = await running.drop(userId);
    await expect(move(userId, id)).rejects.toMatchObject({ code: 'BEING_ANALYSED' });
    await running.record(id, unknownResult);
    await expect(move(randomUUID(), id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('is in no queue of a reviewer before its owner chose a category', async () => {
    const userId = randomUUID();
    const reviewerId = randomUUID() as UserId;
    const { id } = await dropRead(userId, unknownResult);
    const waiting = async () => {
      const { items } = await running.service.rpc.call(rpc.documents.reviewQueue, { reviewerId, page: {} });
      return items.map((item) => item.id);
    };
    expect(await waiting()).not.toContain(id);
    const verify = () => running.service.rpc.call(rpc.documents.verify, { reviewerId, documentId: id });
    await expect(verify()).rejects.toMatchObject({ code: 'CATEGORY_OPEN' });
    await move(userId, id);
    expect(await waiting()).toContain(id);
    expect(await verify()).toMatchObject({ status: 'verified', category: 'tax_documents' });
  });

  it('is filed by the kind of the newest analysis', async () => {
    const userId = randomUUID();
    const { id } = await dropRead(userId, unknownResult);
    await running.reanalyze(userId, id);
    await running.record(id, { ...analyzedResult, classification: statement }, 2);
    expect(await running.get(userId, id)).toMatchObject({ category: 'bank_statements', categoryOpen: false });
  });

  it('remains in the category that its owner chose, and another kind is then a mismatch', async () => {
    const userId = randomUUID();
    const { id } = await dropRead(userId, unknownResult);
    await move(userId, id);
    await running.reanalyze(userId, id);
    const signals = [signalOf('CATEGORY_MISMATCH')];
    await running.record(id, { ...analyzedResult, classification: statement, signals }, 2);
    expect(await running.get(userId, id)).toMatchObject({ category: 'tax_documents', reviewRequired: true });
  });
});
