import { type Block, profitOf } from '../books.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { escape, money } from '../print.ts';
import { profitSheet } from '../report-sheets.ts';

type Cells = (cents: number, total: number) => string[];
type Parts = readonly ['income' | 'cost' | 'expense' | 'other', string, string][];

const indent = (text: string, depth: number) => `${'&nbsp;'.repeat(depth * 4)}${escape(text)}`;
const bold = (cells: readonly string[]): Line => ({ cells, className: 'total' });
const right = 'table td+td,table th+th{text-align:right}';

const earlierOf = (cents: number, at: number) => Math.round((cents * (71 + ((at * 13) % 37))) / 100);
const earlierTotal = ({ accounts }: Block) =>
  accounts.reduce((sum, { cents }, at) => sum + earlierOf(cents, at), 0);

/** The year before, the change in dollars and in percent beside each account. */
function previousYear({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const pages = new Pages({
    capacity: 52,
    style: `h1,.when{text-align:center}h1{font-size:16px;line-height:24px}${right}th{white-space:normal}`,
    header: (page) =>
      page === 1
        ? `<h1>${escape(profit.holder)}</h1><h1>Profit and Loss Comparison</h1><div class="when">January - December ${profit.year}</div><br>`
        : '',
    footer: (page) =>
      `Cash Basis &nbsp; Monday, February 3, ${profit.year + 1} 04:18 PM GMT-05:00<span style="float:right">${page}/{pages}</span>`,
  });
  const compared = (show: (cents: number) => string, now: number, then: number, real = now) => [
    show(now),
    show(then),
    show(real - then),
    then === 0 ? '' : `${(((real - then) / Math.abs(then)) * 100).toFixed(2)} %`,
  ];
  const block = (each: Block, name: string): Line[] => [
    { cells: [name, '', '', '', ''] },
    ...each.accounts.map(({ name: account, cents, printed }, at) => ({
      cells: [indent(account, 1), ...compared(money.minus, printed, earlierOf(cents, at), cents)],
    })),
    bold([`Total ${name}`, ...compared(money.dollar, each.totalPrinted, earlierTotal(each), each.total)]),
  ];
  const [income, cost, expense, other] = [profit.income, profit.cost, profit.expense, profit.other].map(
    earlierTotal,
  ) as [number, number, number, number];
  const sum = (name: string, now: number, then: number) => bold([name, ...compared(money.dollar, now, then)]);
  pages.table({
    head: ['', `JAN - DEC ${profit.year}`, `JAN - DEC ${profit.year - 1} (PY)`, 'CHANGE', '% CHANGE'],
    lines: [
      ...block(profit.income, 'Income'),
      ...block(profit.cost, 'Cost of Goods Sold'),
      sum('GROSS PROFIT', profit.gross, income - cost),
      ...block(profit.expense, 'Expenses'),
      sum('NET OPERATING INCOME', profit.operating, income - cost - expense),
      ...block(profit.other, 'Other Income'),
      sum('NET OTHER INCOME', profit.other.total, other),
      sum('NET INCOME', profit.net, income - cost - expense + other),
    ],
  });
  return profitSheet(pages, profit);
}

const QUARTERS = ['Jan - Mar', 'Apr - Jun', 'Jul - Sep', 'Oct - Dec'] as const;

function quartersOf(cents: number, at: number): number[] {
  const shares = QUARTERS.map((_, quarter) => 20 + ((at * 5 + quarter * 7) % 11));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const first = shares.slice(1).map((share) => Math.trunc((cents * share) / whole));
  return [...first, cents - first.reduce((sum, part) => sum + part, 0)];
}

const inOrder: Parts = [
  ['income', 'Income', 'Total Income'],
  ['cost', 'Cost of Goods Sold', 'Total COGS'],
  ['expense', 'Expense', 'Total Expense'],
  ['other', 'Other Income', 'Total Other Income'],
];

/** The desktop program by quarter: four columns and a total, without dollar signs. */
function byQuarter({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const year = String(profit.year).slice(2);
  const pages = new Pages({
    capacity: 54,
    style: `h1,h2{text-align:center;line-height:20px}h1{font-size:15px}${right}table{font-size:9.5px}td:first-child{font-weight:bold}th{border-bottom:2px solid #000}`,
    header: () =>
      `<div class="flex"><div><b>8:52 AM<br>03/11/${Number(year) + 1}<br>Accrual Basis</b></div><div><h2>${escape(profit.holder)}</h2><h1>Profit &amp; Loss by Quarter</h1><h2>January through December ${profit.year}</h2></div><div></div></div><br>`,
    footer: (page) => `<div class="r">Page ${page}</div>`,
  });
  const sumOf = (each: Block) =>
    QUARTERS.map((_, quarter) =>
      each.accounts.reduce((sum, { cents }, at) => sum + (quartersOf(cents, at)[quarter] ?? 0), 0),
    );
  const row = (text: string, quarters: readonly number[], total: number) => [
    text,
    ...quarters.map(money.minus),
    money.minus(total),
  ];
  const block = (name: (typeof inOrder)[number]): Line[] => {
    const each: Block = profit[name[0]];
    return [
      { cells: [indent(name[1], 2), '', '', '', '', ''] },
      ...each.accounts.map(({ name: account, cents, printed }, at) => ({
        cells: row(indent(account, 3), quartersOf(cents, at), printed),
      })),
      bold(row(indent(name[2], 2), sumOf(each), each.totalPrinted)),
    ];
  };
  const [income, cost, expense, other] = [profit.income, profit.cost, profit.expense, profit.other].map(
    sumOf,
  );
  const less = (a: readonly number[] = [], b: readonly number[] = []) =>
    a.map((cents, at) => cents - (b[at] ?? 0));
  const gross = less(income, cost);
  const operating = less(gross, expense);
  const net = operating.map((cents, at) => cents + (other?.[at] ?? 0));
  const [incomes, costs, expenses, others] = inOrder.map(block);
  pages.table({
    head: ['', ...QUARTERS.map((quarter) => `${quarter} ${year}`), 'TOTAL'],
    lines: [
      { cells: [indent('Ordinary Income/Expense', 1), '', '', '', '', ''] },
      ...(incomes ?? []),
      ...(costs ?? []),
      { cells: row(indent('Gross Profit', 1), gross, profit.gross) },
      ...(expenses ?? []),
      { cells: row('Net Ordinary Income', operating, profit.operating) },
      { cells: [indent('Other Income/Expense', 1), '', '', '', '', ''] },
      ...(others ?? []),
      { cells: row(indent('Net Other Income', 1), other ?? [], profit.other.total) },
      bold(row('Net Income', net, profit.net)),
    ],
  });
  return profitSheet(pages, profit);
}

/** The last month stands before the year, each with its share of the revenue. */
function monthAndYear({ random, forgery }: Request) {
  const profit = profitOf(random, forgery);
  const month = (cents: number) => Math.round(cents / 11.4);
  const pages = new Pages({
    capacity: 54,
    style: `body{font-family:serif}h1,h2{text-align:center;line-height:20px;font-size:14px}${right}`,
    header: (page) =>
      `<h1>${escape(profit.holder)}</h1><h1>Income Statement</h1><h2>For the Twelve Months Ending December 31, ${profit.year}</h2>${page > 1 ? `<div class="r">Page: ${page}</div>` : '<br>'}`,
    footer: () => 'For Management Purposes Only',
  });
  const monthTotal = ({ accounts }: Block) => accounts.reduce((sum, { cents }) => sum + month(cents), 0);
  const shares: Cells = (cents, total) => [money.brackets(cents), ((cents / total) * 100).toFixed(2)];
  const [monthIncome, monthCost, monthExpense, monthOther] = [
    profit.income,
    profit.cost,
    profit.expense,
    profit.other,
  ].map(monthTotal) as [number, number, number, number];
  const row = (text: string, current: number, toDate: number) => [
    text,
    ...shares(current, monthIncome),
    ...shares(toDate, profit.income.total),
  ];
  const block = (each: Block, name: string): Line[] => [
    { cells: [name, '', '', '', ''] },
    ...each.accounts.map(({ name: account, cents, printed }) => ({
      cells: row(escape(account), month(cents), printed),
    })),
    bold(row(`Total ${name}`, monthTotal(each), each.totalPrinted)),
    { cells: ['&nbsp;', '', '', '', ''] },
  ];
  pages.table({
    head: ['', 'Current Month', '', 'Year to Date', ''],
    lines: [
      ...block(profit.income, 'Revenues'),
      ...block(profit.cost, 'Cost of Sales'),
      bold(row('Gross Profit', monthIncome - monthCost, profit.gross)),
      { cells: ['&nbsp;', '', '', '', ''] },
      ...block(profit.expense, 'Expenses'),
      ...block(profit.other, 'Other Income'),
      bold(row('Net Income', monthIncome - monthCost - monthExpense + monthOther, profit.net)),
    ],
  });
  return profitSheet(pages, profit);
}

export const profitColumns: readonly Layout[] = [
  { name: 'books-profit-previous-year', forgeable: true, make: previousYear },
  { name: 'books-profit-by-quarter', forgeable: true, make: byQuarter },
  { name: 'books-profit-month-and-year', forgeable: true, make: monthAndYear },
];
