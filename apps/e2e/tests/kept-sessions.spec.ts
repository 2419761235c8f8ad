import { expect, test } from '@playwright/test';
import { Owner } from '../system/owner.ts';
import { awaitReturn, kill, killAndAwaitReturn } from '../system/processes.ts';
import { expectDashboard, signInAs, storedToken } from '../system/screens.ts';

test('a kill of identity while a page loads signs no owner out', async ({ page }) => {
  // No gateway has cached this token yet.
  const owner = await Owner.signUp();
  await signInAs(page, owner);
  const statuses: number[] = [];
  let killed: Promise<number> | undefined;
  // The kill comes before the first call, because a gateway caches the session of each call.
  await page.route('**/api/**', async (route) => {
    // Each call waits: a request to a dying process would fail with it.
    await (killed ??= kill('identity'));
    await route.fallback();
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/user')) statuses.push(response.status());
  });
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  expect(statuses[0]).toBe(503);
  expect(await storedToken(page)).toBe(owner.token);
  await awaitReturn('identity', (await killed) ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('kill -9 of identity and the gateway restores no ended session and ends no session', async () => {
  test.setTimeout(400_000);
  const [gone, kept] = [await Owner.signUp(), await Owner.signUp()];
  expect((await gone.call('POST', '/api/auth/logout')).status).toBe(204);
  for (const victim of ['identity', 'gateway']) {
    await killAndAwaitReturn(victim);
    const answers = await Promise.all([gone.call('GET', '/api/user'), kept.call('GET', '/api/user')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  }
});
