import { type Block, type Profit, profitOf } from '../books.ts';
import { wholeDollars } from '../columns.ts';
import { corporationOf, firmOf, kitchenOf, trades } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';

const none: Block = { name: 'Cost of Goods Sold', accounts: [], total: 0, totalPrinted: 0 };
const whole = money.wholeBrackets;

const withoutCost = (profit: Profit): Profit => {
  const left = profit.income.total - profit.expense.total;
  return { ...profit, cost: none, gross: profit.income.total, operating: left, net: left };
};

const feesSheet = (pages: Pages, profit: Profit): Sheet => {
  const { html, truth } = profitSheet(pages, profit);
  const { revenue = 0, totalExpenses = 0, netIncome = 0 } = truth.figures;
  return { html, truth: { ...truth, figures: { revenue, totalExpenses, netIncome }, more: {} } };
};

const letterhead = (firm: string, random: Request['random']) =>
  `<div class="head"><b>${firm}</b><br>CERTIFIED PUBLIC ACCOUNTANTS<br>${names.address(random).join(' &middot; ')}</div>`;

function singleStep({ random, forgery }: Request): Sheet {
  const drawn = withoutCost(profitOf(wholeDollars(random), forgery, trades.practice));
  const profit = { ...drawn, holder: corporationOf(random) };
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:13px/17px serif}td{height:17px}.head{text-align:center;letter-spacing:1px;border-bottom:2px solid #444;padding-bottom:8px}.c1{width:24px;text-align:right}.c2{width:96px;text-align:right}.total td{font-weight:normal;border-top:0}.total .c1,.total .c2{border-top:1px solid #000}.last .c1,.last .c2{border-bottom:3px double #000}p{line-height:17px}',
    header: () => '',
    footer: () => 'Substantially all disclosures have been omitted.',
  });
  pages.block(letterhead('MERRIWEATHER, COLE &amp; STOUT, P.C.', random), 5);
  pages.block(
    `<br><p>To the Shareholders<br>${escape(profit.holder)}</p><br><p>Management is responsible for the accompanying statement of income for the year then ended.<br>We did not audit or review the statement and do not express an opinion on it.</p><br><div style="text-align:center"><b>${escape(profit.holder)}</b><br>Statement of Income<br>Year Ended December 31, ${profit.year}</div><br>`,
    13,
  );
  const rows = ({ accounts }: Block) =>
    accounts.map(({ name, printed }, at) => line(name, 2, at === 0 ? '$' : '', whole(printed)));
  pages.table({
    lines: [
      line('Revenues', 0, '', ''),
      ...rows(profit.income),
      totalAt('Total revenues', 3, '', whole(profit.income.total)),
      line('Expenses', 0, '', ''),
      ...rows(profit.expense),
      totalAt('Total expenses', 3, '', whole(profit.expense.totalPrinted)),
      { ...line('Net income', 0, '$', whole(profit.net)), className: 'total last' },
    ],
  });
  return feesSheet(pages, profit);
}

function twoSides({ random, forgery }: Request): Sheet {
  const drawn = withoutCost(profitOf(random, forgery, trades.practice));
  const profit = { ...drawn, holder: firmOf(random) };
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:serif}h1{text-align:center;font-size:16px;line-height:24px}td{height:19px;line-height:19px}th{border-top:2px solid #000;border-bottom:1px solid #000}.c1,.c3{text-align:right;width:100px}.c1{border-right:1px solid #000}.c2{padding-left:14px}.total .c1,.total .c3{border-bottom:3px double #000}',
    header: () =>
      `<h1>${escape(profit.holder.toUpperCase())}</h1><h1>Profit and Loss Account for the year ended December 31, ${profit.year}</h1><br>`,
  });
  const entry = (text: string, cents: number) => [escape(text), money.plain(cents)];
  const [costs, sales] = [profit.expense, profit.income].map(({ accounts }) =>
    accounts.map(({ name, printed }) => entry(name, printed)),
  ) as [string[][], string[][]];
  const { net } = profit;
  const after = Math.max(costs.length, sales.length);
  const [left, right] = net < 0 ? [['', ''], entry('Net loss', -net)] : [entry('Net income', net), ['', '']];
  const both = (first: readonly string[] = ['', ''], second: readonly string[] = ['', '']): Line => ({
    cells: [...first, ...second],
    height: 1.3,
  });
  const balanced = money.plain(Math.max(profit.income.total, profit.expense.total));
  pages.table({
    head: ['EXPENSES', '$', 'REVENUE', '$'],
    lines: [
      ...Array.from({ length: after }, (_, at) => both(costs[at], sales[at])),
      both(entry('Total expenses', profit.expense.totalPrinted), entry('Total revenue', profit.income.total)),
      both(left, right),
      { ...both(['', balanced], ['', balanced]), className: 'total' },
    ],
  });
  return feesSheet(pages, profit);
}

function taxBasis({ random, forgery }: Request): Sheet {
  const drawn = withoutCost(profitOf(random, forgery, trades.practice));
  const profit = {
    ...drawn,
    holder: `${names.person(random).split(' ').at(-1) ?? ''} & Rowe Law Group, PLLC`,
  };
  const share = (cents: number) => ((cents / profit.income.total) * 100).toFixed(2);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:11px/15px monospace}h1{font-size:13px;line-height:17px;text-align:center}.c1,.c2{text-align:right;width:130px}.total td{border-top:1px dashed #000}th{text-align:right;border-bottom:1px solid #000}',
    header: () =>
      `<h1>${escape(profit.holder)}</h1><h1>Statement of Revenues and Expenses - Income Tax Basis</h1><h1>For the 12 Months Ended December 31, ${profit.year}</h1><br>`,
    footer: () => 'Unaudited. Prepared from the records of the client without audit or review.',
  });
  const row = (text: string, cents: number, printed: number) =>
    line(text, 1, money.trailing(printed), share(cents));
  const sum = (text: string, cents: number, printed = cents) =>
    totalAt(text, 0, money.trailing(printed), share(cents));
  pages.table({
    head: ['', 'Amount', '% of Rev.'],
    lines: [
      line('REVENUES', 0, '', ''),
      ...profit.income.accounts.map(({ name, cents, printed }) => row(name, cents, printed)),
      sum('TOTAL REVENUES', profit.income.total),
      line('EXPENSES', 0, '', ''),
      ...profit.expense.accounts.map(({ name, cents, printed }) => row(name, cents, printed)),
      sum('TOTAL EXPENSES', profit.expense.total, profit.expense.totalPrinted),
      sum('EXCESS OF REVENUES OVER EXPENSES', profit.net),
    ],
  });
  return feesSheet(pages, profit);
}

function yearOfLoss({ random, forgery }: Request): Sheet {
  const heavy = { ...trades.kitchen.expense, least: 14_000, most: 70_000 };
  const drawn = profitOf(random, forgery, { ...trades.kitchen, expense: heavy });
  const profit = { ...drawn, holder: kitchenOf(random), net: drawn.operating };
  const word = profit.net < 0 ? 'Net Loss' : 'Net Income';
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperModern}h1{font-size:20px;line-height:28px;color:#7a2d1c}.c1{text-align:right;width:140px}td{border-bottom:1px dotted #bbb}.part td{background:#7a2d1c;color:#fff;font-weight:bold}.total td{border-top:1px solid #7a2d1c}.sheet{padding:40px 90px}',
    header: (page) =>
      page === 1
        ? `<h1>${escape(profit.holder)}</h1><b>Statement of Operations</b> &nbsp; Jan 1 &ndash; Dec 31, ${profit.year}<br><br>`
        : '<br>',
  });
  const part = (title: string): Line => ({ cells: [title, ''], className: 'part' });
  const rows = ({ accounts }: Block) =>
    accounts.map(({ name, printed }) => line(name, 1, money.dollarBrackets(printed)));
  pages.table({
    lines: [
      part('SALES'),
      ...rows(profit.income),
      totalAt('Total Sales', 0, money.dollarBrackets(profit.income.total)),
      part('COST OF SALES'),
      ...rows(profit.cost),
      totalAt('Total Cost of Sales', 0, money.dollarBrackets(profit.cost.total)),
      totalAt('Gross Profit', 0, money.dollarBrackets(profit.gross)),
      part('OPERATING EXPENSES'),
      ...rows(profit.expense),
      totalAt('Total Operating Expenses', 0, money.dollarBrackets(profit.expense.totalPrinted)),
      totalAt(word, 0, money.dollarBrackets(profit.net)),
    ],
  });
  return profitSheet(pages, profit);
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function monthsDown({ random }: Request): Sheet {
  const drawn = profitOf(random, null, trades.contractor);
  const rows = MONTHS.map(() => {
    const sales = random.cents(9_000, 70_000);
    const cost = Math.round(sales * (0.2 + random.next() * 0.25));
    return [sales, cost, sales - cost, random.cents(3_000, 24_000)] as const;
  });
  const column = (at: 0 | 1 | 2 | 3) => rows.reduce((sum, row) => sum + row[at], 0);
  const [sales, cost, gross, spent] = [column(0), column(1), column(2), column(3)];
  const block = (total: number): Block => ({ name: '', accounts: [], total, totalPrinted: total });
  const profit = {
    ...drawn,
    holder: firmOf(random),
    income: block(sales),
    cost: block(cost),
    expense: block(spent),
    gross,
    operating: gross - spent,
    net: gross - spent,
  };
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperWide}table{font-size:10px}td,th{border:1px solid #c8c8c8;height:20px;line-height:19px}table td+td,table th+th{text-align:right}th{background:#d9ead3}.total td{background:#fff2cc;border:1px solid #c8c8c8}',
    header: () => `<b>${escape(profit.holder)} - P&amp;L ${profit.year}</b><br><br>`,
  });
  const row = (label: string, [first, second, third, fourth]: readonly number[]): Line => ({
    cells: [
      label,
      ...[first, second, third, fourth, (third ?? 0) - (fourth ?? 0)].map((cents) =>
        money.dollarMinus(cents ?? 0),
      ),
    ],
    height: 1.4,
  });
  pages.table({
    head: ['Month', 'Revenue', 'Cost of Goods Sold', 'Gross Profit', 'Expenses', 'Net Income'],
    lines: [
      ...rows.map((amounts, at) => row(`${MONTHS[at] ?? ''}-${String(profit.year).slice(2)}`, amounts)),
      { ...row('Total', [sales, cost, gross, spent]), className: 'total' },
    ],
  });
  pages.block(`<br>avg per month: ${dollars(Math.round(sales / 12)).toFixed(2)}`, 2);
  return profitSheet(pages, profit);
}

export const profitOffices: readonly Layout[] = [
  { name: 'accountant-profit-single-step-letter', forgeable: true, make: singleStep },
  { name: 'books-profit-expenses-beside-revenue', forgeable: true, make: twoSides },
  { name: 'law-office-profit-tax-basis', forgeable: true, make: taxBasis },
  { name: 'restaurant-profit-year-of-loss', forgeable: true, make: yearOfLoss },
  { name: 'spreadsheet-profit-months-down', forgeable: false, make: monthsDown },
];
