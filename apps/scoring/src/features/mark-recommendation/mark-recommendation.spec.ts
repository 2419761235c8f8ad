import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, events, type Recommendation, rpc, type UserId } from '@groundwork/contracts';
import { eventually, sendEvent } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const listOf = (userId: UserId) => scoring.rpc.call(rpc.scoring.recommendations, { userId });
const complete = (userId: UserId, { id }: Recommendation) =>
  scoring.rpc.call(rpc.scoring.complete, { ...actingForSelf(userId), recommendationId: id });
const dismiss = (userId: UserId, { id }: Recommendation) =>
  scoring.rpc.call(rpc.scoring.dismiss, { ...actingForSelf(userId), recommendationId: id });
const restore = (userId: UserId, { id }: Recommendation) =>
  scoring.rpc.call(rpc.scoring.restore, { ...actingForSelf(userId), recommendationId: id });

async function adviceOn(userId: UserId, code: string): Promise<Recommendation> {
  const item = (await listOf(userId)).find((each) => each.code === code);
  if (!item) throw new Error(`No advice on ${code}`);
  return item;
}

const rowsOf = (userId: UserId) =>
  scoring.query('select id, status from recommendation_marks where user_id = $1', [userId]);

async function readyTaxes(userId: UserId, from: number, to: number, total: number) {
  for (let n = from; n <= to; n += 1) {
    await scoring.sendDocument(userId, events.documentProcessed, document(n), 2);
  }
  await scoring.settles(userId, total);
}

describe('advice', () => {
  it('is available at once, all active, with the best gain per effort first', async () => {
    const advice = await listOf(owner());
    const weight = { low: 1, medium: 2, high: 3 };
    const worth = advice.map(({ impact, effort }) => impact / weight[effort]);
    expect(advice.length).toBeGreaterThan(20);
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    expect(new Set(advice.map(({ status }) => status))).toEqual(new Set(['active']));
  });

  it('carries the field names of the dashboard and of the panel, with one value each', async () => {
    const advice = await adviceOn(owner(), 'DC1');
    expect(advice).toMatchObject({ impact: 53, certainty: 'exact', href: '/documents', patch: null });
    expect(advice.expectedImpact).toBe(advice.impact);
    expect(advice.timeframe).toBe(advice.timeEstimate);
    expect(advice.implementationDifficulty).toBe(advice.effort);
  });

  it('is hidden when dismissed and visible when restored, repeatedly', async () => {
    const userId = owner();
    const advice = await adviceOn(userId, 'CR1');
    for (let time = 0; time < 2; time += 1) {
      expect(await dismiss(userId, advice)).toMatchObject({ id: advice.id, status: 'dismissed' });
      expect((await listOf(userId)).map(({ id }) => id)).not.toContain(advice.id);
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await restore(userId, advice)).toMatchObject({ id: advice.id, status: 'active' });
      expect((await listOf(userId)).map(({ id }) => id)).toContain(advice.id);
    }
  });

  it('publishes one event for each new mark, and none for a repeated one', async () => {
    const userId = owner();
    const advice = await adviceOn(userId, 'CR1');
    for (const mark of [dismiss, dismiss, restore, restore, complete, complete]) await mark(userId, advice);
    const published = await scoring.query(
      'select type, data from outbox where user_id = $1 order by aggregate_version',
      [userId],
    );
    const data = { recommendationId: advice.id, code: 'CR1' };
    expect(published).toEqual([
      { type: 'recommendation.dismissed', data },
      { type: 'recommendation.restored', data },
      { type: 'recommendation.completed', data },
    ]);
  });

  it('gives up its place to the next one when dismissed', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalCreditScore: 690, annualRevenueCurrent: 400_000 });
    await eventually(
      () => listOf(userId),
      (advice) => advice.some(({ code, certainty }) => code === 'CR1' && certainty === 'exact'),
    );
    const largest = (await listOf(userId)).filter(({ type }) => type === 'high_impact');
    const least = largest.at(-1);
    for (const each of largest) await dismiss(userId, each);
    const next = (await listOf(userId)).filter(({ type }) => type === 'high_impact');
    expect(next.length).toBeGreaterThan(0);
    expect(next.map(({ id }) => id)).not.toContain(least?.id);
  });
});

describe('completing advice', () => {
  it('moves no score, stays completed, and names what is still needed', async () => {
    const userId = owner();
    const advice = await adviceOn(userId, 'DC1');
    const first = await complete(userId, advice);
    expect(first).toMatchObject({ status: 'completed', completed: true, achievedPoints: 0 });
    expect(first.stillNeeded).toMatch(/tax/i);
    const again = await complete(userId, advice);
    expect(again.completedAt).toBe(first.completedAt);
    expect((await scoring.scoreOf(userId)).totalScore).toBe(0);
    expect(await rowsOf(userId)).toEqual([{ id: advice.id, status: 'completed' }]);
    expect((await listOf(userId)).filter(({ code }) => code === 'DC1')).toEqual([again]);
  });

  it('reports the points its criterion has gained since, and no more', async () => {
    const userId = owner();
    const advice = await adviceOn(userId, 'DC1');
    await complete(userId, advice);
    await readyTaxes(userId, 1, 1, 23);
    await scoring.sendProfile(userId, 1, { personalCreditScore: 760 });
    await scoring.settles(userId, 158);
    expect(await adviceOn(userId, 'DC1')).toMatchObject({
      status: 'completed',
      achievedPoints: 23,
      stillNeeded: null,
    });
    await readyTaxes(userId, 2, 3, 188);
    const list = await listOf(userId);
    expect(list.filter(({ code }) => code === 'DC1')).toEqual([
      expect.objectContaining({ id: advice.id, status: 'completed', achievedPoints: 53, stillNeeded: null }),
    ]);
  });

  it('counts from the moment of the mark, and a loss is no gain', async () => {
    const userId = owner();
    const first = document(1);
    await scoring.sendDocument(userId, events.documentProcessed, first, 2);
    await scoring.settles(userId, 23);
    const advice = await adviceOn(userId, 'DC1');
    await complete(userId, advice);
    await scoring.sendDocument(userId, events.documentDeleted, first, 3);
    await scoring.settles(userId, 0);
    const [listed] = (await listOf(userId)).filter(({ status }) => status === 'completed');
    expect(listed).toMatchObject({ id: advice.id, achievedPoints: 0 });
    await readyTaxes(userId, 2, 4, 53);
    const after = (await listOf(userId)).find(({ id }) => id === advice.id);
    expect(after?.achievedPoints).toBe(30);
  });

  it('removes it from the next milestone', async () => {
    const userId = owner();
    const codes = ['DC1', 'DC2', 'DC3', 'BF10'];
    for (const code of codes) await complete(userId, await adviceOn(userId, code));
    const { nextMilestone } = await scoring.scoreOf(userId);
    expect(nextMilestone.title).toBe('Upload tax returns');
    const sent = [1, 2, 3].flatMap((n) =>
      (['tax_documents', 'bank_statements', 'financial_reports'] as const).map((category) =>
        document(n, { category, subcategory: null }),
      ),
    );
    for (const each of sent) await scoring.sendDocument(userId, events.documentProcessed, each, 2);
    await scoring.sendAccounts(userId, 1, [0]);
    const settled = await eventually(
      () => scoring.scoreOf(userId),
      ({ factors }) =>
        factors.breakdown.documentCompleteness.score === 100 &&
        factors.breakdown.businessFinancials.score > 0,
    );
    const active = (await listOf(userId)).filter(({ status }) => status === 'active');
    const most = Math.max(...active.map(({ impact }) => impact));
    expect(settled.nextMilestone.points).toBe(most);
  });
});

describe('advice of another owner or with an unknown id', () => {
  const calls = [rpc.scoring.complete, rpc.scoring.dismiss, rpc.scoring.restore];

  it.each(calls)('returns 404 ($subject)', async (call) => {
    const [userId, stranger] = [owner(), owner()];
    const foreign = await adviceOn(stranger, 'DC1');
    for (const id of ['made-up', foreign.id]) {
      const rejected = scoring.rpc.call(call, { ...actingForSelf(userId), recommendationId: id });
      await expect(rejected).rejects.toMatchObject({ code: 'RECOMMENDATION_NOT_FOUND', kind: 'not-found' });
    }
    expect(await rowsOf(userId)).toEqual([]);
    expect(await rowsOf(stranger)).toEqual([]);
  });
});

describe('failing lenders published by matching', () => {
  const failures = (userId: UserId, aggregateVersion: number, creditScore: number) => ({
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { qualificationRate: 0, matchedLenders: 0, activeLenders: 300, failing: { creditScore } },
  });
  const send = (event: ReturnType<typeof failures>) =>
    sendEvent(scoring.connection, events.matchesChanged, event);

  it('make advice critical when it blocks a third of them; late events are dropped', async () => {
    const userId = owner();
    expect((await adviceOn(userId, 'CR1')).priority).not.toBe('critical');
    await send(failures(userId, 2, 100));
    await eventually(
      () => adviceOn(userId, 'CR1'),
      ({ priority }) => priority === 'critical',
    );
    await send(failures(userId, 1, 0));
    await send(failures(userId, 3, 99));
    const after = await eventually(
      () => adviceOn(userId, 'CR1'),
      ({ priority }) => priority !== 'critical',
    );
    expect(after.priority).toBe('medium');
    expect((await scoring.scoreOf(userId)).totalScore).toBe(0);
  });
});
