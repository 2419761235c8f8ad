import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const read = (text: string) => readDocument(pagesFrom(inTable(text)), 'financial_reports');

function valuesOf(text: string) {
  const { classification, extracted, signals } = read(text);
  expect(signals).toEqual([]);
  const values = extracted.map(({ name, value }) => [name, value]);
  return { kind: classification?.subcategory, ...Object.fromEntries(values) } as Record<string, unknown>;
}

const ages = (head: string, headings: string, total = 'Total') => `Riverbend Traders
${head}
As of December 31, 2024
${headings}
Alpha Foods|1,000.00|500.00|0.00|0.00|0.00|1,500.00
Beta Inc|0.00|500.00|1,000.00|2,000.00|2,000.00|5,500.00
${total}|1,000.00|1,000.00|1,000.00|2,000.00|2,000.00|7,000.00`;

const usual = 'Customer|Current|1 - 30|31 - 60|61 - 90|> 90|Total';

describe('a table of ages', () => {
  it.each([
    ['A/R Aging Summary', usual],
    ['Aged Receivables', 'Customer|Not yet due|1 to 30|31 to 60|61 to 90 days|91 days or more|Amount Due'],
    ['Accounts Receivable Aged Trial Balance', 'Name|Current|1-30|31-60|61-90|Over 90|Balance'],
    ['Customer Aging Report', 'Customer|Current|1-30|31-60|61-90|90+|Open Balance'],
    ['Accounts Receivable Ageing', 'Customer|Current|30 days|60 days|61 - 90 days|91 and over|Riverbend'],
  ])('is read under the headings of "%s"', (head, headings) => {
    expect(valuesOf(ages(head, headings))).toEqual({
      kind: 'ar_aging',
      total: 7000,
      current: 1000,
      over90: 2000,
    });
  });

  it('is of the kind that recognition reads as "AIR Aging"', () => {
    const pages = pagesFrom(inTable(ages('AIR Aging Summary', usual.replace('Customer', ''))));
    const scan = pages.map(({ words }) => ({
      recognition: 0.95,
      words: words.map((word) => ({ ...word, confidence: 0.95 })),
    }));
    expect(readDocument(scan, 'financial_reports').classification?.subcategory).toBe('ar_aging');
    expect(readDocument(pages, 'financial_reports').classification).toBeNull();
  });

  it.each(['TOTAL', 'Totals:', 'Report Total', 'Grand Total', 'Vendor totals', 'Total payables'])(
    'is read in the row "%s"',
    (total) => {
      const text = `${ages('Vendor Aging', usual, total)}\nPercent of total|14.29|14.29|14.29|28.57|28.57|100.00`;
      expect(valuesOf(text)).toMatchObject({ kind: 'ap_aging', total: 7000, over90: 2000 });
    },
  );

  it.each([
    ['a column that can end at 90 days', 'Customer|Current|1 - 30|31 - 60|60 Days|90 Days|Total'],
    ['two columns above 90 days', 'Customer|Current|31-60|61-90|Over 90|Over 120|Total'],
    ['an age of three digits with a plus', 'Customer|Current|31-60|61-90|91-120|121+|Total'],
  ])('has no amount over 90 days with %s', (_, headings) => {
    expect(valuesOf(ages('A/R Aging', headings))).toEqual({ kind: 'ar_aging', total: 7000, current: 1000 });
  });

  it('is read from totals below each other', () => {
    const text = `Riverbend Traders
A/R Aging Detail
Type|Date|Num|Name|Due Date|Open Balance
Current
Invoice|12/20/2024|1001|Alpha|01/15/2025|1,500.00
Total Current|||||1,500.00
> 90
Invoice|06/01/2024|1002|Beta|07/15/2024|5,500.00
Total > 90|||||5,500.00
TOTAL|||||7,000.00`;
    expect(valuesOf(text)).toMatchObject({ total: 7000, current: 1500, over90: 5500 });
  });

  it.each([
    ['an amount of a customer', 'Beta Inc|0.00|500.00|1,000.00', 'Beta Inc|0.00|500.00|9,000.00'],
    ['a total', '2,000.00|7,000.00', '2,000.00|7,200.00'],
  ])('is an alarm with another digit in %s', (_, genuine, forged) => {
    const { fraudScore } = read(ages('A/R Aging Summary', usual).replace(genuine, forged));
    expect(fraudScore).toBeGreaterThanOrEqual(0.1);
  });
});

const debts = (headings: string) => `Riverbend Traders
Schedule of Business Debt
As of December 31, 2024
${headings}
Alpha Bank|100,000|50,000|2,000
Beta Bank|50,000|20,000|1,000
Total|150,000|70,000|3,000`;

describe('a debt schedule', () => {
  it.each([
    'Creditor|Original Amount|Present Balance|Monthly Payment',
    'Lender|Original Loan|Current Balance|Monthly Pmt',
    'Payee|Beginning Balance|Ending Balance|Payment',
    'Lender|Loan Amount|Amount Owed|Payment per month',
    'Lender|Original Principal|Unpaid Principal|Monthly P&I',
    '|Original|Present|Monthly\nTo Whom Payable|Amount|Balance|Payment',
  ])('is read under the headings "%s"', (headings) => {
    const text = debts(headings);
    expect(valuesOf(text)).toEqual({
      kind: 'debt_schedule',
      totalBalance: 70_000,
      totalMonthlyPayment: 3000,
    });
  });

  it('has headings of one line beside headings of two lines', () => {
    const text = debts(
      '|Original|Current|Payment Amount\nName of Creditor    How Secured\n|Amount|Balance|(Month-Year)',
    );
    expect(valuesOf(text)).toMatchObject({ totalBalance: 70_000, totalMonthlyPayment: 3000 });
  });

  it('is read as a list of notes without headings', () => {
    const text = `Riverbend Traders
Schedule of Long-Term Debt
June 30, 2024
Note payable to Alpha Bank, payable in monthly
installments of $1,292.31 including interest at 7.32%,
maturing 05/2026; equipment.|50,000.00
Note payable to Beta Bank, payable in monthly installments|20,000.00
Total debt|70,000.00
Less current maturities|(17,000.00)
Long-term debt, net|53,000.00`;
    expect(valuesOf(text)).toEqual({ kind: 'debt_schedule', totalBalance: 70_000 });
  });

  it('is a question if its balances do not add up, without another sum that names the amount', () => {
    const text = debts('Lender|Original Amount|Current Balance|Monthly Payment').replace('20,000', '28,000');
    const { signals, fraudScore } = read(text);
    expect(signals).toMatchObject([{ code: 'REPORT_ARITHMETIC' }]);
    expect(fraudScore).toBeLessThan(0.1);
  });
});
