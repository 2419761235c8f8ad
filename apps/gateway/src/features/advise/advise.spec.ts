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
import { adviceOfAll } from '../../../testing/neighbours.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());

async function ask({ method, path }: RouteContract, body?: unknown, headers = bearer(token)) {
  const answer = await fetch(`${gateway.url}${path.replace(':id', adviceOfAll.id)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

const project = (body: unknown) => ask(routes.optimizationImpact, body);
const refusalOf = async (body: unknown) => {
  const { status, reply } = await project(body);
  const { code, details } = problemBody.strict().parse(reply);
  return { status, code, details };
};

describe('recommendations', () => {
  it('are one list of active and completed ones', async () => {
    const { status, reply } = await ask(routes.recommendations);
    expect(status).toBe(200);
    expect(recommendation.strict().array().parse(reply)).toEqual([adviceOfAll]);
  });

  it.each([routes.completeRecommendation, routes.dismissRecommendation, routes.restoreRecommendation])(
    'answer $path with the recommendation, also to the cookie of our own pages',
    async (route) => {
      expect(await ask(route)).toEqual({ status: 200, reply: adviceOfAll });
      const ownPage = { ...cookie(token), origin: publicUrl } as unknown as ReturnType<typeof bearer>;
      expect(await ask(route, undefined, ownPage)).toEqual({ status: 200, reply: adviceOfAll });
    },
  );

  it.each(['made-up', '%00', 'a'.repeat(101), '..%2f..', '__proto__'])(
    'know no %s, and say so',
    async (id) => {
      const answer = await fetch(`${gateway.url}/api/recommendations/${id}/complete`, {
        method: 'POST',
        headers: bearer(token),
      });
      expect(answer.status).toBe(404);
      expect(problemBody.strict().parse(await answer.json()).code).toMatch(/NOT_FOUND/);
    },
  );
});

describe('the impact of a selection', () => {
  it('is asked for with ids alone: the client’s own numbers go no further', async () => {
    const mine = { ...adviceOfAll, impact: 999, expectedImpact: 999, patch: { personalCreditScore: 850 } };
    const { status, reply } = await project({ currentData: {}, proposedChanges: [mine, mine] });
    expect(status).toBe(200);
    expect(impactResult.strict().parse(reply).newScoreProjection).toBe(412);
    expect(gateway.neighbours.askedImpacts.at(-1)).toEqual({
      userId: expect.any(String),
      figures: {},
      selected: [adviceOfAll.id, adviceOfAll.id],
    });
  });

  it('takes the whole form, and of it only figures leave the gateway', async () => {
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
    const asked = gateway.neighbours.askedImpacts.at(-1);
    expect(asked).toMatchObject({
      figures: { personalCreditScore: 700, ebitda: 0, hasEin: true, hasExistingLoansAnswer: true },
    });
    // an id may hold any four digits
    expect(JSON.stringify(asked).replaceAll(/[0-9a-f-]{16,}/g, '')).not.toMatch(
      /Ann|6789|Main|example|Bob|unknown/,
    );
  });

  it('of nothing is asked for too, with a form or without', async () => {
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
  ])('over a form with %s = %j is refused by the field’s name', async (field, value) => {
    const refused = await refusalOf({ currentData: { [field]: value }, proposedChanges: [] });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(refused.details?.map((each) => each.field)).toEqual([`currentData.${field}`]);
  });

  it.each([
    ['no list', {}, 'proposedChanges'],
    ['a list that is none', { proposedChanges: 'all' }, 'proposedChanges'],
    ['something without an id', { proposedChanges: [{}] }, 'proposedChanges.0.id'],
    ['an id that is none', { proposedChanges: [{ id: 7 }] }, 'proposedChanges.0.id'],
    ['an empty id', { proposedChanges: [{ id: '' }] }, 'proposedChanges.0.id'],
    ['a form that is none', { currentData: 'x', proposedChanges: [] }, 'currentData'],
  ])('of %s is refused', async (_, body, field) => {
    const refused = await refusalOf(body);
    expect(refused.status).toBe(400);
    expect(refused.details?.map((each) => each.field)).toEqual([field]);
  });

  it('of two hundred is taken, of more refused, before duplicates are dropped', async () => {
    const many = (count: number) => ({
      proposedChanges: Array.from({ length: count }, () => ({ id: adviceOfAll.id })),
    });
    expect((await project(many(mostSelected))).status).toBe(200);
    for (const count of [mostSelected + 1, 500]) {
      expect(await refusalOf(many(count))).toMatchObject({
        status: 400,
        details: [{ field: 'proposedChanges', message: 'Choose up to 200 recommendations' }],
      });
    }
  });

  it('while scoring is away is 503', async () => {
    gateway.calls.goAway(rpc.scoring.impact);
    expect(await refusalOf({ proposedChanges: [] })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    gateway.neighbours.arrive();
  });
});
