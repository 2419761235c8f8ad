import { type Booking, bookingLine, sumOfBookings as sum } from '../bookings.ts';
import { firmOf, kitchenOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { accountOf, address, minimumOf, truth } from './card-accounts.ts';
import { batchLine, salesOf, salesTruth } from './merchants.ts';

const due = (day: string) => daysFrom(day, 24).to;
const drawn = (random: Random) => ({ ...accountOf(random), holder: firmOf(random) });
type Drawn = ReturnType<typeof drawn>;
const lettered = (cents: number) => `${money.plain(cents)} ${cents < 0 ? 'CR' : 'DR'}`;
const crowded = (day: string) => `${day.slice(8)}${date.month(day).slice(0, 3).toUpperCase()}`;

function referencedLines(account: Drawn, random: Random): Line[] {
  const { payments, credits, purchases, fees, interest } = account;
  return [...payments, ...credits, ...purchases, ...fees, ...interest]
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((booking) => {
      const isPurchase = purchases.includes(booking);
      const ago = isPurchase ? random.between(0, 2) : 0;
      const text = booking.text.toUpperCase();
      return bookingLine({ ...booking, text }, [
        crowded(daysBefore(booking.day, ago)),
        crowded(booking.day),
        `${random.digits(8)}${booking.day.slice(5, 7)}`,
        escape(text),
        isPurchase ? `MCC ${random.pick(['5411', '5541', '5943', '5734', '7011', '4215'])}` : '',
        lettered(booking.cents),
      ]);
    });
}

function cycleFacts(account: Drawn): string {
  const { previous, payments, credits, purchases, fees, interest, balance, days, to } = account;
  return `${fact('Closing date', date.slashed(to))}${fact('Days in this cycle', String(days))}${fact('Previous balance', lettered(previous))}${fact('Payments', lettered(sum(payments)))}${fact('Credits', lettered(sum(credits)))}${fact('Purchases', lettered(sum(purchases)))}${fact('Fees', lettered(sum(fees)))}${fact('Interest', lettered(sum(interest)))}${fact('<b>New balance</b>', `<b>${lettered(balance)}</b>`)}`;
}

function daysInCycle({ random }: Request) {
  const account = drawn(random);
  const issuer = 'Wapello County Bank';
  const card = `${random.digits(4)} XX${random.digits(2)} XXXX ${random.digits(4)}`;
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:10.5px/15px monospace}.book td{white-space:pre}.book .c5{text-align:right;width:106px}.book th{font-weight:normal;border-bottom:1px solid #000}.left{width:330px}.right{width:300px;border:1px solid #000;padding:6px 12px;height:106px}h3{font:bold 11px/24px monospace}.rates td,.rates th{text-align:center;border:1px solid #000;font-weight:normal}',
    header: (page) =>
      `<div class="flex"><span>${issuer.toUpperCase()}<br>BUSINESS CREDIT CARD</span><span class="r">CARD ${card}<br>SHEET ${page} OF {pages}</span></div><br>`,
    footer: () =>
      `OPENED ${date.slashed(account.from)} &nbsp; CLOSED ${date.slashed(account.to)} &nbsp; BOX 14, OTTUMWA IA 52501 &nbsp; 641-555-0170`,
  });
  pages.block(`<div style="padding:8px 0 16px 30px">${address(account)}</div>`, 5);
  pages.block(
    `<div class="flex"><div class="left">${cycleFacts(account)}</div><div class="right">PAYMENT COUPON<br>${fact('Minimum payment', money.plain(minimumOf(account)))}${fact('Due', date.slashed(due(account.to)))}<br>${fact('Amount enclosed', '$________.__')}Card ${card}</div></div><br>`,
    11,
  );
  pages.table({
    className: 'book',
    head: ['TRANS', 'POST', 'REFERENCE', 'MERCHANT', 'CODE', 'AMOUNT'],
    lines: referencedLines(account, random),
  });
  pages.table({
    title: 'RATES',
    className: 'rates',
    head: ['BALANCE TYPE', 'ANNUAL RATE', 'DAILY RATE', 'AVERAGE DAILY BALANCE', 'INTEREST'],
    lines: [
      {
        cells: [
          'PURCHASES',
          '18.240%',
          '0.04997%',
          money.plain(Math.round(account.balance * 0.8)),
          money.plain(sum(account.interest)),
        ],
      },
      { cells: ['CASH', '24.990%', '0.06847%', '0.00', '0.00'] },
    ],
  });
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

const categories = ['Main shop', 'Second shop', 'Field crew', 'Office', 'Owner'];

function categoryLines(bookings: readonly Booking[], title: string): Line[] {
  if (bookings.length === 0) return [];
  return [
    { cells: [`<b>${title}</b>`, '', '', ''], className: 'head' },
    ...bookings.map((booking) =>
      bookingLine(booking, [date.monthDay(booking.day), escape(booking.text), money.dash(booking.cents), '']),
    ),
    {
      cells: ['', `${bookings.length} in ${title.toLowerCase()}`, '', money.dash(sum(bookings))],
      className: 'sub',
    },
  ];
}

function inCategories({ random }: Request) {
  const account = drawn(random);
  const { previous, payments, credits, purchases, fees, interest, balance } = account;
  const issuer = 'Larkspur Card';
  const pages = new Pages({
    capacity: 45,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding-top:36px}body{font-family:PaperWide;font-size:10px}.book .c2,.book .c3{text-align:right;width:130px}.book .c0{width:70px}.book td.c3{color:#5a3fa0}.head td{border-bottom:1px solid #5a3fa0}.sub td{font-style:italic;padding-bottom:6px}.strip{display:grid;grid-template-columns:repeat(7,1fr);text-align:center;background:#f3effb;padding:8px}.strip b{display:block;font-size:13px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:26px;color:#5a3fa0">${issuer}</b><span>${escape(account.holder)} &nbsp; ${date.short(account.from)} &ndash; ${date.short(account.to)} &nbsp; ${page}/{pages}</span></div><br>`,
    footer: () => 'Business credit card issued by Larkspur Bank, Member FDIC.',
  });
  const tile = (label: string, cents: number) => `<div>${label}<b>${money.dash(cents)}</b></div>`;
  pages.block(
    `<div class="flex" style="padding-bottom:10px"><div>${address(account)}</div><div class="r">Pay at least ${money.dollar(minimumOf(account))}<br>by ${date.long(due(account.to))}<br>Credit limit $40,000</div></div>`,
    4,
  );
  pages.block(
    `<div class="strip">${tile('Previous balance', previous)}${tile('Payments', sum(payments))}${tile('Credits', sum(credits))}${tile('Purchases', sum(purchases))}${tile('Fees', sum(fees))}${tile('Interest', sum(interest))}${tile('New balance', balance)}</div><br>`,
    5,
  );
  pages.table({
    className: 'book',
    head: ['Date', 'Where', 'Amount', 'Subtotal'],
    lines: [
      ...categoryLines(payments, 'Payments'),
      ...categoryLines(credits, 'Refunds'),
      ...categories.flatMap((title, at) =>
        categoryLines(
          purchases.filter((_, number) => number % 5 === at),
          title,
        ),
      ),
      ...categoryLines(fees, 'Fees'),
      ...categoryLines(interest, 'Interest'),
    ],
  });
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

type Batches = ReturnType<typeof salesOf>['batches'];
const netOf = (batches: Batches) => batches.reduce((total, { net }) => total + net, 0);

function weekOfBatches(pages: Pages, batches: Batches, week: number): void {
  if (batches.length === 0) return;
  const total = (name: 'gross' | 'refunds' | 'fees') => batches.reduce((all, batch) => all + batch[name], 0);
  pages.table({
    title: `Week ${week}`,
    continued: `Week ${week} (continued)`,
    className: 'book',
    head: ['Paid to your bank', 'Day', 'Card sales', 'Refunds', 'Our fee'],
    lines: [
      ...batches.map((batch) =>
        batchLine(batch, [
          money.dollar(batch.net),
          `${date.weekday(batch.day).slice(0, 3)} ${date.monthDay(batch.day)}`,
          money.dollar(batch.gross),
          batch.refunds === 0 ? '&mdash;' : money.dollarBrackets(-batch.refunds),
          money.dollarBrackets(-batch.fees),
        ]),
      ),
      {
        cells: [
          money.dollar(netOf(batches)),
          'Week',
          money.dollar(total('gross')),
          money.dollarBrackets(-total('refunds')),
          money.dollarBrackets(-total('fees')),
        ],
        className: 'total',
      },
    ],
  });
}

function weekByWeek({ random }: Request) {
  const sales = { ...salesOf(random), holder: kitchenOf(random) };
  const issuer = 'Copperline Payments';
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10px}.book .c0,.book .c2,.book .c3,.book .c4{text-align:right;width:120px}.book .c1{padding-left:40px}h3{color:#a0522d;line-height:22px;padding-top:4px}.said{font-size:13px;line-height:21px;border-left:5px solid #a0522d;padding-left:16px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 19px/28px PaperWide;color:#a0522d">${issuer}</b><span class="r">Merchant statement<br>page ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<b>${escape(sales.holder)}</b><br>Merchant ID 60110${sales.from.slice(0, 4)}77<br>${date.long(sales.from)} to ${date.long(sales.to)}<br><br>`,
    4,
  );
  pages.block(
    `<div class="said">Your card sales were <b>${money.dollar(sales.gross)}</b>. You gave back <b>${money.dollar(sales.refunds)}</b> in refunds.<br>We charged <b>${money.dollar(sales.fees)}</b> in fees and paid <b>${money.dollar(sales.net)}</b> to your bank.</div><br>`,
    4,
  );
  [0, 1, 2, 3, 4].forEach((week) =>
    weekOfBatches(
      pages,
      sales.batches.filter(({ day }) => Math.floor((Number(day.slice(8)) - 1) / 7) === week),
      week + 1,
    ),
  );
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

function feesInOneDebit({ random }: Request) {
  const before = { ...salesOf(random), holder: firmOf(random) };
  const batches = before.batches.map((batch) => ({ ...batch, net: batch.gross - batch.refunds }));
  const sales = { ...before, batches, net: netOf(batches) };
  const issuer = 'Sentinel Bankcard Services';
  const [volume, items] = [Math.round(sales.fees * 0.78), batches.length * random.between(8, 20)];
  const perItem = Math.round(sales.fees * 0.14);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:11px/15px serif}.beside{border:1px solid #333}.beside .end{padding-right:16px}.sum{width:70%;margin:0 auto}.sum .c1{text-align:right}.sum td{border-bottom:1px dotted #666}h3{font-weight:normal;letter-spacing:1px}',
    header: (page) =>
      `<div style="text-align:center"><b style="font-size:17px;line-height:24px">${issuer}</b><br>MERCHANT PROCESSING STATEMENT</div><div class="flex"><span>${escape(sales.holder)}</span><span>${date.slashed(sales.from)} - ${date.slashed(sales.to)} &nbsp; page ${page}</span></div><br>`,
    footer: () => 'Fees are withdrawn in one debit on the third business day of the next month.',
  });
  pages.columns(3, {
    title: 'DEPOSITS TO YOUR ACCOUNT',
    head: ['Date', 'Batch', 'Amount'],
    lines: batches.map((batch, at) =>
      batchLine(batch, [date.numbers(batch.day), `B${String(at + 101)}`, money.plain(batch.net)]),
    ),
  });
  const row = (label: string, cents: number): Line => ({ cells: [label, money.dollar(cents)] });
  pages.table({
    title: 'SALES AND DEPOSITS',
    className: 'sum',
    lines: [
      row('Gross sales', sales.gross),
      row('Less refunds', -sales.refunds),
      { ...row('Total deposits', sales.net), className: 'total' },
    ],
  });
  pages.table({
    title: 'FEES',
    className: 'sum',
    lines: [
      row('Discount, 2.05% of volume and card brand charges', volume),
      row(`Transaction fees, ${items} items`, perItem),
      row('Monthly service and network access', sales.fees - volume - perItem),
      { ...row('Total fees', sales.fees), className: 'total' },
    ],
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

export const cardAndMerchantGroups: readonly Layout[] = [
  { name: 'card-days-in-the-cycle', forgeable: false, make: daysInCycle },
  { name: 'card-categories-with-subtotals', forgeable: false, make: inCategories },
  { name: 'merchant-week-by-week', forgeable: false, make: weekByWeek },
  { name: 'merchant-fees-in-one-debit', forgeable: false, make: feesInOneDebit },
];
