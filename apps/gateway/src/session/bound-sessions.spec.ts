import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc, type SignedIn } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { bearer, publicUrl, type RunningGateway, runGateway } from '../../testing/gateway.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());

const attributes = ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'];

async function signIn(
  path = '/api/auth/login',
  { url = gateway.url, headers = {}, bind = true }: { url?: string; headers?: object; bind?: boolean } = {},
) {
  const body = { email: 'ann@example.com', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, bind }),
  });
  const reply = (await answer.json()) as SignedIn;
  const cookies = answer.headers.getSetCookie();
  return { reply, cookies, token: reply.token, cookie: cookies[0]?.split(';')[0] ?? '' };
}

async function statusOf(headers: Record<string, string>, path = '/api/user', url = gateway.url) {
  return (await fetch(`${url}${path}`, { headers })).status;
}

describe('a bound sign-in', () => {
  it.each(['/api/auth/login', '/api/auth/signup'])(
    'by %s sets a cookie without the token, and no reply contains the cookie',
    async (path) => {
      const { reply, cookies, cookie, token } = await signIn(path);
      expect(cookies).toHaveLength(2);
      expect(cookies[0]?.split('; ').sort()).toEqual([cookie, ...attributes].sort());
      expect(cookie).toMatch(/^groundwork_binding=[\w-]{43}$/);
      expect(cookie).not.toContain(token);
      expect(Object.keys(reply).sort()).toEqual(['token', 'user']);
    },
  );

  it('uses the prefix __Host- under an https address, and accepts no other name', async () => {
    const environment = { PUBLIC_URL: 'https://app.example.com' };
    const secure = await runGateway({ beside: gateway, environment });
    const { url } = secure;
    const { cookies, cookie, token } = await signIn('/api/auth/login', { url });
    const statuses = [
      await statusOf({ ...bearer(token), cookie }, '/api/user', url),
      await statusOf({ ...bearer(token), cookie: cookie.replace('__Host-', '') }, '/api/user', url),
    ];
    await secure.stop();
    expect(cookies[0]?.split('; ').sort()).toEqual([cookie, 'Secure', ...attributes].sort());
    expect(cookie).toMatch(/^__Host-groundwork_binding=/);
    expect(statuses).toEqual([200, 401]);
  });

  it('clears the cookie of an unbound session', async () => {
    const { cookies } = await signIn('/api/auth/login', { headers: { cookie: 'groundwork_session=old' } });
    expect(cookies.at(-1)).toMatch(/^groundwork_session=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('is not the default', async () => {
    const { cookies, token } = await signIn('/api/auth/login', { bind: false });
    expect(cookies[0]).toContain(`groundwork_session=${token}`);
    expect(await statusOf(bearer(token))).toBe(200);
  });
});

describe('the cookie of a device', () => {
  const deviceOf = (cookies: string[]) => cookies.find((each) => each.includes('groundwork_device='));
  const valueOf = (cookies: string[]) => deviceOf(cookies)?.split(';')[0]?.split('=')[1];

  it.each([true, false])('comes with a sign-in and lives 90 days (bound: %s)', async (bind) => {
    const { cookies, token } = await signIn('/api/auth/login', { bind });
    const [pair = '', ...rest] = deviceOf(cookies)?.split('; ') ?? [];
    expect(pair).toMatch(/^groundwork_device=[\w-]{43}$/);
    expect(pair).not.toContain(token);
    expect(rest.sort()).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax']);
    expect(gateway.identity.devices.at(-1)).toBe(valueOf(cookies));
  });

  it('stays the same at the next sign-in, and a forged one is replaced', async () => {
    const device = valueOf((await signIn()).cookies);
    const again = await signIn('/api/auth/login', { headers: { cookie: `groundwork_device=${device}` } });
    expect([valueOf(again.cookies), gateway.identity.devices.at(-1)]).toEqual([device, device]);
    const forged = await signIn('/api/auth/login', { headers: { cookie: 'groundwork_device=a b' } });
    expect(valueOf(forged.cookies)).toMatch(/^[\w-]{43}$/);
  });

  it('does not come with a failed sign-in, and reaches identity', async () => {
    const device = valueOf((await signIn()).cookies);
    const answer = await fetch(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `groundwork_device=${device}` },
      body: JSON.stringify({ email: 'ann@example.com', password: 'a wrong guess' }),
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(gateway.identity.devices.at(-1)).toBe(device);
  });
});

describe('a bound token', () => {
  it.each(['/api/user', '/api/events', '/api/documents'])('opens %s only with its cookie', async (path) => {
    const { token, cookie } = await signIn();
    const other = await signIn();
    for (const headers of [
      bearer(token),
      { cookie },
      { ...bearer(token), cookie: other.cookie },
      { cookie: `groundwork_session=${token}` },
      { ...bearer(cookie.split('=')[1] ?? ''), cookie },
    ])
      expect(await statusOf(headers, path)).toBe(401);
  });

  it('opens nothing alone while its session is in the cache', async () => {
    const { token, cookie } = await signIn();
    expect(await statusOf({ ...bearer(token), cookie })).toBe(200);
    const before = gateway.identity.verifications;
    expect(await statusOf(bearer(token))).toBe(401);
    expect(await statusOf({ ...bearer(token), cookie })).toBe(200);
    expect(gateway.identity.verifications).toBe(before);
  });

  it('counts its requests for its user only with its cookie', async () => {
    const limited = await runGateway({
      beside: gateway,
      environment: { EXEMPT_NETWORKS: '', REQUESTS_PER_SECOND: '3' },
    });
    const { url } = limited;
    const { token, cookie } = await signIn('/api/auth/login', { url });
    const own = { ...bearer(token), cookie };
    await eventually(
      () => statusOf(own, '/api/user', url),
      (status) => status === 200,
    );
    const strangers = await Promise.all(
      Array.from({ length: 8 }, () => statusOf(bearer(token), '/api/user', url)),
    );
    const status = await statusOf(own, '/api/user', url);
    await limited.stop();
    expect(strangers).toContain(429);
    expect(status).toBe(200);
  });
});

describe('a sign-out', () => {
  it('clears the cookie of a bound session', async () => {
    const { token, cookie } = await signIn();
    const answer = await fetch(`${gateway.url}/api/auth/logout`, {
      method: 'POST',
      headers: { ...bearer(token), cookie },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[1]).toMatch(/^groundwork_binding=;.*Expires=Thu, 01 Jan 1970/);
    expect(await statusOf({ ...bearer(token), cookie })).toBe(401);
  });

  it('by the address of the browser sends the binding to identity, also later', async () => {
    const { token, cookie } = await signIn();
    expect(await statusOf({ ...bearer(token), cookie })).toBe(200);
    gateway.calls.goAway(rpc.identity.logout, rpc.identity.verifyToken);
    await gateway.nats.flush();
    const answer = await fetch(`${gateway.url}/api/logout`, { headers: { cookie }, redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(await statusOf({ ...bearer(token), cookie })).toBe(503);
    gateway.identity.arrive();
    await eventually(
      async () => gateway.identity.loggedOut,
      (secrets) => secrets.includes(cookie.split('=')[1] ?? ''),
    );
  });
});

describe('a renewal', () => {
  it('is announced by a header of each response, and returns the new token', async () => {
    const { token, cookie } = await signIn();
    const headers = { ...bearer(token), cookie, origin: publicUrl };
    gateway.identity.renewals.set(token, 'the new token');
    const announced = await fetch(`${gateway.url}/api/documents`, { headers });
    expect(announced.headers.get('session-renewal')).toBe('due');
    const renewed = await fetch(`${gateway.url}/api/auth/renew`, { method: 'POST', headers });
    expect([renewed.status, await renewed.json()]).toEqual([200, { token: 'the new token' }]);
  });

  it('is not announced without need', async () => {
    const { token, cookie } = await signIn();
    const answer = await fetch(`${gateway.url}/api/user`, { headers: { ...bearer(token), cookie } });
    expect(answer.headers.get('session-renewal')).toBeNull();
  });
});
