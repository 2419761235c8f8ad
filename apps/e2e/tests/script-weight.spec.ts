import { expect, test } from '@playwright/test';
import { Loading } from '../system/loading.ts';
import { Owner } from '../system/owner.ts';
import { signInAs } from '../system/screens.ts';

const screens = [
  { name: 'the dashboard', path: '/dashboard', heading: 'Document Portfolio', budgetKiB: 270 },
  { name: 'the business profile', path: '/business-profile', heading: 'About you', budgetKiB: 330 },
];

for (const { name, path, heading, budgetKiB } of screens) {
  test(`${name} asks for no more script than its budget`, async ({ page }, testInfo) => {
    const loading = new Loading(page);
    await signInAs(page, await Owner.signUp());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const kiB = (await loading.gzippedScriptBytes()) / 1024;
    testInfo.annotations.push({ type: 'script, KiB gzip', description: kiB.toFixed(1) });
    expect(kiB).toBeGreaterThan(100);
    expect(kiB).toBeLessThanOrEqual(budgetKiB);
  });
}

test('the rules are loaded where something is computed with them, and not on the dashboard', async ({
  page,
}) => {
  const engine = (loading: Loading) =>
    loading.sources().some((source) => source.includes('engines/scoring/'));
  await signInAs(page, await Owner.signUp());
  const dashboard = new Loading(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Document Portfolio' })).toBeVisible();
  expect(engine(dashboard)).toBe(false);
  const score = new Loading(page);
  await page.goto('/score');
  await expect(page.getByLabel('Score with these figures')).toBeVisible();
  expect(engine(score)).toBe(true);
});
