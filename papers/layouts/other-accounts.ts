import { entriesOf, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';

const quiet = { check: [0, 0], card: [0, 0], atm: [0, 0], fee: [0, 0] } as const;

/** A credit union: the balances are rows of the table, withdrawals have the minus behind. */
function shareDraft({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery);
  const issuer = names.union(random);
  const pages = new Pages({
    capacity: 56,
    style: '.book .c3,.book .c4{text-align:right}',
    header: (page) =>
      `<div class="flex"><div><b>${escape(issuer)}</b><br>Federally insured by NCUA</div><div>Member Number: ${ledger.account.slice(0, 6)}<br>Statement Period: ${date.twoDigits(ledger.from)} - ${date.twoDigits(ledger.to)}<br>Page: ${page}</div></div><br>`,
  });
  pages.block(`<div style="padding:10px 0 20px">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: 'SHARE ID 0009 &nbsp; BUSINESS CHECKING',
    className: 'book',
    head: ['Eff Date', 'Post Date', 'Transaction Description', 'Amount', 'New Balance'],
    lines: [
      { cells: ['', date.twoDigits(ledger.from), 'Previous Balance', '', money.plain(ledger.beginning)] },
      ...ledger.entries.map((entry) => {
        const text = entry.check === null ? entry.text : `Draft ${entry.check}`;
        return entryLine(entry, { text, balance: true }, [
          date.numbers(entry.day),
          date.numbers(entry.day),
          escape(text),
          money.trailing(entry.printed),
          money.plain(entry.balance),
        ]);
      }),
      { cells: ['', date.twoDigits(ledger.to), 'Ending Balance', '', money.plain(ledger.endingPrinted)] },
    ],
  });
  pages.block(
    `<br><div>Total Deposits and Credits: ${money.plain(sumOf(entriesOf(ledger, ...moneyIn)))}</div><div>Total Withdrawals and Debits: ${money.plain(sumOf(entriesOf(ledger, ...moneyOut)))}</div>`,
    3,
  );
  pages.block(
    '<div>Dividends paid year to date: 0.00 &nbsp; Overdraft fees this period: 0.00 &nbsp; year to date: 0.00</div>',
    1,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** A credit union that prints deposits and withdrawals in brackets in one column, with a member's name above. */
function memberAccount({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    person: true,
    largest: 3200,
    flows: { deposit: [3, 6], electronic: [3, 6] },
  });
  const issuer = names.union(random);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book .c2,.book .c3{text-align:right}.sum{width:50%}.sum .c1{text-align:right}',
    header: () =>
      `<div class="flex"><b style="font-size:17px">${escape(issuer)}</b><span>Account Statement<br>${date.long(ledger.from)} to ${date.long(ledger.to)}</span></div><br>`,
    footer: (page) => `${page} / {pages}`,
  });
  pages.block(`<div style="padding:10px 0 20px">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: `Free Checking &nbsp; x${ledger.account.slice(-4)}`,
    className: 'sum',
    lines: [
      { cells: [`Balance Forward`, money.dollar(ledger.beginning)] },
      { cells: ['Deposits and Credits', money.dollar(sumOf(entriesOf(ledger, ...moneyIn)))] },
      { cells: ['Withdrawals and Fees', money.dollarBrackets(sumOf(entriesOf(ledger, ...moneyOut)))] },
      { cells: ['Ending Balance', money.dollar(ledger.endingPrinted)], className: 'total' },
    ],
  });
  pages.table({
    title: 'Account Activity',
    continued: 'Account Activity (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const text = entry.check === null ? entry.text : `Check #${entry.check}`;
      return entryLine(entry, { text, balance: true }, [
        date.monthDay(entry.day),
        escape(text),
        money.dollarBrackets(entry.printed),
        money.dollar(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

/** An online account for firms: the newest booking first, a true minus, no sections. */
function newestFirst({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [0, 0], atm: [0, 0] } });
  const issuer = 'Tidal';
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern}.book .c3,.book .c4{text-align:right}.facts{display:flex;gap:70px}.facts b{display:block;font-size:14px}',
    header: (page) => (page === 1 ? '<h2>tidal</h2>' : '<br>'),
    footer: (page) => `Tidal is a financial technology company, not a bank. Page ${page}`,
  });
  const fact = (label: string, value: string) => `<div>${label}<b>${value}</b></div>`;
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r">Monthly statement<br>${date.short(ledger.from)} – ${date.short(ledger.to)}<br>Business checking ••${ledger.account.slice(-4)}</div></div><br>`,
    5,
  );
  pages.block(
    `<div class="facts">${fact('Opening balance', money.dollar(ledger.beginning))}${fact('Money in', `+${money.dollar(sumOf(entriesOf(ledger, ...moneyIn)))}`)}${fact('Money out', money.dash(sumOf(entriesOf(ledger, ...moneyOut))))}${fact('Closing balance', money.dollar(ledger.endingPrinted))}</div><br>`,
    4,
  );
  pages.table({
    title: 'All transactions',
    className: 'book',
    head: ['Date', 'To / From', 'Type', 'Amount', 'Balance'],
    lines: ledger.entries
      .toReversed()
      .map((entry) =>
        entryLine(entry, { text: entry.text, balance: true }, [
          date.monthDay(entry.day),
          escape(entry.text),
          entry.flow === 'card' ? 'Card' : 'Transfer',
          money.dash(entry.printed),
          money.dollar(entry.balance),
        ]),
      ),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** An online account whose summary is a sentence and whose table has the balance at the end of each day. */
function endOfDay({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [0, 0], atm: [0, 0], card: [5, 10] } });
  const issuer = 'Juniper Street Financial';
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperWide}.book .c3,.book .c4{text-align:right}.sum{width:45%}.sum .c1{text-align:right}',
    header: () =>
      `<div class="flex"><b>${issuer}</b><span>${date.month(ledger.to)} ${ledger.to.slice(0, 4)} statement</span></div><br>`,
    footer: (page) => `${page} of {pages}`,
  });
  pages.block(
    `<div>${addressOf(ledger)}</div><br>Routing 084106768 &nbsp; Account ${ledger.account}<br>Statement period ${ledger.from} to ${ledger.to}<br>`,
    7,
  );
  pages.table({
    title: 'Summary',
    className: 'sum',
    lines: [
      { cells: ['Starting balance', money.dollar(ledger.beginning)] },
      { cells: ['Total deposits', money.dollar(sumOf(entriesOf(ledger, ...moneyIn)))] },
      { cells: ['Total withdrawals', money.dollarMinus(sumOf(entriesOf(ledger, ...moneyOut)))] },
      { cells: ['Statement balance', money.dollar(ledger.endingPrinted)], className: 'total' },
    ],
  });
  pages.table({
    title: 'Transactions',
    className: 'book',
    head: ['Date (UTC)', 'Description', 'Type', 'Amount', 'End of day balance'],
    lines: ledger.entries.map((entry, at) => {
      const isLast = ledger.entries[at + 1]?.day !== entry.day;
      return entryLine(entry, { text: entry.text, balance: isLast }, [
        date.monthDay(entry.day),
        escape(entry.text),
        entry.flow === 'card' ? 'Debit card' : 'ACH',
        money.dollarMinus(entry.printed),
        isLast ? money.dollar(entry.balance) : '',
      ]);
    }),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

/** A savings account: few bookings, interest, a rate and the year to date. */
function savings({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    flows: { ...quiet, deposit: [1, 4], electronic: [0, 2], interest: [1, 1] },
  });
  const issuer = names.bank(random);
  const interest = sumOf(entriesOf(ledger, 'interest'));
  const pages = new Pages({
    capacity: 54,
    style: '.book .c2,.book .c3{text-align:right}.sum{width:60%}.sum .c1{text-align:right}',
    header: (page) =>
      `<div class="flex"><b>${escape(issuer)}</b><span>Statement period: ${date.slashed(ledger.from)} - ${date.slashed(ledger.to)}<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:20px 0">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: `Business Market Rate Savings &nbsp; ${ledger.account}`,
    className: 'sum',
    lines: [
      { cells: [`Beginning balance on ${date.long(ledger.from)}`, money.dollar(ledger.beginning)] },
      { cells: ['Deposits and credits', money.plain(sumOf(entriesOf(ledger, 'deposit')))] },
      { cells: ['Interest paid', money.plain(interest)] },
      { cells: ['Withdrawals and debits', `-${money.plain(sumOf(entriesOf(ledger, ...moneyOut)))}`] },
      {
        cells: [`Ending balance on ${date.long(ledger.to)}`, money.dollar(ledger.endingPrinted)],
        className: 'total',
      },
      { cells: ['Annual percentage yield earned', '0.41%'] },
      { cells: ['Interest paid year to date', money.dollar(interest * 4)] },
    ],
  });
  pages.table({
    title: 'Transaction history',
    className: 'book',
    head: ['Date', 'Description', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: entry.text, balance: true }, [
        date.numbers(entry.day),
        escape(entry.text),
        money.minus(entry.printed),
        money.plain(entry.balance),
      ]),
    ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: interest / 100 },
  });
}

export const otherAccounts: readonly Layout[] = [
  { name: 'union-share-draft', forgeable: true, make: shareDraft },
  { name: 'union-member-account', forgeable: true, make: memberAccount },
  { name: 'fintech-newest-first', forgeable: true, make: newestFirst },
  { name: 'fintech-end-of-day', forgeable: true, make: endOfDay },
  { name: 'bank-savings', forgeable: true, make: savings },
];
