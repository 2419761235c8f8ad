import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemBody, roleNeededFor, type RouteContract, routes } from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';
import { longValueRequests } from '@groundwork/test-data';
import { isLong, SeededRandom, testSeed } from '@groundwork/test-data/cases';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';

let gateway: RunningGateway;
const tokens = new Map<string, string>();

beforeAll(async () => {
  gateway = await runGateway();
  gateway.calls.onOthers(() => {
    throw invalid([{ field: 'body', message: 'A service that rejects each input' }]);
  });
  for (const role of ['user', 'reviewer', 'admin'] as const) {
    const person = gateway.identity.someone(role);
    gateway.identity.assignPlan(person, 'master');
    tokens.set(role, person.token);
  }
});
afterAll(() => gateway.stop());

const requests = longValueRequests();
const random = new SeededRandom(testSeed);
const sample = isLong ? requests : Array.from({ length: 250 }, () => random.one(requests));

describe('one long value in each place of each route', () => {
  it('is in the places of all routes with an input', () => {
    const parts = ['params', 'query', 'headers', 'body', 'form'] as const;
    const withInput = Object.values<RouteContract>(routes).filter(
      (route) => route.consumes === 'text/plain' || parts.some((part) => route[part]),
    );
    expect(new Set(requests.map(({ route }) => route))).toEqual(new Set(withInput));
  });

  it(`never returns a 5xx, and always a code (seed ${testSeed})`, async () => {
    const wrong: string[] = [];
    for (const { name, route, make } of sample) {
      const { path, headers, ...rest } = make();
      const answer = await fetch(`${gateway.url}${path}`, {
        ...rest,
        redirect: 'manual',
        headers: { ...headers, ...bearer(tokens.get(roleNeededFor(route.access)) ?? '') },
      });
      const text = await answer.text();
      const isProblem = answer.status < 400 || problemBody.strict().safeParse(JSON.parse(text)).success;
      if (answer.status >= 500 || !isProblem) wrong.push(`${answer.status} ${name} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });
});
