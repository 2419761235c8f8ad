import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { bankCsv, importBankFile, largeBankCsv, planBankFile } from '../system/bank-files.ts';
import { failQuery } from '../system/failing-query.ts';
import { TestOwner } from '../system/owner.ts';
import { overflowScript, signInAs, toast } from '../system/screens.ts';

const records = (page: Page) => page.getByRole('region', { name: 'Bank records' });
const cashFlow = (page: Page) => page.getByRole('region', { name: 'Cash flow', exact: true });

const classFilter = (page: Page) => cashFlow(page).getByRole('combobox', { name: 'Class', exact: true });

async function openBanking(page: Page, owner: TestOwner): Promise<void> {
  await signInAs(page, owner);
  await page.goto('/banking-info');
}

async function upload(page: Page, content: string): Promise<void> {
  await records(page).getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file from your bank' });
  const file = { name: 'checking.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload' }).click();
}

test('an owner imports a file, sees three proven months and the cash flow, and undoes it', async ({
  page,
}) => {
  await openBanking(page, await TestOwner.signUp());
  await expect(records(page)).toContainText('Import a file from your bank for your revenue');
  await upload(page, bankCsv());
  const dialog = page.getByRole('dialog', { name: 'Import a file from your bank' });
  await expect(dialog).toContainText('This is a bank export.');
  await dialog.getByRole('button', { name: 'Check the columns' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Balance', exact: true })).toHaveValue('3');
  await dialog.getByLabel('Bank name').fill('First Bank');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('From Jun 1, 2026 to Aug 31, 2026: $19,800.00 in');
  await dialog.getByRole('button', { name: 'Add its 15 transactions' }).click();
  await expect(toast(page, '15 transactions added')).toBeVisible();
  await expect(records(page).getByText('Adds up', { exact: true })).toHaveCount(3);
  await expect(cashFlow(page)).toContainText('Counted through Aug 2026');
  await expect(cashFlow(page)).toContainText('$19,800.00');
  const months = cashFlow(page).getByRole('region', { name: 'Revenue by month' }).getByRole('listitem');
  await expect(months).toHaveCount(3);
  await expect(months.last()).toContainText('Aug 2026: $6,600.00 revenue');
  await upload(page, bankCsv());
  await expect(dialog.getByRole('alert')).toHaveText('This file was already imported');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await records(page).getByRole('button', { name: 'Undo the import of checking.csv' }).click();
  await expect(records(page)).toContainText('Undone');
  await expect(records(page).getByText('Adds up', { exact: true })).toHaveCount(0);
});

test('the transactions of a large file are added after the reply, and the page follows them', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await planBankFile(owner, largeBankCsv(20_100));
  await openBanking(page, owner);
  await records(page).getByRole('button', { name: 'Continue checking.csv' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file from your bank' });
  const add = dialog.getByRole('button', { name: 'Add its 20,100 transactions' });
  await add.click();
  const adding = dialog.getByRole('status').filter({ hasText: 'Adding 20,100 transactions…' });
  await expect(adding).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(toast(page, '20,100 transactions added')).toBeVisible({ timeout: 120_000 });
  await expect(dialog).toBeHidden();
  await expect(records(page).getByRole('status')).toHaveText('Imported');
  await expect(records(page)).toContainText('20,100 transactions, Jun 1, 2026 to Aug 31, 2026');
  await page.reload();
  await expect(records(page).getByRole('status')).toHaveText('Imported');
});

test('a file with dates in doubt needs an answer which part is the month', async ({ page }) => {
  await openBanking(page, await TestOwner.signUp());
  await upload(page, 'Date,Description,Amount\n03/04/2026,SHOP,-5.00\n');
  const dialog = page.getByRole('dialog', { name: 'Import a file from your bank' });
  const question = dialog.getByRole('group', { name: 'Is 03/04/2026 Mar 4, 2026 or Apr 3, 2026?' });
  await question.getByLabel('Mar 4, 2026').check();
  await dialog.getByLabel('Bank name').fill('First Bank');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Add its 1 transaction' })).toBeVisible();
  await expect(dialog).toContainText('Mar 4, 2026');
  await expect(dialog).toContainText('The file has no balances');
});

test('a row gets another class, which its screen shows as corrected', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await importBankFile(owner);
  await openBanking(page, owner);
  await classFilter(page).selectOption('Loan repayment');
  const row = cashFlow(page).locator('tbody').filter({ hasText: 'SBA LOAN PAYMENT' });
  await expect(row).toHaveCount(3);
  await row
    .first()
    .getByRole('button', { name: /^Change class/ })
    .click();
  await row.first().getByRole('combobox').selectOption('Rent');
  await row.first().getByLabel('Also all transactions with this text').check();
  await row.first().getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, '3 transactions changed')).toBeVisible();
  await expect(cashFlow(page)).toContainText('No transaction matches.');
  await classFilter(page).selectOption('Rent');
  await expect(cashFlow(page).getByText('corrected')).toHaveCount(3);
});

test('an account gets other digits, leaves the figures as a personal one, and goes with its rows', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await importBankFile(owner);
  await openBanking(page, owner);
  await expect(cashFlow(page)).toContainText('Counted through Aug 2026');
  const open = records(page).getByRole('button', { name: /^Change the account / });
  const dialog = page.getByRole('dialog', { name: 'Change this account' });
  await open.click();
  const digits = dialog.getByLabel('Last 4 digits of the account number');
  await digits.fill('42');
  await dialog.getByLabel('Used for').selectOption('Personal');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter the last four digits of the account number');
  const picture = (theme: string) => test.info().outputPath(`change-account-${theme}.png`);
  await expectAccessibleInBothThemes(page, picture);
  await digits.fill('4242');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(records(page).getByRole('heading', { name: /\*{4}4242$/ })).toBeVisible();
  await expect(cashFlow(page)).toContainText('Add three full months to see your cash flow.');
  await open.click();
  await dialog.getByRole('button', { name: 'Delete this account' }).click();
  await dialog.getByRole('button', { name: 'Delete it with its files and 15 transactions' }).click();
  await expect(records(page)).toContainText('Import a file from your bank for your revenue');
});

test('an imported file is deleted with its rows by a second click', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await importBankFile(owner);
  await openBanking(page, owner);
  await expect(cashFlow(page)).toContainText('Counted through Aug 2026');
  const remove = records(page).getByRole('button', { name: /^Delete / });
  await remove.click();
  await page.keyboard.press('Tab');
  await expect(remove).toHaveText('Delete');
  await remove.click();
  await records(page)
    .getByRole('button', { name: /^Delete with its transactions/ })
    .click();
  await expect(records(page)).toContainText('No transactions');
  await expect(records(page)).not.toContainText('checking.csv');
});

test('bank records that are away show the outage, and come back', async ({ page }) => {
  const owner = await TestOwner.signUp();
  const problem = { code: 'UNAVAILABLE', message: 'The ledger does not answer.' };
  const outage = await failQuery(page, '**/api/bank-files', { status: 503, json: problem });
  await openBanking(page, owner);
  await expect(records(page)).toContainText('Bank records are away.', { timeout: 15_000 });
  await expect(records(page)).toContainText('Your files are safe. Try again.');
  await outage.end();
  await records(page)
    .getByRole('button')
    .filter({ hasText: /again|Retry/i })
    .click();
  await expect(records(page)).toContainText('Import a file from your bank for your revenue');
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('bank records have no accessibility violation in light and dark', async ({ page }, testInfo) => {
      const owner = await TestOwner.signUp();
      await importBankFile(owner);
      await openBanking(page, owner);
      await expect(cashFlow(page)).toContainText('Counted through Aug 2026');
      const expectAccessible = (name: string) =>
        expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`${name} ${theme}.png`));
      await expectAccessible('Bank records');
      expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
      await upload(page, bankCsv(' TWO'));
      await expect(page.getByRole('dialog')).toContainText('Account: First Bank');
      await expectAccessible('Import');
    });

    test('a file whose rows are added has no accessibility violation', async ({ page }, testInfo) => {
      const owner = await TestOwner.signUp();
      await planBankFile(owner);
      await page.route(/\/api\/bank-files/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('"state":"planned"', '"state":"applying"');
        await route.fulfill({ response, body });
      });
      await openBanking(page, owner);
      await expect(records(page).getByRole('status')).toHaveText('Adding 15 transactions…');
      await expect(records(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      const expectAccessible = (name: string) =>
        expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`${name} ${theme}.png`));
      await records(page).getByRole('status').scrollIntoViewIfNeeded();
      await expectAccessible('Files');
      await records(page).getByRole('button', { name: 'Continue checking.csv' }).click();
      await expect(page.getByRole('dialog')).toContainText('Adding 15 transactions…');
      await expectAccessible('Dialog');
      expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
    });
  });
}
