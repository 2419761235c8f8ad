import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  figuresOf,
  impactResult,
  mostSelected,
  problemBody,
  recommendation,
  type RouteContract,
  routes,
  rpc,
} from '@groundwork/contracts';
import { bearer, cookie, publicUrl, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { sampleRecommendation } from '../../../testing/services.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());

async function callApi({ method, path }: RouteContract, body?: unknown, headers = bearer(token)) {
  const answer = await fetch(`${gateway.url}${path.replace(':id', sampleRecommendation.id)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

const project = (body: unknown) => callApi(routes.optimizationImpact, body);
const problemOf = async (body: unknown) => {
  const { status, reply } = await project(body);
  const { code, details } = problemBody.strict().parse(reply);
  return { status, code, details };
};

describe('recommendations', () => {
  it('are one list of active and completed recommendations', async () => {
    const { status, reply } = await callApi(routes.recommendations);
    expect(status).toBe(200);
    expect(recommendation.strict().array().parse(reply)).toEqual([sampleRecommendation]);
  });

  it.each([routes.completeRecommendation, routes.dismissRecommendation, routes.restoreRecommendation])(
    '$path returns the recommendation, also with the cookie and our own origin',
    async (route) => {
      expect(await callApi(route)).toEqual({ status: 200, reply: sampleRecommendation });
      const ownPage = { ...cookie(token), origin: publicUrl } as unknown as ReturnType<typeof bearer>;
      expect(await callApi(route, undefined, ownPage)).toEqual({ status: 200, reply: sampleRecommendation });
    },
  );

  it.each(['made-up', 'a'.repeat(101), '__proto__'])('return 404 for the id %s', async (id) => {
    const answer = await fetch(`${gateway.url}/api/recommendations/${id}/complete`, {
      method: 'POST',
      headers: bearer(token),
    });
    expect(answer.status).toBe(404);
    expect(problemBody.strict().parse(await answer.json()).code).toMatch(/NOT_FOUND/);
  });
});

describe('the impact of a selection', () => {
  it('forwards the ids only, without the numbers of the client', async () => {
    const changed = {
      ...sampleRecommendation,
      impact: 999,
      expectedImpact: 999,
      patch: { personalCreditScore: 850 },
    };
    const { status, reply } = await project({ currentData: {}, proposedChanges: [changed, changed] });
    expect(status).toBe(200);
    expect(impactResult.strict().parse(reply).newScoreProjection).toBe(412);
    expect(gateway.services.impactRequests.at(-1)).toEqual({
      userId: expect.any(String),
      figures: {},
      selected: [sampleRecommendation.id, sampleRecommendation.id],
    });
  });

  it('accepts the whole form and forwards only its figures', async () => {
    const form = {
      fullName: 'Ann Lee',
      ssn: '***-**-6789',
      ein: '12-3456789',
      currentAddress: '1 Main Street',
      email: 'ann@example.com',
      existingLoans: 'owed to Bob',
      personalCreditScore: '700',
      ebitda: null,
      unknown: 'x',
    };
    expect((await project({ currentData: form, proposedChanges: [] })).status).toBe(200);
    const impactRequest = gateway.services.impactRequests.at(-1);
    expect(impactRequest).toMatchObject({
      figures: { personalCreditScore: 700, ebitda: 0, hasEin: true, hasExistingLoansAnswer: true },
    });
    // an id can contain any four digits
    expect(JSON.stringify(impactRequest).replaceAll(/[0-9a-f-]{16,}/g, '')).not.toMatch(
      /Ann|6789|Main|example|Bob|unknown/,
    );
  });

  it('forwards the names of the fields that the form confirms', async () => {
    const form = { nsfIncidents: 0, overdraftHistory: null, answered: ['nsfIncidents'] };
    await project({ currentData: form, proposedChanges: [] });
    expect(gateway.services.impactRequests.at(-1)).toMatchObject({
      figures: { nsfIncidents: 0 },
      answered: ['nsfIncidents'],
    });
  });

  it('accepts an empty selection, with and without a form', async () => {
    expect((await project({ proposedChanges: [] })).status).toBe(200);
    const given = { ...figuresOf({ personalCreditScore: 700 }) };
    expect((await project({ currentData: given, proposedChanges: [] })).status).toBe(200);
  });

  it.each([
    ['personalCreditScore', 200],
    ['personalCreditScore', 'seven hundred'],
    ['annualRevenueCurrent', -1],
    ['annualRevenueCurrent', 1.5],
    ['annualRevenueCurrent', 1e13],
    ['dateStarted', '2999-01-01'],
    ['overdraftHistory', 'no'],
    ['businessStructure', 'castle'],
  ])('returns 400 with the field name for %s = %j', async (field, value) => {
    const problem = await problemOf({ currentData: { [field]: value }, proposedChanges: [] });
    expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(problem.details?.map((each) => each.field)).toEqual([`currentData.${field}`]);
  });

  it.each([
    ['no list', {}, 'proposedChanges'],
    ['a list that is text', { proposedChanges: 'all' }, 'proposedChanges'],
    ['something without an id', { proposedChanges: [{}] }, 'proposedChanges.0.id'],
    ['an id that is a number', { proposedChanges: [{ id: 7 }] }, 'proposedChanges.0.id'],
    ['an empty id', { proposedChanges: [{ id: '' }] }, 'proposedChanges.0.id'],
    ['a form that is text', { currentData: 'x', proposedChanges: [] }, 'currentData'],
  ])('returns 400 for %s', async (_, body, field) => {
    const problem = await problemOf(body);
    expect(problem.status).toBe(400);
    expect(problem.details?.map((each) => each.field)).toEqual([field]);
  });

  it('accepts 200 recommendations and returns 400 for more, also with duplicates', async () => {
    const many = (count: number) => ({
      proposedChanges: Array.from({ length: count }, () => ({ id: sampleRecommendation.id })),
    });
    expect((await project(many(mostSelected))).status).toBe(200);
    for (const count of [mostSelected + 1, 500]) {
      expect(await problemOf(many(count))).toMatchObject({
        status: 400,
        details: [{ field: 'proposedChanges', message: 'Choose up to 200 recommendations' }],
      });
    }
  });

  it('returns 503 while scoring is away', async () => {
    gateway.calls.goAway(rpc.scoring.impact);
    expect(await problemOf({ proposedChanges: [] })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    gateway.services.arrive();
  });
});
