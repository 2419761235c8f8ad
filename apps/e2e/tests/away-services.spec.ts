import { expect, type Page, test } from '@playwright/test';
import { bankCsv, importBankFile, recentMonths } from '../system/bank-files.ts';
import { TestOwner } from '../system/owner.ts';
import { readProcess } from '../system/processes.ts';
import { openSignedIn } from '../system/screens.ts';

/** A stopped process accepts its calls and never answers. */
async function whileFrozen(service: string, work: () => Promise<void>): Promise<void> {
  const { pid } = readProcess(service);
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

const records = (page: Page) => page.getByRole('region', { name: 'Bank records' });
const scoreDial = (page: Page) => page.getByRole('img', { name: / of 1000/ });

test('while the ledger is away, stated and proven score work, and bank records come back', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await importBankFile(owner, bankCsv('', recentMonths()));
  await openSignedIn(page, owner);
  await expect(scoreDial(page).first()).toBeVisible();
  await expect(page.getByText(/^Proven \d+$/)).toBeVisible();
  await whileFrozen('ledger', async () => {
    await page.reload();
    await expect(scoreDial(page).first()).toBeVisible();
    await expect(page.getByText(/^Proven \d+$/)).toBeVisible();
    expect((await owner.saveProfile({ annualRevenueCurrent: 640_000 })).status).toBe(200);
    await page.goto('/banking-info');
    await expect(records(page)).toContainText('Bank records are away.');
    await expect(page.getByRole('heading', { name: 'Accounts you told us about' })).toBeVisible();
  });
  await page.reload();
  await expect(records(page)).toContainText('Files');
});

test('while matching is away, the dashboard shows the score and names what is missing', async ({ page }) => {
  const owner = await TestOwner.signUp();
  expect((await owner.saveProfile({ annualRevenueCurrent: 480_000 })).status).toBe(200);
  await openSignedIn(page, owner);
  await expect(scoreDial(page).first()).toBeVisible();
  await whileFrozen('matching', async () => {
    await page.reload();
    await expect(scoreDial(page).first()).toBeVisible();
    await expect(page.getByText(/We can’t reach .* right now\. The rest is up to date\./)).toBeVisible();
    expect((await owner.call('GET', '/api/documents')).status).toBe(200);
    expect((await owner.call('GET', '/api/score')).status).toBe(200);
  });
  await expect(page.getByText(/We can’t reach .* right now/)).toBeHidden({ timeout: 60_000 });
});

test('while documents are away, the score and the lenders work', async ({ page }) => {
  const owner = await TestOwner.signUp();
  expect((await owner.saveProfile({ annualRevenueCurrent: 480_000 })).status).toBe(200);
  await openSignedIn(page, owner);
  await expect(scoreDial(page).first()).toBeVisible();
  await whileFrozen('documents', async () => {
    await page.reload();
    await expect(scoreDial(page).first()).toBeVisible();
    await expect(page.getByText('We can’t reach your documents right now', { exact: true })).toBeVisible();
    await page.goto('/lenders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await owner.call('GET', '/api/score')).status).toBe(200);
  });
  await page.goto('/dashboard');
  await expect(page.getByText('We can’t reach your documents right now', { exact: true })).toBeHidden();
});
