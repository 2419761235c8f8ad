import { assetsOf, type Balance, balanceOf, type Block, debtsOf } from '../books.ts';
import { addAll, earlierOf, type Part, partOf, wholeDollars, wholeThousands } from '../columns.ts';
import { corporationOf, firmOf, holdings } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';

const right = 'table td+td,table th+th{text-align:right}';
const leader = (text: string) => `${text} ${' .'.repeat(Math.max(3, 56 - Math.round(text.length * 0.85)))}`;

const at = (sheet: Sheet, to: string): Sheet => ({
  ...sheet,
  truth: { ...sheet.truth, period: { from: null, to } },
});

type Earlier = (cents: number, place: number) => readonly number[];

function gridOf(balance: Balance, earlier: Earlier) {
  const columns = (cents: number, place: number) => [cents, ...earlier(cents, place)];
  const part = (block: Block, offset: number) =>
    partOf(block, (cents, place) => columns(cents, place + offset), 0);
  const assets = [balance.bank, balance.receivable, balance.currentAsset, balance.fixedAsset].map(part);
  const debts = [balance.payable, balance.card, balance.currentDebt, balance.longDebt].map((block, place) =>
    part(block, place + 5),
  );
  const width = columns(0, 0).length;
  const total = (parts: readonly Part[]) =>
    addAll(
      parts.map(({ sum }) => sum),
      width,
    );
  const [all, owed] = [total(assets), total(debts)];
  const left = all.map((cents, place) => cents - (owed[place] ?? 0));
  const [capital, , latest] = balance.equity.accounts.map(({ cents }) => cents);
  const invested = all.map(() => capital ?? 0);
  const year = columns(latest ?? 0, 2);
  const retained = left.map((cents, place) => cents - (invested[place] ?? 0) - (year[place] ?? 0));
  const equity = balance.equity.accounts.map(({ name }, place) => ({
    name,
    amounts: [invested, retained, year][place] ?? [],
  }));
  return { assets, debts, all, owed, left, equity, total };
}

function classified({ random, forgery }: Request): Sheet {
  const balance = {
    ...balanceOf(wholeDollars(random), forgery, holdings, [
      'Common stock, no par value',
      'Retained earnings (deficit), beginning',
      'Net income for the year',
    ]),
    holder: corporationOf(random).toUpperCase(),
  };
  const { year } = balance;
  const { assets, debts, all, owed, left, equity, total } = gridOf(balance, (cents, place) => [
    earlierOf(cents, place, 100),
  ]);
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:serif;font-size:12px}h1,.when{text-align:center}h1{font-size:15px;line-height:22px}.spaced{letter-spacing:3px}.c1,.c3{width:18px;text-align:right}.c2,.c4{width:86px;text-align:right}.total td{font-weight:normal;border-top:0}.total .c2,.total .c4{border-top:1px solid #000}.double .c2,.double .c4{border-bottom:3px double #000}',
    header: () =>
      `<h1>${escape(balance.holder)}</h1><h1 class="spaced">BALANCE SHEETS</h1><div class="when">September 30, ${year} and ${year - 1}</div><br>`,
    footer: () =>
      '<div class="when"><i>The accompanying notes are an integral part of these statements.</i></div>',
  });
  const row = (text: string, depth: number, [now = 0, then = 0]: readonly number[], mark = ''): Line =>
    line(leader(text), depth, mark, money.wholeBrackets(now), mark, money.wholeBrackets(then));
  const sum = (text: string, depth: number, amounts: readonly number[], mark = '') => ({
    ...row(text, depth, amounts, mark),
    className: mark === '' ? 'total' : 'total double',
  });
  const title = (text: string): Line => ({ cells: [text, '', '', '', ''] });
  const rows = (parts: readonly Part[], mark = '') =>
    parts
      .flatMap((part) => part.rows)
      .map(({ name, amounts }, place) => row(name, 1, amounts, place === 0 ? mark : ''));
  const fixed = assets[3]?.printed ?? [];
  pages.table({
    head: ['', '', String(year), '', String(year - 1)],
    lines: [
      title('<b>ASSETS</b>'),
      title('CURRENT ASSETS'),
      ...rows(assets.slice(0, 3), '$'),
      sum('Total current assets', 2, total(assets.slice(0, 3))),
      title('PROPERTY AND EQUIPMENT, net of accumulated depreciation'),
      ...rows(assets.slice(3)),
      sum('Net property and equipment', 2, fixed),
      sum('TOTAL ASSETS', 0, all, '$'),
      title('&nbsp;'),
      title('<b>LIABILITIES AND STOCKHOLDERS&#39; EQUITY</b>'),
      title('CURRENT LIABILITIES'),
      ...rows(debts.slice(0, 3), '$'),
      sum('Total current liabilities', 2, total(debts.slice(0, 3))),
      title('LONG-TERM DEBT, less current maturities'),
      ...rows(debts.slice(3)),
      sum('Total liabilities', 2, owed),
      title('STOCKHOLDERS&#39; EQUITY'),
      ...equity.map(({ name, amounts }) => row(name, 1, amounts)),
      sum("Total stockholders' equity", 2, left),
      sum("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY", 0, all, '$'),
    ],
  });
  return at(balanceSheet(pages, balance), `${year}-09-30`);
}

function threeDates({ random }: Request): Sheet {
  const large = Object.fromEntries(
    Object.entries(holdings).map(([name, each]) => [
      name,
      { ...each, least: each.least * 12, most: each.most * 12 },
    ]),
  );
  const balance = {
    ...balanceOf(wholeThousands(random), null, large, [
      'Paid-in capital',
      'Accumulated earnings (deficit)',
      'Current year earnings',
    ]),
    holder: firmOf(random),
  };
  const { assets, debts, all, owed, left, equity, total } = gridOf(balance, (cents, place) => [
    earlierOf(cents, place + 3, 100_000),
    earlierOf(cents, place, 100_000),
  ]);
  const pages = new Pages({
    capacity: 44,
    style: `body{font-family:PaperModern}${right}.bar{background:#233;color:#fff;padding:10px 14px;margin-bottom:14px}h1{font-size:18px;line-height:24px}td{height:18px}th{border-bottom:2px solid #233}`,
    header: () =>
      `<div class="bar"><h1>Consolidated Balance Sheet</h1>${escape(balance.holder)} &nbsp;|&nbsp; December 31, ${balance.year} &nbsp;|&nbsp; (dollars in thousands)</div>`,
    footer: (page) => `Board package &nbsp; Unaudited<span style="float:right">${page}</span>`,
  });
  const cells = (amounts: readonly number[]) => amounts.map((cents) => money.wholeBrackets(cents / 1_000));
  const sum = (text: string, amounts: readonly number[]) => totalAt(text, 0, ...cells(amounts));
  const rows = (parts: readonly Pick<Part, 'rows'>[]) =>
    parts.flatMap((part) => part.rows).map(({ name, amounts }) => line(name, 1, ...cells(amounts)));
  const year = String(balance.year).slice(2);
  pages.table({
    head: ['', `Dec-${year}`, `Sep-${year}`, `Dec-${Number(year) - 1}`],
    lines: [
      ...rows(assets.slice(0, 3)),
      sum('Total current assets', total(assets.slice(0, 3))),
      ...rows(assets.slice(3)),
      sum('Total assets', all),
      ...rows(debts.slice(0, 3)),
      sum('Total current liabilities', total(debts.slice(0, 3))),
      ...rows(debts.slice(3)),
      sum('Total liabilities', owed),
      ...rows([{ rows: equity }]),
      sum("Total shareholders' equity", left),
      sum('Total liabilities & equity', all),
    ],
  });
  return balanceSheet(pages, balance);
}

function deficit({ random, forgery }: Request): Sheet {
  const deep = { ...holdings.longDebt, least: 70_000, most: 400_000 };
  const balance = {
    ...balanceOf(random, forgery, { ...holdings, longDebt: deep }, [
      "Members' Contributions",
      'Retained Deficit',
      'Net Income',
    ]),
    holder: firmOf(random),
  };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 58,
    style:
      'h1,h2{text-align:center;line-height:18px}h1{font-size:16px}table{width:78%;margin-left:11%;font-size:10px}td:first-child{font-weight:bold}.c1{text-align:right}.total .c1{font-weight:normal}.last .c1{border-top:1px solid #000;border-bottom:3px double #000}',
    header: () =>
      `<div class="flex"><div><b>11:26 AM<br>01/30/${String(balance.year + 1).slice(2)}<br>Accrual Basis</b></div><div><h2>${escape(balance.holder)}</h2><h1>Balance Sheet</h1><h2>As of December 31, ${balance.year}</h2></div><div></div></div><br>`,
    footer: (page) => `<div class="r"><b>Page ${page}</b></div>`,
  });
  const part = ({ accounts, totalPrinted }: Block, name: string, depth: number, code: number): Line[] => [
    line(name, depth, ''),
    ...accounts.map((account, place) =>
      line(`${code + place * 10} · ${account.name}`, depth + 1, money.brackets(account.printed)),
    ),
    totalAt(`Total ${name}`, depth, money.brackets(totalPrinted)),
  ];
  const sum = (...blocks: readonly Block[]) =>
    money.brackets(blocks.reduce((cents, block) => cents + block.total, 0));
  pages.table({
    head: ['', `Dec 31, ${String(balance.year).slice(2)}`],
    lines: [
      line('ASSETS', 0, ''),
      line('Current Assets', 1, ''),
      ...part(bank, 'Checking/Savings', 2, 1010),
      ...part(receivable, 'Accounts Receivable', 2, 1200),
      ...part(currentAsset, 'Other Current Assets', 2, 1310),
      totalAt('Total Current Assets', 1, sum(bank, receivable, currentAsset)),
      ...part(fixedAsset, 'Fixed Assets', 1, 1510),
      { ...line('TOTAL ASSETS', 0, money.brackets(assetsOf(balance))), className: 'last' },
      line('LIABILITIES & EQUITY', 0, ''),
      line('Liabilities', 1, ''),
      line('Current Liabilities', 2, ''),
      ...part(payable, 'Accounts Payable', 3, 2000),
      ...part(card, 'Credit Cards', 3, 2110),
      ...part(currentDebt, 'Other Current Liabilities', 3, 2210),
      totalAt('Total Current Liabilities', 2, sum(payable, card, currentDebt)),
      ...part(longDebt, 'Long Term Liabilities', 2, 2510),
      totalAt('Total Liabilities', 1, money.brackets(debtsOf(balance))),
      ...part(equity, 'Equity', 1, 3010),
      { ...line('TOTAL LIABILITIES & EQUITY', 0, money.brackets(assetsOf(balance))), className: 'last' },
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceStatements: readonly Layout[] = [
  { name: 'books-balance-classified-years', forgeable: true, make: classified },
  { name: 'books-balance-three-dates', forgeable: false, make: threeDates },
  { name: 'books-balance-members-deficit', forgeable: true, make: deficit },
];
