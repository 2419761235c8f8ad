import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productionBuild } from '../system/gallery.ts';
import { PageRequests } from '../system/loading.ts';
import { TestOwner } from '../system/owner.ts';
import { signInAs } from '../system/screens.ts';

const screens = [
  { name: 'the dashboard', path: '/dashboard', heading: 'Document Portfolio', budgetKiB: 270 },
  { name: 'the business profile', path: '/business-profile', heading: 'About you', budgetKiB: 330 },
  {
    name: 'the interview',
    path: '/business-profile/interview',
    // The fields of the profile, and the engine for their points.
    heading: 'More that lenders ask for',
    budgetKiB: 360,
  },
];

interface SourceMap {
  readonly sources: readonly string[];
}

function builtSources(): readonly string[] {
  const files = readdirSync(productionBuild, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => (JSON.parse(readFileSync(join(productionBuild, file), 'utf8')) as SourceMap).sources);
}

for (const { name, path, heading, budgetKiB } of screens) {
  test(`${name} loads no more script than its budget`, async ({ page }, testInfo) => {
    const loading = new PageRequests(page);
    await signInAs(page, await TestOwner.signUp());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const kiB = (await loading.gzippedScriptBytes()) / 1024;
    testInfo.annotations.push({ type: 'script, KiB gzip', description: kiB.toFixed(1) });
    expect(kiB).toBeGreaterThan(100);
    expect(kiB).toBeLessThanOrEqual(budgetKiB);
  });
}

test('the engine is loaded on a screen that computes, and not on the dashboard', async ({ page }) => {
  const engine = (loading: PageRequests) =>
    loading.sources().some((source) => source.includes('engines/scoring/'));
  await signInAs(page, await TestOwner.signUp());
  const dashboard = new PageRequests(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Document Portfolio' })).toBeVisible();
  expect(engine(dashboard)).toBe(false);
  const score = new PageRequests(page);
  await page.goto('/score');
  await expect(page.getByLabel('Score with these figures')).toBeVisible();
  expect(engine(score)).toBe(true);
});

test('the production build contains no gallery', async ({ page }) => {
  const sources = builtSources();
  expect(sources.some((source) => source.includes('features/dashboard/'))).toBe(true);
  expect(sources.filter((source) => source.includes('/gallery/'))).toEqual([]);
  await page.goto('/gallery.html');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
