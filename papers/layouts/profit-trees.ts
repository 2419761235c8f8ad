import { type Account, type Block, profitOf, range } from '../books.ts';
import { wholeDollars } from '../columns.ts';
import { firmOf, trades } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';
import { during, withoutCost } from '../sheet-changes.ts';

const noCost = range('Materials', [0, 0], 1, 1);

/** The total of each part stands on the line of its title, above the accounts; codes stand behind the names. */
function totalsOverRows({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(random, forgery, trades.practice), holder: firmOf(random) };
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern;font-size:11px}.c1{text-align:right}td{height:19px;line-height:18px;border-bottom:1px solid #eceff3}th{border-bottom:2px solid #2f4b6e;color:#2f4b6e}th.c1{text-align:right}.total td{border-top:0}.total td:first-child::before{content:"";display:inline-block;border:4px solid transparent;border-top-color:#555;margin-right:5px}.result td{background:#e8eef6;font-weight:bold}.sheet{padding:44px 70px}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font-size:18px;line-height:26px">Income Statement</b><span>Entity: <b>${escape(profit.holder)}</b></span></div><div class="flex"><span>Reporting period: 01/01/${profit.year} to 12/31/${profit.year}</span><span>Level of detail: all accounts</span></div><br>`
        : '<br>',
    footer: (page) => `Created on ${date.short(`${profit.year + 1}-02-03`)} &nbsp; ${page} of {pages}`,
  });
  const part = (title: string, first: number, { accounts, totalPrinted }: Block): Line[] => [
    { ...totalAt(title, 0, money.brackets(totalPrinted)), height: 1.3 },
    ...accounts.map(({ name, printed }, at) => ({
      ...line(`${name} (${first + at * 25})`, 2, money.brackets(printed)),
      height: 1.3,
    })),
  ];
  const result = (text: string, cents: number): Line => ({
    ...line(text, 0, money.brackets(cents)),
    className: 'result',
    height: 1.3,
  });
  pages.table({
    head: ['Account', 'Amount'],
    lines: [
      ...part('Revenue', 40_100, profit.income),
      ...part('Cost of revenue', 50_100, profit.cost),
      result('Gross profit', profit.gross),
      ...part('Operating expenses', 60_100, profit.expense),
      result('Operating income', profit.operating),
      ...part('Other income', 70_100, profit.other),
      result('Net income', profit.net),
    ],
  });
  return profitSheet(pages, profit);
}

const bakery = {
  income: range(
    'Counter Sales|Wholesale Accounts|Special Order Cakes|Farmers Market',
    [2, 4],
    18_000,
    210_000,
  ),
  cost: range('Flour and Sugar|Dairy and Eggs|Bags and Boxes|Coffee', [2, 4], 2_200, 19_000),
  expense: range(
    'Wages of Bakers|Wages of Counter|Payroll Taxes|Rent|Gas and Electric|Water|Oven Repairs|Van Expense|Advertising|Insurance|Card Fees|Accounting|Licenses|Depreciation',
    [8, 13],
    260,
    30_000,
  ),
  other: range('Interest Earned|Sale of Old Mixer', [1, 2], 20, 1_900),
};

/** The accounts stand in the inner column. Their total has no name: it stands in the outer column beside the last one. */
function besideLastRow({ random, forgery }: Request): Sheet {
  const drawn = profitOf(wholeDollars(random), forgery, bakery);
  const holder = random.pick([
    'Cedar Lane Bakery LLC',
    'Hazel & Rye Bakeshop, Inc.',
    'Old Wharf Bread Company',
  ]);
  const profit = { ...drawn, holder };
  const pages = new Pages({
    capacity: 46,
    style:
      'body{font:13px/18px serif}td{height:19px;line-height:18px}.c1,.c2{text-align:right;width:118px}.last .c1{border-bottom:1px solid #000}.sum .c2{border-top:1px solid #000}.net .c2{border-top:1px solid #000;border-bottom:3px double #000}h1{text-align:center;font-size:14px;line-height:19px;font-weight:normal}.sheet{padding:66px 104px}',
    header: () =>
      `<h1><b>${escape(holder.toUpperCase())}</b></h1><h1>Income Statement</h1><h1>For the year ended December 31, ${profit.year}</h1><br>`,
    footer: (page) => `<div style="text-align:center">${page}</div>`,
  });
  const whole = money.wholeBrackets;
  let isFirst = true;
  const dollar = (cents: number) => {
    const text = `${isFirst ? '$' : ''}${whole(cents)}`;
    isFirst = false;
    return text;
  };
  const part = (title: string, { accounts, totalPrinted }: Block): Line[] => [
    line(title, 0, '', ''),
    ...accounts.map(({ name, printed }, at) => ({
      ...line(name, 2, dollar(printed), at === accounts.length - 1 ? whole(totalPrinted) : ''),
      className: at === accounts.length - 1 ? 'last' : '',
    })),
  ];
  const result = (text: string, cents: number): Line => ({
    ...line(text, 0, '', whole(cents)),
    className: 'sum',
  });
  pages.table({
    lines: [
      ...part('Sales:', profit.income),
      ...part('Less cost of goods sold:', profit.cost),
      result('Gross profit', profit.gross),
      ...part('Less expenses:', profit.expense),
      result('Income from operations', profit.operating),
      ...part('Plus other income:', profit.other),
      { ...line('Net income', 0, '', `$${whole(profit.net)}`), className: 'net' },
    ],
  });
  return profitSheet(pages, profit);
}

const rental = {
  income: range(
    'Rent - Unit 1|Rent - Unit 2|Rent - Unit 3|Rent - Unit 4|Laundry machines|Late fees',
    [4, 6],
    900,
    26_000,
  ),
  cost: noCost,
  expense: range(
    'Mortgage interest|Property taxes|Hazard insurance|Water and sewer|Trash|Common area electric|Snow and lawn|Plumbing repairs|Painting|Roof repairs|Management fee|Legal|Pest control|Advertising vacancies|Depreciation',
    [8, 13],
    110,
    9_800,
  ),
  other: range('Interest', [1, 1], 3, 60),
};

/** The totals have no name: a rule and the amount below it. Only the first and the last amount have a dollar sign. */
function sumUnderRule({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, rental);
  const holder = random.pick([
    'Alder Court Rentals LLC',
    'Twin Spruce Properties LLC',
    'Brookhaven Fourplex, LLC',
  ]);
  const profit = { ...drawn, holder, net: drawn.operating };
  const street = random.between(12, 990);
  const pages = new Pages({
    capacity: 48,
    style:
      'body{font:12px/17px monospace}td{height:17px;line-height:17px}.c1{text-align:right;width:150px}.rule td{border-top:0}.rule .c1{border-top:1px solid #000;height:26px}.net .c1{border-bottom:3px double #000}.sheet{padding:70px 120px}',
    header: () =>
      `<b>${escape(holder)}</b><br>Rental property at ${street} Alder Court<br>Statement of income, 1/1/${profit.year} - 12/31/${profit.year}<br><br>`,
  });
  const part = (title: string, { accounts, totalPrinted }: Block, mark: string): Line[] => [
    line(title, 0, ''),
    ...accounts.map(({ name, printed }, at) =>
      line(name, 1, `${at === 0 ? mark : ''}${money.minus(printed)}`),
    ),
    { ...line('', 0, money.minus(totalPrinted)), className: 'rule', height: 1.6 },
  ];
  pages.table({
    lines: [
      ...part('Income', profit.income, '$ '),
      ...part('Expenses', profit.expense, ''),
      { ...line('Net rental income', 0, `$ ${money.minus(profit.net)}`), className: 'net' },
    ],
  });
  return withoutCost(profitSheet(pages, profit));
}

const farm = {
  income: range(
    'Crops:Grain:Corn|Crops:Grain:Soybeans|Crops:Hay:Alfalfa|Crops:Hay:Straw|Livestock:Cattle:Feeder calves|Livestock:Cattle:Cull cows|Custom hire',
    [4, 7],
    7_000,
    150_000,
  ),
  cost: noCost,
  expense: range(
    'Crop inputs:Seed:Seed corn|Crop inputs:Seed:Soybean seed|Crop inputs:Fertilizer:Nitrogen|Crop inputs:Fertilizer:Potash|Crop inputs:Chemicals|Livestock:Feed:Purchased feed|Livestock:Feed:Minerals|Livestock:Veterinary|Machinery:Fuel:Diesel|Machinery:Fuel:Gasoline|Machinery:Repairs|Land rent|Crop insurance|Interest:Operating note|Interest:Land contract|Utilities',
    [10, 16],
    380,
    28_000,
  ),
  other: range('Patronage dividends', [1, 1], 30, 2_000),
};

interface Leaf extends Account {
  readonly path: readonly string[];
}

/** A line for each name of the path, and a line "Total for" after the last account below it. */
function treeOf(leaves: readonly Leaf[], depth: number): Line[] {
  const groups = [...new Set(leaves.map(({ path }) => path[0] ?? ''))];
  return groups.flatMap((group): Line[] => {
    const own = leaves.filter(({ path }) => path[0] === group);
    const below = own.map((leaf) => ({ ...leaf, path: leaf.path.slice(1) }));
    const [first] = below;
    if (first?.path.length === 0) return [line(group, depth, money.plain(first.printed))];
    const sum = own.reduce((all, { cents }) => all + cents, 0);
    return [
      line(group, depth, ''),
      ...treeOf(below, depth + 1),
      totalAt(`Total for ${group}`, depth, money.dollar(sum)),
    ];
  });
}

function nestedAccounts({ random, forgery }: Request): Sheet {
  const drawn = profitOf(random, forgery, farm);
  const holder = random.pick([
    'Lindgren Family Dairy LLC',
    'Prairie Creek Farms',
    'Osterhaus Land & Cattle LLC',
  ]);
  const profit = { ...drawn, holder, net: drawn.operating + drawn.other.total };
  const pages = new Pages({
    capacity: 54,
    style:
      'h1,.when{text-align:center}h1{font-size:16px;line-height:22px}.c1{text-align:right}th.c1{text-align:right}.total td{border-top:1px solid #bbb}.sheet{padding:44px 90px}',
    header: (page) =>
      page === 1
        ? `<h1>Profit and Loss</h1><h1>${escape(holder)}</h1><div class="when">January 1-October 31, ${profit.year}</div><br>`
        : '<br>',
    footer: (page) =>
      `Cash Basis Monday, November 18, ${profit.year} 06:52 AM GMTZ<span style="float:right">${page}/{pages}</span>`,
  });
  const part = ({ name, accounts, totalPrinted }: Block): Line[] => [
    line(name, 0, ''),
    ...treeOf(
      accounts.map((account) => ({ ...account, path: account.name.split(':') })),
      1,
    ),
    totalAt(`Total for ${name}`, 0, money.dollar(totalPrinted)),
  ];
  pages.table({
    head: ['DISTRIBUTION ACCOUNT', 'TOTAL'],
    lines: [
      ...part(profit.income),
      ...part(profit.expense),
      totalAt('Net Operating Income', 0, money.dollar(profit.operating)),
      ...part(profit.other),
      totalAt('Net Other Income', 0, money.dollar(profit.other.total)),
      totalAt('Net Income', 0, money.dollar(profit.net)),
    ],
  });
  return during(withoutCost(profitSheet(pages, profit)), `${profit.year}-01-01`, `${profit.year}-10-31`);
}

export const profitTrees: readonly Layout[] = [
  { name: 'profit-tree-totals-above', forgeable: true, make: totalsOverRows },
  { name: 'typed-profit-total-beside-last-row', forgeable: true, make: besideLastRow },
  { name: 'rental-profit-sum-under-rule', forgeable: true, make: sumUnderRule },
  { name: 'farm-profit-nested-accounts', forgeable: true, make: nestedAccounts },
];
