import {
  type BankMonth,
  csvOfMonths,
  monthsBefore,
  pdfOf,
  statementBank,
  statementOfMonth,
} from '@groundwork/test-data';
import { expect, type Page } from '@playwright/test';
import { TestOwner } from './owner.ts';
import { type ChosenFile, signInAs, toast } from './screens.ts';

export const business = 'Larkspur Bicycle Repair LLC';
const account = { account: 40_004_711, business };

/** Deposits of $476,090 in twelve months. */
export const yearOfSales = monthsBefore(new Date(), 12, 20_000, (dayOf, at) => [
  [dayOf(1), 'CARD SETTLEMENT SQUARE', at === 11 ? 39_676 : 39_674],
  [dayOf(0, 1), 'RENT RIVERBEND PROPERTIES', -25_000],
]);

/** Each evening of three months has a balance of $94,189. */
export const steadyQuarter = monthsBefore(new Date(), 3, 94_189, (dayOf) => [
  [dayOf(1), 'CARD SETTLEMENT SQUARE', 2500],
  [dayOf(1), 'RENT RIVERBEND PROPERTIES', -2500],
  [dayOf(0, 1), 'CARD SETTLEMENT SQUARE', 50],
  [dayOf(0, 1), 'OFFICE SUPPLY', -50],
]);

const written = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });

export function profitAndLossOfSales(): ChosenFile {
  const days = yearOfSales.flatMap(({ first, rows }) => [first, ...rows.map(({ day }) => day)]);
  const [first = new Date(), last = first] = [days[0], days.at(-1)];
  const lines = [
    business,
    'Profit and Loss',
    `${written(first)} through ${written(last)}`,
    'Income',
    'Total income 480,000.00',
    'Cost of goods sold 115,200.00',
    'Gross profit 364,800.00',
    'Total operating expenses 279,000.00',
    'Net income 85,800.00',
  ];
  return pdf('profit-and-loss.pdf', pdfOf([lines]));
}

/** Of the last calendar year: a return of this year is in the future. */
export function returnOf(proprietor: string): ChosenFile {
  const lines = [
    `SCHEDULE C (Form 1040)  Profit or Loss From Business  ${new Date().getUTCFullYear() - 1}`,
    '(Sole Proprietorship)  Department of the Treasury  Internal Revenue Service   OMB No. 1545-0074',
    `Name of proprietor ${proprietor}`,
    '1 Gross receipts or sales 590,000.00',
    '7 Gross income 590,000.00',
    '8 Advertising 9,450.00',
    '11 Contract labor 41,200.00',
    '18 Office expense 12,300.00',
    '22 Supplies 141,600.00',
    '26 Wages 240,000.00',
    '28 Total expenses before expenses for business use of home. Add lines 8 through 27b 444,550.00',
    '29 Tentative profit or (loss). Subtract line 28 from line 7 145,450.00',
    '31 Net profit or (loss) 145,450.00',
  ];
  return pdf('schedule-c.pdf', pdfOf([lines]));
}

export const statementsOf = (months: readonly BankMonth[]): ChosenFile[] =>
  months.map((month) => {
    const { name, content } = statementOfMonth(account, month);
    return pdf(name, content);
  });

export async function typeAnswer(page: Page, [field, label, text]: readonly string[]): Promise<void> {
  await page.goto(`/business-profile/interview?field=${field}`);
  const form = page.getByRole('form', { name: 'Profile as an interview' });
  const box = form.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });
  await box.fill(text ?? '');
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/business-profile') && reply.request().method() === 'POST',
  );
  await box.press('Enter');
  expect((await saved).status()).toBe(200);
}

const businessName = ['legalBusinessName', 'Legal business name', business] as const;

/** An owner who types her business and the answers. */
export async function ownerWhoTypes(page: Page, ...answers: readonly string[][]): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  for (const answer of [businessName, ...answers]) await typeAnswer(page, answer);
  return owner;
}

export async function addDocuments(page: Page, owner: TestOwner, ...files: ChosenFile[]): Promise<void> {
  await page.goto('/documents');
  await page.getByLabel('Choose documents to add').setInputFiles(files);
  const read = async () =>
    (await owner.documents())
      .filter(({ status }) => status !== 'pending' && status !== 'processing')
      .map(({ originalName }) => originalName);
  const names = files.map(({ name }) => name);
  await expect.poll(read, { timeout: 120_000 }).toEqual(expect.arrayContaining(names));
}

interface NamedAccount {
  bank?: string;
  ending?: string;
}

/** Imports a file that anybody can type. Without a name its owner clicks through. */
export async function importTypedFile(
  page: Page,
  months: readonly BankMonth[],
  { bank, ending }: NamedAccount = { bank: statementBank, ending: '4711' },
): Promise<void> {
  await page.goto('/banking-info');
  const records = page.getByRole('region', { name: 'Bank records' });
  await records.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a file from your bank' });
  const buffer = Buffer.from(csvOfMonths(months));
  await dialog.getByLabel('File').setInputFiles({ name: 'checking.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  if (bank !== undefined) {
    await dialog.getByRole('button', { name: 'Check the columns' }).click();
    await dialog.getByLabel('Bank name').fill(bank);
    if (ending !== undefined) await dialog.getByLabel('Last 4 digits of the account number').fill(ending);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  }
  const count = months.flatMap(({ rows }) => rows).length;
  await dialog.getByRole('button', { name: `Add its ${count} transactions` }).click();
  await expect(toast(page, `${count} transactions added`)).toBeVisible();
}
