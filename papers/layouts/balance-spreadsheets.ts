import { assetsOf, balanceOf, type Block, debtsOf } from '../books.ts';
import { wholeDollars } from '../columns.ts';
import { firmOf, holdings } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { line } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';

function ownAndOwe({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(wholeDollars(random), forgery, holdings), holder: firmOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern}table{width:520px}td{border:1px solid #dadada;height:19px;line-height:18px}.c1,.c2{text-align:right;width:110px}.head td{background:#c9daf8;font-weight:bold}.total td{background:#efefef;border:1px solid #dadada}.minus .c2{color:#c00}.sheet{padding:36px}',
    header: () =>
      `<b>${escape(balance.holder)}</b><br>balance sheet ${date.twoDigits(`${balance.year}-12-31`)}<br><br>`,
  });
  const cells = (text: string, inner: string, outer: string, className = ''): Line => ({
    ...line(text, 0, inner, outer),
    className,
    height: 1.3,
  });
  const group = (label: string, ...blocks: readonly Block[]) => [
    ...blocks.flatMap(({ accounts }) =>
      accounts.map(({ name, printed }) => cells(name, money.whole(printed), '')),
    ),
    cells(label, '', money.whole(blocks.reduce((sum, { totalPrinted }) => sum + totalPrinted, 0)), 'total'),
  ];
  const { total: worth } = balance.equity;
  pages.table({
    lines: [
      cells('WHAT WE OWN', '', '', 'head'),
      ...group('cash & owed to us & stock', bank, receivable, currentAsset),
      ...group('equipment', fixedAsset),
      cells('TOTAL ASSETS', '', money.whole(assetsOf(balance)), 'total'),
      cells('WHAT WE OWE', '', '', 'head'),
      ...group('due this year', payable, card, currentDebt),
      ...group('long term', longDebt),
      cells('TOTAL LIABILITIES', '', money.whole(debtsOf(balance)), 'total'),
      cells('', '', ''),
      cells('EQUITY (own minus owe)', '', money.whole(worth), worth < 0 ? 'total minus' : 'total'),
      cells('liabilities + equity', '', money.whole(assetsOf(balance))),
      cells('check', '', '0'),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceSpreadsheets: readonly Layout[] = [
  { name: 'spreadsheet-balance-own-and-owe', forgeable: true, make: ownAndOwe },
];
