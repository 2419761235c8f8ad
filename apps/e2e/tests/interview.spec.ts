import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { bankCsv, importBankFile, recentMonths } from '../system/bank-files.ts';
import { recordSecret } from '../system/evidence.ts';
import { failQuery } from '../system/failing-query.ts';
import { TestOwner } from '../system/owner.ts';
import { disableAutomaticRefresh, openScreen } from '../system/refreshes.ts';
import { overflowScript, signInAs, toast } from '../system/screens.ts';

const address = '/business-profile/interview';
const form = (page: Page) => page.getByRole('form', { name: 'Profile as an interview' });
const section = (page: Page, name: string) => form(page).getByRole('region', { name, exact: true });
const opener = (page: Page, name: RegExp) => form(page).getByRole('button', { name });
const box = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const row = (page: Page, label: string): Locator =>
  form(page).locator('.interview-field').filter({ hasText: label });
const credit = 'Personal credit score *';
const margin = 'Net profit margin, %';

async function openInterview(page: Page, owner: TestOwner, query = ''): Promise<void> {
  await signInAs(page, owner);
  await page.goto(`${address}${query}`);
  await expect(form(page)).toBeVisible();
}

const openerOf = (page: Page, label: string) =>
  form(page)
    .getByRole('button', { name: `Answer: ${label.replace(' *', '')}` })
    .first();

/** One question is open at a time. */
async function openQuestion(page: Page, label: string): Promise<void> {
  if (await openerOf(page, label).isVisible()) await openerOf(page, label).click();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await openQuestion(page, label);
  await box(page, label).fill(text);
  await box(page, label).press('Tab');
}

async function openPoints(place: Locator): Promise<number[]> {
  const texts = await place.locator('.field-points').allTextContents();
  return texts.flatMap((text) =>
    text.includes('together with') ? [] : [Number(/\d+/.exec(text)?.[0] ?? 0)],
  );
}

test('fields come by their points, each shows what it brings, and the page counts the answers', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openInterview(page, owner);
  await expect(form(page).getByText(/^0 of \d\d answers that change your score$/)).toBeVisible();
  const first = section(page, 'Biggest gains');
  await expect(first.locator('.interview-field').first()).toContainText('Personal credit score');
  await expect(row(page, 'Personal credit score')).toContainText('up to 135');
  const points = await openPoints(first);
  expect(points.length).toBeGreaterThan(5);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  await opener(page, /^Ratios/).click();
  const next = await openPoints(section(page, 'Ratios'));
  expect(Math.max(...next)).toBeLessThanOrEqual(Math.min(...points));
  await expect(openerOf(page, 'Marital status')).toHaveCount(0);
  await opener(page, /^More that lenders ask for/).click();
  await opener(page, /^Personal/).click();
  await openQuestion(page, 'Marital status');
  await expect(box(page, 'Marital status')).toBeFocused();
  await expect(form(page).locator('.interview-question:visible')).toHaveCount(1);
  await openQuestion(page, credit);

  await box(page, credit).fill('702');
  await expect(row(page, 'Personal credit score')).toContainText('+102');
  await box(page, credit).press('Tab');
  await expect(form(page).getByText(/^1 of \d\d answers that change your score$/)).toBeVisible();
  await expect(form(page).getByText('Score with these answers 102')).toBeVisible();
  await expect.poll(async () => (await owner.score()).totalScore).toBe(102);
  await page.reload();
  await expect(first.locator('.interview-field').first()).not.toContainText('Personal credit score');
  await opener(page, /^Answered, with room for more points/).click();
  await expect(section(page, 'Answered, with room for more points')).toContainText('up to 33 more');
});

test('each answer saves itself and can be taken back, and an invalid one stays with its message', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openInterview(page, owner);
  await type(page, margin, '9');
  const undo = page.getByRole('button', { name: `Undo: ${margin}` });
  await expect(row(page, margin)).toContainText('Saved');
  await expect(undo).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${margin}: saved.` })).toBeAttached();
  await expect.poll(() => owner.profile()).toMatchObject({ netProfitMargin: 9 });
  await type(page, margin, '11');
  await expect.poll(() => owner.profile()).toMatchObject({ netProfitMargin: 11 });
  await undo.click();
  await expect(box(page, margin)).toHaveValue('9');
  await expect.poll(() => owner.profile()).toMatchObject({ netProfitMargin: 9 });
  await expect(undo).toBeHidden();

  await type(page, credit, '200');
  await expect(row(page, 'Personal credit score')).toContainText('Not saved');
  await expect(box(page, credit)).toHaveAttribute('aria-invalid', 'true');
  await type(page, credit, '702');
  await expect.poll(() => owner.profile()).toMatchObject({ personalCreditScore: 702 });
  await expect(box(page, credit)).not.toHaveAttribute('aria-invalid', 'true');

  const ssn = recordSecret('SSN', '531-20-8842');
  await opener(page, /^More that lenders ask for/).click();
  await opener(page, /^Personal/).click();
  await type(page, 'Social Security number *', ssn);
  await expect(box(page, 'Social Security number *')).toHaveValue('***-**-8842');
  await expect(page.getByRole('button', { name: /^Undo: Social/ })).toHaveCount(0);
});

test('the keyboard alone answers: Enter goes on, a choice saves at once, and the next part opens', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await openInterview(page, owner, '?field=personalCreditScore');
  await expect(box(page, credit)).toBeFocused();
  await page.keyboard.type('702');
  await page.keyboard.press('Enter');
  await expect.poll(() => owner.profile()).toMatchObject({ personalCreditScore: 702 });
  await expect(form(page).locator('.interview-field').nth(1).locator(':focus')).toBeVisible();

  await section(page, 'Biggest gains')
    .getByRole('button', { name: /^Answer: / })
    .last()
    .click();
  const before = await page.locator(':focus').getAttribute('id');
  await form(page).getByRole('button', { name: 'Next question' }).press('Enter');
  await expect.poll(() => page.locator(':focus').getAttribute('id')).not.toBe(before);
  await expect(section(page, 'Ratios').locator('.interview-question:visible')).toHaveCount(1);

  await page.goto(`${address}?field=personalGuarantee`);
  await expect(box(page, 'Personal guarantee')).toBeFocused();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => owner.profile()).toMatchObject({ personalGuarantee: true });
  await expect(row(page, 'Personal guarantee')).toContainText('Saved');
});

test('a field that another tab changed has a question, and the others are saved', async ({
  page,
  context,
}) => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ personalCreditScore: 690, netProfitMargin: 4 });
  await disableAutomaticRefresh(page);
  await openInterview(page, owner, '?field=personalCreditScore');
  const other = await context.newPage();
  await other.goto(`${address}?field=personalCreditScore`);
  await type(other, credit, '740');
  await expect.poll(() => owner.profile()).toMatchObject({ personalCreditScore: 740 });
  await other.close();

  await type(page, credit, '725');
  const question = page.getByRole('dialog', { name: 'Your profile changed in another tab' });
  await expect(question.getByRole('radio', { name: 'Yours: 725' })).toBeChecked();
  expect(await owner.profile()).toMatchObject({ personalCreditScore: 740 });
  await question.getByRole('radio', { name: 'In the other tab: 740' }).check();
  await question.getByRole('button', { name: 'Save these values' }).click();
  await expect(box(page, credit)).toHaveValue('740');
  await type(page, margin, '6');
  await expect.poll(() => owner.profile()).toMatchObject({ personalCreditScore: 740, netProfitMargin: 6 });
  await expect(question).toBeHidden();
});

test('answers without a network wait on the device, and each is sent once', async ({ page, context }) => {
  const owner = await TestOwner.signUp();
  await openInterview(page, owner);
  await type(page, margin, '8');
  await expect.poll(() => owner.profile()).toMatchObject({ netProfitMargin: 8 });
  const before = (await owner.profile()).version ?? 0;
  await context.setOffline(true);
  await type(page, credit, '702');
  await type(page, margin, '9');
  await type(page, margin, '10');
  await expect(form(page).getByText(/safe on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(form(page).getByText(/safe on this device/)).toBeHidden();
  const stored = await owner.profile();
  expect(stored).toMatchObject({ personalCreditScore: 702, netProfitMargin: 10 });
  expect((stored.version ?? 0) - before).toBeLessThanOrEqual(2);
  await expect(row(page, margin)).toContainText('Saved');
});

test('an answer that a reload interrupts without a network is sent by the next page', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await openInterview(page, owner);
  let isAway = true;
  await page.route('**/api/business-profile', (route) =>
    isAway && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await type(page, credit, '702');
  await expect(form(page).getByText(/safe on this device/)).toBeVisible();
  isAway = false;
  await page.reload();
  await expect.poll(() => owner.profile()).toMatchObject({ personalCreditScore: 702 });
});

test('a figure from a document names it beside the field', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ monthlyDebtPayments: 300 });
  await importBankFile(owner, bankCsv('', recentMonths()));
  const proposals = async () => (await owner.call('GET', '/api/business-profile/proposals')).text();
  await expect.poll(proposals).toContain('monthlyDebtPayments');
  await openInterview(page, owner, '?field=monthlyDebtPayments');
  await page.getByRole('button', { name: 'Accept $650 for Monthly debt payments' }).click();
  await expect(row(page, 'Monthly debt payments')).toContainText('From your transactions through');
});

test('the interview and the full form are one click apart, and the navigation remembers the choice', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/plan');
  await openScreen(page, 'Business Profile');
  await expect(page).toHaveURL(/\/business-profile$/);
  await expect(page.getByRole('tab')).toHaveText([
    'Personal',
    'Business',
    'Financial',
    'Banking',
    'Loan Request',
    'Additional',
  ]);
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Interview' }).click();
  await expect(form(page)).toBeVisible();
  await openScreen(page, 'Score');
  await openScreen(page, 'Business Profile');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.getByRole('link', { name: 'Full form' }).click();
  await openScreen(page, 'Score');
  await openScreen(page, 'Business Profile');
  await expect(page).toHaveURL(/\/business-profile$/);
  await page.goto('/business-profile?field=netProfitMargin');
  await expect(page.getByRole('tab', { name: 'Financial' })).toHaveAttribute('aria-selected', 'true');
});

test('without the rules of the score the page leads to the full form', async ({ page }) => {
  const away = { status: 400, json: { message: 'Away', code: 'BAD_REQUEST' } };
  const outage = await failQuery(page, '**/api/score/input', away);
  await signInAs(page, await TestOwner.signUp());
  await page.goto(address);
  await expect(page.getByText('We couldn’t load your questions')).toBeVisible();
  await outage.end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(form(page)).toBeVisible();
});

const small = `[...document.querySelectorAll('main :is(a, button, input:not([type=hidden]))')]
  .map((each) => [each.getAttribute('aria-label') ?? each.textContent, (each.closest('.ant-select, .ant-input-affix-wrapper') ?? each).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (height < 44 || width < 44))
  .map(([name, { width, height }]) => name + ' ' + width + ' × ' + height)`;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('no state has an accessibility violation, and the page is short', async ({ page }, testInfo) => {
      const owner = await TestOwner.signUp();
      await owner.saveProfile({ personalCreditScore: 702, dateStarted: '2019-04-01', nsfIncidents: 0 });
      await openInterview(page, owner);
      const picture = (name: string) => (theme: string) => testInfo.outputPath(`${name} ${theme}.png`);
      await expectAccessibleInBothThemes(page, picture('first'));
      await type(page, margin, '9');
      await expect(page.getByRole('button', { name: `Undo: ${margin}` })).toBeVisible();
      await type(page, 'Annual revenue, current year *', '1.5');
      await expect(row(page, 'Annual revenue, current year')).toContainText('Not saved');
      await expectAccessibleInBothThemes(page, picture('saved and not saved'));
      expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      expect(height).toBeLessThanOrEqual(6000);
      testInfo.annotations.push({ type: 'height, px', description: String(height) });
      if (viewport.width < 768) expect(await page.evaluate(small)).toEqual([]);
      await page.screenshot({ path: testInfo.outputPath('whole.png'), fullPage: true });
      await opener(page, /^More that lenders ask for/).click();
      await opener(page, /^Banking/).click();
      await opener(page, /^Answered\b(?!,)/).click();
      await expectAccessibleInBothThemes(page, picture('open parts'));
      expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
      await page.context().setOffline(true);
      await type(page, margin, '12');
      await expect(form(page).getByText(/safe on this device/)).toBeVisible();
      await expectAccessibleInBothThemes(page, picture('offline'));
    });
  });
}

test('a failed save has the words of the specification', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await openInterview(page, owner);
  const refused = { status: 400, json: { message: 'No', code: 'BAD_REQUEST' } };
  await page.route('**/api/business-profile', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refused) : route.continue(),
  );
  await type(page, margin, '9');
  await expect(toast(page, 'Failed to save business profile')).toBeVisible();
  await expect(row(page, margin)).toContainText('Not saved');
});
