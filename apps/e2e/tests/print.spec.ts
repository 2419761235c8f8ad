import type { DashboardReply, FigureView } from '@groundwork/contracts';
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bankCsv, importBankFile, recentMonths } from '../system/bank-files.ts';
import { ownScreens, publicScreens, type Screen } from '../system/every-screen.ts';
import type { TestOwner } from '../system/owner.ts';
import { createScoredOwner } from '../system/prepared-owners.ts';
import { signInAs } from '../system/screens.ts';

async function textsOfPages(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

/** Browser script: each printed page repeats such a part. */
const partsOverText = `[...document.querySelectorAll('body *')]
  .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility())
  .map((part) => part.className)`;

async function expectNothingOverText(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, expectVisible } of screens) {
    await test.step(name, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expectVisible(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(partsOverText)).toEqual([]);
    });
  }
}

const isPage = ({ path }: Screen) => !path.includes('?') && path !== '/subscribe';

test('no screen prints a fixed part over its text', async ({ page }) => {
  await expectNothingOverText(page, publicScreens.filter(isPage));
  await signInAs(page, await createScoredOwner());
  await expectNothingOverText(
    page,
    ownScreens.filter((screen) => isPage(screen) && screen.name !== 'document drawer'),
  );
});

interface PrintedLine {
  readonly text: string;
  readonly height: number;
}

/** Points from the lower edge of the paper: name, date and number are below. */
const bottomMargin = (20 / 25.4) * 72;

/** The lines of each page above its margin, from top to bottom. */
async function linesOfPages(pdf: Buffer): Promise<PrintedLine[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const lines = new Map<number, string>();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const height = Math.round(Number(item.transform[5]));
        lines.set(height, `${lines.get(height) ?? ''}${item.str}`);
      }
      return [...lines]
        .map(([height, text]) => ({ height, text: text.trim() }))
        .filter(({ height }) => height > bottomMargin)
        .toSorted((one, other) => other.height - one.height);
    }),
  );
}

const businessName = 'Harbor Bakery LLC';

async function createOwnerWithBusiness(): Promise<TestOwner> {
  const owner = await createScoredOwner();
  await owner.saveProfile({ legalBusinessName: businessName });
  return owner;
}

const figureOf = async (owner: TestOwner, field: string): Promise<FigureView> =>
  (await (await owner.call('GET', `/api/figures/${field}`)).json()) as FigureView;

async function openReport(page: Page, owner: TestOwner): Promise<void> {
  await signInAs(page, owner);
  await page.goto('/score/report');
  await expect(page.getByRole('heading', { name: 'Top reasons' })).toBeVisible();
}

const headingsScript = `[...document.querySelectorAll('.report :is(h2, h3, .gw-factor p)')].map((part) => part.textContent.trim())`;
const shortDate = /[A-Z][a-z]{2} \d{1,2}, \d{4}/;

test('each printed page of the report has its number, the date and the names of owner and business', async ({
  page,
}) => {
  const owner = await createOwnerWithBusiness();
  const { firstName, lastName } = owner.person;
  await openReport(page, owner);
  const pdf = await page.pdf({ path: test.info().outputPath('report.pdf') });
  const pages = await textsOfPages(pdf);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    expect(text).toContain(`${firstName} ${lastName} · ${businessName} · `);
    expect(text).toMatch(shortDate);
  }
});

const buttonsOnPaper = `[...document.querySelectorAll('.shell :is(button, .gw-button)')]
  .filter((button) => button.checkVisibility())
  .map((button) => button.textContent)`;
/** The appendix repeats them as proof. */
const figuresOnPaper = `[...document.querySelectorAll('.report-page [data-field]')]
  .filter((part) => part.checkVisibility() && /^[a-z]/.test(part.dataset.field))
  .map((part) => part.dataset.field)`;
const firstTexts = ['Your 1,000 points', 'Your figures', 'Strengths', 'Your plan', 'Appendix: how'];

test('the report is four pages and an appendix on Letter, with each figure once and no button', async ({
  page,
}) => {
  const owner = await createOwnerWithBusiness();
  await owner.saveProfile({ monthlyDebtPayments: 300 });
  await importBankFile(owner, bankCsv('', recentMonths()));
  await expect.poll(async () => (await figureOf(owner, 'monthlyDebtPayments')).status).toBe('disputed');
  await openReport(page, owner);
  const pages = await textsOfPages(await page.pdf({ format: 'Letter' }));
  for (const text of firstTexts)
    expect(pages.findIndex((printed) => printed.includes(text))).toBe(firstTexts.indexOf(text));
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(buttonsOnPaper)).toEqual([]);
  const printed = await page.evaluate<string[]>(figuresOnPaper);
  expect(printed).toContain('monthlyDebtPayments');
  expect(printed).toEqual([...new Set(printed)]);
  await expect(page.getByRole('region', { name: 'Strengths' })).not.toContainText('Debt');
});

test('the report has a cover, figures, strengths, gaps with the plan, lenders, and proof in its appendix', async ({
  page,
}) => {
  const owner = await createOwnerWithBusiness();
  const dashboard = (await (await owner.call('GET', '/api/dashboard')).json()) as DashboardReply;
  await openReport(page, owner);
  const [cover = '', ...rest] = await textsOfPages(await page.pdf());
  for (const text of ['Groundwork Score report', businessName, 'Your 1,000 points'])
    expect(cover).toContain(text);
  expect(cover).toContain(String(dashboard.score.totalScore));
  expect(cover).toContain(`${dashboard.matchedLenders} of`);
  expect(cover).toMatch(shortDate);
  expect(cover).toContain('earn less than the maximum');
  expect(rest[0]).toContain('Your figures');
  const later = rest.join(' ');
  const parts = [
    'Your figures',
    'Strengths',
    'Top reasons',
    'Your plan',
    'Lenders that fit',
    'Appendix: how the points add up',
    'What is proven',
  ];
  const places = parts.map((part) => later.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const first = page.getByRole('region', { name: 'Your plan' }).getByRole('heading', { level: 3 }).first();
  const title = await first.textContent();
  await page.goto('/plan');
  const moves = page.getByRole('region', { name: 'Your next moves' });
  await expect(moves.getByRole('heading', { level: 3 }).first()).toHaveText(title ?? '');
});

test('no printed page of the report ends with a heading', async ({ page }) => {
  await openReport(page, await createOwnerWithBusiness());
  const headings = (await page.evaluate<string[]>(headingsScript)).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );
  for (const lines of await linesOfPages(await page.pdf())) {
    const last = lines.at(-1)?.text ?? '';
    expect(headings.includes(last), `"${last}" is the last line`).toBe(false);
  }
});
