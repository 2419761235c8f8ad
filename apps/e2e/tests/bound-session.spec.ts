import { form1040 } from '@groundwork/test-data';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { recordSecret } from '../system/evidence.ts';
import { baseUrl, createPerson, TestOwner } from '../system/owner.ts';
import {
  chooseCategory,
  chooseFile,
  documentRow,
  expectDashboard,
  fillSignIn,
  mainNavigation,
  markedPage,
  markPage,
  sessionIn,
  storedToken,
  storeToken,
} from '../system/screens.ts';

async function makeTokensOld({ person }: TestOwner): Promise<void> {
  const client = new Client({ connectionString: process.env['SYSTEM_DATABASE_URL'] });
  await client.connect();
  await client.query(
    `update identity.sessions set created_at = now() - interval '25 hours'
     where user_id = (select id from identity.users where email = $1)`,
    [person.email],
  );
  await client.end();
}

async function signInOnScreen(page: Page): Promise<TestOwner> {
  const { person } = await TestOwner.signUp(createPerson('Liv', 'Strand'));
  await page.goto('/?view=signin');
  await fillSignIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  const owner = await sessionIn(page, person);
  recordSecret('token', owner.token);
  await expectDashboard(page, owner);
  return owner;
}

async function openElsewhere(browser: Browser, token: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/no-such-page');
  await storeToken(page, token);
  return page;
}

test('a copied token opens nothing in another browser, and its owner works on', async ({ browser, page }) => {
  const owner = await signInOnScreen(page);
  const thief = await openElsewhere(browser, owner.token);
  await thief.goto('/documents');
  await expect(thief.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await storedToken(thief)).toBeNull();
  const copied = new TestOwner(owner.person, owner.token);
  for (const path of ['/api/user', '/api/documents', '/api/business-profile', '/api/events'])
    expect((await copied.call('GET', path)).status).toBe(401);

  await page.reload();
  await expectDashboard(page, owner);
  await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
  await chooseCategory(page, 'Tax Documents');
  const file = { name: '1040-2025.pdf', mimeType: 'application/pdf', buffer: form1040(91_000) };
  await chooseFile(page, file);
  await expect(documentRow(page, file.name).getByText('Processed')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${file.name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(file.name);

  await markPage(page);
  const later = { name: '1040-2024.pdf', content: form1040(80_000), category: 'tax_documents' } as const;
  expect((await owner.upload(later)).status).toBe(201);
  await expect(documentRow(page, later.name).getByText('Processed')).toBeVisible();
  await expect(markedPage(page)).toBeAttached();
  await thief.context().close();
});

test('two tabs renew an old token at once, and both work on with the same new one', async ({
  context,
  page,
}) => {
  const { person } = await TestOwner.signUp(createPerson('Runa', 'Vik'));
  const owner = await TestOwner.signIn(person, { bind: true });
  await makeTokensOld(owner);
  const [name = '', value = ''] = (owner.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: baseUrl, httpOnly: true, sameSite: 'Lax' }]);
  const other = await context.newPage();
  await page.goto('/no-such-page');
  await other.goto('/no-such-page');
  await storeToken(page, owner.token);
  await Promise.all([page.goto('/dashboard'), other.goto('/documents')]);
  await expect.poll(() => storedToken(page)).not.toBe(owner.token);
  recordSecret('token', String(await storedToken(page)));
  await Promise.all([page.reload(), other.reload()]);
  await expectDashboard(page, owner);
  await expect(other.getByText('No documents uploaded')).toBeVisible();
  expect(await storedToken(other)).toBe(await storedToken(page));
  expect((await (await sessionIn(page, person)).call('GET', '/api/user')).status).toBe(200);
});
