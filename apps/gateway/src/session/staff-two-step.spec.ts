import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role, User } from '@groundwork/contracts';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import type { Person } from '../../testing/people.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway({ environment: { STAFF_TWO_STEP: '' } });
});
afterAll(() => gateway.stop());

async function outcomeOf({ token }: Person, method: string, path: string, body?: object) {
  const response = await fetch(`${gateway.url}${path}`, {
    method,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = (response.status < 400 ? {} : await response.json()) as { code?: string };
  return [response.status, code];
}

async function userOf({ token }: Person): Promise<User> {
  const response = await fetch(`${gateway.url}/api/user`, { headers: bearer(token) });
  return (await response.json()) as User;
}

describe.each(['reviewer', 'admin'] satisfies Role[])(
  'a session of a %s without two-step sign-in',
  (role) => {
    it.each([
      ['GET', '/api/dashboard'],
      ['GET', '/api/events'],
      ['GET', '/api/admin/users'],
      ['POST', '/api/account/mfa/stop'],
      ['POST', '/api/privacy/export'],
    ])('gets 403 for %s %s', async (method, path) => {
      const person = gateway.identity.someone(role);
      expect(await outcomeOf(person, method, path)).toEqual([403, 'TWO_STEP_NEEDED']);
    });

    it('sees itself, sets two-step sign-in up and signs out', async () => {
      const person = gateway.identity.someone(role);
      expect(await userOf(person)).toMatchObject({ role, twoStepNeeded: true });
      const password = { password: 'correct horse' };
      expect(await outcomeOf(person, 'POST', '/api/account/mfa', password)).toEqual([200, undefined]);
      expect(await outcomeOf(person, 'POST', '/api/account/mfa/confirm', { otp: '123456' })).toEqual([
        200,
        undefined,
      ]);
      expect(await outcomeOf(person, 'POST', '/api/auth/logout')).toEqual([204, undefined]);
    });

    it('opens the other calls when two-step sign-in is on', async () => {
      const person = gateway.identity.someone(role);
      gateway.identity.switchTwoStepOn(person);
      expect(await userOf(person)).not.toHaveProperty('twoStepNeeded');
      expect(await outcomeOf(person, 'GET', '/api/account/sessions')).toEqual([200, undefined]);
    });
  },
);

it('a session of an owner needs no two-step sign-in', async () => {
  const owner = gateway.identity.someone('user');
  expect(await userOf(owner)).not.toHaveProperty('twoStepNeeded');
  expect(await outcomeOf(owner, 'GET', '/api/account/sessions')).toEqual([200, undefined]);
});
