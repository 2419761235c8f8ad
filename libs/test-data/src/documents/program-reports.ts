import type { MadeSheet, SheetCell } from './spreadsheets.ts';

type Rows = MadeSheet['rows'];

export const profitFigures = { revenue: 412_300.5, totalExpenses: 171_040.25, netIncome: 142_135.25 };

/** QuickBooks Online: a title, the company and the period above one column. */
export const quickBooksOnline: Rows = [
  ['Profit and Loss'],
  ['Larkspur Tile LLC'],
  ['January - December 2025'],
  [],
  ['', 'Total'],
  ['Income'],
  ['   Sales', 402_300.5],
  ['   Services', 10_000],
  ['Total Income', 412_300.5],
  ['Cost of Goods Sold'],
  ['   Materials', 99_125],
  ['Total Cost of Goods Sold', 99_125],
  ['Gross Profit', 313_175.5],
  ['Expenses'],
  ['   Rent or lease', 48_000],
  ['   Payroll', 121_000],
  ['   Office', 2040.25],
  ['Total Expenses', 171_040.25],
  ['Net Operating Income', 142_135.25],
  ['Net Income', 142_135.25],
];

/** QuickBooks Desktop: each level of a name has a column of its own, and the title is no cell. */
export const quickBooksDesktop: Rows = [
  [null, null, null, null, null, 'Jan - Dec 25'],
  [null, 'Ordinary Income/Expense'],
  [null, null, 'Income'],
  [null, null, null, '4000 · Sales', null, 402_300.5],
  [null, null, null, '4100 · Services', null, 10_000],
  [null, null, 'Total Income', null, null, 412_300.5],
  [null, null, 'Cost of Goods Sold'],
  [null, null, null, '5000 · Materials', null, 99_125],
  [null, null, 'Total COGS', null, null, 99_125],
  [null, 'Gross Profit', null, null, null, 313_175.5],
  [null, null, 'Expense'],
  [null, null, null, '6000 · Rent', null, 48_000],
  [null, null, null, '6100 · Payroll', null, 121_000],
  [null, null, null, '6200 · Office', null, 2040.25],
  [null, null, 'Total Expense', null, null, 171_040.25],
  ['Net Income', null, null, null, null, 142_135.25],
];

export const withMonths: Rows = [
  ['Profit and Loss'],
  ['Larkspur Tile LLC'],
  ['January - March, 2025'],
  [],
  ['', 'Jan 2025', 'Feb 2025', 'Mar 2025', 'Total'],
  ['Income'],
  ['Sales', 30_000, 31_000, 32_000, 93_000],
  ['Services', 1000, 2000, 2025, 5025],
  ['Total Income', 31_000, 33_000, 34_025, 98_025],
  ['Gross Profit', 31_000, 33_000, 34_025, 98_025],
  ['Expenses'],
  ['Rent', 4000, 4000, 4000, 12_000],
  ['Payroll', 11_000, 11_500, 12_000, 34_500],
  ['Total Expenses', 15_000, 15_500, 16_000, 46_500],
  ['Net Operating Income', 16_000, 17_500, 18_025, 51_525],
  ['Net Income', 16_000, 17_500, 18_025, 51_525],
];

/** Xero: two years, whose heads are dates. */
export const xeroBalanceSheet: Rows = [
  ['Balance Sheet'],
  ['Larkspur Tile LLC'],
  ['As of December 31, 2025'],
  [],
  ['Account', new Date('2025-12-31'), new Date('2024-12-31')],
  ['Assets'],
  ['Current Assets'],
  ['Checking', 41_200.1, 30_100],
  ['Accounts Receivable', 28_800.4, 20_000],
  ['Total Current Assets', 70_000.5, 50_100],
  ['Equipment', 60_000, 55_000],
  ['Total Assets', 130_000.5, 105_100],
  ['Liabilities and Equity'],
  ['Liabilities'],
  ['Accounts Payable', 12_000, 9000],
  ['Loan', 38_000, 44_000],
  ['Total Liabilities', 50_000, 53_000],
  ['Equity'],
  ["Owner's Equity", 80_000.5, 52_100],
  ['Total Equity', 80_000.5, 52_100],
  ['Total Liabilities and Equity', 130_000.5, 105_100],
];

export const agingOf = (title: string): Rows => [
  [title],
  ['Larkspur Tile LLC'],
  ['As of December 31, 2025'],
  [],
  ['', 'Current', '1 - 30', '31 - 60', '61 - 90', '91 and over', 'Total'],
  ['Birch Homes', 4000, 1200, 0, 0, 0, 5200],
  ['Dale Kitchens', 2500.5, 0, 800, 0, 300, 3600.5],
  ['Fern Builders', 900, 0, 0, 450, 0, 1350],
  ['TOTAL', 7400.5, 1200, 800, 450, 300, 10_150.5],
];

export const debtSchedule: Rows = [
  ['Debt Schedule'],
  ['Larkspur Tile LLC', null, null, 'As of December 31, 2025'],
  [],
  [
    'Lender',
    'Original amount',
    'Current balance',
    'Interest rate',
    'Monthly payment',
    'Maturity',
    'Collateral',
  ],
  ['First Prairie Bank', 60_000, 38_000, '7.5%', 1201.5, '06/30/2029', 'Equipment'],
  ['Oakline Credit', 25_000, 12_250.75, '9.1%', 640, '03/31/2027', 'None'],
  ['Total', 85_000, 50_250.75, null, 1841.5],
];

/** Wave and FreshBooks: a CSV with the sign of the money in each cell. */
const dollars = (cell: SheetCell | undefined): SheetCell => {
  if (typeof cell !== 'number') return cell ?? null;
  const text = Math.abs(cell).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return cell < 0 ? `($${text})` : `$${text}`;
};

export const inDollars = (rows: Rows): Rows => rows.map((row) => row.map(dollars));

const european = (cell: SheetCell): SheetCell =>
  typeof cell === 'number' ? cell.toLocaleString('de-DE', { minimumFractionDigits: 2 }) : cell;

export const inEurope = (rows: Rows): Rows => rows.map((row) => row.map(european));

export const bankExport = [
  'Date,Description,Amount,Balance',
  '2026-03-01,CARD SALES,512.00,1512.00',
  '2026-03-02,RENT,-400.00,1112.00',
  '2026-03-04,SUPPLIES,-12.50,1099.50',
].join('\n');
