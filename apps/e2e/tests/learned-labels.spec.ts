import type { DocumentView } from '@groundwork/contracts';
import { ownWordsMonths, pdfOfDocument, statementInOwnWords } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { documentRow, signInAs, toast } from '../system/screens.ts';

const months = {
  'april.pdf': statementInOwnWords(ownWordsMonths.april),
  'may.pdf': statementInOwnWords(ownWordsMonths.may),
};
type Name = keyof typeof months;

async function uploadRead(owner: TestOwner, name: Name) {
  const content = pdfOfDocument(months[name]);
  expect((await owner.upload({ name, content, category: 'bank_statements' })).status).toBe(201);
  const isRead = (all: DocumentView[]) =>
    all.some(({ originalName, status }) => originalName === name && status === 'processed');
  await eventually(() => owner.documents(), isRead, 60_000);
}

const money = (name: Name) =>
  (months[name].truth['endingBalance'] ?? NaN).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });

async function openDrawer(page: Page, name: Name): Promise<Locator> {
  await page.goto('/documents');
  await documentRow(page, name)
    .getByRole('button', { name: `View ${name}` })
    .click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeVisible();
  return drawer;
}

const closingIn = (drawer: Locator) =>
  drawer
    .getByRole('region', { name: 'Extracted figures' })
    .getByRole('listitem')
    .filter({ hasText: 'Ending balance' });

test('a correction of one month reads the next month, and is one click away', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await uploadRead(owner, 'april.pdf');
  await signInAs(page, owner);
  const april = closingIn(await openDrawer(page, 'april.pdf'));
  await expect(april.getByRole('button', { name: 'Correct it' })).toBeVisible();
  await april.getByRole('button', { name: 'Correct it' }).click();
  await april.getByLabel('Right value of Ending balance').fill(money('april.pdf'));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Correction saved')).toBeVisible();

  await uploadRead(owner, 'may.pdf');
  const drawer = await openDrawer(page, 'may.pdf');
  const may = closingIn(drawer);
  await expect(may).toContainText(money('may.pdf'));
  await expect(may.getByRole('button', { name: 'Correct it' })).toBeHidden();
  await expect(drawer.getByText(/^Analyze again reads this file once more/)).toBeVisible();
  await expectNoViolations(page);
  await may.getByRole('link', { name: /^Read by your correction of [A-Z][a-z]+ \d{1,2}$/ }).click();
  await expect(closingIn(page.getByRole('dialog', { name: 'april.pdf' }))).toContainText(
    'Corrected by owner',
  );
});
