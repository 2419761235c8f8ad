import { profitOf, type Block, type Profit } from '../books.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { escape, money } from '../print.ts';
import { profitSheet } from '../report-sheets.ts';

type Show = (cents: number) => string;
const indent = (text: string, depth: number) => `${'&nbsp;'.repeat(depth * 3)}${escape(text)}`;
const line = (text: string, depth: number, ...cells: string[]): Line => ({
  cells: [indent(text, depth), ...cells],
});

function blockLines({ name, accounts, totalPrinted }: Block, show: Show, total = `Total ${name}`): Line[] {
  return [
    line(name, 0, ''),
    ...accounts.map((account) => line(account.name, 1, show(account.printed))),
    { ...line(total, 0, money.dollar(totalPrinted)), className: 'total' },
  ];
}

const online = (capacity: number, profit: Profit) =>
  new Pages({
    capacity,
    style:
      'h1,h2,.when{text-align:center}h1{font-size:18px;line-height:24px}table td+td,table th+th{text-align:right}',
    header: (page) =>
      page === 1
        ? `<h1>Profit and Loss</h1><h2>${escape(profit.holder)}</h2><div class="when">January - December ${profit.year}</div><br><br>`
        : '',
    footer: (page) =>
      `Accrual Basis &nbsp; Thursday, January 16, ${profit.year + 1} 10:42 AM GMT-06:00<span style="float:right">${page}/{pages}</span>`,
  });

/** The online bookkeeping program: a block per section, totals with a dollar sign. */
function simple({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const pages = online(52, profit);
  const total = (text: string, cents: number): Line => ({
    ...line(text, 0, money.dollar(cents)),
    className: 'total',
  });
  pages.table({
    head: ['', 'TOTAL'],
    lines: [
      ...blockLines(profit.income, money.minus),
      ...blockLines(profit.cost, money.minus),
      total('GROSS PROFIT', profit.gross),
      ...blockLines(profit.expense, money.minus),
      total('NET OPERATING INCOME', profit.operating),
      ...blockLines(profit.other, money.minus),
      total('NET OTHER INCOME', profit.other.total),
      total('NET INCOME', profit.net),
    ],
  });
  return profitSheet(pages, profit);
}

/** The same with a second column: the share of the income. */
function ofIncome({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const pages = online(52, profit);
  const percent = (cents: number) => `${((cents / profit.income.total) * 100).toFixed(2)} %`;
  const total = (text: string, cents: number): Line => ({
    ...line(text, 0, money.dollar(cents), percent(cents)),
    className: 'total',
  });
  const block = ({ name, accounts, totalPrinted }: Block) => [
    line(name, 0, '', ''),
    ...accounts.map((account) =>
      line(account.name, 1, money.minus(account.printed), percent(account.printed)),
    ),
    total(`Total for ${name}`, totalPrinted),
  ];
  pages.table({
    head: ['Distribution account', 'Total', '% of Income'],
    lines: [
      ...block(profit.income),
      ...block(profit.cost),
      total('Gross Profit', profit.gross),
      ...block(profit.expense),
      total('Net Operating Income', profit.operating),
      ...block(profit.other),
      total('Net Other Income', profit.other.total),
      total('Net Income', profit.net),
    ],
  });
  return profitSheet(pages, profit);
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

function monthsOf(cents: number, seed: number): number[] {
  const shares = MONTHS.map((_, at) => 5 + (((at + 3) * ((seed % 6) + 1)) % 7));
  const sum = shares.reduce((a, b) => a + b, 0);
  const months = shares.map((part) => Math.trunc((cents * part) / sum));
  const rest = cents - months.reduce((a, b) => a + b, 0);
  return months.map((month, at) => (at === 11 ? month + rest : month));
}

/** Twelve months and a total, across a wide page. */
function byMonth({ random }: Request) {
  const profit = profitOf(random, null);
  const pages = new Pages({
    capacity: 40,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:36px 24px}table{font-size:8px}td,th{padding:0 2px}table td+td,table th+th{text-align:right}h2,.when{text-align:center}',
    header: () =>
      `<h2>${escape(profit.holder)}</h2><div class="when"><b>Profit and Loss by Month</b><br>January - December ${profit.year}</div><br>`,
  });
  const columns = new Map<string, number[]>();
  const sumOf = (accounts: readonly number[][]) =>
    MONTHS.map((_, at) => accounts.reduce((sum, months) => sum + (months[at] ?? 0), 0));
  const row = (text: string, months: readonly number[], show: Show): Line => ({
    cells: [text, ...months.map(show), show(months.reduce((a, b) => a + b, 0))],
  });
  const block = ({ name, accounts }: Block, depth: number) => {
    const months = accounts.map(({ cents }, at) => monthsOf(cents, at + depth));
    columns.set(name, sumOf(months));
    return [
      { cells: [name, ...MONTHS.map(() => ''), ''] },
      ...accounts.map((account, at) => row(indent(account.name, 1), months[at] ?? [], money.minus)),
      { ...row(`Total ${name}`, columns.get(name) ?? [], money.dollar), className: 'total' },
    ];
  };
  const difference = (a: readonly number[], ...others: readonly (readonly number[])[]) =>
    a.map((cents, at) => others.reduce((left, other) => left - (other[at] ?? 0), cents));
  const [income, cost, expense, other] = [profit.income, profit.cost, profit.expense, profit.other].map(
    (each, at) => block(each, at),
  );
  const of = (name: string) => columns.get(name) ?? [];
  const gross = difference(of('Income'), of('Cost of Goods Sold'));
  const operating = difference(gross, of('Expenses'));
  const net = operating.map((cents, at) => cents + (of('Other Income')[at] ?? 0));
  pages.table({
    head: ['', ...MONTHS.map((month) => `${month} ${profit.year}`), 'TOTAL'],
    lines: [
      ...(income ?? []),
      ...(cost ?? []),
      { ...row('GROSS PROFIT', gross, money.dollar), className: 'total' },
      ...(expense ?? []),
      { ...row('NET OPERATING INCOME', operating, money.dollar), className: 'total' },
      ...(other ?? []),
      { ...row('NET OTHER INCOME', of('Other Income'), money.dollar), className: 'total' },
      { ...row('NET INCOME', net, money.dollar), className: 'total' },
    ],
  });
  return profitSheet(pages, profit);
}

/** The desktop bookkeeping program: date and basis in the corner, nested parts, plain amounts. */
function desktop({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const year = String(profit.year).slice(2);
  const pages = new Pages({
    capacity: 54,
    style:
      'h2,h1{text-align:center;line-height:18px}h1{font-size:16px}td:first-child{font-weight:bold}table{width:70%;margin-left:15%}table td+td,table th+th{text-align:right}',
    header: () =>
      `<div class="flex"><div><b>10:17 AM<br>01/22/${Number(year) + 1}<br>Accrual Basis</b></div><div><h2>${escape(profit.holder)}</h2><h1>Profit &amp; Loss</h1><h2>January through December ${profit.year}</h2></div><div></div></div><br>`,
    footer: (page) => `<div class="r">Page ${page}</div>`,
  });
  const block = (name: string, { accounts, totalPrinted }: Block, label: string) => [
    line(name, 2, ''),
    ...accounts.map((account) => line(account.name, 3, money.minus(account.printed))),
    { ...line(label, 2, money.minus(totalPrinted)), className: 'total' },
  ];
  pages.table({
    head: ['', `Jan - Dec ${year}`],
    lines: [
      line('Ordinary Income/Expense', 1, ''),
      ...block('Income', profit.income, 'Total Income'),
      ...block('Cost of Goods Sold', profit.cost, 'Total COGS'),
      line('Gross Profit', 1, money.minus(profit.gross)),
      ...block('Expense', profit.expense, 'Total Expense'),
      line('Net Ordinary Income', 0, money.minus(profit.operating)),
      line('Other Income/Expense', 1, ''),
      ...block('Other Income', profit.other, 'Total Other Income'),
      line('Net Other Income', 1, money.minus(profit.other.total)),
      { ...line('Net Income', 0, money.minus(profit.net)), className: 'total' },
    ],
  });
  return profitSheet(pages, profit);
}

/** Another program: whole sections named "Trading Income" and "Operating Expenses". */
function trading({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}table td+td,table th+th{text-align:right}h1{font-size:20px;line-height:28px}',
    header: () =>
      `<h1>Profit and Loss</h1><div>${escape(profit.holder)}<br>For the year ended 31 December ${profit.year}</div><br>`,
    footer: (page) => `Profit and Loss | ${escape(profit.holder)} | Page ${page} of {pages}`,
  });
  const block = (name: string, { accounts, totalPrinted }: Block) => [
    { cells: [`<b>${name}</b>`, ''] },
    ...accounts.map((account) => line(account.name, 0, money.brackets(account.printed))),
    { ...line(`Total ${name}`, 0, money.brackets(totalPrinted)), className: 'total' },
  ];
  pages.table({
    head: ['Account', `Jan-Dec ${profit.year}`],
    lines: [
      ...block('Trading Income', profit.income),
      ...block('Cost of Sales', profit.cost),
      { ...line('Gross Profit', 0, money.brackets(profit.gross)), className: 'total' },
      ...block('Operating Expenses', profit.expense),
      ...block('Other Income', profit.other),
      { ...line('Net Profit', 0, money.brackets(profit.net)), className: 'total' },
    ],
  });
  return profitSheet(pages, profit);
}

/** A free program: a short summary above, then the accounts, dollar signs everywhere. */
function summaryFirst({ random, forgery }: Request) {
  const drawn = profitOf(random, forgery);
  const profit = { ...drawn, net: drawn.operating };
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperWide}table td+td,table th+th{text-align:right}.four{display:flex;justify-content:space-between;text-align:center}.four b{display:block;font-size:15px}',
    header: (page) =>
      page === 1
        ? `<h1>Profit &amp; Loss</h1><b>${escape(profit.holder)}</b><br>Date Range: Jan 01, ${profit.year} to Dec 31, ${profit.year}<br>Report Type: Accrual (Paid &amp; Unpaid)<br><br>`
        : '<br>',
    footer: (page) =>
      `Profit &amp; Loss - ${escape(profit.holder)} <span style="float:right">Page ${page} / {pages}</span>`,
  });
  const fact = (label: string, cents: number) => `<div>${label}<b>${money.dollar(cents)}</b></div>`;
  pages.block(
    `<div class="four">${fact('Income', profit.income.total)}${fact('Cost of Goods Sold', profit.cost.total)}${fact('Operating Expenses', profit.expense.totalPrinted)}${fact('Net Profit', profit.net)}</div><br>`,
    4,
  );
  const block = (name: string, { accounts, totalPrinted }: Block) => [
    { cells: [`<b>${name}</b>`, ''] },
    ...accounts.map((account) => line(account.name, 1, money.dollar(account.printed))),
    { ...line(`Total ${name}`, 0, money.dollar(totalPrinted)), className: 'total' },
  ];
  const share = (cents: number) =>
    `As a percentage of Total Income: ${((cents / profit.income.total) * 100).toFixed(2)}%`;
  pages.table({
    head: ['ACCOUNTS', `Jan 01, ${profit.year}<br>to Dec 31, ${profit.year}`],
    lines: [
      ...block('Income', profit.income),
      ...block('Cost of Goods Sold', profit.cost),
      { ...line('Gross Profit', 0, money.dollar(profit.gross)), className: 'total' },
      line(share(profit.gross), 0, ''),
      ...block('Operating Expenses', profit.expense),
      { ...line('Net Profit', 0, money.dollar(profit.net)), className: 'total' },
      line(share(profit.net), 0, ''),
    ],
  });
  return profitSheet(pages, profit);
}

export const profitAndLoss: readonly Layout[] = [
  { name: 'books-profit-simple', forgeable: true, make: simple },
  { name: 'books-profit-of-income', forgeable: true, make: ofIncome },
  { name: 'books-profit-by-month', forgeable: false, make: byMonth },
  { name: 'books-profit-desktop', forgeable: true, make: desktop },
  { name: 'books-profit-trading', forgeable: true, make: trading },
  { name: 'books-profit-summary-first', forgeable: true, make: summaryFirst },
];
