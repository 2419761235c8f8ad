import { type Block, type Profit, profitOf, range } from '../books.ts';
import { earlierOf, partOf, partsOf, wholeDollars } from '../columns.ts';
import { corporationOf, firmOf, trades } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';
import { during, withoutCost } from '../sheet-changes.ts';

const noCost = range('Materials', [0, 0], 1, 1);
const whole = money.wholeBrackets;
const ofAccounts = (block: Block, holds: (name: string) => boolean) =>
  block.accounts.filter(({ name }) => holds(name));
const totalOf = (accounts: Block['accounts']) => accounts.reduce((sum, { cents }) => sum + cents, 0);
const dental = {
  income: range(
    'Doctor Production|Hygiene Production|Associate Production|Aligner Cases',
    [2, 4],
    40_000,
    460_000,
  ),
  cost: noCost,
  expense: range(
    'Dental Assistant Wages|Hygienist Wages|Front Desk Wages|Payroll Taxes|Dental Supplies|Outside Lab Fees|Rent - Dental Suite|Utilities|Equipment Repairs|Software & Imaging|Continuing Education|Malpractice Insurance|Merchant Fees|Postage & Reminders|Legal & Accounting',
    [9, 14],
    500,
    48_000,
  ),
  other: range('Interest', [1, 1], 3, 60),
};

const overhead = [
  ['Staff', '24 - 28%', (name: string) => /Wages|Payroll/.test(name)],
  ['Clinical', '12 - 16%', (name: string) => /Supplies|Lab/.test(name)],
  ['Facility', '7 - 9%', (name: string) => /Rent|Utilities|Repairs/.test(name)],
  [
    'Administration',
    '6 - 10%',
    (name: string) => !/Wages|Payroll|Supplies|Lab|Rent|Utilities|Repairs/.test(name),
  ],
] as const;

function besideBenchmarks({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, dental);
  const holder = random.pick([
    'Quarry Street Dental PC',
    'Larkmoor Family Dentistry, P.A.',
    'Bright Hollow Dental Group, PLLC',
  ]);
  const profit = { ...drawn, holder, net: drawn.operating };
  const written = Math.round(profit.income.total * 0.19);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}table{font-size:10.5px}.c1,.c2,.c3{text-align:right}.c1{width:130px}.c2{width:90px}.c3{width:110px;color:#667}th{border-bottom:1px solid #1b6f7a;color:#1b6f7a}.total td{border-top:1px solid #bcd}.band td{background:#1b6f7a;color:#fff;font-weight:bold}',
    header: (page) =>
      page === 1
        ? `<div style="border-left:6px solid #1b6f7a;padding-left:12px"><b style="font-size:17px;line-height:24px">${escape(holder)}</b><br>Practice Profit &amp; Loss<br>January 1, ${profit.year} through December 31, ${profit.year}</div><br>`
        : '<br>',
    footer: (page) => `Benchmarks: survey of general practices with 1 to 3 doctors. &nbsp; ${page} / {pages}`,
  });
  const percent = (cents: number) => `${((cents / profit.income.total) * 100).toFixed(1)}%`;
  const row = (text: string, depth: number, cents: number, printed = cents, mark = '') =>
    line(text, depth, money.brackets(printed), percent(cents), mark);
  const groups = overhead.flatMap(([title, mark, holds]): Line[] => {
    const accounts = ofAccounts(profit.expense, holds);
    return [
      line(title, 0, '', '', ''),
      ...accounts.map(({ name, cents, printed }) => row(name, 1, cents, printed)),
      { ...row(`Total ${title}`, 0, totalOf(accounts), totalOf(accounts), mark), className: 'total' },
    ];
  });
  pages.table({
    head: ['', 'Amount', '% of Collections', 'Benchmark'],
    lines: [
      ...profit.income.accounts.map(({ name, cents }, at) =>
        line(name, 0, money.brackets(at === 0 ? cents + written : cents), '', ''),
      ),
      totalAt('Gross Production', 0, money.brackets(profit.income.total + written), '', ''),
      line('Less: Insurance Adjustments & Write-Offs', 0, money.brackets(-written), '', ''),
      { ...row('Net Collections (Revenue)', 0, profit.income.total), className: 'band' },
      ...groups,
      {
        ...row('Total Expenses', 0, profit.expense.total, profit.expense.totalPrinted, '58 - 63%'),
        className: 'total',
      },
      { ...row('Net Income before Doctor Draws', 0, profit.net), className: 'band' },
    ],
  });
  return withoutCost(profitSheet(pages, profit));
}

const charity = {
  income: range(
    'Contributions|Government Grants|Foundation Grants|Program Fees|Special Events, Net',
    [3, 5],
    12_000,
    240_000,
  ),
  cost: noCost,
  expense: range('Program Services|Management and General|Fundraising', [3, 3], 14_000, 180_000),
  other: range('Investment Return', [1, 1], 30, 3_000),
};

function restrictionsAcross({ random, forgery }: Request): Sheet {
  const drawn = profitOf(wholeDollars(random), forgery, charity);
  const holder = random.pick([
    'Little Heron Child Care Fund',
    'Alder Falls Food Pantry, Inc.',
    'Prairie Arts Alliance',
  ]);
  const profit = { ...drawn, holder, net: drawn.operating };
  const divided = (cents: number, at: number) => [
    ...partsOf(cents / 100, at, 2).map((part) => part * 100),
    cents,
  ];
  const income = partOf(profit.income, divided, 2);
  const expense = partOf(profit.expense, (cents) => [cents, 0, cents], 2);
  const released = Math.round((income.sum[1] ?? 0) / 200) * 100;
  const [free = 0, bound = 0] = income.sum;
  const change = [free + released - profit.expense.total, bound - released, profit.net];
  const opening = [random.between(40, 400) * 100_000, random.between(10, 90) * 100_000] as const;
  const start = [...opening, opening[0] + opening[1]];
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:12px/17px serif}td{height:17px}th{white-space:normal;vertical-align:bottom;text-align:center;border-bottom:1px solid #000}.c1,.c2,.c3{width:118px}td+td{text-align:right}h1{text-align:center;font-size:14px;line-height:20px}.total td{font-weight:normal;border-top:0}.total td+td{border-top:1px solid #000}.last td+td{border-bottom:3px double #000}',
    header: () =>
      `<h1>${escape(holder.toUpperCase())}</h1><h1>STATEMENT OF ACTIVITIES</h1><h1>YEAR ENDED DECEMBER 31, ${profit.year}</h1><br>`,
    footer: () => 'See accompanying notes to financial statements.<span style="float:right">- 4 -</span>',
  });
  const show = (cents: number) => (cents === 0 ? '&mdash;' : whole(cents));
  const sum = (text: string, amounts: readonly number[], className = 'total'): Line => ({
    ...line(text, 1, ...amounts.map(show)),
    className,
  });
  const rows = ({ rows: all }: typeof income) =>
    all.map(({ name, amounts }) => line(name, 1, ...amounts.map(show)));
  pages.table({
    head: ['', 'Without Donor<br>Restrictions', 'With Donor<br>Restrictions', 'Total'],
    lines: [
      line('REVENUE AND SUPPORT', 0, '', '', ''),
      ...rows(income),
      line('Net assets released from restrictions', 1, ...[released, -released, 0].map(show)),
      sum('Total revenue and support', [free + released, bound - released, profit.income.total]),
      line('EXPENSES', 0, '', '', ''),
      ...rows(expense),
      sum('Total expenses', expense.printed),
      sum('CHANGE IN NET ASSETS', change),
      line('NET ASSETS, BEGINNING OF YEAR', 0, ...start.map(show)),
      sum(
        'NET ASSETS, END OF YEAR',
        start.map((cents, at) => cents + (change[at] ?? 0)),
        'total last',
      ),
    ],
  });
  const more = { netAssetsAtEnd: dollars((start[2] ?? 0) + profit.net) };
  return withoutCost(profitSheet(pages, profit), more);
}

function expenseSchedule({ random, forgery }: Request): Sheet {
  const profit: Profit = {
    ...profitOf(wholeDollars(random), forgery, trades.practice),
    holder: corporationOf(random),
  };
  const day = `September 30, ${profit.year}`;
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font:12.5px/18px serif}td{height:18px}h1{text-align:center;font-size:14px;line-height:20px;font-weight:normal}.c1{text-align:right;width:110px}.c2{text-align:right;width:70px}.sheet{padding:64px 92px}.total td{font-weight:normal;border-top:0}.total .c1,.total .c2{border-top:1px solid #000}.last .c1,.last .c2{border-bottom:3px double #000}',
    header: (page) =>
      `<h1><b>${escape(profit.holder)}</b></h1><h1>${page === 1 ? 'Statement of Income' : 'Schedule I - Operating Expenses'}</h1><h1>For the Year Ended ${day}</h1><br>`,
    footer: () => 'See accountants&#39; compilation report. The supplementary schedule has not been audited.',
  });
  const percent = (cents: number) => ((cents / profit.income.total) * 100).toFixed(1);
  const row = (text: string, cents: number, printed = cents, depth = 1) =>
    line(text, depth, whole(printed), percent(cents));
  const sum = (text: string, cents: number, printed = cents, className = 'total'): Line => ({
    ...row(text, cents, printed, 0),
    className,
  });
  const rows = ({ accounts }: Block) => accounts.map(({ name, cents, printed }) => row(name, cents, printed));
  const { income, cost, expense, other } = profit;
  pages.table({
    head: ['', 'Amount', '%'],
    lines: [
      ...rows(income),
      sum('Net revenue', income.total),
      ...rows(cost),
      sum('Cost of revenue', cost.total),
      sum('Gross profit', profit.gross),
      row('Operating expenses (Schedule I)', expense.total, expense.totalPrinted, 0),
      sum('Income from operations', profit.operating),
      ...rows(other),
      sum('Net income', profit.net, profit.net, 'total last'),
    ],
  });
  pages.turn();
  pages.table({
    head: ['', 'Amount', '%'],
    lines: [
      ...rows(expense),
      sum('Total operating expenses', expense.total, expense.totalPrinted, 'total last'),
    ],
  });
  return during(profitSheet(pages, profit), `${profit.year - 1}-10-01`, `${profit.year}-09-30`);
}

const remarks = [
  'up from last year - new rate 3/1',
  'paid ck 1187 and 1192',
  'ask Bob about invoice 2046',
  '',
  'includes $450 deposit',
  'bill came 2x in April',
  '',
  '??',
];

function notesColumn({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, { ...trades.practice, cost: noCost });
  const profit = { ...drawn, holder: firmOf(random), net: drawn.operating };
  const planned = (cents: number, at: number) => earlierOf(cents, at, 50_000) + 50_000;
  const pages = new Pages({
    capacity: 60,
    style:
      'table{font-size:10.5px;table-layout:fixed}td,th{border:1px solid #bdbdbd;height:20px;line-height:19px;overflow:hidden}th{text-align:center;background:#eee;font-weight:normal}.c0{width:30px;text-align:center;background:#eee}.c1{width:200px}.c2,.c3,.c4{text-align:right;width:90px}.c4{width:104px}th.c2,th.c3,th.c4{text-align:center}.c5{width:188px;font-style:italic}.total td{border-top:1px solid #000}.gold td+td{background:#fff2b3;font-weight:bold}',
    header: () => '',
    footer: (page) => `<div style="text-align:center">Sheet1 &nbsp; Page ${page}</div>`,
  });
  let number = 0;
  const cellsOf = (cells: readonly string[], className = ''): Line => {
    number += 1;
    return { cells: [String(number), ...cells], className, height: 1.4 };
  };
  const amounts = (text: string, actual: number, budget: number, real: number) =>
    [text, money.dollar(actual), money.dollar(budget), money.dollarBrackets(real - budget)] as const;
  const block = ({ accounts, total, totalPrinted }: Block, title: string, end: string, shift: number) => [
    cellsOf([title, 'ACTUAL', 'BUDGET', 'OVER (UNDER)', 'NOTES'], 'gold'),
    ...accounts.map(({ name, cents, printed }, at) =>
      cellsOf([
        ...amounts(escape(name), printed, planned(cents, at + shift), cents),
        remarks[(at + shift) % 8] ?? '',
      ]),
    ),
    cellsOf([...amounts(end, totalPrinted, plan({ accounts }, shift), total), ''], 'total'),
  ];
  const plan = ({ accounts }: Pick<Block, 'accounts'>, shift: number) =>
    accounts.reduce((sum, { cents }, at) => sum + planned(cents, at + shift), 0);
  const goal = plan(profit.income, 0) - plan(profit.expense, 3);
  pages.table({
    head: ['', 'A', 'B', 'C', 'D', 'E'],
    lines: [
      cellsOf([escape(profit.holder), '', '', '', '']),
      cellsOf([`P&amp;L 1/1/${profit.year} - 12/31/${profit.year}`, '', '', '', '']),
      ...block(profit.income, 'INCOME', 'Total Income', 0),
      cellsOf(['', '', '', '', '']),
      ...block(profit.expense, 'EXPENSES', 'Total Expenses', 3),
      cellsOf(['', '', '', '', '']),
      cellsOf([...amounts('NET INCOME', profit.net, goal, profit.net), 'before taxes!'], 'gold'),
    ],
  });
  return withoutCost(profitSheet(pages, profit));
}

export const profitTablesAndNotes: readonly Layout[] = [
  { name: 'dental-profit-beside-benchmarks', forgeable: true, make: besideBenchmarks },
  { name: 'nonprofit-profit-restrictions-across', forgeable: true, make: restrictionsAcross },
  { name: 'accountant-profit-expense-schedule', forgeable: true, make: expenseSchedule },
  { name: 'spreadsheet-profit-notes-column', forgeable: true, make: notesColumn },
];
