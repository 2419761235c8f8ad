import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const head = `Riverbend Traders
Profit and Loss
January - December 2024`;
const first = `${head}
Income
Sales|90,000.00
Total Income|90,000.00
Shared expenses
Rent|20,150.00
Payroll|25,240.00
Page 1 of 2`;
const second = (heading: string) => `${head}
${heading}
Insurance|1,763.55
Total expenses|47,153.55
Net Income|42,846.45
Page 2 of 2`;

const read = (...pages: string[]) =>
  readDocument(pagesFrom(...pages.map((page) => inTable(page))), 'financial_reports');

describe('a section on two pages', () => {
  it.each(['Shared expenses', 'Shared expenses (continued)', 'Shared expenses, cont.'])(
    'goes on below "%s"',
    (heading) => {
      expect(read(first, second(heading)).signals).toEqual([]);
      const forged = first.replace('20,150.00', '65,150.00');
      expect(read(forged, second(heading)).fraudScore).toBeGreaterThanOrEqual(0.1);
    },
  );

  it('goes on over three pages', () => {
    const middle = `${head}\nShared expenses\nCleaning|1,000.00\nRepairs|2,000.00\nPage 2 of 3`;
    const last = second('Shared expenses')
      .replace('47,153.55', '50,153.55')
      .replace('42,846.45', '39,846.45');
    expect(read(first, middle, last).signals).toEqual([]);
    expect(read(first.replace('25,240.00', '65,240.00'), middle, last).fraudScore).toBeGreaterThanOrEqual(
      0.1,
    );
  });

  it('ends above another heading', () => {
    const forged = first.replace('20,150.00', '65,150.00');
    expect(read(forged, second('Other expenses')).fraudScore).toBeLessThan(0.1);
  });
});
