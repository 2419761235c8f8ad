import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

function read(text: string) {
  const { classification, extracted } = readDocument(pagesFrom(inTable(text)), 'financial_reports');
  const values = extracted.map(({ name, value, text: own }) => [name, value ?? own]);
  return { kind: classification?.subcategory, ...Object.fromEntries(values) } as Record<string, unknown>;
}

const app = `My credit                                         Apr 2, 2024
Hi Dana R. Whitfield, your credit score is
614
13 points down since last month
VantageScore 3.0 from Equifax 300 - 850
On-time payments          Credit usage
91%                       61%
Age of credit             Hard inquiries
6 yrs, 5 mos              6
Total accounts            Derogatory marks
8                         0`;

const business = (score: string) => `Dun & Bradstreet
Business Information Report
Report date: March 3, 2025
D-U-N-S Number 12-345-6789
${score}
Trade payments
UCC filings 1`;

describe('a page of an app about credit', () => {
  it('is a credit report', () => {
    expect(read(app)).toMatchObject({
      kind: 'personal_credit_report',
      creditScore: 614,
      reportDate: '2024-04-02',
    });
  });
});

describe('the score of a business', () => {
  it.each([
    ['Intelliscore Plus V2 Score: 48', 48],
    ['Financial Stress Score: 1483', 1483],
    ['Your Score 58   Risk Class 3', 58],
    ['Score: 55 out of 100', 55],
    ['Intelliscore Plus Report\nReport date: March 3, 2025', undefined],
  ])('is read in "%s"', (line, score) => {
    expect(read(business(line))['businessScore']).toBe(score);
  });
});

describe('a single document', () => {
  it('expires on the day that it names, not on a day of its period', () => {
    const text = `CERTIFICATE OF WORKERS' COMPENSATION INSURANCE
POLICY NUMBER: 9247718-2025
CERTIFICATE EXPIRES: 01-20-2026
01-20-2025/01-20-2026
CERTIFICATE HOLDER
THE INSURER`;
    expect(read(text)).toMatchObject({ kind: 'insurance_certificate', expires: '2026-01-20' });
  });

  it('is a voided check without an order to pay', () => {
    const text = `RIVERBEND TRADERS
VOIDED CHECK
Routing Number: 121122676
Account Number: 157704471829
Not valid for payment`;
    expect(read(text)['kind']).toBe('voided_check');
  });
});

describe('a debt schedule', () => {
  it.each([
    ['Note|Beginning Balance|New Borrowings|Principal Paid|Ending Balance', 'Total|50|10|5|20,000.00'],
    ['Lender|Interest|12/31/2024|12/31/2023', 'Total|900.00|20,000.00|30,000.00'],
  ])('is read under "%s"', (headings, total) => {
    const text = `Riverbend Traders\nBusiness Debt Schedule\nAs of December 31, 2024\n${headings}\n${total.replace('Total', 'Alpha Bank')}\n${total}`;
    expect(read(text)).toMatchObject({ kind: 'debt_schedule', totalBalance: 20_000 });
  });
});
