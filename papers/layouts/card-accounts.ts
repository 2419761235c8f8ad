import { type Booking, bookingLine, bookingsOf, sumOfBookings as sum } from '../bookings.ts';
import { Pages } from '../pages.ts';
import { dollars, type Layout, type Request, truthOf, type TruthRow } from '../paper.ts';
import { names } from '../names.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { cycle } from '../totals.ts';

export function accountOf(random: Random) {
  const { from, to, days, day } = cycle(random);
  const draw = bookingsOf({ days, day }, random);
  const previous = random.cents(900, 14_000);
  const payments = draw(
    1,
    () => 'Online Payment Thank You',
    () => -Math.round(previous / random.between(1, 3)),
  );
  const credits = draw(
    random.between(1, 2),
    () => names.card(random),
    () => -random.cents(5, 120),
  );
  const purchases = draw(
    random.between(14, 34),
    () => names.card(random),
    () => random.cents(5, 1_400),
  );
  const fees = random.chance(0.4) ? [{ day: to, text: 'Late Payment Fee', cents: 3_900 }] : [];
  const interest = random.chance(0.6)
    ? [{ day: to, text: 'Interest Charge On Purchases', cents: random.cents(8, 150) }]
    : [];
  const balance =
    previous + [payments, credits, purchases, fees, interest].reduce((all, part) => all + sum(part), 0);
  return {
    from,
    to,
    days,
    previous,
    payments,
    credits,
    purchases,
    fees,
    interest,
    balance,
    holder: names.holder(random),
    person: names.person(random),
    address: names.address(random),
  };
}

type Account = ReturnType<typeof accountOf>;

export const truth = (
  account: Account,
  issuer: string,
  rows: readonly TruthRow[],
  more: Record<string, number> = {},
) =>
  truthOf({
    kind: 'credit_card_statement',
    category: 'bank_statements',
    issuer,
    holder: account.holder,
    rows,
    period: { from: account.from, to: account.to },
    figures: { previousBalance: dollars(account.previous), newBalance: dollars(account.balance) },
    more: {
      payments: dollars(-sum(account.payments)),
      credits: dollars(-sum(account.credits)),
      purchases: dollars(sum(account.purchases)),
      feesCharged: dollars(sum(account.fees)),
      interestCharged: dollars(sum(account.interest)),
      ...more,
    },
  });

export const minimumOf = ({ balance }: Account) => Math.max(3_500, Math.round(balance / 100));
export const address = ({ holder, address: lines }: Account) =>
  [holder, ...lines].map((line) => `<div>${escape(line)}</div>`).join('');

/** Three boxes above, then the purchases of each person who has a card, with totals of the year in a box at the end. */
function cardholders({ random }: Request) {
  const account = accountOf(random);
  const issuer = names.bank(random);
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperModern}.boxes{display:flex;gap:14px}.boxes>div{flex:1;border:1px solid #999;padding:8px}.book .c3{text-align:right}h3{background:#eee;padding:0 6px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px">${escape(issuer)} Business Cash Card</b><span>Page ${page} of {pages}<br>${date.short(account.from)} - ${date.short(account.to)} | ${account.days} days in Billing Cycle</span></div><br>`,
  });
  const fact = (label: string, value: string) =>
    `<div class="flex"><span>${label}</span><b>${value}</b></div>`;
  pages.block(`<div>${address(account)}</div><br>`, 4);
  pages.block(
    `<div class="boxes"><div><b>Payment Information</b>${fact('Payment Due Date', date.short(account.to))}${fact('New Balance', money.dollar(account.balance))}${fact('Minimum Payment Due', money.dollar(minimumOf(account)))}<br>Late payment warning: a late fee of up to $39.00 may apply.</div><div><b>Account Summary</b>${fact('Previous Balance', money.dollar(account.previous))}${fact('Payments', `- ${money.dollar(-sum(payments))}`)}${fact('Other Credits', `- ${money.dollar(-sum(credits))}`)}${fact('Transactions', `+ ${money.dollar(sum(purchases))}`)}${fact('Cash Advances', '+ $0.00')}${fact('Fees Charged', `+ ${money.dollar(sum(fees))}`)}${fact('Interest Charged', `+ ${money.dollar(sum(interest))}`)}${fact('New Balance', `= ${money.dollar(account.balance)}`)}<br>${fact('Credit Limit', '$40,000.00')}${fact('Available Credit', money.dollar(4_000_000 - account.balance))}</div></div><br>`,
    15,
  );
  const section = (title: string, bookings: readonly Booking[], total: string, minus = false) => {
    pages.table({
      title,
      continued: `${title} (Continued)`,
      className: 'book',
      head: ['Trans Date', 'Post Date', 'Description', 'Amount'],
      lines: [
        ...bookings.map((booking) =>
          bookingLine(booking, [
            date.monthDay(booking.day),
            date.monthDay(booking.day),
            escape(booking.text.toUpperCase()),
            `${minus ? '- ' : ''}${money.dollar(Math.abs(booking.cents))}`,
          ]),
        ),
        { cells: ['', '', total, money.dollar(Math.abs(sum(bookings)))], className: 'total' },
      ],
    });
  };
  const first = purchases.slice(0, Math.ceil(purchases.length * 0.6));
  section(
    `${account.person} #4417: Payments, Credits and Adjustments`,
    [...payments, ...credits],
    'Total Payments and Credits',
    true,
  );
  section(`${account.person} #4417: Transactions`, first, 'Total Transactions #4417');
  section('EMPLOYEE CARD #9025: Transactions', purchases.slice(first.length), 'Total Transactions #9025');
  section('Fees', fees, 'Total Fees for This Period');
  section('Interest Charged', interest, 'Total Interest for This Period');
  pages.block(
    `<br><b>Totals Year-to-Date</b>${fact('Total Fees charged', money.dollar(sum(fees) + 9_500))}${fact('Total Interest charged', money.dollar(sum(interest) * 3))}`,
    4,
  );
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

/** A company's account in capitals: reference numbers, CR behind credits, one line of sums across the page. */
function companyAccount({ random }: Request) {
  const account = accountOf(random);
  const issuer = names.bank(random);
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:10px}.across td,.across th{border:1px solid #000;text-align:center}.book .c4{text-align:right}',
    header: (page) =>
      `<div class="flex"><b>${escape(issuer.toUpperCase())}</b><span>COMPANY BILLING STATEMENT</span></div><div class="flex"><span>ACCOUNT NUMBER XXXX-XXXX-XXXX-7731</span><span>STATEMENT DATE ${date.twoDigits(account.to)} &nbsp; PAGE ${page} OF {pages}</span></div><br>`,
  });
  pages.block(`<div>${address(account)}</div><br>`, 4);
  pages.table({
    title: `COMPANY ACCOUNT SUMMARY &nbsp; BILLING PERIOD ${date.twoDigits(account.from)} TO ${date.twoDigits(account.to)}`,
    className: 'across',
    head: [
      'PREVIOUS<br>BALANCE',
      'PURCHASES AND<br>OTHER CHARGES',
      'CASH<br>ADVANCES',
      'LATE FEES',
      'FINANCE<br>CHARGE',
      'CREDITS',
      'PAYMENTS',
      'NEW<br>BALANCE',
    ],
    lines: [
      {
        cells: [
          account.previous,
          sum(purchases),
          0,
          sum(fees),
          sum(interest),
          -sum(credits),
          -sum(payments),
          account.balance,
        ].map(money.dollar),
      },
    ],
  });
  pages.block('<br>', 1);
  const all = [...payments, ...credits, ...purchases, ...fees, ...interest].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
  pages.table({
    title: 'COMPANY ACCOUNT ACTIVITY',
    continued: 'COMPANY ACCOUNT ACTIVITY (CONTINUED)',
    className: 'book',
    head: ['POST DATE', 'TRAN DATE', 'REFERENCE NUMBER', 'TRANSACTION DESCRIPTION', 'AMOUNT'],
    lines: all.map((booking) =>
      bookingLine(booking, [
        date.dashed(booking.day),
        date.dashed(booking.day),
        random.digits(23),
        escape(booking.text.toUpperCase()),
        `${money.plain(booking.cents)}${booking.cents < 0 ? ' CR' : '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;'}`,
      ]),
    ),
  });
  pages.block(
    `<br>CREDIT LIMIT $50,000 &nbsp; AVAILABLE CREDIT ${money.dollar(5_000_000 - account.balance)} &nbsp; DISPUTED AMOUNT $.00`,
    2,
  );
  return { html: pages.html(), truth: truth(account, issuer, pages.rows) };
}

/** A column of labels beside a warning, rates at the end, minus signs behind credits. */
function ratesAtTheEnd({ random }: Request) {
  const account = accountOf(random);
  const issuer = names.union(random);
  const { payments, credits, purchases, fees, interest } = account;
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:serif}.side{display:flex;gap:30px}.side>*{width:50%}.book .c2,.rates td+td,.rates th+th{text-align:right}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px">${escape(issuer)}</b><span>VISA BUSINESS &nbsp; Account ending in 2210 &nbsp; ${page}/{pages}</span></div><br>`,
  });
  const fact = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`;
  pages.block(
    `<div class="side"><div>${address(account)}<br><i>Minimum Payment Warning: If you make only the minimum payment each<br>period, you will pay more in interest.</i></div><table>${fact('Statement closing date', date.slashed(account.to))}${fact('Days in the cycle', String(account.days))}${fact('Previous balance', money.dollar(account.previous))}${fact('Payments', money.trailing(sum(payments)))}${fact('Credits', money.trailing(sum(credits)))}${fact('Purchases and debits', money.plain(sum(purchases)))}${fact('Fees', money.plain(sum(fees)))}${fact('Interest', money.plain(sum(interest)))}${fact('<b>New balance</b>', `<b>${money.dollar(account.balance)}</b>`)}${fact('Minimum payment due', money.dollar(minimumOf(account)))}</table></div><br>`,
    12,
  );
  pages.table({
    title: 'Transactions',
    continued: 'Transactions (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Amount'],
    lines: [...payments, ...credits, ...purchases, ...fees, ...interest].map((booking) =>
      bookingLine(booking, [date.numbers(booking.day), escape(booking.text), money.trailing(booking.cents)]),
    ),
  });
  pages.table({
    title: 'Interest charge calculation',
    className: 'rates',
    head: [
      'Type of balance',
      'Annual percentage rate',
      'Balance subject to interest rate',
      'Interest charge',
    ],
    lines: [
      {
        cells: [
          'Purchases',
          '17.99% (v)',
          money.dollar(Math.round(sum(interest) / 0.0148)),
          money.dollar(sum(interest)),
        ],
      },
      { cells: ['Cash advances', '19.99%', '$0.00', '$0.00'] },
    ],
  });
  return {
    html: pages.html(),
    truth: truth(account, issuer, pages.rows, { minimumPayment: dollars(minimumOf(account)) }),
  };
}

export const cardAccounts: readonly Layout[] = [
  { name: 'card-of-each-person', forgeable: false, make: cardholders },
  { name: 'card-company-account', forgeable: false, make: companyAccount },
  { name: 'card-rates-at-the-end', forgeable: false, make: ratesAtTheEnd },
];
