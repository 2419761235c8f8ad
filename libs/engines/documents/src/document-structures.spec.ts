import { describe, expect, it } from '@jest/globals';
import { linesFrom, pagesFrom } from '../testing/lines.ts';
import { checkForm } from './forms/check-form.ts';
import { linesOf, type Word } from './page.ts';
import { readDocument } from './read-document.ts';
import { statementRowsOf } from './statements/statement-rows.ts';

type Category = 'bank_statements' | 'financial_reports' | 'tax_documents';

const read = (text: string, category: Category) => readDocument(pagesFrom(text), category);

function figuresOf(text: string, category: Category): Record<string, number | string | null> {
  const { extracted } = read(text, category);
  return Object.fromEntries(extracted.map(({ name, value, text: own }) => [name, value ?? own]));
}

const alarmsOf = (text: string, category: Category) =>
  read(text, category)
    .signals.filter(({ severity }) => severity >= 0.1)
    .map(({ code, expected, actual }) => [code, expected, actual]);

const statement = (rows: string, period = 'Period May 1 - 31, 2025') => `First Valley Bank
BLUE FERN DESIGN LLC
Business Checking Statement                  Account ending in 6789
${period}
Beginning Balance            $5,000.00
Deposits                     $2,300.00
Withdrawals                  $1,350.00
Ending Balance               $5,950.00
${rows}`;

const daysOf = (text: string) => {
  const pages = pagesFrom(text).map((page) => ({ ...page, sheet: { width: 1000, height: 1000 } }));
  const rows = statementRowsOf(pages, readDocument(pages, 'bank_statements'))?.rows ?? [];
  return rows.map(({ day, cents }) => [day, cents]);
};

const booked = [
  ['2025-05-03', 130_000],
  ['2025-05-04', -15_000],
  ['2025-05-12', -120_000],
  ['2025-05-17', 100_000],
];

describe('the day of a row', () => {
  it.each([
    [
      'behind the text',
      `Description                     Reference         Date                   Amount          Balance
Deposit                         TX-1001           2025-05-03          $1,300.00        $6,300.00
Check 1001                      TX-1002           2025-05-04           -$150.00        $6,150.00
Rent                            TX-1004           2025-05-12         -$1,200.00        $4,950.00
Customer                        TX-1005           2025-05-17          $1,000.00        $5,950.00`,
    ],
    [
      'behind the name of the weekday',
      `Date             Description                          Amount            Balance
Sat 05/03        Deposit                           $1,300.00          $6,300.00
Sun 05/04        Check 1001                         ($150.00)         $6,150.00
Mon 05/12        Rent                             ($1,200.00)         $4,950.00
Sat 05/17        Customer                          $1,000.00          $5,950.00`,
    ],
    [
      'with dots',
      `Date             Description                          Amount            Balance
05.03.2025       Deposit                           $1,300.00          $6,300.00
05.04.2025       Check 1001                         ($150.00)         $6,150.00
05.12.2025       Rent                             ($1,200.00)         $4,950.00
05.17.2025       Customer                          $1,000.00          $5,950.00`,
    ],
    [
      'as the heading of its rows',
      `Saturday, May 3, 2025
Deposit                                            $1,300.00
Sunday, May 4, 2025
Check 1001                                           -$150.00
Monday, May 12, 2025
Rent                                               -$1,200.00
Saturday, May 17, 2025
Customer                                            $1,000.00`,
    ],
  ])('is read %s', (_, rows) => {
    expect(daysOf(statement(rows))).toEqual(booked);
  });
});

describe('a statement with one balance for each day', () => {
  const rows = `Date        Description                                    Amount      End-of-day balance
May 1       Deposit                                      $1,300.00
            Merchant deposit                               $100.00               $6,400.00
May 4       Check 1001                                    -$150.00               $6,250.00
May 12      Rent                                        -$1,200.00               $5,050.00
May 13      Customer                                       $400.00               $5,450.00
May 14      Customer                                       $300.00               $5,750.00
May 17      Customer                                       $200.00               $5,950.00`;
  const text = statement(rows, 'Period May 1, 2025 - May 31, 2025');

  it('is read though the rows name another kind of account', () => {
    expect(figuresOf(text, 'bank_statements')).toMatchObject({ endingBalance: 5950, deposits: 2300 });
    expect(daysOf(text)).toHaveLength(7);
    expect(alarmsOf(text, 'bank_statements')).toEqual([]);
  });

  it('is an alarm if its ending balance differs from the last balance of the rows', () => {
    const forged = text.replace(
      'Ending Balance               $5,950.00',
      'Ending Balance               $5,970.00',
    );
    expect(alarmsOf(forged, 'bank_statements')).toEqual([['STATEMENT_TOTALS', '5,950.00', '5,970.00']]);
  });
});

const accounts = (end: string) => `First Valley Credit Union
BLUE FERN DESIGN LLC
May 1 to May 31, 2025
Account                    Beginning balance      Additions      Subtractions      Ending balance
Savings S01                          $600.00          $3.00             $0.00             $603.00
Business Checking S02              $5,000.00      $2,300.00        -$1,350.00           ${end}
Savings S01
Date        Description                  Amount          Balance
05/01       Beginning balance                            $600.00
05/31       Dividend                      $3.00          $603.00
05/31       Ending balance                               $603.00
Business Checking S02
Date        Description                  Amount          Balance
05/01       Beginning balance                          $5,000.00
05/03       Deposit                   $1,300.00        $6,300.00
05/04       Check 1001                 -$150.00        $6,150.00
05/12       Rent                     -$1,200.00        $4,950.00
05/17       Customer                  $1,000.00        $5,950.00
05/31       Ending balance                             $5,950.00`;

describe('a table of accounts', () => {
  it('has no alarm if its rows add up', () => {
    expect(alarmsOf(accounts('$5,950.00'), 'bank_statements')).toEqual([]);
  });

  it('has an alarm if a row does not add up and the document prints the sum elsewhere', () => {
    expect(alarmsOf(accounts('$5,970.00'), 'bank_statements')).toEqual([
      ['STATEMENT_TOTALS', '5,950.00', '5,970.00'],
    ]);
  });
});

describe('a summary across the page', () => {
  it('has the names above its amounts, in two lines', () => {
    const text = `FIRST HARBOR BANK                 COMPANY BILLING STATEMENT
BLUE FERN DESIGN LLC              BILLING PERIOD 05/05/25 TO 06/02/25
PREVIOUS       PURCHASES AND     CASH           LATE FEES    FINANCE     CREDITS     PAYMENTS     NEW
BALANCE        OTHER CHARGES     ADVANCES                    CHARGE                               BALANCE
$2,212.74      $7,032.30         $0.00          $39.00       $117.45     $105.52     $737.58      $8,558.39
CREDIT LIMIT $50,000`;
    expect(read(text, 'bank_statements').classification?.subcategory).toBe('credit_card_statement');
    expect(figuresOf(text, 'bank_statements')).toMatchObject({
      previousBalance: 2212.74,
      purchases: 7032.3,
      cashAdvances: 0,
      feesCharged: 39,
      interestCharged: 117.45,
      newBalance: 8558.39,
    });
  });
});

describe('an account of a card processor', () => {
  it('has the gross amounts of its table and the payouts to the bank', () => {
    const text = `Payments report
Merchant account                                 Nov 1, 2024 - Nov 30, 2024
Starting balance, Nov 1                                                  $239.79
Net balance change from activity                                      $31,202.24
Total payouts                                                       ($29,973.71)
Ending balance, Nov 30                                                 $1,468.32
                        Gross amount             Fees             Net total
Charges (850)             $32,085.61        ($808.17)            $31,277.44
Refunds                     ($75.20)            $0.00              ($75.20)
Total                     $32,010.41        ($808.17)            $31,202.24`;
    expect(figuresOf(text, 'bank_statements')).toMatchObject({
      grossSales: 32_085.61,
      refunds: 75.2,
      fees: 808.17,
      deposits: 29_973.71,
    });
  });
});

const profit = (wages: string) => `Blue Fern Design LLC
Profit and Loss
January through December 2024
Income
4000 Sales                                   80,000
4100 Services                                20,000
4200 Interest                                    63
Total Income                                100,063
Less Expenses
6000 Rent                                    12,000
6100 Wages                                   ${wages}
                                             32,000
Net Income                                   68,063`;

describe('a report', () => {
  it('has numbers of accounts, small amounts and totals without a name', () => {
    expect(figuresOf(profit('20,000'), 'financial_reports')).toMatchObject({
      revenue: 100_063,
      totalExpenses: 32_000,
      netIncome: 68_063,
    });
    expect(alarmsOf(profit('20,000'), 'financial_reports')).toEqual([]);
  });

  it('is an alarm if a section with another heading does not add up', () => {
    const text = profit('70,000').replace('\n              ', '\nTotal Expenses');
    expect(alarmsOf(text, 'financial_reports')).toEqual([['REPORT_ARITHMETIC', '82,000.00', '32,000.00']]);
  });

  it('has a net amount as the sum of its assets', () => {
    const text = (net: string) => `Blue Fern Design LLC
Balance Sheet
As of December 31, 2024
Current Assets
Checking                                  20,741.72
Total Current Assets                      20,741.72
Fixed Assets
Vehicles                                  29,629.24
Less: Accumulated Depreciation           (11,851.70)
Net Fixed Assets                          ${net}
Total Assets                              38,519.26
Total Liabilities                         30,534.27
Total Equity                               7,984.99`;
    expect(alarmsOf(text('17,777.54'), 'financial_reports')).toEqual([]);
    expect(alarmsOf(text('12,777.54'), 'financial_reports')).toEqual([
      ['REPORT_ARITHMETIC', '17,777.54', '12,777.54'],
    ]);
  });

  it('has a dash in an empty cell, which is no sign of the next amount', () => {
    const text = `Aged Payables
Blue Fern Design LLC
As of May 31, 2025
Vendor                   0 - 30        31 - 60        61 - 90       Over 90 days      Amount Due
Calder                   500.00              -              -                  -          500.00
Dover                         -         100.00              -                  -          100.00
Report Total             500.00         100.00              -                  -          600.00`;
    expect(figuresOf(text, 'financial_reports')).toMatchObject({ total: 600 });
  });
});

const quarter = (tax: string, sum: string) => `1 Number of employees 1 4
2 Wages, tips, and other compensation 2 92,567.93
3 Federal income tax withheld 3 9,719.63
5a Taxable social security wages 92,567.93 × 0.124 = 11,478.42
5c Taxable Medicare wages & tips 92,567.93 × 0.029 = ${tax}
5e Total. Add Column 2 from lines 5a, 5b, 5c, and 5d 5e ${sum}
6 Total taxes before adjustments. Add lines 3, 5e, and 5f 6 23,882.52
10 Total taxes after adjustments. Combine lines 6 through 9 10 23,882.52`;

describe('a form with products', () => {
  const linesWrongIn = (text: string) => checkForm(linesFrom(text), false).map(({ expected }) => expected);

  it('adds up its column of taxes to the cent', () => {
    expect(linesWrongIn(quarter('2,684.47', '14,162.89'))).toEqual([]);
    expect(linesWrongIn(quarter('6,684.47', '14,162.89'))).toEqual(['2,684.47', '18,162.89']);
    expect(linesWrongIn(quarter('2,684.47', '14,163.89'))).toEqual(['14,162.89', '23,883.52']);
  });
});

const months = 'January February March April May June July August September October November December';
const boxes = (may: string) => `Form 1099-K 2024
Payment Card and Third Party Network Transactions
1a Gross amount of payment card transactions   $ 12,000.00
${months
  .split(' ')
  .map((month) => `5 ${month}\n$ ${month === 'May' ? may : '1,000.00'}`)
  .join('\n')}`;

describe('the boxes of twelve months', () => {
  it('add up to the box of the year', () => {
    expect(alarmsOf(boxes('1,000.00'), 'tax_documents')).toEqual([]);
    expect(alarmsOf(boxes('8,000.00'), 'tax_documents')).toEqual([
      ['FORM_ARITHMETIC', '19,000.00', '12,000.00'],
    ]);
  });
});

describe('a torn word', () => {
  const word = (text: string, x: number, width: number): Word => ({ text, x, y: 40, width, height: 10 });
  const textOf = (...words: Word[]) => linesOf([{ recognition: 1, words }])[0]?.text;

  it('is joined where its parts touch, a space is not', () => {
    const words = [word('Gross', 40, 25), word('Pro', 68, 15), word('fi', 83, 7), word('t', 90, 3)];
    expect(textOf(...words)).toBe('Gross Profit');
    expect(textOf(word('4417', 40, 20), word('9025', 60, 20))).toBe('4417 9025');
  });
});
