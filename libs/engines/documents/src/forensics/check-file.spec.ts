import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../../testing/lines.ts';
import { type Kind, kinds } from '../kinds.ts';
import type { Subcategory } from '../kinds.ts';
import { type Line, linesOf } from '../page.ts';
import { checkFile } from './check-file.ts';
import { checkFonts } from './check-fonts.ts';
import { checkPages } from './check-pages.ts';
import { type FileFacts, emptyFileFacts } from './file-facts.ts';

const kindOf = (subcategory: Subcategory): Kind => kinds.find((kind) => kind.subcategory === subcategory)!;
const codes = (facts: Partial<FileFacts>, subcategory: Subcategory = 'business_checking') =>
  checkFile({ ...emptyFileFacts, ...facts }, kindOf(subcategory)).map(({ code, severity }) => [
    code,
    severity,
  ]);

describe('the check of the file facts', () => {
  const suspiciousFiles: [string, Partial<FileFacts>, Subcategory, string, number][] = [
    [
      'an amount changed in a later revision',
      { changes: [{ page: 1, before: '1,200.00', after: '9,200.00' }] },
      'form_1040',
      'REVISION_CHANGED',
      0.8,
    ],
    [
      'a name changed in a later revision',
      { changes: [{ page: 1, before: 'Ann Lee', after: 'Bob Lee' }] },
      'form_1040',
      'REVISION_CHANGED',
      0.48,
    ],
    [
      'a row added to a statement in a later revision',
      { changes: [{ page: 2, before: null, after: '5,000.00' }] },
      'business_checking',
      'REVISION_CHANGED',
      0.48,
    ],
    [
      'an amount that covers another amount',
      { covered: [{ page: 1, text: '$200.00', by: '$9,200.00' }] },
      'profit_loss',
      'OVERLAID_TEXT',
      0.7,
    ],
    [
      'a date that covers another date',
      { covered: [{ page: 1, text: '01/05/2023', by: '01/05/2024' }] },
      'form_1120',
      'OVERLAID_TEXT',
      0.56,
    ],
    [
      'an amount covered and not replaced',
      { covered: [{ page: 1, text: '1,234.00', by: null }] },
      'business_checking',
      'HIDDEN_TEXT',
      0.3,
    ],
    [
      'an invisible amount',
      { invisible: [{ page: 1, text: 'Total 1,234.00' }] },
      'business_checking',
      'HIDDEN_TEXT',
      0.3,
    ],
    [
      'a note with another amount on an amount',
      { annotations: [{ page: 1, text: '9,000.00', over: '900.00' }] },
      'business_checking',
      'ANNOTATION_OVER_TEXT',
      0.6,
    ],
    ['a program for pictures', { producer: 'Adobe Photoshop 25.0' }, 'profit_loss', 'EDITOR_METADATA', 0.15],
    [
      'a statement from a word processor',
      { creator: 'Microsoft® Word 2021' },
      'business_checking',
      'EDITOR_METADATA',
      0.15,
    ],
    ['an owner password', { ownerPassword: true }, 'form_1040', 'OWNER_PASSWORD', 0],
  ];
  it.each(suspiciousFiles)('signals %s', (_, facts, subcategory, code, severity) => {
    expect(codes(facts, subcategory)).toEqual([[code, severity]]);
  });

  const genuineFiles: [string, Partial<FileFacts>, Subcategory][] = [
    ['a file without facts', {}, 'business_checking'],
    ['a page number added later', { changes: [{ page: 1, before: null, after: '3' }] }, 'business_checking'],
    [
      'a stamp on a return',
      { changes: [{ page: 1, before: null, after: 'RECEIVED 1,000.00' }] },
      'form_1040',
    ],
    ['a dash moved in a later revision', { changes: [{ page: 1, before: '-', after: '–' }] }, 'form_1040'],
    [
      'a sentence of a form that covers another one',
      { covered: [{ page: 1, text: 'at or below $164,900 if married', by: 'separately; $329,800 jointly' }] },
      'form_1040',
    ],
    [
      'an account number blacked out',
      { covered: [{ page: 1, text: '4417 2291 08', by: null }] },
      'business_checking',
    ],
    ['invisible words', { invisible: [{ page: 1, text: 'barcode 1X' }] }, 'business_checking'],
    [
      'a note beside the figures',
      { annotations: [{ page: 1, text: 'mine', over: 'Date' }] },
      'business_checking',
    ],
    ['a report from a spreadsheet', { creator: 'Microsoft® Excel® 2021' }, 'profit_loss'],
    [
      'a statement printed from a browser',
      { producer: 'Skia/PDF m126', creator: 'Chromium' },
      'business_checking',
    ],
  ];
  it.each(genuineFiles)('has no signal for %s', (_, facts, subcategory) => {
    expect(codes(facts, subcategory)).toEqual([]);
  });
});

const table = (font: (row: number) => string): Line[] =>
  linesOf([
    {
      recognition: 1,
      words: Array.from({ length: 9 }, (_, row) => [
        { text: `01/0${row + 1}`, x: 40, y: 40 + row * 15, width: 30, height: 9, font: 'Helvetica' },
        { text: 'Customer payment', x: 90, y: 40 + row * 15, width: 80, height: 9, font: 'Helvetica' },
        { text: `${row + 1}00.00`, x: 300, y: 40 + row * 15, width: 40, height: 9, font: font(row) },
      ]).flat(),
    },
  ]);

describe('the fonts of a column of amounts', () => {
  it('cause a signal when one amount has another font family', () => {
    expect(checkFonts(table((row) => (row === 4 ? 'Arial' : 'Helvetica')))).toMatchObject([
      { code: 'FONT_MIX', severity: 0.5, page: 1, actual: '500.00' },
    ]);
  });

  it.each([
    ['all amounts have one family', () => 'Helvetica'],
    ['the whole column has another family than the words', () => 'Courier'],
    ['every other row has another family', (row: number) => (row % 2 === 0 ? 'Arial' : 'Helvetica')],
  ])('cause no signal when %s', (_, font) => {
    expect(checkFonts(table(font))).toEqual([]);
  });
});

describe('the pages of a document', () => {
  const numbers = (...pages: string[]) => checkPages(linesFrom(...pages), pages.length);
  it('cause a signal when one page is missing', () => {
    expect(numbers('Page 1 of 3', 'Page 3 of 3')).toMatchObject([
      { code: 'PAGE_MISSING', severity: 0.15, expected: '3 pages', actual: 'without page 2' },
    ]);
  });
  it('cause a question, no alarm, if recognition read the only number', () => {
    const [signal] = checkPages(recognizedLines('Page 1 of 3', 0.96), 1);
    expect(signal).toMatchObject({ code: 'PAGE_MISSING', severity: 0.08 });
  });
  it.each([
    ['all pages are present', ['Page 1 of 2', 'Page 2 of 2']],
    ['one page has no number', ['Page 1 of 2', 'Terms and conditions']],
    ['two documents are in one file', ['Page 1 of 2', 'Page 1 of 4']],
    ['there are no numbers', ['one', 'two']],
  ])('cause no signal when %s', (_, pages) => {
    expect(numbers(...pages)).toEqual([]);
  });
});
