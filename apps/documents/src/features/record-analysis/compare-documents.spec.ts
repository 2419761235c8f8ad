import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExtractedFigure } from '@groundwork/contracts';
import { type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
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

  it('reports a second file with the same figures', async () => {
    const userId = randomUUID();
    const figuresHash = 'hash of the figures';
    await running.uploadProcessed(userId, { ...january, figuresHash });
    const view = await running.uploadProcessed(userId, { ...january, figuresHash });
    expect(view).toMatchObject({ fraudScore: 0.2, aiAnalysis: { signals: [{ code: 'SAME_FIGURES' }] } });
  });
});
