import { type Booking, bookingLine, bookingsOf, sumOfBookings as sum } from '../bookings.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, truthOf, type TruthRow } from '../paper.ts';
import { date, escape, money, monthOf } from '../print.ts';
import type { Random } from '../random.ts';

const month = (random: Random) => monthOf(random.between(2022, 2025), random.between(1, 12));

function cardOf(random: Random) {
  const { from, to, day } = month(random);
  const days = Number(to.slice(-2));
  const draw = bookingsOf({ days, day }, random);
  const previous = random.cents(600, 9_000);
  const payments = draw(
    random.between(1, 2),
    () => 'Payment Thank You - Web',
    () => -Math.round(previous / random.between(2, 4)),
  );
  const purchases = draw(
    random.between(12, 40),
    () => names.card(random),
    () => random.cents(6, 900),
  );
  const fee = random.pick([0, 0, 9500]);
  const interest = random.pick([0, random.cents(5, 80)]);
  const balance = previous + sum(payments) + sum(purchases) + fee + interest;
  return {
    from,
    to,
    previous,
    payments,
    purchases,
    fee,
    interest,
    balance,
    holder: names.holder(random),
    address: names.address(random),
  };
}

type Card = ReturnType<typeof cardOf>;

const cardTruth = (card: Card, issuer: string, rows: readonly TruthRow[]) =>
  truthOf({
    kind: 'credit_card_statement',
    category: 'bank_statements',
    issuer,
    holder: card.holder,
    rows,
    period: { from: card.from, to: card.to },
    more: {
      previousBalance: dollars(card.previous),
      paymentsAndCredits: dollars(-sum(card.payments)),
      purchases: dollars(sum(card.purchases)),
      feesCharged: dollars(card.fee),
      interestCharged: dollars(card.interest),
      newBalance: dollars(card.balance),
    },
  });

/** A card's statement: summary box, payments with a minus, purchases without. */
function cardSummary({ random }: Request) {
  const card = cardOf(random);
  const issuer = names.bank(random);
  const pages = new Pages({
    capacity: 56,
    style: '.book .c2{text-align:right}.sum{width:45%}.sum .c1{text-align:right}',
    header: (page) =>
      `<div class="flex"><b>${escape(issuer)}</b><span>Business Rewards Card &nbsp; Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div>${escape(card.holder)}<br>${card.address.join('<br>')}</div><br>`, 4);
  const row = (text: string, amount: string): Line => ({ cells: [text, amount] });
  pages.table({
    title: `ACCOUNT SUMMARY &nbsp; Account Number: XXXX XXXX XXXX ${random.digits(4)}`,
    className: 'sum',
    lines: [
      row('Previous Balance', money.dollar(card.previous)),
      row('Payment, Credits', money.dollar(sum(card.payments))),
      row('Purchases', `+${money.dollar(sum(card.purchases))}`),
      row('Cash Advances', '$0.00'),
      row('Fees Charged', money.dollar(card.fee)),
      row('Interest Charged', money.dollar(card.interest)),
      { ...row('New Balance', money.dollar(card.balance)), className: 'total' },
      row('Opening/Closing Date', `${date.twoDigits(card.from)} - ${date.twoDigits(card.to)}`),
      row('Credit Limit', '$25,000'),
      row('Available Credit', money.dollar(2_500_000 - card.balance)),
      row('Minimum Payment Due', '$35.00'),
    ],
  });
  const section = (title: string, bookings: readonly Booking[]) =>
    pages.table({
      title,
      continued: `${title} (continued)`,
      className: 'book',
      head: ['Date of<br>Transaction', 'Merchant Name or Transaction Description', '$ Amount'],
      lines: bookings.map((booking) =>
        bookingLine(booking, [
          date.numbers(booking.day),
          escape(booking.text.toUpperCase()),
          money.noLeadingZero(booking.cents),
        ]),
      ),
    });
  section('PAYMENTS AND OTHER CREDITS', card.payments);
  section('PURCHASE', card.purchases);
  return { html: pages.html(), truth: cardTruth(card, issuer, pages.rows) };
}

function cardEquation({ random }: Request) {
  const card = cardOf(random);
  const issuer = 'Beacon Card Services';
  const pages = new Pages({
    capacity: 54,
    style: 'body{font-family:PaperModern}.book .c2{text-align:right}.across td,.across th{text-align:center}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px">Business Gold Card</b><span>${escape(card.holder)}<br>Closing Date ${date.twoDigits(card.to)} &nbsp; p. ${page}/{pages}</span></div><br>`,
    footer: () => issuer,
  });
  pages.table({
    title: 'Account Total',
    className: 'across',
    head: ['Previous Balance', 'Payments/Credits', 'New Charges', 'Fees', 'Interest Charged', 'New Balance'],
    lines: [
      {
        cells: [
          card.previous,
          sum(card.payments),
          sum(card.purchases),
          card.fee,
          card.interest,
          card.balance,
        ].map(money.dollar),
      },
    ],
  });
  const section = (title: string, bookings: readonly Booking[]) =>
    pages.table({
      title,
      continued: `${title} continued`,
      className: 'book',
      head: ['Date', 'Detail', 'Amount'],
      lines: [
        ...bookings.map((booking) =>
          bookingLine(booking, [
            date.twoDigits(booking.day),
            escape(booking.text),
            money.dollar(booking.cents),
          ]),
        ),
        { cells: ['', `Total ${title}`, money.dollar(sum(bookings))], className: 'total' },
      ],
    });
  section('Payments and Credits', card.payments);
  section('New Charges', card.purchases);
  return { html: pages.html(), truth: cardTruth(card, issuer, pages.rows) };
}

export const cards: readonly Layout[] = [
  { name: 'card-summary-box', forgeable: false, make: cardSummary },
  { name: 'card-equation', forgeable: false, make: cardEquation },
];
