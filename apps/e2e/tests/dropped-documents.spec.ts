import {
  bankStatement,
  csvOf,
  form1040,
  pdfOf,
  programReports,
  xlsxOf,
  xlsxType,
} from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { bankCsv, ledgerAccountsOf } from '../system/bank-files.ts';
import { TestOwner } from '../system/owner.ts';
import {
  type ChosenFile,
  documentRow,
  hoverUndo,
  overflowScript,
  signInAs,
  toast,
} from '../system/screens.ts';

const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });
const taxReturn = (name: string, income: number) => pdf(name, form1040(income));
const letter = pdf('letter.pdf', pdfOf([['Dear Maya,', 'thank you for the flowers.', 'Yours, Tom']]));
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('buy milk') };
const documents = [
  taxReturn('1040-2025.pdf', 91_000),
  pdf('june.pdf', bankStatement(4321)),
  pdf('july.pdf', bankStatement(987_654, 20_004_712)),
  letter,
  notes,
];

const card = (page: Page) => page.getByRole('region', { name: 'Drop your documents' });
const list = (page: Page) => page.getByRole('list', { name: 'Your documents' });
const queued = (page: Page, name: string): Locator =>
  list(page).locator(':scope > li').filter({ hasText: name });
const choose = (page: Page, ...files: ChosenFile[]) =>
  page.getByLabel('Choose documents to add').setInputFiles(files);
const missing = (page: Page, category: string) =>
  list(page).locator(':scope > li').filter({ hasText: category }).filter({ hasText: 'missing' });

async function open(page: Page): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/documents');
  await expect(page.getByText('No documents uploaded')).toBeVisible();
  return owner;
}

const dropScript = `({ files }) => {
  const dropped = new DataTransfer();
  for (const { name, type, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    dropped.items.add(new File([bytes], name, { type }));
  }
  const target = document.querySelector('.drop-card .drop');
  target.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
}`;

async function drop(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const data = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate(`(${dropScript})(${JSON.stringify({ files: data })})`);
}

test('an owner adds and files documents with the keyboard alone', async ({ page }) => {
  const opening = page.waitForEvent('filechooser');
  const owner = await open(page);
  await page.getByLabel('Choose documents to add').focus();
  await page.keyboard.press('Enter');
  const chooser = await opening;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([letter]);
  const choice = queued(page, 'letter.pdf').getByRole('button', { name: 'Tax Documents for letter.pdf' });
  await expect(choice).toBeVisible();
  const reach = async () => {
    await page.keyboard.press('Tab');
    return choice.evaluate((button) => button === document.activeElement);
  };
  expect(await eventually(reach, (isReached) => isReached, 20_000)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(documentRow(page, 'letter.pdf')).toContainText('Tax Documents');
  expect(await owner.documents()).toMatchObject([{ category: 'tax_documents', categoryOpen: false }]);
});

test('five mixed files are filed by their reading, and one click files the unknown one', async ({
  page,
}, testInfo) => {
  const owner = await open(page);
  await expect(missing(page, 'Tax Documents')).toHaveCount(3);

  await drop(page, documents);
  await expect(queued(page, 'notes.txt')).toContainText('Please upload PDF, JPG, or PNG files only.');
  await expect(queued(page, '1040-2025.pdf')).toContainText('Read as Form 1040');
  await expect(queued(page, '1040-2025.pdf')).toContainText('It counts in Tax Documents.');
  await expect(queued(page, 'june.pdf')).toContainText('Read as Business Checking');
  await expect(queued(page, 'letter.pdf')).toContainText('Which category is it?');
  await expect(missing(page, 'Tax Documents')).toHaveCount(2);
  await expect(missing(page, 'Bank Statements')).toHaveCount(1);
  await expect(page.getByText(/^\d counted( · \d with our reviewers)? · 2 need you$/)).toBeVisible();
  await expect(documentRow(page, 'letter.pdf')).toContainText('Category not known yet');
  const signals = (await owner.documents()).flatMap(({ aiAnalysis }) => aiAnalysis.signals);
  expect(signals.map(({ code }) => code)).not.toContain('CATEGORY_MISMATCH');
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`queue-${theme}.png`));
  await page.screenshot({ path: testInfo.outputPath('queue-1440.png'), fullPage: true });

  await queued(page, 'letter.pdf').getByRole('button', { name: 'Financial Reports for letter.pdf' }).click();
  await expect(documentRow(page, 'letter.pdf')).toContainText('Financial Reports');
  await expect(page.getByText(/^\d counted · \d with our reviewers · 1 needs you$/)).toBeVisible();
  await expect(queued(page, 'letter.pdf').getByRole('group')).toBeHidden();

  await test.step('a deleted document returns with Undo', async () => {
    await queued(page, '1040-2025.pdf').getByRole('button', { name: 'View 1040-2025.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const undo = await hoverUndo(page);
    await expect(documentRow(page, '1040-2025.pdf')).toBeHidden();
    await undo.click();
    await expect(documentRow(page, '1040-2025.pdf')).toBeVisible();
  });

  await test.step('a file that cannot be sent leaves the list', async () => {
    await queued(page, 'notes.txt').getByRole('button', { name: 'Remove notes.txt from the list' }).click();
    await expect(queued(page, 'notes.txt')).toBeHidden();
    await expect(documentRow(page, 'june.pdf')).toBeVisible();
  });
});

test('a report of a bookkeeping program is read as XLSX, and a CSV report as a document', async ({
  page,
}, testInfo) => {
  const owner = await open(page);
  const { agingOf, quickBooksOnline } = programReports;
  const workbook = await xlsxOf([{ name: 'Profit and Loss', rows: quickBooksOnline }]);
  const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await drop(page, [
    { name: 'profit.xlsx', mimeType: xlsxType, buffer: workbook },
    csv('aging.csv', csvOf(agingOf('A/R Aging Summary'))),
    csv('letter.csv', 'Dear Ann,\nthe report, as you know, is late.\nBo'),
  ]);
  const note = 'A spreadsheet can be edited. A reviewer checks it.';
  await expect(queued(page, 'profit.xlsx')).toContainText('Read as Profit & Loss');
  await expect(queued(page, 'profit.xlsx')).toContainText(note);
  await expect(queued(page, 'aging.csv')).toContainText('Read as Accounts Receivable Aging');
  await expect(queued(page, 'letter.csv')).toContainText('Please upload PDF, JPG, or PNG files only.');
  await expect(page.getByText(/ \d with our reviewers/)).toBeVisible();
  expect(await owner.documents()).toContainEqual(
    expect.objectContaining({ originalName: 'profit.xlsx', reviewRequired: true, fraudScore: 0 }),
  );

  await page.getByRole('button', { name: 'View profit.xlsx' }).click();
  const drawer = page.getByRole('dialog', { name: 'profit.xlsx' });
  await expect(drawer).toContainText('412,300.50');
  await expect(drawer).toContainText(note);
  await expect(drawer.getByRole('img', { name: 'Page 1 of profit.xlsx' })).toBeVisible();
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`spreadsheet-${theme}.png`));
  await page.screenshot({ path: testInfo.outputPath('spreadsheet-1440.png') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: testInfo.outputPath('spreadsheet-390.png') });
});

test('a rate limit, a full storage and no network make a file wait, and it is sent once', async ({
  page,
  context,
}) => {
  const owner = await open(page);
  const path = '**/api/documents';
  const answer = (status: number, code: string, headers: Record<string, string> = {}) =>
    page.route(
      path,
      (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, headers, json: { message: code, code } })
          : route.fallback(),
      { times: 20 },
    );

  await answer(429, 'TOO_MANY_UPLOADS', { 'Retry-After': '4' });
  await choose(page, taxReturn('limited.pdf', 81_000));
  await expect(queued(page, 'limited.pdf')).toContainText(/We send it again in \d seconds?\./);
  await page.unroute(path);
  await expect(queued(page, 'limited.pdf')).toContainText('Read as Form 1040');
  await expect(card(page)).toContainText('Last 24 hours: 1 of 2,400 files');

  await answer(429, 'BUDGET_SPENT', { 'Retry-After': '3600' });
  await choose(page, taxReturn('spent.pdf', 84_000));
  await expect(queued(page, 'spent.pdf')).toContainText('You sent as much as your plan allows for now');
  await expect(queued(page, 'spent.pdf')).toContainText(
    /We send it again on \w+ \d+, \d{4}, \d+:\d+ [AP]M\./,
  );
  await queued(page, 'spent.pdf').getByRole('button', { name: 'Remove spent.pdf from the list' }).click();
  await page.unroute(path);

  await answer(413, 'STORAGE_FULL');
  await choose(page, taxReturn('large.pdf', 82_000));
  await expect(queued(page, 'large.pdf')).toContainText('STORAGE_FULL');
  await page.unroute(path);
  await queued(page, 'large.pdf').getByRole('button', { name: 'Try again: large.pdf' }).click();
  await expect(queued(page, 'large.pdf')).toContainText('Read as Form 1040');

  await context.setOffline(true);
  await choose(page, taxReturn('offline.pdf', 83_000));
  await expect(queued(page, 'offline.pdf')).toContainText('We send it when you are online again.');
  await context.setOffline(false);
  await expect(queued(page, 'offline.pdf')).toContainText('Read as Form 1040');

  await choose(page, taxReturn('again.pdf', 83_000));
  await expect(queued(page, 'again.pdf')).toContainText('This file was already uploaded');
  await queued(page, 'again.pdf').getByRole('button', { name: 'Remove again.pdf from the list' }).click();
  await expect(queued(page, 'again.pdf')).toBeHidden();
  const names = (await owner.documents()).map(({ originalName }) => originalName);
  expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(['large.pdf', 'limited.pdf', 'offline.pdf']);
});

const bankFile = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a bank export among the documents is added with one click, and undone', async ({
      page,
    }, testInfo) => {
      const owner = await open(page);
      await drop(page, [bankFile('checking.csv', bankCsv())]);
      const row = queued(page, 'checking.csv');
      await expect(row).toContainText('This is a bank export.');
      await expect(row).toContainText('Account: Your bank, Checking');
      await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`bank-${theme}.png`));
      expect(await page.evaluate<number>(overflowScript)).toBe(0);
      await row.getByRole('button', { name: 'Add its 15 transactions' }).click();
      await expect(toast(page, '15 transactions added')).toBeVisible();
      await expect.poll(async () => (await ledgerAccountsOf(owner))[0]?.rows).toBe(15);
      expect(await owner.documents()).toEqual([]);

      await row.getByRole('button', { name: 'Undo the import of checking.csv' }).click();
      await expect(row).toBeHidden();
      await expect.poll(async () => (await ledgerAccountsOf(owner))[0]?.rows).toBe(0);
    });
  });
}

test('an OFX file and a second export wait in the list for one click each, and doubts for a look', async ({
  page,
}) => {
  const owner = await open(page);
  const ofx = `OFXHEADER:100\n<OFX><BANKACCTFROM><BANKID>021<ACCTID>777123456<ACCTTYPE>CHECKING</BANKACCTFROM>
  <STMTTRN><DTPOSTED>20260601<TRNAMT>-5.00<FITID>A<NAME>SHOP</STMTTRN></OFX>`;
  await drop(page, [bankFile('year.ofx', ofx)]);
  await queued(page, 'year.ofx').getByRole('button', { name: 'Add its 1 transaction' }).click();
  await expect(toast(page, '1 transaction added')).toBeVisible();

  await drop(page, [bankFile('unclear.csv', 'Date,Description,Amount\n03/04/2026,SHOP,-5.00\n')]);
  await expect(queued(page, 'unclear.csv')).toContainText('Needs your answer');
  await page.reload();
  await queued(page, 'unclear.csv').getByRole('button', { name: 'Continue unclear.csv' }).click();
  await expect(page.getByRole('group', { name: /^Is 03\/04\/2026/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await drop(page, [bankFile('unclear.csv', 'Date,Description,Amount\n03/04/2026,SHOP,-5.00\n')]);
  await expect(queued(page, 'unclear.csv').filter({ hasText: 'already imported' })).toBeVisible();
  expect(await owner.documents()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera adds one photo after the other', async ({ page }, testInfo) => {
    await open(page);
    const camera = card(page).locator('input[capture="environment"]');
    await expect(card(page).getByText('Take a photo')).toBeVisible();
    await camera.setInputFiles(taxReturn('photo one.pdf', 84_000));
    await camera.setInputFiles(taxReturn('photo two.pdf', 85_000));
    await expect(queued(page, 'photo one.pdf')).toContainText('Read as Form 1040');
    await expect(queued(page, 'photo two.pdf')).toContainText('Read as Form 1040');
    expect(await page.evaluate<number>(overflowScript)).toBe(0);
    await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`phone-${theme}.png`));
    await page.screenshot({ path: testInfo.outputPath('queue-390.png'), fullPage: true });
  });
});
