import { expect, test } from '@playwright/test';
import { form1040 } from '@groundwork/test-data';
import { createPerson } from '../system/owner.ts';
import {
  chooseCategory,
  chooseFile,
  dial,
  documentRow,
  fillSignUp,
  markedPage,
  markPage,
  milestone,
  openDocuments,
  skipQuestions,
} from '../system/screens.ts';

test('an owner signs up, uploads a tax form, and sees the dial move in another tab without a reload', async ({
  page,
  context,
}, testInfo) => {
  const owner = createPerson('Rosa');
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await fillSignUp(page, owner);

  await expect(page).toHaveURL(/\/dashboard$/);
  await skipQuestions(page);
  await expect(page.getByRole('heading', { name: 'Welcome back, Rosa!' })).toBeVisible();
  await expect(dial(page, 0)).toBeVisible();
  await expect(milestone(page)).toContainText('+53 points');
  await expect(milestone(page)).toContainText('Upload tax returns');

  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  await expect(dial(dashboard, 0)).toBeVisible();
  await markPage(dashboard);

  await openDocuments(page);
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  await markPage(page);
  await chooseCategory(page, 'Tax Documents');
  await chooseFile(page, { name: '1040-2025.pdf', mimeType: 'application/pdf', buffer: form1040(91_000) });

  const row = documentRow(page, '1040-2025.pdf');
  await expect(row.getByText('Processed')).toBeVisible();
  await expect(row.getByText('No fraud indicators detected')).toBeVisible();
  await expect(markedPage(page)).toBeAttached();
  await page.screenshot({ path: testInfo.outputPath('documents.png'), fullPage: true });

  await expect(dial(dashboard, 23)).toBeVisible();
  await expect(milestone(dashboard)).toContainText('+30 points');
  await expect(dashboard.getByText('1/3 complete')).toBeVisible();
  await expect(markedPage(dashboard)).toBeAttached();
  await dashboard.screenshot({ path: testInfo.outputPath('dashboard.png'), fullPage: true });
});
