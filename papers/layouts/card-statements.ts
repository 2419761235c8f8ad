import { type Booking, bookingLine, sumOfBookings as sum } from '../bookings.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { accountOf, address, minimumOf, truth } from './card-accounts.ts';

function threeLines({ random }: Request) {
  const account = accountOf(random);
  const issuer = 'Larkspur Card Company';
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 54,
    style:
      '.box{border:1px solid #006fcf;width:300px;padding:6px 12px}.book .c2{text-align:right}.book .c0{width:90px}.book td{border-bottom:1px solid #eee}.big{font-size:17px;line-height:24px}h3{color:#006fcf;font-size:14px}',
    header: (page) =>
      `<div class="flex"><div><b style="font:600 17px/22px PaperModern;color:#006fcf">Business Green Rewards Card</b><br>${escape(account.holder)}<br>${account.person}<br>Closing Date ${date.twoDigits(account.to)}</div><div class="r">p. ${page}/{pages}<br>Account Ending 7-${String(account.previous).padStart(5, '0').slice(-5)}</div></div><br>`,
    footer: () => `${issuer}, PO Box 4470, Fargo, ND 58103`,
  });
  pages.block(
    `<div class="flex"><div><b>New Balance</b><div class="big">${money.dollar(account.balance)}</div><b>Minimum Payment Due</b><div class="big">${money.dollar(minimumOf(account))}</div>Billing period ${date.twoDigits(account.from)} to ${date.twoDigits(account.to)}<br><br>${address(account)}</div><div class="box"><b>Account Summary</b>${fact('Previous Balance', money.dollar(account.previous))}${fact('Payments/Credits', money.dollar(sum(payments) + sum(credits)))}${fact('New Charges', `+${money.dollar(sum(purchases))}`)}${fact('Fees', `+${money.dollar(sum(fees))}`)}${fact('Interest Charged', `+${money.dollar(sum(interest))}`)}<div style="border-top:1px solid #006fcf">${fact('<b>New Balance</b>', `<b>${money.dollar(account.balance)}</b>`)}</div>${fact('Days in Billing Period', String(account.days))}</div></div>`,
    13,
  );
  const detail = (booking: Booking): Line => {
    const trade = random.pick(['MISC PROFESSIONAL SERVICE', 'HARDWARE STORE', 'BUSINESS SUPPLIES']);
    const texts =
      booking.cents > 0
        ? [booking.text.toUpperCase(), trade, `+1800555${random.digits(4)}`]
        : [booking.text.toUpperCase()];
    const mark = booking.cents > 0 ? '' : '*';
    const line = bookingLine({ ...booking, text: texts.join(' ') }, [
      `${date.twoDigits(booking.day)}${mark}`,
      texts.map(escape).join('<br>'),
      money.dollar(booking.cents),
    ]);
    return { ...line, height: texts.length };
  };
  const plain = (booking: Booking): Line =>
    bookingLine(booking, [date.twoDigits(booking.day), escape(booking.text), money.dollar(booking.cents)]);
  const section = (title: string, lines: readonly Line[], total: number) =>
    pages.table({
      title,
      continued: `${title} Continued`,
      className: 'book',
      head: ['', '', 'Amount'],
      lines: [...lines, { cells: ['', `Total ${title}`, money.dollar(total)], className: 'total' }],
    });
  section('Payments', payments.map(detail), sum(payments));
  section('Credits', credits.map(detail), sum(credits));
  pages.block('*Indicates posting date', 1);
  section('New Charges', purchases.map(detail), sum(purchases));
  section('Fees for this Period', fees.map(plain), sum(fees));
  section('Interest Charged for this Period', interest.map(plain), sum(interest));
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

function notations({ random }: Request) {
  const account = accountOf(random);
  const issuer = names.bank(random);
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10.5px}.side{display:flex;gap:36px}.side>*{flex:1}.sum .c1{width:14px}.sum .c2{text-align:right}.book .c4{text-align:right;width:110px}.book .c5{width:60px}.book .c0,.book .c1{width:56px}h3{border-top:3px solid #0c2074;color:#0c2074}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px/24px serif;color:#0c2074">${escape(issuer)}</b><span class="r">${date.monthDay(account.to)} ${account.to.slice(0, 4)} Statement ${date.slashed(account.from)} - ${date.slashed(account.to)}<br>Page ${page} of {pages}</span></div><div>${escape(account.holder)}</div><br>`,
  });
  const line = (label: string, mark: string, value: string) =>
    `<tr><td>${label}</td><td class="c1">${mark}</td><td class="r">${value}</td></tr>`;
  pages.block(
    `<div class="side"><div><b>Mail to</b><br><br>${address(account)}<br><b>Ways to Pay</b><br>Pay by phone 1-866-555-0111<br>or at any branch.</div><div><b>Activity Summary</b><table class="sum">${line('Previous Balance', '+', money.dollar(account.previous))}${line('Payments', '-', `${money.dollar(-sum(payments))}<sub>CR</sub>`)}${line('Other Credits', '-', `${money.dollar(-sum(credits))}<sub>CR</sub>`)}${line('Purchases', '+', money.dollar(sum(purchases)))}${line('Balance Transfers', '', '$0.00')}${line('Advances', '', '$0.00')}${line('Fees Charged', '+', money.dollar(sum(fees)))}${line('Interest Charged', '+', money.dollar(sum(interest)))}${line('<b>New Balance</b>', '=', `<b>${money.dollar(account.balance)}</b>`)}${line('Past Due', '', '$0.00')}${line('Minimum Payment Due', '', money.dollar(minimumOf(account)))}${line('Credit Line', '', '$60,000.00')}${line('Available Credit', '', money.dollar(6_000_000 - account.balance))}${line('Days in Billing Period', '', String(account.days))}</table></div></div>`,
    17,
  );
  const reference = () => random.digits(4);
  const section = (title: string, bookings: readonly Booking[]) => {
    if (bookings.length === 0) return;
    const total = sum(bookings);
    const mark = (cents: number) => `${money.dollar(Math.abs(cents))}${cents < 0 ? 'CR' : ''}`;
    pages.table({
      title,
      continued: `${title} (Continued)`,
      className: 'book',
      head: ['Post<br>Date', 'Trans<br>Date', 'Ref #', 'Transaction Description', 'Amount', 'Notation'],
      lines: [
        ...bookings.map((booking) =>
          bookingLine({ ...booking, text: booking.text.toUpperCase() }, [
            date.numbers(booking.day),
            date.numbers(daysBefore(booking.day, random.between(0, 2))),
            reference(),
            escape(booking.text.toUpperCase()),
            mark(booking.cents),
            '________',
          ]),
        ),
        {
          cells: ['', '', '', '<div class="r">TOTAL THIS PERIOD</div>', mark(total), ''],
          className: 'total',
        },
      ],
    });
  };
  section('Payments and Other Credits', [...payments, ...credits]);
  section('Purchases and Other Debits', purchases);
  section('Fees', fees);
  section('Interest Charged', interest);
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

function corporateSpend({ random }: Request) {
  const account = accountOf(random);
  const issuer = 'Quillspend';
  const { payments, credits, purchases, fees, interest } = account;
  const people = [account.person, 'AVA L MORRISSEY', 'BEN T OYELARAN'];
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperModern;color:#202124}.book td,.book th{border-bottom:1px solid #ececec}.book th{color:#777;font-weight:500}.book .c4{text-align:right}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #ececec}.grid>div{padding:6px 12px;border:1px solid #ececec;color:#777}.grid b{display:block;color:#202124;font-size:14px;line-height:20px}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font-size:20px;line-height:30px">${issuer}</b><span class="r">Card account statement<br>${date.short(account.from)} - ${date.short(account.to)}</span></div><br>`
        : `<div class="flex"><span>${issuer}</span><span>${escape(account.holder)}</span></div><br>`,
    footer: (page) => `Cards are issued by Granite State Commerce Bank. &nbsp; Page ${page} of {pages}`,
  });
  pages.block(`<div>${address(account)}</div><br>`, 4);
  const tile = (label: string, value: string) => `<div>${label}<b>${value}</b></div>`;
  pages.block(
    `<div class="grid">${tile('Previous balance', money.dollar(account.previous))}${tile('Payments', money.dollar(sum(payments)))}${tile('Refunds and credits', money.dollar(sum(credits)))}${tile('Purchases', money.dollar(sum(purchases)))}${tile('Fees charged', money.dollar(sum(fees)))}${tile('Interest charged', money.dollar(sum(interest)))}${tile('New balance', money.dollar(account.balance))}${tile('Autopay date', date.short(account.to))}${tile('Cash back earned', money.dollar(Math.round(sum(purchases) * 0.015)))}</div><br>`,
    10,
  );
  const all = [...payments, ...credits, ...purchases, ...fees, ...interest].toSorted((a, b) =>
    b.day.localeCompare(a.day),
  );
  pages.table({
    title: `${all.length} transactions`,
    continued: 'Transactions',
    className: 'book',
    head: ['Date', 'Merchant', 'Cardholder', 'Category', 'Amount'],
    lines: all.map((booking) => {
      const isPurchase = purchases.includes(booking);
      return bookingLine(booking, [
        date.short(booking.day),
        escape(booking.text),
        isPurchase ? random.pick(people) : '',
        isPurchase ? random.pick(['Travel', 'Software', 'Supplies', 'Meals']) : 'Account',
        money.dollar(booking.cents),
      ]);
    }),
  });
  return { html: pages.html(), truth: truth(account, issuer, pages.rows) };
}

export const cardStatements: readonly Layout[] = [
  { name: 'card-charges-on-three-lines', forgeable: false, make: threeLines },
  { name: 'card-notation-column', forgeable: false, make: notations },
  { name: 'card-corporate-spend', forgeable: false, make: corporateSpend },
];
