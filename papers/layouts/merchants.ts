import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, truthOf, type TruthRow } from '../paper.ts';
import { date, escape, money, monthOf } from '../print.ts';
import type { Random } from '../random.ts';

interface Batch {
  readonly day: string;
  readonly net: number;
}

export const batchLine = ({ day, net }: Batch, cells: readonly string[]): Line => ({
  cells,
  row: { day, text: '', amount: dollars(net), balance: null },
});

export function salesOf(random: Random) {
  const { from, to, day } = monthOf(random.between(2022, 2025), random.between(1, 12));
  const days = Number(to.slice(-2));
  const batches = Array.from({ length: days }, (_, at) => at + 1)
    .filter(() => random.chance(0.8))
    .map((number) => {
      const gross = random.cents(200, 5_000);
      const refunds = random.chance(0.2) ? Math.round(gross * 0.06) : 0;
      const cents = Math.round((gross - refunds) * 0.0261) + 10 * random.between(5, 60);
      return { day: day(number), gross, refunds, fees: cents, net: gross - refunds - cents };
    });
  const total = (of: (batch: (typeof batches)[number]) => number) =>
    batches.reduce((all, batch) => all + of(batch), 0);
  return {
    from,
    to,
    batches,
    holder: names.holder(random),
    gross: total((b) => b.gross),
    refunds: total((b) => b.refunds),
    fees: total((b) => b.fees),
    net: total((b) => b.net),
  };
}

type Sales = ReturnType<typeof salesOf>;

export const salesTruth = (sales: Sales, issuer: string, rows: readonly TruthRow[]) =>
  truthOf({
    kind: 'merchant_account',
    category: 'bank_statements',
    issuer,
    holder: sales.holder,
    rows,
    period: { from: sales.from, to: sales.to },
    figures: { grossSales: dollars(sales.gross), fees: dollars(sales.fees), deposits: dollars(sales.net) },
    more: { refunds: dollars(sales.refunds) },
  });

/** A processor's statement: submitted amount, fees, payout; then the days. */
function submitted({ random }: Request) {
  const sales = salesOf(random);
  const issuer = 'Northstar Card Processing';
  const pages = new Pages({
    capacity: 56,
    style: '.sum{width:60%}.sum .c1,.book td+td,.book th+th{text-align:right}',
    header: (page) =>
      `<div class="flex"><b>YOUR CARD PROCESSING STATEMENT</b><span>Page ${page} of {pages}<br>Statement Period ${date.twoDigits(sales.from)} - ${date.twoDigits(sales.to)}<br>Merchant Number 5436 84550${sales.to.slice(5, 7)}</span></div>`,
    footer: () => `${issuer}, PO Box 6600, Hagerstown MD 21741`,
  });
  pages.block(`<div style="padding:16px 0">${escape(sales.holder)}</div>`, 4);
  pages.table({
    title: 'SUMMARY',
    className: 'sum',
    lines: [
      { cells: ['Total Amount Submitted', money.dollar(sales.gross)] },
      { cells: ['Chargebacks/Reversals', '0.00'] },
      { cells: ['Adjustments (refunds)', money.minus(-sales.refunds)] },
      { cells: ['Fees Charged', money.minus(-sales.fees)] },
      { cells: ['Total Amount Processed', money.dollar(sales.net)], className: 'total' },
    ],
  });
  pages.table({
    title: 'AMOUNTS FUNDED BY BATCH',
    continued: 'AMOUNTS FUNDED BY BATCH (continued)',
    className: 'book',
    head: ['Date Submitted', 'Submitted Amount', 'Adjustments', 'Fees', 'Amount Funded'],
    lines: [
      ...sales.batches.map((batch) =>
        batchLine(batch, [
          date.twoDigits(batch.day),
          money.plain(batch.gross),
          money.minus(-batch.refunds),
          money.minus(-batch.fees),
          money.plain(batch.net),
        ]),
      ),
      {
        cells: [
          'Month End Total',
          money.plain(sales.gross),
          money.minus(-sales.refunds),
          money.minus(-sales.fees),
          money.plain(sales.net),
        ],
        className: 'total',
      },
    ],
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

/** An app's month: gross sales, returns, net, fees, transfers; then sales by card. */
function appSummary({ random }: Request) {
  const sales = salesOf(random);
  const issuer = 'Tapwell';
  const pages = new Pages({
    capacity: 52,
    style: 'body{font-family:PaperModern}.sum{width:70%}.sum .c1,.cards td+td,.cards th+th{text-align:right}',
    header: () =>
      `<h2>Tapwell</h2><div class="flex"><b>${escape(sales.holder)}</b><span>Payments summary<br>${date.short(sales.from)} – ${date.short(sales.to)}</span></div><br>`,
  });
  const row = (text: string, cents: number): Line => ({ cells: [text, money.dollarBrackets(cents)] });
  pages.table({
    title: 'Sales',
    className: 'sum',
    lines: [
      row('Gross sales', sales.gross),
      row('Returns', -sales.refunds),
      row('Discounts &amp; comps', 0),
      { ...row('Net sales', sales.gross - sales.refunds), className: 'total' },
    ],
  });
  pages.table({
    title: 'Payouts',
    className: 'sum',
    lines: [
      row('Total collected', sales.gross - sales.refunds),
      row('Processing fees', -sales.fees),
      { ...row('Deposits to your bank', sales.net), className: 'total' },
    ],
  });
  const first = Math.round(sales.gross * 0.61);
  const second = Math.round(sales.gross * 0.27);
  const cards: readonly (readonly [string, number])[] = [
    ['Credit', first],
    ['Debit', second],
    ['Gift card', sales.gross - first - second],
  ];
  pages.table({
    title: 'Gross sales by card',
    className: 'cards',
    head: ['Card', 'Count', 'Gross sales'],
    lines: [
      ...cards.map(([name, cents]) => ({
        cells: [name, String(random.between(20, 300)), money.dollar(cents)],
      })),
      { cells: ['Total', '', money.dollar(sales.gross)], className: 'total' },
    ],
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, []) };
}

export const merchants: readonly Layout[] = [
  { name: 'merchant-submitted', forgeable: false, make: submitted },
  { name: 'merchant-app-summary', forgeable: false, make: appSummary },
];
