import { describe, expect, it } from '@jest/globals';
import { labelVariants } from '../../testing/balance-variants.ts';
import { named } from '../../testing/label-variants.ts';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const cashOf = (rows: string) =>
  readDocument(
    pagesFrom(
      named(
        'Riverbend Traders\nBalance Sheet\nAs of December 31, 2024',
        `${rows}\nInventory 60,000\nTotal current assets 100,000\nEquipment 100,000\nTotal assets 200,000\nTotal liabilities 80,000\nTotal equity 120,000\nTotal liabilities and equity 200,000`,
      ),
    ),
    'financial_reports',
  ).extracted.find(({ name }) => name === 'cash')?.value ?? null;

describe('the cash of a balance sheet', () => {
  it.each(['Petty Cash', 'Checking', 'Restricted Cash', 'Cash on Hand'])(
    'is not a part of it: %s',
    (label) => {
      expect(cashOf(`${label} 40,000`)).toBeNull();
    },
  );

  it('is the total of its accounts', () => {
    expect(cashOf('Checking 30,000\nSavings 10,000\nTotal Bank Accounts 40,000')).toBe(40_000);
    expect(cashOf('Cash 30,000\nPetty Cash 10,000\nTotal Cash 40,000')).toBe(40_000);
  });
});

describe.each(labelVariants)('the $figure of a $kind', ({ kind, figure, value, report, labels }) => {
  it.each(labels)('is read from "%s"', (label) => {
    const reading = readDocument(pagesFrom(report.replace('{label}', label)), 'financial_reports');
    expect(reading.classification?.subcategory).toBe(kind);
    expect(reading.extracted.find(({ name }) => name === figure)?.value).toBe(value);
    expect(reading.signals).toEqual([]);
  });
});
