import { type Block, profitOf, type Profit } from '../books.ts';
import { earlierOf, gridOf, type Part, wholeDollars, wholeThousands } from '../columns.ts';
import { corporationOf, firmOf, kitchenOf, trades } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';

const right = 'table td+td,table th+th{text-align:right}';
const leader = (text: string) => `${text} ${' .'.repeat(Math.max(3, 56 - Math.round(text.length * 0.85)))}`;

const within = (sheet: Sheet, from: string, to: string): Sheet => ({
  ...sheet,
  truth: { ...sheet.truth, period: { from, to } },
});

function taxedOf({ random, forgery }: Request) {
  const dollars = wholeDollars(random);
  const profit = {
    ...profitOf(dollars, forgery, trades.contractor),
    holder: corporationOf(random).toUpperCase(),
  };
  const grid = gridOf(profit, (cents, at) => [cents, earlierOf(cents, at, 100)], 0);
  const now = dollars.cents(900, 14_000);
  const interest = [now, earlierOf(now, 9, 100)];
  const before = grid.net.map((cents, at) => cents - (interest[at] ?? 0));
  const tax = before.map((cents) => (cents > 0 ? Math.round((cents * 0.21) / 100) * 100 : 0));
  const net = before.map((cents, at) => cents - (tax[at] ?? 0));
  return { profit: { ...profit, net: net[0] ?? 0 }, grid, interest, before, tax, net };
}

function fiscalYears(request: Request): Sheet {
  const { profit, grid, interest, before, tax, net } = taxedOf(request);
  const { year } = profit;
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:serif;font-size:12px}h1,.when{text-align:center}h1{font-size:15px;line-height:22px}.spaced{letter-spacing:3px}.c1,.c3{width:18px;text-align:right}.c2,.c4{width:86px;text-align:right}th.c2,th.c4{text-decoration:underline}.total td{font-weight:normal;border-top:0}.total .c2,.total .c4{border-top:1px solid #000}.double .c2,.double .c4{border-bottom:3px double #000}',
    header: () =>
      `<h1>${escape(profit.holder)}</h1><h1 class="spaced">STATEMENTS OF INCOME</h1><div class="when">Years Ended June 30, ${year} and ${year - 1}</div><br>`,
    footer: () => '<div class="when"><i>See independent accountant’s compilation report.</i></div>',
  });
  const row = (text: string, depth: number, [now = 0, then = 0]: readonly number[], mark = ''): Line =>
    line(leader(text), depth, mark, money.wholeBrackets(now), mark, money.wholeBrackets(then));
  const sum = (text: string, depth: number, amounts: readonly number[], mark = '', className = 'total') => ({
    ...row(text, depth, amounts, mark),
    className,
  });
  const other = grid.other.sum.map((cents, at) => cents - (interest[at] ?? 0));
  pages.table({
    head: ['', '', String(year), '', String(year - 1)],
    lines: [
      row('SALES, NET', 0, grid.income.sum, '$'),
      row('COST OF SALES', 0, grid.cost.sum),
      sum('Gross profit', 1, grid.gross),
      { cells: ['OPERATING EXPENSES', '', '', '', ''] },
      ...grid.expense.rows.map(({ name, amounts }) => row(name, 1, amounts)),
      sum('Total operating expenses', 2, grid.expense.printed),
      sum('INCOME (LOSS) FROM OPERATIONS', 0, grid.operating),
      { cells: ['OTHER INCOME (EXPENSE)', '', '', '', ''] },
      ...grid.other.rows.map(({ name, amounts }) => row(name, 1, amounts)),
      row(
        'Interest on long-term debt',
        1,
        interest.map((cents) => -cents),
      ),
      sum('Total other income (expense)', 2, other),
      sum('INCOME (LOSS) BEFORE INCOME TAXES', 0, before),
      row('PROVISION FOR INCOME TAXES', 0, tax),
      sum('NET INCOME (LOSS)', 0, net, '$', 'total double'),
    ],
  });
  return within(profitSheet(pages, profit), `${year - 1}-07-01`, `${year}-06-30`);
}

function inThousands({ random }: Request): Sheet {
  const large = (each: (typeof trades.practice)['income'], times: number) => ({
    ...each,
    least: each.least * times,
    most: each.most * times,
  });
  const { income, cost, expense, other } = trades.contractor;
  const profit = {
    ...profitOf(wholeThousands(random), null, {
      income: large(income, 10),
      cost: large(cost, 12),
      expense: large(expense, 6),
      other: large(other, 5),
    }),
    holder: firmOf(random),
  };
  const grid = gridOf(profit, (cents, at) => [cents, earlierOf(cents, at, 100_000)], 0);
  const pages = new Pages({
    capacity: 52,
    style: `body{font-family:PaperModern}${right}.bar{background:#1f3a4d;color:#fff;padding:10px 14px;margin-bottom:14px}h1{font-size:18px;line-height:24px}td{height:18px}`,
    header: () =>
      `<div class="bar"><h1>Income Statement</h1>${escape(profit.holder)} &nbsp;|&nbsp; Fiscal year ended December 31, ${profit.year} &nbsp;|&nbsp; (in $000s)</div>`,
    footer: (page) => `Unaudited. Amounts may not be relied upon without the notes. &nbsp; ${page}`,
  });
  const show = (cents: number) => money.wholeBrackets(cents / 1_000);
  const cells = ([now = 0, then = 0]: readonly number[]) => [
    show(now),
    `${((now / profit.income.total) * 100).toFixed(1)}%`,
    show(then),
    `${((then / (grid.income.sum[1] ?? 1)) * 100).toFixed(1)}%`,
  ];
  const sum = (text: string, amounts: readonly number[]) => totalAt(text, 0, ...cells(amounts));
  const rows = ({ rows: all }: Part) => all.map(({ name, amounts }) => line(name, 1, ...cells(amounts)));
  pages.table({
    head: ['', `FY${profit.year}`, '% rev', `FY${profit.year - 1}`, '% rev'],
    lines: [
      ...rows(grid.income),
      sum('Total revenue', grid.income.sum),
      ...rows(grid.cost),
      sum('Total cost of revenue', grid.cost.sum),
      sum('Gross profit', grid.gross),
      ...rows(grid.expense),
      sum('Total operating expenses', grid.expense.sum),
      sum('Operating income (loss)', grid.operating),
      ...rows(grid.other),
      sum('Net income (loss)', grid.net),
    ],
  });
  return profitSheet(pages, profit);
}

const numbered = (number: string, text: string, ...amounts: readonly string[]): Line => ({
  cells: [
    escape(`${number.padEnd(10)}${text.padEnd(40)}${amounts.map((amount) => amount.padStart(18)).join('')}`),
  ],
});

function accountNumbers({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(random, forgery, trades.contractor), holder: firmOf(random).toUpperCase() };
  const grid = gridOf(profit, (cents, at) => [cents, earlierOf(cents, at)], 0);
  const clock = `${random.between(10, 18)}:${random.between(10, 59)}:${random.between(10, 59)}`;
  const next = String(profit.year + 1);
  const pages = new Pages({
    capacity: 25,
    style:
      'body{font:10.5px/14px monospace}td,th{white-space:pre;padding:0;height:24px}pre{margin:0;font:inherit}.foot{font-size:9px}',
    header: (page) =>
      `<pre>RUN DATE: 01/27/${next}${' '.repeat(20)}${escape(profit.holder).padEnd(38)} PAGE: ${String(page).padStart(4)}
RUN TIME: ${clock}${' '.repeat(22)}INCOME STATEMENT
GL-0420${' '.repeat(29)}PERIOD 01 - 12 ENDING 12/31/${profit.year}

${'ACCOUNT'.padEnd(10)}${'DESCRIPTION'.padEnd(40)}${'YEAR-TO-DATE'.padStart(18)}${'PRIOR YTD'.padStart(18)}
${'-'.repeat(86)}</pre>`,
  });
  const amounts = (values: readonly number[]) => values.map(money.trailing);
  const rule: Line = numbered('', '', '-'.repeat(15), '-'.repeat(15));
  const sum = (text: string, values: readonly number[]) => numbered('', text, ...amounts(values));
  const part = (title: string, code: number, { rows, printed }: Part, end: string): Line[] => [
    numbered('', title),
    ...rows.map((row, at) =>
      numbered(`${code + at * 10}-00`, row.name.toUpperCase(), ...amounts(row.amounts)),
    ),
    rule,
    sum(end, printed),
  ];
  pages.table({
    lines: [
      ...part('REVENUE', 4010, grid.income, 'TOTAL REVENUE'),
      ...part('COST OF SALES', 5010, grid.cost, 'TOTAL COST OF SALES'),
      sum('GROSS PROFIT', grid.gross),
      ...part('OPERATING EXPENSES', 6010, grid.expense, 'TOTAL OPERATING EXPENSES'),
      sum('OPERATING PROFIT (LOSS)', grid.operating),
      ...part('OTHER INCOME', 8010, grid.other, 'TOTAL OTHER INCOME'),
      sum('NET PROFIT (LOSS)', grid.net),
      numbered('', '', '='.repeat(15), '='.repeat(15)),
      numbered('', '*** END OF REPORT ***'),
    ],
  });
  return profitSheet(pages, profit);
}

const labor = ['Hourly Wages', 'Manager Salaries', 'Payroll Taxes & Benefits'];
const premises = ['Rent', 'Utilities', 'Property Insurance', 'Licenses & Permits'];

function groupsOf({ accounts }: Block) {
  const of = (title: string, holds: (name: string) => boolean) => {
    const chosen = accounts.filter(({ name }) => holds(name));
    return { title, accounts: chosen, total: chosen.reduce((sum, { cents }) => sum + cents, 0) };
  };
  return [
    of('LABOR', (name) => labor.includes(name)),
    of('CONTROLLABLE EXPENSES', (name) => !labor.includes(name) && !premises.includes(name)),
    of('OCCUPANCY', (name) => premises.includes(name)),
  ] as const;
}

function primeCost({ random, forgery }: Request): Sheet {
  const profit: Profit = { ...profitOf(random, forgery, trades.kitchen), holder: kitchenOf(random) };
  const pages = new Pages({
    capacity: 54,
    style: `${right}h1{font:700 17px/24px PaperWide}table{font-size:10.5px}.c2{width:80px}.total td{border-top:0;border-bottom:1px solid #999}.band td{background:#e9efe6;font-weight:bold}`,
    header: () =>
      `<div class="flex"><div><h1>${escape(profit.holder)}</h1>Operating Statement</div><div class="r">Six Months Ended June 30, ${profit.year}<br>Printed 07/19/${profit.year} 2:26 PM</div></div><br>`,
    footer: (page) => `Confidential - prepared for management &nbsp; Page ${page} of {pages}`,
  });
  const percent = (cents: number) => `${((cents / profit.income.total) * 100).toFixed(1)}%`;
  const row = (text: string, depth: number, cents: number) =>
    line(text, depth, money.brackets(cents), percent(cents));
  const sum = (text: string, cents: number, className = 'total'): Line => ({
    ...row(text, 0, cents),
    className,
  });
  const part = (title: string, accounts: Block['accounts'], end: string, total: number): Line[] =>
    accounts.length === 0
      ? []
      : [
          line(title, 0, '', ''),
          ...accounts.map(({ name, printed }) => row(name, 1, printed)),
          sum(end, total),
        ];
  const groups = groupsOf(profit.expense);
  pages.table({
    head: ['', 'Amount', '% of Sales'],
    lines: [
      ...part('SALES', profit.income.accounts, 'Total Sales', profit.income.total),
      ...part('COST OF SALES', profit.cost.accounts, 'Total Cost of Sales', profit.cost.total),
      sum('GROSS PROFIT', profit.gross, 'band'),
      ...groups.slice(0, 1).flatMap((each) => part(each.title, each.accounts, 'Total Labor', each.total)),
      sum('PRIME COST', profit.cost.total + groups[0].total, 'band'),
      ...groups
        .slice(1)
        .flatMap((each) => part(each.title, each.accounts, `Total ${each.title.toLowerCase()}`, each.total)),
      sum('TOTAL OPERATING EXPENSES', profit.expense.totalPrinted),
      sum('OPERATING INCOME', profit.operating, 'band'),
      ...part('OTHER INCOME', profit.other.accounts, 'Total Other Income', profit.other.total),
      sum('NET INCOME (LOSS)', profit.net, 'band'),
    ],
  });
  return within(profitSheet(pages, profit), `${profit.year}-01-01`, `${profit.year}-06-30`);
}

export const profitStatements: readonly Layout[] = [
  { name: 'books-profit-two-fiscal-years', forgeable: true, make: fiscalYears },
  { name: 'books-profit-in-thousands', forgeable: false, make: inThousands },
  { name: 'books-profit-account-numbers', forgeable: true, make: accountNumbers },
  { name: 'books-profit-prime-cost', forgeable: true, make: primeCost },
];
