import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

function read(text: string) {
  const { classification, extracted, fraudScore } = readDocument(
    pagesFrom(inTable(text)),
    'financial_reports',
  );
  const values = Object.fromEntries(extracted.map(({ name, value }) => [name, value]));
  return { kind: classification?.subcategory, fraudScore, ...values };
}

const trucks = `Longhaul Freight LLC
Operating Statement
For the year ended December 31, 2024
|Amount|Per Mile|% of Rev
Linehaul|412,500.00|2.06|86.84
Fuel Surcharge|62,500.00|0.31|13.16
Total Revenue|475,000.00|2.38|100.00
Driver Wages|150,000.00|0.75|31.58
Fuel|135,000.00|0.68|28.42
Total Operating Costs|285,000.00|1.43|60.00
NET INCOME|190,000.00|0.95|40.00`;

const diner = `Blue Plate Diner
Weekly P&L
Period Ending 06/16/2024
|Actual|% Sales
Food Sales|62,000.00|77.50
Beverage Sales|18,000.00|22.50
Total Sales|80,000.00|100.00
Food Cost|18,600.00|30.00
Beverage Cost|3,600.00|20.00
Total Cost of Sales|22,200.00|27.75
Gross Profit|57,800.00|72.25
Total Expenses|32,800.00|41.00
Net Profit|25,000.00|31.25`;

const farm = `Green Acres Farm
Farm Income Statement
Year 2024
Gross Cash Farm Income|312,000
Total Cash Farm Expenses|100,000
Net Cash Farm Income|212,000
Inventory change|(9,000)
Net Farm Income|203,000`;

const plan = `Riverbend Traders
5-Year Financial Forecast
|2025|2026
Net Sales|1,200,000|1,400,000
Total Expenses|900,000|1,000,000
EBITDA|300,000|400,000
Net Income|250,000|330,000`;

describe('a report of a trade', () => {
  it.each([
    [
      'its amounts beside amounts per mile',
      trucks,
      { kind: 'profit_loss', revenue: 475_000, netIncome: 190_000 },
    ],
    ['shares of different wholes', diner, { kind: 'profit_loss', revenue: 80_000, netIncome: 25_000 }],
    ['its net income below its cash income', farm, { kind: 'profit_loss', netIncome: 203_000 }],
    ['its net income below the one before interest', plan, { projectedNetIncome: 250_000 }],
  ])('has %s', (_, text, expected) => {
    expect(read(text)).toMatchObject({ ...expected, fraudScore: 0 });
  });
});

const weeks = `Blue Plate Diner
Period 9 P&L
08/13/2024 - 09/09/2024
|WEEK 1|WEEK 2|WEEK 3|PERIOD 9
Net Sales|94,616|79,867|88,224|262,707
Rent|12,286|8,775|5,265|26,326
Music|4,075|2,591|5,183|11,849
Payroll|1,197|876|558|2,631
Total Expenses|17,558|12,242|11,006|40,806
Net Profit|77,058|67,625|77,218|221,901`;

describe('a row of weeks', () => {
  it('is the sum of its weeks', () => {
    expect(read(weeks).fraudScore).toBe(0);
  });

  it('is an alarm if its total is raised by thousands', () => {
    expect(read(weeks.replace('11,849', '34,849')).fraudScore).toBeGreaterThanOrEqual(0.1);
  });
});

describe('a statement of cash flows by month', () => {
  const months = `Riverbend Traders
Statement of Cash Flows
January - March 2024
|Jan 2024|Feb 2024|Mar 2024|Total
Net Income|1,000.00|2,000.00|3,000.00|6,000.00
Accounts Receivable|(500.00)|100.00|400.00|0.00
Net cash provided by operating activities|500.00|2,100.00|3,400.00|6,000.00
Equipment|0.00|(1,000.00)|0.00|(1,000.00)
Net cash provided by investing activities|0.00|(1,000.00)|0.00|(1,000.00)
Net cash increase for period|500.00|1,100.00|3,400.00|5,000.00
Cash at beginning of period|2,000.00|2,500.00|3,600.00|2,000.00
Cash at end of period|2,500.00|3,600.00|7,000.00|7,000.00`;

  it('has balances that are no sums of the months', () => {
    expect(read(months)).toMatchObject({ fraudScore: 0, beginningCash: 2000, endingCash: 7000 });
  });
});

const designer = `Dana Whitfield Design
2024 Income & Expenses
Income
Client work|84,200
Workshops|6,300
Total|90,500
Expenses
Software|3,100
Contractors|27,400
Total|30,500
Profit|60,000`;

const threeYears = `Riverbend Traders
Statements of Income
Years Ended December 31, 2024, 2023 and 2022
|2024|2023|2022
Net sales|$ 12,400|$ 11,200|$ 10,100
Operating expenses|10,000|9,000|8,000
Net income|$ 2,400|$ 2,200|$ 2,100
Earnings per share|$ 1.70|$ 1.35|$ 1.10`;

const receipts = `Little Acorns Daycare
Cash Receipts and Disbursements
For the 12 months ended 12/31/2024
Tuition|180,000.00
State subsidy|45,000.00
Total Receipts|225,000.00
Wages|120,000.00
Rent|48,000.00
Total Disbursements|168,000.00
Excess of Receipts over Disbursements|57,000.00`;

describe('a report of a small firm', () => {
  it.each([
    ['totals without the names of their sections', designer, 90_500, 30_500, 60_000],
    ['years in the line of its period', threeYears, 12_400, 10_000, 2400],
    ['receipts and disbursements', receipts, 225_000, 168_000, 57_000],
  ])('has %s', (_, text, revenue, totalExpenses, netIncome) => {
    expect(read(text)).toMatchObject({
      kind: 'profit_loss',
      revenue,
      totalExpenses,
      netIncome,
      fraudScore: 0,
    });
  });
});

describe('a month beside the year to date', () => {
  it('is the column of a report of the month', () => {
    const text = `Riverbend Traders
Profit and Loss
March 2025
|Mar 25|% of Income|Jan - Mar 25|% of Income
Total Income|20,000.00|100.0%|60,000.00|100.0%
Total Expense|15,000.00|75.0%|45,000.00|75.0%
Net Income|5,000.00|25.0%|15,000.00|25.0%`;
    expect(read(text)).toMatchObject({ revenue: 20_000, netIncome: 5000 });
  });
});

describe('a list of customers without ages', () => {
  it('is no aging', () => {
    const text = `Sales by Customer Summary
Riverbend Traders
CUSTOMER|INVOICES|TOTAL
Alpha Foods|9|28,209.13
Beta Inc|17|130.25
Cedar Mill|90|4,533.44
TOTAL|116|32,872.82`;
    expect(read(text).kind).toBeUndefined();
  });
});
