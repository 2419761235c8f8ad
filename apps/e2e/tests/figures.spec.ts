import { expect, type Page, test } from '@playwright/test';
import { bankCsv, importBankFile, recentMonths } from '../system/bank-files.ts';
import { figureOf as readFigure } from '../system/figure-cards.ts';
import { TestOwner } from '../system/owner.ts';
import { identifiers, required } from '../system/required-answers.ts';
import { overflowScript, signInAs, toast } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

const field = 'averageBankBalance';

const figureOf = (owner: TestOwner) => readFigure(owner, field);

const dollars = (value: unknown) => `$${Number(value).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

async function ownerWithBankFile(): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await importBankFile(owner, bankCsv('', recentMonths()));
  await expect.poll(async () => (await figureOf(owner)).status, { timeout: 30_000 }).toBe('file');
  return owner;
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Average bank balance', exact: true });
const notice = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

test('a figure without an answer has the value of the bank file in the profile and in the score', async ({
  page,
}) => {
  const owner = await ownerWithBankFile();
  const { value, sources } = await figureOf(owner);
  expect(sources.map(({ grade }) => grade)).toEqual([1]);
  await expect.poll(async () => (await figureOf(owner)).points?.now).toBeGreaterThan(0);
  await signInAs(page, owner);
  await page.goto('/business-profile?tab=banking');
  await notice(page, `Taken from your bank file: ${dollars(value)}`).click();
  const card = page.getByRole('region', { name: 'Sources of Average bank balance' });
  await expect(card).toContainText('Your file');
  await expect(card).toContainText('In force');
  await expect(box(page)).toHaveValue(dollars(value).slice(1));
  expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
});

test('an owner decides between her figure and the bank file, and takes it back', async ({ page }) => {
  const owner = await ownerWithBankFile();
  const { value } = await figureOf(owner);
  expect((await owner.saveProfile({ [field]: 31 })).status).toBe(200);
  await expect.poll(async () => (await figureOf(owner)).status).toBe('disputed');
  await signInAs(page, owner);
  await page.goto('/business-profile?tab=banking');
  await notice(page, 'Your sources differ. Choose one.').click();
  const card = page.getByRole('region', { name: 'Sources of Average bank balance' });
  await card.getByRole('button', { name: /^Use .* from your bank file/ }).click();
  await expect(toast(page, 'Figure decided')).toBeVisible();
  await expect(page.getByText(`Average bank balance is now ${dollars(value)}.`)).toBeVisible();
  await expect(card).toContainText('You decided this on');
  expect(await figureOf(owner)).toMatchObject({ value, status: 'file' });
  await expect(box(page)).toHaveValue(dollars(value).slice(1));
  await card.getByRole('button', { name: 'Undo for Average bank balance' }).click();
  await expect.poll(async () => (await figureOf(owner)).status).toBe('disputed');
  expect(await figureOf(owner)).toMatchObject({ value: 31, valueFrom: 'said' });
  await expect(box(page)).toHaveValue('31');
});

test('a figure that the owner types after her decision replaces the value of the bank file', async ({
  page,
}) => {
  const owner = await ownerWithBankFile();
  const { sources } = await figureOf(owner);
  await owner.saveProfile({ ...required, ...identifiers(), [field]: 31 });
  await expect.poll(async () => (await figureOf(owner)).status).toBe('disputed');
  await owner.call('POST', `/api/figures/${field}/settle`, JSON.stringify({ use: sources[0]?.id }));
  const { value } = await figureOf(owner);
  await signInAs(page, owner);
  await page.goto('/business-profile?tab=banking');
  await expect(box(page)).toHaveValue(dollars(value).slice(1));
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Business profile saved successfully!')).toBeVisible();
  expect(await figureOf(owner), 'a save of other fields keeps her decision').toMatchObject({ value });
  await box(page).fill('');
  await box(page).pressSequentially('314');
  await expect(box(page)).toHaveValue('314');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect.poll(async () => (await figureOf(owner)).value).toBe(314);
  await expect(box(page)).toHaveValue('314');
});

test('a criterion of a lender opens the sources of its figure', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.saveProfile(strongProfile);
  await expect.poll(async () => (await owner.matches()).length).toBeGreaterThan(0);
  const [best] = await owner.matches();
  await signInAs(page, owner);
  await page.goto(`/lenders?lender=${best?.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Loan request amount: $60,000 You said' }).click();
  const card = drawer.getByRole('region', { name: 'Sources of Loan request amount' });
  await expect(card).toContainText('In force');
  await expect(card.getByRole('link', { name: 'Enter another figure' })).toBeVisible();
});

test('an open what-if begins with what holds after the only source of a figure is deleted', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  const { id } = await importBankFile(owner, bankCsv('', recentMonths()));
  await expect.poll(async () => (await figureOf(owner)).points?.now, { timeout: 30_000 }).toBeGreaterThan(0);
  const { value } = await figureOf(owner);
  await signInAs(page, owner);
  await page.goto('/dashboard');
  const whatIf = page.getByRole('region', { name: 'What if?' });
  await whatIf.getByRole('button', { name: 'Try it' }).click();
  const lever = whatIf.getByRole('slider', { name: 'Average bank balance' });
  const score = whatIf.getByRole('slider', { name: 'Personal credit score' });
  await expect(lever).toHaveAttribute('aria-valuetext', dollars(value));
  await score.fill('760');
  const result = whatIf.getByRole('status', { name: 'Score with these figures' });
  const before = await result.textContent();
  expect((await owner.call('DELETE', `/api/bank-files/${id}`)).status).toBe(200);
  await expect(lever).toHaveAttribute('aria-valuetext', 'not known yet');
  await expect(result).not.toHaveText(before ?? '');
  await expect(score).toHaveAttribute('aria-valuetext', '760');
  expect(await figureOf(owner)).toMatchObject({ status: 'open', value: null });
});

test('the profile shows no typed value before it is known what is in force', async ({ page }) => {
  const owner = await ownerWithBankFile();
  const { value, sources } = await figureOf(owner);
  await owner.saveProfile({ [field]: 31 });
  await expect.poll(async () => (await figureOf(owner)).status).toBe('disputed');
  await owner.call('POST', `/api/figures/${field}/settle`, JSON.stringify({ use: sources[0]?.id }));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/figures', async (route) => {
    await held;
    await route.continue();
  });
  await signInAs(page, owner);
  const requested = page.waitForRequest('**/api/figures');
  await page.goto('/business-profile?tab=banking');
  await requested;
  await expect(page.locator('.gw-loading').first()).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  release();
  await expect(box(page)).toHaveValue(dollars(value).slice(1));
});
