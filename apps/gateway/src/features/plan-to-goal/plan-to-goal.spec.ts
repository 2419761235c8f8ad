import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DescribedPlan,
  type LenderChanges,
  lenderFrontier,
  lenderPlanReply,
  problemBody,
  rpc,
  scorePlanReply,
  type CostedPlan,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { lenderOf } from '../../../testing/lenders.ts';
import { sampleStep } from '../../../testing/services.ts';
import type { Person } from '../../../testing/people.ts';

let gateway: RunningGateway;
let starter: Person;
let subscriber: Person;
const requests: unknown[] = [];

const plan: DescribedPlan = {
  reachable: true,
  target: 465,
  scoreNow: 412,
  scoreThen: 465,
  steps: [
    {
      code: 'DC1',
      title: 'Upload tax returns',
      description: 'Three of them.',
      href: '/documents',
      effort: 'medium',
      timeEstimate: '3 days',
      estimatedCost: 0,
      changes: [],
      points: 53,
      scoreAfter: 465,
    },
  ],
  estimatedCost: 0,
  timeToImplement: '3 days',
  questions: [],
  leftOut: [],
};

const change = (code: string, field: string, to: number): LenderChanges['steps'][number] => ({
  code,
  title: `${code}: at least ${to}`,
  description: 'Today: 1.',
  isKnown: true,
  changes: [{ field, from: 1, to }],
});
const changes: LenderChanges = {
  lender: lenderOf('a'),
  reachable: true,
  readyOn: null,
  steps: [
    change('annualRevenue', 'annualRevenueCurrent', 100),
    change('creditScore', 'personalCreditScore', 650),
  ],
  open: [],
};
const estimate = { effort: null, timeEstimate: null, estimatedCost: null };
const walk: CostedPlan = {
  scoreNow: 412,
  scoreThen: 430,
  // soonest first, in a different order than the request
  steps: [
    { code: 'creditScore', ...estimate, points: 10, scoreAfter: 422 },
    { code: 'annualRevenue', ...estimate, points: 8, scoreAfter: 430 },
  ],
  estimatedCost: 0,
  timeToImplement: '365 days',
};

beforeAll(async () => {
  gateway = await runGateway();
  starter = gateway.identity.someone();
  subscriber = gateway.identity.someone('user', 'bea@example.com');
  gateway.identity.assignPlan(subscriber, 'individual');
  gateway.calls
    .on(rpc.scoring.plan, (request) => {
      requests.push(request);
      return { ...plan, milestoneStep: sampleStep };
    })
    .on(rpc.scoring.walk, (request) => {
      requests.push(request);
      return walk;
    })
    .on(rpc.matching.plan, ({ lenderId }) => {
      if (lenderId !== 'a')
        throw new DomainError('not-found', 'LENDER_NOT_FOUND', 'This lender does not exist');
      return changes;
    });
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());

async function callApi(path: string, by = subscriber) {
  await gateway.nats.flush();
  const answer = await fetch(`${gateway.url}${path}`, { headers: bearer(by.token) });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

describe('the frontier of the lenders', () => {
  it('counts open lenders, and those that the steps to the next level open, on every plan', async () => {
    gateway.calls.on(rpc.matching.ahead, () => ({ eligible: 4, raised: 9 }));
    const { status, reply } = await callApi('/api/lender-frontier', starter);
    expect(status).toBe(200);
    expect(lenderFrontier.strict().parse(reply)).toMatchObject({
      next: { target: 600, points: 53, lenders: 4 },
    });
    expect(requests.splice(0)).toEqual([{ userId: starter.user.id, target: 600 }]);
  });

  it('names the first level that opens a lender, or none if no level does or scoring is away', async () => {
    const counts = [0, 6];
    gateway.calls.on(rpc.matching.ahead, () => ({ eligible: counts.shift() ?? 0, raised: 9 }));
    expect((await callApi('/api/lender-frontier')).reply).toMatchObject({
      next: { target: 700, lenders: 6 },
    });
    expect((await callApi('/api/lender-frontier')).reply).toMatchObject({ next: null });
    gateway.calls.goAway(rpc.scoring.overview);
    expect(await callApi('/api/lender-frontier')).toMatchObject({ status: 200, reply: { next: null } });
    gateway.services.arrive();
    gateway.calls.on(rpc.matching.ahead, () => ({ eligible: 4, raised: 9 }));
    requests.splice(0);
  });

  it('returns 503 while matching is away', async () => {
    gateway.calls.goAway(rpc.matching.summary);
    expect((await callApi('/api/lender-frontier')).status).toBe(503);
    gateway.services.arrive();
  });
});

describe('a plan to a score', () => {
  it('contains the gain at the lenders, without the step that matching received', async () => {
    const { status, reply } = await callApi('/api/score/plan?target=465');
    expect(status).toBe(200);
    expect(scorePlanReply.strict().parse(reply)).toEqual({ ...plan, lenders: { eligible: 4, raised: 9 } });
    expect(requests).toEqual([{ userId: subscriber.user.id, target: 465 }]);
  });

  it('has no lender counts while matching is away, or without steps', async () => {
    gateway.calls.goAway(rpc.matching.ahead);
    expect((await callApi('/api/score/plan?target=465')).reply).toMatchObject({ lenders: null });
    gateway.calls
      .on(rpc.matching.ahead, () => ({ eligible: 4, raised: 9 }))
      .on(rpc.scoring.plan, () => ({ ...plan, steps: [] }));
    expect((await callApi('/api/score/plan?target=1')).reply).toMatchObject({ steps: [], lenders: null });
  });

  it.each(['', '?target=', '?target=0', '?target=1001', '?target=7.5', '?target=much', '?target=1&target=2'])(
    'returns 400 for "%s"',
    async (query) => {
      const { status, reply } = await callApi(`/api/score/plan${query}`);
      expect(status).toBe(400);
      expect(problemBody.parse(reply).details).toMatchObject([{ field: 'target' }]);
    },
  );
});

describe('a plan to a lender', () => {
  it("contains the lender's steps in the order of scoring, with the score after each", async () => {
    requests.length = 0;
    const { status, reply } = await callApi('/api/lender-matches/a/plan');
    expect(status).toBe(200);
    const { steps, scoreThen } = lenderPlanReply.strict().parse(reply);
    expect(scoreThen).toBe(430);
    expect(steps.map(({ title, scoreAfter }) => [title, scoreAfter])).toEqual([
      ['creditScore: at least 650', 422],
      ['annualRevenue: at least 100', 430],
    ]);
    expect(requests).toEqual([
      {
        userId: subscriber.user.id,
        changes: [
          { code: 'annualRevenue', isKnown: true, figures: { annualRevenueCurrent: 100 } },
          { code: 'creditScore', isKnown: true, figures: { personalCreditScore: 650 } },
        ],
      },
    ]);
  });

  it.each(['/unknown', `/${'x'.repeat(101)}`])(
    'returns 404 when the lender does not exist: %s',
    async (id) => {
      expect((await callApi(`/api/lender-matches${id}/plan`)).status).toBe(404);
    },
  );

  it('returns 503 while scoring is away', async () => {
    gateway.calls.goAway(rpc.scoring.walk);
    expect(await callApi('/api/lender-matches/a/plan')).toMatchObject({
      status: 503,
      reply: { code: 'UNAVAILABLE' },
    });
  });
});

it.each(['/api/score/plan?target=465', '/api/lender-matches/a/plan'])(
  'a plan returns 403 without a paid plan: %s',
  async (path) => {
    const { status, reply } = await callApi(path, starter);
    expect([status, reply]).toEqual([
      403,
      {
        code: 'PLAN_NEEDED',
        message:
          'Goal planner comes with Individual, Professional, and Master Partner. Change your plan to use it.',
      },
    ]);
  },
);
