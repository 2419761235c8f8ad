import { type Account, type Block, profitOf, type Range } from '../books.ts';
import { wholeDollars } from '../columns.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line as row, totalAt as bold } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';

type Show = (cents: number) => string;

const words = (list: string) => list.split('|');
const indent = (text: string, depth: number) => `${'&nbsp;'.repeat(depth * 4)}${escape(text)}`;
const right = 'table td+td,table th+th{text-align:right}';

const shop: Record<'income' | 'cost' | 'expense' | 'other', Range> = {
  income: {
    names: words('Online Store|Retail Sales|Wholesale|Gift Cards|Repairs'),
    count: [2, 4],
    least: 9_000,
    most: 180_000,
  },
  cost: {
    names: words('Inventory Purchases|Inbound Freight|Merchant Fees|Direct Labor'),
    count: [2, 4],
    least: 2_000,
    most: 19_000,
  },
  expense: {
    names: words(
      'Wages|Payroll Taxes|Benefits|Rent|Utilities|Software & Apps|Advertising|Accounting Fees|Business Insurance|Vehicle Fuel|Telephone & Internet|Postage|Depreciation',
    ),
    count: [7, 12],
    least: 200,
    most: 12_000,
  },
  other: { names: words('Interest Income|Rewards'), count: [1, 2], least: 5, most: 700 },
};

/** Accounts within accounts: the total of each parent stands below its children. */
function parentAccounts({ random, forgery }: Request) {
  const profit = profitOf(random, forgery, shop);
  const pages = new Pages({
    capacity: 52,
    style: `h1,h2{font-size:15px;line-height:22px}${right}table{width:76%}`,
    header: (page) =>
      page === 1
        ? `<h1>Profit and Loss</h1><h2>${escape(profit.holder)}</h2><div>January 1-December 31, ${profit.year}</div><br>`
        : '',
    footer: (page) => `Accrual basis | ${page} of {pages}`,
  });
  const show = (account: Account, depth: number) => row(account.name, depth, money.brackets(account.printed));
  const nested = ({ accounts }: Block): Line[] => {
    const staff = accounts.filter(({ name }) => ['Wages', 'Payroll Taxes', 'Benefits'].includes(name));
    const rest = accounts.filter((account) => !staff.includes(account));
    const total = staff.reduce((sum, { cents }) => sum + cents, 0);
    return [
      row('Payroll Expenses', 1, ''),
      ...staff.map((account) => show(account, 2)),
      bold('Total for Payroll Expenses', 1, money.dollarBrackets(total)),
      ...rest.map((account) => show(account, 1)),
    ];
  };
  pages.table({
    head: ['Distribution account', 'Total'],
    lines: [
      row('Income', 0, ''),
      row('Sales', 1, ''),
      ...profit.income.accounts.map((account) => show(account, 2)),
      bold('Total for Sales', 1, money.dollarBrackets(profit.income.total)),
      bold('Total for Income', 0, money.dollarBrackets(profit.income.totalPrinted)),
      row('Cost of Goods Sold', 0, ''),
      ...profit.cost.accounts.map((account) => show(account, 1)),
      bold('Total for Cost of Goods Sold', 0, money.dollarBrackets(profit.cost.totalPrinted)),
      bold('Gross Profit', 0, money.dollarBrackets(profit.gross)),
      row('Expenses', 0, ''),
      ...nested(profit.expense),
      bold('Total for Expenses', 0, money.dollarBrackets(profit.expense.totalPrinted)),
      bold('Net Operating Income', 0, money.dollarBrackets(profit.operating)),
      row('Other Income', 0, ''),
      ...profit.other.accounts.map((account) => show(account, 1)),
      bold('Total for Other Income', 0, money.dollarBrackets(profit.other.totalPrinted)),
      bold('Net Other Income', 0, money.dollarBrackets(profit.other.total)),
      bold('Net Income', 0, money.dollarBrackets(profit.net)),
    ],
  });
  return profitSheet(pages, profit);
}

/** Account codes in a column of their own; "Operating Income" is the name of the sales. */
function accountCodes({ random, forgery }: Request) {
  const profit = profitOf(random, forgery, shop);
  const pages = new Pages({
    capacity: 54,
    style: `body{font-family:PaperModern}h1,h2,.when{text-align:center}h1{font-size:17px;line-height:26px}.c2{text-align:right}th{background:#f4f4f8}`,
    header: (page) =>
      page === 1
        ? `<div class="when">${escape(profit.holder)}</div><h1>Profit and Loss</h1><div class="when">Basis : Accrual<br>From 01 Jan ${profit.year} To 31 Dec ${profit.year}</div><br>`
        : '<br>',
    footer: (page) => `**Amount is displayed in your base currency USD &nbsp; ${page}`,
  });
  const total = (label: string, cents: number): Line => ({
    cells: [`<b>${label}</b>`, '', `<b>${money.minus(cents)}</b>`],
    className: 'total',
  });
  const block = ({ accounts, totalPrinted }: Block, name: string, code: number): Line[] => [
    { cells: [`<b>${name}</b>`, '', ''] },
    ...accounts.map((account, at) => ({
      cells: [indent(account.name, 1), String(code + at * 10), money.minus(account.printed)],
    })),
    total(`Total for ${name}`, totalPrinted),
  ];
  pages.table({
    head: ['Account', 'Account Code', 'Total'],
    lines: [
      ...block(profit.income, 'Operating Income', 4000),
      ...block(profit.cost, 'Cost of Goods Sold', 5000),
      total('Gross Profit', profit.gross),
      ...block(profit.expense, 'Operating Expense', 6000),
      total('Operating Profit', profit.operating),
      ...block(profit.other, 'Non Operating Income', 7000),
      { cells: ['<b>Non Operating Expense</b>', '', ''] },
      total('Total for Non Operating Expense', 0),
      total('Net Profit/Loss', profit.net),
    ],
  });
  return profitSheet(pages, profit);
}

/** A program for people who bill hours: large headings, a dollar sign on each amount, the currency in the total. */
function billedHours({ random, forgery }: Request) {
  const drawn = profitOf(random, forgery, {
    ...shop,
    income: {
      names: words('Billed Hours|Flat Fees|Retainers|Reimbursed Expenses'),
      count: [2, 4],
      least: 9_000,
      most: 120_000,
    },
  });
  const profit = { ...drawn, net: drawn.operating };
  const pages = new Pages({
    capacity: 50,
    style: `body{font-family:PaperWide}h1{font-size:24px;line-height:34px;color:#12426b}${right}td{border-bottom:1px solid #dde}.total td{background:#f2f6fa}`,
    header: (page) =>
      page === 1
        ? `<h1>Profit and Loss</h1><div>${escape(profit.holder)}<br>For Jan 1, ${profit.year} – Dec 31, ${profit.year} (USD)<br>Billed (Accrual)</div><br>`
        : '<br>',
    footer: (page) => `${page}/{pages}`,
  });
  const block = ({ accounts, totalPrinted }: Block, total: string, show: Show): Line[] => [
    ...accounts.map((account) => row(account.name, 1, show(account.printed))),
    bold(total, 0, show(totalPrinted)),
  ];
  pages.table({
    head: ['', `Jan–Dec ${profit.year}`],
    lines: [
      row('Income', 0, ''),
      ...block(profit.income, 'Total Income', money.dollar),
      row('Less Cost of Goods Sold', 0, ''),
      ...block(profit.cost, 'Total Cost of Goods Sold', money.dollar),
      bold('Gross Profit', 0, money.dollar(profit.gross)),
      row('Gross Margin', 0, `${((profit.gross / profit.income.total) * 100).toFixed(1)}%`),
      row('Less Expenses', 0, ''),
      ...block(profit.expense, 'Total Expenses', money.dollar),
      bold('Net Profit (USD)', 0, money.dollar(profit.net)),
    ],
  });
  return profitSheet(pages, profit);
}

/** An accountant's statement in whole dollars: a dollar sign on the first and the last amount of a part only. */
function compiled({ random, forgery }: Request) {
  const profit = profitOf(wholeDollars(random), forgery, shop);
  const pages = new Pages({
    capacity: 52,
    style: `body{font-family:serif;font-size:12px}h1,h2,.when{text-align:center}h1{font-size:15px;line-height:22px}.c1{text-align:right;width:20px}.c2{text-align:right;width:110px}.double td{border-bottom:3px double #000}`,
    header: () =>
      `<h1>${escape(profit.holder)}</h1><h1>STATEMENT OF INCOME</h1><div class="when">For the Year Ended December 31, ${profit.year}</div><br>`,
    footer: () => '<i>See accountant’s compilation report. No assurance is provided.</i>',
  });
  const block = (title: string, { accounts, totalPrinted }: Block, total: string): Line[] => [
    { cells: [`<b>${title}</b>`, '', ''] },
    ...accounts.map(({ name, printed }, at) =>
      row(name, 1, at === 0 ? '$' : '', money.wholeBrackets(printed)),
    ),
    bold(total, 2, '', money.wholeBrackets(totalPrinted)),
  ];
  pages.table({
    lines: [
      ...block('REVENUE', profit.income, 'Total revenue'),
      ...block('COST OF REVENUE', profit.cost, 'Total cost of revenue'),
      bold('GROSS PROFIT', 0, '', money.wholeBrackets(profit.gross)),
      ...block('OPERATING EXPENSES', profit.expense, 'Total operating expenses'),
      bold('INCOME FROM OPERATIONS', 0, '', money.wholeBrackets(profit.operating)),
      ...block('OTHER INCOME', profit.other, 'Total other income'),
      { ...bold('NET INCOME', 0, '$', money.wholeBrackets(profit.net)), className: 'total double' },
    ],
  });
  return profitSheet(pages, profit);
}

export const profitPrograms: readonly Layout[] = [
  { name: 'books-profit-parent-accounts', forgeable: true, make: parentAccounts },
  { name: 'books-profit-account-codes', forgeable: true, make: accountCodes },
  { name: 'books-profit-billed-hours', forgeable: true, make: billedHours },
  { name: 'books-profit-compiled', forgeable: true, make: compiled },
];
