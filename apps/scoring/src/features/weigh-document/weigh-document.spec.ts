import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentState, rpc, type UserId } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const ownPaper = { holder: { match: 'same', answer: null }, taxYear: '2025' } as const;

const weigh = (userId: UserId, from: DocumentState, to: DocumentState) =>
  scoring.rpc.call(rpc.scoring.weighDocument, { userId, from, to });

describe('the points of a corrected document', () => {
  it('are those of its credit, up and down, and nothing is stored', async () => {
    const userId = owner();
    const good = document(1, ownPaper);
    const unknown = { ...good, signals: ['UNKNOWN_KIND'] };
    const { rise } = await weigh(userId, unknown, good);
    expect(rise).toBeGreaterThan(10);
    expect(await weigh(userId, good, unknown)).toEqual({ rise: -rise });
    expect((await scoring.scoreOf(userId)).totalScore).toBe(0);
  });

  it('are those of its witnesses in the proven score', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { annualRevenueCurrent: 900_000, annualRevenuePrevious: 800_000 });
    const taxReturn = (revenue: number): DocumentState =>
      document(2, {
        ...ownPaper,
        subcategory: 'schedule_c',
        figures: [{ name: 'grossReceipts', value: revenue, page: 1, confidence: 1 }],
      });
    expect(await weigh(userId, taxReturn(10_000), taxReturn(10_000))).toEqual({ rise: 0 });
    const larger = () => weigh(userId, taxReturn(10_000), taxReturn(900_000));
    const { rise } = await eventually(larger, (weighed) => weighed.rise > 0);
    expect(rise).toBeGreaterThan(0);
  });
});
