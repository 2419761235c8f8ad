import { expect, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { waitForRestart, killProcess, killAndWaitForRestart } from '../system/processes.ts';
import { expectDashboard, signInAs, storedToken } from '../system/screens.ts';

test('a kill of identity while a page loads signs no owner out', async ({ page }) => {
  // No gateway has cached this token yet.
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  const statuses: number[] = [];
  let killed: Promise<number> | undefined;
  // The kill comes before the first call, because a gateway caches the session of each call.
  await page.route('**/api/**', async (route) => {
    // Each call waits: a request to a dying process would fail with it.
    await (killed ??= killProcess('identity'));
    await route.fallback();
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/user')) statuses.push(response.status());
  });
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  expect(statuses[0]).toBe(503);
  expect(await storedToken(page)).toBe(owner.token);
  await waitForRestart('identity', (await killed) ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('kill -9 of identity and the gateway restores no ended session and ends no session', async () => {
  test.setTimeout(400_000);
  const [signedOut, signedIn] = [await TestOwner.signUp(), await TestOwner.signUp()];
  expect((await signedOut.call('POST', '/api/auth/logout')).status).toBe(204);
  for (const victim of ['identity', 'gateway']) {
    await killAndWaitForRestart(victim);
    const answers = await Promise.all([
      signedOut.call('GET', '/api/user'),
      signedIn.call('GET', '/api/user'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  }
});
