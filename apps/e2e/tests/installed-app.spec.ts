import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { form1040 } from '@groundwork/test-data';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { dial, documentRow, expectDashboard, signInAs } from '../system/screens.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const becomeControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function openInstalled(page: Page): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  await becomeControlled(page);
  // The first load came before the worker. The second one fills its caches.
  await page.reload();
  await expectDashboard(page, owner);
  return owner;
}

test('the browser offers to install the product', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await page.request.get(href ?? '');
  expect(reply.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = (await reply.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('without a network the shell opens, and no data of the owner is in a cache', async ({
  page,
  context,
}) => {
  const owner = await openInstalled(page);
  await expect(dial(page, 0)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expectDashboard(page, owner);
  const paths = await cachedPaths(page);
  expect(paths).toContain('/dashboard');
  expect(paths.filter((path) => path !== '/dashboard' && !path.startsWith('/assets/'))).toEqual([]);
});

test('a file that another app shares waits for a click, and is filed by its reading', async ({ page }) => {
  await openInstalled(page);
  const content = form1040(91_000).toString('base64');
  const landed = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const body = new FormData();
    body.append('file', new File([bytes], 'Shared return.pdf', { type: 'application/pdf' }));
    return (await fetch('/share', { method: 'POST', body })).url;
  }, content);
  expect(new URL(landed).pathname).toBe('/documents');
  await page.goto(landed);
  await expect(page.getByText('Shared return.pdf was shared with us.')).toBeVisible();
  await expectNoViolations(page);
  const upload = page.getByRole('button', { name: 'Upload Shared return.pdf' });
  await upload.click();
  await expect(documentRow(page, 'Shared return.pdf')).toContainText('Tax Documents');
  await expect(upload).toBeHidden();
  expect((await cachedPaths(page)).filter((path) => path.includes('shared'))).toEqual([]);
});

test('a hostile share is stored within limits, and one without a form stores nothing', async ({ page }) => {
  await openInstalled(page);
  const shared = async () => (await cachedPaths(page)).filter((path) => path.includes('shared')).length;
  const share = (sizes: readonly number[]) =>
    page.evaluate(async (all) => {
      const body = new FormData();
      for (const [at, size] of all.entries())
        body.append('file', new File([new Uint8Array(size)], `${at}.pdf`, { type: 'application/pdf' }));
      await fetch('/share', { method: 'POST', body });
    }, sizes);
  const landed = await page.evaluate(async () => (await fetch('/share', { method: 'POST', body: '{' })).url);
  expect([new URL(landed).pathname, await shared()]).toEqual(['/documents', 0]);
  await share([101 * 1024 * 1024]);
  expect(await shared()).toBe(0);
  await Promise.all([share(Array<number>(60).fill(1)), share([2, 3])]);
  expect(await shared()).toBe(20);
  const withoutWorker = await page.request.post('/share', { multipart: { file: 'x' } });
  expect([withoutWorker.status(), await withoutWorker.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'NOT_FOUND' }),
  ]);
});

test('a sign-out deletes a shared file that was not uploaded', async ({ page }) => {
  await openInstalled(page);
  await page.evaluate(async () => {
    const body = new FormData();
    body.append('file', new File(['x'], 'left.pdf', { type: 'application/pdf' }));
    await fetch('/share', { method: 'POST', body });
  });
  expect((await cachedPaths(page)).filter((path) => path.includes('shared'))).toHaveLength(1);
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByText('Sign out').click();
  await expect(page).toHaveURL(/\/$/);
  expect((await cachedPaths(page)).filter((path) => path.includes('shared'))).toEqual([]);
});

test('a new version shows one message, and a reload opens it', async ({ page }) => {
  await openInstalled(page);
  const file = join(import.meta.dirname, '../../web/dist/service-worker.js');
  const original = readFileSync(file);
  try {
    writeFileSync(file, `${original.toString()}\n// another version`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const message = page.getByText(/^A new version of .+ is ready/);
    await expect(message).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(message).toBeHidden();
    await expect(dial(page, 0)).toBeVisible();
  } finally {
    writeFileSync(file, original);
  }
});
