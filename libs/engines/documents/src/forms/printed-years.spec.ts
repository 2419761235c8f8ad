import { describe, expect, it } from '@jest/globals';
import { linesFrom, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';
import { formBoxes } from './boxes.ts';

const entry = (text: string, number: string, amount = '') =>
  text.padEnd(70) + number.padEnd(4) + amount.padStart(12);

const form = (year: string, ...lineTwenty: readonly string[]) =>
  [
    `${'SCHEDULE C   Profit or Loss From Business'.padEnd(70)}OMB No. 1545-0074`,
    `${'Department of the Treasury   Internal Revenue Service'.padEnd(70)}${year}`,
    entry('1 Gross receipts or sales', '1', '387,200'),
    entry('7 Gross income', '7', '387,200'),
    entry('18 Office expense', '18', '4,000'),
    entry('19 Pension plans', '19', '2,500'),
    ...lineTwenty,
    entry(
      '28 Total expenses before expenses for business use of home. Add lines 18 through 20',
      '28',
      '6,500',
    ),
    entry('29 Tentative profit or (loss). Subtract line 28 from line 7', '29', '380,700'),
    entry('31 Net profit or (loss)', '31', '380,700'),
  ].join('\n');

describe('the year of a form in two sizes', () => {
  const empty = entry('20 Rent or lease', '20');

  it.each(['20 17', '20  17', '2017'])('is no amount of line 20: %s', (year) => {
    const twenty = formBoxes(linesFrom(form(year, empty))).filter(({ id }) => id === '20');
    expect(twenty.filter(({ amount }) => amount !== null)).toEqual([]);
  });

  it.each(['20 17', '20  17', '2017'])('is the tax year, and no term of a sum: %s', (year) => {
    const reading = readDocument(pagesFrom(form(year, empty)), 'tax_documents');
    expect(reading).toMatchObject({ classification: { subcategory: 'schedule_c' }, signals: [] });
    const own = Object.fromEntries(reading.extracted.map(({ name, value, text }) => [name, value ?? text]));
    expect(own).toMatchObject({ totalExpenses: 6500, netProfit: 380_700, taxYear: '2017' });
  });
});
