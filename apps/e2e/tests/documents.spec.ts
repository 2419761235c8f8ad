import type { DocumentView } from '@groundwork/contracts';
import {
  bankStatement,
  cellsOf,
  forge,
  form1040,
  pdfOf,
  pdfOfDocument,
  storedDocument,
} from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import {
  chooseCategory,
  chooseFile,
  dial,
  documentRow,
  markedPage,
  markPage,
  hoverUndo,
  signInAs,
} from '../system/screens.ts';

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const category = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}.*/3`) });
const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const section = (drawer: Locator, name: string) => drawer.getByRole('region', { name });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function open(page: Page, path = '/documents'): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto(path);
  return owner;
}

async function upload(page: Page, place: string, name: string, buffer: Buffer): Promise<Locator> {
  await chooseCategory(page, place);
  await chooseFile(page, pdf(name, buffer));
  const row = documentRow(page, name);
  await expect(row.getByText('Processed')).toBeVisible();
  return row;
}

async function findDocument(owner: TestOwner, name: string): Promise<DocumentView> {
  const match = (await owner.documents()).find(({ originalName }) => originalName === name);
  if (match === undefined) throw new Error(`${name} is not in the list`);
  return match;
}

test('a statement and a 1040 are processed, the owner moves the 1040 to its category, and the dial follows', async ({
  page,
  context,
}, testInfo) => {
  const owner = await open(page);
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  await expect(dial(dashboard, 0)).toBeVisible();
  await markPage(dashboard);
  await markPage(page);

  await upload(page, 'Bank Statements', 'june.pdf', bankStatement(4321));
  await expect(category(page, 'Bank Statements')).toContainText('1/3');
  const row = await upload(page, 'Financial Reports', '1040-2025.pdf', form1040(91_000));
  await expect(row.getByText('Needs review')).toBeVisible();
  await expect(category(page, 'Tax Documents')).toContainText('0/3');

  const drawer = drawerOf(page, '1040-2025.pdf');
  await test.step('the drawer shows the figures and the signals', async () => {
    await row.getByRole('button', { name: 'View 1040-2025.pdf' }).click();
    const income = section(drawer, 'Extracted figures')
      .getByRole('listitem')
      .filter({ hasText: 'Total income' });
    await expect(income).toContainText('$91,000.00');
    await expect(income).toContainText('Page 1');
    const signal = section(drawer, 'Signals').getByRole('listitem').filter({ hasText: 'another category' });
    await expect(signal.getByRole('definition')).toHaveText(['Financial Reports', 'Tax Documents']);
    await expect(section(drawer, 'Stages')).toContainText('Received');
    await page.screenshot({ path: testInfo.outputPath('drawer.png') });
  });

  await test.step('one click moves the document, and both tabs follow', async () => {
    const before = (await owner.score()).totalScore;
    await drawer.getByRole('button', { name: 'Move it there' }).click();
    await expect(toast(page, 'Document moved')).toBeVisible();
    await expect(section(drawer, 'Signals')).not.toContainText('another category');
    const { totalScore } = await eventually(owner.score, (now) => now.totalScore > before, 30_000);
    await expect(dial(dashboard, totalScore)).toBeVisible();
    const portfolio = dashboard.getByRole('region', { name: 'Document Portfolio' });
    await expect(portfolio.getByRole('listitem').filter({ hasText: 'Tax Documents' })).toContainText('1/3');
  });

  await test.step('its figure fills what the owner did not answer, and opens its sources', async () => {
    await section(drawer, 'Figures of your score')
      .getByRole('button', { name: 'Annual personal income: $91,000 Your file' })
      .click();
    const card = drawer.getByRole('region', { name: 'Sources of Annual personal income' });
    await expect(card).toContainText('Form 1040 2025');
    await expect(card).toContainText('In force');
    expect((await owner.profile()).annualPersonalIncome).toBe(0);
  });

  await test.step('the owner deletes it, restores it with Undo, and analyzes it again', async () => {
    await drawer.getByRole('button', { name: 'Delete' }).click();
    const undo = await hoverUndo(page);
    await expect(row).toBeHidden();
    await expect(drawer).toBeHidden();
    await undo.click();
    await expect(row).toBeVisible();
    const before = await findDocument(owner, '1040-2025.pdf');
    await row.getByRole('button', { name: 'View 1040-2025.pdf' }).click();
    await drawer.getByRole('button', { name: 'Analyze again' }).click();
    const isAnalyzedAgain = (now: DocumentView) =>
      now.status === 'processed' && now.aiAnalysis.stages[0]?.at !== before.aiAnalysis.stages[0]?.at;
    await eventually(() => findDocument(owner, '1040-2025.pdf'), isAnalyzedAgain, 30_000);
    await expect(drawer.getByText('Processed')).toBeVisible();
  });

  await test.step('the download has the original name', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('1040-2025.pdf');
  });
  await expect(markedPage(page)).toBeAttached();
  await expect(markedPage(dashboard)).toBeAttached();

  await test.step('the address opens the drawer again, and its button closes it', async () => {
    await page.reload();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close document' }).click();
    await expect(drawer).toBeHidden();
  });
});

function editedStatement(): Buffer {
  const statement = storedDocument('business_checking-6');
  const balance = cellsOf(statement.pages)[1]?.findLast(({ text }) => text === '49,876.75');
  if (!balance) throw new Error('The second page ends with the balance');
  return pdfOfDocument(forge(statement, balance, '349,876.75'));
}

test('an edited statement shows why it is suspect, and opens the page', async ({ page }, testInfo) => {
  const owner = await open(page);
  const pictures: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/preview?page=')) pictures.push(request.headers()['authorization']);
  });
  const row = await upload(page, 'Bank Statements', 'edited.pdf', editedStatement());
  await expect(row.getByText('Needs review')).toBeVisible();
  await expect(row.getByText('No fraud indicators detected')).toBeHidden();
  await row.getByRole('button', { name: 'View edited.pdf' }).click();
  const drawer = drawerOf(page, 'edited.pdf');
  const picture = (number: number) => drawer.getByRole('img', { name: `Page ${number} of edited.pdf` });
  await expect(picture(1)).toBeVisible();
  const signal = section(drawer, 'Signals')
    .getByRole('listitem')
    .filter({ hasText: 'doesn’t follow from the one before it' });
  await expect(signal.getByRole('definition')).toHaveText(['49,876.75', '349,876.75']);
  await signal.getByRole('button', { name: /^Page 2/ }).click();
  await expect(picture(2)).toBeVisible();
  await expect(drawer.getByText('Page 2 of 2')).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('edited.png') });
  await expect(drawer.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await drawer.getByRole('button', { name: 'Previous page' }).click();
  await expect(picture(1)).toBeVisible();
  expect(pictures).toEqual([`Bearer ${owner.token}`, `Bearer ${owner.token}`]);
});

const watchProgress = `
  window.shown = [];
  const look = () => {
    const value = document.querySelector('[aria-label="Upload progress"]')?.getAttribute('aria-valuenow');
    if (value != null && value !== window.shown.at(-1)) window.shown.push(value);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
`;

const unequalStatement = () =>
  pdfOf([
    [
      'First Prairie Bank   Business Checking Statement',
      'Statement period 06/01/2026 to 06/30/2026   Page 1 of 1',
      'Account number 10004711',
      'Beginning balance 4,321.00',
      'Total deposits 8,000.00',
      'Total withdrawals 3,250.00',
      'Ending balance 9,017.00',
      '06/02/2026 Customer payment 1,000.00 5,321.00',
      '06/04/2026 Customer payment 4,000.00 9,321.00',
      '06/08/2026 Supplies -250.00 9,071.00',
      '06/11/2026 Office rent -3,000.00 6,071.00',
      '06/22/2026 Customer payment 1,500.00 8,571.00',
      '06/25/2026 Customer payment 500.00 9,071.00',
      'Questions? Call 1-800-555-0142. Member FDIC',
    ],
  ]);

test('a statement that does not add up has both amounts one click away, and marks its days', async ({
  page,
}, testInfo) => {
  await open(page);
  const row = await upload(page, 'Bank Statements', 'june.pdf', unequalStatement());
  await row.getByRole('button', { name: 'View june.pdf' }).click();
  const drawer = drawerOf(page, 'june.pdf');
  const ending = section(drawer, 'Extracted figures')
    .getByRole('listitem')
    .filter({ hasText: 'Ending balance' });
  const readBox = drawer.getByRole('button', { name: 'Ending balance: $9,017.00' });
  const otherBox = drawer.getByRole('button', { name: 'Ending balance: $9,071.00' });
  const other = ending.getByRole('button', { name: '$9,071.00, on page 1' });

  await test.step('figure and box point at each other', async () => {
    await ending.hover();
    await expect(readBox).toHaveAttribute('data-pointed', '');
    await other.focus();
    await expect(otherBox).toHaveAttribute('data-pointed', '');
    await readBox.focus();
    await expect(ending).toHaveAttribute('data-pointed', '');
    await page.keyboard.press('Enter');
    await expect(ending).toBeFocused();
    await otherBox.click();
    await expect(other).toBeFocused();
  });

  await test.step('days whose transactions do not close have their amount, and lead to their rows', async () => {
    const days = drawer.getByRole('list', { name: 'Days that don’t add up' });
    await expect(days.getByRole('listitem')).toHaveText([
      'Jun 4, 2026 to Jun 25, 2026: $750.00 is missing',
      'Jun 25, 2026 to Jun 30, 2026: $54.00 is missing',
    ]);
    await days.getByRole('button').first().click();
    const table = drawer.getByRole('table', { name: 'Transactions' });
    await expect(table.getByRole('row', { selected: true })).toContainText('Customer payment');
    await expect(table.getByRole('row', { selected: true })).toContainText('These days don’t add up.');
    await expect(table.locator('[data-open]')).toHaveCount(2);
    await page.screenshot({ path: testInfo.outputPath('two-amounts.png'), fullPage: true });
  });

  await test.step('one click saves the amount that adds up, and no question of the sum is left', async () => {
    await expect(drawer.getByText(/^Analyze again reads this file once more\. It can change/)).toBeVisible();
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Correction saved')).toBeVisible();
    await expect(ending).toContainText('We read $9,017.00');
    await expect(ending.getByRole('group', { name: 'Ending balance' })).toHaveCount(0);
    await expect(drawer.getByText('Is that right?')).toHaveCount(0);
  });
});

test('an upload shows its progress up to 90, then 100 with the response, and clears the selection', async ({
  page,
}) => {
  await page.addInitScript(watchProgress);
  await open(page);
  const cdp = await page.context().newCDPSession(page);
  const patterns = [{ urlPattern: '*/api/documents/upload', requestStage: 'Response' as const }];
  await cdp.send('Fetch.enable', { patterns });
  const answer = new Promise<string>((resolve) => {
    cdp.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId));
  });
  const choice = page.getByRole('region', { name: 'Upload a document' });
  await chooseCategory(page, 'Tax Documents');
  await chooseFile(page, pdf('slow.pdf', form1040(66_000)));
  const requestId = await answer;
  const bar = page.getByRole('progressbar', { name: 'Upload progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', '90');
  await expect(choice.getByRole('combobox', { name: /^Document category/ })).toBeDisabled();

  await cdp.send('Fetch.continueRequest', { requestId });
  await expect(documentRow(page, 'slow.pdf')).toBeVisible();
  await expect(bar).toBeHidden();
  const values = (await page.evaluate<string[]>('window.shown')).map(Number);
  expect(values.slice(-2)).toEqual([90, 100]);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  await expect(choice.getByText('Select a category', { exact: true })).toBeVisible();
  await expect(choice.getByText('Select a category first')).toBeVisible();
});

const rejections = [
  { status: 409, message: 'This file was already uploaded' },
  { status: 413, message: 'Please upload files smaller than 25MB.' },
  { status: 415, message: 'Please upload PDF, JPG, or PNG files only.' },
];

test('a failed upload shows the reason and retains the selection, and two files at once are rejected', async ({
  page,
}) => {
  await open(page);
  await chooseCategory(page, 'Tax Documents');
  const path = '**/api/documents/upload';
  const expectFailure = async (message: string) => {
    await chooseFile(page, pdf('refused.pdf', form1040(55_000)));
    await expect(toast(page, 'Upload Failed')).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.unroute(path);
  };
  for (const { status, message } of rejections) {
    await page.route(path, (route) => route.fulfill({ status, json: { message, code: 'ANY' } }));
    await expectFailure(message);
  }
  await page.route(path, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await expectFailure('Failed to upload document. Please try again.');
  await page.route(path, (route) => route.abort());
  await expectFailure('Failed to upload document. Please try again.');

  await page.evaluate(`
    const dropped = new DataTransfer();
    for (const name of ['one.pdf', 'two.pdf'])
      dropped.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
    document.querySelector('.upload .drop').dispatchEvent(
      new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
    );
  `);
  await expect(page.getByText('Please upload one file at a time.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upload a document' })).toContainText('Tax Documents');
});
