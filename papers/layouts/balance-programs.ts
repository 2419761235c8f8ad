import { type Account, assetsOf, balanceOf, type Balance, type Block, debtsOf } from '../books.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { escape, money } from '../print.ts';
import { otherDigit, type Random } from '../random.ts';
import { line as row, totalAt as bold } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';

type Show = (cents: number) => string;

const indent = (text: string, depth: number) => `${'&nbsp;'.repeat(depth * 4)}${escape(text)}`;
const accountRows = (accounts: readonly Account[], depth: number, show: Show) =>
  accounts.map(({ name, printed }) => row(name, depth, show(printed)));
const printedSum = (...blocks: readonly Block[]) => blocks.reduce((sum, { total }) => sum + total, 0);

/** Cash, what is to be received and what is to be paid stand above, in large type; the accounts below. */
function cashAbove({ random, forgery }: Request) {
  const balance = balanceOf(random, forgery);
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperWide}table td+td,table th+th{text-align:right}.four{display:flex;justify-content:space-between}.four b{display:block;font-size:15px;line-height:22px}h1{font-size:20px;line-height:30px}',
    header: (page) =>
      page === 1
        ? `<h1>Balance Sheet</h1><b>${escape(balance.holder)}</b><br>As of Dec 31, ${balance.year}<br><br>`
        : '<br>',
    footer: (page) =>
      `Balance Sheet - ${escape(balance.holder)}<span style="float:right">Page ${page} / {pages}</span>`,
  });
  const fact = (label: string, cents: number) => `<div>${label}<b>${money.dollarBrackets(cents)}</b></div>`;
  const soon = printedSum(receivable);
  const owed = printedSum(payable, card);
  pages.block(
    `<div class="four">${fact('Cash and Bank', bank.total)}<div>+</div>${fact('To be received', soon)}<div>-</div>${fact('To be paid out', owed)}<div>=</div>${fact('', bank.total + soon - owed)}</div><br>`,
    4,
  );
  const part = (name: string, accounts: readonly Account[], total: number): Line[] => [
    row(name, 0, ''),
    ...accountRows(accounts, 1, money.dollarBrackets),
    bold(`Total ${name}`, 0, money.dollarBrackets(total)),
  ];
  pages.table({
    head: ['ACCOUNTS', `Dec 31, ${balance.year}`],
    lines: [
      row('Assets', 0, ''),
      ...part('Cash and Bank', bank.accounts, bank.totalPrinted),
      ...part(
        'Other Current Assets',
        [...receivable.accounts, ...currentAsset.accounts],
        printedSum(receivable, currentAsset),
      ),
      ...part('Long-term Assets', fixedAsset.accounts, fixedAsset.totalPrinted),
      bold('Total Assets', 0, money.dollarBrackets(assetsOf(balance))),
      row('Liabilities', 0, ''),
      ...part(
        'Current Liabilities',
        [...payable.accounts, ...card.accounts, ...currentDebt.accounts],
        printedSum(payable, card, currentDebt),
      ),
      ...part('Long-term Liabilities', longDebt.accounts, longDebt.totalPrinted),
      bold('Total Liabilities', 0, money.dollarBrackets(debtsOf(balance))),
      row('Equity', 0, ''),
      ...accountRows(equity.accounts, 1, money.dollarBrackets),
      bold('Total Equity', 0, money.dollarBrackets(equity.total)),
    ],
  });
  return balanceSheet(pages, balance);
}

/** Assets on the left and liabilities with capital on the right, line beside line. */
function twoSides({ random, forgery }: Request) {
  const balance = balanceOf(random, forgery);
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:serif}h1,h2{text-align:center;line-height:22px;font-size:14px}.c1,.c3{text-align:right}.c1{padding-right:26px}table{font-size:10.5px}',
    header: () =>
      `<h1>${escape(balance.holder)}</h1><h1>Balance Sheet</h1><h2>December 31, ${balance.year}</h2><br>`,
    footer: () => 'Unaudited - For Management Purposes Only',
  });
  type Side = [string, string];
  const account = ({ name, printed }: Account): Side => [indent(name, 1), money.brackets(printed)];
  const total = (name: string, cents: number): Side => [
    `<b>${escape(name)}</b>`,
    `<b>${money.brackets(cents)}</b>`,
  ];
  const part = (title: string, blocks: readonly Block[], end: string, sum: number): Side[] => [
    [`<b>${title}</b>`, ''],
    ...blocks.flatMap(({ accounts }) => accounts.map(account)),
    total(end, sum),
    ['&nbsp;', ''],
  ];
  const left = [
    ...part(
      'Current Assets',
      [bank, receivable, currentAsset],
      'Total Current Assets',
      printedSum(bank, receivable, currentAsset),
    ),
    ...part('Property and Equipment', [fixedAsset], 'Total Property and Equipment', fixedAsset.totalPrinted),
  ];
  const right = [
    ...part(
      'Current Liabilities',
      [payable, card, currentDebt],
      'Total Current Liabilities',
      printedSum(payable, card, currentDebt),
    ),
    ...part('Long-Term Liabilities', [longDebt], 'Total Long-Term Liabilities', longDebt.totalPrinted),
    total('Total Liabilities', debtsOf(balance)),
    ...part('Capital', [equity], 'Total Capital', equity.totalPrinted),
  ];
  const height = Math.max(left.length, right.length);
  pages.table({
    head: ['ASSETS', '', 'LIABILITIES AND CAPITAL', ''],
    lines: [
      ...Array.from({ length: height }, (_, at) => ({
        cells: [...(left[at] ?? ['', '']), ...(right[at] ?? ['', ''])],
      })),
      {
        cells: [
          ...total('Total Assets', assetsOf(balance)),
          ...total('Total Liabilities & Capital', assetsOf(balance)),
        ],
        className: 'total',
      },
    ],
  });
  return balanceSheet(pages, balance);
}

function depreciated(balance: Balance, random: Random): Balance {
  const written = Math.round(printedSum(balance.fixedAsset) * 0.4);
  const { fixedAsset, equity } = balance;
  const less = { name: 'Less: Accumulated Depreciation', cents: -written, printed: -written };
  const accounts = equity.accounts.map((account) =>
    account.name === 'Retained Earnings'
      ? { ...account, cents: account.cents - written, printed: account.printed - written }
      : account,
  );
  const [fixed, left] = [fixedAsset.total - written, equity.total - written];
  const { forged } = balance;
  const isTotal = forged !== null && fixedAsset.totalPrinted !== fixedAsset.total;
  const totalPrinted = isTotal ? otherDigit(fixed, random) : fixed;
  return {
    ...balance,
    forged: isTotal ? { ...forged, real: dollars(fixed), printed: dollars(totalPrinted) } : forged,
    fixedAsset: { ...fixedAsset, accounts: [...fixedAsset.accounts, less], total: fixed, totalPrinted },
    equity: { ...equity, accounts, total: left, totalPrinted: left },
  };
}

/** Codes before the accounts, depreciation in parentheses, current assets before the fixed ones, the two totals last. */
function depreciation({ random, forgery }: Request) {
  const balance = depreciated(balanceOf(random, forgery), random);
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt, equity } =
    balance;
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}.c0{width:56px;color:#555}.c2{text-align:right}h1{font-size:18px;line-height:28px}',
    header: () =>
      `<div class="flex"><div><h1>Balance Sheet</h1>${escape(balance.holder)}</div><div class="r">Basis: Cash<br>As of 12/31/${balance.year}</div></div><br>`,
    footer: (page) => `Page ${page} of {pages}`,
  });
  const coded = (code: number, { accounts }: Block): Line[] =>
    accounts.map(({ name, printed }, at) => ({
      cells: [String(code + at * 5), indent(name, 1), money.brackets(printed)],
    }));
  const title = (text: string): Line => ({ cells: ['', `<b>${text}</b>`, ''] });
  const total = (text: string, cents: number): Line => ({
    cells: ['', text, money.brackets(cents)],
    className: 'total',
  });
  pages.table({
    head: ['Code', 'Account', 'Balance'],
    lines: [
      title('Current Assets'),
      ...coded(1000, bank),
      ...coded(1200, receivable),
      ...coded(1300, currentAsset),
      total('Total Current Assets', printedSum(bank, receivable, currentAsset)),
      title('Fixed Assets'),
      ...coded(1500, fixedAsset),
      total('Net Fixed Assets', fixedAsset.totalPrinted),
      total('Total Assets', assetsOf(balance)),
      title('Current Liabilities'),
      ...coded(2000, payable),
      ...coded(2100, card),
      ...coded(2200, currentDebt),
      total('Total Current Liabilities', printedSum(payable, card, currentDebt)),
      title('Long-Term Liabilities'),
      ...coded(2700, longDebt),
      total('Total Liabilities', debtsOf(balance)),
      title('Equity'),
      ...coded(3000, equity),
      total('Total Equity', equity.total),
      total('Total Liabilities and Equity', assetsOf(balance)),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balancePrograms: readonly Layout[] = [
  { name: 'books-balance-cash-above', forgeable: true, make: cashAbove },
  { name: 'books-balance-two-sides', forgeable: true, make: twoSides },
  { name: 'books-balance-depreciation', forgeable: true, make: depreciation },
];
