import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { DomainError } from '@groundwork/platform-errors';
import { eventually, testServers } from '@groundwork/testing';
import { z } from 'zod';
import { bearer, cookie, publicUrl, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import type { Person } from '../../testing/people.ts';
import { publishEvent } from '../../testing/published.ts';

/** Cuts the gateway from NATS without stopping NATS for the other tests. */
class NatsProxy {
  private readonly sockets = new Set<Socket>();
  private constructor(private readonly server: Server) {}

  static async open(): Promise<NatsProxy> {
    const target = new URL(testServers().TEST_NATS_URL);
    const natsProxy: NatsProxy = new NatsProxy(
      createServer((near) => {
        const far = connect(Number(target.port), target.hostname);
        for (const socket of [near, far]) {
          natsProxy.sockets.add(socket);
          socket.on('error', () => undefined);
        }
        near.pipe(far);
        far.pipe(near);
      }),
    );
    natsProxy.server.listen(0, '127.0.0.1');
    await once(natsProxy.server, 'listening');
    return natsProxy;
  }

  get url(): string {
    const natsProxy = new URL(testServers().TEST_NATS_URL);
    natsProxy.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return natsProxy.href;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  close(): void {
    this.server.close();
    this.cut();
  }
}

let natsProxy: NatsProxy;
let gateway: RunningGateway;

beforeAll(async () => {
  natsProxy = await NatsProxy.open();
  gateway = await runGateway({ environment: { NATS_URL: natsProxy.url } });
});
afterAll(async () => {
  await gateway.stop();
  natsProxy.close();
});

const callApi = (headers: Record<string, string>) => fetch(`${gateway.url}/api/user`, { headers });
async function statusFor({ token }: Person): Promise<number> {
  await gateway.nats.flush();
  return (await callApi(bearer(token))).status;
}
/** Events and replies arrive in order on one connection: after a reply for a new user, all earlier events have arrived. */
async function waitForEvents(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/user`, { headers: bearer(gateway.identity.someone().token) });
  expect(answer.status).toBe(200);
}
const revoked = ({ token, user }: Person) =>
  publishEvent(gateway.nats, events.sessionRevoked, user.id, { tokenHashes: [tokenHash(token)] });

async function signIn(path = '/api/auth/login') {
  const body = { email: 'ann@example.com', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
  const answer = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { answer, person: (await answer.json()) as Person };
}

describe('a cached session', () => {
  it('needs one call to identity for many requests', async () => {
    const ann = gateway.identity.someone();
    const before = gateway.identity.verifications;
    for (let times = 0; times < 5; times += 1) expect(await statusFor(ann)).toBe(200);
    expect(gateway.identity.verifications).toBe(before + 1);
  });

  it('ends with its revocation, and other sessions stay in the cache', async () => {
    const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
    expect([await statusFor(ann), await statusFor(bob)]).toEqual([200, 200]);
    gateway.identity.revoke(ann.token);
    await revoked(ann);
    await waitForEvents(gateway.url);
    const before = gateway.identity.verifications;
    expect([await statusFor(ann), await statusFor(bob)]).toEqual([401, 200]);
    expect(gateway.identity.verifications).toBe(before + 1);
  });

  it('ends on each gateway with its revocation, also for a gateway that starts later', async () => {
    const ann = gateway.identity.someone();
    const second = await runGateway({ beside: gateway });
    const callSecond = () => fetch(`${second.url}/api/user`, { headers: bearer(ann.token) });
    expect([await statusFor(ann), (await callSecond()).status]).toEqual([200, 200]);
    gateway.identity.revoke(ann.token);
    await revoked(ann);
    await Promise.all([gateway.url, second.url].map(waitForEvents));
    const statuses = [await statusFor(ann), (await callSecond()).status];
    await second.stop();
    expect(statuses).toEqual([401, 401]);
    const restarted = await runGateway({ beside: gateway });
    const later = await fetch(`${restarted.url}/api/user`, { headers: bearer(ann.token) });
    await restarted.stop();
    expect(later.status).toBe(401);
  });

  it('is not stored when its revocation arrives before the reply', async () => {
    const ann = gateway.identity.someone();
    gateway.calls.on(rpc.identity.verifyToken, async () => {
      await revoked(ann);
      return { user: ann.user, tokenHash: tokenHash(ann.token) };
    });
    await statusFor(ann);
    gateway.identity.arrive();
    gateway.identity.revoke(ann.token);
    expect(await statusFor(ann)).toBe(401);
  });

  it('survives an event that is not valid', async () => {
    const ann = gateway.identity.someone();
    expect(await statusFor(ann)).toBe(200);
    for (const body of ['{}', '[]', 'null', '7']) gateway.nats.publish('evt.session.revoked.v1', body);
    await publishEvent(gateway.nats, { ...events.sessionRevoked, data: z.unknown() }, ann.user.id, 'noise');
    await revoked(ann);
    expect(await statusFor(gateway.identity.someone())).toBe(200);
  });

  it('is dropped after a gap between NATS and the gateway', async () => {
    const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
    expect([await statusFor(ann), await statusFor(bob)]).toEqual([200, 200]);
    gateway.identity.revoke(ann.token);
    natsProxy.cut();
    const isStatus = (expected: number) => (status: number) => status === expected;
    expect(await eventually(() => statusFor(ann), isStatus(401))).toBe(401);
    expect(await eventually(() => statusFor(bob), isStatus(200))).toBe(200);
  });
});

describe('a changed role', () => {
  const statusOfList = async (url: string, { token }: Person) =>
    (await fetch(`${url}/api/admin/users`, { headers: bearer(token) })).status;

  it('applies on each gateway as soon as its event arrives', async () => {
    const second = await runGateway({ beside: gateway });
    const ann = gateway.identity.someone();
    const statuses = async () => [await statusOfList(gateway.url, ann), await statusOfList(second.url, ann)];
    expect(await statuses()).toEqual([403, 403]);
    for (const [role, status] of [
      ['admin', 200],
      ['reviewer', 403],
    ] as const) {
      gateway.identity.assignRole(ann, role);
      await publishEvent(gateway.nats, events.userRoleChanged, ann.user.id, { role });
      await Promise.all([gateway.url, second.url].map(waitForEvents));
      expect(await statuses()).toEqual([status, status]);
    }
    await second.stop();
    const headers = bearer(ann.token);
    const user = (await (await fetch(`${gateway.url}/api/user`, { headers })).json()) as Person['user'];
    expect(user.role).toBe('reviewer');
  });

  it('drops only the sessions of its user from the cache', async () => {
    const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
    expect([await statusFor(ann), await statusFor(bob)]).toEqual([200, 200]);
    gateway.identity.assignRole(ann, 'admin');
    await publishEvent(gateway.nats, events.userRoleChanged, ann.user.id, { role: 'admin' });
    await waitForEvents(gateway.url);
    const before = gateway.identity.verifications;
    expect([await statusOfList(gateway.url, ann), await statusFor(bob)]).toEqual([200, 200]);
    expect(gateway.identity.verifications).toBe(before + 1);
  });
});

describe('a paid plan', () => {
  it('applies as soon as its event arrives, despite the cached session', async () => {
    const ann = gateway.identity.someone();
    const planOf = async () => {
      const answer = await fetch(`${gateway.url}/api/user`, { headers: bearer(ann.token) });
      return ((await answer.json()) as Person['user']).subscriptionPlan;
    };
    expect(await planOf()).toBe('starter');
    gateway.identity.assignPlan(ann, 'professional');
    await publishEvent(gateway.nats, events.userPlanChanged, ann.user.id, {
      subscriptionPlan: 'professional',
    });
    await waitForEvents(gateway.url);
    expect(await planOf()).toBe('professional');
  });
});

describe('a failed sign-in', () => {
  const send = (path: string, body: object) =>
    fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const credentials = { email: 'ann@example.com', password: 'correct horse' };
  const names = { firstName: 'Ann', lastName: 'Lee' };

  it('counts for the address of the connection, not for an address in the body', async () => {
    gateway.identity.addresses.length = 0;
    const claim = { clientAddress: '10.0.0.1' };
    expect((await send('/api/auth/login', { ...credentials, ...claim })).status).toBe(200);
    expect((await send('/api/auth/signup', { ...credentials, ...names, ...claim })).status).toBe(201);
    expect(gateway.identity.addresses).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it.each([
    ['/api/auth/login', 'TOO_MANY_SIGN_INS'],
    ['/api/auth/signup', 'TOO_MANY_SIGN_UPS'],
  ])('returns 429 from %s with the seconds to wait after too many tries', async (path, code) => {
    const reject = () => {
      const extras = { retryAfterSeconds: 720 };
      throw new DomainError('limit', code, 'Please try again in 12 minutes.', extras);
    };
    gateway.calls.on(rpc.identity.login, reject).on(rpc.identity.signup, reject);
    const answer = await send(path, { ...credentials, ...names });
    gateway.identity.arrive();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '720']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toEqual({ code, message: 'Please try again in 12 minutes.' });
  });
});

describe('the session cookie', () => {
  it.each(['/api/auth/login', '/api/auth/signup'])('is set by %s and no script can read it', async (path) => {
    const { answer, person } = await signIn(path);
    const [set = ''] = answer.headers.getSetCookie();
    expect(set.split('; ').sort()).toEqual(
      [`groundwork_session=${person.token}`, 'HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'].sort(),
    );
    expect((await callApi(cookie(person.token))).status).toBe(200);
  });

  it('is secure under an https address', async () => {
    const secure = await runGateway({
      beside: gateway,
      environment: { PUBLIC_URL: 'https://app.example.com' },
    });
    const answer = await fetch(`${secure.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.com', password: 'correct horse' }),
    });
    await secure.stop();
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('is not set by a failed sign-in, which returns only the message', async () => {
    const answer = await fetch(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.com', password: 'wrong' }),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toEqual({ code: 'BAD_CREDENTIALS', message: 'Invalid email or password' });
  });

  it('is cleared by a sign-out, and identity revokes the token', async () => {
    const { person } = await signIn();
    const answer = await fetch(`${gateway.url}/api/auth/logout`, {
      method: 'POST',
      headers: { ...cookie(person.token), origin: publicUrl },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^groundwork_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(gateway.identity.loggedOut).toContain(person.token);
    expect((await callApi(bearer(person.token))).status).toBe(401);
  });
});

describe('the two addresses that a browser opens', () => {
  const go = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });

  it('/api/logout signs out, clears the cookie and redirects to the start page', async () => {
    const { person } = await signIn();
    const answer = await go('/api/logout', cookie(person.token));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^groundwork_session=;/);
    expect(gateway.identity.loggedOut).toContain(person.token);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another site of this domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, false],
    ['a link that the user clicks', { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }, true],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ])('/api/logout from %s signs out: %p', async (_, headers, signsOut) => {
    const { person } = await signIn();
    const answer = await go('/api/logout', { ...cookie(person.token), ...headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(answer.headers.getSetCookie().length).toBe(signsOut ? 1 : 0);
    expect(gateway.identity.loggedOut.includes(person.token)).toBe(signsOut);
  });

  it('/api/logout redirects to the start page also without a session', async () => {
    const before = gateway.identity.loggedOut.length;
    const answer = await go('/api/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(gateway.identity.loggedOut).toHaveLength(before);
  });

  it('/api/logout clears the cookie while identity is away, and identity receives the sign-out later', async () => {
    const { person } = await signIn();
    expect((await callApi(cookie(person.token))).status).toBe(200);
    gateway.calls.goAway(rpc.identity.logout, rpc.identity.verifyToken);
    await gateway.nats.flush();
    const answer = await go('/api/logout', cookie(person.token));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^groundwork_session=;/);
    expect((await callApi(cookie(person.token))).status).toBe(503);
    gateway.identity.arrive();
    await eventually(
      async () => gateway.identity.loggedOut,
      (tokens) => tokens.includes(person.token),
    );
    expect((await callApi(cookie(person.token))).status).toBe(401);
  });

  it('a sign-out by a call returns 503 while identity is away, and the session stays valid', async () => {
    const { person } = await signIn();
    gateway.calls.goAway(rpc.identity.logout);
    await gateway.nats.flush();
    const headers = { ...cookie(person.token), origin: publicUrl };
    const answer = await fetch(`${gateway.url}/api/auth/logout`, { method: 'POST', headers });
    gateway.identity.arrive();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
    expect((await callApi(cookie(person.token))).status).toBe(200);
  });

  it.each([
    '/documents?category=tax_documents&x=1',
    '/lenders?search=big+bank',
    '/business-profile#financial',
  ])('/api/login passes %s on', async (returnTo) => {
    const answer = await go(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get('location') ?? '', publicUrl);
    expect(location.origin + location.pathname).toBe(`${publicUrl}/`);
    expect(Object.fromEntries(location.searchParams)).toEqual({ view: 'signin', returnTo });
  });

  it.each([
    '//',
    '//evil.example',
    'https://evil.example',
    '/dashboard\nSet-Cookie: a=b',
    '/api/logout',
    '/',
    '',
  ])('/api/login drops %j', async (returnTo) => {
    const answer = await go(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?view=signin']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['two addresses', '/a&returnTo=/b', 'Send one address to return to'],
    ['an address of 2,000 characters', `/${'a'.repeat(2000)}`, 'Use 2,000 characters or fewer'],
  ])('/api/login returns 400 for %s', async (_, returnTo, message) => {
    const answer = await go(`/api/login?returnTo=${returnTo}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'INVALID_INPUT',
      message,
      details: [{ field: 'returnTo', message }],
    });
  });
});
