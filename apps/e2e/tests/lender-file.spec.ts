import type { DocumentView, PackageView } from '@groundwork/contracts';
import { pdfOf } from '@groundwork/test-data';
import { expect, type Page, test } from '@playwright/test';
import yauzl from 'yauzl';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { openSubscription, sendProviderEvent } from '../system/payments.ts';
import { signInAs } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const statement = pdfOf([
  [
    'First Prairie Bank   Business Checking Statement',
    'Statement period: January 1, 2026 through January 31, 2026',
    'Harbor Street Bakery LLC   Account number: 400123456789',
    'Beginning balance 1,000.00',
    'Deposits 300.00',
    'Withdrawals 100.00',
    'Ending balance 1,200.00',
    'Deposits and credits',
    '01/03 Customer payment 300.00',
    'Withdrawals and debits',
    '01/09 Fuel 100.00',
  ],
]);

async function readyOwner(): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ ...strongProfile, legalBusinessName: 'Harbor Street Bakery LLC' });
  await owner.upload({ name: 'january.pdf', content: statement, category: 'bank_statements' });
  const statusOf = async () =>
    ((await (await owner.call('GET', '/api/documents')).json()) as DocumentView[])[0]?.status;
  await expect.poll(statusOf, { timeout: 90_000 }).toBe('processed');
  const subscription = await openSubscription(owner, 'professional');
  expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
  return owner;
}

const packagesOf = async (owner: TestOwner) =>
  (await (await owner.call('GET', '/api/packages')).json()) as PackageView[];

async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page);
  }
}

test('an owner freezes a file, and a lender reads it by link and code until it is revoked', async ({
  page,
  browser,
}) => {
  const owner = await readyOwner();
  await signInAs(page, owner);
  await page.goto('/packages');
  await expect(page.getByText('No lender file yet. Make one to show a lender what you have.')).toBeVisible();
  await expectAccessible(page);

  await test.step('the owner chooses documents, sees what is missing, and freezes', async () => {
    await page.getByRole('link', { name: 'New file' }).click();
    await page.getByLabel('Title').fill('For First Bank');
    await page.getByLabel('Lender', { exact: true }).fill('First Bank');
    await page.getByLabel('january.pdf').check();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('1 document with 1 page')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Freeze this version' }).click();
    await expect(page.getByRole('button', { name: 'Download the ZIP' })).toBeVisible({ timeout: 90_000 });
  });

  const reader = await (await browser.newContext()).newPage();
  const code = await test.step('the owner makes a link and reads a code', async () => {
    await page.getByLabel('Name of the reader').fill('Ann Lee');
    await page.getByLabel('Email of the reader').fill('ann@bank.example');
    await page.getByLabel('The reader may download the ZIP').check();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByText(/\/s#[\w-]{43}$/).textContent();
    await page.getByRole('button', { name: 'Show a code' }).click();
    await expectAccessible(page);
    await reader.goto(address ?? '');
    return /Code (\d{6})/.exec((await page.getByText(/^Code \d{6}/).textContent()) ?? '')?.[1] ?? '';
  });

  await test.step('the lender enters the code, reads pages and checks the score', async () => {
    await expect(reader.getByText('This link is for a•••@bank.example.')).toBeVisible();
    await reader.getByRole('button', { name: 'Mail me a code' }).click();
    await expect(reader.getByText('Ask the sender for a code by phone.')).toBeVisible();
    await expectAccessible(reader);
    await reader.getByLabel('Code with 6 digits').fill(code === '000000' ? '000001' : '000000');
    await reader.getByRole('button', { name: 'Open the file' }).click();
    await expect(reader.getByText('The code is wrong or has expired. 4 tries left.')).toBeVisible();
    await reader.getByLabel('Code with 6 digits').fill(code);
    await reader.getByRole('button', { name: 'Open the file' }).click();
    await expect(reader.getByRole('img', { name: /^Memo, page 1 of/ })).toBeVisible();
    await reader.getByRole('button', { name: 'Check the score' }).click();
    await expect(reader.locator('[data-result=valid]')).toContainText('It matches the stated score.');
    await reader.getByRole('button', { name: /checking|bank statements/ }).click();
    await expect(reader.getByRole('img', { name: /page 1 of 1$/ })).toBeVisible();
    await expectAccessible(reader);
    await reader.waitForTimeout(6000);
  });

  await test.step('the lender downloads the ZIP and needs another document', async () => {
    const starts = reader.waitForEvent('download');
    await reader.getByRole('button', { name: 'Download the ZIP' }).click();
    const archive = await yauzl.openPromise(await (await starts).path());
    const names: string[] = [];
    for await (const entry of archive.eachEntry()) names.push(entry.fileName);
    expect(names).toContain('manifest.json');
    await reader.getByLabel('What do you need?').fill('<b>Tax return</b>');
    await reader.getByLabel('Needed by').fill(new Date().toISOString().slice(0, 10));
    await reader.getByRole('button', { name: 'Send' }).click();
    await expect(reader.getByRole('heading', { name: '<b>Tax return</b>' })).toBeVisible();
    await expectAccessible(reader);
  });

  await test.step('the owner answers with a document, and the link shows the next version', async () => {
    const [file] = await packagesOf(owner);
    await page.goto(`/packages/${file?.id}`);
    await expect(page.getByRole('heading', { name: '<b>Tax return</b> Open' })).toBeVisible();
    await page.getByLabel('january.pdf').check();
    await page.getByLabel('Note to the lender').fill('Here it is.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Answer with these documents' }).click();
    const requests = page.getByRole('region', { name: 'Requests of lenders' });
    await expect(requests.getByText('Answered', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await packagesOf(owner))[0], { timeout: 90_000 })
      .toMatchObject({ version: 2, state: 'ready' });
  });

  await test.step('the owner sees the visit and revokes the link', async () => {
    const [file] = await packagesOf(owner);
    await page.goto(`/packages/${file?.id}`);
    await expect(page.getByRole('heading', { name: /^Ann Lee,/ })).toBeVisible();
    await expect(page.getByText(/page 1: \d+ seconds?/).first()).toBeVisible();
    await expect(page.getByText(/in view · 1 download$/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(
      page.getByRole('region', { name: 'Links' }).getByText('Revoked', { exact: true }),
    ).toBeVisible();
    await reader.getByRole('button', { name: 'Memo' }).click();
    await expect(reader.getByText('This link no longer works. Ask the sender for a new one.')).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('This link no longer works. Ask the sender for a new one.')).toBeVisible();
  });

  await test.step('the owner withdraws the file', async () => {
    await page.getByRole('button', { name: 'Withdraw this file' }).click();
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.getByText('No lender file yet.')).toBeVisible();
    expect(await packagesOf(owner)).toEqual([]);
  });
});
