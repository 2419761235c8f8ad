import { checksInOrder, textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, textOf } from '../parts.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, daysOf, totalsOf } from '../totals.ts';

const isLastOfDay = (entry: Entry, at: number, all: readonly Entry[]) => all[at + 1]?.day !== entry.day;

function withoutChecks(ledger: Ledger): Line[] {
  return ledger.entries.flatMap((entry, at, all) => {
    const isLast = isLastOfDay(entry, at, all);
    const balance = isLast ? money.minus(entry.balance) : '';
    if (entry.check !== null && !isLast) return [];
    if (entry.check !== null)
      return [{ cells: [date.upper(entry.day), '<i>Checks, see list below</i>', '', balance] }];
    return [
      entryLine(entry, { text: entry.text, balance: isLast }, [
        date.upper(entry.day),
        escape(entry.text),
        money.minus(entry.printed),
        balance,
      ]),
    ];
  });
}

function starsInside({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [14, 36], card: [2, 8], electronic: [3, 8] } });
  const issuer = 'Peoples Bank of the Mohawk Valley';
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font:11px/15px serif}.beside{font:10px/15px monospace}.beside .end{padding-right:18px}.beside td{border-bottom:1px dotted #bbb}.book .c2,.book .c3{text-align:right;width:110px}.book .c0{width:64px}.sums{border:1px solid #000;padding:6px 14px;width:100%;columns:2;column-gap:60px}h3{font-weight:normal;font-variant:small-caps;font-size:15px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:26px">${issuer}</b><span class="r">Account ${ledger.account}<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => 'A star marks a break in the serial numbers. Items may be viewed for seven years.',
  });
  pages.block(
    `<div class="flex" style="padding:6px 0 14px"><div>${addressOf(ledger)}</div><div class="r">Small Business Checking<br>${date.long(ledger.from)} through ${date.long(ledger.to)}</div></div>`,
    5,
  );
  pages.block(
    `<div class="sums">${fact('Opening balance', money.plain(ledger.beginning))}${fact(`Checks (${all('check').length})`, money.minus(sum('check')))}${fact(`Other debits (${all('card', 'atm', 'electronic', 'fee').length})`, money.minus(sum('card', 'atm', 'electronic', 'fee')))}${fact(`Credits (${all(...moneyIn).length})`, money.plain(into))}${fact('Total debits', money.minus(sum(...moneyOut)))}${fact('Closing balance', money.plain(ledger.endingPrinted))}</div>`,
    4,
  );
  pages.table({
    title: 'Deposits and other debits',
    continued: 'Deposits and other debits, continued',
    className: 'book',
    head: ['Date', 'Description', 'Amount', 'Day-end balance'],
    lines: withoutChecks(ledger),
  });
  pages.columns(3, {
    title: 'Checks by serial number',
    head: ['Check', '', 'Date', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check),
        isGap ? '*' : '',
        date.upper(entry.day),
        money.plain(entry.printed),
      ]),
    ),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function yearAtFoot({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [3, 9], card: [6, 15], interest: [0, 1] } });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Sawtooth Independent Bank';
  const [year, month] = ledger.to.split('-');
  const { all, into, out } = totalsOf(ledger);
  const monthDay = (day: string) => `${date.month(day)} ${Number(day.slice(8))}`;
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-family:PaperModern;font-size:11px}.book .c2{text-align:right;width:120px}.book .c0{width:110px}.book td{border-bottom:1px solid #d7dde2;height:17px}.sum{width:380px;font-size:12px;line-height:19px;padding-bottom:18px}.mark{border-bottom:1px solid #2b4;margin:4px 0}.foot{text-align:center}',
    header: (page) =>
      `<div class="flex"><b style="font:700 22px/32px PaperWide;color:#24523b">${issuer}</b><span class="r">${escape(ledger.holder)}<br>${page === 1 ? 'Checking for business' : `page ${page}`}</span></div><br>`,
    footer: (page) =>
      `Statement ${month} of ${year} &nbsp;&middot;&nbsp; Account ${ledger.account} &nbsp;&middot;&nbsp; ${page} of {pages}`,
  });
  pages.block(`<div style="padding:10px 0 18px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<div class="sum"><b>${monthDay(ledger.from)} to ${monthDay(ledger.to)}</b><div class="mark"></div>${fact(`Balance on ${monthDay(ledger.from)}`, money.dollar(ledger.beginning))}${fact(`${all(...moneyIn).length} additions`, money.dollar(into))}${fact(`${all(...moneyOut).length} subtractions`, money.dollar(out))}${fact(`Balance on ${monthDay(ledger.to)}`, money.dollar(ledger.endingPrinted))}</div>`,
    9,
  );
  const section = (title: string, entries: readonly Entry[]) =>
    pages.table({
      title,
      continued: `${title}, continued`,
      className: 'book',
      lines: entries.map((entry) => ({
        ...entryLine(entry, { text: textOf(entry) }, [
          monthDay(entry.day),
          escape(textOf(entry)),
          money.dollar(entry.printed),
        ]),
        height: 1.2,
      })),
    });
  section('Additions', all(...moneyIn));
  section('Subtractions', all(...moneyOut));
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const grouped = (account: string) =>
  `${account.slice(0, 2)} ${account.slice(2, 6)} ${account.slice(6, 9)} ${account.slice(9)}`;

function daysSince({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [4, 10], card: [5, 12], atm: [1, 3] },
  });
  const ledger = { ...drawn, holder: firmOf(random) };
  const issuer = 'Palouse Grain Exchange Bank';
  const { all, into, out } = totalsOf(ledger);
  const amount = (label: string, text: string) => `<td>${label}<br><b>${text}</b></td>`;
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10.5px}.line td{border:1px solid #444;text-align:center;height:38px;padding-top:4px}.line .op{border:0;font-size:16px;width:20px;padding-top:8px}.book .c1{text-align:right;width:52px;padding-right:16px}.book .c3,.book .c4{text-align:right;width:104px}.book .c0{width:52px}.book tr:first-child th{border-bottom:1px solid #444}.facts{width:300px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 17px/26px serif">${issuer}</b><span>${page} of {pages}</span></div><br>`,
    footer: () => 'Colfax 509-555-0114 &nbsp; Pullman 509-555-0115 &nbsp; Moscow 208-555-0116',
  });
  pages.block(
    `<div class="flex" style="padding:4px 0 20px"><div>${addressOf(ledger)}</div><div class="facts">${fact('Business checking', grouped(ledger.account))}${fact('Last statement', date.slashed(daysBefore(ledger.from, 1)))}${fact('Closing date', date.slashed(ledger.to))}${fact('Days in this period', String(daysOf(ledger)))}</div></div>`,
    6,
  );
  const op = (mark: string) => `<td class="op">${mark}</td>`;
  pages.block(
    `<table class="line"><tr>${amount('Previous balance', money.plain(ledger.beginning))}${op('+')}${amount(`${all(...moneyIn).length} credits`, money.plain(into))}${op('&minus;')}${amount(`${all(...moneyOut).length} debits`, money.plain(out))}${op('=')}${amount('Current balance', money.plain(ledger.endingPrinted))}</tr></table><br>`,
    4,
  );
  pages.table({
    className: 'book',
    head: ['Date', 'Item', 'Description', 'Debit (&minus;)', 'Credit (+)'],
    lines: [
      ...ledger.entries.map((entry, at) =>
        entryLine(entry, { text: textOf(entry) }, [
          date.numbers(entry.day),
          String(at + 1).padStart(3, '0'),
          escape(textOf(entry)),
          entry.cents < 0 ? money.plain(entry.printed) : '',
          entry.cents < 0 ? '' : money.plain(entry.printed),
        ]),
      ),
    ],
  });
  pages.columns(2, {
    title: 'Balances of the period',
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const codeOf = (entry: Entry, random: Random) =>
  entry.check === null ? `${entry.flow.slice(0, 1).toUpperCase()}${random.digits(3)}` : String(entry.check);

function dollarApart({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [2, 8], card: [6, 14], electronic: [4, 10] } });
  const issuer = names.bank(random);
  const { into, out } = totalsOf(ledger);
  const signed = (cents: number) => [
    '$',
    cents < 0 ? `(${money.plain(cents)})` : `${money.plain(cents)}&nbsp;`,
  ];
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book td,.book th{border:1px solid #c9c9c9}.book .c3,.book .c5,.sum .c1{border-right:0;width:16px}.book td.c4,.book td.c6,.sum td.c2{border-left:0;text-align:right;width:88px}.book th.c3,.book th.c5{border-right:0}.book th.c4,.book th.c6{border-left:0;text-align:right}.book th{background:#ddebf7}.sum{width:340px}.sum td{border:1px solid #c9c9c9}.book .c0{width:78px}.book .c1{width:54px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px;line-height:24px">${escape(issuer)}</b><span>Statement export &nbsp; ${page} / {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding-bottom:12px"><div>${addressOf(ledger)}</div><div class="r">Business Checking ${ledger.account}<br>${date.named(ledger.from)} to ${date.named(ledger.to)}</div></div>`,
    5,
  );
  pages.table({
    className: 'sum',
    lines: [
      { cells: ['Beginning balance', ...signed(ledger.beginning)] },
      { cells: ['Deposits', ...signed(into)] },
      { cells: ['Withdrawals', ...signed(out)] },
      { cells: ['<b>Ending balance</b>', ...signed(ledger.endingPrinted)] },
    ],
  });
  pages.block('<br>', 1);
  pages.table({
    className: 'book',
    head: ['Date', 'Code', 'Description', '', 'Amount', '', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const text = entry.check === null ? entry.text : 'Check paid';
      return entryLine(entry, { text, balance: true }, [
        date.named(entry.day),
        codeOf(entry, random),
        escape(text),
        ...signed(entry.printed),
        ...signed(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankStarsAndSigns: readonly Layout[] = [
  { name: 'bank-stars-inside-check-rows', forgeable: true, make: starsInside },
  { name: 'bank-year-at-the-foot-only', forgeable: true, make: yearAtFoot },
  { name: 'bank-days-since-last-statement', forgeable: true, make: daysSince },
  { name: 'bank-dollar-sign-apart', forgeable: true, make: dollarApart },
];
