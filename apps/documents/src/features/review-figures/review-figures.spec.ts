import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type ReviewFiguresBody, rpc } from '@groundwork/contracts';
import { type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';
import { signalOf } from '../../../testing/sample-document.ts';
import { WeighingScoring } from '../../../testing/weighing-scoring.ts';

let running: RunningDocuments;

beforeAll(async () => {
  running = await runDocuments();
  await new WeighingScoring(running).answer(() => 50);
});
afterAll(() => running.stop());

const extracted = [
  { name: 'totalIncome', label: 'Total income', value: 100, text: null, confidence: 1, page: 1 },
];

async function waitingCorrection(owner = randomUUID()) {
  const { id, version = 0 } = await running.uploadProcessed(owner, { extracted });
  const document = await running.service.rpc.call(rpc.documents.correct, {
    ...actingForSelf(owner),
    documentId: id,
    correction: { version, changes: [{ what: 'figure', name: 'totalIncome', page: 1, value: 900 }] },
  });
  return { owner, document, correction: document.aiAnalysis.corrections?.[0]?.id ?? '' };
}

const review = (
  { id, version = 0 }: { id: string; version?: number | undefined },
  changes: ReviewFiguresBody['changes'],
  reviewerId = randomUUID(),
) =>
  running.service.rpc.call(rpc.documents.reviewFigures, {
    reviewerId,
    documentId: id,
    correction: { version, changes },
  });
const incomeOf = async (owner: string, id: string) =>
  (await running.get(owner, id)).aiAnalysis.extracted[0]?.value;

describe('the review of corrections', () => {
  it('confirms a waiting correction: its value counts and the document leaves the queue', async () => {
    const { owner, document, correction } = await waitingCorrection();
    const item = await review(document, [{ what: 'confirm', correction }]);
    expect(item).toMatchObject({ status: 'processed', reviewRequired: false });
    expect(item.aiAnalysis.corrections).toMatchObject([{ state: 'counts', decidedAt: expect.any(String) }]);
    expect(await incomeOf(owner, document.id)).toBe(900);
    expect((await running.eventTypes(document.id)).slice(-2)).toEqual([
      'document.reviewed',
      'document.reviewed',
    ]);
  });

  it('rejects a waiting correction: the read value stays', async () => {
    const { owner, document, correction } = await waitingCorrection();
    const item = await review(document, [{ what: 'reject', correction }]);
    expect(item.aiAnalysis.corrections).toMatchObject([{ state: 'rejected' }]);
    expect(await incomeOf(owner, document.id)).toBe(100);
  });

  it('corrects a value itself, at once and with its own name', async () => {
    const { owner, document } = await waitingCorrection();
    const change = { what: 'figure', name: 'totalIncome', page: 1, value: 300 } as const;
    const item = await review(document, [change]);
    expect(item.aiAnalysis.corrections?.map(({ by, state }) => [by, state])).toEqual([
      ['owner', 'undone'],
      ['reviewer', 'counts'],
    ]);
    expect(await incomeOf(owner, document.id)).toBe(300);
  });

  it('verifies a document with its waiting corrections, and rejects it without them', async () => {
    const decide = async (call: 'verify' | 'reject') => {
      const { owner, document } = await waitingCorrection();
      const target = { reviewerId: randomUUID(), documentId: document.id };
      if (call === 'verify') await running.service.rpc.call(rpc.documents.verify, target);
      else await running.service.rpc.call(rpc.documents.reject, { ...target, reason: 'Unclear' });
      return incomeOf(owner, document.id);
    };
    expect([await decide('verify'), await decide('reject')]).toEqual([900, 100]);
  });

  it('ends an alarm that the owner marked as wrong', async () => {
    const owner = randomUUID();
    const alarm = { ...signalOf('FORM_ARITHMETIC'), severity: 0.8, page: 1 };
    const read = await running.uploadProcessed(owner, { signals: [alarm], fraudScore: 0.8 });
    const signal = read.aiAnalysis.signals[0]?.id ?? '';
    const marked = await running.service.rpc.call(rpc.documents.correct, {
      ...actingForSelf(owner),
      documentId: read.id,
      correction: { version: read.version ?? 0, changes: [{ what: 'signal', signal, word: 'A year' }] },
    });
    const correction = marked.aiAnalysis.corrections?.[0]?.id ?? '';
    const item = await review(marked, [{ what: 'confirm', correction }]);
    expect(item).toMatchObject({ fraudScore: 0, reviewRequired: false });
  });

  it('fails for a stale version, an own document, an unknown correction and a document without review', async () => {
    const { owner, document, correction } = await waitingCorrection();
    const confirm: ReviewFiguresBody['changes'] = [{ what: 'confirm', correction }];
    await expect(review({ ...document, version: 1 }, confirm)).rejects.toMatchObject({
      code: 'DOCUMENT_CHANGED',
    });
    await expect(review(document, confirm, owner)).rejects.toMatchObject({
      code: 'OWN_DOCUMENT',
    });
    await expect(review(document, [{ what: 'confirm', correction: randomUUID() }])).rejects.toMatchObject({
      code: 'CORRECTION_NOT_FOUND',
    });
    await review(document, confirm);
    await expect(review(document, confirm)).rejects.toMatchObject({ code: 'NOT_WAITING' });
  });
});
