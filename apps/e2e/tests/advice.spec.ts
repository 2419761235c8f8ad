import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordSecret } from '../system/evidence.ts';
import { TestOwner } from '../system/owner.ts';
import {
  closeMessageButton,
  dial,
  markedPage,
  markPage,
  hoverUndo,
  signInAs,
  skipAllQuestions,
  toast,
} from '../system/screens.ts';

const profile = () => ({
  fullName: 'Maya Reyes',
  ssn: recordSecret('SSN', '531-20-8842'),
  dateOfBirth: '1984-03-09',
  phone: '(555) 123-4567',
  email: 'maya@example.com',
  currentAddress: '1 Mill Lane',
  personalCreditScore: 690,
  annualPersonalIncome: 84_000,
  totalCreditLimits: 40_000,
  currentCreditBalances: 18_000,
  legalBusinessName: 'Reyes LLC',
  ein: recordSecret('EIN', '83-5519206'),
  industryType: 'Retail',
  businessAddress: '2 Mill Lane',
  businessPhone: '(555) 765-4321',
  annualRevenueCurrent: 410_000,
  operatingCashFlow: 70_000,
  monthlyDebtPayments: 1500,
  primaryBankName: 'Corner Bank',
  loanRequestAmount: 60_000,
});

async function ownerWithScore(page: Page): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await owner.saveProfile(profile());
  await expect.poll(async () => (await owner.score()).totalScore).toBeGreaterThan(0);
  await signInAs(page, owner);
  await skipAllQuestions(page, owner);
  return owner;
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titleOf = async (card: Locator) => (await card.getByRole('heading').textContent()) ?? '';
const figureOf = async (place: Locator) => Number(await place.textContent());

async function expectNoMessage(page: Page): Promise<void> {
  expect(await closeMessageButton(page).or(page.getByRole('alert')).count()).toBe(0);
}

test('an owner completes, restores and dismisses a recommendation on the dashboard, and a reload changes nothing', async ({
  page,
}) => {
  await ownerWithScore(page);
  await page.goto('/dashboard');
  const high = group(page, 'High Impact Actions');
  await expect(high.getByText(/^Boost your score by (\d+-)?\d+ points?$/)).toBeVisible();
  await expect(high.getByRole('listitem')).toHaveCount(1);
  const wins = group(page, 'Quick Wins');
  await expect(wins.getByText('Easy improvements in 24-48 hours')).toBeVisible();
  await expect(wins.getByRole('listitem')).toHaveCount(2);

  const first = await titleOf(high.getByRole('listitem').first());
  const card = page.getByRole('heading', { name: first, exact: true, level: 3 });
  await page.getByRole('button', { name: `Mark Complete: ${first}` }).click();
  await expect(toast(page, 'Marked complete')).toBeVisible();
  const undo = await hoverUndo(page);
  await expect(card).toBeHidden();
  await undo.click();
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: `Dismiss: ${first}` }).click();
  await expect(toast(page, 'Dismissed')).toBeVisible();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Document Portfolio' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('the next move and each card open the place where the owner does them', async ({ page }) => {
  const owner = await ownerWithScore(page);
  await page.goto('/dashboard');
  const next = group(page, 'Your next move');
  await expect(next).toHaveCount(1);
  await expect(next).toContainText('+53 points');
  await expect(group(page, 'Next Milestone')).toContainText(await titleOf(next));
  await expect(group(page, 'High Impact Actions')).not.toContainText(await titleOf(next));
  await expect(next.getByRole('button', { name: 'Mark Complete: Upload tax returns' })).toBeVisible();
  await next.getByRole('link', { name: 'Upload: Upload tax returns' }).click();
  await expect(page).toHaveURL(/\/documents\?category=tax_documents$/);
  await expect(group(page, 'Upload a document').getByTitle('Tax Documents')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Your plan' }).click();
  const moves = group(page, 'Your next moves').getByRole('listitem');
  await expect(moves.first()).toContainText('Upload tax returns');
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  const titles = await moves.getByRole('heading').allTextContents();
  const advice = await owner.recommendations();
  const improvement = advice.find(({ code }) => code === 'CR2')!;
  const lastQuestion = titles.findLastIndex((title) => title.startsWith('Add your'));
  expect(lastQuestion).toBeGreaterThan(0);
  expect(titles.indexOf(improvement.title)).toBeGreaterThan(0);
  expect(titles.indexOf(improvement.title)).toBeLessThan(lastQuestion);
  const question = advice.find(
    ({ title, patch }) => title === 'Add your net profit margin' && patch !== null,
  )!;
  await page.getByRole('link', { name: `Answer: ${question.title}` }).click();
  await expect(page.getByLabel('Net profit margin, %', { exact: true })).toBeFocused();
});

test('the projected score of the optimization panel becomes the score in every tab', async ({
  page,
  context,
}) => {
  const owner = await ownerWithScore(page);
  await page.goto('/business-profile');
  const panel = group(page, 'Business Optimization Center');
  const advice = (await owner.recommendations()).find(({ code }) => code === 'CR2')!;
  const choice = panel.getByRole('checkbox', { name: advice.title });
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await choice.check();
  const projection = panel.getByLabel('Projected score');
  const before = (await owner.score()).totalScore;
  await expect(projection).toHaveText(`${before + advice.impact}`);
  await choice.uncheck();
  await expect(projection).toHaveText(`${before}`);
  await choice.check();
  await expect(projection).toHaveText(`${before + advice.impact}`);
  const promised = await figureOf(projection);

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/calculate-optimization-impact', (route) => route.abort());
  await panel.getByRole('checkbox').and(panel.locator(':not(:checked)')).first().check();
  await expect.poll(() => logged.join()).toContain('The joint impact could not be calculated');
  await expect(panel.locator('.joint-impact-old')).toBeVisible();
  await expect(projection).toHaveText(`${promised}`);
  await expectNoMessage(page);

  const other = await context.newPage();
  await other.goto('/score');
  await expect(dial(other, before)).toBeVisible();
  await markPage(other);
  await page
    .getByLabel('Current credit balances', { exact: true })
    .fill(String(advice.patch?.['currentCreditBalances']));
  const reply = page.waitForResponse(
    (each) => each.request().method() === 'POST' && each.url().endsWith('/api/business-profile'),
  );
  await page.getByRole('button', { name: 'Save Profile' }).click();
  expect(await (await reply).text()).toContain('"currentCreditBalances"');
  await expect(toast(page, 'Business profile saved successfully!')).toBeVisible();
  await expect(dial(other, promised)).toBeVisible();
  await expect(markedPage(other)).toBeAttached();
});

test('a completed optimization moves to its group and shows its actual gain', async ({ page }) => {
  const owner = await ownerWithScore(page);
  const advice = (await owner.recommendations()).find(({ code }) => code === 'CR2')!;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const away = { status: 503, json: { message: 'Away', code: 'UNAVAILABLE' } };
  await page.route('**/api/recommendations', (route) => route.fulfill(away), { times: 1 });
  await page.goto('/business-profile');
  await expect.poll(() => logged.join()).toContain('The recommendations could not be loaded');
  await expectNoMessage(page);
  const complete = page.getByRole('button', { name: `Complete: ${advice.title}` });
  await page.route('**/api/recommendations/*/complete', (route) => route.abort(), { times: 1 });
  await complete.click();
  await expect.poll(() => logged.join()).toContain('The recommendation could not be completed');
  await expectNoMessage(page);
  await expect(group(page, 'Completed Optimizations')).toBeHidden();

  await complete.click();
  await expect(toast(page, 'Success')).toBeVisible();
  await expect(toast(page, 'Optimization applied successfully!')).toBeVisible();
  const done = group(page, 'Completed Optimizations').getByRole('listitem').filter({ hasText: advice.title });
  await expect(done).toContainText('+0 points achieved');
  await owner.saveProfile(advice.patch!);
  await expect(done).toContainText(`+${advice.impact} points achieved`);
  await done.getByRole('button', { name: /^Reopen/ }).click();
  await expect(done).toBeHidden();
});
