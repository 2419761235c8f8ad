import {
  type Account,
  assetsOf,
  balanceOf,
  type Block,
  debtsOf,
  type Profit,
  profitOf,
  range,
} from '../books.ts';
import { partsOf, wholeDollars } from '../columns.ts';
import { firmOf, holdings, ownerOf, trades } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages, pageOf } from '../pages.ts';
import { type Layout, type Request, type Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { profitSheet } from '../report-sheets.ts';
import { during } from '../sheet-changes.ts';

const whole = money.wholeBrackets;
const percentOf = (part: number, all: number) => ((part / all) * 100).toFixed(2);

const builder = {
  ...trades.contractor,
  cost: range(
    'Materials:Lumber|Materials:Concrete|Materials:Fixtures|Labor:Field wages|Labor:Field payroll taxes|Labor:Workers compensation|Subcontractors:Electrical|Subcontractors:Plumbing|Subcontractors:Drywall',
    [6, 9],
    4_000,
    52_000,
  ),
};
const builders = ['Ridgepole Builders, Inc.', 'Delgado Bros. Concrete, Inc.', 'Northgate Framing Company'];

const letterOf = (holder: string, year: number) =>
  `<p>To the Board of Directors and Shareholders of<br>${escape(holder)}</p><p>Management is responsible for the accompanying financial statements of ${escape(holder)}, which comprise the statement of income for the year ended December 31, ${year}, in accordance with accounting principles generally accepted in the United States of America. We have performed a compilation engagement in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA.</p><p>We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. We do not express an opinion, a conclusion, nor provide any assurance on these financial statements.</p><p>Management has elected to omit substantially all of the disclosures and the statement of cash flows. If the omitted disclosures were included, they might influence the user's conclusions about the Company's results.</p>`;

const auditors = ['Tolliver & Brandt, CPAs', 'Mercer Hale LLP', 'Anders Quist & Co., P.C.'];

function addPagesBefore(pages: Pages, { holder, year }: Profit, random: Request['random']): void {
  const auditor = random.pick(auditors);
  pages.block(
    `<div class="cover"><b>${escape(holder.toUpperCase())}</b><br>FINANCIAL STATEMENTS<br>WITH INDEPENDENT ACCOUNTANTS&#39; COMPILATION REPORT<br>DECEMBER 31, ${year}</div>`,
    30,
  );
  pages.turn();
  pages.block(
    `<b>${escape(auditor)}</b><br>Certified Public Accountants<br>${names.address(random).join('<br>')}<br><br><h1>INDEPENDENT ACCOUNTANTS&#39; COMPILATION REPORT</h1><br>${letterOf(holder, year)}<p>${escape(auditor)}<br>March ${random.between(3, 28)}, ${year + 1}</p>`,
    40,
  );
  pages.turn();
}

/** Two pages without amounts stand before the statement. The cost has three parts, each with its own sum. */
function afterCover({ random, forgery }: Request): Sheet {
  const profit = { ...profitOf(wholeDollars(random), forgery, builder), holder: random.pick(builders) };
  const { income, cost, expense, other, year, holder } = profit;
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font:12px/16px serif}td{height:16px}p{margin:0 0 14px}.sheet{padding:64px 92px}.cover{text-align:center;padding-top:250px;font-size:19px;line-height:34px}.c1,.c2{text-align:right;width:96px}th.c1,th.c2{font-weight:normal;text-decoration:underline}.total td{font-weight:normal;border-top:0}.total .c1,.total .c2{border-top:1px solid #000}h1{text-align:center;font-size:13px;line-height:18px}',
    header: (page) =>
      page < 3
        ? ''
        : `<h1>${escape(holder)}</h1><h1>Statement of Income</h1><h1>For the Year Ended December 31, ${year}</h1><br>`,
    footer: (page) => (page < 3 ? '' : 'See independent accountants&#39; compilation report.'),
  });
  addPagesBefore(pages, profit, random);
  const row = (text: string, depth: number, cents: number, printed = cents) =>
    line(text, depth, whole(printed), percentOf(cents, income.total));
  const sum = (text: string, depth: number, cents: number, printed = cents) =>
    totalAt(text, depth, whole(printed), percentOf(cents, income.total));
  const rows = (accounts: readonly Account[], depth: number) =>
    accounts.map(({ name, cents, printed }) => row(name.replace(/.*:/, ''), depth, cents, printed));
  const costParts = ['Materials', 'Labor', 'Subcontractors'].flatMap((part): Line[] => {
    const accounts = cost.accounts.filter(({ name }) => name.startsWith(part));
    if (accounts.length === 0) return [];
    const all = accounts.reduce((total, { cents }) => total + cents, 0);
    return [line(part, 1, '', ''), ...rows(accounts, 2), sum(`Total ${part.toLowerCase()}`, 2, all)];
  });
  pages.table({
    head: ['', 'Amount', 'Percent'],
    lines: [
      line('Contract revenue', 0, '', ''),
      ...rows(income.accounts, 1),
      sum('Total contract revenue', 0, income.total),
      line('Cost of contract revenue', 0, '', ''),
      ...costParts,
      sum('Total cost of contract revenue', 0, cost.total),
      sum('Gross profit', 0, profit.gross),
      line('General and administrative expenses', 0, '', ''),
      ...rows(expense.accounts, 1),
      sum('Total general and administrative expenses', 0, expense.total, expense.totalPrinted),
      sum('Income from operations', 0, profit.operating),
      ...rows(other.accounts, 1),
      sum('Net income', 0, profit.net),
    ],
  });
  return profitSheet(pages, profit);
}

const shop = {
  income: range(
    'Webstore orders|Marketplace orders|Shipping charged|Gift cards redeemed',
    [2, 4],
    12_000,
    190_000,
  ),
  cost: range('Cost of products sold|Inbound freight|Packaging', [2, 3], 2_000, 24_000),
  expense: range(
    'Marketplace fees|Payment fees|Ads|Fulfillment|Apps and hosting|Contractors|Returns|Software|Insurance',
    [6, 9],
    210,
    14_000,
  ),
  other: range('Interest', [1, 1], 3, 90),
};

/** Both reports of a small shop on one page: profit and loss above, the balance sheet below it in two columns. */
function aboveBalance({ random, forgery }: Request): Sheet {
  const holder = random.pick(['Little Fern Goods LLC', 'Saltbox Supply Co. LLC', 'Wren & Walnut Home LLC']);
  const profit = { ...profitOf(random, forgery, shop), holder };
  const balance = balanceOf(random, null, holdings);
  const owner = ownerOf(random);
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  const pages = new Pages({
    capacity: 62,
    style:
      'body{font-size:9.5px;line-height:13px}td{height:13px}.sheet{padding:36px 60px}h1{font-size:15px;line-height:22px}.bar{background:#22313f;color:#fff;padding:3px 8px;font-weight:bold;margin-top:8px}.c1{text-align:right}.two{display:flex;gap:36px;align-items:flex-start}.two table{width:50%}.two td+td{text-align:right}.total td{border-top:1px solid #888}',
    header: () => `<h1>${escape(holder)}</h1>Financial Statements, year ${profit.year}`,
    footer: () => `Prepared by ${owner}, owner`,
  });
  const part = (title: string, { accounts, totalPrinted }: Block): Line[] => [
    line(title, 0, ''),
    ...accounts.map(({ name, printed }) => line(name, 1, money.minus(printed))),
    totalAt(`Total ${title}`, 0, money.dollar(totalPrinted)),
  ];
  pages.block(`<div class="bar">PROFIT &amp; LOSS &mdash; January 1 to December 31, ${profit.year}</div>`, 2);
  pages.table({
    lines: [
      ...part('Revenue', profit.income),
      ...part('Cost of Goods Sold', profit.cost),
      totalAt('Gross Profit', 0, money.dollar(profit.gross)),
      ...part('Operating Expenses', profit.expense),
      totalAt('Net Operating Income', 0, money.dollar(profit.operating)),
      ...part('Other Income', profit.other),
      totalAt('Net Income', 0, money.dollar(profit.net)),
    ],
  });
  const rows = (...blocks: readonly Block[]) =>
    blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, cents }) => `<tr><td>${escape(name)}</td><td>${money.minus(cents)}</td></tr>`)
      .join('');
  const sum = (text: string, cents: number) =>
    `<tr class="total"><td>${text}</td><td>${money.dollar(cents)}</td></tr>`;
  const left = `${rows(bank, receivable, currentAsset, fixedAsset)}${sum('Total Assets', assetsOf(balance))}`;
  const equity = assetsOf(balance) - debtsOf(balance);
  const right = `${rows(payable, card, currentDebt, longDebt)}${sum('Total Liabilities', debtsOf(balance))}<tr><td>Owner&#39;s equity</td><td>${money.minus(equity - profit.net)}</td></tr><tr><td>Profit of the year</td><td>${money.minus(profit.net)}</td></tr>${sum('Total Equity', equity)}${sum('Total Liabilities + Equity', assetsOf(balance))}`;
  pages.block(
    `<div class="bar">BALANCE SHEET &mdash; December 31, ${profit.year}</div><div class="two"><table>${left}</table><table>${right}</table></div>`,
    16,
  );
  return profitSheet(pages, profit);
}

const months = ['March', 'June', 'September'] as const;

/** A form of a lender: each amount stands in its own box below the label of the box, three boxes in a row. */
function interimForm({ random, forgery }: Request): Sheet {
  const drawn = profitOf(wholeDollars(random), forgery, {
    ...trades.practice,
    income: { ...trades.practice.income, count: [1, 1] },
    cost: { ...trades.practice.cost, count: [1, 1] },
  });
  const profit = { ...drawn, holder: firmOf(random) };
  const month = random.pick(months);
  const end = { March: '03-31', June: '06-30', September: '09-30' }[month];
  let number = 0;
  const box = (label: string, text: string, className = '') => {
    number += 1;
    return `<div class="box ${className}"><small>${number}. ${escape(label)}</small><span>${text}</span></div>`;
  };
  const amount = (label: string, cents: number, className = '') => box(label, `$ ${whole(cents)}`, className);
  const [gross, returns] = [profit.income.total + 340_000, 340_000];
  const parts = partsOf(profit.cost.total / 100, 2, 3).map((part) => part * 100);
  const boxes = [
    box('Legal name of borrower', escape(profit.holder), 'name'),
    box('Period begins', `01/01/${profit.year}`),
    box('Period ends', `${end.replace('-', '/')}/${profit.year}`),
    amount('Gross receipts', gross),
    amount('Returns and allowances', -returns),
    amount('Net sales', profit.income.total, 'sum'),
    ...['Purchases', 'Direct labor', 'Other direct costs'].map((label, at) => amount(label, parts[at] ?? 0)),
    amount('Total cost of goods sold', profit.cost.total, 'sum'),
    amount('Gross profit', profit.gross, 'sum'),
    ...profit.expense.accounts.map(({ name, printed }) => amount(name, printed)),
    amount('Total operating expenses', profit.expense.totalPrinted, 'sum'),
    amount('Operating income', profit.operating, 'sum'),
    amount('Other income', profit.other.total),
    amount('Net income (loss)', profit.net, 'sum'),
  ].join('');
  const html = pageOf(
    '.boxes{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border-left:1px solid #000;border-top:1px solid #000}.box{border-right:1px solid #000;border-bottom:1px solid #000;padding:3px 6px;height:46px}.box small{display:block;font-size:8.5px;line-height:13px}.box span{font:13px/22px monospace;display:block;text-align:right}.sum{background:#e9e9e9}.name span{font:11px/22px PaperSans;text-align:left;white-space:nowrap}h1{font-size:16px;line-height:24px}',
    `<section class="sheet"><div class="flex"><h1>INTERIM STATEMENT OF PROFIT AND LOSS</h1><span>Form CR-310 (04/22)</span></div><div>Complete this form if the last fiscal year ended more than 90 days before the application. Round all amounts to whole dollars.</div><br><div class="boxes">${boxes}</div><br><div>I certify that the information above is true and complete to the best of my knowledge.</div><br><br><div class="flex"><span>X ____________________________________</span><span>Title ____________________</span><span>Date ______________</span></div></section>`,
  );
  const sheet = during(
    profitSheet({ html: () => html }, profit),
    `${profit.year}-01-01`,
    `${profit.year}-${end}`,
  );
  return { ...sheet, truth: { ...sheet.truth, empty: ['signature'] } };
}

export const profitAmongPages: readonly Layout[] = [
  { name: 'contractor-profit-after-cover', forgeable: true, make: afterCover },
  { name: 'shop-profit-above-balance', forgeable: true, make: aboveBalance },
  { name: 'lender-form-profit-interim', forgeable: true, make: interimForm },
];
