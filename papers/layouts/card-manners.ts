import { type Booking, bookingLine, sumOfBookings as sum } from '../bookings.ts';
import { firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, portions } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { accountOf, address, minimumOf, truth } from './card-accounts.ts';

const due = (day: string) => daysFrom(day, 25).to;
const drawn = (random: Random) => ({ ...accountOf(random), holder: firmOf(random) });
type Drawn = ReturnType<typeof drawn>;

const byDay = ({ payments, credits, purchases, fees, interest }: Drawn): Booking[] =>
  [...payments, ...credits, ...purchases, ...fees, ...interest].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );

function rollingLines(account: Drawn, random: Random): Line[] {
  let balance = account.previous;
  return byDay(account).map(({ day, text, cents }) => {
    balance += cents;
    return {
      cells: [
        date.dashed(day),
        random.digits(6),
        escape(text.toUpperCase()),
        money.trailing(cents),
        money.trailing(balance),
      ],
      row: { day, text: text.toUpperCase(), amount: dollars(cents), balance: dollars(balance) },
    };
  });
}

function rollingBalance({ random }: Request) {
  const account = drawn(random);
  const issuer = 'Big Sky State Bank';
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font:10.5px/15px monospace}h3{font:bold 11px/24px monospace}th{font-weight:normal;border-top:1px solid #000;border-bottom:1px solid #000}.book td{white-space:pre}.book .c3,.book .c4{text-align:right}.book .c0{width:52px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 50px;border:1px solid #000;padding:6px 12px}',
    header: (page) =>
      `<div class="flex"><span>${issuer.toUpperCase()} BANKCARD<br>BOX 60, MILES CITY MT 59301</span><span class="r">MASTERCARD BUSINESS<br>ACCT 5391 XXXX XXXX ${String(account.previous).padStart(4, '0').slice(-4)} &nbsp; PG ${page}</span></div><br>`,
  });
  pages.block(`<div style="padding:10px 0 20px 40px">${address(account)}</div>`, 6);
  pages.block(
    `<div class="two">${fact('OPENING DATE', date.slashed(account.from))}${fact('CLOSING DATE', date.slashed(account.to))}${fact('PREVIOUS BALANCE', money.plain(account.previous))}${fact('CREDIT LIMIT', '30,000.00')}${fact('PAYMENTS', money.trailing(sum(payments)))}${fact('MIN PAYMENT', money.plain(minimumOf(account)))}${fact('CREDITS', money.trailing(sum(credits)))}${fact('DUE DATE', date.slashed(due(account.to)))}${fact('PURCHASES', money.plain(sum(purchases)))}${fact('PERIODIC RATE', '1.3741%')}${fact('LATE AND OTHER FEES', money.plain(sum(fees)))}${fact('ANNUAL PERCENTAGE RATE', '16.490%')}${fact('INTEREST CHARGED', money.plain(sum(interest)))}${fact('NEW BALANCE', money.plain(account.balance))}</div><br>`,
    9,
  );
  pages.table({
    continued: '',
    className: 'book',
    head: ['DATE', 'REF', 'DESCRIPTION', 'AMOUNT', 'BALANCE'],
    lines: [
      { cells: ['', '', 'PREVIOUS BALANCE', '', money.trailing(account.previous)] },
      ...rollingLines(account, random),
      { cells: ['', '', 'NEW BALANCE', '', money.trailing(account.balance)], className: 'total' },
    ],
  });
  pages.block(
    '<br>A MINUS SIGN AFTER AN AMOUNT DENOTES A CREDIT. MAIL PAYMENTS FIVE DAYS BEFORE THE DUE DATE.',
    2,
  );
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

function ofOneCard(pages: Pages, name: string, last: string, bookings: readonly Booking[], random: Random) {
  if (bookings.length === 0) return;
  pages.table({
    title: `${name} <span class="grey">virtual card ${last}</span>`,
    continued: `${name} <span class="grey">virtual card ${last}, continued</span>`,
    className: 'book',
    head: ['Posted', 'Merchant', 'Memo', 'Receipt', 'Amount'],
    lines: [
      ...bookings.map((booking) => ({
        ...bookingLine(booking, [
          date.short(booking.day),
          escape(booking.text),
          random.pick(['', 'Client work', 'Team', 'Renewal']),
          random.chance(0.7) ? '&#10003;' : 'Missing',
          money.dollar(booking.cents),
        ]),
        height: 1.2,
      })),
      { cells: ['', `Spend on ${name}`, '', '', money.dollar(sum(bookings))], className: 'total' },
    ],
  });
}

function virtualNumbers({ random }: Request) {
  const before = drawn(random);
  const account = {
    ...before,
    fees: [],
    interest: [],
    balance: before.balance - sum(before.fees) - sum(before.interest),
  };
  const issuer = 'Spruce Spend';
  const { payments, credits, purchases } = account;
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.grey{color:#888;font-weight:400}.book td{border-bottom:1px solid #eee;height:17px}.book .c4{text-align:right}.book .c2,.book .c3{color:#666}.facts{width:360px;margin-left:auto}h3{font-size:13px}',
    header: (page) =>
      `<div class="flex"><b style="font:800 19px/28px PaperModern;color:#11553f">${issuer}</b><span class="r">Card statement ${page}/{pages}<br>${date.long(account.from)} &ndash; ${date.long(account.to)}</span></div><br>`,
    footer: () => 'Spruce cards are charge cards issued by Gannet Bank, Member FDIC. No interest applies.',
  });
  pages.block(
    `<div class="flex"><div>${address(account)}</div><div class="facts">${fact('Previous statement balance', money.dollar(account.previous))}${fact('Payments', money.dollar(sum(payments)))}${fact('Refunds and credits', money.dollar(sum(credits)))}${fact('Card spend', money.dollar(sum(purchases)))}${fact('Fees', '$0.00')}${fact('Interest', '$0.00')}${fact('<b>New statement balance</b>', `<b>${money.dollar(account.balance)}</b>`)}${fact('Autopay on', date.short(due(account.to)))}</div></div><br>`,
    10,
  );
  pages.table({
    title: 'Payments, refunds and credits',
    className: 'book',
    head: ['Posted', 'Source', '', '', 'Amount'],
    lines: [...payments, ...credits].map((booking) =>
      bookingLine(booking, [
        date.short(booking.day),
        escape(booking.text),
        '',
        '',
        money.dollar(booking.cents),
      ]),
    ),
  });
  const part = Math.ceil(purchases.length / 4);
  const cards = ['Advertising', 'Software', 'Shop floor', 'Travel'];
  portions(purchases, part, part).forEach((bookings, at) =>
    ofOneCard(pages, cards[at] ?? 'Other', random.digits(4), bookings, random),
  );
  return { html: pages.html(), truth: truth(account, issuer, pages.rows) };
}

const warning = (account: Drawn): string =>
  `<table class="warn"><tr><th>If you make no additional charges and each month you pay</th><th>You will pay off this balance in about</th><th>And pay an estimated total of</th></tr><tr><td>Only the minimum payment</td><td>14 years</td><td>${money.dollar(Math.round(account.balance * 1.9))}</td></tr><tr><td>${money.dollar(Math.round(account.balance / 30))}</td><td>3 years</td><td>${money.dollar(Math.round(account.balance * 1.2))}</td></tr></table>`;

function chargeLines(account: Drawn, random: Random): Line[] {
  const { payments, credits, purchases, fees, interest } = account;
  const lines = byDay(account).map((booking) => {
    const amount = money.plain(booking.cents);
    const ago = purchases.includes(booking) ? random.between(0, 2) : 0;
    return bookingLine(booking, [
      date.bare(daysBefore(booking.day, ago)),
      date.bare(booking.day),
      escape(booking.text),
      ...(booking.cents > 0 ? [amount, ''] : ['', amount]),
    ]);
  });
  const [charged, credited] = [sum([...purchases, ...fees, ...interest]), sum([...payments, ...credits])];
  const totals = ['', '', 'Totals', money.plain(charged), money.plain(credited)];
  return [...lines, { cells: totals, className: 'total' }];
}

function summaryLines(account: Drawn): Line[] {
  const row = (label: string, cents: number): Line => ({ cells: [label, money.dollarMinus(cents)] });
  return [
    row('Previous balance', account.previous),
    row('Payments received', sum(account.payments)),
    row('Merchandise credits', sum(account.credits)),
    row('New purchases', sum(account.purchases)),
    row('Fees charged', sum(account.fees)),
    row('Interest charged', sum(account.interest)),
    { ...row('New balance', account.balance), className: 'total' },
    row('Minimum payment due', minimumOf(account)),
    { cells: ['Payment due date', date.long(due(account.to))] },
  ];
}

function debitsLeft({ random }: Request) {
  const account = drawn(random);
  const issuer = 'Chesapeake First Bank';
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:10.5px}.book .c3,.book .c4{text-align:right;width:92px}.book .c0,.book .c1{width:50px}.book th{border-bottom:2px solid #7a1f1f}.book tr:nth-child(even) td{background:#faf3f0}.sum{width:64%}.sum .c1{text-align:right}.sum td{border-bottom:1px solid #ddc}.warn td,.warn th{border:1px solid #7a1f1f;white-space:normal;text-align:center}h3{color:#7a1f1f}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px/26px serif;color:#7a1f1f">${issuer}</b><span>World Business Card ending 0417 &nbsp; ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:8px 0 14px">${address(account)}</div>`, 5);
  pages.table({
    title: `Transactions from ${date.short(account.from)} to ${date.short(account.to)}`,
    continued: 'Transactions (continued)',
    className: 'book',
    head: ['Trans', 'Post', 'Description', 'Charges', 'Credits'],
    lines: chargeLines(account, random),
  });
  pages.table({ title: 'Account summary', className: 'sum', lines: summaryLines(account) });
  pages.block(`<h3>Minimum payment warning</h3>${warning(account)}`, 8);
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

export const cardManners: readonly Layout[] = [
  { name: 'card-rolling-balance', forgeable: false, make: rollingBalance },
  { name: 'card-virtual-numbers', forgeable: false, make: virtualNumbers },
  { name: 'card-debits-left', forgeable: false, make: debitsLeft },
];
