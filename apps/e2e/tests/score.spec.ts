import type { RecalculatedReply } from '@groundwork/contracts';
import { expect, type Page, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { recordCalls, openScreen, disableAutomaticRefresh } from '../system/refreshes.ts';
import {
  dial,
  expectDashboard,
  watchForLogoutAlert,
  openSignedIn,
  signInAs,
  signInView,
  toast,
} from '../system/screens.ts';

const figures = {
  personalCreditScore: 690,
  totalCreditLimits: 40_000,
  currentCreditBalances: 18_000,
  annualRevenueCurrent: 410_000,
  operatingCashFlow: 70_000,
  monthlyDebtPayments: 1500,
  loanRequestAmount: 60_000,
  averageBankBalance: 12_000,
  currentRatio: 2,
  currentAssets: 90_000,
  currentLiabilities: 60_000,
  dateStarted: '2018-05-01',
  industryType: 'Retail',
};

async function scoreOf(owner: TestOwner) {
  await owner.saveProfile(figures);
  await expect.poll(async () => (await owner.score()).totalScore).toBeGreaterThan(0);
  return owner.score();
}

const projected = (page: Page) => page.getByLabel('Score with these figures', { exact: true });
const recalculate = (page: Page) => page.getByRole('button', { name: 'Recalculate Score' });

test('an owner reads all details of the score and tries figures that are not stored', async ({ page }) => {
  const owner = await TestOwner.signUp();
  const { totalScore, level, factors } = await scoreOf(owner);
  await signInAs(page, owner);
  await page.goto('/score');
  await expect(dial(page, totalScore)).toHaveAccessibleName(new RegExp(`, ${level}, `));
  await expect(page.getByText('Range 0 to 1000')).toBeVisible();
  for (const band of ['Poor 0-500', 'Fair 500-700', 'Good 700-850', 'Excellent 850-1000']) {
    await expect(page.getByRole('listitem').filter({ hasText: band.replace(' ', '') })).toBeVisible();
  }

  const confidence = page.getByRole('region', { name: 'Data confidence', exact: true });
  await expect(confidence).toContainText('Current assets ÷ current liabilities1.5');
  await expect(confidence.getByRole('link', { name: 'Open Financial in your profile' })).toBeVisible();

  await page.getByText(/^All \d+ criteria of Business Financials/).click();
  await expect(page.getByText('but “Current assets ÷ current liabilities” gives 1.5')).toBeVisible();

  const { score, criteria } = factors.breakdown.creditScore;
  await page.getByText(`All ${criteria.length} criteria of Credit Profile`).click();
  await expect(page.getByText(`${score} of 100 × 30%`)).toBeVisible();
  const utilization = page.getByRole('listitem').filter({ hasText: 'Now: 45%' });
  await expect(utilization.last()).toContainText(/Next: 30% or less for \d+ more points/);

  await expect(projected(page)).toContainText(`${totalScore}`);
  await page.getByLabel('Credit utilization', { exact: true }).fill('10');
  await page.getByLabel('Personal credit score', { exact: true }).fill('800');
  await expect(projected(page)).not.toContainText(`${totalScore}`);
  expect(await owner.score()).toMatchObject({ totalScore });
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(projected(page)).toContainText(`${totalScore}`);

  await page.getByRole('button', { name: 'About: Qualification Rate' }).press('Enter');
  await expect(page.getByText('The share of active lenders')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The share of active lenders')).toBeHidden();

  await page.getByRole('link', { name: 'Printable report' }).click();
  await expect(page.getByRole('heading', { name: 'Groundwork Score report' })).toBeVisible();
  await expect(page.getByText(`${owner.person.firstName} ${owner.person.lastName}`).last()).toBeVisible();
});

test('the report prints each value and no navigation', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await scoreOf(owner);
  await signInAs(page, owner);
  await page.goto('/score/report');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('Now: 45%')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByText('Now: 45%')).toBeVisible();
});

test('a recalculation shows its success, a stale source, an error, or the sign-in', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await disableAutomaticRefresh(page);
  await openSignedIn(page, owner);
  await expectDashboard(page, owner);
  await openScreen(page, 'Score');
  await expect(dial(page, 0)).toBeVisible();
  const calls = recordCalls(page);
  await openScreen(page, 'Dashboard');
  await expectDashboard(page, owner);
  await openScreen(page, 'Score');
  await expect(dial(page, 0)).toBeVisible();
  for (const path of ['/api/score', '/api/dashboard']) expect(calls).not.toContain(`GET ${path}`);

  await recalculate(page).click();
  await expect(toast(page, 'Score Updated')).toBeVisible();
  await expect(
    toast(page, 'Your Groundwork Score has been recalculated with the latest data.'),
  ).toBeVisible();
  expect(calls).toContain('POST /api/score/recalculate');
  await expect.poll(() => calls).toContain('GET /api/score');
  await openScreen(page, 'Dashboard');
  await expect.poll(() => calls).toContain('GET /api/dashboard');
  await openScreen(page, 'Score');

  const answers = [
    async (reply: RecalculatedReply) => ({ json: { ...reply, staleSources: ['documents'] } }),
    async () => ({ status: 503, json: { message: 'Away', code: 'UNAVAILABLE' } }),
    async () => ({ status: 401, json: { message: 'No', code: 'UNAUTHENTICATED' } }),
  ];
  await page.route('**/api/score/recalculate', async (route) => {
    const reply = (await (await route.fetch()).json()) as RecalculatedReply;
    await route.fulfill(await answers.shift()!(reply));
  });
  await recalculate(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'latest changes to your documents' }),
  ).toBeVisible();
  await recalculate(page).click();
  await expect(toast(page, 'Failed to recalculate score. Please try again.')).toBeVisible();
  await expect(toast(page, 'Error')).toBeVisible();
  const isLogoutAlertSeen = await watchForLogoutAlert(page);
  await recalculate(page).click();
  await expect.poll(isLogoutAlertSeen).toBe(true);
  await expect(signInView(page)).toBeVisible();
});
