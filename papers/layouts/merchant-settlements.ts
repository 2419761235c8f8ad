import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, truthOf, type TruthRow } from '../paper.ts';
import { date, escape, money, monthOf } from '../print.ts';
import type { Random } from '../random.ts';

export function salesOf(random: Random) {
  const { from, to, day } = monthOf(random.between(2022, 2025), random.between(1, 12));
  const days = Array.from({ length: Number(to.slice(-2)) }, (_, at) => at + 1)
    .filter(() => random.chance(0.75))
    .map((number) => {
      const gross = random.cents(150, 4_000);
      const refunds = random.chance(0.2) ? Math.round(gross * 0.05) : 0;
      return { day: day(number), count: random.between(3, 80), gross, refunds };
    });
  const total = (of: (each: (typeof days)[number]) => number) =>
    days.reduce((sum, each) => sum + of(each), 0);
  const [gross, refunds] = [total((each) => each.gross), total((each) => each.refunds)];
  const fees = [
    { name: 'Interchange Charges', cents: Math.round(gross * 0.0182) },
    { name: 'Service Charges', cents: Math.round(gross * 0.0045) },
    { name: 'Dues and Assessments', cents: Math.round(gross * 0.0014) },
    { name: 'Monthly Account Fee', cents: 1_495 },
    { name: 'Compliance Program Fee', cents: 1_995 },
  ];
  const sumOfFees = fees.reduce((sum, { cents }) => sum + cents, 0);
  const count = total((each) => each.count);
  return {
    from,
    to,
    days,
    gross,
    refunds,
    fees,
    sumOfFees,
    count,
    holder: names.holder(random),
    address: names.address(random),
  };
}

type Sales = ReturnType<typeof salesOf>;

export const truth = (
  sales: Sales,
  issuer: string,
  deposits: number,
  rows: readonly TruthRow[],
  more: Record<string, number>,
) =>
  truthOf({
    kind: 'merchant_account',
    category: 'bank_statements',
    issuer,
    holder: sales.holder,
    rows,
    period: { from: sales.from, to: sales.to },
    figures: {
      grossSales: dollars(sales.gross),
      fees: dollars(sales.sumOfFees),
      deposits: dollars(deposits),
    },
    more,
  });

/** Sales by type of card, each day's batch, and the fees one by one, charged on the last day. */
function feesOneByOne({ random }: Request) {
  const sales = salesOf(random);
  const issuer = 'Copperline Merchant Services';
  const net = sales.gross - sales.refunds - sales.sumOfFees;
  const pages = new Pages({
    capacity: 54,
    style:
      'table{font-size:10px}.cards td+td,.cards th+th,.book td+td,.book th+th,.fees td+td,.fees th+th{text-align:right}.sum{width:55%}.sum .c1{text-align:right}h3{border-bottom:1px solid #000}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:15px">${issuer}</b><br>PO Box 9599, Knoxville TN 37940</div><div class="r">Merchant Statement<br>${date.slashed(sales.from)} - ${date.slashed(sales.to)}<br>Merchant ID 3948 0027 ${sales.to.slice(2, 4)}11<br>Page ${page} of {pages}</div></div>`,
  });
  pages.block(
    `<div style="padding:12px 0">${[sales.holder, ...sales.address].map(escape).join('<br>')}</div>`,
    5,
  );
  pages.table({
    title: 'Deposit summary',
    className: 'sum',
    lines: [
      { cells: ['Amounts submitted', money.plain(sales.gross)] },
      { cells: ['Third party transactions', '0.00'] },
      { cells: ['Refunds and adjustments', money.trailing(-sales.refunds)] },
      { cells: ['Chargebacks', '0.00'] },
      { cells: ['Fees charged', money.trailing(-sales.sumOfFees)] },
      { cells: ['Total amount funded to your bank', money.plain(net)], className: 'total' },
    ],
  });
  const visa = Math.round(sales.gross * 0.58);
  const other = Math.round(sales.gross * 0.11);
  const cards: readonly (readonly [string, number])[] = [
    ['Visa', visa],
    ['Mastercard', sales.gross - visa - other],
    ['Discover', other],
  ];
  pages.table({
    title: 'Summary by card type',
    className: 'cards',
    head: ['Card type', 'Gross sales', 'Refunds', 'Net sales'],
    lines: [
      ...cards.map(([name, cents], at) => {
        const refunds = at === 0 ? sales.refunds : 0;
        return {
          cells: [name, money.plain(cents), money.trailing(-refunds), money.plain(cents - refunds)],
        };
      }),
      {
        cells: [
          'Total',
          money.plain(sales.gross),
          money.trailing(-sales.refunds),
          money.plain(sales.gross - sales.refunds),
        ],
        className: 'total',
      },
    ],
  });
  const funded = (day: string, cents: number, cells: readonly string[]): Line => ({
    cells,
    row: { day, text: '', amount: dollars(cents), balance: null },
  });
  pages.table({
    title: 'Amounts funded by day',
    continued: 'Amounts funded by day (continued)',
    className: 'book',
    head: ['Date', 'Items', 'Submitted', 'Refunds', 'Fees', 'Funded'],
    lines: [
      ...sales.days.map(({ day, count, gross, refunds }) =>
        funded(day, gross - refunds, [
          date.numbers(day),
          String(count),
          money.plain(gross),
          money.trailing(-refunds),
          '0.00',
          money.plain(gross - refunds),
        ]),
      ),
      funded(sales.to, -sales.sumOfFees, [
        'Month end charge',
        '',
        '0.00',
        '0.00',
        money.trailing(-sales.sumOfFees),
        money.trailing(-sales.sumOfFees),
      ]),
      {
        cells: [
          'Total',
          String(sales.count),
          money.plain(sales.gross),
          money.trailing(-sales.refunds),
          money.trailing(-sales.sumOfFees),
          money.plain(net),
        ],
        className: 'total',
      },
    ],
  });
  pages.table({
    title: 'Fees',
    className: 'fees',
    head: ['Description', 'Amount'],
    lines: [
      ...sales.fees.map(({ name, cents }) => ({ cells: [name, money.trailing(-cents)] })),
      { cells: ['Total fees', money.trailing(-sales.sumOfFees)], className: 'total' },
    ],
  });
  return {
    html: pages.html(),
    truth: truth(sales, issuer, net, pages.rows, { refunds: dollars(sales.refunds) }),
  };
}

/** An online processor: a balance that charges fill and payouts empty. */
function balanceAndPayouts({ random }: Request) {
  const sales = salesOf(random);
  const issuer = 'Parlay Payments';
  const opening = random.cents(100, 3_000);
  const activity = sales.gross - sales.refunds - sales.sumOfFees;
  const payouts = sales.days.flatMap(({ day }, at) => {
    if (at % 4 !== 3) return [];
    const since = sales.days.slice(at - 3, at + 1);
    return [
      { day, cents: Math.round(since.reduce((sum, { gross, refunds }) => sum + gross - refunds, 0) * 0.97) },
    ];
  });
  const paid = payouts.reduce((sum, { cents }) => sum + cents, 0);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern}.c1,.c2,.c3{text-align:right}td{border-bottom:1px solid #e6e6e6}.book .c1{text-align:left}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font-size:20px;line-height:30px">Parlay</b><span class="r">Monthly report<br>${date.monthDay(sales.from)} – ${date.short(sales.to)}</span></div><br>`
        : '<br>',
    footer: (page) => `${issuer}, Inc. &nbsp; Page ${page} of {pages}`,
  });
  pages.block(`<div>${escape(sales.holder)}<br>acct_${random.digits(12)}<br>All amounts in USD</div><br>`, 4);
  const row = (label: string, cents: number): Line => ({ cells: [label, money.dollarBrackets(cents)] });
  pages.table({
    title: 'Balance summary',
    lines: [
      row(`Starting balance, ${date.monthDay(sales.from)}`, opening),
      row('Account activity before fees', sales.gross - sales.refunds),
      row('Less fees', -sales.sumOfFees),
      row('Net balance change from activity', activity),
      row('Total payouts', -paid),
      { ...row(`Ending balance, ${date.monthDay(sales.to)}`, opening + activity - paid), className: 'total' },
    ],
  });
  const across = (label: string, cents: readonly number[]): Line => ({
    cells: [label, ...cents.map(money.dollarBrackets)],
  });
  pages.table({
    title: 'Balance change from activity',
    head: ['', 'Gross amount', 'Fees', 'Net total'],
    lines: [
      across(`Charges (${sales.count})`, [sales.gross, -sales.sumOfFees, sales.gross - sales.sumOfFees]),
      across('Refunds', [-sales.refunds, 0, -sales.refunds]),
      across('Disputes', [0, 0, 0]),
      { ...across('Total', [sales.gross - sales.refunds, -sales.sumOfFees, activity]), className: 'total' },
    ],
  });
  pages.table({
    title: 'Payouts to your bank account',
    className: 'book',
    head: ['Arrival date', 'Payout', 'Amount'],
    lines: [
      ...payouts.map(({ day, cents }) => ({
        cells: [date.short(day), `po_${random.digits(8)}`, money.dollar(cents)],
        row: { day, text: '', amount: dollars(cents), balance: null },
      })),
      { cells: ['Total payouts', '', money.dollar(paid)], className: 'total' },
    ],
  });
  const more = {
    refunds: dollars(sales.refunds),
    openingBalance: dollars(opening),
    closingBalance: dollars(opening + activity - paid),
  };
  return { html: pages.html(), truth: truth(sales, issuer, paid, pages.rows, more) };
}

export const merchantSettlements: readonly Layout[] = [
  { name: 'merchant-fees-one-by-one', forgeable: false, make: feesOneByOne },
  { name: 'merchant-balance-and-payouts', forgeable: false, make: balanceAndPayouts },
];
