import { partsOf } from '../columns.ts';
import { firmOf, kitchenOf } from '../firms.ts';
import { Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { batchLine, salesOf, salesTruth } from './merchants.ts';

function payoutsNewestFirst({ random }: Request) {
  const sales = { ...salesOf(random), holder: kitchenOf(random) };
  const issuer = 'Squall Payments';
  const bank = random.digits(4);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book td{border-bottom:1px solid #eee;height:17px}.book th{color:#666}.book .c3,.book .c4,.book .c5,.book .c6{text-align:right}.sum{width:340px;border:1px solid #ddd;border-radius:6px;padding:10px 16px}',
    header: (page) =>
      page === 1
        ? `<b style="font-size:20px;line-height:32px">Transfers report</b><div class="flex"><span>${escape(sales.holder)}</span><span>${date.short(sales.from)} &ndash; ${date.short(sales.to)}</span></div><br>`
        : '<br>',
    footer: (page) => `${issuer} Inc. &nbsp; Page ${page} of {pages}`,
  });
  pages.block(
    `<div class="sum">${fact('Gross sales', money.dollar(sales.gross))}${fact('Returns', money.dollarBrackets(-sales.refunds))}${fact('Fees', money.dollarBrackets(-sales.fees))}${fact('<b>Net transferred to bank</b>', `<b>${money.dollar(sales.net)}</b>`)}</div><br>`,
    7,
  );
  pages.table({
    className: 'book',
    head: ['Transfer date', 'Bank', 'Speed', 'Gross sales', 'Returns', 'Fees', 'Net transfer'],
    lines: [
      ...sales.batches.toReversed().map((batch) => ({
        ...batchLine(batch, [
          date.short(batch.day),
          `&bull;&bull;&bull;${bank}`,
          random.pick(['Next day', 'Next day', 'Same day']),
          money.dollar(batch.gross),
          money.dollarBrackets(-batch.refunds),
          money.dollarBrackets(-batch.fees),
          money.dollar(batch.net),
        ]),
        height: 1.25,
      })),
      {
        cells: [
          'Total',
          '',
          '',
          money.dollar(sales.gross),
          money.dollarBrackets(-sales.refunds),
          money.dollarBrackets(-sales.fees),
          money.dollar(sales.net),
        ],
        className: 'total',
      },
    ],
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

function ordersOf(random: Random) {
  const span = daysFrom(
    `${random.between(2022, 2025)}-0${random.between(1, 9)}-${random.pick(['04', '11', '18'])}`,
    14,
  );
  const items = ['Ceramic Mug Set of 4', 'Beeswax Candle 8 oz', 'Linen Table Runner', 'Cedar Planter Box'];
  const orders = Array.from({ length: random.between(18, 44) }, () => {
    const price = random.cents(11, 140);
    const isRefund = random.chance(0.08);
    const fee = Math.round(price * 0.15) + (isRefund ? 0 : 386);
    return {
      day: span.day(random.between(1, 14)),
      item: random.pick(items),
      isRefund,
      price: isRefund ? -price : price,
      fee: isRefund ? fee : -fee,
      id: `${random.digits(3)}-${random.digits(7)}-${random.digits(7)}`,
    };
  }).toSorted((a, b) => a.day.localeCompare(b.day));
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const gross = sum(orders.map(({ price, isRefund }) => (isRefund ? 0 : price)));
  const refunds = sum(orders.map(({ price, isRefund }) => (isRefund ? -price : 0)));
  const subscription = 3_999;
  const fees = subscription - sum(orders.map(({ fee }) => fee));
  return { ...span, orders, gross, refunds, fees, subscription, net: gross - refunds - fees };
}

function marketplaceOrders({ random }: Request) {
  const settled = ordersOf(random);
  const holder = firmOf(random);
  const issuer = 'Rivermart Marketplace';
  const pages = new Pages({
    capacity: 40,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px}body{font-size:9.5px}.book th{background:#eaeded;border-bottom:1px solid #555}.book td{border-bottom:1px solid #e7e7e7}.book .c4,.book .c5,.book .c6{text-align:right}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:30px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px;line-height:22px">${issuer} &nbsp; Settlement statement</b><span>Settlement ${date.slashed(settled.from)} - ${date.slashed(settled.to)} &nbsp; ${page} of {pages}</span></div><div>Seller: ${escape(holder)}</div><br>`,
    footer: () => 'All amounts in USD. Sales tax is collected and remitted by the marketplace.',
  });
  pages.block(
    `<div class="three"><div><b>Sales</b>${fact('Product charges', money.dollar(settled.gross))}${fact('Refunds', money.dollar(-settled.refunds))}${fact('Promo rebates', '$0.00')}</div><div><b>Expenses</b>${fact('Selling and fulfillment fees', money.dollar(settled.subscription - settled.fees))}${fact('Subscription', money.dollar(-settled.subscription))}${fact('<b>Total fees</b>', money.dollar(-settled.fees))}</div><div><b>Transfer</b>${fact('Beginning balance', '$0.00')}${fact('Deposited to your bank', money.dollar(settled.net))}${fact('Closing balance', '$0.00')}</div></div><br>`,
    6,
  );
  pages.table({
    className: 'book',
    head: ['Date', 'Type', 'Order ID', 'Product', 'Product charges', 'Marketplace fees', 'Total'],
    lines: [
      ...settled.orders.map(({ day, item, id, price, fee, isRefund }) => ({
        cells: [
          date.short(day),
          isRefund ? 'Refund' : 'Order Payment',
          id,
          item,
          money.dollar(price),
          money.dollar(fee),
          money.dollar(price + fee),
        ],
        row: { day, text: id, amount: dollars(price + fee), balance: null },
      })),
      {
        cells: [
          date.short(settled.to),
          'Service Fee',
          '',
          'Subscription',
          '$0.00',
          money.dollar(-settled.subscription),
          money.dollar(-settled.subscription),
        ],
        row: { day: settled.to, text: 'Subscription', amount: dollars(-settled.subscription), balance: null },
      },
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'merchant_account',
      category: 'bank_statements',
      issuer,
      holder,
      rows: pages.rows,
      period: { from: settled.from, to: settled.to },
      figures: {
        grossSales: dollars(settled.gross),
        fees: dollars(settled.fees),
        deposits: dollars(settled.net),
      },
      more: { refunds: dollars(settled.refunds) },
    }),
  };
}

function deliveriesOf(random: Random) {
  const sales = salesOf(random);
  const batches = sales.batches.map((batch) => {
    const commission = Math.round(batch.gross * 0.15);
    const marketing = Math.round((batch.gross * random.between(2, 9)) / 100);
    const fees = commission + marketing;
    return { ...batch, commission, marketing, fees, net: batch.gross - batch.refunds - fees };
  });
  const fees = batches.reduce((sum, batch) => sum + batch.fees, 0);
  const net = sales.gross - sales.refunds - fees;
  return { ...sales, batches, fees, net, holder: kitchenOf(random) };
}

function deliveryDays({ random }: Request) {
  const sales = deliveriesOf(random);
  const issuer = 'Dishcourier';
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperWide;font-size:10px}.book th{background:#eb1700;color:#fff;height:30px;vertical-align:bottom}.book td+td,.book th+th{text-align:right}.book tr:nth-child(odd) td{background:#fbf3f2}.sum{width:100%}.sum .c1{text-align:right}.sum td{border-bottom:1px solid #ddd}',
    header: (page) =>
      `<div class="flex"><b style="font-size:22px;line-height:30px;color:#eb1700">dishcourier</b><span class="r">Merchant monthly statement<br>Store: ${escape(sales.holder)}<br>${date.long(sales.from)} to ${date.long(sales.to)} &nbsp; (${page}/{pages})</span></div>`,
    footer: () => `${issuer} LLC, 303 Canal Street, Chicago IL 60606. Commission is 15% to 30% by plan.`,
  });
  pages.table({
    title: 'Where your money went',
    className: 'sum',
    lines: [
      { cells: ['Gross sales (subtotal of all orders)', money.dollar(sales.gross)] },
      { cells: ['Refunds and order errors', money.dollar(-sales.refunds)] },
      { cells: ['Total fees (commission and marketing)', money.dollar(-sales.fees)] },
      { cells: ['<b>Total payouts to your bank</b>', `<b>${money.dollar(sales.net)}</b>`] },
    ],
  });
  pages.table({
    title: 'Payouts by day',
    continued: 'Payouts by day (continued)',
    className: 'book',
    head: [
      '<br>Payout date',
      '<br>Orders',
      '<br>Subtotal',
      'Refunds and<br>errors',
      'Commission<br>15%',
      'Marketing<br>and other',
      'Net<br>payout',
    ],
    lines: sales.batches.map((batch) =>
      batchLine(batch, [
        date.numbers(batch.day),
        String(Math.max(1, Math.round(batch.gross / 3_200))),
        money.plain(batch.gross),
        money.minus(-batch.refunds),
        money.minus(-batch.commission),
        money.minus(-batch.marketing),
        money.plain(batch.net),
      ]),
    ),
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

const brandsOf = (cents: number) => partsOf(cents, 3, 4).toSorted((a, b) => b - a);

function brandsAcross({ random }: Request) {
  const sales = { ...salesOf(random), holder: firmOf(random).toUpperCase() };
  const issuer = 'Trefoil Merchant Services';
  const pages = new Pages({
    capacity: 42,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px}body{font:10px/15px monospace}.book td+td,.book th+th,.fees .c1{text-align:right}.book th{border-bottom:1px solid #000}.fees{width:42%}h3{font:bold 11px/30px monospace}',
    header: (page) =>
      `<div class="flex"><b>${issuer.toUpperCase()}</b><b>MERCHANT PROCESSING STATEMENT</b><span>PAGE ${page} OF {pages}</span></div><div class="flex"><span>${escape(sales.holder)}</span><span>MERCHANT ID 5180${sales.to.replaceAll('-', '')}</span><span>${date.slashed(sales.from)} - ${date.slashed(sales.to)}</span></div><br>`,
  });
  pages.block(
    `<div style="width:420px">${fact('TOTAL SALES', money.dollar(sales.gross))}${fact('TOTAL REFUNDS', money.dollar(sales.refunds))}${fact('TOTAL FEES', money.dollar(sales.fees))}${fact('TOTAL DEPOSITS', money.dollar(sales.net))}</div>`,
    4,
  );
  const cells = (
    label: string,
    { gross, refunds, fees, net }: Omit<(typeof sales.batches)[number], 'day'>,
  ) => [label, ...brandsOf(gross).map(money.plain), ...[gross, -refunds, -fees, net].map(money.trailing)];
  const sums = sales.batches
    .map(({ gross }) => brandsOf(gross))
    .reduce((all, parts) => all.map((cents, at) => cents + (parts[at] ?? 0)), [0, 0, 0, 0]);
  pages.table({
    title: 'DEPOSIT DETAIL',
    continued: 'DEPOSIT DETAIL (CONTINUED)',
    className: 'book',
    head: ['DATE', 'VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'TOTAL SALES', 'REFUNDS', 'FEES', 'DEPOSIT'],
    lines: [
      ...sales.batches.map((batch) => batchLine(batch, cells(date.twoDigits(batch.day), batch))),
      {
        cells: [
          'TOTAL',
          ...sums.map(money.plain),
          ...[sales.gross, -sales.refunds, -sales.fees, sales.net].map(money.trailing),
        ],
        className: 'total',
      },
    ],
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

export const merchantChannels: readonly Layout[] = [
  { name: 'merchant-transfers-newest-first', forgeable: false, make: payoutsNewestFirst },
  { name: 'merchant-marketplace-orders', forgeable: false, make: marketplaceOrders },
  { name: 'merchant-delivery-payouts-by-day', forgeable: false, make: deliveryDays },
  { name: 'merchant-card-brands-across', forgeable: false, make: brandsAcross },
];
