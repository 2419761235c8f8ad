import { describe, expect, it } from '@jest/globals';
import { inTable, linesFrom } from '../../testing/lines.ts';
import { findKind } from '../kinds.ts';
import { checkReport } from './check-report.ts';

const check = (kind: string, text: string) =>
  checkReport(findKind(kind)!, linesFrom(inTable(text))).map(({ severity, expected, actual }) => [
    severity,
    expected,
    actual,
  ]);

const withContra = `Fixed Assets
Equipment|81,204.15
Vehicles|52,870.60
Less: Accumulated depreciation|30,118.42
Total Fixed Assets|103,956.33
Total Assets|103,956.33
Liabilities
Loan|41,020.00
Total Liabilities|41,020.00
Equity
Owner's capital|60,310.77
Owner's draws|20,114.00
Net income|22,739.56
Total Equity|62,936.33
Total Liabilities and Equity|103,956.33`;

describe('rows that are subtracted without a minus', () => {
  it('explain the total of their section', () => {
    expect(check('balance_sheet', withContra)).toEqual([]);
  });

  it('do not explain another amount', () => {
    const forged = withContra.replace('Vehicles|52,870.60', 'Vehicles|92,870.60');
    expect(check('balance_sheet', forged)).toContainEqual([0.8, '204,193.17', '103,956.33']);
  });
});

const withoutHeadings = `Cash|90,412.10|100,230.45
Equipment|60,118.00|61,007.20
Total assets|150,530.10|161,237.65
Payables|50,204.00|48,117.30
Loan|30,326.10|33,120.35
Total liabilities|80,530.10|81,237.65
Capital|70,000.00|80,000.00
Total members' equity|70,000.00|80,000.00
Total liabilities and members' equity|150,530.10|161,237.65`;

describe('a total without a heading', () => {
  it('is the sum of the rows directly above it', () => {
    expect(check('balance_sheet', withoutHeadings)).toEqual([]);
  });

  it('is an alarm if one of them has another digit', () => {
    const forged = withoutHeadings.replace('Loan|30,326.10|33,120.35', 'Loan|30,326.10|38,120.35');
    expect(check('balance_sheet', forged)).toEqual([[0.8, '86,237.65', '81,237.65']]);
  });
});

const withSchedule = `Net revenue|440,154
Cost of revenue|2,159
Gross profit|437,995
Operating expenses (Schedule I)|125,711
Income from operations|312,284
Interest Income|2,024
Rental of Space|2,738
Sale of Scrap|1,119
Net income|318,165
Schedule I
Amount
Rent|93,147
Depreciation|18,413
Interest Expense|14,151
Total operating expenses|125,711`;

describe('rows between the operating income and the net income', () => {
  const withInterest = `Revenue|704,242
Total cost of revenue|75,678
Gross profit|628,564
Depreciation|11,588
Payroll|393,087
Total operating expenses|404,675
Income from operations|223,889
Interest income|2,499
Interest expense|(5,300)
Income before taxes|221,088
Provision for income taxes|(4,500)
Net income|216,588`;

  it('count once, and rows above the expenses do not count', () => {
    expect(check('profit_loss', withInterest)).toEqual([]);
  });

  it('do not explain another net income', () => {
    const forged = withInterest.replace('216,588', '276,588');
    expect(check('profit_loss', forged)).toContainEqual([0.8, expect.any(String), '276,588.00']);
  });
});

describe('a total beside a row of another table', () => {
  it('has the amounts before the other name', () => {
    const text = `Cash|64,282.50|Payables|12,452.23
Vehicles|32,431.50|Fuel card|1,512.05
Total assets|96,714.00|Note payable|30,840.53
Total liabilities|||44,804.81`;
    expect(check('profit_loss', text)).toEqual([]);
  });
});

describe('a schedule below the net income', () => {
  it('has rows that are a part of the expenses already', () => {
    expect(check('profit_loss', withSchedule)).toEqual([]);
  });

  it('is an alarm if a row is raised by thousands', () => {
    const forged = withSchedule.replace('18,413', '38,413');
    expect(check('profit_loss', forged)).toEqual([[0.8, '145,711.00', '125,711.00']]);
  });
});

const restrictions = `Without|With|Total
Contributions|152,498|156,721|309,219
Total revenue|520,973|158,349|679,322
Total expenses|312,543|-|312,543
Change in net assets|208,430|158,349|366,779`;

describe('a sum of two amounts in whole dollars', () => {
  it.each([
    ['a dollar of rounding', '|312,544', 0],
    ['two dollars', '|312,545', 1],
  ])('has %s', (_, total, count) => {
    const forged = restrictions.replace(/\|312,543$/m, total);
    expect(check('profit_loss', forged)).toHaveLength(count);
  });
});

const divisions = `|North|South|Total
Sales|30,412.10|20,230.45|50,642.55
Cost of sales|10,118.00|11,007.20|21,125.20
Gross profit|20,294.10|9,223.25|29,517.35
Rent|5,000.00|4,000.00|9,000.00
Payroll|3,204.00|2,117.30|5,321.30
Total expenses|8,204.00|6,117.30|14,321.30
Net income|12,090.10|3,105.95|15,196.05`;

describe('a column that is the sum of the others', () => {
  it('is their sum in each row', () => {
    expect(check('profit_loss', divisions)).toEqual([]);
  });

  it('is an alarm in a row with another digit', () => {
    const forged = divisions.replace('Sales|30,412.10', 'Sales|80,412.10');
    expect(check('profit_loss', forged)).toContainEqual([0.8, '100,642.55', '50,642.55']);
  });
});
