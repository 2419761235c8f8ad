import type { AddedInvitation, Business, Practice } from '@groundwork/contracts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../system/axe.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { field, openSignedIn, overflowScript } from '../system/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desk;
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page);
    expect(await page.evaluate<number>(overflowScript)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

async function read<T>(answer: Response | Promise<Response>, status = 200): Promise<T> {
  const arrived = await answer;
  expect(arrived.status).toBe(status);
  return (await arrived.json()) as T;
}

/** The practice may change the documents of the client, and sees its other areas. */
async function openPracticeFor(adviser: TestOwner, client: TestOwner): Promise<void> {
  const [own] = await read<Business[]>(client.call('GET', '/api/businesses'));
  const name = JSON.stringify({ name: 'Rosa’s Bakery' });
  await read(client.call('PATCH', `/api/businesses/${own?.id}`, name));
  const body = JSON.stringify({ name: 'Lee & Partners' });
  const practice = await read<Practice>(adviser.call('POST', '/api/practices', body), 201);
  const areas = { ...own?.areas, documents: 'edit', billing: 'none' };
  const invitation = JSON.stringify({ kind: 'client', email: client.person.email, areas });
  const invited = adviser.call('POST', `/api/practices/${practice.id}/invitations`, invitation);
  const { url } = await read<AddedInvitation>(invited, 201);
  const token = url.split('#')[1];
  await read(client.call('POST', '/api/invitations/accept', JSON.stringify({ token, areas })));
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function requestLease(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Request a document of Rosa’s Bakery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a document' });
  await field(dialog, 'What you need').fill('Lease of the bakery');
  await dialog.getByLabel('Category').selectOption('financial_reports');
  await dialog.getByLabel('Note (optional)').fill('All pages, please.');
  await dialog.getByLabel('Due day (optional)').fill(dayIn(7));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  const url = (await page.locator('.people-address').textContent()) ?? '';
  expect(url).toContain('/request#');
  return url;
}

const photo = async (background: string, n: number) => ({
  name: `IMG_${n}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg({ quality: 85 })
    .toBuffer(),
});

async function answerOnPhone(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Lease of the bakery' })).toBeVisible();
  await expect(page.getByText('Lee & Partners needs this for Rosa’s Bakery')).toBeVisible();
  await expect(page.getByText('All pages, please.')).toBeVisible();
  await expectAccessible(page);
  const files = page.getByLabel('Choose files').and(page.locator('input'));
  await files.setInputFiles([await photo('#f4f1ea', 1), await photo('#d8dde6', 2)]);
  await expect(page.getByRole('img', { name: 'Page 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Move page 2 up' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send 2 pages' }).click();
  await expect(page.getByText('Thanks. Lee & Partners has your 2 pages.')).toBeVisible();
  await expectAccessible(page);
  const token = url.split('#')[1] ?? '';
  expect(addresses.filter((address) => address.includes(token) && !address.includes('#'))).toEqual([]);
  await context.close();
}

test('a practice requests a document, and a phone without an account answers with two photos', async ({
  page,
  browser,
}) => {
  test.slow();
  const adviser = await TestOwner.signUp(createPerson('Jo', 'Lee'));
  const client = await TestOwner.signUp();
  await openPracticeFor(adviser, client);
  await openSignedIn(page, adviser, '/practice');
  const url = await test.step('the practice requests a document', () => requestLease(page));

  const practicePage = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const row = practicePage.getByRole('row').filter({ hasText: 'Rosa’s Bakery' });
  const openRequests = row.getByRole('cell').nth(5);
  await test.step('the row of the client has one open request', async () => {
    await openSignedIn(practicePage, adviser, '/practice');
    await expect(practicePage.getByRole('columnheader').nth(6)).toHaveText('Open requests');
    await expect(openRequests).toHaveText('1');
  });

  const ownersPage = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await test.step('the owner sees the deadline, which leads to the requests', async () => {
    await openSignedIn(ownersPage, client, '/dashboard');
    const deadlines = ownersPage.getByRole('region', { name: 'Next deadlines' });
    await expect(deadlines).toContainText('Request for a document');
    await expectAccessible(ownersPage);
    await deadlines.getByRole('link', { name: 'Lease of the bakery' }).click();
    const requests = ownersPage.getByRole('region', { name: 'Requests for documents' });
    await expect(requests).toContainText('Open');
    await expect(requests).toContainText('Requested by Lee & Partners');
  });

  await test.step('a phone answers', () => answerOnPhone(browser, url));

  await test.step('the owner has the document in its category', async () => {
    const [document, ...others] = await client.documents();
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      originalName: 'Lease of the bakery.pdf',
      category: 'financial_reports',
    });
    await ownersPage.reload();
    await expect(ownersPage.getByRole('heading', { name: 'Lease of the bakery.pdf' })).toBeVisible();
    await expect(ownersPage.getByText('1 answer', { exact: false }).first()).toBeVisible();
    await ownersPage.goto('/dashboard');
    await expect(ownersPage.getByRole('heading', { name: 'Document Portfolio' })).toBeVisible();
    await expect(ownersPage.getByRole('region', { name: 'Next deadlines' })).toHaveCount(0);
  });

  await test.step('the row of the client has no open request', async () => {
    await expect
      .poll(async () => {
        await practicePage.reload();
        await expect(row).toBeVisible();
        return openRequests.textContent();
      })
      .toBe('0');
  });
});
