import { form1040 } from '@groundwork/test-data';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { failQuery } from '../system/failing-query.ts';
import { TestOwner } from '../system/owner.ts';
import {
  dial,
  documentRow,
  expectDashboard,
  mainNavigation,
  markedPage,
  markPage,
  signInAs,
} from '../system/screens.ts';

const offline = (page: Page) => page.getByText('You are offline.');
const unreachable = (page: Page) => page.getByText('We can’t reach');

const taxForm = { name: '1040.pdf', content: form1040(91_000), category: 'tax_documents' } as const;
const upload = async (owner: TestOwner) => expect((await owner.upload(taxForm)).status).toBe(201);

async function openTab(context: BrowserContext, owner: TestOwner): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  await expect(dial(page, 0)).toBeVisible();
  return page;
}

function streamsOf(context: BrowserContext): Page[] {
  const readers: Page[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) readers.push(request.frame().page());
  });
  return readers;
}

test('a browser without a network shows it, and updates without a reload when the network returns', async ({
  page,
  context,
}) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/documents');
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  await markPage(page);
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await upload(owner);
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  await expect(documentRow(page, taxForm.name).getByText('Processed')).toBeVisible();
  await expect(markedPage(page)).toBeAttached();
});

test('a screen names a server that does not answer, and loads its data when the server returns', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  await page.route('**/api/**', (route) => route.abort());
  await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
  await expect(unreachable(page)).toBeVisible();
  await expect(page.getByText('We couldn’t load your documents')).toBeVisible();
  await page.unroute('**/api/**');
  await expect(unreachable(page)).toBeHidden();
  await expect(page.getByText('No documents uploaded')).toBeVisible();
});

test('an error page of a proxy counts as an unreachable server, a rejection of the gateway does not', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  const problem = { message: 'Documents are away', code: 'UNAVAILABLE' };
  const outage = await failQuery(page, '**/api/documents', { status: 503, json: problem });
  await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByText('We couldn’t load your documents')).toBeVisible();
  await outage.end();
  await expect(unreachable(page)).toBeHidden();
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(unreachable(page)).toBeVisible();
});

test('seven tabs of one browser work at once and share one stream', async ({ context, page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  const readers = streamsOf(context);
  const tabs: Page[] = [];
  for (let tab = 0; tab < 7; tab += 1) tabs.push(await openTab(context, owner));
  expect(readers).toEqual([tabs[0]]);
  for (const tab of tabs) await markPage(tab);
  await upload(owner);
  for (const tab of tabs) {
    await expect(dial(tab, 23)).toBeVisible();
    await expect(markedPage(tab)).toBeAttached();
  }
});

test('another tab opens the stream when the tab with the stream closes', async ({ context, page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  const readers = streamsOf(context);
  const first = await openTab(context, owner);
  const second = await openTab(context, owner);
  expect(readers).toEqual([first]);
  await first.close();
  await expect.poll(() => readers).toEqual([first, second]);
  await upload(owner);
  await expect(dial(second, 23)).toBeVisible();
});

test('a visible tab opens the stream when the tab with the stream is frozen', async ({ context, page }) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  const readers = streamsOf(context);
  const sleeper = await openTab(context, owner);
  const awake = await context.newPage();
  await awake.clock.install();
  await awake.goto('/dashboard');
  await expectDashboard(awake, owner);
  const session = await context.newCDPSession(sleeper);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await awake.clock.runFor(150_000);
  await expect.poll(() => readers).toEqual([sleeper, awake]);
  await upload(owner);
  await awake.clock.resume();
  await expect(dial(awake, 23)).toBeVisible();
});

const waitingScreen = (page: Page) =>
  page.getByRole('heading', { name: 'This screen waits for the connection' });

for (const [name, link, path] of [
  ['a screen whose files are not loaded', 'Documents', '/documents'],
  ['a screen with its own document', 'Subscription', '/subscribe'],
] as const) {
  test(`${name} waits while the browser is offline and opens by itself afterwards`, async ({
    context,
    page,
  }) => {
    const owner = await TestOwner.signUp();
    await signInAs(page, owner);
    await page.goto('/dashboard');
    await expectDashboard(page, owner);
    if (link === 'Subscription') await page.getByRole('button', { name: /account menu/ }).click();
    await context.setOffline(true);
    await expect(offline(page)).toBeVisible();
    await page
      .getByRole(link === 'Subscription' ? 'menuitem' : 'link', { name: link })
      .first()
      .click();
    await expect(waitingScreen(page)).toBeVisible();
    await context.setOffline(false);
    await expect(waitingScreen(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
