import { describe, expect, it } from '@jest/globals';
import { storedDocument, storedNames, wordsOf } from '@groundwork/test-data';
import { linesFrom, recognizedLines } from '../../testing/lines.ts';
import { linesOf } from '../page.ts';
import { readDocument } from '../read-document.ts';
import { nameKey } from './name-shape.ts';
import { printedNames } from './printed-names.ts';

const named = storedNames.map(storedDocument).filter(({ holder }) => holder !== null);

describe('the printed names of the stored documents', () => {
  it('are all right, and none is wrong', () => {
    const counts = { right: 0, missing: 0, wrong: 0 };
    for (const document of named) {
      const { printedNames: names } = readDocument(wordsOf(document), document.category);
      const isRight = names.some((name) => nameKey(name) === nameKey(document.holder ?? ''));
      counts[names.length === 0 ? 'missing' : isRight ? 'right' : 'wrong'] += 1;
    }
    expect(named.length).toBeGreaterThanOrEqual(48);
    expect(counts).toEqual({ right: named.length, missing: 0, wrong: 0 });
  });
});

const bank = ['Granite Trust Company', '2351 Harbor Road', 'Albany, NY 12207', 'Small Business Account'];
const address = ['3498 Industrial Blvd', 'Tampa, FL 33602'];
const statement = (...holder: string[]) =>
  [...bank, ...holder, ...address, '01/02/2025 Deposit of Delgado Roofing LLC 200.00 900.00'].join('\n');
const report = (...head: string[]) => [...head, 'Total income 500.00', 'Net income 100.00'].join('\n');

describe('a printed name', () => {
  it.each<[string, string, string, string[]]>([
    ['above the address', 'business_checking', statement('Cedar Lane LLC'), ['Cedar Lane LLC']],
    [
      'above the address without a legal form',
      'business_checking',
      statement('Cedar & Lane'),
      ['Cedar & Lane'],
    ],
    [
      'above a contact',
      'business_checking',
      statement('Cedar Lane LLC', 'Attn: Ann Lee'),
      ['Cedar Lane LLC'],
    ],
    ['above a person', 'business_checking', statement('Cedar Lane LLC', 'Ann B Lee'), ['Cedar Lane LLC']],
    ['below a person', 'business_checking', statement('Ann B Lee', 'Cedar Lane LLC'), ['Cedar Lane LLC']],
    ['of two people', 'personal_checking', statement('Ann B Lee', 'Bo Lee'), ['Ann B Lee and Bo Lee']],
    [
      'beside the number of the account',
      'business_checking',
      'Harbor Credit Union\nReyes Dental Lab LLC\nAccount number ending 8812',
      ['Reyes Dental Lab LLC'],
    ],
    ['behind a label', 'business_savings', 'Old Bank\nAccount holder: Cedar Lane', ['Cedar Lane']],
    ['of a proprietor', 'schedule_c', 'SCHEDULE C\nName of proprietor Maya Reyes', ['Maya Reyes']],
    [
      'of a proprietor and the business',
      'schedule_c',
      'Name of proprietor\nMaya Reyes\nC Business name. If no separate business name, leave blank.\nCedar Lane Catering',
      ['Maya Reyes', 'Cedar Lane Catering'],
    ],
    [
      'in two boxes, of a couple',
      'form_1040',
      'Your first name and middle initial     Last name\nAnn B                                  Lee\nIf joint return, spouse’s first name and middle initial     Last name\nBo                                                          Lee',
      ['Ann B Lee and Bo Lee'],
    ],
    [
      'in the heading of a report',
      'profit_loss',
      report('Cedar Lane LLC', 'Profit and Loss'),
      ['Cedar Lane LLC'],
    ],
    [
      'in a heading with a day, without a legal form',
      'balance_sheet',
      report('Balance Sheet', 'Quince & Thistle', 'As of December 31, 2024'),
      ['Quince & Thistle'],
    ],
    [
      'behind the label of a spreadsheet',
      'debt_schedule',
      report('Schedule of debts', 'Applicant’s name: Wolf Creek Towing'),
      ['Wolf Creek Towing'],
    ],
    [
      'of an insured',
      'insurance_certificate',
      'PRODUCER: Old Agency LLC\nINSURED: Cedar Lane, 7 Pine St',
      ['Cedar Lane'],
    ],
    ['of a licensee', 'business_license', 'CITY OF ELM\nLICENSEE: CEDAR LANE\nDBA: LANE', ['CEDAR LANE']],
    [
      'in a letter',
      'ein_letter',
      ['INTERNAL REVENUE SERVICE', 'CEDAR LANE', ...address].join('\n'),
      ['CEDAR LANE'],
    ],
  ])('is read %s', (_, kind, text, names) => {
    expect(printedNames(kind, linesFrom(text))).toEqual(names);
  });

  it.each<[string, string | null, string]>([
    ['of the bank alone', 'business_checking', [...bank, 'Account 4417'].join('\n')],
    ['of a row', 'business_checking', statement('Page 1 of 2')],
    ['of a product', 'business_savings', statement('Business Money Market')],
    ['of an agency', 'insurance_certificate', 'PRODUCER: Old Agency LLC\nCERTIFICATE HOLDER: Old Lender LLC'],
    [
      'of an accountant',
      'profit_loss',
      report('Prepared by Stout, P.C.', 'Profit and Loss', 'For the year 2024'),
    ],
    [
      'of a customer',
      'ar_aging',
      'A/R Aging Summary\nAs of March 31, 2024\nCustomer     1 - 30     31 - 60     Total\nDelgado Roofing LLC',
    ],
    ['of a column', 'ar_aging', 'A/R Aging Summary\nName       Current       Total\nDelgado Roofing LLC'],
    ['without a legal form and a day', 'profit_loss', report('Weekend Edition', 'Profit and Loss')],
    ['of two equal firms', 'profit_loss', report('Cedar LLC', 'Profit and Loss', 'Pine LLC')],
    [
      'of two people without an initial, who could be a firm',
      'personal_checking',
      statement('Cedar Lane', 'Ann Lee'),
    ],
    ['of a license to drive', 'drivers_license', ['DRIVER LICENSE', 'ANN B LEE', ...address].join('\n')],
    ['of an unknown kind', null, statement('Cedar Lane LLC')],
  ])('is left out: %s', (_, kind, text) => {
    expect(printedNames(kind, linesFrom(text))).toEqual([]);
  });

  it('is left out if its recognition is uncertain', () => {
    const holder = (confidence: number) =>
      printedNames('business_checking', recognizedLines(statement('Cedar Lane LLC'), confidence));
    expect([holder(0.95), holder(0.6)]).toEqual([['Cedar Lane LLC'], []]);
  });

  it('never comes from another page', () => {
    const lines = linesFrom([...bank, 'Account 4417'].join('\n'), statement('Cedar Lane LLC'));
    expect(printedNames('business_checking', lines)).toEqual([]);
  });

  it('is the same as that of the words of a file', () => {
    const document = storedDocument('business_checking-1');
    expect(printedNames(document.subcategory, linesOf(wordsOf(document)))).toEqual([document.holder]);
  });
});

describe('the number of an employer', () => {
  const letter = ['INTERNAL REVENUE SERVICE', 'WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER', 'CP 575'];
  it.each([
    ['is read from a letter', [...letter, 'Employer Identification Number: 86-3194427'], '863194427'],
    ['is not that of the firm that prepared the paper', [...letter, 'Firm’s EIN 86-3194427'], null],
    ['is no telephone number', [...letter, 'Call 800-829-4933'], null],
  ])('%s', (_, lines, ein) => {
    expect(readDocument([{ recognition: 1, words: wordsIn(lines) }], 'tax_documents').ein).toBe(ein);
  });
});

const wordsIn = (lines: readonly string[]) =>
  lines.map((text, row) => ({ text, x: 40, y: 40 + row * 20, width: text.length * 5, height: 10 }));
