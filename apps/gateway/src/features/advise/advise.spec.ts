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
  it('are one list of active and completed recommendations', async () => {
    const { status, reply } = await ask(routes.recommendations);
    expect(status).toBe(200);
    expect(recommendation.strict().array().parse(reply)).toEqual([adviceOfAll]);
  });

  it.each([routes.completeRecommendation, routes.dismissRecommendation, routes.restoreRecommendation])(
    '$path returns the recommendation, also with the cookie and our own origin',
    async (route) => {
      expect(await ask(route)).toEqual({ status: 200, reply: adviceOfAll });
      const ownPage = { ...cookie(token), origin: publicUrl } as unknown as ReturnType<typeof bearer>;
      expect(await ask(route, undefined, ownPage)).toEqual({ status: 200, reply: adviceOfAll });
    },
  );

  it.each(['made-up', '%00', 'a'.repeat(101), '..%2f..', '__proto__'])(
    'return 404 for the id %s',
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
  it('forwards the ids only, without the numbers of the client', async () => {
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
    const asked = gateway.neighbours.askedImpacts.at(-1);
    expect(asked).toMatchObject({
      figures: { personalCreditScore: 700, ebitda: 0, hasEin: true, hasExistingLoansAnswer: true },
    });
    // an id can contain any four digits
    expect(JSON.stringify(asked).replaceAll(/[0-9a-f-]{16,}/g, '')).not.toMatch(
      /Ann|6789|Main|example|Bob|unknown/,
    );
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
  ])('returns 400 for %s', async (_, body, field) => {
    const refused = await refusalOf(body);
    expect(refused.status).toBe(400);
    expect(refused.details?.map((each) => each.field)).toEqual([field]);
  });

  it('accepts 200 recommendations and returns 400 for more, also with duplicates', async () => {
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

  it('returns 503 while scoring is away', async () => {
    gateway.calls.goAway(rpc.scoring.impact);
    expect(await refusalOf({ proposedChanges: [] })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    gateway.neighbours.arrive();
  });
});
