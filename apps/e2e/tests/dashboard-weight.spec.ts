import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { Owner } from '../system/owner.ts';
import { signInAs } from '../system/screens.ts';

const budgetKiB = 270;

test('the dashboard asks for no more script than its budget', async ({ page }, testInfo) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await signInAs(page, await Owner.signUp());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Document Portfolio' })).toBeVisible();
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  const kiB = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  testInfo.annotations.push({ type: 'script, KiB gzip', description: kiB.toFixed(1) });
  expect(sizes.length).toBeGreaterThan(1);
  expect(kiB).toBeLessThanOrEqual(budgetKiB);
});
