import { assetsOf, type Balance, balanceOf, type Block, debtsOf, range } from '../books.ts';
import { wholeDollars } from '../columns.ts';
import { firmOf, holdings, ownerOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';
import { during } from '../sheet-changes.ts';

const whole = money.wholeBrackets;
const sumOf = (...blocks: readonly Block[]) => blocks.reduce((sum, { total }) => sum + total, 0);

const farm = {
  bank: range('Farm checking|Savings|Hedging account', [2, 3], 400, 60_000),
  receivable: range('Grain sold, not yet paid', [1, 1], 900, 40_000),
  currentAsset: range(
    'Corn in bins|Soybeans in bins|Growing crops|Market hogs|Feed on hand',
    [3, 5],
    2_000,
    90_000,
  ),
  fixedAsset: range(
    'Tractors and combine|Breeding stock|Farm trucks|Land, 320 acres|Buildings and bins',
    [5, 5],
    14_000,
    400_000,
  ),
  payable: range('Open account, elevator', [1, 1], 400, 14_000),
  card: range('Fuel card', [1, 1], 90, 4_000),
  currentDebt: range('Operating note|Accrued interest|Property tax due', [2, 3], 500, 60_000),
  longDebt: range('Tractor note|Combine note|Farm mortgage', [3, 3], 9_000, 200_000),
};
const listOf = (...blocks: readonly Block[]) => blocks.flatMap(({ accounts }) => accounts);

const termsOf = ({ fixedAsset, longDebt, ...rest }: Balance) => [
  {
    term: 'Current',
    assets: listOf(rest.bank, rest.receivable, rest.currentAsset),
    debts: listOf(rest.payable, rest.card, rest.currentDebt),
  },
  { term: 'Intermediate', assets: fixedAsset.accounts.slice(0, 3), debts: longDebt.accounts.slice(0, 2) },
  { term: 'Long-Term', assets: fixedAsset.accounts.slice(3), debts: longDebt.accounts.slice(2) },
];

function sectionOf({ term, assets, debts }: ReturnType<typeof termsOf>[number]): Line[] {
  const sum = (accounts: Block['accounts']) => whole(accounts.reduce((all, { cents }) => all + cents, 0));
  const entry = (account: Block['accounts'][number] | undefined) =>
    account === undefined ? ['', ''] : [account.name, whole(account.printed)];
  return [
    { cells: [`${term} Assets`, '', `${term} Liabilities`, ''], className: 'bar', height: 1.4 },
    ...Array.from({ length: Math.max(assets.length, debts.length) }, (_, at): Line => ({
      cells: [...entry(assets[at]), ...entry(debts[at])],
      height: 1.4,
    })),
    {
      cells: [`Total ${term} Assets`, sum(assets), `Total ${term} Liabilities`, sum(debts)],
      className: 'total',
      height: 1.4,
    },
  ];
}

/** Assets and liabilities side by side in three sections of the same height: current, intermediate, long term. */
function threeTerms({ random, forgery }: Request): Sheet {
  const holder = random.pick([
    'Osterhaus Land & Cattle LLC',
    'Prairie Creek Farms',
    'Lindgren Family Dairy LLC',
  ]);
  const balance = { ...balanceOf(wholeDollars(random), forgery, farm), holder };
  const owner = ownerOf(random);
  const pages = new Pages({
    capacity: 42,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:34px 50px}td,th{border:1px solid #5d6b4a;height:21px;line-height:20px}.c1,.c3{text-align:right;width:120px}th{background:#5d6b4a;color:#fff}.bar td{background:#e5ead9;font-weight:bold}.total td{border:1px solid #5d6b4a}h1{font-size:17px;line-height:24px}',
    header: () =>
      `<div class="flex"><h1>FARM BALANCE SHEET</h1><span>Name: <u>&nbsp;${escape(holder)}&nbsp;</u> &nbsp; Date: <u>&nbsp;12/31/${balance.year}&nbsp;</u> &nbsp; Market value basis</span></div><br>`,
    footer: () => `Signed ______________________ &nbsp; ${owner}`,
  });
  const all = whole(assetsOf(balance));
  const last = (...cells: string[]): Line => ({ cells, className: 'total', height: 1.4 });
  pages.table({
    head: ['FARM ASSETS', 'Value', 'FARM LIABILITIES', 'Balance'],
    lines: [
      ...termsOf(balance).flatMap(sectionOf),
      last('', '', 'TOTAL FARM LIABILITIES', whole(debtsOf(balance))),
      last('', '', 'NET WORTH', whole(balance.equity.total)),
      last('TOTAL FARM ASSETS', all, 'TOTAL LIABILITIES + NET WORTH', all),
    ],
  });
  return balanceSheet(pages, balance);
}

const typed =
  'body{font:11px/15px monospace}.c1{text-align:right;width:150px}.c2{text-align:right;width:90px;color:#555}th.c1,th.c2{text-align:right}th{border-bottom:1px dashed #000}.total td{border-top:0;font-weight:normal}.total .c1{border-top:1px dashed #000}.all .c1{border-top:1px solid #000;border-bottom:3px double #000}.sheet{padding:50px 96px}';

/** The account numbers stand behind the amounts; the capital of the owner goes from January to the end of the year. */
function codesAndDraws({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(random, forgery, holdings), holder: firmOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const [added, drawn] = [random.cents(500, 20_000), random.cents(2_000, 40_000)];
  const income = equity.accounts[2]?.cents ?? 0;
  const opening = equity.total - added + drawn - income;
  const pages = new Pages({
    capacity: 54,
    style: typed,
    header: (page) =>
      `<div class="flex"><span>${escape(balance.holder)}<br>BALANCE SHEET<br>DECEMBER 31, ${balance.year}</span><span>PAGE ${page}</span></div><br>`,
  });
  const show = (cents: number) => money.trailing(cents);
  const rows = (code: number, ...blocks: readonly Block[]) =>
    blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, printed }, at) => line(name, 1, show(printed), `${code + at * 5}-00`));
  const sum = (text: string, cents: number, className = 'total'): Line => ({
    ...line(text, 0, show(cents), ''),
    className,
  });
  const title = (text: string) => line(text, 0, '', '');
  pages.table({
    head: ['DESCRIPTION', 'BALANCE', 'ACCOUNT'],
    lines: [
      title('CURRENT ASSETS'),
      ...rows(1000, bank, receivable, currentAsset),
      sum('TOTAL CURRENT ASSETS', sumOf(bank, receivable, currentAsset)),
      title('FIXED ASSETS'),
      ...rows(1500, fixedAsset),
      sum('TOTAL FIXED ASSETS', fixedAsset.totalPrinted),
      sum('TOTAL ASSETS', assetsOf(balance), 'all'),
      title('LIABILITIES'),
      ...rows(2000, payable, card, currentDebt),
      ...rows(2500, longDebt),
      sum('TOTAL LIABILITIES', debtsOf(balance)),
      title("OWNER'S EQUITY"),
      line(`OWNER'S CAPITAL, JANUARY 1, ${balance.year}`, 1, show(opening), '3000-00'),
      line('ADDITIONAL CONTRIBUTIONS', 1, show(added), '3010-00'),
      line("OWNER'S DRAWS", 1, show(-drawn), '3020-00'),
      line('NET INCOME FOR THE YEAR', 1, show(income), ''),
      sum(`OWNER'S CAPITAL, DECEMBER 31, ${balance.year}`, equity.total),
      sum("TOTAL LIABILITIES AND OWNER'S EQUITY", assetsOf(balance), 'all'),
    ],
  });
  return balanceSheet(pages, balance);
}

/** Each amount of a group stands on the line of its title, three levels deep, and no line begins with "Total". */
function treeOfTotals({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(random, forgery, holdings), holder: firmOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10.5px}.c1{text-align:right}th.c1{text-align:right}th{background:#e0e6ef;height:20px;line-height:20px}td{height:17px;line-height:16px}.total td{border-top:0}.top td{font-weight:bold;background:#f4f6fa}h1{text-align:center;font-size:15px;line-height:20px}.sheet{padding:40px 80px}',
    header: (page) =>
      page === 1
        ? `<h1>${escape(balance.holder)}</h1><h1>Balance Sheet</h1><div style="text-align:center">End of June ${balance.year}</div><br>`
        : '<br>',
    footer: (page) => `Options: Show zeros, hide inactive &nbsp; Page ${page} of {pages}`,
  });
  const top = (text: string, cents: number): Line => ({
    ...line(text, 0, money.dollarBrackets(cents)),
    className: 'top',
    height: 1.15,
  });
  const group = (text: string, depth: number, cents: number): Line => ({
    ...totalAt(text, depth, money.dollarBrackets(cents)),
    height: 1.15,
  });
  const part = (text: string, depth: number, code: number, { accounts, totalPrinted }: Block): Line[] => [
    group(text, depth, totalPrinted),
    ...accounts.map(({ name, printed }, at) => ({
      ...line(`${code + at * 10} - ${name}`, depth + 1, money.dollarBrackets(printed)),
      height: 1.15,
    })),
  ];
  pages.table({
    head: ['Financial Row', 'Amount'],
    lines: [
      top('ASSETS', assetsOf(balance)),
      group('Current Assets', 1, sumOf(bank, receivable, currentAsset)),
      ...part('Bank', 2, 1000, bank),
      ...part('Accounts Receivable', 2, 1200, receivable),
      ...part('Other Current Asset', 2, 1300, currentAsset),
      ...part('Fixed Assets', 1, 1500, fixedAsset),
      top('LIABILITIES & EQUITY', assetsOf(balance)),
      group('Liabilities', 1, debtsOf(balance)),
      group('Current Liabilities', 2, sumOf(payable, card, currentDebt)),
      ...part('Accounts Payable', 3, 2000, payable),
      ...part('Credit Card', 3, 2100, card),
      ...part('Other Current Liability', 3, 2200, currentDebt),
      ...part('Long Term Liabilities', 2, 2500, longDebt),
      ...part('Equity', 1, 3000, equity),
    ],
  });
  return during(balanceSheet(pages, balance), null, `${balance.year}-06-30`);
}

const general = (cents: number) => String(cents / 100);

/** A print of a spreadsheet with its grid: assets in columns A and B, liabilities and equity in D and E. */
function columnsOfLetters({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(random, forgery, holdings), holder: firmOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 40,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px 48px}body{font-size:11px}td,th{border:1px solid #c8c8c8;height:20px;line-height:19px}th{background:#efefef;text-align:center;font-weight:normal}.c0{width:30px;text-align:center;background:#efefef}.c2,.c5{text-align:right;width:110px}th.c2,th.c5{text-align:center}.c3{width:40px}.bold td+td{font-weight:bold}',
    header: () => '',
    footer: () => '<div style="text-align:center">Balance Sheet</div>',
  });
  const entries = (...blocks: readonly Block[]) =>
    blocks.flatMap(({ accounts }) => accounts).map(({ name, printed }) => [escape(name), general(printed)]);
  const left = [
    ...entries(bank, receivable, currentAsset),
    ['', ''],
    ...entries(fixedAsset),
    ['Fixed assets', general(fixedAsset.totalPrinted)],
  ];
  const right = [
    ...entries(payable, card, currentDebt, longDebt),
    ['Total liabilities', general(debtsOf(balance))],
    ['', ''],
    ...entries(equity),
    ['Total equity', general(equity.total)],
  ];
  const all = general(assetsOf(balance));
  const body = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    ...(left[at] ?? ['', '']),
    '',
    ...(right[at] ?? ['', '']),
  ]);
  const grid = [
    [escape(balance.holder), '', '', '', ''],
    [`Balance sheet 12/31/${balance.year}`, '', '', '', ''],
    ['ASSETS', '', '', 'LIABILITIES &amp; EQUITY', ''],
    ...body,
    ['TOTAL ASSETS', all, '', 'TOTAL LIAB. &amp; EQUITY', all],
    ['', '', '', 'check', '0'],
  ];
  const bold = new Set([0, 2, grid.length - 2]);
  pages.table({
    head: ['', 'A', 'B', 'C', 'D', 'E'],
    lines: grid.map((cells, at): Line => ({
      cells: [String(at + 1), ...cells],
      className: bold.has(at) ? 'bold' : '',
      height: 1.35,
    })),
  });
  return balanceSheet(pages, balance);
}

export const balanceOrders: readonly Layout[] = [
  { name: 'farm-balance-three-terms', forgeable: true, make: threeTerms },
  { name: 'books-balance-codes-and-draws', forgeable: true, make: codesAndDraws },
  { name: 'books-balance-tree-of-totals', forgeable: true, make: treeOfTotals },
  { name: 'spreadsheet-balance-columns-of-letters', forgeable: true, make: columnsOfLetters },
];
