import { describe, expect, it } from '@jest/globals';
import { inColumns, pagesFrom } from '../../testing/lines.ts';
import type { Figure } from '../figures.ts';
import { readDocument } from '../read-document.ts';

const statement = (ending: string, last: string) =>
  pagesFrom(
    [
      'First Prairie Bank   Business Checking Statement',
      'Statement period 06/01/2026 to 06/30/2026',
      'Account number 10004711',
      'Beginning balance 4,321.00',
      'Total deposits 8,000.00',
      'Total withdrawals 3,250.00',
      `Ending balance ${ending}`,
      '06/04/2026 Customer payment 5,000.00 9,321.00',
      '06/11/2026 Office rent -3,250.00 6,071.00',
      '06/15/2026 Customer payment 1,000.00 7,071.00',
      `06/22/2026 Customer payment 2,000.00 ${last}`,
      'Questions? Call 1-800-555-0142. Member FDIC',
    ].join('\n'),
  ).map((page) => ({ ...page, sheet: { width: 612, height: 792 } }));

const figuresOf = (pages: ReturnType<typeof pagesFrom>, category = 'bank_statements') =>
  readDocument(pages, category).extracted.filter(({ value }) => value !== null);
const named = (figures: readonly Figure[], name: string) => figures.find((each) => each.name === name);

describe('the amounts of a statement', () => {
  it('whose summary adds up are sure', () => {
    const figures = figuresOf(statement('9,071.00', '9,071.00'));
    for (const name of ['beginningBalance', 'endingBalance', 'deposits', 'withdrawals']) {
      expect(named(figures, name)).toMatchObject({ grounds: { sum: 'holds', recognition: 1 } });
      expect(named(figures, name)?.confidence).toBeGreaterThanOrEqual(0.99);
    }
  });

  it('whose summary fails are questions, with the value that adds up at its place', () => {
    const figures = figuresOf(statement('9,710.00', '9,071.00'));
    const ending = named(figures, 'endingBalance');
    expect(ending).toMatchObject({
      value: 9710,
      grounds: { sum: 'fails' },
      other: { value: 9071, page: 1, box: { y: expect.any(Number) } },
    });
    expect(ending?.confidence).toBeLessThan(0.9);
    expect(ending?.other?.box?.y).toBeGreaterThan(ending?.box?.y ?? 1);
  });
});

describe('the amounts of a form', () => {
  const form = (income: string, adjusted = '59,000') =>
    pagesFrom(`Form 1040 U.S. Individual Income Tax Return 2025
Department of the Treasury - Internal Revenue Service OMB No. 1545-0074
1z Add lines 1a through 1h 1z 52,000
2b Taxable interest 2b 300
8 Additional income from Schedule 1, line 10 8 7,700
9 Add lines 1z, 2b, and 8. This is your total income 9 ${income}
10 Adjustments to income 10 1,000
11 Subtract line 10 from line 9. This is your adjusted gross income 11 ${adjusted}
22 Tax 22 5,000
23 Other taxes 23 900
24 Total tax 24 5,950`);

  it('that its instructions lead to are sure, others are open', () => {
    const figures = figuresOf(form('60,000'), 'tax_documents');
    expect(figures.map(({ name, grounds }) => [name, grounds?.sum])).toEqual([
      ['totalIncome', 'holds'],
      ['adjustedGrossIncome', 'holds'],
      ['totalTax', 'open'],
    ]);
  });

  it('that its instructions contradict are questions with the amount that they lead to', () => {
    const income = named(figuresOf(form('60,900', '59,900'), 'tax_documents'), 'totalIncome');
    expect(income).toMatchObject({ value: 60_900, grounds: { sum: 'fails' }, other: { value: 60_000 } });
    expect(income?.confidence).toBeLessThan(0.9);
  });

  it('without a sum have at most 0.9 where another sum fails', () => {
    const taxOf = (income: string, adjusted?: string) =>
      named(figuresOf(form(income, adjusted), 'tax_documents'), 'totalTax');
    expect(taxOf('60,900', '59,900')).toMatchObject({
      value: 5950,
      grounds: { sum: 'open' },
      confidence: 0.9,
    });
    expect(taxOf('60,000')?.confidence).toBeGreaterThan(0.9);
  });
});

it('has another amount with a label of the figure as second candidate', () => {
  const rows = inColumns(`Revenue 900,000.00
Cost of goods sold 300,000.00
Gross profit 600,000.00
Total expenses 400,000.00
Net income 200,000.00
Net income of last year 190,000.00`);
  const pages = pagesFrom(`Cedar Lane LLC\nProfit and Loss\nJanuary through December 2025\n${rows}`);
  const net = named(figuresOf(pages, 'financial_reports'), 'netIncome');
  expect(net).toMatchObject({
    value: 200_000,
    grounds: { sum: 'holds', rivals: 1 },
    other: { value: 190_000 },
  });
});
