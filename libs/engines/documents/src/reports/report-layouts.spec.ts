import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const readText = (text: string) => readDocument(pagesFrom(text), 'financial_reports');
const read = (text: string) => readText(inTable(text));
const valuesOf = (text: string) =>
  Object.fromEntries(read(text).extracted.map(({ name, value }) => [name, value]));
const isAlarm = (text: string) => read(text).fraudScore >= 0.1;

const interestInside = `Riverbend Traders
Income Statement
Year ended December 31, 2024
Total revenue|904,242
Total cost of revenue|175,678
Gross profit|728,564
Rent|50,797
Depreciation|11,588
Interest expense|5,310
Total operating expenses|67,695
Income from operations|660,869
Interest income|2,499
Provision for income taxes|(4,500)
Net income|658,868`;

describe('a cost above the total of the costs', () => {
  it('is not deducted a second time', () => {
    expect(isAlarm(interestInside)).toBe(false);
  });

  it('does not explain a changed result', () => {
    expect(isAlarm(interestInside.replace('658,868', '698,868'))).toBe(true);
  });
});

const twoYears = `Riverbend Law, PLLC
Statement of Revenues and Expenses
Years Ended December 31, 2023 and 2024
|2023|2024
Total revenues|155,798.89|202,694.70
Rent|57,000.00|60,000.00
Payroll|87,905.93|99,972.90
Total expenses|144,905.93|159,972.90
Net income|10,892.96|42,721.80
Partner|Capital|Share of income|Drawn|Capital at end
Harvey Stendahl|84,310.27|24,647.20|4,526.00|104,431.47
Walter Thibodeaux|10,054.73|18,074.60|3,681.95|24,447.38
Ann Okafor|1,054.73|8,074.60|681.95|8,447.38`;

describe('a second table below a report', () => {
  it('has columns of its own', () => {
    expect(valuesOf(twoYears)).toMatchObject({ revenue: 202_694.7, netIncome: 42_721.8 });
  });
});

const boxes = `Riverbend Traders
Financial outlook
Projected revenue|Seats
$2,663K|190
|2024A|2025A|2026E|2027E
Revenue|1,849|2,219|2,663|3,195
Operating expenses|499|524|550|578
Net income|1,350|1,695|2,113|2,617`;

describe('a table below figures in boxes', () => {
  it('has the headings of its years', () => {
    expect(valuesOf(boxes)).toMatchObject({ projectedRevenue: 2663, projectedNetIncome: 2113 });
  });
});

const twoReports = `Riverbend Traders
Profit and loss, year 2024
Total revenue                                                                            121,965.40
Cost of goods sold                                                                        25,253.71
Gross profit                                                                              96,711.69
Total expenses                                                                            10,292.45
Net income                                                                                86,419.24
Balance sheet, December 31, 2024
Checking                          64,282.50          Accounts payable                     12,452.23
Inventory                         75,978.20          Fuel card                             1,512.05
Machinery                         32,431.50          Note payable                         30,840.53
Total assets                     172,692.20          Total liabilities                    44,804.81
                                                     Net income                           86,419.24
                                                     Paid in capital                      41,468.15
                                                     Total equity                        127,887.39
                                                     Total liabilities and equity        172,692.20`;

describe('a balance sheet with two sides below another report', () => {
  it('is read side by side', () => {
    expect(readText(twoReports).fraudScore).toBeLessThan(0.1);
  });

  it('contradicts a changed row', () => {
    expect(readText(twoReports.replace('1,512.05', '7,512.05')).fraudScore).toBeGreaterThanOrEqual(0.1);
  });
});

const spreadsheet = `Riverbend Traders
Balance sheet 12/31/2024
ASSETS
Operating checking|354.5
Payroll checking|3703.53
Inventory|20375.2
Accounts receivable|13338.37
Equipment|8421.38
Trucks|52804.24
Fixed assets|61225.62
TOTAL ASSETS|98997.22
LIABILITIES
Accounts payable|4756.56
Fuel card|1598.66
Total liabilities|6355.22
EQUITY
Paid in|1513.05
Retained earnings|91128.95
Total equity|92642.00
TOTAL LIABILITIES AND EQUITY|98997.22`;

describe('a spreadsheet', () => {
  it('prints amounts with one decimal, and a subtotal without the word', () => {
    expect(isAlarm(spreadsheet)).toBe(false);
  });

  it('is an alarm with another digit', () => {
    expect(isAlarm(spreadsheet.replace('20375.2', '26375.2'))).toBe(true);
  });
});

const typed = `Riverbend Traders
Income Statement
For the year ended December 31, 2024
Sales:
Counter|176,267
Wholesale|159,771|336,038
Less cost of goods sold:
Flour|11,831
Dairy|14,836|26,667
Gross profit||309,371
Less expenses:
Rent|29,160
Oven repairs|8,005
Advertising|13,789|50,954
Net income||258,417`;

describe('a total beside the last row of its section', () => {
  it('is the total of the section', () => {
    expect(valuesOf(typed)).toMatchObject({
      revenue: 336_038,
      costOfGoodsSold: 26_667,
      totalExpenses: 50_954,
      netIncome: 258_417,
    });
    expect(isAlarm(typed)).toBe(false);
  });

  it('contradicts a changed row', () => {
    expect(isAlarm(typed.replace('8,005', '38,005'))).toBe(true);
  });
});

const sourcesAndUses = `Riverbend Traders
Sources and uses of cash, year ended 12/31/2024
Sources                                              Uses
Net income                        $21,744            Change in inventory              $5,382
Depreciation                       $7,257            Purchase of equipment           $10,055
Proceeds of loan                  $22,357            Deposit on lease                 $1,280
Total sources                     $51,358            Principal paid                   $7,952
                                                     Total uses                      $24,669
                               Net change in cash                            $26,689
                               Cash, beginning of year                       $22,461
                               Cash, end of year                             $49,150`;

describe('two sides above rows of the whole width', () => {
  it('are read side by side', () => {
    const { classification, extracted, fraudScore } = readText(sourcesAndUses);
    expect(classification?.subcategory).toBe('cash_flow');
    expect(Object.fromEntries(extracted.map(({ name, value }) => [name, value]))).toMatchObject({
      netChange: 26_689,
      endingCash: 49_150,
    });
    expect(fraudScore).toBeLessThan(0.1);
  });
});

const ratios = `Riverbend Traders
Balance sheet, in thousands
|Dec. 31, 2024|Dec. 31, 2023
Checking|30|20
Inventory|12|9
Machinery|189|129
Total assets|231|158
Accounts payable|66|45
Total liabilities|66|45
Equity|165|113
Total liabilities and equity|231|158
Current ratio 1.08`;

describe('ratios with decimals below a report in whole dollars', () => {
  it('do not hide its small amounts', () => {
    expect(valuesOf(ratios)).toMatchObject({ totalAssets: 231_000, totalLiabilities: 66_000 });
  });
});

const owner = `Riverbend Traders
Balance sheet
December 31, 2024
Checking|6,629.00
Equipment|22,377.74
Total assets|29,006.74
Fuel card|1,187.53
Total liabilities|1,187.53
Owner's capital, January 1, 2024|12,336.34
Owner's draws|(3,567.85)
Net income for the year|19,050.72
Owner's capital, December 31, 2024|27,819.21
Total liabilities and owner's equity|29,006.74`;

describe('the capital of an owner', () => {
  it('is the one at the end', () => {
    expect(valuesOf(owner)).toMatchObject({ equity: 27_819.21 });
  });
});

const monthsDown = `Riverbend Traders
Sales and profit forecast for 2026
Month|Sales|Cost of sales|Gross profit|Operating expenses|Net income|Cash
January|171,500|75,700|95,800|61,600|34,200|315,200
February|108,800|47,800|61,000|44,800|16,200|331,400
March|217,600|95,700|121,900|28,500|93,400|424,800
Year 2026|497,900|219,200|278,700|134,900|143,800`;

describe('the row of a year below its months', () => {
  it('is the total, with an empty cell for a balance', () => {
    expect(valuesOf(monthsDown)).toMatchObject({ projectedRevenue: 497_900, projectedNetIncome: 143_800 });
  });
});

const agesDown = `Riverbend Traders
Accounts receivable aging, May 31, 2024
Age|Invoices|Share|Amount
Current (not due)|2|20.5%|$9,215.77
1 to 30 days late|4|9.2%|$4,122.84
31 to 60 days late|3|15.5%|$6,972.12
Over 90 days late|3|12.1%|$5,432.29
Total receivable|12|100.0%|$25,743.02`;

describe('the ages of receivables below each other', () => {
  it('have counts and shares before their amounts', () => {
    expect(valuesOf(agesDown)).toMatchObject({ current: 9_215.77, over90: 5_432.29, total: 25_743.02 });
  });
});
