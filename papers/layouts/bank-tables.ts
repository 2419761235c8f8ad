import { dailyBalances, entriesOf, ledgerOf, moneyIn, moneyOut, sumOf, type Flow } from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';

const isIn = (cents: number) => cents > 0;
const sumIn = (ledger: Parameters<typeof entriesOf>[0]) => sumOf(entriesOf(ledger, ...moneyIn));
const sumOut = (ledger: Parameters<typeof entriesOf>[0]) => sumOf(entriesOf(ledger, ...moneyOut));

/** Credits and debits in two columns; the balance only beside the last booking of a day. */
function endingDailyBalance({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery);
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 54,
    style:
      '.book .c3,.book .c4,.book .c5{text-align:right}.book th{white-space:normal;height:30px;vertical-align:bottom}.sum{width:55%}.sum .c1{text-align:right}',
    header: (page) =>
      page === 1
        ? `<h2>Initiate Business Checking<sup>SM</sup></h2><div>${date.long(ledger.to)} &#9632; Page 1 of {pages}</div>`
        : `<div>${date.long(ledger.to)} &#9632; Page ${page} of {pages}</div><br>`,
    footer: () => escape(issuer),
  });
  pages.block(
    `<div class="flex"><div style="padding:30px 0">${addressOf(ledger)}</div><div><b>Questions?</b><br>Available by phone 24 hours a day:<br>1-800-555-0186</div></div>`,
    8,
  );
  pages.block(
    `<div>Account number: <b>${ledger.account}</b> &nbsp; (primary account) &nbsp; ${escape(ledger.holder)}</div>`,
    1,
  );
  pages.table({
    title: 'Statement period activity summary',
    className: 'sum',
    lines: [
      { cells: [`Beginning balance on ${date.bare(ledger.from)}`, money.dollar(ledger.beginning)] },
      { cells: ['Deposits/Credits', money.plain(sumIn(ledger))] },
      { cells: ['Withdrawals/Debits', `- ${money.plain(sumOut(ledger))}`] },
      {
        cells: [
          `<b>Ending balance on ${date.bare(ledger.to)}</b>`,
          `<b>${money.dollar(ledger.endingPrinted)}</b>`,
        ],
      },
    ],
  });
  const lines = ledger.entries.map((entry, at) => {
    const isLast = ledger.entries[at + 1]?.day !== entry.day;
    const amount = money.plain(entry.printed);
    return entryLine(entry, { text: entry.text, balance: isLast }, [
      date.bare(entry.day),
      entry.check === null ? '' : String(entry.check),
      escape(entry.text),
      isIn(entry.cents) ? amount : '',
      isIn(entry.cents) ? '' : amount,
      isLast ? money.minus(entry.balance) : '',
    ]);
  });
  pages.table({
    title: 'Transaction history',
    continued: 'Transaction history (continued)',
    className: 'book',
    head: [
      'Date',
      'Check<br>Number',
      'Description',
      'Deposits/<br>Credits',
      'Withdrawals/<br>Debits',
      'Ending daily<br>balance',
    ],
    lines: [
      ...lines,
      {
        cells: [
          `<b>Ending balance on ${date.bare(ledger.to)}</b>`,
          '',
          '',
          '',
          '',
          `<b>${money.minus(ledger.ending)}</b>`,
        ],
      },
      {
        cells: [
          '<b>Totals</b>',
          '',
          '',
          `<b>${money.dollar(sumIn(ledger))}</b>`,
          `<b>$${money.plain(sumOut(ledger))}</b>`,
          '',
        ],
      },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** One table with a running balance that begins and ends with rows for the balances. */
function runningBalance({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [0, 4] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 56,
    style:
      '.book .c2,.book .c3,.book .c4{text-align:right}.sum{width:50%;margin-left:50%}.sum .c1{text-align:right}',
    header: (page) =>
      `<div class="flex"><span>${escape(ledger.holder)}<br>Account ${ledger.account} &nbsp; Page ${page} of {pages}</span><span class="r"><b>${escape(issuer)}</b><br>Statement Period: ${date.monthDay(ledger.from)} - ${date.short(ledger.to)}</span></div><br>`,
  });
  pages.block(`<div style="padding:10px 0">${addressOf(ledger)}</div>`, 5);
  pages.block(`<h2>CitizenBusiness Checking as of ${date.long(ledger.to)}</h2>`, 2);
  pages.table({
    className: 'sum',
    lines: [
      { cells: ['Beginning Balance:', money.dollar(ledger.beginning)] },
      { cells: ['Ending Balance:', money.dollar(ledger.endingPrinted)] },
    ],
  });
  const lines = ledger.entries.map((entry) => {
    const text = entry.check === null ? entry.text : `Check No: ${entry.check}`;
    const amount = money.plain(entry.printed);
    const sides = isIn(entry.cents) ? ['', amount] : [amount, ''];
    return entryLine(entry, { text, balance: true }, [
      date.dashed(entry.day).replace('-', '/'),
      escape(text),
      ...sides,
      money.minus(entry.balance),
    ]);
  });
  pages.table({
    title: 'CHECKING ACTIVITY',
    continued: 'CHECKING ACTIVITY &nbsp; Continued',
    className: 'book',
    head: ['Date', 'Description', 'Debits', 'Credits', 'Balance'],
    lines: [
      { cells: [date.numbers(ledger.from), 'BEGINNING BALANCE', '', '', money.minus(ledger.beginning)] },
      ...lines,
      {
        cells: [
          '',
          '<b>Total Debits/Credits</b>',
          `<b>${money.plain(sumOut(ledger))}</b>`,
          `<b>${money.plain(sumIn(ledger))}</b>`,
          '',
        ],
        className: 'total',
      },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const short = (flows: readonly Flow[], label: string) => ({ flows, label });

/** The summary runs across the page; its labels take three lines; sections without totals of their own. */
function acrossSummary({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { atm: [1, 2] } });
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 53,
    style:
      '.across td,.across th{text-align:right;white-space:normal}.across th{height:45px;vertical-align:bottom}.book .c1{text-align:right;padding-right:30px;width:110px}',
    header: (page) =>
      `<div class="flex"><div><h2>Business Checking Statement</h2>${escape(issuer)}</div><div><b>For the Period ${date.slashed(ledger.from)} to ${date.slashed(ledger.to)}</b><br>Primary Account Number: ${ledger.account.replace(/(..)(....)(....)/, '$1-$2-$3')}<br>Page ${page} of {pages}</div></div><br>`,
  });
  pages.block(`<div style="padding:14px 0">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<b>Business Checking Summary</b><br>Account number: ${ledger.account}<br>Overdraft protection has not been established for this account.`,
    4,
  );
  pages.table({
    title: 'Balance Summary',
    className: 'across',
    head: [
      'Beginning<br>balance',
      'Deposits and<br>other<br>additions',
      'Checks and<br>other<br>deductions',
      'Ending<br>balance',
    ],
    lines: [
      {
        cells: [
          money.plain(ledger.beginning),
          money.plain(sumIn(ledger)),
          money.plain(sumOut(ledger)),
          money.plain(ledger.endingPrinted),
        ],
      },
    ],
  });
  pages.block('<br><br>', 2);
  const groups = [
    short(moneyIn, 'Deposits and Other Additions'),
    short(['check'], 'Checks and Substitute Checks'),
    short(['card', 'atm'], 'Debit Card and ATM Purchases'),
    short(['electronic'], 'ACH Deductions'),
    short(['fee'], 'Service Charges and Fees'),
  ];
  for (const { flows, label } of groups) {
    const entries = entriesOf(ledger, ...flows);
    const count = `There ${entries.length === 1 ? 'was 1 item' : `were ${entries.length} items`} totaling $${money.plain(sumOf(entries))}.`;
    pages.table({
      title: `${label} <span style="float:right;font-weight:normal;font-size:10px">${count}</span>`,
      continued: `${label} - continued`,
      className: 'book',
      head: ['Date posted', 'Amount', 'Transaction description'],
      lines: entries.map((entry) => {
        const text = entry.check === null ? entry.text : `Check ${entry.check}`;
        return entryLine(entry, { text }, [
          date.numbers(entry.day),
          money.noLeadingZero(Math.abs(entry.printed)),
          escape(text),
        ]);
      }),
    });
  }
  pages.columns(3, {
    title: 'Daily Balance Detail',
    className: 'days',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankTables: readonly Layout[] = [
  { name: 'bank-ending-daily-balance', forgeable: true, make: endingDailyBalance },
  { name: 'bank-running-balance', forgeable: true, make: runningBalance },
  { name: 'bank-across-summary', forgeable: true, make: acrossSummary },
];
