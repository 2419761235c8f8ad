import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../testing/lines.ts';
import { emptyFileFacts } from './forensics/file-facts.ts';
import { readDocument } from './read-document.ts';

const isBlank = (...lines: readonly string[]) =>
  readDocument(
    pagesFrom(['Cedar Lane LLC', 'Cash flow projection 2025', ...lines].join('\n')),
    'financial_reports',
  ).blank;

describe('a report of whole dollars', () => {
  it('is not blank with three numbers in columns', () => {
    const rows = [
      '                      Jan      Feb      Mar',
      'Opening cash          500      700      800',
      'From customers        900      900      900',
      'Stock                 700      800      700',
    ];
    expect(isBlank(...rows)).toBe(false);
  });

  it('is blank with the postal code of an address alone', () => {
    const lines = [
      '12 Depot Square, Albany, NY 12207',
      '                      Jan      Feb      Mar',
      'Opening cash',
      'From customers',
      'Stock',
    ];
    expect(isBlank(...lines)).toBe(true);
  });
});

describe('a tax form without a figure that was read', () => {
  const lines = (values: readonly string[]) =>
    [
      'Form 1040 U.S. Individual Income Tax Return 2025',
      'Department of the Treasury - Internal Revenue Service   OMB No. 1545-0074',
      ...[
        'Wages',
        'Interest',
        'Dividends',
        'Pensions',
        'Social security',
        'Capital gain',
        'Credits',
        'Payments',
      ].map((label, at) => `${at + 1} ${label}${' '.repeat(60 - label.length)}${values[at] ?? ''}`),
    ].join('\n');
  const isBlankForm = (values: readonly string[], fields = emptyFileFacts.fields) =>
    readDocument(pagesFrom(lines(values)), 'tax_documents', { ...emptyFileFacts, fields }).blank;

  it.each([
    ['no amount', [], true],
    ['two amounts', ['1,200.00', '310.00'], true],
    ['three amounts in the places of values', ['1,200.00', '310.00', '550.00'], false],
  ])('is blank or not: %s', (_, values, blank) => expect(isBlankForm(values)).toBe(blank));

  it('is not blank with one filled field', () => {
    expect(isBlankForm([], { all: 40, filled: 0 })).toBe(true);
    expect(isBlankForm([], { all: 40, filled: 1 })).toBe(false);
  });
});
