import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../testing/lines.ts';
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
