import { randomUUID } from 'node:crypto';
import type { ReviewItem } from '@groundwork/contracts';
import { pdfOf } from '@groundwork/test-data';
import { expect, type Page, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { createReviewer } from '../system/reviewer.ts';
import { documentRow, mainNavigation, markedPage, markPage, signInAs } from '../system/screens.ts';

const letter = (topic: string) =>
  pdfOf([['Dear Ms. Diaz,', `thank you for ${topic}.`, 'Yours, the landlord']]);

/** The dashboard of an owner is no screen of a reviewer. */
async function openReview(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Document review' })).toBeVisible();
  await expect(mainNavigation(page).getByRole('link')).toHaveText(['Review']);
}

async function choose(page: Page, name: string): Promise<void> {
  const queue = page.getByRole('region', { name: 'Waiting' });
  await queue.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function expectPages(desk: Page, template: ReviewItem): Promise<void> {
  const item = (_: unknown, at: number) => ({
    ...template,
    id: randomUUID(),
    originalName: `waiting-${at}.pdf`,
  });
  const all = Array.from({ length: 53 }, item);
  await desk.route('**/api/review/documents?*', (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('cursor') === all[49]?.id;
    const first = { items: all.slice(0, 50), nextCursor: all[49]?.id };
    return route.fulfill({ json: isSecond ? { items: all.slice(50), nextCursor: null } : first });
  });
  await desk.reload();
  const queue = desk.getByRole('region', { name: 'Waiting' });
  await expect(queue).toContainText('The first 50 of more');
  await queue.getByRole('button', { name: 'Show more' }).click();
  await expect(queue).toContainText('53 waiting');
  await expect(queue.getByRole('button', { name: 'Show more' })).toBeHidden();
  await choose(desk, 'waiting-52.pdf');
}

test('a reviewer verifies one document and rejects another, and their owner sees both at once', async ({
  page,
  browser,
}, testInfo) => {
  const owner = await TestOwner.signUp();
  for (const name of ['flowers.pdf', 'rent.pdf']) {
    const content = letter(`${name} of ${owner.person.email}`);
    expect((await owner.upload({ name, content, category: 'financial_reports' })).status).toBe(201);
  }
  await signInAs(page, owner);
  await page.goto('/documents');
  const [flowers, rent] = [documentRow(page, 'flowers.pdf'), documentRow(page, 'rent.pdf')];
  for (const row of [flowers, rent]) await expect(row.getByText('Needs review')).toBeVisible();
  await markPage(page);

  const reviewer = await createReviewer();
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs(desk, reviewer);
  await openReview(desk);
  const queuedItems = (await (await reviewer.call('GET', '/api/review/documents')).json()) as ReviewItem[];
  const template = queuedItems.find(({ originalName }) => originalName === 'rent.pdf');
  if (template === undefined) throw new Error('The queue has no rent.pdf');

  await choose(desk, 'rent.pdf');
  await expect(desk.getByRole('region', { name: 'Signals' })).toContainText('couldn’t tell what kind');
  await expect(desk.getByRole('main')).toContainText('OwnerRosa Diaz');
  await expect(desk.getByRole('main')).not.toContainText(template.ownerId);
  await desk.screenshot({ path: testInfo.outputPath('desk.png'), fullPage: true });
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('Write a reason. The owner reads it.')).toBeVisible();
  await desk.getByLabel('Reason for a rejection').fill('This is a letter, not a financial report.');
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('Document rejected', { exact: true })).toBeVisible();
  await expect(rent.getByText('Rejected')).toBeVisible();
  await expect(rent.getByText('This is a letter, not a financial report.')).toBeVisible();

  const earlier = 'a reviewer rejected this document and wrote: “This is a letter, not a financial report.”';
  await rent.getByRole('button', { name: 'Analyze again rent.pdf' }).click();
  await expect(rent.getByText('Needs review')).toBeVisible();
  await expect(rent).toContainText(earlier);
  await rent.getByRole('button', { name: 'View rent.pdf' }).click();
  const drawer = page.getByRole('dialog', { name: 'rent.pdf' });
  await expect(drawer).toContainText('A reviewer looks at it again. It doesn’t count until then.');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await desk.reload();
  await choose(desk, 'rent.pdf');
  await expect(desk.getByText(earlier)).toBeVisible();
  const readings = desk.getByRole('region', { name: 'Both readings' });
  await expect(readings.getByRole('columnheader')).toHaveText(['What we read', 'Rejected', 'Now']);
  await expect(readings.getByRole('row', { name: /couldn’t tell what kind/ })).toContainText('FoundFound');

  await choose(desk, 'flowers.pdf');
  await desk.getByRole('button', { name: 'Verify' }).click();
  await expect(desk.getByText('Document verified', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: /flowers.pdf/ })).toBeHidden();
  await expect(flowers.getByText('Verified')).toBeVisible();
  await expect(markedPage(page)).toBeAttached();
  await expectPages(desk, template);
  await desk.context().close();
});

test('an owner has no review: no menu entry, and 403 for its page and its calls', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  await page.getByRole('button', { name: /account menu$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Subscription' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Review' })).toBeHidden();
  const answer = await owner.call('GET', '/api/review/documents');
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
});
