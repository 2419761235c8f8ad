import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdmittedBusiness,
  adviserAreas,
  businessId,
  events,
  type GrantId,
  memberAreas,
  type PracticeId,
  type ProblemBody,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { NATS_CONNECTION } from '@groundwork/platform-messaging';
import { eventually } from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import type { Person } from '../../testing/people.ts';
import { publishEvent } from '../../testing/published.ts';

let gateway: RunningGateway;
let second: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway();
  second = await runGateway({ beside: gateway });
});
afterAll(async () => {
  await second.stop();
  await gateway.stop();
});

async function ask(person: Person, path: string, of?: string, url = gateway.url, method = 'GET') {
  const headers = { ...bearer(person.token), ...(of !== undefined && { 'x-business-id': of }) };
  const answer = await fetch(`${url}${path}`, { method, headers });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    body: JSON.parse(text) as ProblemBody,
    of: answer.headers.get('x-business-id'),
    vary: answer.headers.get('vary'),
  };
}

function opened(grant?: Partial<AdmittedBusiness>) {
  const [owner, adviser] = [gateway.identity.someone(), gateway.identity.someone()];
  return { owner, adviser, business: gateway.identity.openBusiness(adviser, owner, grant) };
}

const change = (business: AdmittedBusiness, adviser: Person, state: 'active' | 'ended', version = 1) => {
  const data = {
    grantId: business.grantId ?? (randomUUID() as GrantId),
    holder: { type: 'person' as const, id: adviser.user.id },
    personIds: [adviser.user.id],
    role: business.role,
    areas: business.areas,
    state,
    expiresAt: null,
  };
  return publishEvent(gateway.nats, events.grantChanged, business.id as unknown as UserId, data, version);
};
/** Events and replies arrive in order on one connection. */
const untilArrived = () => ask(gateway.identity.someone(), '/api/user');

describe('the business of a call', () => {
  it('is the own one without the header, and each reply names it', async () => {
    const { owner } = opened();
    const answer = await ask(owner, '/api/documents');
    expect(answer).toMatchObject({ status: 200, of: owner.user.id });
    expect(answer.vary?.toLowerCase()).toContain('x-business-id');
  });

  it('is the one of the header, and the services receive the business, the person and the grant', async () => {
    const practice = { id: randomUUID() as PracticeId, name: 'Lee & Co' };
    const { owner, adviser, business } = opened({ areas: memberAreas, practice });
    const received: unknown[] = [];
    gateway.calls.on(rpc.matching.refresh, (request, person) => {
      received.push(request, person);
      throw new Error('enough');
    });
    await ask(adviser, '/api/lender-matches/refresh', business.id, gateway.url, 'POST');
    expect(received).toMatchObject([
      { userId: owner.user.id, businessId: owner.user.id, actorId: adviser.user.id },
      { grant: { grantId: business.grantId, practiceId: practice.id } },
    ]);
  });

  it.each(['not a uuid', `${randomUUID()}, ${randomUUID()}`, ''])('rejects the header "%s"', async (of) => {
    const { adviser } = opened();
    expect(await ask(adviser, '/api/documents', of)).toMatchObject({
      status: 400,
      body: { code: 'BUSINESS_HEADER' },
    });
  });

  it.each(['user', 'reviewer', 'admin'] as const)('is not found for another %s', async (role) => {
    const { owner } = opened();
    const stranger = gateway.identity.someone(role);
    const answer = await ask(stranger, '/api/documents', owner.user.id);
    expect(answer).toMatchObject({ status: 404, body: { code: 'BUSINESS_NOT_FOUND' }, of: null });
  });

  it('does not count in a call about the account', async () => {
    const { adviser } = opened();
    const answer = await ask(adviser, '/api/user', randomUUID());
    expect(answer).toMatchObject({ status: 200, of: null });
  });
});

describe('the level of a grant', () => {
  it('opens what it includes, and a refusal names the area, the level and the business', async () => {
    const { adviser, business } = opened();
    expect(await ask(adviser, '/api/documents', business.id)).toMatchObject({ status: 200 });
    for (const [method, path, area, level] of [
      ['GET', '/api/packages', 'packages', 'view'],
      ['POST', '/api/score/recalculate', 'score', 'edit'],
    ] as const)
      expect(await ask(adviser, path, business.id, gateway.url, method)).toMatchObject({
        status: 403,
        of: business.id,
        body: { code: 'GRANT_NEEDED', details: [{ field: area, message: level }] },
      });
  });

  it('never opens what only an owner does', async () => {
    const { adviser, business } = opened({ role: 'member', areas: memberAreas });
    for (const path of ['/api/people', '/api/privacy/access-log', '/api/people/invitations'])
      expect(await ask(adviser, path, business.id)).toMatchObject({
        status: 403,
        body: { code: 'GRANT_NEEDED' },
      });
  });

  it('counts with the plan of the business, not of the person', async () => {
    const { owner, adviser, business } = opened();
    gateway.identity.assignPlan(adviser, 'master');
    const answer = await ask(adviser, '/api/score/plan?target=700', business.id);
    expect(answer).toMatchObject({ status: 403, body: { code: 'PLAN_NEEDED' } });
    gateway.identity.openBusiness(adviser, owner, { plan: 'individual' });
    await change(business, adviser, 'active');
    await eventually(
      async () => (await ask(adviser, '/api/score/plan?target=700', business.id)).body.code,
      (code) => code !== 'PLAN_NEEDED',
    );
  });

  it('counts with the new plan of a practice for all its clients, after its event', async () => {
    const practiceId = randomUUID() as PracticeId;
    const practices = [practiceId];
    const { owner, adviser, business } = opened({ plan: 'starter', practices });
    const needsPlan = () => ask(adviser, '/api/score/plan?target=700', business.id);
    expect(await needsPlan()).toMatchObject({ status: 403, body: { code: 'PLAN_NEEDED' } });
    gateway.identity.openBusiness(adviser, owner, { plan: 'professional', practices });
    expect(await needsPlan()).toMatchObject({ status: 403 });
    const personIds = [gateway.identity.someone().user.id];
    await publishEvent(gateway.nats, events.practiceChanged, personIds[0]!, { practiceId, personIds });
    await eventually(needsPlan, ({ status }) => status !== 403);
  });
});

describe('a screen of several areas', () => {
  it('has 0 for an area without access, names it, and does not count it as away', async () => {
    const { adviser, business } = opened({ areas: { ...adviserAreas, matches: 'none', documents: 'none' } });
    const reply = async (path: string) =>
      JSON.parse((await ask(adviser, path, business.id)).text) as Record<string, unknown>;
    expect(await reply('/api/dashboard')).toMatchObject({
      matchedLenders: 0,
      documents: { total: 0 },
      unavailable: [],
      withheld: ['lenders', 'documents'],
    });
    expect(await reply('/api/score')).toMatchObject({
      qualificationRate: 0,
      canCarry: null,
      unavailable: [],
      withheld: ['lenders'],
    });
  });
});

describe('the access log', () => {
  const linesOf = (person: Person) =>
    gateway.identity.reads.filter((line) => line.startsWith(person.user.id));

  it('has one line for each area before the first reply of an hour, and no line for the owner', async () => {
    const { owner, adviser, business } = opened();
    await ask(owner, '/api/documents');
    await ask(adviser, '/api/documents', business.id);
    await ask(adviser, '/api/documents/usage', business.id);
    await ask(adviser, '/api/recommendations', business.id);
    expect(linesOf(owner)).toEqual([]);
    expect(linesOf(adviser)).toEqual(
      ['documents', 'score'].map((area) => `${adviser.user.id} ${business.id} ${area}`),
    );
  });

  it('comes first: without it nothing is read', async () => {
    const { adviser, business } = opened();
    gateway.calls.goAway(rpc.identity.recordRead);
    await gateway.nats.flush();
    const answer = await ask(adviser, '/api/documents', business.id);
    gateway.identity.arrive();
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });
});

describe('an ended grant', () => {
  it('opens nothing on any gateway after its event', async () => {
    const { owner, adviser, business } = opened();
    for (const { url } of [gateway, second])
      expect(await ask(adviser, '/api/documents', business.id, url)).toMatchObject({ status: 200 });
    gateway.identity.closeBusiness(adviser, owner);
    await change(business, adviser, 'ended');
    for (const { url } of [gateway, second])
      await eventually(
        () => ask(adviser, '/api/documents', business.id, url),
        ({ status }) => status === 404,
      );
  });

  it('opens nothing after its last moment, without an event', async () => {
    const expiresAt = new Date(Date.now() + 500).toISOString();
    const { owner, adviser, business } = opened({ expiresAt });
    expect(await ask(adviser, '/api/documents', business.id)).toMatchObject({ status: 200 });
    gateway.identity.closeBusiness(adviser, owner);
    await eventually(
      () => ask(adviser, '/api/documents', business.id),
      ({ status }) => status === 404,
    );
  });

  it('ends with the staff of its practice', async () => {
    const { owner, adviser, business } = opened();
    await ask(adviser, '/api/documents', business.id);
    gateway.identity.closeBusiness(adviser, owner);
    const practiceId = randomUUID() as PracticeId;
    await publishEvent(gateway.nats, events.practiceChanged, adviser.user.id, {
      practiceId,
      personIds: [adviser.user.id],
    });
    await eventually(
      () => ask(adviser, '/api/documents', businessId.parse(business.id)),
      ({ status }) => status === 404,
    );
  });
});

describe('what a gateway remembers of a grant', () => {
  const statusOf = async (adviser: Person, { id }: AdmittedBusiness, url?: string) =>
    (await ask(adviser, '/api/documents', id, url)).status;

  it.each([
    ['ended', [3, 2, 3, 1]],
    ['active', [3, 2, 2, 1]],
  ] as const)('is its newest state, %s, after the events %p', async (newest, versions) => {
    const { owner, adviser, business } = opened();
    expect(await statusOf(adviser, business)).toBe(200);
    if (newest === 'ended') gateway.identity.closeBusiness(adviser, owner);
    const older = newest === 'ended' ? 'active' : 'ended';
    for (const version of versions) {
      await change(business, adviser, version === 3 ? newest : older, version);
      await untilArrived();
      expect(await statusOf(adviser, business)).toBe(newest === 'ended' ? 404 : 200);
    }
  });

  it('is not an answer that an event overtook', async () => {
    const { owner, adviser, business } = opened();
    gateway.calls.on(rpc.identity.admit, async () => {
      await change(business, adviser, 'ended');
      return business;
    });
    await statusOf(adviser, business);
    gateway.identity.arrive();
    gateway.identity.closeBusiness(adviser, owner);
    expect(await statusOf(adviser, business)).toBe(404);
  });

  it('is nothing after a gap in the feed', async () => {
    const cut = await runGateway({ beside: gateway });
    const { owner, adviser, business } = opened();
    const other = opened();
    expect(await statusOf(adviser, business, cut.url)).toBe(200);
    gateway.identity.closeBusiness(adviser, owner);
    expect(await statusOf(adviser, business, cut.url)).toBe(200);
    await cut.app.get<NatsConnection>(NATS_CONNECTION).reconnect();
    const status = await eventually(
      () => statusOf(adviser, business, cut.url),
      (now) => now !== 200 && now !== 503,
    );
    expect([status, await statusOf(other.adviser, other.business, cut.url)]).toEqual([404, 200]);
    await cut.stop();
  });
});
