import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentState, rpc, type UserId } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const weigh = (userId: UserId, from: DocumentState, to: DocumentState) =>
  scoring.rpc.call(rpc.scoring.weighDocument, { userId, from, to });

describe('the points of a corrected document', () => {
  it('are those of its credit, up and down, and nothing is stored', async () => {
    const userId = owner();
    const good = document(1);
    const unknown = { ...good, signals: ['UNKNOWN_KIND'] };
    const { rise } = await weigh(userId, unknown, good);
    expect(rise).toBeGreaterThan(10);
    expect(await weigh(userId, good, unknown)).toEqual({ rise: -rise });
    expect((await scoring.scoreOf(userId)).totalScore).toBe(0);
  });

  it('are those of its witnesses in the proven score', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { annualRevenueCurrent: 900_000, annualRevenuePrevious: 800_000 });
    const report = (revenue: number): DocumentState => ({
      ...document(2),
      category: 'financial_reports',
      subcategory: 'profit_loss',
      period: { from: '2025-10-01', to: '2026-09-30' },
      figures: [{ name: 'revenue', value: revenue, page: 1, confidence: 1 }],
    });
    expect(await weigh(userId, report(10_000), report(10_000))).toEqual({ rise: 0 });
    const larger = () => weigh(userId, report(10_000), report(900_000));
    const { rise } = await eventually(larger, (weighed) => weighed.rise > 0);
    expect(rise).toBeGreaterThan(0);
  });
});
