import { dailyBalances, entriesOf, ledgerOf, moneyIn, moneyOut, sumOf, type Flow } from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';

/** "Your previous balance" and "Your new balance" with their signs before the amounts. */
function previousAndNew({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery);
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 56,
    style: '.sum{width:62%}.sum .c1{width:20px}.sum .c2,.book .c2{text-align:right}',
    header: (page) =>
      `<div class="flex"><span>Page ${page} of {pages} &nbsp; ${date.twoDigits(ledger.to)}<br>MN ${ledger.account}</span><b style="font:600 18px PaperWide">${escape(issuer)}</b></div><br>`,
  });
  const all = (...flows: readonly Flow[]) => entriesOf(ledger, ...flows);
  pages.block(`<div style="padding:20px 0">${addressOf(ledger)}</div>`, 6);
  pages.block('<b>Your account statement</b><br>For questions about your account, visit any branch.', 3);
  pages.table({
    title: `&#9632; BUSINESS VALUE 200 CHECKING ${ledger.account}<br>Account summary`,
    className: 'sum',
    lines: [
      {
        cells: [
          `Your previous balance as of ${date.slashed(ledger.from)}`,
          '',
          money.dollar(ledger.beginning),
        ],
      },
      { cells: ['Checks', '-', money.plain(sumOf(all('check')))] },
      {
        cells: [
          'Other withdrawals, debits and service charges',
          '-',
          money.plain(sumOf(all('card', 'atm', 'electronic', 'fee'))),
        ],
      },
      { cells: ['Deposits, credits and interest', '+', money.plain(sumOf(all(...moneyIn)))] },
      {
        cells: [
          `<b>Your new balance as of ${date.slashed(ledger.to)}</b>`,
          '<b>=</b>',
          `<b>${money.dollar(ledger.endingPrinted)}</b>`,
        ],
      },
    ],
  });
  pages.block('<br>', 1);
  pages.columns(3, {
    title: 'Checks',
    head: ['DATE', 'CHECK #', 'AMOUNT($)'],
    lines: all('check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.numbers(entry.day),
        String(entry.check),
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(`<div class="r"><b>Total checks &nbsp; = $${money.plain(sumOf(all('check')))}</b></div>`, 1);
  const groups: readonly (readonly [string, readonly Flow[]])[] = [
    ['Other withdrawals, debits and service charges', ['card', 'atm', 'electronic', 'fee']],
    ['Deposits, credits and interest', moneyIn],
  ];
  for (const [title, flows] of groups)
    pages.table({
      title,
      continued: `${title} (continued)`,
      className: 'book',
      head: ['DATE', 'DESCRIPTION', 'AMOUNT($)'],
      lines: [
        ...all(...flows).map((entry) =>
          entryLine(entry, { text: entry.text.toUpperCase() }, [
            date.numbers(entry.day),
            escape(entry.text.toUpperCase()),
            money.plain(entry.printed),
          ]),
        ),
        {
          cells: ['', `Total ${title.toLowerCase()}`, `= $${money.plain(sumOf(all(...flows)))}`],
          className: 'total',
        },
      ],
    });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Amounts with their sign and dollar sign before each, a category column, a running balance with a dollar sign. */
function signedAmounts({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [0, 3] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern}.book .c3,.book .c4{text-align:right}.across td,.across th{text-align:center}',
    header: () =>
      `<div class="flex"><b style="font-size:20px;line-height:30px">${escape(issuer)}</b><span class="r">STATEMENT PERIOD<br>${date.monthDay(ledger.from)} - ${date.short(ledger.to)}</span></div>`,
    footer: (page) => `Page ${page} of {pages} &nbsp; Thanks for banking with us.`,
  });
  pages.block(`<div style="padding:20px 0">${addressOf(ledger)}</div>`, 6);
  pages.block(`<h2>Here's your ${date.month(ledger.to)} ${ledger.to.slice(0, 4)} bank statement.</h2>`, 2);
  pages.table({
    title: 'Account Summary',
    className: 'across',
    head: [
      `Opening Balance ${date.monthDay(ledger.from)}`,
      'Credits',
      'Debits',
      `Closing Balance ${date.monthDay(ledger.to)}`,
    ],
    lines: [
      {
        cells: [
          money.dollar(ledger.beginning),
          money.signed(sumOf(entriesOf(ledger, ...moneyIn))),
          money.signed(sumOf(entriesOf(ledger, ...moneyOut))),
          money.dollar(ledger.endingPrinted),
        ],
      },
    ],
  });
  pages.table({
    title: `Business Basic Checking - ${ledger.account}`,
    continued: `Business Basic Checking - ${ledger.account} (continued)`,
    className: 'book',
    head: ['DATE', 'DESCRIPTION', 'CATEGORY', 'AMOUNT', 'BALANCE'],
    lines: [
      { cells: [date.monthDay(ledger.from), 'Opening Balance', '', '', money.dollar(ledger.beginning)] },
      ...ledger.entries.map((entry) => {
        const text = entry.check === null ? entry.text : `Check ${entry.check}`;
        return entryLine(entry, { text, balance: true }, [
          date.monthDay(entry.day),
          escape(text),
          entry.cents > 0 ? 'Credit' : 'Debit',
          money.signed(entry.printed),
          money.dollar(entry.balance),
        ]);
      }),
      { cells: [date.monthDay(ledger.to), 'Closing Balance', '', '', money.dollar(ledger.ending)] },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Averages and the year to date stand beside the sums; each section ends with a subtotal. */
function subtotalSections({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { interest: [1, 1], fee: [1, 1] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:serif}.sum .c1{text-align:right;padding-right:50px}.sum .c3,.book .c2{text-align:right}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px">${escape(issuer)}</b><div><b>STATEMENT OF ACCOUNT</b><table style="width:260px"><tr><td>Page:</td><td class="r">${page} of {pages}</td></tr><tr><td>Statement Period:</td><td class="r">${date.short(ledger.from)}-${date.short(ledger.to)}</td></tr><tr><td>Primary Account #:</td><td class="r">${ledger.account.slice(0, 3)}-${ledger.account.slice(3)}</td></tr></table></div></div><br>`,
  });
  const all = (...flows: readonly Flow[]) => entriesOf(ledger, ...flows);
  const sum = (...flows: readonly Flow[]) => money.plain(sumOf(all(...flows)));
  pages.block(`<div style="padding:10px 0 20px">${addressOf(ledger)}</div>`, 6);
  const interest = sum('interest');
  pages.table({
    title: `Business Convenience Plus<br>${escape(ledger.holder)} &nbsp; Account # ${ledger.account}<br>ACCOUNT SUMMARY`,
    className: 'sum',
    lines: [
      {
        cells: [
          'Beginning Balance',
          money.plain(ledger.beginning),
          'Average Collected Balance',
          money.plain(Math.round((ledger.beginning * 2 + ledger.ending) / 3)),
        ],
      },
      { cells: ['Deposits', sum('deposit'), 'Interest Earned This Period', interest] },
      {
        cells: [
          'Other Credits',
          interest,
          'Interest Paid Year-to-Date',
          money.plain(sumOf(all('interest')) * 3),
        ],
      },
      { cells: ['', '', 'Annual Percentage Yield Earned', '0.05%'] },
      { cells: ['Checks Paid', sum('check'), 'Days in Period', ledger.to.slice(-2)] },
      { cells: ['Electronic Payments', sum('card', 'atm', 'electronic'), '', ''] },
      { cells: ['Service Charges', sum('fee'), '', ''] },
      { cells: ['Ending Balance', money.plain(ledger.endingPrinted), '', ''] },
    ],
  });
  pages.block('<br><br><h3>DAILY ACCOUNT ACTIVITY</h3>', 4);
  const groups: readonly (readonly [string, readonly Flow[]])[] = [
    ['Deposits', ['deposit']],
    ['Other Credits', ['interest']],
    ['Electronic Payments', ['card', 'atm', 'electronic']],
    ['Service Charges', ['fee']],
  ];
  for (const [title, flows] of groups)
    pages.table({
      title,
      continued: `${title} (continued)`,
      className: 'book',
      head: ['POSTING DATE', 'DESCRIPTION', 'AMOUNT'],
      lines: [
        ...all(...flows).map((entry) =>
          entryLine(entry, { text: entry.text.toUpperCase() }, [
            date.numbers(entry.day),
            escape(entry.text.toUpperCase()),
            money.plain(entry.printed),
          ]),
        ),
        { cells: ['', '<div class="r">Subtotal:</div>', sum(...flows)] },
      ],
    });
  pages.columns(2, {
    title: `Checks Paid &nbsp; No. Checks: ${all('check').length} &nbsp; *Indicates break in serial sequence`,
    head: ['DATE', 'SERIAL NO.', 'AMOUNT'],
    lines: all('check').map((entry, at) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.numbers(entry.day),
        `${entry.check}${at % 3 === 1 ? '*' : ''}`,
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(`<div class="r">Subtotal: &nbsp; ${sum('check')}</div>`, 1);
  pages.columns(2, {
    title: 'DAILY BALANCE SUMMARY',
    head: ['DATE', 'BALANCE'],
    lines: [
      { cells: [date.numbers(ledger.from), money.minus(ledger.beginning)] },
      ...dailyBalances(ledger).map(({ day, cents }) => ({ cells: [date.numbers(day), money.minus(cents)] })),
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** A line printer of a small bank: capitals, fixed width, dates without a slash, debits marked by DR. */
function linePrinter({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [3, 6], card: [4, 10] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:monospace;font-size:10.5px}.book .c2,.book .c3,.sum .c1{text-align:right}.sum{width:60%}',
    header: (page) =>
      `<div>${escape(issuer.toUpperCase())}<span style="float:right">PAGE ${page}</span></div><div>MEMBER FDIC<span style="float:right">ACCOUNT ${ledger.account}</span></div><br>`,
  });
  pages.block(`<div style="padding:12px 40px">${addressOf(ledger)}</div>`, 5);
  pages.block(
    `<div>STATEMENT DATE ${date.upper(ledger.to)} ${ledger.to.slice(0, 4)} &nbsp;&nbsp; LAST STATEMENT ${date.upper(ledger.from)} ${ledger.from.slice(0, 4)}</div>`,
    2,
  );
  pages.table({
    title: 'SMALL BUSINESS CHECKING',
    className: 'sum',
    lines: [
      { cells: ['PREVIOUS BALANCE', money.plain(ledger.beginning)] },
      {
        cells: [
          `${entriesOf(ledger, ...moneyIn).length} DEPOSITS/CREDITS`,
          money.plain(sumOf(entriesOf(ledger, ...moneyIn))),
        ],
      },
      {
        cells: [
          `${entriesOf(ledger, ...moneyOut).length} CHECKS/DEBITS`,
          money.plain(sumOf(entriesOf(ledger, ...moneyOut))),
        ],
      },
      { cells: ['CURRENT BALANCE', money.plain(ledger.endingPrinted)] },
    ],
  });
  pages.table({
    title: '* * * ACCOUNT TRANSACTIONS * * *',
    className: 'book',
    head: ['DATE', 'DESCRIPTION', 'AMOUNT', 'BALANCE'],
    lines: ledger.entries.map((entry) => {
      const text = (entry.check === null ? entry.text : `CHECK ${entry.check}`).toUpperCase();
      const amount = `${money.plain(entry.printed)}${entry.cents < 0 ? ' DR' : '&nbsp;&nbsp;&nbsp;'}`;
      return entryLine(entry, { text, balance: true }, [
        date.upper(entry.day),
        escape(text),
        amount,
        money.plain(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankOthers: readonly Layout[] = [
  { name: 'bank-previous-and-new', forgeable: true, make: previousAndNew },
  { name: 'bank-signed-amounts', forgeable: true, make: signedAmounts },
  { name: 'bank-subtotal-sections', forgeable: true, make: subtotalSections },
  { name: 'bank-line-printer', forgeable: true, make: linePrinter },
];
