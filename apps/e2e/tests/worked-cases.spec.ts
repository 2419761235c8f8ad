import type { FigureView } from '@groundwork/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { figureOf, openFigureCard } from '../system/figure-cards.ts';
import {
  addDocuments,
  importTypedFile,
  ownerWhoTypes,
  profitAndLossOfSales,
  returnOf,
  statementsOf,
  steadyQuarter,
  typeAnswer,
  yearOfSales,
} from '../system/figure-owner.ts';
import type { TestOwner } from '../system/owner.ts';
import { documentRow, toast } from '../system/screens.ts';

test.use({ actionTimeout: 60_000 });

const revenue = ['annualRevenueCurrent', 'Annual revenue, current year', '480000'];
const balance = ['averageBankBalance', 'Average bank balance', '31000'];

const untilStatus = (owner: TestOwner, [field]: readonly string[], status: FigureView['status']) =>
  expect.poll(async () => (await figureOf(owner, field!)).status, { timeout: 90_000 }).toBe(status);

const cardOf = (page: Page, [, label]: readonly string[], line: string): Promise<Locator> =>
  openFigureCard(page, `${label}: ${line}`);

/** The lines of the sources, without their buttons. */
const sourcesOf = (card: Locator): Locator => card.getByRole('listitem').locator('> span:first-child');

const proven = (page: Page): Locator => page.getByText(/^Proven \d+/);
const provesNothing = (page: Page) => expect(proven(page)).toHaveText('Proven 0');
const isConfirmed = (page: Page) =>
  expect(proven(page)).toHaveText(/^Proven [1-9]\d*, of it [1-9]\d* confirmed twice$/);

async function expectRevenue(page: Page, status: 'Confirmed' | 'Your file', rows: string) {
  const card = await cardOf(page, revenue, `$480,000 ${status}`);
  await expect(card.getByRole('listitem').filter({ hasText: 'In force' })).toHaveText(/^You said: \$480,000/);
  await expect(sourcesOf(card)).toHaveText([
    'You said: $480,000',
    `${rows}: $476,090 · ${status}`,
    new RegExp(String.raw`^Profit & Loss \d{4}, page 1: \$480,000 · ${status}$`),
  ]);
}

test('1 and 2: a report and statements confirm a revenue, and a return of another firm changes nothing', async ({
  page,
}) => {
  const owner = await ownerWhoTypes(page, revenue);
  await addDocuments(page, owner, profitAndLossOfSales(), ...statementsOf(yearOfSales));
  await untilStatus(owner, revenue, 'confirmed');
  await expectRevenue(page, 'Confirmed', 'Your bank statements');
  await isConfirmed(page);
  const before = await proven(page).textContent();

  await test.step('the return has a question, and no figure is in dispute', async () => {
    const other = returnOf('Cedar Lane Catering');
    await addDocuments(page, owner, other);
    const row = documentRow(page, other.name);
    await expect(row).toContainText('This document is in the name of Cedar Lane Catering. Is it yours?');
    await expectRevenue(page, 'Confirmed', 'Your bank statements');
    await expect(page.getByText('Sources differ')).toHaveCount(0);
    await expect(proven(page)).toHaveText(before ?? '');
  });

  await test.step('its figures are those of another name, and prove nothing', async () => {
    const figures = (await (await owner.call('GET', '/api/figures')).json()) as FigureView[];
    const foreign = figures.flatMap(({ sources }) => sources).filter(({ kind }) => kind === 'schedule_c');
    expect(foreign.length).toBeGreaterThan(0);
    for (const source of foreign) expect(source).toMatchObject({ grade: null, withheld: 'other-name' });
    const disputed = figures.filter(({ status }) => status === 'disputed');
    expect(disputed.map(({ field }) => field)).toEqual([]);
  });
});

test('1: the same deposits of a typed file leave the revenue a file, and prove nothing', async ({ page }) => {
  const owner = await ownerWhoTypes(page, revenue);
  await importTypedFile(page, yearOfSales);
  await addDocuments(page, owner, profitAndLossOfSales());
  await expect.poll(async () => (await figureOf(owner, revenue[0]!)).sources.length).toBe(3);
  await untilStatus(owner, revenue, 'file');
  await expectRevenue(page, 'Your file', 'Your bank file');
  await provesNothing(page);
});

async function expectBalance(page: Page, status: string, source: string): Promise<void> {
  const card = await cardOf(page, balance, `$94,189 ${status}`);
  await expect(sourcesOf(card)).toHaveText([`${source}: $94,189 · ${status}`]);
  await expect(card.getByRole('listitem')).toContainText('In force');
  await expect(card).toContainText(/Earns [1-9]\d* of up to \d+ points/);
}

test('3: a bank file fills a balance that was never answered, and the statements of its months confirm it', async ({
  page,
}) => {
  const owner = await ownerWhoTypes(page);
  await importTypedFile(page, steadyQuarter);
  await untilStatus(owner, balance, 'file');
  await expectBalance(page, 'Your file', 'Your bank file');
  await provesNothing(page);
  await addDocuments(page, owner, ...statementsOf(steadyQuarter));
  await untilStatus(owner, balance, 'confirmed');
  await expectBalance(page, 'Confirmed', 'Your bank statements');
  await isConfirmed(page);
});

test('3: statements of an account without a name have one question, and its answer counts them all', async ({
  page,
}) => {
  const owner = await ownerWhoTypes(page);
  await importTypedFile(page, steadyQuarter, {});
  await addDocuments(page, owner, ...statementsOf(steadyQuarter));
  const name = 'Bank statement First Prairie Bank ****4711';
  await page.getByRole('button', { name: `Continue ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file from your bank' });
  await expect(dialog).toContainText('This statement is from First Prairie Bank. Its account ends in 4711.');
  await dialog.getByRole('combobox', { name: 'Which account is this?' }).selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('Imported');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await untilStatus(owner, balance, 'confirmed');
  await expectBalance(page, 'Confirmed', 'Your bank statements');
});

test('4: statements against a typed balance are a dispute, until the owner settles on them', async ({
  page,
}) => {
  const owner = await ownerWhoTypes(page, balance);
  await addDocuments(page, owner, ...statementsOf(steadyQuarter));
  await untilStatus(owner, balance, 'disputed');
  const question = 'You said $31,000. Your bank statements say $94,189. Which is right?';
  const card = await cardOf(page, balance, '$31,000 Sources differ');
  await expect(card).toContainText(question);
  await expect(sourcesOf(card)).toHaveText(['You said: $31,000', 'Your bank statements: $94,189 · On paper']);
  const inForce = card.getByRole('listitem').filter({ hasText: 'In force' });
  await expect(inForce).toContainText('You said: $31,000');
  await card
    .getByRole('button', { name: 'Use $94,189 from your bank statements for Average bank balance' })
    .click();
  await expect(toast(page, 'Figure decided')).toBeVisible();
  await expect(card).toContainText('$94,189 On paper');
  await expect(card).toContainText(/You decided this on \w{3} \d{1,2}, \d{4}\./);
  await expect(card).not.toContainText(question);
  await expect(inForce).toContainText('Your bank statements: $94,189');
  expect(await figureOf(owner, balance[0]!)).toMatchObject({ value: 94_189, status: 'paper' });
});

test('5: limits without balances earn nothing, balances of 0 earn all', async ({ page }) => {
  const limits = ['totalCreditLimits', 'Total credit limits', '40000'];
  const owed = ['currentCreditBalances', 'Current credit balances', '0'];
  await ownerWhoTypes(page, limits);
  const first = await cardOf(page, limits, '$40,000 You said');
  await expect(first).toContainText('Earns 0 of up to 0 points');
  await typeAnswer(page, owed);
  const card = await cardOf(page, owed, '$0 You said');
  await expect(card).toContainText('Earns 45 of up to 45 points');
});

test('6: a bank file of "No Such Bank" with perfect balances proves nothing', async ({ page }) => {
  const owner = await ownerWhoTypes(page);
  await importTypedFile(page, steadyQuarter, { bank: 'No Such Bank', ending: '4711' });
  await untilStatus(owner, balance, 'file');
  await expectBalance(page, 'Your file', 'Your bank file');
  await provesNothing(page);
});
