import { expect, test } from '@playwright/test';
import { Owner } from '../system/owner.ts';
import { killAndAwaitReturn } from '../system/processes.ts';

test('kill -9 of identity and the gateway brings nobody back who signed out, and signs nobody out', async () => {
  test.setTimeout(400_000);
  const [gone, kept] = [await Owner.signUp(), await Owner.signUp()];
  expect((await gone.call('POST', '/api/auth/logout')).status).toBe(204);
  for (const victim of ['identity', 'gateway']) {
    await killAndAwaitReturn(victim);
    const answers = await Promise.all([gone.call('GET', '/api/user'), kept.call('GET', '/api/user')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  }
});
