import { addAll, partsOf } from '../columns.ts';
import { corporationOf, firmOf, kitchenOf, ownerOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { line, totalAt } from '../report.ts';

interface Row {
  readonly name: string;
  readonly amounts: readonly number[];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const whole = money.wholeBrackets;
const sumOf = (rows: readonly Row[], width: number) =>
  addAll(
    rows.map(({ amounts }) => amounts),
    width,
  );
const less = (from: readonly number[], ...others: readonly (readonly number[])[]) =>
  from.map((cents, at) => others.reduce((left, other) => left - (other[at] ?? 0), cents));

const rowsOf = (
  names: string,
  [least, most]: readonly [number, number],
  amounts: (cents: number, at: number) => readonly number[],
  random: Random,
): Row[] =>
  names.split('|').map((name, at) => ({ name, amounts: amounts(random.between(least, most) * 10_000, at) }));

const sheetOf = (pages: Pages, holder: string, revenue: number, net: number): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'financial_projections',
    category: 'financial_reports',
    holder,
    figures: { projectedRevenue: dollars(revenue), projectedNetIncome: dollars(net) },
  }),
});

const ofMonths = (cents: number, at: number) => [
  ...partsOf(cents / 100, at, 12).map((part) => part * 100),
  cents,
];
const level = (cents: number) => {
  const month = Math.round(cents / 120_000) * 10_000;
  return [...MONTHS.map(() => month), month * 12];
};

function byMonthAcross({ random }: Request): Sheet {
  const [holder, year] = [kitchenOf(random), random.between(2025, 2026)];
  const sales = rowsOf('Dine-in|Takeout & delivery|Catering', [400, 4_800], ofMonths, random);
  const cost = rowsOf('Food & beverage|Packaging', [150, 900], ofMonths, random);
  const spent = [
    ...rowsOf('Payroll|Payroll taxes|Marketing|Supplies|Repairs', [40, 900], ofMonths, random),
    ...rowsOf('Rent|Insurance|Loan interest|Software', [12, 700], level, random),
  ];
  const [revenue, costs, expenses] = [sumOf(sales, 13), sumOf(cost, 13), sumOf(spent, 13)];
  const gross = less(revenue, costs);
  const net = less(gross, expenses);
  const starts = [random.between(10, 90) * 100_000];
  for (let at = 1; at < 12; at += 1) starts[at] = (starts[at - 1] ?? 0) + (net[at - 1] ?? 0);
  const pages = new Pages({
    capacity: 44,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:30px 22px}body{font-size:8.5px}td,th{padding:0 3px;border:1px solid #ccc;height:16px;line-height:15px}table td+td,table th+th{text-align:right}th{background:#1f3a5f;color:#fff;border-color:#1f3a5f}.c13{font-weight:bold;background:#f5f0dc}th.c13{background:#1f3a5f}.total td{background:#e4ebf3;border:1px solid #aab}.foot{left:22px}',
    header: () =>
      `<div class="flex"><b style="font-size:13px">${escape(holder)}</b><b style="font-size:13px">12-Month Profit &amp; Loss Projection</b><span>Fiscal year begins: Jan ${year}</span></div><br>`,
    footer: () => 'Projection prepared by management. Actual results may differ from these estimates.',
  });
  const blank = Array.from({ length: 13 }, () => '');
  const row = (text: string, depth: number, amounts: readonly number[]) =>
    line(text, depth, ...amounts.map(whole));
  const sum = (text: string, amounts: readonly number[]) => totalAt(text, 0, ...amounts.map(whole));
  const part = (title: string, rows: readonly Row[], end: string, amounts: readonly number[]): Line[] => [
    line(title, 0, ...blank),
    ...rows.map(({ name, amounts: each }) => row(name, 1, each)),
    sum(end, amounts),
  ];
  pages.table({
    head: ['', ...MONTHS.map((month) => `${month}-${String(year).slice(2)}`), 'YEARLY'],
    lines: [
      ...part('Revenue (Sales)', sales, 'Total Revenue', revenue),
      ...part('Cost of Sales', cost, 'Total Cost of Sales', costs),
      sum('Gross Profit', gross),
      ...part('Expenses', spent, 'Total Expenses', expenses),
      sum('Net Profit', net),
      row('Cash at start of month', 0, [...starts, starts[0] ?? 0]),
      row('Cash at end of month', 0, addAll([[...starts, starts[0] ?? 0], net], 13)),
    ],
  });
  return sheetOf(pages, holder, revenue[12] ?? 0, net[12] ?? 0);
}

const ofQuarters = (cents: number, at: number) => [
  ...partsOf(cents / 100, at, 4).map((part) => part * 100),
  cents,
];

const bases = [
  'signed contracts at 3/1, plus 2 bids',
  '$95 per hour x 1.5 crews',
  'average of last 3 years',
  'price list of 2/1',
  'supplier quote, good to June',
  '4 employees, raise of 3% in July',
  'rate notice of 1/15',
  'lease of 5/1, 3 years',
  'renewal quote',
  'includes a trade show, $2,500',
];

function quartersAndBasis({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2025, 2026)];
  const income = rowsOf('Installation|Service calls|Parts', [300, 5_200], ofQuarters, random);
  const cost = rowsOf('Materials|Subcontractors', [180, 900], ofQuarters, random);
  const spent = rowsOf('Wages|Payroll taxes|Rent|Insurance|Advertising', [30, 760], ofQuarters, random);
  const [revenue, costs, expenses] = [sumOf(income, 5), sumOf(cost, 5), sumOf(spent, 5)];
  const gross = less(revenue, costs);
  const net = less(gross, expenses);
  const pages = new Pages({
    capacity: 48,
    style:
      'body{font:11px/16px serif}table{font-size:10.5px}td{height:20px;line-height:19px}.c1,.c2,.c3,.c4,.c5{text-align:right}.c6{padding-left:16px;font-style:italic;white-space:normal;width:190px}th{border-top:1px solid #000;border-bottom:1px solid #000}h1{font-size:16px;line-height:22px}.total td{border-top:1px solid #000}.sign{border-top:1px solid #000;width:300px;margin-top:50px}',
    header: () =>
      `<h1>${escape(holder)}</h1>Projected Income Statement by Quarter, calendar year ${year}<br>Submitted with the application for a loan<br><br>`,
    footer: (page) => `Exhibit C, page ${page}`,
  });
  const row = (text: string, depth: number, amounts: readonly number[], basis = ''): Line => ({
    ...line(text, depth, ...amounts.map(whole), basis),
    height: 1.35,
  });
  const sum = (text: string, amounts: readonly number[], basis = ''): Line => ({
    ...row(text, 0, amounts, basis),
    className: 'total',
  });
  const rows = (list: readonly Row[], shift: number) =>
    list.map(({ name, amounts }, at) => row(name, 1, amounts, bases[at + shift]));
  pages.table({
    head: ['', 'Q1', 'Q2', 'Q3', 'Q4', `${year}`, 'Basis of projection'],
    lines: [
      ...rows(income, 0),
      sum('Projected revenue', revenue),
      ...rows(cost, 3),
      sum('Cost of goods sold', costs),
      sum('Gross margin', gross, `${(((gross[4] ?? 0) / (revenue[4] ?? 1)) * 100).toFixed(1)}% for the year`),
      ...rows(spent, 5),
      sum('Operating expenses', expenses),
      sum('Projected net income', net, 'before income taxes'),
    ],
  });
  pages.block(`<div class="sign">${escape(ownerOf(random))}, Owner</div>`, 5);
  return sheetOf(pages, holder, revenue[4] ?? 0, net[4] ?? 0);
}

const grown = (first: number, rate: number, count: number) =>
  Array.from({ length: count }, (_, at) => Math.round((first * (1 + rate / 100) ** at) / 100) * 100);

function fiveYears({ random }: Request): Sheet {
  const [holder, year, growth] = [corporationOf(random), random.between(2025, 2026), random.between(5, 22)];
  const [margin, lift] = [random.between(42, 64), random.between(2, 5)];
  const revenue = grown(random.between(900, 12_000) * 10_000, growth, 5);
  const cost = revenue.map((cents) => Math.round((cents * (100 - margin)) / 10_000) * 100);
  const shares = [16, 7, 4] as const;
  const spent = ['Salaries and wages', 'Occupancy', 'Selling and marketing'].map((name, at) => ({
    name,
    amounts: grown(Math.round(((revenue[0] ?? 0) * (shares[at] ?? 0)) / 10_000) * 100, lift, 5),
  }));
  const expenses = sumOf(spent, 5);
  const gross = less(revenue, cost);
  const net = less(gross, expenses);
  const pages = new Pages({
    capacity: 48,
    style:
      'body{font-family:PaperWide}h2{color:#0b5d4e}h3{color:#0b5d4e}table td+td,table th+th{text-align:right}.facts td{border-bottom:1px dotted #999;height:24px;line-height:23px}.plan td{height:22px;line-height:21px}.plan th{background:#0b5d4e;color:#fff}.total td{border-top:1px solid #0b5d4e}ol{margin:0;padding-left:18px}',
    header: (page) =>
      `<div class="flex" style="border-bottom:3px solid #0b5d4e"><b>${escape(holder)}</b><span>Business plan, section ${page + 6}</span></div><br>`,
    footer: (page) => `Confidential<span style="float:right">${page + 18}</span>`,
  });
  pages.block('<h2>Key assumptions</h2>', 2);
  pages.table({
    className: 'facts',
    lines: [
      ['Growth of sales per year', `${growth}.0%`],
      ['Gross margin', `${margin}.0%`],
      ['Increase of overhead per year', `${lift}.0%`],
      ['Days sales outstanding', String(random.between(18, 44))],
      ['Loan requested', `$${money.whole(random.between(5, 60) * 1_000_000)}`],
      ['Interest rate of the loan', '9.25%'],
    ].map((cells) => ({ cells, height: 1.6 })),
  });
  pages.block(
    '<br><h2>How we built the forecast</h2><ol><li>Sales of the first year follow the orders in hand on the day of this plan.</li><li>One location opens in the third year; its build-out costs $85,000 and is part of the loan.</li><li>Taxes on income are paid by the shareholders and are not shown.</li></ol>',
    8,
  );
  pages.turn();
  const row = (text: string, depth: number, amounts: readonly number[]) =>
    line(text, depth, ...amounts.map((cents) => `$${money.whole(cents)}`));
  const sum = (text: string, amounts: readonly number[]): Line => ({
    ...row(text, 0, amounts),
    className: 'total',
  });
  pages.table({
    title: 'Five-year financial forecast',
    className: 'plan',
    head: ['', ...[0, 1, 2, 3, 4].map((at) => `FY${year + at}E`)],
    lines: [
      row('Revenue', 0, revenue),
      row('Cost of goods sold', 0, cost),
      sum('Gross profit', gross),
      ...spent.map(({ name, amounts }) => row(name, 1, amounts)),
      sum('Operating expenses', expenses),
      sum('Net income', net),
      line('Net margin', 1, ...net.map((cents, at) => `${((cents / (revenue[at] ?? 1)) * 100).toFixed(1)}%`)),
    ],
  });
  return sheetOf(pages, holder, revenue[0] ?? 0, net[0] ?? 0);
}

function afterActualYear({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2024, 2025)];
  const scaled = (cents: number, at: number) => [cents, ...grown(cents, 4 + ((at * 5) % 13), 3).slice(1)];
  const income = rowsOf('Product sales|Service revenue', [900, 9_000], scaled, random);
  const cost = rowsOf('Cost of product|Direct labor', [200, 1_600], scaled, random);
  const spent = rowsOf('Payroll|Rent|Utilities|Insurance|Other', [30, 900], scaled, random);
  const [revenue, costs, expenses] = [sumOf(income, 3), sumOf(cost, 3), sumOf(spent, 3)];
  const gross = less(revenue, costs);
  const net = less(gross, expenses);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-size:11px}td,th{border:1px solid #000;height:21px;line-height:20px}table td+td{text-align:right}th{text-align:center;white-space:normal;background:#ddd}.c2,.c3,.c4,.c5{width:96px}.c1{background:#f2f2f2}.total td{border:1px solid #000}h1{text-align:center;font-size:14px;line-height:20px}',
    header: () =>
      `<h1>INCOME AND EXPENSE PROJECTIONS</h1><div class="flex"><span>Name of business: <u>&nbsp; ${escape(holder)} &nbsp;</u></span><span>Date: <u>&nbsp; 02/11/${year + 1} &nbsp;</u></span></div><br>`,
    footer: () => 'Form LP-22 (rev. 08/2021). Attach an explanation of each assumption on a separate sheet.',
  });
  const change = (now: number, then: number) => `${(((now - then) / Math.abs(then)) * 100).toFixed(1)}%`;
  const row = (
    text: string,
    [first = 0, second = 0, third = 0]: readonly number[],
    className = '',
  ): Line => ({
    ...line(
      text,
      className === '' ? 1 : 0,
      ...[whole(first), whole(second), change(second, first), whole(third), change(third, second)],
    ),
    className,
    height: 1.4,
  });
  const rows = (list: readonly Row[]) => list.map(({ name, amounts }) => row(name, amounts));
  pages.table({
    head: [
      '',
      `Actual<br>${year}`,
      `Projected<br>${year + 1}`,
      'Change',
      `Projected<br>${year + 2}`,
      'Change',
    ],
    lines: [
      ...rows(income),
      row('Total revenue', revenue, 'total'),
      ...rows(cost),
      row('Total cost of goods sold', costs, 'total'),
      row('Gross profit', gross, 'total'),
      ...rows(spent),
      row('Total expenses', expenses, 'total'),
      row('Net income', net, 'total'),
    ],
  });
  return sheetOf(pages, holder, revenue[1] ?? 0, net[1] ?? 0);
}

export const projectionColumns: readonly Layout[] = [
  { name: 'projections-by-month-across', forgeable: false, make: byMonthAcross },
  { name: 'projections-quarters-and-basis', forgeable: false, make: quartersAndBasis },
  { name: 'projections-five-years-assumptions', forgeable: false, make: fiveYears },
  { name: 'projections-after-an-actual-year', forgeable: false, make: afterActualYear },
];
