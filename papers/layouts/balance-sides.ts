import { assetsOf, type Balance, balanceOf, type Block, debtsOf } from '../books.ts';
import { firmOf, holdings } from '../firms.ts';
import { type Line, Pages, pageOf } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { balanceSheet, balanceTruth } from '../report-sheets.ts';

const sumOf = (...blocks: readonly Block[]) => blocks.reduce((sum, { total }) => sum + total, 0);

type Row = readonly [string, string, 'title' | 'account' | 'sum' | 'grand'];

const titled = (text: string): Row => [text, '', 'title'];
const summed = (text: string, cents: number): Row => [text, money.brackets(cents), 'sum'];
const listed = (...blocks: readonly Block[]): Row[] =>
  blocks.flatMap(({ accounts }) =>
    accounts.map(({ name, printed }): Row => [name, money.brackets(printed), 'account']),
  );

function sidesOf(balance: Balance): readonly [Row[], Row[]] {
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  return [
    [
      titled('Current Assets'),
      ...listed(bank, receivable, currentAsset),
      summed('Total Current Assets', sumOf(bank, receivable, currentAsset)),
      titled('Fixed Assets'),
      ...listed(fixedAsset),
      summed('Total Fixed Assets', fixedAsset.totalPrinted),
      ['TOTAL ASSETS', money.dollarBrackets(assetsOf(balance)), 'grand'],
    ],
    [
      titled('Current Liabilities'),
      ...listed(payable, card, currentDebt),
      summed('Total Current Liabilities', sumOf(payable, card, currentDebt)),
      titled('Long-Term Liabilities'),
      ...listed(longDebt),
      summed('Total Long-Term Liabilities', longDebt.total),
      summed('TOTAL LIABILITIES', debtsOf(balance)),
      titled("Owner's Equity"),
      ...listed(equity),
      summed("TOTAL OWNER'S EQUITY", equity.total),
      ['TOTAL LIABILITIES & EQUITY', money.dollarBrackets(assetsOf(balance)), 'grand'],
    ],
  ];
}

function wideSides({ random, forgery }: Request): Sheet {
  const balance = {
    ...balanceOf(random, forgery, holdings, ['Owner Capital', 'Accumulated Earnings', 'Current Year Profit']),
    holder: firmOf(random),
  };
  const side = (heading: string, rows: readonly Row[]) =>
    `<div class="side"><div class="head">${heading}</div><table>${rows
      .map(([text, amount, kind]) => `<tr class="${kind}"><td>${escape(text)}</td><td>${amount}</td></tr>`)
      .join('')}</table></div>`;
  const [left, right] = sidesOf(balance);
  const html = pageOf(
    '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:44px 52px}.sides{display:flex;gap:36px;align-items:flex-start}.side{flex:1;border:1px solid #446}.head{background:#dfe6ef;text-align:center;font-weight:bold;letter-spacing:4px;padding:5px}td{height:20px;line-height:20px;padding:0 10px}td+td{text-align:right}.title td{font-weight:bold;padding-top:6px}.account td:first-child{padding-left:26px}.sum td{border-top:1px solid #999;font-style:italic}.grand td{border-top:2px solid #000;font-weight:bold}h1,.when{text-align:center}h1{font-size:18px;line-height:26px}',
    `<section class="sheet"><h1>${escape(balance.holder)}</h1><div class="when"><b>BALANCE SHEET</b><br>at December 31, ${balance.year}</div><br><div class="sides">${side('ASSETS', left)}${side('LIABILITIES', right)}</div><div class="foot flex"><span>Prepared from the books without audit</span><span>01/19/${balance.year + 1} 08:31:40</span></div></section>`,
  );
  return { html, truth: balanceTruth(balance) };
}

const text = (number: string, name: string, inner: string, outer = ''): Line => ({
  cells: [escape(`${number.padEnd(9)}${name.padEnd(40)}${inner.padStart(17)}${outer.padStart(18)}`)],
});

function trialNumbers({ random, forgery }: Request): Sheet {
  const balance = {
    ...balanceOf(random, forgery, holdings, ['PAID IN CAPITAL', 'RETAINED EARNINGS', 'CURRENT EARNINGS']),
    holder: firmOf(random).toUpperCase(),
  };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const clock = `${random.between(10, 18)}:${random.between(10, 59)}`;
  const pages = new Pages({
    capacity: 34,
    style:
      'body{font:10.5px/14px monospace}td{white-space:pre;padding:0;height:25px}pre{margin:0;font:inherit}',
    header: (page) =>
      `<pre>${balance.year + 1}-02-08 ${clock}${' '.repeat(14)}${escape(balance.holder)}
SYS: GL310${' '.repeat(20)}B A L A N C E   S H E E T${' '.repeat(20)}PAGE ${page}
${' '.repeat(30)}AS OF 12/31/${balance.year}


</pre>`,
    footer: () => 'GL310 BALANCE SHEET - DETAIL BY ACCOUNT',
  });
  const block = (
    code: number,
    title: string,
    blocks: readonly Block[],
    end: string,
    total: number,
  ): Line[] => [
    text('', title, ''),
    ...blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, printed }, at) =>
        text(`${code + at * 100}`, name.toUpperCase(), money.trailing(printed)),
      ),
    text('', `  ${end}`, '', money.trailing(total)),
    text('', '', ''),
  ];
  const grand = (name: string, cents: number) => [
    text('', name, '', money.trailing(cents)),
    text('', '', '', '='.repeat(14)),
  ];
  pages.table({
    lines: [
      ...block(
        11000,
        'CURRENT ASSETS',
        [bank, receivable, currentAsset],
        'TOTAL CURRENT ASSETS',
        sumOf(bank, receivable, currentAsset),
      ),
      ...block(15000, 'FIXED ASSETS', [fixedAsset], 'TOTAL FIXED ASSETS', fixedAsset.totalPrinted),
      ...grand('TOTAL ASSETS', assetsOf(balance)),
      ...block(
        21000,
        'CURRENT LIABILITIES',
        [payable, card, currentDebt],
        'TOTAL CURRENT LIABILITIES',
        sumOf(payable, card, currentDebt),
      ),
      ...block(25000, 'LONG TERM LIABILITIES', [longDebt], 'TOTAL LONG TERM LIABILITIES', longDebt.total),
      text('', 'TOTAL LIABILITIES', '', money.trailing(debtsOf(balance))),
      ...block(31000, 'CAPITAL', [equity], 'TOTAL CAPITAL', equity.total),
      ...grand('TOTAL LIABILITIES AND CAPITAL', assetsOf(balance)),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceSides: readonly Layout[] = [
  { name: 'books-balance-wide-sides', forgeable: true, make: wideSides },
  { name: 'books-balance-trial-numbers', forgeable: true, make: trialNumbers },
];
