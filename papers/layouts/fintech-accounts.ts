import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { totalsOf } from '../totals.ts';

const online = { check: [0, 0], atm: [0, 0] } as const;

/** The day stands once beside its first booking, with the balance beside its last one. */
function groupedByDay({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { ...online, card: [14, 30] } });
  const issuer = 'Halyard';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern;color:#222}.book .c2,.book .c3{text-align:right}.book td{border-top:1px solid #eee}.sum{width:100%}.sum td{font-size:13px;height:20px;line-height:20px}.sum .c1{text-align:right}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font-size:24px;line-height:36px">halyard</b><span class="r">${escape(ledger.holder)}<br>Checking ••${ledger.account.slice(-4)}</span></div><br>`
        : `<div class="flex"><b>halyard</b><span>${date.month(ledger.to)} ${ledger.to.slice(0, 4)}</span></div><br>`,
    footer: (page) => `Banking services are provided by a partner bank. Page ${page} of {pages}`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r">${date.monthDay(ledger.from)} – ${date.short(ledger.to)}</div></div><br>`,
    5,
  );
  pages.table({
    className: 'sum',
    lines: [
      { cells: [`Balance on ${date.monthDay(ledger.from)}`, money.dollar(ledger.beginning)] },
      { cells: ['Money in', money.dollar(into)] },
      { cells: ['Money out', money.dash(out)] },
      {
        cells: [
          `<b>Balance on ${date.monthDay(ledger.to)}</b>`,
          `<b>${money.dollar(ledger.endingPrinted)}</b>`,
        ],
      },
    ].map((line) => ({ ...line, height: 2 })),
  });
  const rowOf = (entry: Entry, at: number): Line => {
    const isFirst = ledger.entries[at - 1]?.day !== entry.day;
    const isLast = ledger.entries[at + 1]?.day !== entry.day;
    return entryLine(entry, { text: entry.text, balance: isLast }, [
      isFirst ? date.monthDay(entry.day) : '',
      escape(entry.text),
      money.dash(entry.printed),
      isLast ? money.dollar(entry.balance) : '',
    ]);
  };
  pages.table({
    title: 'Transactions',
    className: 'book',
    head: ['Date', 'Description', 'Amount', 'End-of-day balance'],
    lines: ledger.entries.map(rowOf),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Signs before the dollar sign on both sides, interest with its rate and the year to date. */
function plusAndMinus({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { ...online, interest: [1, 1], fee: [0, 1] } });
  const issuer = 'Brightwater';
  const { sum, into, out } = totalsOf(ledger);
  const interestToDate = sum('interest') * Number(ledger.to.slice(5, 7));
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperSans}.book .c3,.book .c4{text-align:right}.box{border:1px solid #b9c6d8;border-radius:6px;padding:8px 14px}.box .c1{text-align:right}.side{display:flex;gap:40px}.side>*{flex:1}',
    header: () =>
      `<div class="flex"><b style="font:600 20px PaperWide;color:#0a58ca">Brightwater</b><span>Account statement | ${date.month(ledger.to)} ${ledger.to.slice(0, 4)}</span></div><br>`,
    footer: (page) => `Page ${page} / {pages} &nbsp; Questions? Call 888-555-0164`,
  });
  const fact = (label: string, text: string) => `<tr><td>${label}</td><td class="r">${text}</td></tr>`;
  const plus = (cents: number) => `${cents < 0 ? '−' : '+'}$${money.plain(cents)}`;
  pages.block(`<div>${addressOf(ledger)}</div><br>`, 4);
  pages.block(
    `<div class="side"><div class="box"><b>Account summary</b><table>${fact('Opening balance', money.dollar(ledger.beginning))}${fact('Deposits', plus(into - sum('interest')))}${fact('Interest paid', plus(sum('interest')))}${fact('Withdrawals', plus(out))}${fact('<b>Closing balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</table></div><div class="box"><b>Account details</b><table>${fact('Account number', ledger.account)}${fact('Statement period', `${date.twoDigits(ledger.from)} - ${date.twoDigits(ledger.to)}`)}${fact('APY earned', '1.50%')}${fact('Interest earned this year', money.dollar(interestToDate))}</table></div></div><br>`,
    9,
  );
  pages.table({
    title: 'Transaction history',
    className: 'book',
    head: ['Date', 'Description', 'Type', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const type = entry.flow === 'card' ? 'Debit card' : entry.cents > 0 ? 'Credit' : 'ACH debit';
      return entryLine(entry, { text: entry.text, balance: true }, [
        date.twoDigits(entry.day),
        escape(entry.text),
        type,
        plus(entry.printed),
        money.dollar(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')), interestYearToDate: dollars(interestToDate) },
  });
}

/** An exported table with ISO dates, money in and money out in columns and a reference of each booking. */
function moneyInAndOut({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { ...online, electronic: [8, 18] } });
  const issuer = 'Switchyard Financial';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'table{font-size:10px}.book td,.book th{border:1px solid #ccc}.book .c3,.book .c4,.book .c5{text-align:right}.all td,.all th{text-align:right}.all .c0{text-align:left}',
    header: (page) =>
      `<div class="flex"><b>${issuer}</b><span>${escape(ledger.holder)} / Operating / ${ledger.account} / page ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div>${addressOf(ledger)}</div><br>Statement period: ${ledger.from} – ${ledger.to}<br>`, 6);
  pages.table({
    title: 'Balance overview (USD)',
    className: 'all',
    head: ['Account', 'Starting balance', 'Money in', 'Money out', 'Ending balance'],
    lines: [
      {
        cells: [
          'Operating',
          money.plain(ledger.beginning),
          money.plain(into),
          money.minus(out),
          money.plain(ledger.endingPrinted),
        ],
      },
    ],
  });
  pages.table({
    title: 'Activity (USD)',
    continued: 'Activity (USD)',
    className: 'book',
    head: ['Date', 'Payee', 'Reference', 'Money in', 'Money out', 'Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: entry.text, balance: true }, [
        entry.day,
        escape(entry.text),
        `TX-${random.digits(6)}`,
        entry.cents > 0 ? money.plain(entry.printed) : '',
        entry.cents > 0 ? '' : money.minus(entry.printed),
        money.plain(entry.balance),
      ]),
    ),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Two lists without balances, then the balance of each day; days with the short name of the month and the year. */
function depositsThenWithdrawals({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { ...online, fee: [0, 1] } });
  const issuer = 'Fernway';
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern}.book .c2{text-align:right}.book th{color:#777;font-weight:normal}.sum{width:60%}.sum .c1{text-align:right}h3{font-size:14px}',
    header: () =>
      `<div class="flex"><b style="font-size:22px;line-height:34px">Fernway</b><span class="r">Statement<br>${date.short(ledger.from)} to ${date.short(ledger.to)}</span></div><br>`,
    footer: (page) => `Fernway is a fintech, not a bank. &nbsp; ${page} of {pages}`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div>Business Checking Account<br>Account number ${ledger.account}</div></div><br>`,
    4,
  );
  pages.table({
    title: 'Account overview',
    className: 'sum',
    lines: [
      { cells: ['Beginning balance', money.dollar(ledger.beginning)] },
      { cells: [`Total deposits (${all(...moneyIn).length})`, money.dollar(into)] },
      { cells: [`Total withdrawals (${all(...moneyOut).length})`, money.dollarMinus(out)] },
      { cells: ['Ending balance', money.dollar(ledger.endingPrinted)], className: 'total' },
    ],
  });
  const section = (title: string, ...flows: readonly Flow[]) =>
    pages.table({
      title,
      continued: `${title} (cont.)`,
      className: 'book',
      head: ['Date', 'Description', 'Amount'],
      lines: [
        ...all(...flows).map((entry) =>
          entryLine(entry, { text: entry.text }, [
            date.short(entry.day),
            escape(entry.text),
            money.dollarMinus(entry.printed),
          ]),
        ),
        { cells: [`Total ${title.toLowerCase()}`, '', money.dollarMinus(sum(...flows))], className: 'total' },
      ],
    });
  section('Deposits', ...moneyIn);
  section('Withdrawals', ...moneyOut);
  pages.columns(2, {
    title: 'Daily balances',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({ cells: [date.short(day), money.dollar(cents)] })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const fintechAccounts: readonly Layout[] = [
  { name: 'fintech-grouped-by-day', forgeable: true, make: groupedByDay },
  { name: 'fintech-plus-and-minus', forgeable: true, make: plusAndMinus },
  { name: 'fintech-money-in-and-out', forgeable: true, make: moneyInAndOut },
  { name: 'fintech-deposits-then-withdrawals', forgeable: true, make: depositsThenWithdrawals },
];
