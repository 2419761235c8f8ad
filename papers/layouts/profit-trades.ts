import { type Block, type Profit, profitOf, range } from '../books.ts';
import { gridOf, type Part, partOf, partsOf, wholeDollars } from '../columns.ts';
import { kitchenOf, trades } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';
import { during, withoutCost } from '../sheet-changes.ts';

const noCost = range('Materials', [0, 0], 1, 1);

const isLabor = (name: string) => /Wages|Salaries|Payroll/.test(name);

const weeks = (cents: number) => [...partsOf(cents / 100, cents % 7, 4).map((whole) => whole * 100), cents];

function laborAndOthers({ expense }: Profit) {
  const groupOf = (labor: boolean) => {
    const accounts = expense.accounts.filter(({ name }) => isLabor(name) === labor);
    return partOf({ name: '', accounts, total: 0, totalPrinted: 0 }, weeks, 4);
  };
  return [groupOf(true), groupOf(false)] as const;
}

function fourWeeks({ random, forgery }: Request): Sheet {
  const drawn = profitOf(wholeDollars(random), forgery, trades.kitchen);
  const profit = { ...drawn, holder: kitchenOf(random), net: drawn.operating };
  const number = random.between(3, 11);
  const span = daysFrom(daysFrom(`${profit.year}-01-01`, (number - 1) * 28 + 1).to, 28);
  const grid = gridOf(profit, weeks, 4);
  const [labor, others] = laborAndOthers(profit);
  const pages = new Pages({
    capacity: 44,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:34px 44px}body{font-family:PaperModern;font-size:9.5px;line-height:14px}td,th{height:14px}table td+td,table th+th{text-align:right}th{background:#3b3b3b;color:#fff}td.c5{background:#f2f2ea;font-weight:bold}.total td{border-top:1px solid #888}.band td{background:#dcdccb;font-weight:bold}',
    header: (page) =>
      `<div class="flex"><b style="font-size:15px">${escape(profit.holder)}</b><b>PERIOD ${number} P&amp;L</b><span>${date.slashed(span.from)} - ${date.slashed(span.to)} &nbsp; pg ${page}</span></div><br>`,
  });
  const cells = (amounts: readonly number[]) => [
    ...amounts.map(money.wholeBrackets),
    `${(((amounts[4] ?? 0) / profit.income.total) * 100).toFixed(1)}%`,
  ];
  const blank = ['', '', '', '', '', ''];
  const sum = (text: string, amounts: readonly number[], className = 'total'): Line => ({
    ...line(text, 0, ...cells(amounts)),
    className,
  });
  const part = (title: string, { rows }: Part) => [
    line(title, 0, ...blank),
    ...rows.map(({ name, amounts }) => line(name, 1, ...cells(amounts))),
  ];
  const prime = grid.cost.sum.map((cents, at) => cents + (labor.sum[at] ?? 0));
  pages.table({
    head: ['', 'WEEK 1', 'WEEK 2', 'WEEK 3', 'WEEK 4', `PERIOD ${number}`, '% SALES'],
    lines: [
      ...part('SALES', grid.income),
      sum('Net Sales', grid.income.printed),
      ...part('COST OF GOODS SOLD', grid.cost),
      sum('Total Cost of Goods Sold', grid.cost.printed),
      sum('GROSS PROFIT', grid.gross, 'band'),
      ...part('LABOR', labor),
      sum('Total Labor', labor.sum),
      sum('PRIME COST', prime, 'band'),
      ...part('OPERATING & OCCUPANCY', others),
      sum('Total Expenses (incl. Labor)', grid.expense.printed),
      sum('NET PROFIT (LOSS)', grid.operating, 'band'),
    ],
  });
  return during(profitSheet(pages, profit), span.from, span.to);
}

const builders = [
  'Delgado Bros. Concrete, Inc.',
  'Ostrander Electric Company',
  'Vantongeren HVAC Services, Inc.',
];

const leader = (code: string, text: string, amount: string, share: string): Line => {
  const start = `${code.padEnd(7)}${text} `;
  const dots = ' .'.repeat(60).slice(0, Math.max(0, 56 - start.length));
  return {
    cells: [
      escape(
        `${start}${/\d/.test(amount) ? dots : dots.replaceAll('.', ' ')}${amount.padStart(17)}${share.padStart(11)}`,
      ),
    ],
  };
};

function dottedLeaders({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(random, forgery, trades.contractor), holder: random.pick(builders) };
  const percent = (cents: number) => ((cents / profit.income.total) * 100).toFixed(2);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:11.5px/16px monospace}td{white-space:pre;height:16px;padding:0}pre{margin:0;font:inherit}h1{font-size:13px;line-height:18px;text-align:center}.sheet{padding:60px 76px}',
    header: (page) =>
      `<h1>${escape(profit.holder.toUpperCase())}</h1><h1>STATEMENT OF EARNINGS${page > 1 ? ' (CONTINUED)' : ''}</h1><h1>NINE MONTHS ENDED SEPTEMBER 30, ${profit.year}</h1><br><pre>${' '.repeat(67)}AMOUNT    PERCENT</pre>`,
    footer: () => 'UNAUDITED - FOR INTERNAL USE',
  });
  const row = (text: string, cents: number, code = '', printed = cents) =>
    leader(code, text, money.brackets(printed), percent(cents));
  const rule = leader('', '', '-'.repeat(14), '-'.repeat(7));
  const title = (text: string) => leader('', text, '', '');
  const part = (text: string, first: number, { accounts, total, totalPrinted }: Block, end: string) => [
    title(text),
    ...accounts.map(({ name, cents, printed }, at) => row(name, cents, String(first + at * 100), printed)),
    rule,
    row(end, total, '', totalPrinted),
    title(''),
  ];
  pages.table({
    lines: [
      ...part('CONTRACT REVENUES EARNED', 4100, profit.income, '  TOTAL REVENUES EARNED'),
      ...part('COST OF REVENUES EARNED', 5100, profit.cost, '  TOTAL COST OF REVENUES'),
      row('GROSS PROFIT', profit.gross),
      title(''),
      ...part('GENERAL AND ADMINISTRATIVE EXPENSES', 6100, profit.expense, '  TOTAL G & A EXPENSES'),
      row('INCOME FROM OPERATIONS', profit.operating),
      title(''),
      ...part('OTHER INCOME', 8100, profit.other, '  TOTAL OTHER INCOME'),
      row('NET INCOME', profit.net),
      leader('', '', '='.repeat(14), '='.repeat(7)),
    ],
  });
  return during(profitSheet(pages, profit), `${profit.year}-01-01`, `${profit.year}-09-30`);
}

const carrier = {
  income: range('Linehaul Revenue|Fuel Surcharge|Detention & Layover|Accessorials', [3, 4], 26_000, 340_000),
  cost: noCost,
  expense: range(
    'Diesel Fuel|Driver Wages|Owner-Operator Settlements|Payroll Taxes|Tires|Tractor Repairs|Trailer Repairs|Truck Lease Payments|Truck Insurance|Cargo Insurance|Tolls & Scales|IFTA & Mileage Taxes|Permits & Plates|Dispatch & Load Board|ELD & Telematics|Parking',
    [10, 15],
    700,
    42_000,
  ),
  other: range('Interest Earned', [1, 1], 10, 300),
};

function perMile({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, carrier);
  const holder = random.pick(['Four Corners Freight LLC', 'Haldane Trucking, Inc.', 'Red Mesa Carriers LLC']);
  const profit = { ...drawn, holder, net: drawn.operating };
  const miles = Math.round(profit.income.total / random.between(205, 310));
  const loaded = Math.round((miles * random.between(78, 94)) / 100);
  const per = (cents: number) => {
    const thousandths = Math.round((cents * 10) / miles);
    return `${thousandths < 0 ? '-' : ''}$${(Math.abs(thousandths) / 1000).toFixed(3)}`;
  };
  const percent = (cents: number) => `${((cents / profit.income.total) * 100).toFixed(1)}%`;
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-size:11px}.c1,.c2,.c3{text-align:right}.c1{width:120px}.c2,.c3{width:88px}tr:nth-child(even) td{background:#f3f6f3}th{border-bottom:2px solid #245c38}h1{font-size:19px;line-height:26px;color:#245c38}.tiles{display:grid;grid-template-columns:repeat(5,1fr);border:1px solid #245c38;text-align:center;padding:6px 0}.tiles b{display:block;font-size:13px;line-height:18px}',
    header: (page) =>
      `<div class="flex"><div><h1>${escape(holder)}</h1>Profit and Loss with Cost per Mile</div><div class="r">01/01/${profit.year} - 12/31/${profit.year}<br>Page ${page} of {pages}</div></div><br>`,
  });
  const tile = (label: string, value: string) => `<div>${label}<b>${value}</b></div>`;
  pages.block(
    `<div class="tiles">${tile('Total miles', money.whole(miles * 100))}${tile('Loaded miles', money.whole(loaded * 100))}${tile('Tractors', String(random.between(2, 9)))}${tile('Revenue / mile', per(profit.income.total))}${tile('Operating ratio', percent(profit.expense.total))}</div><br>`,
    4,
  );
  const row = (text: string, cents: number, printed = cents) =>
    line(text, 1, money.dollar(printed), percent(cents), per(cents));
  const sum = (text: string, cents: number, printed = cents) =>
    totalAt(text, 0, money.dollar(printed), percent(cents), per(cents));
  pages.table({
    head: ['', 'Amount', '% of Rev', 'Per Mile'],
    lines: [
      line('Revenue', 0, '', '', ''),
      ...profit.income.accounts.map(({ name, cents }) => row(name, cents)),
      sum('Total Revenue', profit.income.total),
      line('Operating Expenses', 0, '', '', ''),
      ...profit.expense.accounts.map(({ name, cents, printed }) => row(name, cents, printed)),
      sum('Total Operating Expenses', profit.expense.total, profit.expense.totalPrinted),
      sum('Net Income', profit.net),
    ],
  });
  return withoutCost(profitSheet(pages, profit));
}

const salon = {
  income: range('Hair|Color|Nails|Skin Care|Retail Products', [3, 5], 14_000, 160_000),
  cost: noCost,
  expense: range(
    'Front Desk Wages|Rent|Laundry Service|Utilities|Booking Software|Card Processing|Advertising|Cleaning|Education & Training|Liability Insurance|Music License|Supplies - General|Repairs',
    [7, 12],
    180,
    19_000,
  ),
  other: range('Interest', [1, 1], 3, 60),
};

function departmentsOf({ income }: Profit) {
  return income.accounts.map(({ name, cents }, at) => {
    const direct = Math.round((cents * (34 + ((at * 13) % 23))) / 100);
    const [pay = 0, goods = 0] = partsOf(direct, at, 2);
    return { name, cents, pay, goods, direct, left: cents - direct };
  });
}

function departmentSections({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, salon);
  const departments = departmentsOf(drawn);
  const cost = departments.reduce((all, { direct }) => all + direct, 0);
  const gross = drawn.income.total - cost;
  const holder = random.pick([
    'Fern & Fable Salon LLC',
    'Studio Marchetti, Inc.',
    'Gilded Comb Salon & Spa LLC',
  ]);
  const profit: Profit = {
    ...drawn,
    holder,
    gross,
    operating: gross - drawn.expense.total,
    net: gross - drawn.expense.total,
    cost: { name: 'Direct Costs', accounts: [], total: cost, totalPrinted: cost },
  };
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperWide;font-size:10.5px}h1{font-size:22px;line-height:30px;color:#7b3f61}h3{color:#7b3f61;border-bottom:1px solid #7b3f61;line-height:20px;margin:6px 0 2px}table td+td,table th+th{text-align:right;width:104px}.sheet{padding:44px 84px}',
    header: (page) =>
      page === 1
        ? `<h1>${escape(holder)}</h1>Department Profit Report &middot; year ${profit.year} (Jan 1 to Dec 31)<br>`
        : '<br>',
    footer: (page) => `${page}`,
  });
  const show = money.dollarBrackets;
  for (const { name, cents, pay, goods, left } of departments)
    pages.table({
      title: escape(name),
      lines: [
        line('Sales', 1, show(cents)),
        line(name === 'Retail Products' ? 'Sales commissions' : 'Stylist & technician pay', 1, show(pay)),
        line('Products used or sold', 1, show(goods)),
        totalAt(`${name} margin`, 1, show(left)),
      ],
    });
  pages.table({
    title: 'All departments',
    head: ['', 'Sales', 'Direct costs', 'Gross profit'],
    lines: [
      ...departments.map(({ name, cents, direct, left }) =>
        line(name, 1, show(cents), show(direct), show(left)),
      ),
      totalAt('Total', 0, show(profit.income.total), show(cost), show(gross)),
    ],
  });
  pages.table({
    title: 'Shared expenses',
    lines: [
      ...profit.expense.accounts.map(({ name, printed }) => line(name, 1, show(printed))),
      totalAt('Total expenses', 0, show(profit.expense.totalPrinted)),
      totalAt('Net profit', 0, show(profit.net)),
    ],
  });
  return profitSheet(pages, profit);
}

export const profitTrades: readonly Layout[] = [
  { name: 'restaurant-profit-four-weeks', forgeable: true, make: fourWeeks },
  { name: 'contractor-profit-dotted-leaders', forgeable: true, make: dottedLeaders },
  { name: 'carrier-profit-cents-per-mile', forgeable: true, make: perMile },
  { name: 'salon-profit-department-sections', forgeable: true, make: departmentSections },
];
