import { expect, type Page, test } from '@playwright/test';
import { operatorScreens, ownScreens, reviewerScreens, type Screen } from '../system/every-screen.ts';
import { TestOwner } from '../system/owner.ts';
import { createDocumentToReview, createScoredOwner } from '../system/prepared-owners.ts';
import { createReviewer, signInAdmin } from '../system/reviewer.ts';
import { signInAs } from '../system/screens.ts';

const eventStream = '/api/events';

/** GET requests of the API by path and query. */
function countQueries(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return;
    counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1);
  });
  return counts;
}

/** After the stream opened, the page can fetch once more: two seconds without a request end the load. */
async function waitUntilQuiet(page: Page, counts: Map<string, number>): Promise<void> {
  await expect.poll(() => counts.has(eventStream)).toBe(true);
  const sum = () => [...counts.values()].reduce((total, count) => total + count, 0);
  for (let before = -1; before !== sum();) {
    before = sum();
    await page.waitForTimeout(2000);
  }
}

async function expectOneRequestEach(page: Page, screens: readonly Screen[]): Promise<void> {
  const counts = countQueries(page);
  for (const { name, path, expectVisible } of screens) {
    await test.step(name, async () => {
      counts.clear();
      await page.goto(path);
      await waitUntilQuiet(page, counts);
      expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
      await expectVisible(page);
    });
  }
}

test('each screen of an owner fetches each path once', async ({ page }) => {
  await signInAs(page, await createScoredOwner());
  await expectOneRequestEach(page, ownScreens);
});

test('each screen of a reviewer and of an administrator fetches each path once', async ({ context }) => {
  await createDocumentToReview();
  for (const [user, screens] of [
    [await createReviewer(), reviewerScreens],
    [await signInAdmin(), operatorScreens],
  ] as const) {
    const page = await context.newPage();
    await signInAs(page, user);
    await expectOneRequestEach(page, screens);
    await page.close();
  }
});

test('a failed query is sent four times', async ({ page }) => {
  await signInAs(page, await TestOwner.signUp());
  const counts = countQueries(page);
  const outage = { message: 'Documents are away', code: 'UNAVAILABLE' };
  await page.route('**/api/documents', (route) => route.fulfill({ status: 503, json: outage }));
  await page.goto('/documents');
  await expect.poll(() => counts.get('/api/documents')).toBe(4);
  await waitUntilQuiet(page, counts);
  expect(counts.get('/api/documents')).toBe(4);
});
