import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, events, type ProfileFigures, rpc, type UserId } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const project = (userId: UserId, selected: string[], figures: ProfileFigures = {}) =>
  scoring.rpc.call(rpc.scoring.impact, { userId, figures, selected: selected });
const listOf = (userId: UserId) => scoring.rpc.call(rpc.scoring.recommendations, { userId });

async function idsOf(userId: UserId, ...codes: string[]): Promise<string[]> {
  const advice = await listOf(userId);
  return codes.map((code) => advice.find((each) => each.code === code)?.id ?? `no ${code}`);
}

describe('the impact of a selection', () => {
  it('of an empty selection is zero, at the current score', async () => {
    expect(await project(owner(), [])).toEqual({
      totalImpact: 0,
      newScoreProjection: 0,
      timeToImplement: '0 hours',
      timeKnown: false,
      estimatedCost: 0,
      costKnown: true,
      improvements: [],
    });
  });

  it('of an empty selection over a changed form is the score of that form', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true });
    await scoring.settles(userId, 8);
    const impact = await project(userId, [], { personalCreditScore: 760 });
    expect(impact).toMatchObject({ totalImpact: 0, newScoreProjection: 143 });
  });

  it('prefers each figure of the unsaved form to the stored one', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true, personalCreditScore: 640 });
    const { totalScore } = await eventually(
      () => scoring.scoreOf(userId),
      (stored) => stored.totalScore > 8,
    );
    const impact = await project(userId, [], { personalCreditScore: 760 });
    expect(totalScore).toBeLessThan(143);
    expect(impact).toMatchObject({ totalImpact: 0, newScoreProjection: 143 });
  });

  it('of the tax documents is +53, which is what uploading them brings', async () => {
    const userId = owner();
    const impact = await project(userId, await idsOf(userId, 'DC1'));
    expect(impact).toMatchObject({ totalImpact: 53, newScoreProjection: 53, timeToImplement: '3 days' });
    for (const n of [1, 2, 3]) {
      await scoring.sendDocument(userId, events.documentProcessed, document(n), 2);
    }
    expect((await scoring.settles(userId, 53)).totalScore).toBe(impact.newScoreProjection);
  });

  it('is joint: each recommendation once, in the requested order, with points that add up', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true }, ['nsfIncidents', 'overdraftHistory']);
    await scoring.settles(userId, 8);
    const ids = await idsOf(userId, 'BF11', 'CR1', 'BF10', 'BF11');
    const impact = await project(userId, ids);
    expect(impact.improvements.map(({ code }) => code)).toEqual(['BF11', 'CR1', 'BF10']);
    expect(impact.improvements.reduce((sum, { points }) => sum + points, 0)).toBe(impact.totalImpact);
    const alone = await Promise.all([...new Set(ids)].map((id) => project(userId, [id])));
    expect(impact.totalImpact).toBeLessThan(alone.reduce((sum, { totalImpact }) => sum + totalImpact, 0));
  });

  it('counts a 0 that the unsaved form confirms, and no other', async () => {
    const request = { userId: owner(), figures: { averageBankBalance: 9000, nsfIncidents: 0 }, selected: [] };
    const blank = await scoring.rpc.call(rpc.scoring.impact, request);
    const confirmed = await scoring.rpc.call(rpc.scoring.impact, { ...request, answered: ['nsfIncidents'] });
    expect([blank.newScoreProjection, confirmed.newScoreProjection]).toEqual([14, 32]);
  });

  it('is computed over the unsaved form, and stores nothing', async () => {
    const userId = owner();
    const [raise = ''] = await idsOf(userId, 'CR1');
    const impact = await project(userId, [raise], { personalCreditScore: 800 });
    expect(impact.improvements).toMatchObject([
      { field: 'personalCreditScore', from: 800, to: 800, points: 0 },
    ]);
    expect((await scoring.scoreOf(userId)).totalScore).toBe(0);
    expect(await scoring.query('select user_id from owners where user_id = $1', [userId])).toEqual([]);
  });

  it.each(['completed', 'dismissed'])('returns 404 for advice that was %s', async (status) => {
    const userId = owner();
    const [id = ''] = await idsOf(userId, 'DC1');
    const call = status === 'completed' ? rpc.scoring.complete : rpc.scoring.dismiss;
    await scoring.rpc.call(call, { ...actingForSelf(userId), recommendationId: id });
    await expect(project(userId, [id])).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining(id),
    });
  });

  it('names the first id that is no active advice of this owner, and no other', async () => {
    const [userId, stranger] = [owner(), owner()];
    const [mine = ''] = await idsOf(userId, 'DC1');
    const [foreign = ''] = await idsOf(stranger, 'DC1');
    for (const id of [foreign, 'made-up', '__proto__', '']) {
      const rejected = project(userId, [mine, id || ' ']);
      await expect(rejected).rejects.toMatchObject({
        code: 'RECOMMENDATION_NOT_FOUND',
        message: expect.stringContaining(id),
      });
    }
  });
});
