import { randomUUID } from 'node:crypto';
import type { ReviewItem } from '@groundwork/contracts';
import { pdfOf } from '@groundwork/testing';
import { expect, type Page, test } from '@playwright/test';
import { Owner } from '../system/owner.ts';
import { newReviewer } from '../system/reviewer.ts';
import { documentRow, markedPage, markPage, signInAs } from '../system/screens.ts';

/** Of none of the kinds the product knows. */
const letter = (words: string) =>
  pdfOf([['Dear Ms. Diaz,', `thank you for ${words}.`, 'Yours, the landlord']]);

async function openReview(page: Page, { person }: Owner): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `${person.firstName} ${person.lastName}, account menu` }).click();
  await page.getByRole('menuitem', { name: 'Review' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Document review' })).toBeVisible();
}

async function choose(page: Page, name: string): Promise<void> {
  const queue = page.getByRole('region', { name: 'Waiting' });
  await queue.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** More than one page waits: the next one comes by a click, and what stands on it can be opened. */
async function expectPages(desk: Page, like: ReviewItem): Promise<void> {
  const item = (_: unknown, at: number) => ({ ...like, id: randomUUID(), originalName: `waiting-${at}.pdf` });
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
  const owner = await Owner.signUp();
  for (const name of ['flowers.pdf', 'rent.pdf']) {
    const content = letter(`${name} of ${owner.person.email}`);
    expect((await owner.upload({ name, content, category: 'financial_reports' })).status).toBe(201);
  }
  await signInAs(page, owner);
  await page.goto('/documents');
  const [flowers, rent] = [documentRow(page, 'flowers.pdf'), documentRow(page, 'rent.pdf')];
  for (const row of [flowers, rent]) await expect(row.getByText('Needs review')).toBeVisible();
  await markPage(page);

  const reviewer = await newReviewer();
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs(desk, reviewer);
  await openReview(desk, reviewer);
  const queued = (await (await reviewer.call('GET', '/api/review/documents')).json()) as ReviewItem[];
  const like = queued.find(({ originalName }) => originalName === 'rent.pdf');
  if (like === undefined) throw new Error('The rent waits for nobody');

  await choose(desk, 'rent.pdf');
  await expect(desk.getByRole('region', { name: 'Signals' })).toContainText('couldn’t tell what kind');
  await desk.screenshot({ path: testInfo.outputPath('desk.png'), fullPage: true });
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('Write a reason. The owner reads it.')).toBeVisible();
  await desk.getByLabel('Reason for a rejection').fill('This is a letter, not a financial report.');
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('Document rejected', { exact: true })).toBeVisible();
  await expect(rent.getByText('Rejected')).toBeVisible();
  await expect(rent.getByText('This is a letter, not a financial report.')).toBeVisible();

  await choose(desk, 'flowers.pdf');
  await desk.getByRole('button', { name: 'Verify' }).click();
  await expect(desk.getByText('Document verified', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: /flowers.pdf/ })).toBeHidden();
  await expect(flowers.getByText('Verified')).toBeVisible();
  await expect(markedPage(page)).toBeAttached();
  await expectPages(desk, like);
  await desk.context().close();
});

test('the review is no page of an owner: not in the menu, 403 at its address and at its calls', async ({
  page,
}) => {
  const owner = await Owner.signUp();
  await signInAs(page, owner);
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  await page.getByRole('button', { name: /account menu$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Subscription' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Review' })).toBeHidden();
  const answer = await owner.call('GET', '/api/review/documents');
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
});
