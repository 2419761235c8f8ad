import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

/** Two dates and the amount before the text, totals with the amount before their label, the summary across. */
function amountFirst({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { interest: [1, 1], check: [6, 15] } });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      '.across td,.across th{text-align:right}.across .c0{text-align:left}.book .c2{text-align:right;padding-right:18px}.book .c0,.book .c1{width:70px}.rule{border-top:3px solid #a00}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px">Analyzed Business Checking</b><span class="r">Account number: <b>${ledger.account}</b> &#9632; ${date.long(ledger.from)} - ${date.long(ledger.to)} &#9632; Page ${page} of {pages}</span></div><div class="rule"></div><br>`,
    footer: () => `Member FDIC. ${escape(issuer)}, N.A.`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div><b>Questions?</b><br>Call your Customer Service Officer<br>1-800-555-0186<br>${escape(issuer)}, PO Box 40711, Sacramento, CA 95814</div></div><br>`,
    6,
  );
  pages.table({
    title: 'Account summary<br>Analyzed Business Checking',
    className: 'across',
    head: ['Account number', 'Beginning balance', 'Total credits', 'Total debits', 'Ending balance'],
    lines: [
      {
        cells: [
          ledger.account,
          money.dollar(ledger.beginning),
          money.dollar(into),
          money.dollar(out),
          money.dollar(ledger.endingPrinted),
        ],
      },
    ],
  });
  pages.block('<br><br>', 2);
  const groups: readonly (readonly [string, string, readonly Flow[]])[] = [
    ['Credits<br>Deposits', 'deposits', ['deposit']],
    ['Interest', 'interest', ['interest']],
    [
      'Debits<br>Electronic debits/bank debits',
      'electronic debits/bank debits',
      ['card', 'atm', 'electronic', 'fee'],
    ],
  ];
  for (const [title, label, flows] of groups) {
    if (all(...flows).length === 0) continue;
    pages.table({
      title: title.replace('<br>', ' &nbsp; '),
      continued: `${title.replace('<br>', ' &nbsp; ')} (continued)`,
      className: 'book',
      head: ['Effective date', 'Posted date', 'Amount', 'Transaction detail'],
      lines: [
        ...all(...flows).map((entry) =>
          entryLine(entry, { text: entry.text }, [
            entry.flow === 'card' ? date.numbers(entry.day) : '',
            date.numbers(entry.day),
            money.plain(entry.printed),
            escape(entry.text),
          ]),
        ),
        { cells: ['', '', `<b>${money.dollar(Math.abs(sum(...flows)))}</b>`, `<b>Total ${label}</b>`] },
      ],
    });
  }
  pages.columns(3, {
    title: 'Checks paid',
    head: ['Number', 'Amount', 'Date'],
    lines: all('check').map((entry, at) =>
      entryLine(entry, { text: String(entry.check) }, [
        `${entry.check}${at % 4 === 2 ? ' *' : ''}`,
        money.plain(entry.printed),
        date.numbers(entry.day),
      ]),
    ),
  });
  pages.block(
    `<div><b>${money.dollar(-sum('check'))} &nbsp; Total checks paid</b><br>* Gap in check sequence.<br><b>${money.dollar(-out)} &nbsp; Total debits</b></div>`,
    3,
  );
  pages.columns(3, {
    title: 'Daily ledger balance summary',
    head: ['Date', 'Balance'],
    lines: [
      { cells: [date.numbers(ledger.from), money.minus(ledger.beginning)] },
      ...dailyBalances(ledger).map(({ day, cents }) => ({ cells: [date.numbers(day), money.minus(cents)] })),
    ],
  });
  pages.block(
    `<div>Average daily ledger balance &nbsp; <b>${money.dollar(averageBalance(ledger))}</b></div>`,
    1,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: averageBalance(ledger) / 100 },
  });
}

/** Two summary columns side by side and the balance after each booking under its own heading. */
function resultingBalance({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle });
  const issuer = names.bank(random);
  const { all, into, out } = totalsOf(ledger);
  const lowest = Math.min(ledger.beginning, ...dailyBalances(ledger).map(({ cents }) => cents));
  const pages = new Pages({
    capacity: 55,
    style:
      '.two td{border-bottom:1px dotted #888}.two .c1{text-align:right;padding-right:46px}.two .c3{text-align:right}.book .c2,.book .c3,.book .c4{text-align:right}.book th{background:#1d3c5e;color:#fff}',
    header: (page) =>
      `<div class="flex"><b style="font:700 17px PaperWide">${escape(issuer)}</b><span>Page ${page} of {pages}<br>${escape(ledger.holder)}</span></div><br>`,
  });
  pages.block(`<div style="padding:12px 0 18px">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: `ACCOUNT SUMMARY &nbsp;&nbsp; FOR PERIOD ${date.long(ledger.from).toUpperCase()} - ${date.long(ledger.to).toUpperCase()}<br>Unlimited Business Checking ${ledger.account}`,
    className: 'two',
    lines: [
      {
        cells: [
          `Previous Balance ${date.twoDigits(ledger.from)}`,
          money.dollar(ledger.beginning),
          'Number of Days in Cycle',
          String(daysOf(ledger)),
        ],
      },
      {
        cells: [
          `${all(...moneyIn).length} Deposits/Credits`,
          money.dollar(into),
          'Minimum Balance This Cycle',
          money.dollar(lowest),
        ],
      },
      {
        cells: [
          `${all(...moneyOut).length} Checks/Debits`,
          `(${money.dollar(-out)})`,
          'Average Collected Balance',
          money.dollar(averageBalance(ledger)),
        ],
      },
      { cells: ['Service Charges', '$0.00', 'Interest Earned During This Cycle', '$0.00'] },
      {
        cells: [
          `Ending Balance ${date.twoDigits(ledger.to)}`,
          money.dollar(ledger.endingPrinted),
          'Interest Paid Year-To-Date',
          '$0.00',
        ],
      },
    ],
  });
  pages.block('<br><br>', 2);
  const rowOf = (entry: Entry): Line => {
    const text = entry.check === null ? entry.text : `Check ${entry.check}`;
    const amount = money.dollar(Math.abs(entry.printed));
    return entryLine(entry, { text, balance: true }, [
      date.numbers(entry.day),
      escape(text),
      entry.cents > 0 ? amount : '',
      entry.cents > 0 ? '' : amount,
      money.dollar(entry.balance),
    ]);
  };
  pages.table({
    title: `ACCOUNT DETAIL &nbsp; FOR PERIOD ${date.twoDigits(ledger.from)} - ${date.twoDigits(ledger.to)}`,
    continued: 'ACCOUNT DETAIL &nbsp; CONTINUED FROM PREVIOUS PAGE',
    className: 'book',
    head: ['Date', 'Description', 'Deposits/Credits', 'Withdrawals/Debits', 'Resulting Balance'],
    lines: [
      ...ledger.entries.map(rowOf),
      { cells: ['', 'Total', money.dollar(into), money.dollar(-out), ''], className: 'total' },
    ],
  });
  pages.block('<br>No overdraft or returned item fees were charged in this cycle.', 2);
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { lowestBalance: lowest / 100, averageBalance: averageBalance(ledger) / 100 },
  });
}

export const bankAnalyzed: readonly Layout[] = [
  { name: 'bank-analyzed-amount-first', forgeable: true, make: amountFirst },
  { name: 'bank-resulting-balance', forgeable: true, make: resultingBalance },
];
