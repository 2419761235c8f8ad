import { ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, purchaseDay, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, totalsOf } from '../totals.ts';

function loanOf(random: Random) {
  const before = random.cents(9_000, 60_000);
  const interest = Math.round((before * 0.0724) / 12);
  const payment = interest + random.cents(250, 900);
  return { before, interest, payment, after: before - payment + interest };
}

function sharesAndLoan({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [2, 9], card: [8, 18], fee: [0, 1] } });
  const issuer = names.union(random);
  const { all, into, out } = totalsOf(ledger);
  const [loan, shares, dividend] = [loanOf(random), random.cents(100, 6_000), random.cents(1, 5)];
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-size:10px}h3{font-size:11px;background:#004b6b;color:#fff;line-height:18px;padding:0 8px;margin:6px 0}.book th{border-bottom:1px solid #004b6b}.book .c3,.book .c4,.loan .c2,.loan .c3,.loan .c4,.loan .c5{text-align:right}.book .c0,.book .c1{width:60px}.box{border:1px solid #004b6b;width:280px;padding:4px 10px}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:17px;color:#004b6b">${escape(issuer)}</b><br>Your savings federally insured to at least $250,000</div><div class="r">Member Number ${ledger.account.slice(0, 7)}<br>Statement Period ${date.upper(ledger.from)} - ${date.upper(ledger.to)} ${ledger.to.slice(0, 4)}<br>Page ${page} of {pages}</div></div><br>`,
  });
  pages.block(
    `<div class="flex"><div style="padding-top:14px">${addressOf(ledger)}</div><div class="box"><b>ACCOUNT SUMMARY</b>${fact('Business Savings', money.plain(shares + dividend))}${fact('Business Checking', money.plain(ledger.ending))}${fact('<b>Total Shares</b>', `<b>${money.plain(shares + dividend + ledger.ending)}</b>`)}${fact('<b>Total Loans</b>', `<b>${money.plain(loan.after)}</b>`)}</div></div><br>`,
    8,
  );
  const head = ['Post Date', 'Tran Date', 'Description', 'Amount', 'Balance'];
  const balance = (day: string, label: string, cents: number): Line => ({
    cells: [date.upper(day), '', label, '', money.plain(cents)],
  });
  pages.table({
    title: 'SHARE 01 - BUSINESS SAVINGS',
    className: 'book',
    head,
    lines: [
      balance(ledger.from, 'Balance Forward', shares),
      {
        cells: [
          date.upper(ledger.to),
          date.upper(ledger.to),
          'Dividend Earned 0.15% APY',
          money.plain(dividend),
          money.plain(shares + dividend),
        ],
      },
      balance(ledger.to, 'New Balance', shares + dividend),
    ],
  });
  pages.table({
    title: 'SHARE 10 - BUSINESS CHECKING',
    continued: 'SHARE 10 - BUSINESS CHECKING (continued)',
    className: 'book',
    head,
    lines: [
      balance(ledger.from, 'Balance Forward', ledger.beginning),
      ...ledger.entries.map((entry) => {
        const text = textOf(entry, 'Draft #');
        return entryLine(entry, { text, balance: true }, [
          date.upper(entry.day),
          date.upper(purchaseDay(entry, random)),
          escape(text),
          entry.cents < 0 ? money.trailing(entry.printed) : `${money.plain(entry.printed)}&nbsp;`,
          money.plain(entry.balance),
        ]);
      }),
      balance(ledger.to, 'New Balance', ledger.endingPrinted),
      {
        cells: [
          '',
          '',
          `${all(...moneyIn).length} Deposits and Credits ${money.plain(into)} &nbsp; ${all(...moneyOut).length} Withdrawals ${money.plain(out)}`,
          '',
          '',
        ],
        className: 'total',
      },
    ],
  });
  pages.table({
    title: 'LOAN 20 - BUSINESS VEHICLE &nbsp; ANNUAL PERCENTAGE RATE 7.240%',
    className: 'loan',
    head: ['Date', 'Description', 'Payment', 'Principal', 'Finance Charge', 'Loan Balance'],
    lines: [
      { cells: [date.upper(ledger.from), 'Previous Balance', '', '', '', money.plain(loan.before)] },
      {
        cells: [
          date.upper(ledger.from),
          'Payment',
          money.plain(loan.payment),
          money.plain(loan.payment - loan.interest),
          money.plain(loan.interest),
          money.plain(loan.after),
        ],
      },
      { cells: [date.upper(ledger.to), 'New Loan Balance', '', '', '', money.plain(loan.after)] },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { savingsEndingBalance: dollars(shares + dividend), loanBalance: dollars(loan.after) },
  });
}

function totalsOfAll({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [4, 12], interest: [1, 1], atm: [1, 3] } });
  const issuer = names.union(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const savings = random.cents(50, 3_000);
  const toDate = sum('interest') * Number(ledger.to.slice(5, 7));
  const pages = new Pages({
    capacity: 57,
    style:
      '.all td,.all th{text-align:right;border-bottom:1px solid #aab}.all .c0{text-align:left}.book .c2,.book .c3{text-align:right}.book td{border-bottom:1px solid #e4e4ec}h3{color:#003366}.ad{border:1px dashed #003366;padding:6px;width:330px}',
    header: (page) =>
      `<div class="flex"><div><b style="font:700 15px/20px PaperWide;color:#003366">${escape(issuer)}</b><br>P.O. Box 770 Culpeper VA 22701</div><div><b>Statement of Account</b><br>For ${escape(ledger.holder)}<br>Statement Period ${date.twoDigits(ledger.from)} - ${date.twoDigits(ledger.to)}<br>Access No. ${ledger.account.slice(0, 8)}</div><div>Page ${page} of {pages}</div></div><br>`,
  });
  pages.block(
    `<div class="flex"><div style="padding-top:8px">${addressOf(ledger)}</div><div class="ad"><b>Grow with a fixed rate.</b><br>Business term loans from 8.49% APR*. Borrow up to $50,000<br>with no collateral. Ask at any branch today.</div></div><br>`,
    6,
  );
  const across = (label: string, cents: readonly number[]): Line => ({
    cells: [label, ...cents.map(money.dollar)],
  });
  pages.table({
    title: 'Summary of your deposit accounts',
    className: 'all',
    head: [
      '',
      'Previous<br>Balance',
      'Deposits/<br>Credits',
      'Withdrawals/<br>Debits',
      'Ending<br>Balance',
      'YTD<br>Dividends',
    ],
    lines: [
      across(`Business Checking ${ledger.account}`, [
        ledger.beginning,
        into,
        -out,
        ledger.endingPrinted,
        toDate,
      ]),
      across(`Membership Savings ${random.digits(10)}`, [savings, 0, 0, savings, 0]),
      {
        ...across('Totals', [ledger.beginning + savings, into, -out, ledger.ending + savings, toDate]),
        className: 'total',
      },
    ],
  });
  const balance = (day: string, label: string, cents: number): Line => ({
    cells: [date.dashed(day), `<b>${label}</b>`, '', money.plain(cents)],
  });
  pages.table({
    title: `Business Checking - ${ledger.account}`,
    continued: `Business Checking - ${ledger.account} (Continued from previous page)`,
    className: 'book',
    head: ['Date', 'Transaction Detail', 'Amount($)', 'Balance($)'],
    lines: [
      balance(ledger.from, 'Beginning Balance', ledger.beginning),
      ...ledger.entries.map((entry) => {
        const text = entry.flow === 'interest' ? 'Dividend' : textOf(entry);
        return entryLine(entry, { text, balance: true }, [
          date.dashed(entry.day),
          escape(text),
          entry.cents < 0 ? `${money.plain(entry.printed)} -` : money.plain(entry.printed),
          money.plain(entry.balance),
        ]);
      }),
      balance(ledger.to, 'Ending Balance', ledger.ending),
    ],
  });
  pages.block(
    `Average Daily Balance - Current Cycle: ${money.dollar(averageBalance(ledger))}<br>Your account earned ${money.dollar(sum('interest'))}, with an annual percentage yield earned of 0.01%.`,
    2,
  );
  pages.columns(3, {
    title: 'Items Paid',
    head: ['Date', 'Item', 'Amount($)'],
    lines: all('check').map(({ day, check, cents }) => ({
      cells: [date.dashed(day), String(check), money.plain(cents)],
    })),
  });
  pages.block('<h3>Membership Savings</h3>No transactions this period.', 3);
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: {
      averageBalance: dollars(averageBalance(ledger)),
      interestPaid: dollars(sum('interest')),
      interestYearToDate: dollars(toDate),
      savingsEndingBalance: dollars(savings),
    },
  });
}

export const unionCombined: readonly Layout[] = [
  { name: 'union-vehicle-loan-beside-shares', forgeable: true, make: sharesAndLoan },
  { name: 'union-totals-of-all-accounts', forgeable: true, make: totalsOfAll },
];
