import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  provenScore,
  recalculatedReply,
  type RouteContract,
  routes,
  rpc,
  scoreInputReply,
  scoreReply,
  scoreStep,
} from '@groundwork/contracts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { sampleProof, sampleScore, sampleSteps } from '../../../testing/services.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());
afterEach(() => gateway.services.arrive());

async function callApi({ method, path }: RouteContract, query = '') {
  await gateway.nats.flush();
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const answer = await fetch(`${gateway.url}${path}${query}`, { method, headers });
  return { status: answer.status, reply: await answer.json() };
}

describe('the score', () => {
  it('contains the qualification rate from matching', async () => {
    const { reply } = await callApi(routes.score);
    expect(scoreReply.strict().parse(reply)).toEqual({
      ...sampleScore,
      nextMilestone: { ...sampleScore.nextMilestone, lenders: { eligible: 4, raised: 9 } },
      qualificationRate: 12,
      catalogueMode: 'real',
      canCarry: 97,
      unavailable: [],
      withheld: [],
    });
  });

  it.each([routes.score, routes.recalculateScore])(
    'comes from $path without the lenders while matching is away, after one call to it',
    async (route) => {
      gateway.calls.goAway(rpc.matching.summary);
      const { status, reply } = await callApi(route);
      expect(status).toBe(200);
      expect(reply).toMatchObject({
        totalScore: sampleScore.totalScore,
        nextMilestone: { lenders: null },
        qualificationRate: 0,
        unavailable: ['lenders'],
      });
    },
  );

  it('has no lender counts without an open step, or while matching is away', async () => {
    gateway.calls.goAway(rpc.matching.ahead);
    expect((await callApi(routes.score)).reply).toMatchObject({ nextMilestone: { lenders: null } });
    gateway.services.arrive();
    gateway.calls.on(rpc.scoring.get, () => sampleScore);
    expect((await callApi(routes.score)).reply).toMatchObject({ nextMilestone: { lenders: null } });
  });

  it('contains the flags, and omits them when an older scoring service sends none', async () => {
    expect((await callApi(routes.score)).reply).toMatchObject({ flags: sampleScore.flags });
    const { flags: _, ...older } = sampleScore;
    gateway.calls.on(rpc.scoring.get, () => older);
    const { status, reply } = await callApi(routes.score);
    expect(status).toBe(200);
    expect(scoreReply.strict().parse(reply).flags).toBeUndefined();
  });

  it('returns the previous total and the stale sources after a recalculation without a body', async () => {
    const { status, reply } = await callApi(routes.recalculateScore);
    expect(status).toBe(200);
    expect(recalculatedReply.strict().parse(reply)).toEqual({
      ...sampleScore,
      nextMilestone: { ...sampleScore.nextMilestone, lenders: null },
      qualificationRate: 12,
      catalogueMode: 'real',
      canCarry: 97,
      unavailable: [],
      withheld: [],
      previousTotal: 400,
      change: 12,
      staleSources: ['documents'],
    });
  });

  it('has a history, whole or in pages', async () => {
    const whole = await callApi(routes.scoreHistory);
    expect(scoreStep.strict().array().parse(whole.reply)).toEqual(sampleSteps);
    expect(await callApi(routes.scoreHistory, '?limit=3')).toEqual({
      status: 200,
      reply: { items: sampleSteps, nextCursor: null },
    });
    for (const query of ['?limit=0', '?limit=many', `?cursor=${'x'.repeat(201)}`]) {
      expect((await callApi(routes.scoreHistory, query)).status).toBe(400);
    }
  });

  it('returns the proven score and its history', async () => {
    const proof = await callApi(routes.provenScore);
    expect(provenScore.strict().parse(proof.reply)).toEqual(sampleProof);
    expect((await callApi(routes.provenHistory)).reply).toEqual(sampleSteps);
    expect(await callApi(routes.provenHistory, '?limit=3')).toEqual({
      status: 200,
      reply: { items: sampleSteps, nextCursor: null },
    });
    expect((await callApi(routes.provenHistory, '?limit=0')).status).toBe(400);
  });

  it('returns its input', async () => {
    const { reply } = await callApi(routes.scoreInput);
    expect(scoreInputReply.strict().parse(reply).figures).toEqual({ personalCreditScore: 700 });
  });

  it.each([
    [routes.score, rpc.scoring.get],
    [routes.recalculateScore, rpc.scoring.recalculate],
    [routes.scoreHistory, rpc.scoring.history],
    [routes.provenScore, rpc.scoring.proven],
    [routes.provenHistory, rpc.scoring.provenHistory],
    [routes.scoreInput, rpc.scoring.input],
    [routes.recommendations, rpc.scoring.recommendations],
  ])('returns 503 from $path while scoring is away', async (route, contract) => {
    gateway.calls.goAway(contract);
    expect(await callApi(route)).toMatchObject({ status: 503, reply: { code: 'UNAVAILABLE' } });
  });
});
