import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '@groundwork/contracts';
import { bearer, cookie, publicUrl, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import type { Person } from '../../testing/people.ts';

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

const password = 'correct horse';
const requests: [string, string, object?][] = [
  ['POST', '/api/account/password', { currentPassword: password, newPassword: 'another horse' }],
  ['POST', '/api/account/email', { email: 'new@example.com', password }],
  ['POST', '/api/privacy/erasure', { password }],
  ['POST', '/api/privacy/export'],
  ['GET', `/api/privacy/export/${randomUUID()}/file`],
];

const signedIn = (secondsAgo: number): Person => {
  const person = gateway.identity.someone();
  gateway.identity.setConfirmed(person, secondsAgo);
  return person;
};

async function send(
  headers: object,
  method: string,
  path: string,
  { body = undefined as object | undefined, url = gateway.url } = {},
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { code } = (response.status < 400 ? {} : JSON.parse(text)) as { code?: string };
  return [response.status, code];
}
const confirmAs = ({ token }: Person, body: object = { password }, url = gateway.url) =>
  send(bearer(token), 'POST', '/api/auth/confirm', { body, url });

describe.each(requests)('%s %s', (method, path, body) => {
  const attempt = ({ token }: Person, url = gateway.url) => send(bearer(token), method, path, { body, url });

  it('is rejected ten minutes after the sign-in, and accepted after a confirmation', async () => {
    const person = signedIn(600);
    expect(await attempt(person)).toEqual([403, 'CONFIRM_IDENTITY']);
    expect(await confirmAs(person)).toEqual([204, undefined]);
    expect((await attempt(person))[1]).not.toBe('CONFIRM_IDENTITY');
  });

  it('is accepted shortly after the sign-in', async () => {
    expect((await attempt(signedIn(590)))[1]).not.toBe('CONFIRM_IDENTITY');
  });

  it('is accepted on each gateway after a confirmation on one', async () => {
    const person = signedIn(3600);
    expect(await attempt(person, second.url)).toEqual([403, 'CONFIRM_IDENTITY']);
    await confirmAs(person);
    expect((await attempt(person, second.url))[1]).not.toBe('CONFIRM_IDENTITY');
  });
});

it('exactly these routes need a fresh session', () => {
  const fresh = Object.values(routes).filter((route) => 'fresh' in route);
  expect(fresh.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    requests.map(([method, path]) => `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`).sort(),
  );
});

describe('a confirmation', () => {
  it.each([
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['an over-long password', { password: 'x'.repeat(1001) }],
    ['a password that is no text', { password: ['correct horse'] }],
    ['an over-long code', { password, otp: '1'.repeat(51) }],
  ])('is rejected with %s, and leaves the session as it is', async (_case, body) => {
    const person = signedIn(3600);
    expect(await confirmAs(person, body)).toEqual([400, 'INVALID_INPUT']);
    expect(await send(bearer(person.token), 'POST', '/api/privacy/export')).toEqual([
      403,
      'CONFIRM_IDENTITY',
    ]);
  });

  it('needs a session', async () => {
    expect(await send({}, 'POST', '/api/auth/confirm', { body: { password } })).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect(await send(bearer('forged'), 'POST', '/api/auth/confirm', { body: { password } })).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('with a cookie needs our own origin', async () => {
    const { token } = signedIn(3600);
    const headers = cookie(token);
    const confirm = (origin: string) =>
      send({ ...headers, origin }, 'POST', '/api/auth/confirm', { body: { password } });
    expect(await confirm('https://elsewhere.example')).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(await confirm(publicUrl)).toEqual([204, undefined]);
  });
});
