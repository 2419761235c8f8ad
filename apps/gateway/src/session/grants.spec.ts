import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdmittedBusiness,
  type AreaLevels,
  areas,
  type BusinessAccess,
  callerKindOf,
  type CallerKind,
  includes,
  isOfBusiness,
  type Level,
  levels,
  memberAreas,
  type RouteContract,
  routes,
  topLevelOf,
} from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import type { Person } from '../../testing/people.ts';

type BusinessRoute = RouteContract & { access: BusinessAccess };

const secretName = 'Sunrise Bakery of the Lee family';
const businessRoutes = Object.values<RouteContract>(routes).filter((route): route is BusinessRoute =>
  isOfBusiness(route.access),
);

let gateway: RunningGateway;
let owner: Person;
beforeAll(async () => {
  gateway = await runGateway();
  gateway.calls.onOthers(() => {
    throw invalid([{ field: 'body', message: 'A service that rejects each input' }]);
  });
  owner = gateway.identity.someone();
  gateway.identity.assignPlan(owner, 'master');
});
afterAll(() => gateway.stop());

const pathOf = ({ path }: RouteContract) => path.replace(/:\w+/g, randomUUID());

async function call(route: BusinessRoute, { token }: Person) {
  const headers = {
    'content-type': 'application/json',
    'x-business-id': owner.user.id,
    ...bearer(token),
  };
  const answer = await fetch(`${gateway.url}${pathOf(route)}`, {
    method: route.method,
    headers,
    ...(route.method === 'GET' ? {} : { body: '{}' }),
  });
  const text = await answer.text();
  const { code } = answer.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as { code?: string })
    : {};
  return { code, text };
}

const everywhere = (levelOf: (area: keyof AreaLevels) => Level) =>
  Object.fromEntries(areas.map((area) => [area, levelOf(area)])) as AreaLevels;

function personWith(grant: Partial<AdmittedBusiness>): Person {
  const person = gateway.identity.someone();
  gateway.identity.openBusiness(person, owner, { name: secretName, plan: 'master', ...grant });
  return person;
}

const neededBy = ({ access }: BusinessRoute): CallerKind => callerKindOf(access);

function isAdmitted(route: BusinessRoute, held: Level): boolean {
  const needed = neededBy(route);
  return 'level' in needed && includes(held, needed.level);
}

async function wrongCodes(person: Person, expected: (route: BusinessRoute) => string | undefined) {
  const wrong: string[] = [];
  for (const route of businessRoutes) {
    const { code, text } = await call(route, person);
    const refusal = ['GRANT_NEEDED', 'BUSINESS_NOT_FOUND'].find((each) => each === code);
    const isSilent = refusal === undefined || !text.includes(secretName);
    if (refusal !== expected(route) || !isSilent)
      wrong.push(`${route.method} ${route.path} as ${route.access}: ${code}`);
  }
  return wrong;
}

describe(`${businessRoutes.length} routes about a business`, () => {
  it('admit its owner', async () => {
    expect(await wrongCodes(owner, () => undefined)).toEqual([]);
  });

  it.each(levels)('admit a holder of the level %s in each area as far as it reaches', async (level) => {
    const held = everywhere((area) => (includes(topLevelOf(area), level) ? level : topLevelOf(area)));
    const expected = (route: BusinessRoute) => {
      const needed = neededBy(route);
      return 'area' in needed && isAdmitted(route, held[needed.area]) ? undefined : 'GRANT_NEEDED';
    };
    expect(await wrongCodes(personWith({ areas: held }), expected)).toEqual([]);
  });

  it.each(areas)('open %s alone', async (area) => {
    const held = everywhere((each) => (each === area ? topLevelOf(area) : 'none'));
    const expected = (route: BusinessRoute) => {
      const needed = neededBy(route);
      return 'area' in needed && needed.area === area ? undefined : 'GRANT_NEEDED';
    };
    expect(await wrongCodes(personWith({ areas: held, role: 'member' }), expected)).toEqual([]);
  });

  it('do not open to a member what only an owner does', async () => {
    const ownersOnly = businessRoutes.filter(({ access }) => access === 'owner');
    expect(ownersOnly.length).toBeGreaterThan(5);
    const member = personWith({ areas: memberAreas, role: 'member' });
    for (const route of ownersOnly) expect((await call(route, member)).code).toBe('GRANT_NEEDED');
  });

  it.each(['revoked', 'stranger', 'reviewer', 'admin'] as const)('are not found for %s', async (who) => {
    const person =
      who === 'revoked' ? personWith({}) : gateway.identity.someone(who === 'stranger' ? 'user' : who);
    if (who === 'revoked') gateway.identity.closeBusiness(person, owner);
    expect(await wrongCodes(person, () => 'BUSINESS_NOT_FOUND')).toEqual([]);
  });
});
