import { bankStatement, form1040 } from '@groundwork/test-data';
import { expect, type Locator, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { recordCalls, openScreen, disableAutomaticRefresh } from '../system/refreshes.ts';
import {
  chooseOption,
  chooseCategory,
  chooseFile,
  dial,
  documentRow,
  field,
  openDocuments,
  openUploadForm,
  signInAs,
} from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

const entries = [
  ['First Name', 'Rosa'],
  ['Last Name', 'Diaz'],
  ['Email', 'rosa@example.com'],
  ['Password', 'long enough for anybody'],
] as const;

/** The browser validates the form and focuses the first invalid field. */
async function expectAllRequired(
  overlay: Locator,
  button: string,
  fields: readonly (typeof entries)[number][],
) {
  for (const [label, value] of fields) {
    await overlay.getByRole('button', { name: button }).click();
    await expect(field(overlay, label)).toBeFocused();
    await field(overlay, label).fill(value);
  }
  await field(overlay, 'Email').fill('rosa at example.com');
  await overlay.getByRole('button', { name: button }).click();
  await expect(field(overlay, 'Email')).toBeFocused();
}

async function expectApart(upper: Locator, lower: Locator): Promise<void> {
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()];
  if (first === null || second === null) throw new Error('A line is not visible.');
  expect(first.y + first.height, 'the lines do not overlap').toBeLessThanOrEqual(second.y + 1);
}

test('the landing page shows what the product does and opens both overlays', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const features = page.getByRole('region', { name: 'Three engines, one honest answer.' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Score engine',
    'Lender matching',
    'Document intelligence',
  ]);
  for (const badge of ['Encrypted fields', 'Two-step sign-in', 'Export and erasure', 'Access log']) {
    await expect(page.getByRole('heading', { name: badge })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Get your score' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Scores are estimates, not credit decisions');

  await page.getByRole('button', { name: 'Start AI Analysis' }).click();
  const overlay = page.getByRole('dialog');
  const calls = recordCalls(page);
  await expect(overlay.getByText('Back to home')).toBeVisible();
  await expectAllRequired(overlay, 'Launch My Journey', entries);
  await overlay.getByText('Sign in instead').click();
  await expectAllRequired(overlay, 'Sign In', entries.slice(2));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await expect(overlay.getByText('Create account')).toBeVisible();
  await overlay.getByText('Back to home').click();
  await expect(overlay).toBeHidden();
});

test('a signed-in owner who opens / sees the dashboard with all its cards', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.upload({ name: 'june.pdf', content: bankStatement(4321), category: 'bank_statements' });
  await owner.saveProfile(strongProfile);
  await expect.poll(async () => (await owner.dashboard()).matchedLenders).toBeGreaterThan(0);
  await expect.poll(async () => (await owner.dashboard()).documents.categories.bank_statements).toBe(1);
  await signInAs(page, owner);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Welcome back, ${owner.person.firstName}!`,
  );
  const { activeLenders, matchedLenders, score, nextMilestone, change30Days } = await owner.dashboard();
  const { totalScore, qualificationRate } = score;
  expect(activeLenders, 'all of the sample catalog').toBe(1247);
  const figures = [totalScore, totalScore / 10, qualificationRate, matchedLenders, activeLenders];
  expect(new Set(figures).size, 'no figure can stand for another').toBe(figures.length);
  await expect(dial(page, totalScore)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Score out of 1000' })).toHaveAttribute(
    'aria-valuenow',
    String(totalScore / 10),
  );
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Qualification Rate').getByRole('strong')).toHaveText(`${qualificationRate}%`);
  await expect(region('Qualification Rate')).toContainText('Based on 1,247 lenders');
  await expect(region('Matched Lenders').getByRole('strong')).toHaveText(String(matchedLenders));
  await expect(region('Matched Lenders')).toContainText('Active matches');
  await expect(region('Next Milestone')).toContainText(nextMilestone?.title ?? 'no milestone');
  await expect(region('Next Milestone')).toContainText(`+${nextMilestone?.points} points`);
  expect(change30Days, 'of an owner who joined today').toBe(totalScore);
  await expect(page.getByText(`from last month +${totalScore}`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Since you joined today: +${totalScore}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/score');
  await expect(page.getByRole('link', { name: 'Manage Documents' })).toHaveAttribute('href', '/documents');
  const portfolio = page.getByRole('region', { name: 'Document Portfolio' });
  for (const [category, count] of [
    ['Tax Documents', '0/3'],
    ['Bank Statements', '1/3'],
    ['Financial Reports', '0/3'],
  ] as const) {
    const entry = portfolio.getByRole('listitem').filter({ hasText: category });
    await expect(entry).toContainText(`${count} complete`);
  }
});

test('the document center filters its list by the cards and by the buttons', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.upload({ name: 'return.pdf', content: form1040(70_000), category: 'tax_documents' });
  await owner.upload({ name: 'june.pdf', content: bankStatement(4321), category: 'bank_statements' });
  await signInAs(page, owner);
  await page.goto('/documents');
  await openUploadForm(page);
  const upload = page.getByRole('region', { name: 'Upload a document' });
  await expect(upload.getByText('AI analysis typically takes 2-5 minutes')).toBeVisible();
  const rows = page.getByRole('heading', { name: /\.pdf$/ });
  const expectRows = (...names: string[]) => expect(rows).toHaveText(names);
  const filter = (name: string) => page.getByRole('button', { name, exact: true });
  await expectRows('june.pdf', 'return.pdf');
  await expectApart(page.getByText('0 of 3 counted').last(), page.getByText('0 uploaded'));

  await filter('Bank Statements').click();
  await expectRows('june.pdf');
  await filter('All Documents').click();
  await expectRows('june.pdf', 'return.pdf');
  await page.getByRole('button', { name: /^Financial Reports.*0\/3/ }).click();
  await expectRows();
  await page.getByRole('button', { name: /^Tax Documents.*\/3/ }).click();
  await expectRows('return.pdf');
  await filter('Financial Reports').click();
  await expectRows();
  await filter('Tax Documents').click();
  await expectRows('return.pdf');
  await page.getByRole('button', { name: /^Bank Statements.*\/3/ }).click();
  await expectRows('june.pdf');
});

test('the upload card requires a category, offers its types and accepts a file', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await disableAutomaticRefresh(page);
  await signInAs(page, owner);
  await page.goto('/dashboard');
  const portfolio = page.getByRole('region', { name: 'Document Portfolio' }).getByRole('listitem');
  const statements = portfolio.filter({ hasText: 'Bank Statements' });
  await expect(statements).toContainText('0/3 complete');
  await openDocuments(page);
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  await openUploadForm(page);
  const card = page.getByRole('region', { name: 'Upload a document' });
  const category = card.getByRole('combobox', { name: /^Document category/ });
  const type = card.getByRole('combobox', { name: /^Document type/ });
  await expect(category).toHaveAttribute('aria-required', 'true');
  await expect(type).toBeDisabled();
  await chooseCategory(page, 'Bank Statements');
  await expect(type).toBeEnabled();
  await type.click();
  await expect(page.getByTitle('Merchant Account')).toBeVisible();
  await expect(page.getByTitle('Form 1040')).toBeHidden();
  await expect(card.getByLabel('Choose a file to upload')).toHaveAttribute(
    'accept',
    'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png',
  );

  await chooseOption(type, 'Business Savings');
  await expect(card).toContainText('Business Savings');
  await chooseFile(page, { name: 'june.pdf', mimeType: 'application/pdf', buffer: bankStatement(4321) });
  await expect(documentRow(page, 'june.pdf')).toBeVisible();
  const place = { category: 'bank_statements', subcategory: 'business_savings' };
  expect(await owner.documents()).toMatchObject([{ originalName: 'june.pdf', ...place }]);
  await expect.poll(async () => (await owner.dashboard()).documents.categories.bank_statements).toBe(1);
  await openScreen(page, 'Dashboard');
  await expect(statements).toContainText('1/3 complete');
});
