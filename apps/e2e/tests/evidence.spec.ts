import type { FigureView, ProvenScore } from '@groundwork/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bankCsv, importBankFile, recentMonths } from '../system/bank-files.ts';
import { figureOf, openFigureCard } from '../system/figure-cards.ts';
import { TestOwner } from '../system/owner.ts';
import { profitAndLoss } from '../system/profit-and-loss.ts';
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

const debtOf = async (owner: TestOwner): Promise<FigureView['value']> =>
  (await figureOf(owner, 'monthlyDebtPayments')).value;

const openDebt = (page: Page): Promise<Locator> => openFigureCard(page, `${field}: $300 Sources differ`);

test('a criterion opens the sources of its figure, and the owner uses the bank rows', async ({ page }) => {
  const owner = await ownerWhoEnteredLess();
  await signInAs(page, owner);
  const card = await openDebt(page);
  await card.getByRole('button', { name: `Use $650 from your bank file for ${field}` }).click();
  await expect(toast(page, 'Figure decided')).toBeVisible();
  await expect(page.getByRole('button', { name: `${field}: $650 Your file` }).first()).toBeVisible();
  await expect.poll(() => contradictionsOf(owner)).toEqual([]);
});

test('a report that its owner issues supports a figure and proves nothing', async () => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ annualRevenueCurrent: 590_000 });
  await owner.upload({ name: 'report.pdf', content: profitAndLoss(-30), category: 'financial_reports' });
  const figure = () => figureOf(owner, 'annualRevenueCurrent');
  await expect.poll(async () => (await figure()).status, { timeout: 90_000 }).toBe('file');
  expect((await figure()).usedBy.lenders).toBeGreaterThan(0);
  const { totalScore, confirmedTotal, criteria } = await bodyOf<ProvenScore>(owner, '/api/score/proven');
  expect([totalScore, confirmedTotal]).toEqual([0, 0]);
  expect(criteria.find(({ code }) => code === 'BF3')?.badge).toBe('stated');
});

test('a step to prove opens the upload with its category', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ totalAssets: 500_000, totalLiabilities: 100_000, annualRevenueCurrent: 640_000 });
  await signInAs(page, owner);
  await page.goto('/score');
  const steps = page.getByRole('region', { name: 'Prove it' });
  await steps.getByRole('link', { name: /balance sheet/ }).click();
  await expect(page).toHaveURL(/\/documents\?category=financial_reports$/);
  await expect(page.locator('.upload').getByText('Financial Reports', { exact: true })).toBeVisible();
});

test('an owner stays with her figure, and the page does not propose the other one again', async ({
  page,
}) => {
  const owner = await ownerWhoEnteredLess();
  await signInAs(page, owner);
  const card = await openDebt(page);
  await card.getByRole('button', { name: `Keep $300 from You said for ${field}` }).click();
  await expect(toast(page, 'Figure decided')).toBeVisible();
  await page.goto('/business-profile');
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
    await page.goto('/business-profile?tab=financial');
    await expect(page.getByText(/^From your transactions through/).first()).toBeVisible();
    expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
    const box = page.getByRole('textbox', { name: field, exact: true });
    await expect(box).toHaveValue('650');
    await page.getByRole('button', { name: `Undo ${field}`, exact: true }).click();
    await expect.poll(() => debtOf(owner)).toBe(300);
    await expect(box).toHaveValue('300');
    await expect(page.getByText(/^From your transactions through/)).toHaveCount(0);
    await expect(proposals.getByRole('button', { name: `Accept $650 for ${field}` })).toBeVisible();
  });
});
