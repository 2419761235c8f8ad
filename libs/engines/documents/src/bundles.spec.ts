import { describe, expect, it } from '@jest/globals';
import { form1040Lines, storedDocument, wordsOf } from '@groundwork/test-data';
import { pagesFrom } from '../testing/lines.ts';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';

const partsOf = (pages: readonly Page[]) => readDocument(pages, 'tax_documents').parts;
const blank: Page = { words: [], recognition: 1 };
const numbers = [1, 2, 3];

const document = (kind: string, number: number | string = 1): Page[] =>
  wordsOf(storedDocument(`${kind}-${number}`));

const taxReturn = (year: number): Page[] =>
  pagesFrom(form1040Lines(91_000).join('\n').replaceAll('2025', String(year)));

const wageForm = (wages: string): Page[] =>
  pagesFrom(`a Employee's social security number                     OMB No. 1545-0029
b Employer identification number (EIN)     1 Wages, tips, other compensation   2 Federal income tax withheld
                                                     ${wages}                        7,350.00
Form W-2 Wage and Tax Statement            2025      Department of the Treasury`);

const scheduleK1 = pagesFrom(`Schedule K-1                  Part III  Partner's Share of Current Year Income
(Form 1065)          2025
Partner's Share of Income, Deductions, Credits, etc.
                              1  Ordinary business income (loss)      48,120`);

function bundleOf(...documents: readonly (readonly Page[])[]) {
  let last = 0;
  const ranges = documents.map(({ length }) => {
    const fromPage = last + 1;
    last += length;
    return { fromPage, toPage: last };
  });
  return { pages: documents.flat(), ranges };
}

describe('a file with several documents', () => {
  it.each(numbers)('is a statement and a tax return, in both orders, number %d', (number) => {
    const statement = document('business_checking', number);
    const documents = [
      { kind: 'business_checking', pages: statement },
      { kind: 'form_1040', pages: document('form_1040', number) },
    ];
    for (const order of [documents, documents.toReversed()]) {
      const { pages, ranges } = bundleOf(...order.map((each) => each.pages));
      expect(partsOf(pages)).toMatchObject(ranges.map((range, at) => ({ ...range, kind: order[at]?.kind })));
    }
  });

  it('is a wage form before a tax return, each with its year', () => {
    const year = { from: '2025-01-01', to: '2025-12-31' };
    expect(partsOf([...wageForm('61,250.00'), ...taxReturn(2025)])).toEqual([
      { fromPage: 1, toPage: 1, kind: 'form_w2', period: year },
      { fromPage: 2, toPage: 2, kind: 'form_1040', period: year },
    ]);
  });

  it('is a tax return of each of two years', () => {
    expect(partsOf([...taxReturn(2024), ...taxReturn(2025)])).toMatchObject([
      { fromPage: 1, toPage: 1, kind: 'form_1040', period: { from: '2024-01-01' } },
      { fromPage: 2, toPage: 2, kind: 'form_1040', period: { from: '2025-01-01' } },
    ]);
  });

  it.each(numbers)('is two reports and a statement, number %d', (number) => {
    const kinds = ['profit_loss', 'balance_sheet', 'business_savings'] as const;
    const { pages, ranges } = bundleOf(...kinds.map((kind) => document(kind, number)));
    expect(partsOf(pages)).toMatchObject(ranges.map((range, at) => ({ ...range, kind: kinds[at] })));
  });

  it('has blank backs and a letter, which belong to the document before them', () => {
    const letter = pagesFrom('Dear Ms. Rivera,\nthank you for your trust in 2025.\nYours');
    const [statement, form] = [document('personal_checking'), document('form_1040')];
    const backs = statement.flatMap((page) => [page, blank]);
    const { pages, ranges } = bundleOf([...letter, ...backs], [...form, blank, ...letter]);
    expect(partsOf(pages)).toMatchObject([
      { ...ranges[0], kind: 'personal_checking' },
      { ...ranges[1], kind: 'form_1040' },
    ]);
  });

  it('is one statement for each month', () => {
    const months = [1, '1-later'].map((number) => document('business_checking', number));
    const { pages, ranges } = bundleOf(...months);
    const parts = partsOf(pages);
    expect(parts).toMatchObject(ranges.map((range) => ({ ...range, kind: 'business_checking' })));
    expect(parts[0]?.period?.from).not.toBe(parts[1]?.period?.from);
  });

  it('has the figures of the first document, and a note with the pages of each', () => {
    const statement = document('business_checking');
    const reading = readDocument([...taxReturn(2025), ...statement], 'tax_documents');
    expect(reading.extracted).toEqual(readDocument(taxReturn(2025), 'tax_documents').extracted);
    expect(reading.signals).toMatchObject([
      {
        code: 'SEVERAL_PAPERS',
        page: 2,
        expected: '1 document',
        actual: `pages 1 to 1, pages 2 to ${statement.length + 1}`,
      },
    ]);
  });
});

describe('a file with one document', () => {
  it('is a statement of many pages, each with its head', () => {
    const head = (page: number) => `First Prairie Bank   Business Checking Statement
Statement period 06/01/2026 to 06/30/2026   Page ${page} of 9
Account number 10004711`;
    const row = (at: number) => `06/${String(at).padStart(2, '0')}/2026 Customer payment 100.00`;
    const rows = Array.from({ length: 30 }, (_, at) => row(at + 1)).join('\n');
    const summary = 'Beginning balance 4,000.00\nTotal deposits 27,000.00\nEnding balance 31,000.00';
    const pages = pagesFrom(
      ...Array.from({ length: 9 }, (_, at) => `${head(at + 1)}\n${summary}\n${rows}\nMember FDIC`),
    );
    expect(partsOf(pages)).toEqual([]);
  });

  it('is a tax return with its schedules', () => {
    expect(partsOf([...taxReturn(2025), ...document('schedule_c'), ...scheduleK1])).toEqual([]);
  });

  it('is two wage forms of one year, which may be copies', () => {
    expect(partsOf([...wageForm('61,250.00'), ...wageForm('61,250.00')])).toEqual([]);
  });

  it('is a document between letters of no kind', () => {
    const letter = pagesFrom('Dear Ms. Rivera,\nthe papers that you asked for are below.\nYours');
    expect(partsOf([...letter, ...taxReturn(2025), ...letter])).toEqual([]);
  });
});
