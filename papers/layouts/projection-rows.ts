import { partsOf } from '../columns.ts';
import { corporationOf, firmOf, ownerOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const whole = money.wholeBrackets;
const inHundreds = (cents: number) => Math.round(cents / 10_000) * 10_000;

const sheetOf = (
  pages: Pages,
  holder: string,
  revenue: number,
  net: number,
  empty: string[] = [],
): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'financial_projections',
    category: 'financial_reports',
    holder,
    empty,
    figures: { projectedRevenue: dollars(revenue), projectedNetIncome: dollars(net) },
  }),
});

interface Plan {
  readonly label: string;
  readonly revenue: number;
  readonly cost: number;
  readonly gross: number;
  readonly expenses: number;
  readonly net: number;
}

const planOf = (label: string, revenue: number, [cost, expenses]: readonly [number, number]): Plan => {
  const gross = revenue - cost;
  return { label, revenue, cost, gross, expenses, net: gross - expenses };
};

function yearsOf(random: Random, first: number, count: number, label: (year: number) => string): Plan[] {
  const [start, growth, share] = [
    random.between(180, 2_400) * 100_000,
    random.between(8, 32),
    random.between(28, 52),
  ];
  return Array.from({ length: count }, (_, at) => {
    const revenue = inHundreds(start * (1 + growth / 100) ** at);
    const spent = [inHundreds((revenue * share) / 100), inHundreds(start * 0.27 * 1.05 ** at)] as const;
    return planOf(label(first + at), revenue, spent);
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A line for each month, a column for each amount, and the year in the last line. */
function monthsDown({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2025, 2026)];
  const [whole12] = yearsOf(random, year, 1, String);
  if (whole12 === undefined) throw new Error('There is no year.');
  const spread = (cents: number, seed: number) =>
    partsOf(cents / 10_000, seed, 12).map((part) => part * 10_000);
  const [sales, cost, spent] = [
    spread(whole12.revenue, 1),
    spread(whole12.cost, 1),
    spread(whole12.expenses, 4),
  ];
  const months = MONTHS.map((month, at) => planOf(month, sales[at] ?? 0, [cost[at] ?? 0, spent[at] ?? 0]));
  let cash = random.between(40, 400) * 100_000;
  const pages = new Pages({
    capacity: 48,
    style:
      'body{font-size:11px}table td+td,table th+th{text-align:right}th{white-space:normal;vertical-align:bottom;border-bottom:2px solid #000}td{height:24px;line-height:23px;border-bottom:1px solid #ddd}.total td{border-top:2px solid #000}h1{font-size:17px;line-height:24px}',
    header: () =>
      `<h1>Sales and profit forecast for ${year}</h1>${escape(holder)}<br>Months run from January to December ${year}. Amounts in dollars.<br><br>`,
  });
  const cells = ({ label, revenue, cost: goods, gross, expenses, net }: Plan, left: string) => [
    label,
    ...[revenue, goods, gross, expenses, net].map(whole),
    left,
  ];
  pages.table({
    head: [
      'Month',
      'Sales',
      'Cost of sales',
      'Gross profit',
      'Operating expenses',
      'Net income',
      'Cash at month end',
    ],
    lines: [
      ...months.map((month): Line => {
        cash += month.net;
        return { cells: cells(month, whole(cash)), height: 1.6 };
      }),
      { cells: cells({ ...whole12, label: `Year ${year}` }, ''), className: 'total', height: 1.6 },
    ],
  });
  return sheetOf(pages, holder, whole12.revenue, whole12.net);
}

/** A line for each year; the uses of the loan stand at the left and its sources at the right below the table. */
function yearsDown({ random }: Request): Sheet {
  const [holder, year] = [corporationOf(random), random.between(2025, 2026)];
  const plans = yearsOf(random, year, 4, (each) => `Year ending 12/31/${each}`);
  const loan = random.between(8, 60) * 1_000_000;
  const owner = ownerOf(random);
  const [equipment = 0, stock = 0, capital = 0] = partsOf(loan / 100_000, 3, 3).map((part) => part * 100_000);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font:12px/17px serif}table td+td,table th+th{text-align:right}td,th{border:1px solid #000;height:26px;line-height:25px;padding:0 6px}th{white-space:normal;line-height:16px;text-align:center;background:#eee}.two{display:flex;gap:40px}.two>div{flex:1}h1{text-align:center;font-size:15px;line-height:22px}',
    header: () =>
      `<h1>PROJECTED EARNINGS</h1><h1>${escape(holder)}</h1><div style="text-align:center">Attachment 4 to the loan application</div><br>`,
    footer: () => `Signature of applicant: ______________________________ &nbsp; ${owner}, President`,
  });
  pages.table({
    head: [
      'Period',
      'Gross revenue',
      'Cost of goods',
      'Gross profit',
      'Overhead',
      'Net profit before taxes',
      'Margin',
    ],
    lines: plans.map(({ label, revenue, cost, gross, expenses, net }) => ({
      cells: [
        label,
        ...[revenue, cost, gross, expenses, net].map((cents) => `$${whole(cents)}`),
        `${((net / revenue) * 100).toFixed(0)}%`,
      ],
      height: 1.75,
    })),
  });
  pages.block(
    `<br><div class="two"><div><b>Uses of the loan</b><br>Equipment: $${whole(equipment)}<br>Opening inventory: $${whole(stock)}<br>Working capital: $${whole(capital)}</div><div><b>Sources</b><br>Loan requested: $${whole(loan)}<br>Term: 84 months<br>Owner has no other loans.</div></div><br><b>Basis.</b> Revenue follows the contracts in hand and grows as the second crew starts. Cost of goods holds its share of revenue. Overhead rises by 5% each year with the lease. Depreciation is part of overhead.`,
    10,
  );
  return sheetOf(pages, holder, plans[0]?.revenue ?? 0, plans[0]?.net ?? 0, ['signature']);
}

/** Two actual years stand before three projected ones, in thousands; the tiles above have the first projected year. */
function tilesAndThousands({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2024, 2025)];
  const rounded = (cents: number) => Math.round(cents / 100_000) * 100_000;
  const plans = yearsOf(random, year - 1, 5, (each) => `${each}${each > year ? 'E' : 'A'}`).map(
    ({ label, revenue, cost, expenses }) =>
      planOf(label, rounded(revenue), [rounded(cost), rounded(expenses)]),
  );
  const first = plans[2];
  if (first === undefined) throw new Error('There is no projected year.');
  const thousands = (cents: number) => whole(cents / 1_000);
  const pages = new Pages({
    capacity: 40,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:50px 70px}body{font-family:PaperModern;font-size:13px}td,th{height:30px;line-height:29px}table td+td,table th+th{text-align:right}td{border-bottom:1px solid #e5e7eb}.total td{border-top:1px solid #0f766e}.c3,.c4,.c5{background:#ecfdf5}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:20px}.tiles div{background:#0f766e;color:#fff;padding:14px 18px}.tiles b{display:block;font-size:26px;line-height:36px}h1{font-size:26px;line-height:40px}',
    header: () =>
      `<h1>Financial outlook</h1>${escape(holder)} &nbsp; ($ in thousands, A = actual, E = projected)<br><br>`,
    footer: () => 'Forward-looking figures are estimates of management.<span style="float:right">11</span>',
  });
  const tile = (label: string, text: string) => `<div>${label}<b>${text}</b></div>`;
  pages.block(
    `<div class="tiles">${tile(`${year + 1} projected revenue`, `$${thousands(first.revenue)}K`)}${tile(`${year + 1} projected net income`, `$${thousands(first.net)}K`)}${tile('Seats per customer', String(random.between(4, 60)))}</div><br>`,
    9,
  );
  const row = (text: string, of: (plan: Plan) => number, className = ''): Line => ({
    cells: [text, ...plans.map((plan) => thousands(of(plan)))],
    className,
    height: 2,
  });
  pages.table({
    head: ['', ...plans.map(({ label }) => label)],
    lines: [
      row('Revenue', ({ revenue }) => revenue),
      row('Cost of revenue', ({ cost }) => -cost),
      row('Gross profit', ({ gross }) => gross, 'total'),
      row('Operating expenses', ({ expenses }) => -expenses),
      row('Net income', ({ net }) => net, 'total'),
    ],
  });
  return sheetOf(pages, holder, first.revenue, first.net);
}

export const projectionRows: readonly Layout[] = [
  { name: 'projections-months-down', forgeable: false, make: monthsDown },
  { name: 'projections-years-down', forgeable: false, make: yearsDown },
  { name: 'projections-tiles-and-thousands', forgeable: false, make: tilesAndThousands },
];
