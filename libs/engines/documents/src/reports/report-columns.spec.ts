import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

function read(text: string) {
  const { classification, extracted, signals } = readDocument(pagesFrom(inTable(text)), 'financial_reports');
  expect(signals).toEqual([]);
  const values = Object.fromEntries(extracted.map(({ name, value }) => [name, value]));
  return { kind: classification?.subcategory, ...values };
}

function profit(head: string, columns: readonly [number, number, number][]) {
  const rows = [
    ['Sales', ([sales]: readonly number[]) => sales],
    ['Cost of sales', ([, cost]: readonly number[]) => cost],
    ['Gross profit', ([sales = 0, cost = 0]: readonly number[]) => sales - cost],
    ['Total expenses', ([, , expenses]: readonly number[]) => expenses],
    ['Net income', ([sales = 0, cost = 0, expenses = 0]: readonly number[]) => sales - cost - expenses],
  ] as const;
  const table = rows.map(([label, valueOf]) =>
    [label, ...columns.map((column) => (valueOf(column) ?? 0).toLocaleString('en-US'))].join('|'),
  );
  return [head, ...table].join('\n');
}

const [north, south, both] = [
  [3000, 1000, 500],
  [2000, 1000, 300],
  [5000, 2000, 800],
] as [number, number, number][] as [
  [number, number, number],
  [number, number, number],
  [number, number, number],
];
const ofBoth = {
  revenue: 5000,
  costOfGoodsSold: 2000,
  grossProfit: 3000,
  totalExpenses: 800,
  netIncome: 2200,
};

describe('a profit and loss statement with several columns', () => {
  it.each([
    ['a total', 'Income Statement\nYear ended December 31, 2024\n|North|South|Total'],
    ['the divisions together', 'Income Statement\nYear ended December 31, 2024\n|North|South|Consolidated'],
    [
      'a sum with the name of the firm',
      'Income Statement\nYear ended December 31, 2024\n|North|South|Alder Group',
    ],
    [
      'the year to date',
      'Income Statement\nFor the Twelve Months Ending December 31, 2024\n|Prior Year|Current Month|Year to Date',
    ],
    ['the year of the document', 'Income Statement\nYear ended December 31, 2024\n|2022|2023|2024'],
    ['the last year, if the head names none', 'P&L Summary\nAlder Group\n|FY2022|FY2023|FY2024'],
    ['the actual amounts', 'Income Statement\nYear ended December 31, 2024\n|Budget|Prior year|Actual'],
    [
      'the amounts beside a forecast',
      'Income Statement\nYear ended December 31, 2024\n|Forecast|Variance|Actual',
    ],
  ])('is read in the column of %s', (_, head) => {
    expect(read(profit(head, [north, south, both]))).toMatchObject({ kind: 'profit_loss', ...ofBoth });
  });

  it.each([
    ['months', '|Jan 2024|Feb 2024'],
    ['divisions', '|North|South'],
  ])('has no figures if its columns are parts without a total: %s', (_, headings) => {
    const text = profit(`Profit and Loss\nJanuary - February 2024\n${headings}`, [north, south]);
    expect(read(text)).not.toHaveProperty('revenue');
  });

  it('does not read shares without a percent sign', () => {
    const text = `Income Statement
Year ended December 31, 2024
|Amount|Of income
Sales|500,000.00|100.00
Cost of sales|200,000.00|40.00
Gross profit|300,000.00|60.00
Total expenses|150,000.00|30.00
Net income|150,000.00|30.00`;
    expect(read(text)).toMatchObject({ revenue: 500_000, netIncome: 150_000 });
  });

  it('is read from the total of a table with a row for each month', () => {
    const text = `Profit and Loss Summary by Month
April - May 2024
Month|Sales|Cost of Sales|Gross Profit|Expenses|Net Profit
April|15,100.00|10,000.00|5,100.00|5,000.00|100.00
May|25,100.00|10,000.00|15,100.00|5,000.00|10,100.00
Total|40,200.00|20,000.00|20,200.00|10,000.00|10,200.00`;
    expect(read(text)).toMatchObject({ revenue: 40_200, totalExpenses: 10_000, netIncome: 10_200 });
  });

  it.each(['(in thousands)', "(000's omitted)", 'Amounts in $000s', '(dollars in thousands)'])(
    'has the scale of its head: %s',
    (scale) => {
      const text = profit(`Income Statement\nYear ended December 31, 2024 ${scale}\n|2024|2023`, [
        both,
        north,
      ]);
      expect(read(text)).toMatchObject({ revenue: 5_000_000, netIncome: 2_200_000 });
    },
  );
});

const block = (name: string, [sales, cost, expenses]: [number, number, number]) =>
  profit(name, [[sales, cost, expenses]]);

describe('divisions below each other', () => {
  const divisions = `Income Statement by Division
Year ended December 31, 2024
${block('North', north)}
${block('South', south)}`;

  it('are read in the block that is their sum', () => {
    expect(read(`${divisions}\n${block('Combined', both)}`)).toMatchObject(ofBoth);
  });

  it('have no figures without their sum', () => {
    expect(read(divisions)).not.toHaveProperty('revenue');
  });
});

const balance = (head: string) => `${head}
Cash|60,000|90,000|100,000
Equipment|60,000|90,000|100,000
Total assets|120,000|180,000|200,000
Payables|80,000|80,000|80,000
Total liabilities|80,000|80,000|80,000
Capital|40,000|100,000|120,000
Total members' equity|40,000|100,000|120,000
Total liabilities and members' equity|120,000|180,000|200,000`;

describe('a balance sheet with several columns', () => {
  it.each([
    ['Balance Sheet\nAlder Group • December 31, 2024 • unaudited\n|Dec-23|Sep-24|Dec-24'],
    ['Balance Sheet\nAs of December 31, 2024\n|Dec 31, 22|Dec 31, 23|Dec 31, 24'],
    ['Balance Sheet\nAs of March 2024\n|Jan 2024|Feb 2024|Mar 2024'],
    ['Balance Sheet\nAs of 06/30/2024\n|12/31/2022|12/31/2023|06/30/2024'],
    ['Balance Sheet\nAlder Group\n|12/31/2022|12/31/2023|12/31/2024'],
  ])('is read in the column of its day: %j', (head) => {
    expect(read(balance(head))).toMatchObject({ totalAssets: 200_000, equity: 120_000 });
  });

  it('has no figures of a column that only touches the title, if its headings are lost', () => {
    const title = ' '.repeat(46) + 'As of December 31, 2024';
    expect(read(balance(`Balance Sheet\n${title}\n~~`))).not.toHaveProperty('totalAssets');
  });
});
