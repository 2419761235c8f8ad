import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentView, type ExtractedFigure, rpc } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { NamedOwners } from '../../../testing/named-owners.ts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
  await new NamedOwners(running).are();
});
afterAll(() => running.stop());

const figure = (name: string, content: number | string): ExtractedFigure => ({
  name,
  label: name,
  value: typeof content === 'number' ? content : null,
  text: typeof content === 'string' ? content : null,
  confidence: 1,
  page: 1,
});

const statement = (period: string, begin: number, end: number) => ({
  classification: { category: 'bank_statements', subcategory: 'business_checking', certainty: 1 } as const,
  extracted: [
    figure('accountEnding', '6789'),
    figure('period', period),
    figure('beginningBalance', begin),
    figure('endingBalance', end),
  ],
});
const january = statement('2024-01-01 to 2024-01-31', 500, 900);
const february = statement('2024-02-01 to 2024-02-29', 5900, 6200);

describe('a comparison with the owner’s other documents', () => {
  it('sends a contradiction to a reviewer with both balances', async () => {
    const userId = randomUUID();
    await running.uploadProcessed(userId, january);
    const view = await running.uploadProcessed(userId, february);
    expect(view).toMatchObject({
      status: 'processed',
      fraudScore: 0.6,
      reviewRequired: true,
      aiAnalysis: { signals: [{ code: 'CONTINUITY', expected: '900.00', actual: '5,900.00', page: 1 }] },
    });
  });

  it('ignores the documents of other owners', async () => {
    await running.uploadProcessed(randomUUID(), january);
    const view = await running.uploadProcessed(randomUUID(), february);
    expect(view).toMatchObject({ fraudScore: 0, aiAnalysis: { signals: [] } });
  });
});

describe('a second file with the same figures', () => {
  const copyOf = { ...january, figuresHash: 'hash of the figures' };
  const reviewer = randomUUID();

  interface Copies {
    userId: string;
    first: DocumentView;
    second: DocumentView;
  }

  async function twoCopies(): Promise<Copies> {
    const userId = randomUUID();
    const first = await running.uploadProcessed(userId, copyOf);
    return { userId, first, second: await running.uploadProcessed(userId, copyOf) };
  }

  const stateOf = async (userId: string, { id }: DocumentView) => {
    const { fraudScore, reviewRequired, aiAnalysis } = await running.get(userId, id);
    return { fraudScore, reviewRequired, codes: aiAnalysis.signals.map(({ code }) => code) };
  };
  const copy = { fraudScore: 0.2, reviewRequired: true, codes: ['SAME_FIGURES'] };
  const alone = { fraudScore: 0, reviewRequired: false, codes: [] };

  const becomes = ({ userId }: Copies, document: DocumentView, state: typeof copy | typeof alone) =>
    eventually(
      () => stateOf(userId, document),
      (now) => isDeepStrictEqual(now, state),
    );
  const own = ({ userId, first }: Copies) => ({ ...actingForSelf(userId), documentId: first.id });

  it('has the signal, and the first file has none', async () => {
    const { userId, first, second } = await twoCopies();
    expect(await stateOf(userId, second)).toEqual(copy);
    expect(await stateOf(userId, first)).toEqual(alone);
  });

  it('loses it with the first file, and gets it back with that', async () => {
    const copies = await twoCopies();
    await running.service.rpc.call(rpc.documents.remove, own(copies));
    await becomes(copies, copies.second, alone);
    await running.service.rpc.call(rpc.documents.restore, own(copies));
    await becomes(copies, copies.second, copy);
    expect(await stateOf(copies.userId, copies.first)).toEqual(alone);
  });

  it('loses it when a reviewer rejects the first file', async () => {
    const userId = randomUUID();
    const first = await running.uploadProcessed(userId, { ...copyOf, confidence: 0.5 });
    const copies = { userId, first, second: await running.uploadProcessed(userId, copyOf) };
    expect(await stateOf(userId, copies.second)).toEqual(copy);
    await running.service.rpc.call(rpc.documents.reject, {
      reviewerId: reviewer,
      documentId: first.id,
      reason: 'Not hers',
    });
    await becomes(copies, copies.second, alone);
  });

  it('has it alone after the first file was read again', async () => {
    const copies = await twoCopies();
    await running.reanalyze(copies.userId, copies.first.id);
    await running.record(copies.first.id, { ...analyzedResult, ...copyOf }, 2);
    expect(await stateOf(copies.userId, copies.first)).toEqual(alone);
    await becomes(copies, copies.second, copy);
  });

  it('has it when it was read before the first file', async () => {
    const userId = randomUUID();
    const first = await running.upload(userId);
    const copies = { userId, first, second: await running.uploadProcessed(userId, copyOf) };
    expect(await stateOf(userId, copies.second)).toEqual(alone);
    await running.record(first.id, { ...analyzedResult, ...copyOf });
    await becomes(copies, copies.second, copy);
    expect(await stateOf(userId, first)).toEqual(alone);
  });
});
