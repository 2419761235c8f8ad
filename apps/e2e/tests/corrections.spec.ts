import type { DocumentView, EvidenceFields, FigureView } from '@groundwork/contracts';
import { form1040, pdfOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { profitAndLoss } from '../system/profit-and-loss.ts';
import { createReviewer } from '../system/reviewer.ts';
import { documentRow, overflowScript, signInAs, toast } from '../system/screens.ts';

const phone = { width: 390, height: 844 };
const region = (scope: Page | Locator, name: string) => scope.getByRole('region', { name });

async function uploadRead(
  owner: TestOwner,
  name: string,
  content: Buffer,
  category: DocumentView['category'],
) {
  expect((await owner.upload({ name, content, category })).status).toBe(201);
  const isRead = (all: DocumentView[]) =>
    all.some(({ originalName, status }) => originalName === name && status === 'processed');
  await eventually(() => owner.documents(), isRead, 60_000);
}

async function openDrawer(page: Page, owner: TestOwner, name: string): Promise<Locator> {
  await signInAs(page, owner);
  await page.goto('/documents');
  await documentRow(page, name)
    .getByRole('button', { name: `View ${name}` })
    .click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeVisible();
  return drawer;
}

const witnessOf = async (owner: TestOwner, name: string): Promise<unknown> => {
  const { fields } = (await (await owner.call('GET', '/api/evidence')).json()) as EvidenceFields;
  return fields.find(({ field }) => field === name)?.chosen?.value;
};

const forgedStatement = (marker: string) =>
  pdfOf([
    [
      'First Prairie Bank   Business Checking Statement',
      `Statement period 06/01/2026 to 06/30/2026   ${marker}`,
      'Account number 10004711',
      'Beginning balance 4,321.00',
      'Total deposits 8,000.00',
      'Total withdrawals 3,250.00',
      'Ending balance 9,071.00',
      '06/04/2026 Customer payment 5,000.00 9,321.00',
      '06/11/2026 Office rent -3,250.00 6,071.00',
      '06/15/2026 Customer payment 1,000.00 7,971.00',
      '06/22/2026 Customer payment 2,000.00 9,071.00',
      'Questions? Call 1-800-555-0142. Member FDIC',
    ],
  ]);

test('an owner corrects a figure on a phone, the number follows everywhere, and Undo brings it back', async ({
  page,
}, testInfo) => {
  await page.setViewportSize(phone);
  const owner = await TestOwner.signUp();
  await uploadRead(owner, '1040-2025.pdf', form1040(91_000), 'tax_documents');
  const drawer = await openDrawer(page, owner, '1040-2025.pdf');
  const income = region(drawer, 'Extracted figures')
    .getByRole('listitem')
    .filter({ hasText: 'Total income' });

  await test.step('a click on the picture marks the figure in the list', async () => {
    const mark = drawer.getByRole('button', { name: 'Total income: $91,000.00' });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(income).toHaveAttribute('data-chosen', '');
    await drawer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(mark).toBeInViewport();
  });

  await test.step('an amount that is none is rejected before it is sent', async () => {
    await income.getByRole('button', { name: 'Correct Total income' }).click();
    await income.getByLabel('Right value of Total income').fill('about 90');
    await income.getByRole('button', { name: 'Save' }).click();
    await expect(income.getByText('Enter an amount like 4,310.22')).toBeVisible();
  });

  await test.step('the corrected value counts beside what was read', async () => {
    await income.getByLabel('Right value of Total income').fill('$90,100.50');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Correction saved')).toBeVisible();
    await expect(income).toContainText('$90,100.50');
    await expect(income).toContainText('We read $91,000.00');
    await expect(income).toContainText('Corrected by owner');
    await eventually(
      () => witnessOf(owner, 'annualPersonalIncome'),
      (value) => value === 90_101,
      30_000,
    );
    await expectNoViolations(page);
    expect(await page.evaluate(overflowScript)).toBe(0);
    await page.screenshot({ path: testInfo.outputPath('corrected-390.png') });
  });

  await income.getByRole('button', { name: 'Undo: Total income' }).click();
  await expect(income).toContainText('$91,000.00');
  await expect(income).toContainText('Undone');
  await eventually(
    () => witnessOf(owner, 'annualPersonalIncome'),
    (value) => value === 91_000,
    30_000,
  );
});

test('an owner marks an alarm as wrong, and a reviewer confirms it from the keyboard', async ({
  page,
  browser,
}, testInfo) => {
  const owner = await TestOwner.signUp();
  const name = 'june.pdf';
  await uploadRead(owner, name, forgedStatement(owner.person.email.slice(5, 18)), 'bank_statements');
  await page.setViewportSize(phone);
  const drawer = await openDrawer(page, owner, name);
  const alarm = region(drawer, 'Signals').getByRole('listitem').first();
  await alarm.getByRole('button', { name: /^This is wrong/ }).click();
  await alarm.getByLabel('What is wrong with it?').fill('A cash deposit is missing here');
  await alarm.getByRole('button', { name: 'Mark as wrong' }).click();
  await expect(alarm).toContainText('It waits for a reviewer.');
  await page.screenshot({ path: testInfo.outputPath('marked-390.png') });

  const reviewer = await createReviewer();
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs(desk, reviewer);
  await desk.goto('/review');
  await desk.getByRole('button', { name }).click();
  await expect(desk.getByRole('heading', { name })).toBeVisible();
  const signals = region(desk, 'Signals').getByRole('listitem');
  const count = await signals.count();
  await expect(signals.first()).toContainText('A cash deposit is missing here');
  await signals.first().getByRole('button').first().focus();
  await desk.screenshot({ path: testInfo.outputPath('desk.png'), fullPage: true });
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('c');
  await expect(toast(desk, 'Document changed')).toBeVisible();
  const isConfirmed = (all: DocumentView[]) =>
    all[0]?.aiAnalysis.corrections?.some(
      ({ state, decidedAt }) => state === 'counts' && decidedAt !== null,
    ) === true;
  const [document] = await eventually(() => owner.documents(), isConfirmed, 30_000);
  expect(document?.fraudScore ?? 1).toBeLessThan(count > 1 ? 1 : 0.1);
  await desk.context().close();
});

const revenueOf = async (owner: TestOwner): Promise<FigureView> =>
  (await (await owner.call('GET', '/api/figures/annualRevenueCurrent')).json()) as FigureView;

test('a correction against the sums of a document earns nothing until a reviewer decides', async ({
  page,
  browser,
}, testInfo) => {
  const owner = await TestOwner.signUp();
  const { firstName, lastName } = owner.person;
  const fullName = `${firstName} ${lastName}`;
  await owner.saveProfile({ fullName, legalBusinessName: 'Rosa Diaz Bakery LLC' });
  await uploadRead(owner, 'report.pdf', profitAndLoss(-30), 'financial_reports');
  await page.setViewportSize(phone);
  const drawer = await openDrawer(page, owner, 'report.pdf');
  const revenue = region(drawer, 'Extracted figures')
    .getByRole('listitem')
    .filter({ hasText: 'Revenue' })
    .first();
  await revenue.getByRole('button', { name: 'Correct Revenue' }).click();
  await revenue.getByLabel('Right value of Revenue').fill('');
  await page.keyboard.type('595000');
  await page.keyboard.press('Enter');
  await expect(revenue).toContainText(
    'It waits for a reviewer. The document’s own lines add up to $590,000.00.',
  );
  const note = 'Corrected by you. The document’s own lines add up to $590,000.';
  await expect.poll(async () => (await revenueOf(owner)).sources[0]?.note, { timeout: 30_000 }).toBe(note);
  const corrected = await revenueOf(owner);
  expect(corrected).toMatchObject({ value: null, status: 'open' });
  expect(corrected.sources).toMatchObject([{ value: 595_000, grade: null, withheld: 'corrected' }]);
  await expectNoViolations(page);
  expect(await page.evaluate(overflowScript)).toBe(0);
  await page.screenshot({ path: testInfo.outputPath('against-390.png') });

  const reviewer = await createReviewer();
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs(desk, reviewer);
  await desk.goto('/review');
  await desk.getByRole('button', { name: 'report.pdf' }).last().click();
  const conflict = region(desk, 'Corrected against the document');
  await expect(conflict).toContainText(`${fullName} corrected Revenue.`);
  for (const amount of ['$590,000.00', '$595,000.00']) await expect(conflict).toContainText(amount);
  await expectNoViolations(desk);
  await desk.screenshot({ path: testInfo.outputPath('against-desk.png'), fullPage: true });
  await desk.getByRole('button', { name: 'Confirm: Revenue' }).click();
  await expect(toast(desk, 'Document changed')).toBeVisible();
  await expect.poll(async () => (await revenueOf(owner)).status, { timeout: 30_000 }).toBe('file');
  expect(await revenueOf(owner)).toMatchObject({ value: 595_000 });
  await desk.context().close();
});
