import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dashboardReply, type RouteContract, routes, rpc, type RpcContract } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { sampleRecommendation, sampleScore } from '../../../testing/services.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());
afterEach(() => {
  gateway.services.arrive();
  gateway.identity.arrive();
});

async function callApi({ path, method }: Pick<RouteContract, 'path' | 'method'>, body?: object) {
  await gateway.nats.flush();
  const answer = await fetch(`${gateway.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...bearer(token) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    reply: (await answer.json()) as Record<string, unknown>,
  };
}

const partsOf = {
  score: rpc.scoring.overview,
  lenders: rpc.matching.summary,
  documents: rpc.documents.portfolio,
};
const sampleFactorParts = { earned: 100, unknown: 7, lost: 3 };
const fullDashboard = {
  score: {
    totalScore: 412,
    qualificationRate: 12,
    creditScore: 41,
    businessFinancials: 52,
    documentCompleteness: 17,
    riskAssessment: 63,
  },
  parts: {
    earned: 412,
    unknown: 326,
    lost: 262,
    factors: {
      creditScore: sampleFactorParts,
      businessFinancials: sampleFactorParts,
      documentCompleteness: sampleFactorParts,
      riskAssessment: sampleFactorParts,
    },
  },
  proven: sampleScore.proven,
  matchedLenders: 150,
  activeLenders: 1093,
  catalogueMode: 'real',
  canCarry: 97,
  recommendations: [sampleRecommendation],
  documents: {
    total: 6,
    categories: { tax_documents: 1, bank_statements: 5, financial_reports: 0 },
    progress: {
      tax_documents: { counted: 0, waiting: 1 },
      bank_statements: { counted: 3, waiting: 2 },
      financial_reports: { counted: 0, waiting: 0 },
    },
  },
  change30Days: 23,
  nextMilestone: sampleScore.nextMilestone,
  unavailable: [],
  withheld: [],
};

describe('the dashboard', () => {
  it('combines the replies of three services', async () => {
    const { status, reply } = await callApi(routes.dashboard);
    expect(status).toBe(200);
    expect(dashboardReply.strict().parse(reply)).toEqual(fullDashboard);
  });

  it.each([
    [
      'score',
      {
        change30Days: 0,
        nextMilestone: null,
        parts: null,
        proven: null,
        recommendations: [],
        matchedLenders: 150,
        documents: fullDashboard.documents,
      },
    ],
    [
      'lenders',
      { matchedLenders: 0, activeLenders: 0, change30Days: 23, documents: fullDashboard.documents },
    ],
    [
      'documents',
      {
        documents: { total: 0, categories: { tax_documents: 0, bank_statements: 0, financial_reports: 0 } },
        matchedLenders: 150,
      },
    ],
  ] as const)('without %s contains the rest and names the missing part', async (part, rest) => {
    gateway.calls.goAway(partsOf[part]);
    const { status, reply } = await callApi(routes.dashboard);
    expect(status).toBe(200);
    expect(dashboardReply.strict().parse(reply)).toMatchObject({ ...rest, unavailable: [part] });
  });

  it('contains the qualification rate when the score is away', async () => {
    gateway.calls.goAway(rpc.scoring.overview);
    const { reply } = await callApi(routes.dashboard);
    expect(reply).toMatchObject({ score: { totalScore: 0, qualificationRate: 12 } });
  });

  it('returns 503 without any part, and recovers without a restart', async () => {
    gateway.calls.goAway(...Object.values(partsOf));
    const { status, headers, reply } = await callApi(routes.dashboard);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(reply).toMatchObject({ code: 'UNAVAILABLE' });
    gateway.services.arrive();
    expect((await callApi(routes.dashboard)).reply).toEqual(fullDashboard);
  });

  it('treats a service that fails like a service that is away', async () => {
    gateway.calls.on(rpc.matching.summary, () => {
      throw new Error('secret detail');
    });
    const { reply } = await callApi(routes.dashboard);
    expect(reply).toMatchObject({ unavailable: ['lenders'] });
    expect(JSON.stringify(reply)).not.toContain('secret');
  });
});

describe('a service that is away', () => {
  const cases: [string, RpcContract, RouteContract, object | undefined][] = [
    ['scoring', rpc.scoring.get, routes.score, undefined],
    ['profile', rpc.profile.get, routes.profile, undefined],
    ['profile on save', rpc.profile.save, routes.saveProfile, {}],
    ['documents', rpc.documents.list, routes.documents, undefined],
    ['identity', rpc.identity.login, routes.login, { email: 'a@b.co', password: 'x' }],
  ];

  it.each(cases)('(%s) returns 503 with the seconds to wait', async (_, contract, route, body) => {
    gateway.calls.goAway(contract);
    const { status, headers, reply } = await callApi(route, body);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(reply).toEqual({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/cannot be reached right now/),
    });
  });

  it('signs no user out: without identity a token is neither valid nor revoked', async () => {
    gateway.calls.goAway(rpc.identity.verifyToken);
    await gateway.nats.flush();
    const stranger = gateway.identity.someone().token;
    const answer = await fetch(`${gateway.url}/api/user`, { headers: bearer(stranger) });
    expect(answer.status).toBe(503);
    gateway.identity.arrive();
    await gateway.nats.flush();
    expect((await fetch(`${gateway.url}/api/user`, { headers: bearer(stranger) })).status).toBe(200);
  });

  it('returns 503 at the deadline when it never replies', async () => {
    const impatient = await runGateway({ beside: gateway, environment: { CALL_SECONDS: '1' } });
    const read = ({ path }: RouteContract) => fetch(`${impatient.url}${path}`, { headers: bearer(token) });
    await eventually(
      () => read(routes.currentUser),
      ({ status }) => status === 200,
    );
    gateway.calls.on(rpc.documents.list, () => new Promise(() => undefined));
    await gateway.nats.flush();
    const { status, headers } = await read(routes.documents);
    await impatient.stop();
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('returns 503 when its reply is not valid, and the client does not see the reply', async () => {
    const subscription = gateway.nats.subscribe(rpc.documents.list.subject, {
      callback: (_, message) => void message.respond('{"response":{"ok":"perhaps"}}'),
    });
    gateway.calls.goAway(rpc.documents.list);
    const { status, reply } = await callApi(routes.documents);
    subscription.unsubscribe();
    expect([status, reply['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(JSON.stringify(reply)).not.toMatch(/perhaps|zod|Invalid/);
  });
});
