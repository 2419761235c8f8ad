import { writeFileSync } from 'node:fs';
import { form1040 } from '@groundwork/test-data';
import { expect, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { chooseCategory, chooseFile, openUploadForm, signInAs } from '../system/screens.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: form1040(70_000) });

let owner: TestOwner;
test.beforeEach(async ({ page }) => {
  owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/documents');
});
test.afterEach(async () => {
  const names = (await owner.documents()).map(({ originalName }) => originalName);
  expect(names.filter((name) => name.startsWith('refused'))).toEqual([]);
});

test('a file without a category is rejected', async ({ page }) => {
  await openUploadForm(page);
  await chooseFile(page, pdf('refused.pdf'));
  await expect(page.getByText('Category Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select a document category before uploading.')).toBeVisible();
});

test('a file of another type is rejected', async ({ page }) => {
  await chooseCategory(page, 'Tax Documents');
  await chooseFile(page, { name: 'refused.txt', mimeType: 'text/plain', buffer: Buffer.from('income') });
  await expect(page.getByText('Invalid File Type', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload PDF, JPG, or PNG files only.')).toBeVisible();
});

test('the server rejects a file with only the name of a PDF, with the same sentence', async ({ page }) => {
  await chooseCategory(page, 'Tax Documents');
  await chooseFile(page, { ...pdf('refused.pdf'), buffer: Buffer.from('MZ this is a program') });
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload PDF, JPG, or PNG files only.')).toBeVisible();
});

test('a file over 25 MB is rejected', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('refused.pdf');
  writeFileSync(file, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(25 * 1024 * 1024)]));
  await chooseCategory(page, 'Bank Statements');
  await chooseFile(page, file);
  await expect(page.getByText('File Too Large', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload files smaller than 25MB.')).toBeVisible();
});

test('the same file is rejected a second time, also under another name', async ({ page }) => {
  await chooseCategory(page, 'Tax Documents');
  await chooseFile(page, pdf('first.pdf'));
  await expect(page.getByRole('heading', { name: 'first.pdf' })).toBeVisible();
  await chooseCategory(page, 'Tax Documents');
  await chooseFile(page, pdf('refused-copy.pdf'));
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('This file was already uploaded')).toBeVisible();
});
