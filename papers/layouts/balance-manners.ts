import { assetsOf, type Balance, balanceOf, type Block, debtsOf } from '../books.ts';
import { partsOf, wholeDollars } from '../columns.ts';
import { corporationOf, firmOf, holdings } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { escape, money } from '../print.ts';
import { line, totalAt } from '../report.ts';
import { balanceSheet } from '../report-sheets.ts';

const whole = money.wholeBrackets;

/** The account of adjustments of an S corporation, and distributions as a negative amount. */
function adjustmentsAccount({ random, forgery }: Request): Sheet {
  const balance: Balance = {
    ...balanceOf(random, forgery, holdings, [
      'Capital Stock',
      'Accumulated Adjustments Account',
      'Current Year Net Income',
    ]),
    holder: corporationOf(random),
  };
  const [stock, adjustments, income] = balance.equity.accounts.map(({ cents }) => cents);
  const drawn = random.cents(3_000, 40_000);
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  const pages = new Pages({
    capacity: 56,
    style:
      'h1{font-size:14px;line-height:19px}.c1,.c2,.c3{text-align:right;width:104px}.total td{border-top:0}.total .c3{border-top:1px solid #000}.all td{font-weight:bold;background:#e6e6e6}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><div><h1>${escape(balance.holder)}</h1><h1>BALANCE SHEET</h1></div><div class="r">As of: 12/31/${balance.year}<br>Basis: Accrual<br>Report GL-0200</div></div><hr>`
        : '<br>',
  });
  const rows = ({ accounts }: Block) =>
    accounts.map(({ name, printed }) => line(name, 2, money.brackets(printed), '', ''));
  const group = (title: string, total: string, ...blocks: Block[]): Line[] => [
    line(title, 1, '', '', ''),
    ...blocks.flatMap(rows),
    line(total, 2, '', money.brackets(blocks.reduce((sum, block) => sum + block.totalPrinted, 0)), ''),
  ];
  const all = (text: string, cents: number): Line => ({
    ...line(text, 0, '', '', money.brackets(cents)),
    className: 'all',
  });
  pages.table({
    lines: [
      line('ASSETS', 0, '', '', ''),
      ...group('Current', 'Current Assets', bank, receivable, currentAsset),
      ...group('Fixed', 'Fixed Assets, Net', fixedAsset),
      all('TOTAL ASSETS', assetsOf(balance)),
      line('LIABILITIES', 0, '', '', ''),
      ...group('Current', 'Current Liabilities', payable, card, currentDebt),
      ...group('Long-Term', 'Long-Term Liabilities', longDebt),
      all('TOTAL LIABILITIES', debtsOf(balance)),
      line("SHAREHOLDER'S EQUITY", 0, '', '', ''),
      line('Capital Stock', 2, money.brackets(stock ?? 0), '', ''),
      line('Accumulated Adjustments Account', 2, money.brackets((adjustments ?? 0) + drawn), '', ''),
      line('Shareholder Distributions', 2, money.brackets(-drawn), '', ''),
      line('Current Year Net Income', 2, money.brackets(income ?? 0), '', ''),
      all("TOTAL SHAREHOLDER'S EQUITY", balance.equity.total),
      all('TOTAL LIABILITIES & EQUITY', assetsOf(balance)),
    ],
  });
  return balanceSheet(pages, balance);
}

/** A statement on the tax basis of a company with two members, without receivables and payables. */
function twoMembers({ random, forgery }: Request): Sheet {
  const drawn = balanceOf(wholeDollars(random), forgery, holdings);
  const empty = { ...drawn.receivable, accounts: [], total: 0, totalPrinted: 0 };
  const cash = {
    ...drawn,
    holder: firmOf(random),
    receivable: empty,
    payable: { ...empty, name: 'Payable' },
  };
  const left = assetsOf(cash) - debtsOf(cash);
  const balance: Balance = { ...cash, equity: { ...cash.equity, total: left, totalPrinted: left } };
  const [first = 0, second = 0] = partsOf(Math.round(left / 100), 3, 2).map((amount) => amount * 100);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font:12.5px/16px serif}td{height:16px}h1{text-align:center;font-size:13px;line-height:18px}.c1{text-align:right;width:20px}.c2{text-align:right;width:110px}.total td{font-weight:normal;border-top:0}.total .c2{border-top:1px solid #000}.sheet{padding:60px 100px}',
    header: () =>
      `<h1>${escape(balance.holder)}</h1><h1>STATEMENT OF ASSETS, LIABILITIES AND MEMBERS&#39; EQUITY -<br>INCOME TAX BASIS</h1><h1>December 31, ${balance.year}</h1><br>`,
    footer: () => '<i>See Independent Accountant&#39;s Compilation Report</i>',
  });
  const rows = (blocks: readonly Block[]) =>
    blocks
      .flatMap(({ accounts }) => accounts)
      .map(({ name, printed }, at) => line(name, 1, at === 0 ? '$' : '', whole(printed)));
  const heading = (text: string): Line => ({ cells: [`<u>${text}</u>`, '', ''] });
  pages.table({
    lines: [
      heading('Assets'),
      ...rows([balance.bank, balance.currentAsset, balance.fixedAsset]),
      totalAt('Total Assets', 2, '$', whole(assetsOf(balance))),
      line('', 0, '', ''),
      heading('Liabilities'),
      ...rows([balance.card, balance.currentDebt, balance.longDebt]),
      totalAt('Total Liabilities', 2, '', whole(debtsOf(balance))),
      line('', 0, '', ''),
      heading('Members&#39; Equity'),
      line('Member A - Capital, ending', 1, '', whole(first)),
      line('Member B - Capital, ending', 1, '', whole(second)),
      totalAt("Total Members' Equity", 2, '', whole(left)),
      totalAt("Total Liabilities and Members' Equity", 2, '$', whole(assetsOf(balance))),
    ],
  });
  return balanceSheet(pages, balance);
}

/** A form of a bank with numbered lines, filled by hand; several lines stay empty. */
function numberedForm({ random, forgery }: Request): Sheet {
  const balance = { ...balanceOf(wholeDollars(random), forgery, holdings), holder: firmOf(random) };
  const { bank, receivable, currentAsset, fixedAsset, payable, card, currentDebt, longDebt } = balance;
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-size:10px}table td{border:1px solid #000;height:19px;line-height:18px}.c0{width:34px;text-align:center}.c2{width:140px;text-align:right;font-family:monospace;font-size:12px}.total td{border:1px solid #000;background:#ddd}.bar td{background:#000;color:#fff;font-weight:bold}',
    header: () =>
      `<div class="flex"><b style="font-size:15px;line-height:24px">BUSINESS FINANCIAL STATEMENT</b><span>FORM 1187-B (4/19)</span></div><div>Name of Borrower: <u>&nbsp; ${escape(balance.holder)} &nbsp;</u> &nbsp; Statement as of: <u>&nbsp; 12/31/${balance.year} &nbsp;</u> &nbsp; (omit cents)</div><br>`,
    footer: () =>
      'The undersigned certifies that this statement is true and complete. &nbsp; Signed ______________________',
  });
  let number = 0;
  const filled = (text: string, cents: number | null, className = ''): Line => {
    number += 1;
    return {
      cells: [String(number), escape(text), cents === null ? '' : whole(cents)],
      className,
      height: 1.3,
    };
  };
  const rows = (blocks: readonly Block[]) =>
    blocks.flatMap(({ accounts }) => accounts).map(({ name, printed }) => filled(name, printed));
  const bar = (text: string): Line => ({ cells: ['', text, ''], className: 'bar', height: 1.3 });
  pages.table({
    lines: [
      bar('WHAT THE BUSINESS OWNS'),
      ...rows([bank, receivable, currentAsset, fixedAsset]),
      filled('Marketable securities', null),
      filled('Other (describe)', null),
      filled('TOTAL ASSETS', assetsOf(balance), 'total'),
      bar('WHAT THE BUSINESS OWES'),
      ...rows([payable, card, currentDebt, longDebt]),
      filled('Income taxes owed', null),
      filled('TOTAL LIABILITIES', debtsOf(balance), 'total'),
      filled('NET WORTH (total assets less total liabilities)', balance.equity.total, 'total'),
      filled('TOTAL LIABILITIES AND NET WORTH', assetsOf(balance), 'total'),
    ],
  });
  return balanceSheet(pages, balance);
}

export const balanceManners: readonly Layout[] = [
  { name: 'books-balance-adjustments-account', forgeable: true, make: adjustmentsAccount },
  { name: 'accountant-balance-two-members', forgeable: false, make: twoMembers },
  { name: 'bank-form-balance-numbered-lines', forgeable: false, make: numberedForm },
];
