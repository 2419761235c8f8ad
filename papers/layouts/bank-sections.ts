import {
  dailyBalances,
  entriesOf,
  ledgerOf,
  moneyIn,
  moneyOut,
  sumOf,
  type Flow,
  type Ledger,
} from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';

function countedSummary(ledger: Ledger, lines: readonly (readonly [string, readonly Flow[]])[]) {
  const middle = lines.flatMap(([label, flows]) => {
    const entries = entriesOf(ledger, ...flows);
    return entries.length === 0
      ? []
      : [{ cells: [label, String(entries.length), money.minus(sumOf(entries))] }];
  });
  const count = String(ledger.entries.length);
  return [
    { cells: ['Beginning Balance', '', money.dollar(ledger.beginning)] },
    ...middle,
    { cells: ['Ending Balance', count, money.dollar(ledger.endingPrinted)], className: 'total' },
  ];
}

/** One section per kind of booking, a summary with a count beside each amount, daily balances in three columns. */
function countedSections({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { card: [24, 60], electronic: [8, 20] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 52,
    style: '.summary{width:60%} .c1,.c2{text-align:right}  .book .c1{text-align:left}',
    header: (page) =>
      `<div class="flex"><div><b>${escape(issuer)}</b><br>PO Box 18205<br>Columbus, OH 43218</div><div class="r">${date.longPadded(ledger.from)} through ${date.longPadded(ledger.to)}<br>Account Number: <b>00000${ledger.account}</b>${page === 1 ? '' : `<br>Page ${page}`}</div></div><br>`,
  });
  pages.block(`<div style="padding:20px 0">${addressOf(ledger)}</div>`, 7);
  pages.table({
    title: 'CHECKING SUMMARY &nbsp; Business Complete Checking',
    className: 'summary',
    head: ['', 'INSTANCES', 'AMOUNT'],
    lines: countedSummary(ledger, [
      ['Deposits and Additions', moneyIn],
      ['Checks Paid', ['check']],
      ['ATM &amp; Debit Card Withdrawals', ['card', 'atm']],
      ['Electronic Withdrawals', ['electronic']],
      ['Fees', ['fee']],
    ]),
  });
  const section = (title: string, flows: readonly Flow[], first = 'DATE') => {
    const entries = entriesOf(ledger, ...flows);
    if (entries.length === 0) return;
    const lines = entries.map((entry, at) => {
      const text = entry.check === null ? entry.text : `${entry.check}`;
      const amount = at === 0 ? money.dollar(Math.abs(entry.printed)) : money.plain(entry.printed);
      const label = entry.check === null ? escape(text) : `${entry.check} ^`;
      return entryLine(entry, { text }, [date.numbers(entry.day), label, amount]);
    });
    const total = {
      cells: [`Total ${title}`, '', money.dollar(Math.abs(sumOf(entries)))],
      className: 'total',
    };
    const heading = title.toUpperCase();
    pages.table({
      title: heading.replace('&', '&amp;'),
      continued: `${heading.replace('&', '&amp;')} (continued)`,
      className: 'book',
      head: [first, flows.includes('check') ? 'CHECK NO.' : 'DESCRIPTION', 'AMOUNT'],
      lines: [...lines, { ...total, cells: total.cells.map((cell) => cell.replace('&', '&amp;')) }],
    });
  };
  section('Deposits and Additions', moneyIn);
  section('Checks Paid', ['check'], 'DATE PAID');
  section('ATM & Debit Card Withdrawals', ['card', 'atm']);
  section('Electronic Withdrawals', ['electronic']);
  section('Fees', ['fee']);
  pages.columns(3, {
    title: 'DAILY ENDING BALANCE',
    className: 'days',
    head: ['DATE', 'AMOUNT'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Dated balances in the summary, sizes with a minus, checks in two columns, the account's facts beside the summary. */
function datedSummary({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery);
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-family:serif}.c2{text-align:right}.sum .c1{text-align:right;padding-right:60px}.sum .c3{text-align:right}',
    header: (page) =>
      page === 1
        ? `<h2>${escape(issuer)}</h2>`
        : `<div class="flex"><b>${escape(ledger.holder)}</b><span>Account # ${ledger.account} | ${date.long(ledger.from)} to ${date.long(ledger.to)}</span></div><br>`,
    footer: (page) => `Page ${page}`,
  });
  const count = (flows: readonly Flow[]) => entriesOf(ledger, ...flows).length;
  const sum = (...flows: readonly Flow[]) => money.minus(sumOf(entriesOf(ledger, ...flows)));
  pages.block(
    `<div class="flex"><div style="padding-top:30px">${addressOf(ledger)}</div><div style="width:250px">Customer service information<br>1.888.555.0142<br>PO Box 25118, Tampa, FL 33622</div></div>`,
    7,
  );
  pages.block(
    `<h2>Your Business Advantage Checking</h2>for ${date.long(ledger.from)} to ${date.long(ledger.to)} <span style="float:right">Account number: ${ledger.account.replace(/(....)(....)(..)/, '$1 $2 $3')}</span><br><b>${escape(ledger.holder)}</b>`,
    5,
  );
  pages.table({
    title: 'Account summary',
    className: 'sum',
    lines: [
      {
        cells: [
          `Beginning balance on ${date.long(ledger.from)}`,
          money.dollar(ledger.beginning),
          '# of deposits/credits:',
          String(count(moneyIn)),
        ],
      },
      {
        cells: [
          'Deposits and other credits',
          sum(...moneyIn),
          '# of withdrawals/debits:',
          String(count(moneyOut)),
        ],
      },
      {
        cells: [
          'Withdrawals and other debits',
          sum('card', 'atm', 'electronic'),
          '# of days in cycle:',
          ledger.to.slice(-2),
        ],
      },
      {
        cells: [
          'Checks',
          sum('check'),
          'Average ledger balance:',
          money.dollar(Math.round((ledger.beginning + ledger.ending) / 2)),
        ],
      },
      { cells: ['Service fees', sum('fee'), '', ''] },
      {
        cells: [
          `<b>Ending balance on ${date.long(ledger.to)}</b>`,
          `<b>${money.dollar(ledger.endingPrinted)}</b>`,
          '',
          '',
        ],
      },
    ],
  });
  const section = (title: string, ...flows: readonly Flow[]) => {
    const entries = entriesOf(ledger, ...flows);
    const lines = entries.map((entry) =>
      entryLine(entry, { text: entry.text }, [
        date.twoDigits(entry.day),
        escape(entry.text),
        money.minus(entry.printed),
      ]),
    );
    pages.table({
      title,
      continued: `${title} - continued`,
      head: ['Date', 'Description', 'Amount'],
      lines: [
        ...lines,
        { cells: [`<b>Total ${title.toLowerCase()}</b>`, '', `<b>${money.dollar(sumOf(entries))}</b>`] },
      ],
    });
  };
  section('Deposits and other credits', ...moneyIn);
  section('Withdrawals and other debits', 'card', 'atm', 'electronic');
  pages.columns(2, {
    title: 'Checks',
    className: 'checks',
    head: ['Date', 'Check #', 'Amount'],
    lines: entriesOf(ledger, 'check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.twoDigits(entry.day),
        String(entry.check),
        money.minus(entry.printed),
      ]),
    ),
  });
  pages.block(
    `<div class="flex"><b>Total checks</b><b>${money.dollar(sumOf(entriesOf(ledger, 'check')))}</b></div><div>Total # of checks: ${count(['check'])}</div>`,
    2,
  );
  section('Service fees', 'fee');
  pages.columns(3, {
    title: 'Daily ledger balances',
    className: 'days',
    head: ['Date', 'Balance ($)'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.minus(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Minus signs behind the amounts, the dollar sign in a column of its own, the period on three lines. */
function trailingMinus({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { atm: [1, 3] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 54,
    style: '.c2{text-align:right}.c3{text-align:right}.sum{width:75%}.sum .c1{text-align:center}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:16px">${escape(issuer)}</b><br>P.O. Box 1800<br>Saint Paul, Minnesota 55101</div><div class="r"><b>Business Statement</b><br>Account Number:<br>${ledger.account.replace(/^(.)(...)(....)(..)/, '$1 $2 $3 $4')}<br>Statement Period:<br>${date.short(ledger.from)}<br>through<br>${date.short(ledger.to)}<br>Page ${page}</div></div>`,
  });
  pages.block(`<div style="padding:10px 0 20px">${addressOf(ledger)}</div>`, 6);
  const items = (...flows: readonly Flow[]) => entriesOf(ledger, ...flows);
  const summary = (label: string, ...flows: readonly Flow[]) => ({
    cells: [label, String(items(...flows).length), '', money.trailing(sumOf(items(...flows)))],
  });
  pages.table({
    title: 'SILVER BUSINESS CHECKING &nbsp;&nbsp; Account Summary',
    className: 'sum',
    head: ['', '# Items', '', ''],
    lines: [
      {
        cells: [`Beginning Balance on ${date.monthDay(ledger.from)}`, '', '$', money.plain(ledger.beginning)],
      },
      summary('Customer Deposits', ...moneyIn),
      summary('Card Withdrawals', 'card', 'atm'),
      summary('Other Withdrawals', 'electronic', 'fee'),
      summary('Checks Paid', 'check'),
      {
        cells: [`Ending Balance on ${date.short(ledger.to)}`, '', '$', money.plain(ledger.endingPrinted)],
        className: 'total',
      },
    ],
  });
  const section = (title: string, ...flows: readonly Flow[]) => {
    const lines = items(...flows).map((entry, at) =>
      entryLine(entry, { text: entry.text }, [
        date.monthDay(entry.day),
        escape(entry.text),
        at === 0 ? '$' : '',
        money.trailing(entry.printed),
      ]),
    );
    pages.table({
      title,
      continued: `${title} (continued)`,
      head: ['Date', 'Description of Transaction', '', 'Amount'],
      lines: [
        ...lines,
        {
          cells: ['', `<b>Total ${title}</b>`, '$', money.trailing(sumOf(items(...flows)))],
          className: 'total',
        },
      ],
    });
  };
  section('Customer Deposits', ...moneyIn);
  section('Card Withdrawals', 'card', 'atm');
  section('Other Withdrawals', 'electronic', 'fee');
  pages.columns(3, {
    title: 'Checks Presented Conventionally',
    head: ['Check', 'Date', 'Amount'],
    lines: items('check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check),
        date.monthDay(entry.day),
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(
    `<div class="r"><b>Conventional Checks Paid (${items('check').length}) &nbsp; $ &nbsp; ${money.trailing(sumOf(items('check')))}</b></div>`,
    1,
  );
  pages.columns(3, {
    title: 'Balance Summary',
    head: ['Date', 'Ending Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.monthDay(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankSections: readonly Layout[] = [
  { name: 'bank-counted-sections', forgeable: true, make: countedSections },
  { name: 'bank-dated-summary', forgeable: true, make: datedSummary },
  { name: 'bank-trailing-minus', forgeable: true, make: trailingMinus },
];
