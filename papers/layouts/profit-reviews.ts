import { type Block, type Profit, profitOf, range } from '../books.ts';
import { addAll, earlierOf, partsOf, wholeDollars } from '../columns.ts';
import { kitchenOf, ownerOf, trades } from '../firms.ts';
import { type Line, Pages, type Table } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';
import { during, withoutCost } from '../sheet-changes.ts';

const whole = money.wholeBrackets;
const percentOf = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`;
const less = (from: readonly number[], ...others: readonly (readonly number[])[]) =>
  from.map((cents, at) => others.reduce((left, other) => left - (other[at] ?? 0), cents));

/** Month, budget of the month, year and budget of the year; the year is the amount of the books. */
const withBudgets = (cents: number, at: number) => {
  const month = Math.round(cents / 900) * 100;
  return [month, earlierOf(month, at + 2, 10_000), cents, earlierOf(cents, at + 2, 100_000)];
};

function columnsOf({ accounts, total, totalPrinted }: Block, shift: number) {
  const rows = accounts.map(({ cents }, at) => withBudgets(cents, at + shift));
  const sums = addAll(rows, 4);
  const stated = (amounts: readonly number[], by: number) =>
    amounts.map((cents, at) => (at === 2 ? cents + by : cents));
  return {
    sums,
    printed: stated(sums, totalPrinted - total),
    rows: accounts.map(({ name, cents, printed }, at) => ({
      name,
      amounts: stated(rows[at] ?? [], printed - cents),
    })),
  };
}

/** The names stand in the middle: the month with its budget at their left, the year with its budget at their right. */
function budgetAndYear({ random, forgery }: Request): Sheet {
  const drawn = profitOf(wholeDollars(random), forgery, trades.kitchen);
  const profit = { ...drawn, holder: kitchenOf(random), net: drawn.operating };
  const [income, cost, expense] = [profit.income, profit.cost, profit.expense].map((block, at) =>
    columnsOf(block, at * 4),
  ) as [ReturnType<typeof columnsOf>, ReturnType<typeof columnsOf>, ReturnType<typeof columnsOf>];
  const pages = new Pages({
    capacity: 43,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:34px 40px}table{font-size:9.5px}td,th{text-align:right;width:78px}td.c4,th.c4{text-align:left;width:250px;padding-left:18px;background:#f6f1e7}th{border-bottom:2px solid #8a3b12}.total td{border-top:1px solid #8a3b12}h1{font-size:15px;line-height:20px;color:#8a3b12}',
    header: (page) =>
      `<div class="flex"><div><h1>${escape(profit.holder)}</h1>Operating Statement &mdash; Actual vs. Budget</div><div class="r">Nine months ended September 30, ${profit.year}<br>page ${page}</div></div><div class="flex"><b>MONTH OF SEPTEMBER</b><b>YEAR TO DATE</b></div>`,
  });
  const half = (actual: number, budget: number) => [
    whole(actual),
    whole(budget),
    whole(actual - budget),
    budget === 0 ? '' : percentOf(actual - budget, Math.abs(budget)),
  ];
  const row = (text: string, amounts: readonly number[], className = ''): Line => {
    const [month = 0, plan = 0, year = 0, goal = 0] = amounts;
    const name = className === '' ? `&nbsp;&nbsp; ${escape(text)}` : text;
    return { cells: [...half(month, plan), name, ...half(year, goal)], className };
  };
  const title = (text: string): Line => ({ cells: ['', '', '', '', `<b>${text}</b>`, '', '', '', ''] });
  const gross = less(income.sums, cost.sums);
  pages.table({
    head: ['Actual', 'Budget', 'Var $', 'Var %', '', 'Actual', 'Budget', 'Var $', 'Var %'],
    lines: [
      title('Sales'),
      ...income.rows.map(({ name, amounts }) => row(name, amounts)),
      row('Total Sales', income.printed, 'total'),
      title('Cost of Sales'),
      ...cost.rows.map(({ name, amounts }) => row(name, amounts)),
      row('Total Cost of Sales', cost.printed, 'total'),
      row('Gross Profit', gross, 'total'),
      title('Store Expenses'),
      ...expense.rows.map(({ name, amounts }) => row(name, amounts)),
      row('Total Expenses', expense.printed, 'total'),
      row('Net Income', less(gross, expense.sums), 'total'),
    ],
  });
  return during(profitSheet(pages, profit), `${profit.year}-01-01`, `${profit.year}-09-30`);
}

const software = {
  income: range('Subscriptions|Usage fees|Implementation services|Support plans', [2, 4], 60_000, 700_000),
  cost: range('Cloud hosting|Customer support payroll|Payment processing', [2, 3], 8_000, 60_000),
  expense: range(
    'Research and development payroll|Software tools|Sales payroll and commissions|Marketing programs|Conferences|General payroll|Office rent|Insurance|Legal and accounting|Recruiting|Stock-based compensation|Depreciation and amortization',
    [12, 12],
    1_900,
    60_000,
  ),
  other: range('Interest income', [1, 1], 40, 3_000),
};

const dark =
  'body{font-family:PaperWide;font-size:10px}.c1,.c2{text-align:right}.c1{width:110px}.c2{width:90px;color:#666}th.c1,th.c2{text-align:right}th{background:#111827;color:#fff;height:20px;line-height:20px}.total td{border-top:1px solid #9ca3af}.net td{background:#eef2ff;font-weight:bold}h1{font-size:18px;line-height:26px}.sheet{padding:44px 76px}';

const makers = ['Ledgerloom, Inc.', 'Quietwave Software Inc.', 'Fieldnote Labs, Inc.'];

function softwareOf({ random, forgery }: Request) {
  const drawn = profitOf(wholeDollars(random), forgery, software);
  const [interest, taxes] = [random.between(9, 260) * 10_000, random.between(4, 90) * 10_000];
  const before = drawn.operating + drawn.other.total - interest;
  const holder = random.pick(makers);
  const profit: Profit = { ...drawn, holder, net: before - taxes };
  const accountOf = (name: string) => drawn.expense.accounts.find((one) => one.name === name)?.cents ?? 0;
  const [written, stock] = [
    accountOf('Depreciation and amortization'),
    accountOf('Stock-based compensation'),
  ];
  return { profit, interest, taxes, before, written, stock };
}

/** Interest and taxes after the operating result, and below the net income its bridge to adjusted EBITDA. */
function ebitdaBelow(request: Request): Sheet {
  const { profit, interest, taxes, before, written, stock } = softwareOf(request);
  const pages = new Pages({
    capacity: 56,
    style: dark,
    header: () =>
      `<h1>${escape(profit.holder)}</h1>Consolidated P&amp;L &ndash; FY${profit.year} (January 1 &ndash; December 31, ${profit.year}) &ndash; USD, unaudited<br><br>`,
    footer: () => 'Adjusted EBITDA is not a measure under GAAP. Board material, confidential.',
  });
  const row = (text: string, cents: number, printed = cents, depth = 1) =>
    line(text, depth, whole(printed), percentOf(cents, profit.income.total));
  const sum = (text: string, cents: number, printed = cents, className = 'total'): Line => ({
    ...row(text, cents, printed, 0),
    className,
  });
  const rows = ({ accounts }: Block) => accounts.map(({ name, cents, printed }) => row(name, cents, printed));
  pages.table({
    head: ['', `FY${profit.year}`, '% of revenue'],
    lines: [
      ...rows(profit.income),
      sum('Total revenue', profit.income.total),
      ...rows(profit.cost),
      sum('Total cost of revenue', profit.cost.total),
      sum('Gross profit', profit.gross),
      ...rows(profit.expense),
      sum('Total operating expenses', profit.expense.total, profit.expense.totalPrinted),
      sum('Income (loss) from operations', profit.operating),
      ...rows(profit.other),
      row('Interest expense', -interest),
      sum('Income (loss) before taxes', before),
      row('Provision for income taxes', -taxes),
      sum('Net income (loss)', profit.net, profit.net, 'net'),
    ],
  });
  const adjusted = profit.net + taxes + interest - profit.other.total + written;
  pages.table({
    title: 'Reconciliation of net income (loss) to adjusted EBITDA',
    lines: [
      row('Net income (loss)', profit.net),
      row('Provision for income taxes', taxes),
      row('Interest expense, net of interest income', interest - profit.other.total),
      row('Depreciation and amortization', written),
      sum('EBITDA', adjusted),
      row('Stock-based compensation', stock),
      sum('Adjusted EBITDA', adjusted + stock, adjusted + stock, 'net'),
    ],
  });
  return profitSheet(pages, profit);
}

const lawyers = {
  income: range('Hourly fees|Contingency fees|Flat fees|Referral fees', [2, 4], 40_000, 420_000),
  cost: range('Materials', [0, 0], 1, 1),
  expense: range(
    'Associate salaries|Paralegal wages|Payroll taxes|Health insurance|Office rent|Malpractice insurance|Legal research|Client costs not recovered|Court filing fees|Bar dues|Continuing education|Technology|Telephone|Marketing',
    [8, 13],
    700,
    60_000,
  ),
  other: range('Interest', [1, 1], 3, 60),
};

function partnersOf({ net, year }: Profit, random: Request['random']): Table {
  const partners = [...new Set([ownerOf(random), ownerOf(random), ownerOf(random)])];
  const shares = partsOf(net, 4, partners.length);
  const rows = partners.map((partner, at) => {
    const [opening, share, taken] = [
      random.cents(9_000, 90_000),
      shares[at] ?? 0,
      random.cents(2_000, 60_000),
    ];
    return { partner, amounts: [opening, share, -taken, opening + share - taken] };
  });
  const sums = addAll(
    rows.map(({ amounts }) => amounts),
    4,
  );
  return {
    title: `Allocation to partners and capital accounts, ${year}`,
    head: ['Partner', 'Capital, January 1', 'Share of net income', 'Distributions', 'Capital, December 31'],
    lines: [
      ...rows.map(({ partner, amounts }) => line(partner, 0, ...amounts.map(money.brackets))),
      totalAt('', 0, ...sums.map(money.dollarBrackets)),
    ],
  };
}

/** The year before stands first; below the net income stands the share of each partner. */
function sharesBelow({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, lawyers);
  const holder = random.pick([
    'Vance Okoro & Lindahl LLP',
    'Sterling Abbott Law, PLLC',
    'Marsh, Teller & Quinn, LLP',
  ]);
  const profit = { ...drawn, holder, net: drawn.operating };
  const before = ({ accounts }: Pick<Block, 'accounts'>, shift: number) =>
    accounts.reduce((sum, { cents }, at) => sum + earlierOf(cents, at + shift), 0);
  const then = before(profit.income, 0) - before(profit.expense, 5);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:11.5px/16px serif}td,th{height:16px}table td+td,table th+th{text-align:right}th{border-bottom:1px solid #000;font-style:italic}.total td{border-top:1px solid #000}h1,.when{text-align:center}h1{font-size:15px;line-height:21px;font-variant:small-caps}h3{margin-top:8px}',
    header: (page) =>
      page === 1
        ? `<h1>${escape(holder)}</h1><h1>Statement of Revenues and Expenses &ndash; Modified Cash Basis</h1><div class="when">Years Ended December 31, ${profit.year - 1} and ${profit.year}</div><br>`
        : '<br>',
  });
  const part = (title: string, { accounts, totalPrinted }: Block, shift: number, end: string): Line[] => [
    line(title, 0, '', ''),
    ...accounts.map(({ name, cents, printed }, at) =>
      line(name, 1, money.brackets(earlierOf(cents, at + shift)), money.brackets(printed)),
    ),
    totalAt(end, 0, money.dollarBrackets(before({ accounts }, shift)), money.dollarBrackets(totalPrinted)),
  ];
  pages.table({
    head: ['', String(profit.year - 1), String(profit.year)],
    lines: [
      ...part('Revenues', profit.income, 0, 'Total revenues'),
      ...part('Expenses', profit.expense, 5, 'Total expenses'),
      totalAt(
        'Net income available to partners',
        0,
        money.dollarBrackets(then),
        money.dollarBrackets(profit.net),
      ),
    ],
  });
  pages.table(partnersOf(profit, random));
  return withoutCost(profitSheet(pages, profit));
}

export const profitReviews: readonly Layout[] = [
  { name: 'franchise-profit-budget-and-year', forgeable: true, make: budgetAndYear },
  { name: 'software-profit-ebitda-below', forgeable: true, make: ebitdaBelow },
  { name: 'law-firm-profit-shares-below', forgeable: true, make: sharesBelow },
];
