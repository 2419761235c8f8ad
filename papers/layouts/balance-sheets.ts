import { assetsOf, balanceOf, debtsOf, type Balance, type Block } from '../books.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { escape, money } from '../print.ts';
import { balanceSheet } from '../report-sheets.ts';

type Show = (cents: number) => string;
const line = (text: string, depth: number, ...cells: string[]): Line => ({
  cells: [`${'&nbsp;'.repeat(depth * 3)}${escape(text)}`, ...cells],
});
const block = ({ name, accounts, totalPrinted }: Block, depth: number, show: Show, total: Show): Line[] => [
  line(name, depth, ''),
  ...accounts.map((account) => line(account.name, depth + 1, show(account.printed))),
  line(`Total ${name}`, depth, total(totalPrinted)),
];

function linesOf(balance: Balance, show: Show, total: Show): Line[] {
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const sum = (...blocks: readonly Block[]) => total(blocks.reduce((cents, each) => cents + each.total, 0));
  const part = (each: Block, depth: number) => block(each, depth, show, total);
  return [
    line('ASSETS', 0, ''),
    line('Current Assets', 1, ''),
    ...part(bank, 2),
    ...part(receivable, 2),
    ...part(currentAsset, 2),
    line('Total Current Assets', 1, sum(bank, receivable, currentAsset)),
    ...part(fixedAsset, 1),
    { ...line('TOTAL ASSETS', 0, total(assetsOf(balance))), className: 'total' },
    line('LIABILITIES AND EQUITY', 0, ''),
    line('Liabilities', 1, ''),
    line('Current Liabilities', 2, ''),
    ...part(payable, 3),
    ...part(card, 3),
    ...part(currentDebt, 3),
    line('Total Current Liabilities', 2, sum(payable, card, currentDebt)),
    ...part(longDebt, 2),
    line('Total Liabilities', 1, total(debtsOf(balance))),
    ...part(equity, 1),
    { ...line('TOTAL LIABILITIES AND EQUITY', 0, total(assetsOf(balance))), className: 'total' },
  ];
}

function online({ random, forgery }: Request) {
  const balance = balanceOf(random, forgery);
  const pages = new Pages({
    capacity: 54,
    style:
      'h1,h2,.when{text-align:center}h1{font-size:17px;line-height:24px}table td+td,table th+th{text-align:right}',
    header: (page) =>
      page === 1
        ? `<h1>Balance Sheet</h1><h2>${escape(balance.holder)}</h2><div class="when">As of December 31, ${balance.year}</div><br>`
        : '',
    footer: (page) => `Accrual Basis<span style="float:right">${page}/{pages}</span>`,
  });
  pages.table({ head: ['', 'TOTAL'], lines: linesOf(balance, money.minus, money.dollar) });
  return balanceSheet(pages, balance);
}

/** The desktop program beside the year before, with the change in dollars. */
function comparison({ random, forgery }: Request) {
  const [balance, before] = [balanceOf(random, forgery), balanceOf(random, null)];
  const year = Number(String(balance.year).slice(2));
  const pages = new Pages({
    capacity: 54,
    style:
      'h1,h2{text-align:center;line-height:18px}table td+td,table th+th{text-align:right}td:first-child{font-weight:bold}',
    header: () =>
      `<div class="flex"><b>3:05 PM<br>02/04/${year + 1}<br>Cash Basis</b><div><h2>${escape(balance.holder)}</h2><h1>Balance Sheet Prev Year Comparison</h1><h2>As of December 31, ${balance.year}</h2></div><div></div></div><br>`,
  });
  const names = [
    'bank',
    'receivable',
    'currentAsset',
    'fixedAsset',
    'payable',
    'card',
    'currentDebt',
    'longDebt',
    'equity',
  ] as const;
  const past = new Map<string, number>(
    names.flatMap((name) => before[name].accounts.map((account) => [account.name, account.cents] as const)),
  );
  const pastOf = (each: Block) =>
    each.accounts.reduce((cents, account) => cents + (past.get(account.name) ?? 0), 0);
  const cells = (now: number, then: number, real = now) => [
    money.minus(now),
    money.minus(then),
    money.minus(real - then),
  ];
  const part = (each: Block) => [
    line(each.name, 1, '', '', ''),
    ...each.accounts.map((account) =>
      line(account.name, 2, ...cells(account.printed, past.get(account.name) ?? 0, account.cents)),
    ),
    line(`Total ${each.name}`, 1, ...cells(each.totalPrinted, pastOf(each), each.total)),
  ];
  const assets = [balance.bank, balance.receivable, balance.currentAsset, balance.fixedAsset];
  const debts = [balance.payable, balance.card, balance.currentDebt, balance.longDebt];
  const pastSum = (blocks: readonly Block[]) => blocks.reduce((cents, each) => cents + pastOf(each), 0);
  const equityThen = pastSum(assets) - pastSum(debts);
  pages.table({
    head: ['', `Dec 31, ${year}`, `Dec 31, ${year - 1}`, '$ Change'],
    lines: [
      line('ASSETS', 0, '', '', ''),
      ...assets.flatMap(part),
      { ...line('TOTAL ASSETS', 0, ...cells(assetsOf(balance), pastSum(assets))), className: 'total' },
      line('LIABILITIES & EQUITY', 0, '', '', ''),
      ...debts.flatMap(part),
      line('Total Liabilities', 0, ...cells(debtsOf(balance), pastSum(debts))),
      line('Total Equity', 0, ...cells(balance.equity.total, equityThen)),
      {
        ...line('TOTAL LIABILITIES & EQUITY', 0, ...cells(assetsOf(balance), pastSum(assets))),
        className: 'total',
      },
    ],
  });
  return balanceSheet(pages, balance);
}

/** Net assets in place of liabilities and equity side by side: the other program's way. */
function netAssets({ random, forgery }: Request) {
  const balance = balanceOf(random, forgery);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}table td+td,table th+th{text-align:right}h1{font-size:20px;line-height:28px}',
    header: () =>
      `<h1>Balance Sheet</h1><div>${escape(balance.holder)}<br>As at 31 December ${balance.year}</div><br>`,
  });
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const part = (each: Block) => block(each, 1, money.brackets, money.brackets);
  pages.table({
    head: ['Account', `31 Dec ${balance.year}`],
    lines: [
      line('Assets', 0, ''),
      ...[bank, receivable, currentAsset, fixedAsset].flatMap(part),
      { ...line('Total Assets', 0, money.brackets(assetsOf(balance))), className: 'total' },
      line('Liabilities', 0, ''),
      ...[payable, card, currentDebt, longDebt].flatMap(part),
      { ...line('Total Liabilities', 0, money.brackets(debtsOf(balance))), className: 'total' },
      { ...line('Net Assets', 0, money.brackets(equity.total)), className: 'total' },
      ...part(equity),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceSheets: readonly Layout[] = [
  { name: 'books-balance-online', forgeable: true, make: online },
  { name: 'books-balance-comparison', forgeable: true, make: comparison },
  { name: 'books-balance-net-assets', forgeable: true, make: netAssets },
];
