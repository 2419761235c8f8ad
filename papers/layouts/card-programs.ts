import { type Booking, bookingLine, sumOfBookings as sum } from '../bookings.ts';
import { firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, portions } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { accountOf, address, minimumOf, truth } from './card-accounts.ts';

const credit = (cents: number) => `${money.plain(cents)}${cents < 0 ? ' CR' : ''}`;
const dueDay = (day: string) => daysFrom(day, 26).to;

const drawn = (random: Random) => ({ ...accountOf(random), holder: firmOf(random) });

function merchantCodes({ random }: Request) {
  const account = drawn(random);
  const [issuer, last] = ['First Lighthouse Bank', random.digits(4)];
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-size:10px}.book th{background:#dfe5ee;height:28px;vertical-align:bottom}.book .c0,.book .c1{width:44px}.book .c5{text-align:right;width:84px}.strip td,.strip th{border:1px solid #5b6b82;text-align:center;white-space:normal}.strip th{background:#dfe5ee;font-size:9px}.coupon{border-top:2px dashed #000;padding-top:14px}h3{font-size:11px}.person td{font-weight:bold;background:#f4f6f9}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:24px;color:#1f3a63">${issuer}</b><span class="r">Visa Business Platinum &nbsp; ACCOUNT NUMBER XXXX XXXX XXXX ${last}<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div style="padding:14px 0">${address(account)}</div><div style="width:260px">${fact('Statement period', `${date.twoDigits(account.from)} to ${date.twoDigits(account.to)}`)}${fact('Statement closing date', date.twoDigits(account.to))}${fact('Days in cycle', String(account.days))}${fact('Credit limit', '$75,000')}${fact('Available credit', money.dollar(7_500_000 - account.balance))}${fact('Payment due date', date.twoDigits(dueDay(account.to)))}${fact('Minimum payment due', money.dollar(minimumOf(account)))}</div></div>`,
    7,
  );
  pages.table({
    title: 'COMPANY ACCOUNT SUMMARY',
    className: 'strip',
    head: [
      'Previous<br>balance',
      'Payments<br>(-)',
      'Credits<br>(-)',
      'Purchases &amp; other<br>charges (+)',
      'Fees<br>(+)',
      'Finance<br>charges (+)',
      'New<br>balance (=)',
    ],
    lines: [
      {
        cells: [
          ...[account.previous, sum(payments), sum(credits), sum(purchases), sum(fees), sum(interest)].map(
            money.dollar,
          ),
          `<b>${money.dollar(account.balance)}</b>`,
        ].map((text) => text.replace('-', '')),
      },
    ],
  });
  const lineOf = (booking: Booking): Line =>
    bookingLine({ ...booking, text: booking.text.toUpperCase() }, [
      date.dashed(booking.day),
      date.dashed(daysBefore(booking.day, random.between(0, 2))),
      random.digits(17),
      escape(booking.text.toUpperCase()),
      booking.cents > 0 && purchases.includes(booking)
        ? random.pick(['5251', '5542', '5943', '7372', '3058'])
        : '',
      credit(booking.cents),
    ]);
  const head = [
    'POST<br>DATE',
    'TRAN<br>DATE',
    '<br>REFERENCE NUMBER',
    '<br>TRANSACTION DESCRIPTION',
    '<br>MCC',
    '<br>AMOUNT',
  ];
  const section = (person: string, number: string, bookings: readonly Booking[]) => {
    if (bookings.length === 0) return;
    const debits = sum(bookings.filter(({ cents }) => cents > 0));
    const reduced = sum(bookings.filter(({ cents }) => cents < 0));
    pages.table({
      title: `${escape(person)} &nbsp; XXXX-XXXX-XXXX-${number}`,
      continued: `${escape(person)} &nbsp; XXXX-XXXX-XXXX-${number} (CONTINUED)`,
      className: 'book',
      head,
      lines: [
        ...bookings.toSorted((a, b) => a.day.localeCompare(b.day)).map(lineOf),
        {
          cells: ['', '', 'CREDITS', credit(reduced), 'TOTAL', credit(debits + reduced)],
          className: 'person',
        },
      ],
    });
  };
  section(account.holder.toUpperCase(), last, [...payments, ...fees, ...interest]);
  const people = [account.person, 'YOLANDA M FERRIS', 'TOBIAS K RENNER'];
  const parts = portions(
    [...credits, ...purchases],
    Math.ceil(purchases.length / 2),
    Math.ceil(purchases.length / 3),
  );
  parts.forEach((part, at) => section(people[at] ?? 'SHOP CARD', random.digits(4), part));
  pages.block(
    `<div class="coupon">Detach here and return this part with your payment.<div class="flex"><div>${issuer}<br>PO BOX 30495<br>TAMPA FL 33630-3495</div><div style="width:280px">${fact('Account ending', last)}${fact('New balance', money.dollar(account.balance))}${fact('Minimum payment due', money.dollar(minimumOf(account)))}${fact('Amount enclosed', '$ ____________')}</div></div></div>`,
    8,
  );
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

const abroad = [
  { place: 'Toronto ON', currency: 'CAD', rate: 1.36 },
  { place: 'London', currency: 'GBP', rate: 0.79 },
  { place: 'Monterrey', currency: 'MXN', rate: 17.1 },
];

function payInFull({ random }: Request) {
  const before = drawn(random);
  const account = { ...before, interest: [], balance: before.balance - sum(before.interest) };
  const issuer = 'Aldergate Charge Card Services';
  const { payments, credits, purchases, fees } = account;
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern;font-size:11px}.book .c0{width:84px}.book .c2,.book .c3{text-align:right;width:100px}.book td{border-bottom:1px solid #ededed}.grey{color:#777}.big{font-size:22px;line-height:30px}h3{font-weight:500;font-size:15px}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:16px;line-height:22px">Business Slate Card</b><br>${escape(account.holder)}<br>${account.person}</div><div class="r">Closing date ${date.short(account.to)}<br>Account ending 4-${account.days}00${String(account.previous).slice(-1)}<br>${page} / {pages}</div></div><br>`,
    footer: () => `Issued by ${issuer}, 90 Wharf Lane, Salt Lake City UT 84111`,
  });
  pages.block(
    `<div class="flex"><div>Pay in full by ${date.long(dueDay(account.to))}<div class="big">${money.dollar(account.balance)}</div>${address(account)}<br>Statement period ${date.short(account.from)} &ndash; ${date.short(account.to)}</div><div style="width:300px">${fact('Previous balance', money.dollar(account.previous))}${fact('Payments', money.dash(sum(payments)))}${fact('Credits', money.dash(sum(credits)))}${fact('New charges', `+${money.dollar(sum(purchases))}`)}${fact('Fees', `+${money.dollar(sum(fees))}`)}${fact('<b>New balance</b>', `<b>${money.dollar(account.balance)}</b>`)}<br>${fact('Points earned this period', money.whole(sum(purchases)))}</div></div><br>`,
    10,
  );
  const foreign = (booking: Booking): Line => {
    const isAbroad = booking.cents > 8_000 && random.chance(0.3);
    const { place, currency, rate } = random.pick(abroad);
    const under = isAbroad ? `<br><span class="grey">${place}</span>` : '';
    const local = isAbroad ? `${money.plain(Math.round(booking.cents * rate))} ${currency}` : '';
    const line = bookingLine(booking, [
      date.slashed(booking.day),
      `${escape(booking.text)}${under}`,
      local,
      money.dash(booking.cents),
    ]);
    return { ...line, height: isAbroad ? 2 : 1 };
  };
  const section = (title: string, bookings: readonly Booking[], total: string) => {
    if (bookings.length === 0) return;
    pages.table({
      title,
      continued: `${title}, continued`,
      className: 'book',
      head: ['Date', 'Description', 'Foreign spend', 'Amount'],
      lines: [
        ...bookings.map(foreign),
        { cells: ['', total, '', money.dash(sum(bookings))], className: 'total' },
      ],
    });
  };
  section('Payments', payments, 'Total payments');
  section('Credits', credits, 'Total credits');
  const first = purchases.slice(0, Math.ceil(purchases.length / 3));
  section(`New charges of ${account.person}`, first, `Subtotal ${account.person}`);
  section('New charges of GRETA W OLMSTEAD', purchases.slice(first.length), 'Subtotal GRETA W OLMSTEAD');
  section('Fees', fees, 'Total fees');
  pages.block(
    '<br>This is a charge card. Charges are due in full each month, so no interest rate applies.',
    2,
  );
  return { html: pages.html(), truth: truth(account, issuer, pages.rows) };
}

function couponOnTop({ random }: Request) {
  const account = drawn(random);
  const issuer = 'Cornhusker Community Bank';
  const { payments, credits, purchases, fees, interest } = account;
  const all = [...payments, ...credits, ...purchases].toSorted((a, b) => a.day.localeCompare(b.day));
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:10px/15px monospace}.book td{white-space:pre}.book .c4{text-align:right}.rates td,.rates th{border-bottom:1px solid #000;text-align:center;white-space:normal}h3{font:bold 11px/24px monospace;background:#e8e8e8;padding:0 4px;margin:3px 0}.cut{border-bottom:1px dashed #000;padding-bottom:10px;margin-bottom:10px}',
    header: (page) =>
      page === 1
        ? ''
        : `<div class="flex"><span>${escape(account.holder.toUpperCase())}</span><span>PAGE ${page} OF {pages}</span></div><br>`,
    footer: () => 'NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION ABOUT YOUR ACCOUNT',
  });
  pages.block(
    `<div class="cut"><div class="flex"><div>${issuer}<br>PO BOX 2711<br>OMAHA NE 68103-2711</div><div style="width:300px">${fact('PAYMENT DUE DATE', date.slashed(dueDay(account.to)))}${fact('NEW BALANCE', money.dollar(account.balance))}${fact('MINIMUM PAYMENT DUE', money.dollar(minimumOf(account)))}${fact('AMOUNT ENCLOSED', '$__________')}</div></div><br>${address(account)}<br>MAKE CHECK PAYABLE TO: BANKCARD CENTER<div class="r">5&#124;4799 2100 3316 ${random.digits(4)}&#124;${String(account.balance).padStart(9, '0')}</div></div>`,
    13,
  );
  pages.block(
    `<div class="flex"><div style="width:340px"><b>SUMMARY OF ACCOUNT ACTIVITY</b>${fact('PREVIOUS BALANCE', money.dollar(account.previous))}${fact('- PAYMENTS', money.plain(sum(payments)))}${fact('- OTHER CREDITS', money.plain(sum(credits)))}${fact('+ PURCHASES', money.plain(sum(purchases)))}${fact('+ CASH ADVANCES', '0.00')}${fact('+ FEES CHARGED', money.plain(sum(fees)))}${fact('+ INTEREST CHARGED', money.plain(sum(interest)))}${fact('= NEW BALANCE', money.dollar(account.balance))}</div><div style="width:300px"><b>STATEMENT CYCLE</b>${fact('FROM', date.slashed(account.from))}${fact('TO', date.slashed(account.to))}${fact('DAYS', String(account.days))}${fact('CREDIT LINE', '$50,000.00')}${fact('CREDIT AVAILABLE', money.dollar(5_000_000 - account.balance))}${fact('PAST DUE AMOUNT', '$0.00')}${fact('DISPUTED AMOUNT', '$0.00')}</div></div>`,
    10,
  );
  const lineOf = (booking: Booking): Line =>
    bookingLine({ ...booking, text: booking.text.toUpperCase() }, [
      date.numbers(daysBefore(booking.day, random.between(0, 2))),
      date.numbers(booking.day),
      random.digits(8),
      escape(booking.text.toUpperCase()),
      money.trailing(booking.cents),
    ]);
  const section = (title: string, bookings: readonly Booking[], total?: string) =>
    pages.table({
      title,
      continued: `${title} (CONTINUED)`,
      className: 'book',
      head: ['TRAN', 'POST', 'REF NUMBER', 'DESCRIPTION', 'AMOUNT'],
      lines: [
        ...bookings.map(lineOf),
        ...(total === undefined
          ? []
          : [{ cells: ['', '', '', total, money.plain(sum(bookings))], className: 'total' }]),
      ],
    });
  section('TRANSACTIONS', all);
  section('FEES', fees, 'TOTAL FEES FOR THIS PERIOD');
  section('INTEREST CHARGED', interest, 'TOTAL INTEREST FOR THIS PERIOD');
  pages.table({
    title: 'INTEREST CHARGE CALCULATION',
    className: 'rates',
    head: ['TYPE OF BALANCE', 'ANNUAL PERCENTAGE RATE', 'BALANCE SUBJECT TO RATE', 'INTEREST CHARGE'],
    lines: [
      { cells: ['PURCHASES', '17.24% (V)', money.dollar(account.previous), money.dollar(sum(interest))] },
      { cells: ['CASH ADVANCES', '24.99% (V)', '$0.00', '$0.00'] },
    ],
  });
  pages.block('(V) = VARIABLE RATE. IF YOU PAY ONLY THE MINIMUM YOU PAY MORE IN INTEREST.', 1);
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

export const cardPrograms: readonly Layout[] = [
  { name: 'card-merchant-codes-and-coupon', forgeable: false, make: merchantCodes },
  { name: 'card-pay-in-full', forgeable: false, make: payInFull },
  { name: 'card-coupon-above-the-summary', forgeable: false, make: couponOnTop },
];
