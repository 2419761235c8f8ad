import { expect, type Page, test } from '@playwright/test';
import { bankCsv, importBankFile, recentMonths } from '../system/bank-files.ts';
import { TestOwner } from '../system/owner.ts';
import { overflowScript, signInAs, toast } from '../system/screens.ts';

const stated = { monthlyDebtPayments: 300 };
const field = 'Monthly debt payments';

/** The bank rows of the owner show $650 a month, more than the profile. */
async function ownerWhoEnteredLess(): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  expect((await owner.saveProfile(stated)).status).toBe(200);
  await importBankFile(owner, bankCsv('', recentMonths()));
  await expect
    .poll(async () => contradictionsOf(owner), { timeout: 30_000 })
    .toEqual(['monthlyDebtPayments']);
  return owner;
}

const bodyOf = async <T>(owner: TestOwner, path: string): Promise<T> =>
  (await (await owner.call('GET', path)).json()) as T;

async function contradictionsOf(owner: TestOwner): Promise<string[]> {
  const proof = await bodyOf<{ contradictions: { field: string }[] }>(owner, '/api/score/proven');
  return proof.contradictions.map((each) => each.field);
}

const debtOf = async (owner: TestOwner): Promise<number | null> =>
  (await bodyOf<typeof stated>(owner, '/api/business-profile')).monthlyDebtPayments;

async function openCriteria(page: Page): Promise<void> {
  await page.goto('/score');
  const lists = page.getByText(/^All \d+ criteria of/);
  await expect(lists).toHaveCount(4);
  for (const list of await lists.all()) await list.click();
}

const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

test('a criterion names the figure of the bank rows, and the owner uses it', async ({ page }) => {
  const owner = await ownerWhoEnteredLess();
  await signInAs(page, owner);
  await openCriteria(page);
  await expect(page.getByText('You entered $300. Your bank rows say $650.').first()).toBeVisible();
  await choice(page, `Use $650 for ${field}`).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await expect.poll(() => debtOf(owner)).toBe(650);
  await expect(page.getByText('Your bank rows say $650.')).toHaveCount(0);
  await expect.poll(() => contradictionsOf(owner)).toEqual([]);
});

test('an owner keeps a figure, and the page does not propose the other one again', async ({ page }) => {
  const owner = await ownerWhoEnteredLess();
  await signInAs(page, owner);
  await openCriteria(page);
  await choice(page, `Keep mine for ${field}`).click();
  await expect(toast(page, 'Your figure stays')).toBeVisible();
  await expect(choice(page, `Keep mine for ${field}`)).toHaveCount(0);
  await page.goto('/business-profile');
  await expect(page.getByRole('region', { name: /^Fill from your documents/ })).toBeVisible();
  await expect(page.getByRole('button', { name: `Accept $650 for ${field}` })).toHaveCount(0);
  expect(await debtOf(owner)).toBe(300);
});

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an owner accepts a figure in the profile on a phone, and takes it back', async ({ page }) => {
    const owner = await ownerWhoEnteredLess();
    await signInAs(page, owner);
    await page.goto('/business-profile');
    const proposals = page.getByRole('region', { name: /^Fill from your documents/ });
    await proposals.getByRole('button', { name: `Accept $650 for ${field}` }).click();
    await expect.poll(() => debtOf(owner)).toBe(650);
    expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => debtOf(owner)).toBe(300);
    await expect(proposals.getByRole('button', { name: `Accept $650 for ${field}` })).toBeVisible();
  });
});
