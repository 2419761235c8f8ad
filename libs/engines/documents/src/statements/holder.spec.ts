import { describe, expect, it } from '@jest/globals';
import { inTable, linesFrom } from '../../testing/lines.ts';
import { bankOf, holderOf } from './period-and-holder.ts';

const head = ['Granite State Bank', 'Cedar Lane LLC', '12 Depot Square', 'Albany, NY 12207'];
const nameOn = (...lines: readonly string[]) => holderOf(linesFrom(inTable(lines.join('\n'))))?.name;

describe('the holder of a statement', () => {
  it.each([
    ['beside its amount', '01/25 OWNER DRAW M REYES | -4,330.00'],
    ['between its day and its amount', '01/25 | OWNER DRAW M REYES | -4,330.00'],
    ['below a day of its own', 'OWNER DRAW M REYES | -4,330.00'],
    ['without an amount, on a line of its own', '01/25 | OWNER DRAW M REYES'],
    ['of a customer', '01/25 | Payment Customer: Ann Lee | 120.00'],
  ])('is not read from a row: %s', (_, row) => {
    expect(nameOn(...head, row)).toBe('Cedar Lane LLC');
    expect(nameOn('Granite State Bank', row)).toBeUndefined();
  });

  it.each([
    ['Owner: Maya Reyes', 'Maya Reyes'],
    ['Owner Maya Reyes', 'Maya Reyes'],
    ['Account owner Maya Reyes', 'Maya Reyes'],
    ['Business name Cedar Lane LLC', 'Cedar Lane LLC'],
  ])('is read behind a label: %s', (line, name) => {
    expect(nameOn('Granite State Bank', line, '01/25 | OWNER DRAW M REYES | -4,330.00')).toBe(name);
  });
});

describe('the bank of a statement', () => {
  it.each([
    ['First Prairie Bank   Business Checking Statement', 'First Prairie Bank'],
    ['First Prairie Bank Business Checking Statement', 'First Prairie Bank'],
    ['First Prairie Bank Account Statement', 'First Prairie Bank'],
    ['Harbor Credit Union Monthly Bank Statement', 'Harbor Credit Union'],
    ['Harbor Credit Union Bank Statement May 2026', 'Harbor Credit Union'],
    ['Granite State Bank, N.A. Statement', 'Granite State Bank'],
  ])('is the name before the title: %s', (line, name) => {
    expect(bankOf(linesFrom([line, ...head.slice(1)].join('\n')))?.text).toBe(name);
  });
});
