import { assetsOf, balanceOf, type Balance, type Block, debtsOf } from '../books.ts';
import { addAll, earlierOf, type Part, partOf, partsOf, wholeDollars } from '../columns.ts';
import { corporationOf, firmOf, holdings } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';
import { during } from '../sheet-changes.ts';

const whole = money.wholeBrackets;
const minus = (from: readonly number[], less: readonly number[]) =>
  from.map((cents, at) => cents - (less[at] ?? 0));
const printedOf = (parts: readonly Part[]) =>
  addAll(
    parts.map(({ printed }) => printed),
    parts[0]?.printed.length ?? 0,
  );

/** The columns of each block; `stated` is the column of the amounts of the balance itself. */
function partsOfBalance(
  balance: Balance,
  columns: (cents: number, at: number) => readonly number[],
  stated: number,
) {
  const parts = (blocks: readonly Block[], shift: number) =>
    blocks.map((block, place) =>
      partOf(block, (cents, at) => columns(cents, at + place * 3 + shift), stated),
    );
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  const assets = parts([bank, receivable, currentAsset, fixedAsset], 0);
  const debts = parts([payable, card, currentDebt, longDebt], 5);
  const width = columns(0, 0).length;
  const sum = (all: readonly Part[]) =>
    addAll(
      all.map((part) => part.sum),
      width,
    );
  return { assets, debts, all: sum(assets), owed: sum(debts), left: minus(sum(assets), sum(debts)) };
}

function lastYearFirst({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(random, forgery, holdings), holder: firmOf(random) };
  const { assets, debts, all, owed, left } = partsOfBalance(
    balance,
    (cents, at) => [earlierOf(cents, at), cents],
    1,
  );
  const [stock = 0, , income = 0] = balance.equity.accounts.map(({ cents }) => cents);
  const before = Math.round(income * 0.8);
  const [then = 0, now = 0] = left;
  const year = String(balance.year).slice(2);
  const pages = new Pages({
    capacity: 54,
    style:
      'h1,h2{text-align:center;line-height:19px}h1{font-size:15px}table{font-size:10px}table td+td,table th+th{text-align:right}th{border-bottom:2px solid #000}.total td+td{border-top:1px solid #000}.total td{border-top:0}',
    header: (page) =>
      `<div class="flex"><b>2:33 PM<br>02/08/${Number(year) + 1}<br>Accrual Basis</b><div><h2>${escape(balance.holder)}</h2><h1>Balance Sheet Prev Year Comparison</h1><h2>As of December 31, ${balance.year}</h2></div><b>Page ${page}</b></div><br>`,
  });
  const cells = ([earlier = 0, current = 0]: readonly number[], real = current) => [
    money.minus(earlier),
    money.minus(current),
    money.minus(real - earlier),
  ];
  const title = (text: string, depth: number) => line(text, depth, '', '', '');
  const sum = (text: string, depth: number, amounts: readonly number[]) =>
    totalAt(text, depth, ...cells(amounts));
  const group = (name: string, code: number, { rows, printed }: Part): Line[] => [
    title(name, 2),
    ...rows.map((row, at) => line(`${code + at * 10} · ${row.name}`, 3, ...cells(row.amounts))),
    sum(`Total ${name}`, 2, printed),
  ];
  const groups = (parts: readonly Part[], list: readonly (readonly [string, number])[]) =>
    parts.flatMap((part, at) => group(list[at]?.[0] ?? '', list[at]?.[1] ?? 0, part));
  pages.table({
    head: ['', `Dec 31, ${Number(year) - 1}`, `Dec 31, ${year}`, '$ Change'],
    lines: [
      title('ASSETS', 0),
      ...groups(assets, [
        ['Checking/Savings', 1010],
        ['Accounts Receivable', 1100],
        ['Other Current Assets', 1200],
        ['Fixed Assets', 1500],
      ]),
      sum('TOTAL ASSETS', 0, all),
      title('LIABILITIES & EQUITY', 0),
      ...groups(debts, [
        ['Accounts Payable', 2000],
        ['Credit Cards', 2100],
        ['Other Current Liabilities', 2200],
        ['Long Term Liabilities', 2500],
      ]),
      sum('Total Liabilities', 1, owed),
      title('Equity', 1),
      line("3010 · Owner's Investment", 3, ...cells([stock, stock])),
      line('3900 · Retained Earnings', 3, ...cells([then - stock - before, now - stock - income])),
      line('Net Income', 3, ...cells([before, income])),
      sum('Total Equity', 1, left),
      sum('TOTAL LIABILITIES & EQUITY', 0, all),
    ],
  });
  return balanceSheet(pages, balance);
}

function shareOfAssets({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(random, forgery, holdings), holder: corporationOf(random) };
  const all = assetsOf(balance);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.c1{width:70px;text-align:right;color:#777}.c2{width:130px;text-align:right}th{color:#4b3f8f;border-bottom:1px solid #4b3f8f}.total td{border-top:1px solid #c9c4e6}.last td{background:#ece9f8}.sheet{padding:50px 100px}h1{font-size:21px;line-height:28px;color:#4b3f8f}',
    header: (page) =>
      page === 1
        ? `<h1>Balance Sheet</h1><div class="flex"><b>${escape(balance.holder)}</b><span>as of 31 Dec ${balance.year}</span></div><br>`
        : '<br>',
    footer: (page) => `Common-size report &nbsp; ${page}/{pages}`,
  });
  const cells = (cents: number, printed = cents) => [
    `${((cents / all) * 100).toFixed(1)}%`,
    money.dollarMinus(printed),
  ];
  const sum = (text: string, cents: number, printed = cents, last = ''): Line => ({
    ...line(text, 0, ...cells(cents, printed)),
    className: `total ${last}`,
  });
  const group = ({ name, accounts, total, totalPrinted }: Block): Line[] => [
    line(name, 0, '', ''),
    ...accounts.map((account) => line(account.name, 1, ...cells(account.cents, account.printed))),
    sum(`Total for ${name}`, total, totalPrinted),
  ];
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  pages.table({
    head: ['', '% of assets', 'Amount'],
    lines: [
      ...[bank, receivable, currentAsset, fixedAsset].flatMap(group),
      sum('Total Assets', all, all, 'last'),
      ...[payable, card, currentDebt, longDebt].flatMap(group),
      sum('Total Liabilities', debtsOf(balance), debtsOf(balance), 'last'),
      ...group(balance.equity),
      sum('Total Liabilities and Equity', all, all, 'last'),
    ],
  });
  return balanceSheet(pages, balance);
}

function noteReferences({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(wholeDollars(random), forgery, holdings), holder: corporationOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  const day = `June 30, ${balance.year}`;
  const pages = new Pages({
    capacity: 46,
    style:
      'body{font:13px/19px serif}td{height:19px}.sheet{padding:70px 96px}h1{text-align:center;font-size:14px;line-height:20px}.c1{width:60px;text-align:center}.c2{width:24px;text-align:right}.c3{width:110px;text-align:right}th.c1{font-weight:normal;font-style:italic}.total td{font-weight:normal;border-top:0}.total .c2,.total .c3{border-top:1px solid #000}.double .c2,.double .c3{border-bottom:3px double #000}',
    header: () => `<h1>${escape(balance.holder.toUpperCase())}</h1><h1>BALANCE SHEET</h1><h1>${day}</h1><br>`,
    footer: (page) =>
      `<div style="text-align:center">The accompanying notes are an integral part of this statement.<br>${page + 2}</div>`,
  });
  const title = (text: string): Line => ({ cells: [text, '', '', ''] });
  const sum = (text: string, cents: number, mark = ''): Line => ({
    ...line(text, 1, '', mark, whole(cents)),
    className: mark === '' ? 'total' : 'total double',
  });
  const rows = (blocks: readonly Block[], notes: readonly string[]) =>
    blocks.flatMap(({ accounts }, place) =>
      accounts.map(({ name, printed }, at) =>
        line(name, 1, at === 0 ? (notes[place] ?? '') : '', place + at === 0 ? '$' : '', whole(printed)),
      ),
    );
  const current = bank.total + receivable.total + currentAsset.total;
  const soon = payable.total + card.total + currentDebt.total;
  pages.table({
    title: 'ASSETS',
    head: ['', 'Notes', '', ''],
    lines: [
      title('CURRENT ASSETS'),
      ...rows([bank, receivable, currentAsset], ['1, 2', '3', '4']),
      sum('Total current assets', current),
      title('PROPERTY AND EQUIPMENT'),
      ...rows([fixedAsset], ['5']),
      sum('Total property and equipment', fixedAsset.totalPrinted),
      sum('TOTAL ASSETS', assetsOf(balance), '$'),
    ],
  });
  pages.turn();
  pages.table({
    title: "LIABILITIES AND STOCKHOLDERS' EQUITY",
    head: ['', 'Notes', '', ''],
    lines: [
      title('CURRENT LIABILITIES'),
      ...rows([payable, card, currentDebt], ['', '', '6']),
      sum('Total current liabilities', soon),
      title('LONG-TERM LIABILITIES'),
      ...rows([longDebt], ['7, 9']),
      sum('Total liabilities', debtsOf(balance)),
      title('STOCKHOLDERS&#39; EQUITY'),
      ...rows([balance.equity], ['10']),
      sum("Total stockholders' equity", balance.equity.total),
      sum("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY", assetsOf(balance), '$'),
    ],
  });
  return during(balanceSheet(pages, balance), null, `${balance.year}-06-30`);
}

const churches = ['Grace Harbor Community Church', 'First Prairie Lutheran Church', 'Temple Beth Alder'];

function byFund({ random, forgery }: Request): Sheet {
  const drawn = balanceOf(wholeDollars(random), forgery, holdings);
  const balance = { ...drawn, holder: random.pick(churches) };
  const funds = (cents: number, at: number) => [
    ...partsOf(cents / 100, at, 3).map((part) => part * 100),
    cents,
  ];
  const { assets, debts, all, owed, left } = partsOfBalance(balance, funds, 3);
  const lent = random.between(8, 90) * 10_000;
  const between = [-lent, lent, 0, 0];
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-size:10px}table td+td,table th+th{text-align:right;width:104px}td:first-child{white-space:nowrap}th{white-space:normal;border-bottom:1px solid #000;height:30px;vertical-align:bottom}h1{font-size:15px;line-height:21px}.total td{border-top:1px solid #777}.under td{border-bottom:3px double #000}',
    header: (page) =>
      `<div class="flex"><div><h1>${escape(balance.holder)}</h1><h1>Combined Balance Sheet - All Funds</h1>12/31/${balance.year}</div><div class="r">Treasurer&#39;s Report<br>Page ${page}</div></div><br>`,
    footer: () => 'Prepared by the church office for the finance committee. Unaudited.',
  });
  const show = (cents: number) => (cents === 0 ? '-' : whole(cents));
  const row = (text: string, amounts: readonly number[], depth = 1) =>
    line(text, depth, ...amounts.map(show));
  const sum = (text: string, amounts: readonly number[], className = 'total'): Line => ({
    ...row(text, amounts, 0),
    className,
  });
  const rows = (parts: readonly Part[]) =>
    parts.flatMap((part) => part.rows).map(({ name, amounts }) => row(name, amounts));
  const title = (text: string) => line(text, 0, '', '', '', '');
  const fixed = assets.slice(3);
  pages.table({
    head: ['', 'General<br>Fund', 'Building<br>Fund', 'Missions<br>Fund', 'All Funds'],
    lines: [
      title('Assets'),
      ...rows(assets.slice(0, 3)),
      row('Due from (to) other funds', between),
      title('Property and equipment'),
      ...rows(fixed),
      sum('Total property and equipment', printedOf(fixed)),
      sum('Total Assets', addAll([all, between], 4), 'total under'),
      title('Liabilities'),
      ...rows(debts),
      sum('Total Liabilities', owed),
      sum('Fund Balances', addAll([left, between], 4)),
      sum('Total Liabilities and Fund Balances', addAll([all, between], 4), 'total under'),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceColumns: readonly Layout[] = [
  { name: 'books-balance-last-year-first', forgeable: true, make: lastYearFirst },
  { name: 'books-balance-share-of-assets', forgeable: true, make: shareOfAssets },
  { name: 'accountant-balance-note-references', forgeable: true, make: noteReferences },
  { name: 'church-balance-by-fund', forgeable: true, make: byFund },
];
