import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

/** A summary in one boxed line, days without a leading zero, withdrawals before deposits. */
function oneLineSummary({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { fee: [1, 1], check: [2, 6] } });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      '.line td,.line th{border:1px solid #222;text-align:center;font-size:10px}.book .c3,.book .c4,.book .c5{text-align:right}.book .c0{width:60px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px serif">${escape(issuer)}</b><table style="width:330px"><tr><th>ACCOUNT NO.</th><th>ACCOUNT TYPE</th><th>PAGE</th></tr><tr><td>${ledger.account}</td><td>ADVANCED BUSINESS CHECKING</td><td>${page} of {pages}</td></tr></table></div><br>`,
  });
  pages.block(
    `<div class="flex"><div style="padding:10px 0">${addressOf(ledger)}</div><div>STATEMENT PERIOD<br><b>${date.upper(ledger.from)}.-${date.upper(ledger.to)},${ledger.to.slice(0, 4)}</b></div></div>`,
    5,
  );
  const [checks, others] = [all('check'), all('card', 'atm', 'electronic', 'fee')];
  pages.table({
    title: 'ACCOUNT SUMMARY',
    className: 'line',
    head: [
      'BEGINNING BALANCE',
      'DEPOSITS &amp; OTHER ADDITIONS<br>NO. &nbsp; AMOUNT',
      'CHECKS PAID<br>NO. &nbsp; AMOUNT',
      'OTHER SUBTRACTIONS<br>NO. &nbsp; AMOUNT',
      'ENDING BALANCE',
    ],
    lines: [
      {
        cells: [
          money.dollar(ledger.beginning),
          `${all(...moneyIn).length} &nbsp; ${money.plain(into)}`,
          `${checks.length} &nbsp; ${money.plain(sum('check'))}`,
          `${others.length} &nbsp; ${money.plain(sum('card', 'atm', 'electronic', 'fee'))}`,
          money.dollar(ledger.endingPrinted),
        ],
      },
    ],
  });
  pages.block('<br><br>', 2);
  const rowOf = (entry: Entry, at: number): Line => {
    const text = (entry.check === null ? entry.text : `Check Number ${entry.check}`).toUpperCase();
    const isLast = ledger.entries[at + 1]?.day !== entry.day;
    const amount = money.plain(entry.printed);
    return entryLine(entry, { text, balance: isLast }, [
      date.bareDashed(entry.day),
      escape(text),
      '',
      entry.cents > 0 ? '' : amount,
      entry.cents > 0 ? amount : '',
      isLast ? `$${money.plain(entry.balance)}` : '',
    ]);
  };
  pages.table({
    title: 'ACCOUNT ACTIVITY',
    continued: 'ACCOUNT ACTIVITY, CONTINUED',
    className: 'book',
    head: [
      'POSTING<br>DATE',
      'TRANSACTION DESCRIPTION',
      '',
      'WITHDRAWALS &amp; OTHER<br>SUBTRACTIONS (-)',
      'DEPOSITS &amp; OTHER<br>ADDITIONS (+)',
      'DAILY<br>BALANCE',
    ],
    lines: [
      {
        cells: [
          date.bareDashed(ledger.from),
          'BEGINNING BALANCE',
          '',
          '',
          '',
          money.dollar(ledger.beginning),
        ],
      },
      ...ledger.entries.map(rowOf),
      {
        cells: [
          '',
          'NUMBER OF DEPOSITS/CHECKS PAID',
          '',
          String(checks.length),
          String(all('deposit').length),
          '',
        ],
      },
      { cells: ['', 'TOTALS', '', money.plain(out), money.plain(into), ''], className: 'total' },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Counts before the labels, amounts with parentheses, totals of each section in its heading, three check columns. */
function itemsInParentheses({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [7, 20] } });
  const issuer = names.bank(random);
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}.sum{width:56%}.sum .c0{width:60px}.sum .c1{width:30px}.sum .c3{text-align:right}.book .c0{width:60px}.book .c1{text-align:right;width:110px;padding-right:26px}.band{background:#dfe8f2;font-weight:bold;line-height:22px;padding:0 6px}',
    header: (page) =>
      `<div class="flex"><span>${escape(issuer)}<br>P.O. BOX 411700 DAYTON OH 45402</span><span class="r">Statement Period Date: ${date.bare(ledger.from)}/${ledger.from.slice(0, 4)} - ${date.bare(ledger.to)}/${ledger.to.slice(0, 4)}<br>Account Type: Business Standard Checking<br>Account Number: ${ledger.account}<br>Page ${page} of {pages}</span></div>`,
  });
  pages.block(`<div style="padding:16px 0">${addressOf(ledger)}</div>`, 6);
  const row = (day: string, count: string, label: string, amount: string): Line => ({
    cells: [day, count, label, amount],
  });
  const counted = (label: string, ...flows: readonly Flow[]) =>
    row('', String(all(...flows).length), label, money.dollarBrackets(sum(...flows)));
  pages.block(`<div class="band">Account Summary - ${ledger.account}</div>`, 2);
  pages.table({
    className: 'sum',
    lines: [
      row(date.numbers(ledger.from), '', 'Beginning Balance', money.dollar(ledger.beginning)),
      counted('Checks', 'check'),
      counted('Withdrawals / Debits', 'card', 'atm', 'electronic', 'fee'),
      counted('Deposits / Credits', ...moneyIn),
      {
        ...row(date.numbers(ledger.to), '', 'Ending Balance', money.dollar(ledger.endingPrinted)),
        className: 'total',
      },
    ],
  });
  const heading = (title: string, count: number, cents: number) =>
    `<div class="band flex"><span>${title}</span><span>${count} item${count === 1 ? '' : 's'} totaling ${money.dollar(Math.abs(cents))}</span></div>`;
  pages.block(
    `<br>${heading('Checks', all('check').length, sum('check'))}<div>* Indicates gap in check sequence &nbsp; i = Electronic Image &nbsp; s = Substitute Check</div>`,
    4,
  );
  pages.columns(3, {
    head: ['Number', 'Date Paid', 'Amount'],
    lines: all('check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        `${entry.check} i`,
        date.numbers(entry.day),
        money.plain(entry.printed),
      ]),
    ),
  });
  const section = (title: string, flows: readonly Flow[], total: number) => {
    pages.block(`<br>${heading(title, all(...flows).length, total)}`, 3);
    pages.table({
      className: 'book',
      head: ['Date', 'Amount', 'Description'],
      lines: all(...flows).map((entry) =>
        entryLine(entry, { text: entry.text.toUpperCase() }, [
          date.numbers(entry.day),
          money.plain(entry.printed),
          escape(entry.text.toUpperCase()),
        ]),
      ),
    });
  };
  section(
    'Withdrawals / Debits',
    ['card', 'atm', 'electronic', 'fee'],
    sum('card', 'atm', 'electronic', 'fee'),
  );
  section('Deposits / Credits', moneyIn, into);
  pages.block('<br><div class="band">Daily Balance Summary</div>', 3);
  pages.columns(3, {
    head: ['Date', 'Amount'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.brackets(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Credits have CR behind the amount, debits no mark; the balances stand in a sentence at the end. */
function creditMarks({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [3, 8], card: [5, 12] } });
  const issuer = names.bank(random);
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:serif;font-size:11.5px}.book .c3,.book .c4{text-align:right}.sum{width:64%;margin-left:18%}.sum .c2{text-align:right}',
    header: (page) =>
      `<div style="text-align:center"><b style="font-size:17px">${escape(issuer)}</b><br>Post Office Box 2210, Waco, Texas 76701</div><div class="flex"><span>Account No. ${ledger.account.slice(0, 2)} ${ledger.account.slice(2, 9)}</span><span>Page ${page}</span></div><br>`,
  });
  pages.block(`<div style="padding:8px 0 20px">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: 'Commercial Checking Account',
    className: 'sum',
    lines: [
      { cells: [`Balance last statement`, date.slashed(ledger.from), money.plain(ledger.beginning)] },
      { cells: [`Deposits and other credits`, `(${all(...moneyIn).length})`, `+ ${money.plain(into)}`] },
      { cells: [`Checks and other debits`, `(${all(...moneyOut).length})`, `- ${money.plain(out)}`] },
      {
        cells: [`Balance this statement`, date.slashed(ledger.to), money.plain(ledger.endingPrinted)],
        className: 'total',
      },
    ],
  });
  pages.table({
    title: 'Transactions in date order',
    continued: 'Transactions in date order, continued',
    className: 'book',
    head: ['Date', 'Number', 'Description', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const text = entry.check === null ? entry.text : 'Check';
      return entryLine(entry, { text: entry.check === null ? text : String(entry.check), balance: true }, [
        date.bareDashed(entry.day),
        entry.check === null ? '' : String(entry.check),
        escape(text),
        money.credit(entry.printed).replace(/(\d)$/, '$1&nbsp;&nbsp;&nbsp;&nbsp;'),
        money.plain(entry.balance),
      ]);
    }),
  });
  pages.block('<br>CR = credit. Please examine this statement at once and report errors within 30 days.', 2);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankBriefSummaries: readonly Layout[] = [
  { name: 'bank-one-line-summary', forgeable: true, make: oneLineSummary },
  { name: 'bank-items-in-parentheses', forgeable: true, make: itemsInParentheses },
  { name: 'bank-credit-marks', forgeable: true, make: creditMarks },
];
