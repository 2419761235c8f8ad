import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ComparedLender,
  type LenderCarry,
  lenderId,
  type LenderMatch,
  type RouteContract,
  routes,
  rpc,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { lenderOf } from '../../../testing/lenders.ts';
import type { Person } from '../../../testing/people.ts';

let gateway: RunningGateway;
let owner: Person;
let subscriber: Person;
const requests: unknown[] = [];

const matchOf = (name: string): LenderMatch => ({
  id: lenderId.parse(name),
  outcome: 'eligible',
  matchScore: 80,
  qualificationProbability: 60,
  estimatedRate: 9.25,
  reasons: ['Credit score 700: 50 above their 650 minimum'],
  lender: lenderOf(name),
  application: null,
});

/** More than fits into one message. */
const many = Array.from({ length: 450 }, (_, place) => matchOf(`lender-${place}`));
const detailedMatch = { ...matchOf('a'), criteria: [], whatWouldQualify: null };
const judged = many.map(({ id, lender }) => ({ id, lender, program: { active: true } }));
const comparedLender: ComparedLender = { match: matchOf('a'), cost: null, dependsOnOffer: true };

const carry: LenderCarry = {
  cash: 96_000,
  debt: 2720,
  comfortable: 3680,
  limit: 5280,
  kinds: [],
  missing: [{ fields: ['loanPurpose'], lenders: 214 }],
  canCarry: 12,
};

beforeAll(async () => {
  gateway = await runGateway();
  owner = gateway.identity.someone();
  subscriber = gateway.identity.someone('user', 'bea@example.com');
  gateway.identity.assignPlan(subscriber, 'individual');
  gateway.calls
    .on(rpc.matching.eligible, ({ page: { limit = 200, cursor } }) => {
      const from = cursor === undefined ? 0 : many.findIndex(({ id }) => id === cursor) + 1;
      const items = many.slice(from, from + limit);
      return { items, nextCursor: from + limit < many.length ? (items.at(-1)?.id ?? null) : null };
    })
    .on(rpc.matching.all, (request) => {
      requests.push(request);
      return { items: [detailedMatch], nextCursor: 'a' };
    })
    .on(rpc.matching.carry, (request) => {
      requests.push(request);
      return carry;
    })
    .on(rpc.matching.programs, ({ page: { limit = 200, cursor } }) => {
      const from = cursor === undefined ? 0 : judged.findIndex(({ id }) => id === cursor) + 1;
      const items = judged.slice(from, from + limit);
      const nextCursor = from + limit < judged.length ? (items.at(-1)?.id ?? null) : null;
      return { version: 'matching-1.1', today: '2026-11-20', input: { figures: {} }, items, nextCursor };
    })
    .on(rpc.matching.compare, (request) => {
      requests.push(request);
      return [comparedLender];
    })
    .on(rpc.matching.note, ({ lenderId: id, status }) => {
      if (id !== 'a') throw new DomainError('not-found', 'LENDER_NOT_FOUND', 'This lender does not exist');
      return { ...matchOf('a'), application: status };
    });
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());

async function callApi(
  { method, path }: RouteContract,
  { rest = '', body, by = owner }: { rest?: string; body?: unknown; by?: Person } = {},
) {
  const answer = await fetch(`${gateway.url}${path.replace(/\/:id.*$/, '')}${rest}`, {
    method,
    headers: { 'content-type': 'application/json', ...bearer(by.token) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

describe('the matches of an owner', () => {
  it('are one array, also over several pages', async () => {
    const { status, reply } = await callApi(routes.lenderMatches);
    expect([status, reply]).toEqual([200, many]);
  });

  it('come in a page with a limit, and include near misses on request', async () => {
    requests.length = 0;
    const page = await callApi(routes.lenderMatches, { rest: '?limit=2&cursor=lender-0' });
    expect(page.reply).toEqual({ items: many.slice(1, 3), nextCursor: 'lender-2' });
    const all = await callApi(routes.lenderMatches, { rest: '?include=all&limit=7' });
    expect(all.reply).toEqual({ items: [detailedMatch], nextCursor: 'a' });
    expect(requests).toEqual([{ userId: owner.user.id, page: { limit: 7 } }]);
  });

  it.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=many'],
    ['limit', '?include=all&limit=-1'],
    ['cursor', `?cursor=${'x'.repeat(201)}`],
    ['include', '?include=some'],
  ])('return 400 for the parameter %s in %s', async (field, rest) => {
    const { status, reply } = await callApi(routes.lenderMatches, { rest });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ code: 'INVALID_INPUT', details: [expect.objectContaining({ field })] });
  });

  it('come with all programs and her figures for the engine of the browser, over several pages', async () => {
    const { status, reply } = await callApi(routes.lenderPrograms);
    expect([status, reply]).toEqual([
      200,
      { version: 'matching-1.1', today: '2026-11-20', input: { figures: {} }, items: judged },
    ]);
  });

  it('travel compressed to a client that accepts gzip, and no short answer does', async () => {
    const answerTo = (path: string, encoding: string) =>
      fetch(`${gateway.url}${path}`, {
        headers: { ...bearer(owner.token), 'accept-encoding': encoding },
      });
    const [packed, plain] = [
      await answerTo(routes.lenderPrograms.path, 'gzip'),
      await answerTo(routes.lenderPrograms.path, 'identity'),
    ];
    expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
    const [short, long] = [packed, plain].map(({ headers }) => Number(headers.get('content-length')));
    expect(Number(short)).toBeLessThan(Number(long) / 5);
    for (const { headers } of [packed, plain]) expect(headers.get('vary')).toContain('accept-encoding');
    expect(await packed.json()).toEqual(await plain.json());
    const carried = await answerTo(routes.lenderCarry.path, 'gzip');
    expect(carried.headers.get('content-encoding')).toBeNull();
  });

  it('are refreshed by a request without a body', async () => {
    expect(await callApi(routes.refreshMatches)).toMatchObject({
      status: 200,
      reply: { count: 0, added: 0 },
    });
  });
});

describe('one lender', () => {
  it.each(['/unknown', `/${'x'.repeat(101)}`])('returns 404 when it does not exist: %s', async (rest) => {
    expect((await callApi(routes.lenderMatch, { rest })).status).toBe(404);
  });

  it('contains the application that the owner noted', async () => {
    const withApplication = await callApi(routes.noteApplication, {
      rest: '/a/application',
      body: { status: 'applied' },
    });
    expect(withApplication).toMatchObject({ status: 200, reply: { application: 'applied' } });
    const withoutApplication = await callApi(routes.noteApplication, {
      rest: '/a/application',
      body: { status: null },
    });
    expect(withoutApplication).toMatchObject({ status: 200, reply: { application: null } });
    const unknown = await callApi(routes.noteApplication, { rest: '/b/application', body: { status: null } });
    expect(unknown.status).toBe(404);
  });

  it.each([{ status: 'approved' }, { status: 1 }, {}, [], 'applied'])(
    'returns 400 for the note %j',
    async (body) => {
      const { status, reply } = await callApi(routes.noteApplication, { rest: '/a/application', body });
      expect([status, reply['code']]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});

describe('what an owner can carry', () => {
  it('is free of charge, and no lender of that name', async () => {
    requests.length = 0;
    expect(await callApi(routes.lenderCarry)).toEqual({ status: 200, reply: carry });
    expect(requests).toEqual([{ userId: owner.user.id }]);
  });
});

describe('the comparison of costs', () => {
  it('needs a paid plan', async () => {
    const { status, reply } = await callApi(routes.compareLenders, { rest: '?ids=a' });
    expect([status, reply['message']]).toEqual([403, expect.stringContaining('Individual')]);
  });

  it('requests each lender once', async () => {
    requests.length = 0;
    const { reply } = await callApi(routes.compareLenders, { rest: '?ids=a,b,,a', by: subscriber });
    expect(reply).toEqual([comparedLender]);
    expect(requests).toEqual([{ userId: subscriber.user.id, ids: ['a', 'b'] }]);
  });

  it.each(['', '?ids=', '?ids=,', '?ids=a,b,c,d,e', '?ids=a&ids=b', `?ids=${'x'.repeat(101)}`])(
    'returns 400 for "%s"',
    async (rest) => {
      const { status, reply } = await callApi(routes.compareLenders, { rest, by: subscriber });
      expect(status).toBe(400);
      expect(reply).toMatchObject({
        code: 'INVALID_INPUT',
        details: [expect.objectContaining({ field: expect.stringMatching(/^ids/) })],
      });
    },
  );
});
