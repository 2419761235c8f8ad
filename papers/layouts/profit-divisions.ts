import { profitOf } from '../books.ts';
import { gridOf, earlierOf, type Part, partsOf } from '../columns.ts';
import { firmOf, trades } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, lastDay, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';

const right = 'table td+td,table th+th{text-align:right}';
const wide = '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px 48px}';

const withTotal = (cents: number, at: number, count: number) => [...partsOf(cents, at, count), cents];
const until = (sheet: Sheet, to: string): Sheet => ({
  ...sheet,
  truth: { ...sheet.truth, period: { from: `${to.slice(0, 4)}-01-01`, to } },
});

const divisions = [
  ['Class', 'Installation', 'Maintenance', 'Not Specified'],
  ['Location', 'Harbor St Store', 'Northgate Store', 'Online'],
  ['Class', 'Retail', 'Wholesale', 'Unallocated'],
] as const;

function byClass({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(random, forgery, trades.practice), holder: firmOf(random) };
  const [by, ...names] = random.pick(divisions);
  const grid = gridOf(profit, (cents, at) => withTotal(cents, at, 3), 3);
  const pages = new Pages({
    capacity: 38,
    style: `${wide}${right}h1,h2,.when{text-align:center}h1{font-size:16px;line-height:22px}table{font-size:10px}`,
    header: (page) =>
      page === 1
        ? `<h1>${escape(profit.holder)}</h1><h2>Profit and Loss by ${by}</h2><div class="when">January - December ${profit.year}</div><br>`
        : '',
    footer: (page) =>
      `Cash Basis &nbsp; Tuesday, March 18, ${profit.year + 1} 09:07 PM GMT-07:00<span style="float:right">${page}/{pages}</span>`,
  });
  const sum = (name: string, amounts: readonly number[], depth = 0) =>
    totalAt(name, depth, ...amounts.map(money.dollarMinus));
  const part = (name: string, { rows, printed }: Part): Line[] => [
    line(name, 0, '', '', '', ''),
    ...rows.map((row) =>
      line(row.name, 1, ...row.amounts.map((cents) => (cents === 0 ? '' : money.minus(cents)))),
    ),
    sum(`Total ${name}`, printed),
  ];
  pages.table({
    head: ['', ...names.map((name) => name.toUpperCase()), 'TOTAL'],
    lines: [
      ...part('Income', grid.income),
      ...part('Cost of Goods Sold', grid.cost),
      sum('GROSS PROFIT', grid.gross),
      ...part('Expenses', grid.expense),
      sum('NET OPERATING INCOME', grid.operating),
      ...part('Other Income', grid.other),
      sum('NET OTHER INCOME', grid.other.sum),
      sum('NET INCOME', grid.net),
    ],
  });
  return profitSheet(pages, profit);
}

const budgetOf = (cents: number, at: number) =>
  Math.round(earlierOf(cents, at + 4) / 10_000) * 10_000 + 10_000;

function againstBudget({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(random, forgery, trades.contractor), holder: firmOf(random) };
  const month = random.pick([3, 6, 9]);
  const monthName = { 3: 'March', 6: 'June', 9: 'September' }[month] ?? '';
  const grid = gridOf(profit, (cents, at) => [cents, cents === 0 ? 0 : budgetOf(cents, at)], 0);
  const [year, next] = [String(profit.year).slice(2), month === 9 ? '10/14' : '07/09'];
  const pages = new Pages({
    capacity: 54,
    style: `h1,h2{text-align:center;line-height:19px}h1{font-size:16px}${right}td:first-child,th{font-weight:bold}th{border-bottom:2px solid #000}.total td+td{font-weight:normal}table{font-size:10px}`,
    header: () =>
      `<div class="flex"><div><b>4:41 PM<br>${next}/${year}<br>Cash Basis</b></div><div><h2>${escape(profit.holder)}</h2><h1>Profit &amp; Loss Budget vs. Actual</h1><h2>January through ${monthName} ${profit.year}</h2></div><div></div></div><br>`,
    footer: (page) => `<div class="r"><b>Page ${page}</b></div>`,
  });
  const cells = ([actual = 0, budget = 0]: readonly number[]) => [
    money.minus(actual),
    money.minus(budget),
    money.minus(actual - budget),
    budget === 0 ? '' : `${((actual / budget) * 100).toFixed(1)}%`,
  ];
  const part = (name: string, { rows, printed }: Part, total: string): Line[] => [
    line(name, 2, '', '', '', ''),
    ...rows.map((row) => line(row.name, 3, ...cells(row.amounts))),
    totalAt(total, 2, ...cells(printed)),
  ];
  pages.table({
    head: ['', `Jan - ${monthName.slice(0, 3)} ${year}`, 'Budget', '$ Over Budget', '% of Budget'],
    lines: [
      line('Ordinary Income/Expense', 1, '', '', '', ''),
      ...part('Income', grid.income, 'Total Income'),
      ...part('Cost of Goods Sold', grid.cost, 'Total COGS'),
      line('Gross Profit', 1, ...cells(grid.gross)),
      ...part('Expense', grid.expense, 'Total Expense'),
      line('Net Ordinary Income', 0, ...cells(grid.operating)),
      line('Other Income/Expense', 1, '', '', '', ''),
      ...part('Other Income', grid.other, 'Total Other Income'),
      line('Net Other Income', 1, ...cells(grid.other.sum)),
      totalAt('Net Income', 0, ...cells(grid.net)),
    ],
  });
  return until(profitSheet(pages, profit), `${profit.year}-0${month}-${lastDay(profit.year, month)}`);
}

const halfYear = ['Jun', 'May', 'Apr', 'Mar', 'Feb', 'Jan'];

function latestFirst({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(random, forgery, trades.contractor), holder: firmOf(random) };
  const grid = gridOf(profit, (cents, at) => withTotal(cents, at, 6), 6);
  const pages = new Pages({
    capacity: 38,
    style: `${wide}${right}body{font-family:PaperModern}h1{font-size:20px;line-height:28px}table{font-size:9px}td{border-bottom:1px solid #e2e2e2}.total td{border-top:1px solid #777}`,
    header: (page) =>
      page === 1
        ? `<h1>Profit and Loss</h1><div>${escape(profit.holder)}<br>For the 6 months ended 30 June ${profit.year}<br>Accrual basis</div><br>`
        : '<br>',
    footer: (page) =>
      `Profit and Loss &nbsp; ${escape(profit.holder)} &nbsp; 11 July ${profit.year}<span style="float:right">${page} of {pages}</span>`,
  });
  const show = (cents: number) => (cents === 0 ? '-' : money.brackets(cents));
  const sum = (name: string, amounts: readonly number[]) => totalAt(name, 0, ...amounts.map(show));
  const part = (name: string, { rows, printed }: Part): Line[] => [
    { cells: [`<b>${name}</b>`, ...printed.map(() => '')] },
    ...rows.map((row) => line(row.name, 1, ...row.amounts.map(show))),
    sum(`Total ${name}`, printed),
  ];
  pages.table({
    head: ['Account', ...halfYear.map((month) => `${month} ${profit.year}`), 'Total'],
    lines: [
      ...part('Trading Income', grid.income),
      ...part('Cost of Sales', grid.cost),
      sum('Gross Profit', grid.gross),
      ...part('Other Income', grid.other),
      ...part('Operating Expenses', grid.expense),
      sum('Net Profit', grid.net),
    ],
  });
  return until(profitSheet(pages, profit), `${profit.year}-06-30`);
}

function ownersSheet({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, {
    ...trades.practice,
    cost: { ...trades.practice.cost, count: [0, 0] },
  });
  const profit = { ...drawn, holder: firmOf(random), net: drawn.operating };
  const pages = new Pages({
    capacity: 46,
    style:
      'table{width:66%}td{border:1px solid #d4d4d4;height:18px}.sheet{padding:40px}.c1{text-align:right}h1{font-size:15px;letter-spacing:5px;line-height:26px}.head td{background:#ffe08a;font-weight:bold}.total td{background:#eee}',
    header: (page) =>
      page === 1
        ? `<b>${escape(profit.holder)}</b><h1>PROFIT &amp; LOSS ${profit.year}</h1><div>1/1/${profit.year} to 12/31/${profit.year}</div><br>`
        : '',
  });
  const show = (cents: number) => money.dollar(cents);
  const heading = (name: string): Line => ({ cells: [name, ''], className: 'head' });
  pages.table({
    lines: [
      heading('SALES'),
      ...profit.income.accounts.map(({ name, printed }) => line(name, 0, show(printed))),
      totalAt('Total Sales', 0, show(profit.income.total)),
      { cells: ['&nbsp;', ''] },
      heading('EXPENSES'),
      ...profit.expense.accounts.map(({ name, printed }) => line(name, 0, show(printed))),
      totalAt('Total Expenses', 0, show(profit.expense.totalPrinted)),
      { cells: ['&nbsp;', ''] },
      totalAt('PROFIT FOR THE YEAR', 0, show(profit.net)),
    ],
  });
  const { html, truth } = profitSheet(pages, profit);
  const { revenue = 0, totalExpenses = 0, netIncome = 0 } = truth.figures;
  return { html, truth: { ...truth, figures: { revenue, totalExpenses, netIncome }, more: {} } };
}

export const profitDivisions: readonly Layout[] = [
  { name: 'books-profit-by-class', forgeable: true, make: byClass },
  { name: 'books-profit-against-budget', forgeable: true, make: againstBudget },
  { name: 'books-profit-latest-month-first', forgeable: true, make: latestFirst },
  { name: 'spreadsheet-profit-of-an-owner', forgeable: true, make: ownersSheet },
];
