import { form1040Lines, joinPdfs, pdfOf, pdfOfDocument, storedDocument } from '@groundwork/test-data';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { documentRow, signInAs, toast } from '../system/screens.ts';

const name = 'bundle.pdf';
const statement = storedDocument('business_checking-2');
const last = statement.pages.length + 3;

interface OpenBundle {
  readonly owner: TestOwner;
  readonly drawer: Locator;
  readonly card: Locator;
}

/** A return, its blank back, a statement and its blank back. */
async function openBundle(page: Page): Promise<OpenBundle> {
  const form = pdfOf([form1040Lines(91_000), []]);
  const content = await joinPdfs(form, pdfOfDocument(statement), pdfOf([[]]));
  const owner = await TestOwner.signUp();
  expect((await owner.upload({ name, content, category: 'tax_documents' })).status).toBe(201);
  await signInAs(page, owner);
  await page.goto('/documents');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const drawer = page.getByRole('dialog', { name });
  const card = drawer.getByRole('form', { name: 'This file holds 2 documents' });
  await expect(card).toBeVisible({ timeout: 60_000 });
  return { owner, drawer, card };
}

const split = (card: Locator) => card.getByRole('button', { name: 'Split into 2 documents' }).click();

test('a file with two documents becomes two', async ({ page }, testInfo) => {
  const { owner, drawer, card } = await openBundle(page);
  await expect(card.getByRole('listitem')).toHaveText([/^Form 1040, 2025/, /^Business Checking, /]);
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`card-${theme}.png`));

  await test.step('wrong pages are a sentence in the card', async () => {
    await card.getByLabel('First page of document 2').fill('2');
    await split(card);
    await expect(card.getByRole('alert')).toHaveText(
      `Enter pages from 1 to ${last}, in order, and no page twice.`,
    );
    await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`problem-${theme}.png`));
    await page.setViewportSize({ width: 390, height: 844 });
    await card.scrollIntoViewIfNeeded();
    await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`problem-390-${theme}.png`));
    await page.setViewportSize({ width: 1440, height: 900 });
    await card.getByLabel('First page of document 2').fill('3');
    await expect(card.getByRole('alert')).toBeHidden();
  });

  await test.step('a server that cannot split is a sentence in the card', async () => {
    const problem = { message: 'The file store cannot be reached right now.', code: 'UNAVAILABLE' };
    await page.route('**/split', (route) => route.fulfill({ status: 503, json: problem }));
    await split(card);
    await expect(card.getByRole('alert')).toHaveText(problem.message);
    await page.unroute('**/split');
  });

  await test.step('the list has both documents in place of the file', async () => {
    await split(card);
    await expect(toast(page, 'We read the 2 new documents now.')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(documentRow(page, name)).toBeHidden();
    await expect(documentRow(page, 'bundle, pages 1–2.pdf')).toContainText('Form 1040');
    await expect(documentRow(page, `bundle, pages 3–${last}.pdf`)).toContainText('Business Checking');
  });

  await test.step('a part has its pages with the numbers of the file', async () => {
    const part = `bundle, pages 3–${last}.pdf`;
    await page.getByRole('button', { name: `View ${part}` }).click();
    const opened = page.getByRole('dialog', { name: part });
    await expect(opened.getByRole('img', { name: `Page 3 of ${part}` })).toBeVisible();
    await expect(opened).toContainText(`Page 3 of ${last}`);
    await expect(opened).toContainText('These transactions lead from the first to the last balance');
    await expect(opened.getByRole('form', { name: /This file holds/ })).toBeHidden();
    await page.screenshot({ path: testInfo.outputPath('part.png') });
  });

  const documents = await owner.documents();
  const figures = documents.map(({ aiAnalysis }) =>
    Object.fromEntries(aiAnalysis.extracted.map((figure) => [figure.name, figure.value])),
  );
  const ending = statement.truth['endingBalance'];
  expect(figures).toContainEqual(expect.objectContaining({ totalIncome: 91_000 }));
  expect(figures).toContainEqual(expect.objectContaining({ endingBalance: ending }));
  expect(documents.map(({ status }) => status)).toEqual(['processed', 'processed']);
});

test('a file is one document if its owner decides so', async ({ page }) => {
  const { owner, drawer, card } = await openBundle(page);
  await card.getByRole('button', { name: 'It is one document' }).click();
  await expect(card).toBeHidden();
  const undo = drawer.getByRole('button', { name: 'Split it after all' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'It is one document' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(drawer.getByRole('img', { name: `Page 1 of ${name}` })).toBeVisible();
  await expect(card).toBeHidden();
  expect(await owner.documents()).toMatchObject([{ originalName: name }]);
});
