import { type Block, type Profit, profitOf } from '../books.ts';
import { addAll, earlierOf, gridOf, type Part, partsOf } from '../columns.ts';
import { firmOf, trades } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';

const sumOf = ({ accounts }: Pick<Block, 'accounts'>) => accounts.reduce((sum, { cents }) => sum + cents, 0);

/** Purchases between two counts of the stock, and expenses of selling apart from those of the office. */
function stockCounts({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, trades.practice);
  const profit = { ...drawn, holder: firmOf(random), net: drawn.operating };
  const [opening, closing] = [random.cents(4_000, 60_000), random.cents(4_000, 20_000)];
  const bought = profit.cost.total + closing - opening;
  const half = Math.ceil(profit.expense.accounts.length / 2);
  const groups = [profit.expense.accounts.slice(0, half), profit.expense.accounts.slice(half)] as const;
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:serif;font-size:12px}h1,.when{text-align:center}h1{font-size:14px;line-height:20px}.c1,.c2{width:110px;text-align:right}.total td{font-weight:normal;border-top:0}.total .c2{border-top:1px solid #000}.last .c2{border-bottom:3px double #000}',
    header: (page) =>
      page === 1
        ? `<h1>${escape(profit.holder)}</h1><h1>Multi-Step Income Statement</h1><div class="when">Year ended December 31, ${profit.year} (Accrual Basis)</div><br>`
        : '<br>',
  });
  const inner = (text: string, cents: number, depth = 1) => line(text, depth, money.brackets(cents), '');
  const outer = (text: string, cents: number, className = 'total'): Line => ({
    ...line(text, 0, '', money.brackets(cents)),
    className,
  });
  const group = (title: string, accounts: Block['accounts']): Line[] => [
    line(title, 1, '', ''),
    ...accounts.map(({ name, printed }) => inner(name, printed, 2)),
    line(`Total ${title.toLowerCase()}`, 1, '', money.brackets(sumOf({ accounts }))),
  ];
  pages.table({
    lines: [
      ...profit.income.accounts.map(({ name, printed }) => inner(name, printed, 0)),
      outer('Net sales', profit.income.total),
      line('Cost of goods sold:', 0, '', ''),
      inner('Merchandise inventory, January 1', opening),
      inner(bought < 0 ? 'Purchase returns, net' : 'Net purchases', bought),
      inner('Cost of goods available for sale', opening + bought),
      inner('Less: merchandise inventory, December 31', -closing),
      outer('Cost of goods sold', profit.cost.total, ''),
      outer('Gross profit', profit.gross),
      line('Operating expenses:', 0, '', ''),
      ...group('Selling expenses', groups[0]),
      ...group('General and administrative expenses', groups[1]),
      outer('Total operating expenses', profit.expense.totalPrinted),
      outer('Net income', profit.net, 'total last'),
    ],
  });
  return profitSheet(pages, profit);
}

const wide =
  '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:36px 40px}table td+td,table th+th{text-align:right}';

const gridLines = (
  profit: Profit,
  grid: ReturnType<typeof gridOf>,
  cells: (amounts: readonly number[]) => string[],
): Line[] => {
  const blank = cells([]).map(() => '');
  const part = (title: string, { rows, printed }: Part, sum: string) => [
    line(title, 0, ...blank),
    ...rows.map(({ name, amounts }) => line(name, 1, ...cells(amounts))),
    totalAt(sum, 0, ...cells(printed)),
  ];
  return [
    ...part('Income', grid.income, 'Total Income'),
    ...part(profit.cost.name, grid.cost, 'Total COGS'),
    totalAt('Gross Profit', 0, ...cells(grid.gross)),
    ...part('Expense', grid.expense, 'Total Expense'),
    totalAt('Net Income', 0, ...cells(grid.operating)),
  ];
};

/** A contractor's jobs side by side; work of the office has a column of its own. */
function byJob({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, trades.contractor);
  const profit = {
    ...drawn,
    holder: firmOf(random),
    net: drawn.operating,
    cost: { ...drawn.cost, name: 'Job Costs' },
  };
  const count = random.between(3, 4);
  const grid = gridOf(profit, (cents, at) => [...partsOf(cents, at, count), cents], count);
  const jobs = ['Alvarado Kitchen', 'Fire Station 6', 'Lot 14 Birch', 'Overhead'].slice(-count);
  const pages = new Pages({
    capacity: 42,
    style: `${wide}body{font-size:10px}h1{font-size:16px;line-height:22px;text-align:center}th{border-bottom:2px solid #000}`,
    header: (page) =>
      `<div class="flex"><span>8:04 AM<br>01/19/${profit.year + 1}<br>Accrual Basis</span><div><h1>${escape(profit.holder)}</h1><h1>Profit &amp; Loss by Job</h1><div style="text-align:center"><b>January through December ${profit.year}</b></div></div><span>Page ${page}</span></div><br>`,
  });
  const cells = (amounts: readonly number[]) =>
    Array.from({ length: count + 1 }, (_, at) => money.minus(amounts[at] ?? 0));
  pages.table({ head: ['', ...jobs, 'TOTAL'], lines: gridLines(profit, grid, cells) });
  return profitSheet(pages, profit);
}

function percentChange({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, trades.contractor);
  const profit = { ...drawn, holder: firmOf(random), net: drawn.operating };
  const { year } = profit;
  const grid = gridOf(profit, (cents, at) => [cents, earlierOf(cents, at)], 0);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}table{font-size:9.5px}table td+td,table th+th{text-align:right}h1{font-size:18px;line-height:26px}th{border-bottom:1px solid #888}.total td{background:#f4f4f4;border-top:1px solid #ccc}',
    header: (page) =>
      page === 1
        ? `<h1>Profit and Loss Comparison</h1><div>${escape(profit.holder)}<br>January-December, ${year}</div><br>`
        : '<br>',
    footer: (page) => `Cash Basis &nbsp; ${page}/{pages}`,
  });
  const cells = ([now, then = 0]: readonly number[]) => {
    if (now === undefined) return ['', '', '', ''];
    const change = addAll([[now], [-then]], 1)[0] ?? 0;
    const share = then === 0 ? '' : `${((change / Math.abs(then)) * 100).toFixed(1)} %`;
    return [money.dollar(now), money.dollar(then), money.dollar(change), share];
  };
  pages.table({
    head: ['', `Jan - Dec ${year}`, `Jan - Dec ${year - 1} (PY)`, 'Change', '% Change'],
    lines: gridLines(profit, grid, cells),
  });
  return profitSheet(pages, profit);
}

export const profitSteps: readonly Layout[] = [
  { name: 'books-profit-stock-counts', forgeable: true, make: stockCounts },
  { name: 'contractor-profit-by-job', forgeable: true, make: byJob },
  { name: 'books-profit-percent-change', forgeable: false, make: percentChange },
];
