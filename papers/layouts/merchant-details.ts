import { partsOf } from '../columns.ts';
import { firmOf, kitchenOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { salesOf as daySalesOf, truth } from './merchant-settlements.ts';
import { batchLine, salesOf, salesTruth } from './merchants.ts';

type DaySales = ReturnType<typeof daySalesOf>;

const categories = [
  'VI CPS RETAIL CREDIT',
  'VI SIGNATURE BUSINESS T2',
  'VI REGULATED DEBIT',
  'MC WORLD ELITE MERIT III',
  'MC CONSUMER DEBIT',
  'DS PSL RETAIL REWARDS',
  'AX OPTBLUE RETAIL',
];

function interchangeLines({ gross, count, fees }: DaySales): Line[] {
  const cost = fees.find(({ name }) => name === 'Interchange Charges')?.cents ?? 0;
  const [volumes, items, costs] = [partsOf(gross, 2, 7), partsOf(count, 5, 7), partsOf(cost, 4, 7)];
  const lines = categories.map((name, at) => {
    const [volume, charge] = [volumes[at] ?? 0, costs[at] ?? 0];
    const rate = `${((charge / volume) * 100).toFixed(3)}%`;
    return {
      cells: [name, String(items[at] ?? 0), money.plain(volume), rate, money.trailing(-charge)],
    };
  });
  const total = ['TOTAL INTERCHANGE', String(count), money.plain(gross), '', money.trailing(-cost)];
  return [...lines, { cells: total, className: 'total' }];
}

function otherFees({ fees, sumOfFees }: DaySales): Line[] {
  const lines = fees
    .filter(({ name }) => name !== 'Interchange Charges')
    .map(({ name, cents }) => ({ cells: [name.toUpperCase(), money.trailing(-cents)] }));
  const total = ['TOTAL FEES DUE (WITH INTERCHANGE)', money.trailing(-sumOfFees)];
  return [...lines, { cells: total, className: 'total' }];
}

function interchangeDetail({ random }: Request) {
  const sales = { ...daySalesOf(random), holder: firmOf(random).toUpperCase() };
  const issuer = 'Palisade Bankcard Services';
  const net = sales.gross - sales.refunds;
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:9px}h3{background:#dcdcdc;line-height:18px;padding:0 6px;margin:6px 0;font-size:10px}.right td+td,.right th+th{text-align:right}.frame{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000;text-align:center}.frame>div{border:1px solid #000;padding:4px}.frame b{display:block;font-size:12px}',
    header: (page) =>
      `<div class="flex"><span><b style="font-size:14px;line-height:20px">${issuer}</b><br>5251 Westheimer Rd, Houston TX 77056</span><span class="r"><b>MERCHANT STATEMENT</b><br>Processing Month: ${date.month(sales.to)} ${sales.to.slice(0, 4)}<br>${date.twoDigits(sales.from)} - ${date.twoDigits(sales.to)} &nbsp; Page ${page} of {pages}</span></div><br>`,
    footer: () => 'Review this statement. Disputes must be made in writing within 30 days. 1-800-555-0187',
  });
  pages.block(
    `<div class="flex" style="padding:8px 0 16px"><div>${[sales.holder, ...sales.address].map(escape).join('<br>')}</div><div>Association Number 268914<br>Merchant Number 4445 ${random.digits(9)}<br>Routing No. *****6768 &nbsp; Deposit Acct. ******${random.digits(4)}</div></div>`,
    5,
  );
  pages.block(
    `<div class="frame"><div>Total Gross Sales<b>${money.dollar(sales.gross)}</b></div><div>Total Credits Issued<b>${money.dollar(sales.refunds)}</b></div><div>Total Deposits<b>${money.dollar(net)}</b></div><div>Number of Sales<b>${sales.count}</b></div><div>Discount Paid<b>$0.00</b></div><div>Total Fees Due<b>${money.dollar(sales.sumOfFees)}</b></div></div>`,
    6,
  );
  pages.table({
    title: 'INTERCHANGE DETAIL',
    continued: 'INTERCHANGE DETAIL (CONT.)',
    className: 'right',
    head: ['CARD PROGRAM', 'ITEMS', 'SALES AMOUNT', 'EFFECTIVE RATE', 'FEE'],
    lines: interchangeLines(sales),
  });
  pages.table({ title: 'OTHER FEES', className: 'right', lines: otherFees(sales) });
  pages.columns(2, {
    title: 'DEPOSITS BY DAY',
    head: ['DAY', 'ITEMS', 'SALES', 'CREDITS', 'DEPOSIT'],
    lines: sales.days.map(({ day, count, gross, refunds }) =>
      batchLine({ day, net: gross - refunds }, [
        date.numbers(day),
        String(count),
        money.plain(gross),
        money.plain(refunds),
        money.plain(gross - refunds),
      ]),
    ),
  });
  return {
    html: pages.html(),
    truth: truth(sales, issuer, net, pages.rows, { refunds: dollars(sales.refunds) }),
  };
}

function heldOf(random: Random) {
  const sales = { ...salesOf(random), holder: firmOf(random) };
  const disputes = Array.from({ length: random.between(1, 4) }, (_, at) => ({
    day: sales.batches[at * 3]?.day ?? sales.to,
    reason: random.pick(['13.1 Not Received', '10.4 Fraud Card Absent', '13.3 Not As Described']),
    cents: random.cents(15, 420),
    number: random.digits(10),
  }));
  const batches = sales.batches.map((batch) => {
    const lost = disputes.filter(({ day }) => day === batch.day).reduce((sum, { cents }) => sum + cents, 0);
    const held = Math.round(batch.gross / 20);
    return { ...batch, lost, held, net: batch.net - lost - held };
  });
  const total = (of: (batch: (typeof batches)[number]) => number) =>
    batches.reduce((sum, batch) => sum + of(batch), 0);
  const sums = { lost: total(({ lost }) => lost), held: total(({ held }) => held) };
  return {
    ...sales,
    ...sums,
    batches,
    disputes,
    net: total(({ net }) => net),
    opening: random.cents(900, 9_000),
  };
}

function chargebacksAndReserves({ random }: Request) {
  const sales = heldOf(random);
  const issuer = 'Granary Pay';
  const sums = [sales.gross, -sales.refunds, -sales.lost, -sales.fees, -sales.held, sales.net];
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern;font-size:10px}.book td+td,.book th+th,.cases .c3,.cases th.c3{text-align:right}.book td,.cases td{border-bottom:1px solid #ececec}.box{border:1px solid #bbb;padding:8px 14px;width:340px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:28px;color:#8a5a00">${issuer}</b><span class="r">Settlement statement<br>${date.named(sales.from)} to ${date.named(sales.to)}, ${page}/{pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div class="box"><b>${escape(sales.holder)}</b>${fact('Gross sales', money.dollar(sales.gross))}${fact('Refunds', money.dash(-sales.refunds))}${fact('Chargebacks', money.dash(-sales.lost))}${fact('Processing fees', money.dash(-sales.fees))}${fact('Held in reserve (5%)', money.dash(-sales.held))}${fact('<b>Deposited to bank</b>', `<b>${money.dollar(sales.net)}</b>`)}</div><div class="box"><b>Rolling reserve</b>${fact('Opening reserve', money.dollar(sales.opening))}${fact('Added', money.dollar(sales.held))}${fact('Released', '$0.00')}${fact('Closing reserve', money.dollar(sales.opening + sales.held))}</div></div>`,
    9,
  );
  pages.table({
    title: 'Daily settlement',
    continued: 'Daily settlement, continued',
    className: 'book',
    head: ['Date', 'Sales', 'Refunds', 'Chargebacks', 'Fees', 'Reserve', 'Deposit'],
    lines: [
      ...sales.batches.map((batch) =>
        batchLine(batch, [
          date.named(batch.day),
          ...[batch.gross, -batch.refunds, -batch.lost, -batch.fees, -batch.held, batch.net].map(money.minus),
        ]),
      ),
      { cells: ['Total', ...sums.map(money.minus)], className: 'total' },
    ],
  });
  pages.table({
    title: 'Chargebacks received',
    className: 'cases',
    head: ['Date', 'Case', 'Reason', 'Amount'],
    lines: sales.disputes.map(({ day, number, reason, cents }) => ({
      cells: [date.named(day), number, reason, money.minus(-cents)],
    })),
  });
  const { figures, ...rest } = salesTruth(sales, issuer, pages.rows);
  const more = {
    refunds: dollars(sales.refunds),
    chargebacks: dollars(sales.lost),
    reserve: dollars(sales.held),
  };
  return { html: pages.html(), truth: truthOf({ ...rest, figures, more }) };
}

const terminals = ['TERM 001 FRONT COUNTER', 'TERM 002 PATIO', 'TERM 003 TAKE OUT'];

function allTerminals({ gross, refunds, fees, net }: ReturnType<typeof salesOf>): Line[] {
  const row = (label: string, cents: number): Line => ({ cells: [label, money.trailing(cents)] });
  return [
    row('GROSS SALES', gross),
    row('CREDITS', -refunds),
    row('DISCOUNT AND FEES', -fees),
    { ...row('NET ACH DEPOSITS', net), className: 'total' },
  ];
}

function terminalBatches({ random }: Request) {
  const sales = { ...salesOf(random), holder: kitchenOf(random).toUpperCase() };
  const issuer = 'Brazos Merchant Processing';
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:10px/15px monospace}h3{font:bold 10px/24px monospace;border-bottom:1px dashed #000;margin-bottom:6px}th{font-weight:normal}.book td+td,.book th+th{text-align:right}.sum{width:56%}.sum .c1{text-align:right}.total td{border-top:1px dashed #000}',
    header: (page) =>
      `<div class="flex"><span>${issuer.toUpperCase()}</span><span>PAGE ${page}</span></div><div class="flex"><span>${escape(sales.holder)}</span><span>MID 8788${sales.to.slice(0, 4)}019 &nbsp; ${date.slashed(sales.from)} THRU ${date.slashed(sales.to)}</span></div><br>`,
  });
  terminals.forEach((terminal, at) => {
    const own = sales.batches.filter((_, number) => number % terminals.length === at);
    const total = (of: (batch: (typeof own)[number]) => number) =>
      own.reduce((sum, batch) => sum + of(batch), 0);
    const sums = [
      total((b) => b.gross),
      -total((b) => b.refunds),
      -total((b) => b.fees),
      total((b) => b.net),
    ];
    pages.table({
      title: terminal,
      continued: `${terminal} CONT`,
      className: 'book',
      head: ['BATCH', 'DATE', 'SALES', 'CREDITS', 'DISCOUNT', 'ACH DEPOSIT'],
      lines: [
        ...own.map((batch, number) =>
          batchLine(batch, [
            `${at + 1}${String(number + 1).padStart(4, '0')}`,
            date.numbers(batch.day),
            ...[batch.gross, -batch.refunds, -batch.fees, batch.net].map(money.trailing),
          ]),
        ),
        { cells: ['SUBTOTAL', '', ...sums.map(money.trailing)], className: 'total' },
      ],
    });
  });
  pages.table({ title: 'ALL TERMINALS', className: 'sum', lines: allTerminals(sales) });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

export const merchantDetails: readonly Layout[] = [
  { name: 'merchant-interchange-detail', forgeable: false, make: interchangeDetail },
  { name: 'merchant-chargebacks-and-reserves', forgeable: false, make: chargebacksAndReserves },
  { name: 'merchant-batches-by-terminal', forgeable: false, make: terminalBatches },
];
