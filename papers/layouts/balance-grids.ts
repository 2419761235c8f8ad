import { assetsOf, type Balance, balanceOf, type Block, debtsOf, range } from '../books.ts';
import { earlierOf, partsOf, wholeThousands } from '../columns.ts';
import { corporationOf, holdings, ownerOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';

const sumOf = (...blocks: readonly Block[]) => blocks.reduce((sum, { total }) => sum + total, 0);

const under = 'Costs and estimated earnings in excess of billings on uncompleted contracts';
const over = 'Billings in excess of costs and estimated earnings on uncompleted contracts';
const building = {
  ...holdings,
  currentAsset: range(`${under}|Retainage receivable|Prepaid insurance`, [3, 3], 1_800, 90_000),
  currentDebt: range(`${over}|Accrued payroll|Line of credit`, [3, 3], 1_500, 70_000),
};

function contractsOf({ currentAsset, currentDebt }: Balance, random: Request['random']) {
  const [left = 0, billed = 0] = [currentAsset.accounts[0]?.cents, currentDebt.accounts[0]?.cents];
  const differences = [...partsOf(left, 2, 2), ...partsOf(-billed, 3, 2)];
  const jobs = ['Elm Street School', 'Water Tower No. 4', 'Harbor Clinic', 'Depot Lofts'];
  return differences.map((difference, at) => {
    const earned = random.cents(90_000, 700_000) + Math.abs(difference);
    return { job: jobs[at] ?? '', earned, billed: earned - difference, difference };
  });
}

const framed =
  'body{font-family:PaperModern;font-size:10.5px}td,th{white-space:normal;vertical-align:bottom}td+td,th+th{text-align:right}.money .c1{width:130px}.total td{border-top:1px solid #444}h1{font-size:16px;line-height:22px}h3{border-bottom:2px solid #c2571a;line-height:22px;margin:8px 0 2px}.sheet{padding:42px 84px}';

const builders = ['Ridgepole Builders, Inc.', 'Northgate Framing Company', 'Delgado Bros. Concrete, Inc.'];

/** Liabilities and equity stand above the assets, and the contracts in progress below them. */
function debtsFirst({ random, forgery }: Request): Sheet {
  const holder = random.pick(builders);
  const balance = {
    ...balanceOf(random, forgery, building, ['Common stock', 'Retained earnings', 'Current earnings']),
    holder,
  };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 56,
    style: framed,
    header: () =>
      `<h1>${escape(holder)}</h1>Statement of financial position, December 31, ${balance.year} (percentage-of-completion method)<br>`,
  });
  const rows = (...blocks: readonly Block[]) =>
    blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, printed }) => line(name, 1, money.brackets(printed)));
  const sum = (text: string, cents: number) => totalAt(text, 0, money.brackets(cents));
  const table = (title: string, lines: readonly Line[]) => pages.table({ title, className: 'money', lines });
  table('Liabilities', [
    ...rows(payable, card, currentDebt),
    sum('Total current liabilities', sumOf(payable, card, currentDebt)),
    ...rows(longDebt),
    sum('Total liabilities', debtsOf(balance)),
  ]);
  table('Stockholders&#39; equity', [
    ...rows(equity),
    sum("Total stockholders' equity", equity.total),
    sum("Total liabilities and stockholders' equity", assetsOf(balance)),
  ]);
  table('Assets', [
    ...rows(bank, receivable, currentAsset),
    sum('Total current assets', sumOf(bank, receivable, currentAsset)),
    ...rows(fixedAsset),
    sum('Total property and equipment', fixedAsset.totalPrinted),
    sum('Total assets', assetsOf(balance)),
  ]);
  pages.table({
    title: 'Contracts in progress',
    head: ['Contract', 'Costs and earnings', 'Billings to date', 'Under (over) billed'],
    lines: contractsOf(balance, random).map(({ job, earned, billed, difference }) =>
      line(job, 0, ...[earned, billed, difference].map(money.brackets)),
    ),
  });
  return balanceSheet(pages, balance);
}

const thousands = (cents: number) => money.wholeBrackets(cents / 1_000);
const thenOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap(({ accounts }) => accounts)
    .reduce((sum, { cents }, at) => sum + earlierOf(cents, at, 100_000), 0);

/** In thousands; below the report stand its ratios and three notes. */
function inThousands({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(wholeThousands(random), forgery, holdings), holder: corporationOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, year } = balance;
  const [current, soon] = [
    [bank, receivable, currentAsset],
    [payable, card, currentDebt],
  ];
  const owned = thenOf(current) + thenOf([fixedAsset]);
  const owed = thenOf(soon) + thenOf([longDebt]);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperWide;font-size:10px}.sum td+td,.sum th+th{text-align:right;width:92px}.total td{border-top:1px solid #333}th{border-bottom:1px solid #333}h1{font-size:17px;line-height:24px}.sheet{padding:46px 84px}.ratios{display:grid;grid-template-columns:1fr 1fr 1fr 1fr;gap:0 22px;border-top:2px solid #333;border-bottom:2px solid #333;padding:6px 0}ol{margin:8px 0;padding-left:16px;font-size:9.5px}',
    header: () =>
      `<h1>${escape(balance.holder)}</h1>Condensed balance sheets (unaudited)<br>In thousands of U.S. dollars<br><br>`,
  });
  const rows = (blocks: readonly Block[]) =>
    blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, cents, printed }, at) =>
        line(name, 1, thousands(printed), thousands(earlierOf(cents, at, 100_000))),
      );
  const sum = (text: string, now: number, then: number) => totalAt(text, 0, thousands(now), thousands(then));
  pages.table({
    className: 'sum',
    head: ['', `Dec. 31, ${year}`, `Dec. 31, ${year - 1}`],
    lines: [
      ...rows(current),
      sum('Total current assets', sumOf(...current), thenOf(current)),
      ...rows([fixedAsset]),
      sum('Total assets', assetsOf(balance), owned),
      ...rows(soon),
      sum('Total current liabilities', sumOf(...soon), thenOf(soon)),
      ...rows([longDebt]),
      sum('Total liabilities', debtsOf(balance), owed),
      sum("Shareholders' equity", balance.equity.total, owned - owed),
      sum("Total liabilities and shareholders' equity", assetsOf(balance), owned),
    ],
  });
  const ratio = (label: string, value: string) => `<div>${label}<br><b>${value}</b></div>`;
  pages.block(
    `<br><div class="ratios">${ratio('Current ratio', (sumOf(...current) / sumOf(...soon)).toFixed(2))}${ratio('Debt to equity', (debtsOf(balance) / balance.equity.total).toFixed(2))}${ratio('Working capital', thousands(sumOf(...current) - sumOf(...soon)))}${ratio('Debt to assets', `${((debtsOf(balance) / assetsOf(balance)) * 100).toFixed(0)}%`)}</div><ol><li>Inventory stands at the lower of cost and net realizable value.</li><li>The line of credit has a limit of $750 thousand and is due on demand.</li><li>Property and equipment are net of depreciation. The company bought equipment for $118 thousand in ${year}.</li></ol>`,
    10,
  );
  return balanceSheet(pages, balance);
}

const office = {
  ...holdings,
  bank: range('Operating checking|Client trust account (IOLTA)', [2, 2], 3_000, 190_000),
  currentAsset: range(
    'Client costs advanced|Prepaid malpractice insurance|Rent deposit',
    [2, 3],
    600,
    22_000,
  ),
  fixedAsset: range('Furniture|Computers|Law library', [2, 3], 1_500, 30_000),
  currentDebt: range(
    'Client funds held in trust|Accrued payroll|Retirement plan payable',
    [2, 3],
    900,
    20_000,
  ),
  longDebt: range('Note payable - build-out', [1, 1], 4_000, 60_000),
};

/** The money of clients is an asset and a liability of the same amount. */
function withTrust(drawn: Balance): Balance {
  const trust = drawn.bank.accounts[1]?.cents ?? 0;
  const [, ...others] = drawn.currentDebt.accounts;
  const accounts = [{ name: 'Client funds held in trust', cents: trust, printed: trust }, ...others];
  const total = accounts.reduce((sum, { cents }) => sum + cents, 0);
  const bare = { ...drawn, currentDebt: { ...drawn.currentDebt, accounts, total, totalPrinted: total } };
  const left = assetsOf(bare) - debtsOf(bare);
  return { ...bare, equity: { ...drawn.equity, total: left, totalPrinted: left } };
}

const serif =
  'body{font:12px/16px serif}td{height:16px}.c1,.c2{text-align:right;width:116px}.total td{font-weight:normal;border-top:0}.total .c2{border-top:1px solid #000}h1{text-align:center;font-size:14px;line-height:19px}.sheet{padding:56px 92px}h3{margin-top:10px}';

const lawyers = ['Vance Okoro & Lindahl LLP', 'Sterling Abbott Law, PLLC', 'Marsh, Teller & Quinn, LLP'];

/** Accounts in an inner column, totals in the outer one; below them the list of the clients' money. */
function clientTrust({ random, forgery }: Request): Sheet {
  const holder = random.pick(lawyers);
  const balance = { ...withTrust(balanceOf(random, forgery, office)), holder };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 52,
    style: serif,
    header: () => `<h1>${escape(holder)}</h1><h1>Balance Sheet</h1><h1>December 31, ${balance.year}</h1><br>`,
  });
  const inner = (...blocks: readonly Block[]) =>
    blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, printed }) => line(name, 2, money.brackets(printed), ''));
  const outer = (text: string, cents: number) => totalAt(text, 1, '', money.brackets(cents));
  const title = (text: string) => line(text, 0, '', '');
  pages.table({
    lines: [
      title('Assets'),
      ...inner(bank, receivable, currentAsset),
      outer('Current assets', sumOf(bank, receivable, currentAsset)),
      ...inner(fixedAsset),
      outer('Property, net', fixedAsset.totalPrinted),
      outer('Total assets', assetsOf(balance)),
      title("Liabilities and partners' capital"),
      ...inner(payable, card, currentDebt),
      outer('Current liabilities', sumOf(payable, card, currentDebt)),
      ...inner(longDebt),
      outer('Long-term debt', longDebt.total),
      outer('Total liabilities', debtsOf(balance)),
      outer("Partners' capital", equity.total),
      outer("Total liabilities and partners' capital", assetsOf(balance)),
    ],
  });
  const clients = partsOf(bank.accounts[1]?.cents ?? 0, 5, random.between(3, 6));
  pages.table({
    title: 'Client trust ledger',
    head: ['Matter', 'Balance held', ''],
    lines: [
      ...clients.map((cents) =>
        line(`${random.digits(2)}-${random.digits(4)} ${ownerOf(random)}`, 1, money.plain(cents), ''),
      ),
      outer('Held for clients', bank.accounts[1]?.cents ?? 0),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceGrids: readonly Layout[] = [
  { name: 'contractor-balance-debts-first', forgeable: true, make: debtsFirst },
  { name: 'corporation-balance-in-thousands', forgeable: false, make: inThousands },
  { name: 'law-office-balance-client-trust', forgeable: true, make: clientTrust },
];
