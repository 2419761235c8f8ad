import { pdfOfDocument, storedDocument } from '@groundwork/test-data';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { chooseCategory, chooseFile, documentRow, signInAs } from '../system/screens.ts';

const statement = storedDocument('business_checking-4');
const question = `This document is in the name of ${statement.holder}. Is it yours?`;
const open = 'It counts half until you answer.';

async function uploadStatement(page: Page, name: string) {
  await chooseCategory(page, 'Bank Statements');
  await chooseFile(page, { name, mimeType: 'application/pdf', buffer: pdfOfDocument(statement) });
  const row = documentRow(page, name);
  await expect(row.getByText('Processed')).toBeVisible();
  return row;
}

async function openDocuments(page: Page, legalBusinessName: string): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  expect((await owner.saveProfile({ legalBusinessName })).status).toBe(200);
  await signInAs(page, owner);
  await page.goto('/documents');
  return owner;
}

test('a statement in another name has a question, and the answer counts it in full', async ({ page }) => {
  const owner = await openDocuments(page, 'Cedar Lane LLC');
  const row = await uploadStatement(page, 'other-name.pdf');
  await expect(row.getByText(question)).toBeVisible();
  await expect(row.getByText('Another name')).toBeVisible();
  const total = async () => (await owner.score()).totalScore;
  await expect.poll(total).toBeGreaterThan(0);
  const half = await total();

  await row.getByRole('button', { name: 'View other-name.pdf' }).click();
  const drawer = page.getByRole('dialog', { name: 'other-name.pdf' });
  const group = drawer.getByRole('group', { name: question });
  await expect(drawer.getByText(open)).toBeVisible();
  await expectNoViolations(page);

  await test.step('by keyboard: her other business proves nothing', async () => {
    await group.getByRole('button', { name: 'Yes, my other business' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('It proves nothing here.')).toBeVisible();
    await expect(group).toBeHidden();
    await expect.poll(total).toBeLessThan(half);
  });

  await test.step('she changes her answer: a former name counts in full', async () => {
    await drawer.getByRole('button', { name: 'Change your answer' }).click();
    await group.getByRole('button', { name: 'Yes, a former name' }).click();
    await expect(drawer.getByText('It counts as yours.')).toBeVisible();
    await expect.poll(total).toBeGreaterThan(half);
  });
});

test('a statement in another name is removed, and Undo brings it back with its question', async ({
  page,
}) => {
  await openDocuments(page, 'Cedar Lane LLC');
  const row = await uploadStatement(page, 'stranger.pdf');
  await row.getByRole('button', { name: 'View stranger.pdf' }).click();
  const drawer = page.getByRole('dialog', { name: 'stranger.pdf' });
  await drawer.getByRole('button', { name: 'No, remove it' }).click();
  await expect(page.getByText('Document deleted', { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText(question)).toBeVisible();
});

test('a statement in her name has a question after she renames her business', async ({ page }) => {
  const owner = await openDocuments(page, statement.holder ?? '');
  const row = await uploadStatement(page, 'own-name.pdf');
  await expect(row.getByText(question)).toBeHidden();
  expect((await owner.saveProfile({ legalBusinessName: 'Cedar Lane LLC' })).status).toBe(200);
  await expect(row.getByText(question)).toBeVisible();
});
