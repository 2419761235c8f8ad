import { bankStatement, form1040 } from '@groundwork/testing';
import { expect, type Locator, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { recordCalls, openScreen, disableAutomaticRefresh } from '../system/refreshes.ts';
import {
  chooseCategory,
  chooseFile,
  documentRow,
  field,
  openDocuments,
  signInAs,
} from '../system/screens.ts';

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

test('the landing page shows what the product does and opens both overlays', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  for (const card of ['Score engine', 'Lender matching', 'Document intelligence']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
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
  await signInAs(page, owner);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: `Welcome back, ${owner.person.firstName}!` })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Score out of 1000' })).toBeVisible();
  const rate = page.getByRole('region', { name: 'Qualification Rate' });
  const { activeLenders } = await owner.dashboard();
  expect(activeLenders, 'all of the sample catalogue').toBe(1247);
  await expect(rate).toContainText('Based on 1,247 lenders');
  await expect(page.getByRole('region', { name: 'Matched Lenders' })).toContainText('Active matches');
  await expect(page.getByRole('region', { name: 'Next Milestone' })).toContainText('Upload tax returns');
  await expect(page.getByText('from last month +0')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/score');
  await expect(page.getByRole('link', { name: 'Manage Documents' })).toHaveAttribute('href', '/documents');
  const portfolio = page.getByRole('region', { name: 'Document Portfolio' });
  for (const category of ['Tax Documents', 'Bank Statements', 'Financial Reports']) {
    await expect(portfolio.getByRole('listitem').filter({ hasText: category })).toContainText('0/3 complete');
  }
});

test('the document center filters its list by the cards and by the buttons', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await owner.upload({ name: 'return.pdf', content: form1040(70_000), category: 'tax_documents' });
  await signInAs(page, owner);
  await page.goto('/documents');
  const upload = page.getByRole('region', { name: 'Upload a document' });
  await expect(upload.getByText('AI analysis typically takes 2-5 minutes')).toBeVisible();
  const row = page.getByRole('heading', { name: 'return.pdf' });
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'Bank Statements', exact: true }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'All Documents' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: /^Financial Reports.*0\/3/ }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: /^Tax Documents.*\/3/ }).click();
  await expect(row).toBeVisible();
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

  await page.getByTitle('Business Savings').click();
  await chooseFile(page, { name: 'june.pdf', mimeType: 'application/pdf', buffer: bankStatement(4321) });
  await expect(documentRow(page, 'june.pdf')).toBeVisible();
  const place = { category: 'bank_statements', subcategory: 'business_savings' };
  expect(await owner.documents()).toMatchObject([{ originalName: 'june.pdf', ...place }]);
  await expect.poll(async () => (await owner.dashboard()).documents.categories.bank_statements).toBe(1);
  await openScreen(page, 'Dashboard');
  await expect(statements).toContainText('1/3 complete');
});
