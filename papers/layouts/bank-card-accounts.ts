import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

function purchaseText(entry: Entry, random: Random): string[] {
  if (entry.check !== null) return [`Check # ${entry.check}`];
  const day = date.numbers(entry.day);
  if (entry.flow === 'card')
    return [`Card Purchase ${day} ${entry.text}`, `Card ${random.pick(['4417', '9025'])}`];
  if (entry.flow === 'electronic')
    return [
      `Orig CO Name:${entry.text} Orig ID:${random.digits(10)}`,
      `Desc Date: Sec:CCD Trace#:${random.digits(15)}`,
    ];
  return [entry.text];
}

/** One table of long descriptions on two lines, a running balance, a cycle that begins within a month. */
function transactionDetail({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [0, 4], card: [14, 30] } });
  const issuer = names.bank(random);
  const { sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 53,
    style:
      '.sum{width:52%}.sum .c1,.book .c2,.book .c3{text-align:right}.book td{border-bottom:1px solid #ddd}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px">${escape(issuer.toUpperCase())}</b><div class="r">${date.longPadded(ledger.from)} through ${date.longPadded(ledger.to)}<br>Account Number: <b>000000${ledger.account}</b></div></div>${page === 1 ? '<div>PO Box 70114<br>Louisville, KY 40202</div>' : '<br>'}<br>`,
    footer: (page) => `<div class="r">Page <b>${page}</b> of <b>{pages}</b></div>`,
  });
  pages.block(
    `<div class="flex" style="padding:16px 0"><div>${addressOf(ledger)}</div><div style="width:260px"><b>CUSTOMER SERVICE INFORMATION</b><br>Service Center: 1-800-555-0135<br>Para Espanol: 1-888-555-0122<br>International Calls: 1-713-555-0177</div></div>`,
    7,
  );
  const row = (label: string, cents: number): Line => ({ cells: [label, money.minus(cents)] });
  pages.table({
    title: 'CHECKING SUMMARY &nbsp; Performance Business Checking',
    className: 'sum',
    head: ['', 'AMOUNT'],
    lines: [
      { cells: ['<b>Beginning Balance</b>', `<b>${money.dollar(ledger.beginning)}</b>`] },
      row('Deposits and Additions', into),
      ...(sum('check') === 0 ? [] : [row('Checks Paid', sum('check'))]),
      row('ATM &amp; Debit Card Withdrawals', sum('card', 'atm')),
      row('Electronic Withdrawals', sum('electronic')),
      row('Fees', sum('fee')),
      {
        cells: ['<b>Ending Balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`],
        className: 'total',
      },
    ],
  });
  pages.block('<br>Your account earned no interest this period.', 2);
  pages.table({
    title: 'TRANSACTION DETAIL',
    continued: 'TRANSACTION DETAIL <i>(continued)</i>',
    className: 'book',
    head: ['DATE', 'DESCRIPTION', 'AMOUNT', 'BALANCE'],
    lines: [
      { cells: ['', '<b>Beginning Balance</b>', '', `<b>${money.dollar(ledger.beginning)}</b>`] },
      ...ledger.entries.map((entry) => {
        const texts = purchaseText(entry, random);
        const line = entryLine(entry, { text: texts.join(' '), balance: true }, [
          date.numbers(entry.day),
          texts.map(escape).join('<br>'),
          money.minus(entry.printed),
          money.minus(entry.balance),
        ]);
        return { ...line, height: texts.length };
      }),
      { cells: ['', '<b>Ending Balance</b>', '', `<b>${money.dollar(ledger.ending)}</b>`] },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** Purchases under the number of each card with a subtotal, fees of this year and this period, capitals on two lines. */
function cardSubtotals({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { card: [16, 34], check: [0, 8] } });
  const issuer = names.bank(random);
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      '.sum{width:48%}.sum .c1,.book .c2{text-align:right}.fees td{border:1px solid #777;text-align:center}h3{color:#123a7a}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><div><b>${escape(issuer)}</b><br>P.O. Box 90415<br>Dover, DE 19901</div><div class="r">Business Advantage</div></div><br>`
        : `<div>${escape(ledger.holder)} &nbsp; ! &nbsp; Account # ${ledger.account} &nbsp; ! &nbsp; ${date.long(ledger.from)} to ${date.long(ledger.to)}</div><br>`,
    footer: (page) => `<div class="r">Page ${page} of {pages}</div>`,
  });
  pages.block(`<div style="padding:14px 0">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<h2>Your Business Fundamentals Checking</h2>${date.long(ledger.from)} to ${date.long(ledger.to)} &nbsp; Account number: ${ledger.account}`,
    3,
  );
  const total = (cents: number) => `<b>${money.dollar(cents)}</b>`;
  pages.table({
    title: 'Account summary',
    className: 'sum',
    lines: [
      { cells: [`Beginning balance on ${date.long(ledger.from)}`, money.dollar(ledger.beginning)] },
      { cells: ['Deposits and other credits', money.minus(into)] },
      { cells: ['Withdrawals and other debits', money.minus(sum('card', 'atm', 'electronic'))] },
      { cells: ['Checks', money.minus(sum('check'))] },
      { cells: ['Service fees', money.minus(sum('fee'))] },
      { cells: [`<b>Ending balance on ${date.long(ledger.to)}</b>`, total(ledger.endingPrinted)] },
    ],
  });
  const two = (entry: Entry): Line => {
    const texts = [
      `${entry.text.toUpperCase()} DES:${entry.cents > 0 ? 'PAYMENT' : 'DEBIT'} ID:${random.digits(9)}`,
      `INDN:${ledger.holder} CO ID:${random.digits(10)} CCD`,
    ];
    const line = entryLine(entry, { text: texts.join(' ') }, [
      date.twoDigits(entry.day),
      texts.map(escape).join('<br>'),
      money.minus(entry.printed),
    ]);
    return { ...line, height: 2 };
  };
  const short = (entry: Entry): Line => {
    const text =
      entry.check === null ? `${entry.text.toUpperCase()} ${random.digits(17)}` : `Check ${entry.check}`;
    return entryLine(entry, { text }, [date.twoDigits(entry.day), escape(text), money.minus(entry.printed)]);
  };
  const section = (title: string, flows: readonly Flow[], lines: readonly Line[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title,
      continued: `${title} - continued`,
      className: 'book',
      head: ['Date', 'Description', 'Amount'],
      lines: [
        ...lines,
        { cells: [`<b>Total ${title.toLowerCase()}</b>`, '', total(sum(...flows))], className: 'total' },
      ],
    });
  };
  section('Deposits and other credits', moneyIn, all(...moneyIn).map(two));
  const card = all('card', 'atm');
  const first = card.slice(0, Math.ceil(card.length * 0.7));
  const other = card.slice(first.length);
  const group = (number: string, entries: readonly Entry[]): Line[] => [
    { cells: [`Card account # XXXX XXXX XXXX ${number}`, '', ''] },
    ...entries.map(short),
    { cells: [`Subtotal for card account # XXXX XXXX XXXX ${number}`, '', total(sumOf(entries))] },
  ];
  section(
    'Withdrawals and other debits',
    ['card', 'atm', 'electronic'],
    [...all('electronic').map(two), ...group('4417', first), ...group('9025', other)],
  );
  section('Checks', ['check'], all('check').map(short));
  section('Service fees', ['fee'], all('fee').map(short));
  pages.table({
    className: 'fees',
    head: ['', 'Total for this period', 'Total year-to-date'],
    lines: [
      { cells: ['Total Overdraft fees', '$0.00', '$35.00'] },
      { cells: ['Total NSF: Returned Item fees', '$0.00', '$0.00'] },
    ],
  });
  pages.columns(3, {
    title: 'Daily ledger balances',
    head: ['Date', 'Balance ($)'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.minus(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { overdraftFeesPeriod: 0, overdraftFeesYearToDate: 35 },
  });
}

export const bankCardAccounts: readonly Layout[] = [
  { name: 'bank-transaction-detail', forgeable: true, make: transactionDetail },
  { name: 'bank-card-subtotals', forgeable: true, make: cardSubtotals },
];
