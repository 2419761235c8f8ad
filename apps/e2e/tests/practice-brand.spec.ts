import type { AddedDocumentRequest, AddedInvitation, Business, Practice } from '@groundwork/contracts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../system/axe.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { signInAdmin } from '../system/reviewer.ts';
import { openSignedIn, overflowScript } from '../system/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const host = 'advisers.localhost';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page);
    expect(await page.evaluate<number>(overflowScript)).toBeLessThanOrEqual(0);
  }
}

async function read<T>(answer: Response | Promise<Response>, status = 200): Promise<T> {
  const arrived = await answer;
  expect(arrived.status).toBe(status);
  return (await arrived.json()) as T;
}

async function masterPractice(adviser: TestOwner): Promise<Practice> {
  const body = JSON.stringify({ name: 'Lee & Partners' });
  const practice = await read<Practice>(adviser.call('POST', '/api/practices', body), 201);
  const plan = JSON.stringify({ plan: 'master', until: null, reason: 'A partner of the site' });
  await read((await signInAdmin()).call('POST', `/api/admin/practices/${practice.id}/plan`, plan));
  return practice;
}

async function requestOf(adviser: TestOwner, { id }: Practice, client: TestOwner): Promise<string> {
  const [own] = await read<Business[]>(client.call('GET', '/api/businesses'));
  const areas = { ...own?.areas, documents: 'edit', billing: 'none' };
  const invitation = JSON.stringify({ kind: 'client', email: client.person.email, areas });
  const invited = adviser.call('POST', `/api/practices/${id}/invitations`, invitation);
  const token = (await read<AddedInvitation>(invited, 201)).url.split('#')[1];
  await read(client.call('POST', '/api/invitations/accept', JSON.stringify({ token, areas })));
  const body = JSON.stringify({ title: 'Lease of the bakery', category: 'financial_reports' });
  const added = fetch(`${process.env['BASE_URL']}/api/document-requests`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${adviser.token}`,
      'content-type': 'application/json',
      'x-business-id': own?.id ?? '',
    },
    body,
  });
  return (await read<AddedDocumentRequest>(added, 201)).url;
}

async function setBrand(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Brand' });
  await card.getByLabel('Name that clients see').fill('Lee Funding');
  const light = card.getByRole('group', { name: 'Light colors' });
  await light.getByLabel('Main color', { exact: true }).fill('#ffffff');
  await light.getByLabel('Text on the main color').fill('#777777');
  await light.getByLabel('Pale main color').fill('#000000');
  await expect(card.getByText('Text on the main color on Main color has a contrast of 4.48')).toBeVisible();
  await expectAccessible(page);
  await light.getByLabel('Main color', { exact: true }).fill('#7a1f5c');
  await light.getByLabel('Text on the main color').fill('#ffffff');
  await light.getByLabel('Pale main color').fill('#f8e6f1');
  await card.getByLabel('Your host').fill(host);
  await expect(card.getByText(`_groundwork.${host}`)).toBeVisible();
  await card.getByRole('button', { name: 'Save the brand' }).click();
  await expect(page.getByText('The brand is saved')).toBeVisible();
  await expect(card.getByText('In use')).toBeVisible();
  const logo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#7a1f5c' } })
    .png()
    .toBuffer();
  const field = card.getByLabel('Choose a logo').and(page.locator('input'));
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(card.getByRole('img', { name: 'Logo of Lee Funding' })).toBeVisible();
  await expectAccessible(page);
}

async function expectBrandOnPhone(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Lease of the bakery' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header).toHaveText('Lee Funding');
  const logo = header.locator('img');
  await expect(logo).toHaveAttribute('src', /^\/api\/brands\/logos\/[0-9a-f]{64}$/);
  await expect(logo).toHaveJSProperty('naturalWidth', 80);
  await expect(page.getByText('Groundwork', { exact: true })).toHaveCount(0);
  await expect(page.locator('button', { hasText: 'Take a photo' })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 92)',
  );
  await expectAccessible(page);
  await context.close();
}

test('a practice sets its brand: its host and request pages show it, the product host does not', async ({
  page,
  browser,
}) => {
  test.slow();
  const adviser = await TestOwner.signUp(createPerson('Jo', 'Lee'));
  const client = await TestOwner.signUp();
  const url = await requestOf(adviser, await masterPractice(adviser), client);
  await openSignedIn(page, adviser, '/practice');
  await test.step('the admin sets the brand and the logo', () => setBrand(page));
  await test.step('a client sees it on a phone', () => expectBrandOnPhone(browser, url));

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await test.step('the host of the practice has it at the sign-in', async () => {
    const address = new URL('/?view=signin', url);
    address.hostname = host;
    await visitor.goto(address.href);
    await expect(visitor).toHaveTitle(/^Lee Funding/);
    await expect(visitor.locator('.gw-logo').first()).toHaveText('Lee Funding');
  });
  await test.step('the host of the product does not', async () => {
    await visitor.goto(new URL('/', url).href);
    await expect(visitor).toHaveTitle(/^Groundwork/);
    await openSignedIn(visitor, client, '/dashboard');
    await expect(visitor.getByText('Lee Funding')).toHaveCount(0);
  });
  await test.step('it can be removed, and the removal undone', async () => {
    const card = page.getByRole('region', { name: 'Brand' });
    await card.getByRole('button', { name: 'Remove brand' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('img', { name: 'Logo of Lee Funding' })).toBeVisible();
  });
  await test.step('an undo whose address for replies is refused brings back the rest and states why', async () => {
    const card = page.getByRole('region', { name: 'Brand' });
    const refused = { status: 429, json: { message: 'Too many links to this address', code: 'ANY' } };
    await page.route('**/brand', (route) =>
      route.request().postData()?.startsWith('{"replyTo"') ? route.fulfill(refused) : route.fallback(),
    );
    await card.getByRole('button', { name: 'Remove brand' }).click();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Too many links to this address')).toBeVisible();
    await expect(card.getByLabel('Your host')).toHaveValue(host);
    await page.reload();
    await expect(card.getByRole('img', { name: 'Logo of Lee Funding' })).toBeVisible();
    await card.getByRole('button', { name: 'Remove brand' }).click();
    await expect(card.getByRole('button', { name: 'Remove brand' })).toBeHidden();
  });
});
