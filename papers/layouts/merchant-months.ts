import { type Line, Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { salesOf, truth } from './merchant-settlements.ts';
import { batchLine, salesOf as batchesOf, salesTruth } from './merchants.ts';

function planSummary({ random }: Request) {
  const sales = salesOf(random);
  const issuer = 'Tollgate Bankcard';
  const net = sales.gross - sales.refunds;
  const [discount = { name: '', cents: 0 }, ...others] = sales.fees;
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:monospace;font-size:9px}.plan td,.plan th,.book td,.book th{text-align:right}.plan .c0{text-align:left}.fees{width:70%}.fees .c0,.fees .c1{text-align:right;width:90px}h3{font-size:10px;background:#ddd;line-height:16px;text-align:center;margin:6px 0}td,th{padding:0 2px}',
    header: (page) =>
      `<div class="flex"><div>${issuer.toUpperCase()}<br>1601 ELM STREET SUITE 900<br>DALLAS TX 75201</div><div style="border:1px solid #000;padding:2px 10px">MERCHANT STATEMENT<br>PROCESSING MONTH ${date.month(sales.to).toUpperCase().slice(0, 3)} ${sales.to.slice(0, 4)}<br>MERCHANT NUMBER 4445-0129-${sales.to.slice(2, 4)}77-3<br>PAGE ${page} OF {pages}</div></div><br>`,
  });
  pages.block(
    `<div style="padding:8px 40px">${[sales.holder, ...sales.address].map(escape).join('<br>')}</div>`,
    5,
  );
  const visa = Math.round(sales.gross * 0.55);
  const master = Math.round(sales.gross * 0.3);
  const shares = [visa, master, sales.gross - visa - master];
  const due = [0.55, 0.3].map((share) => Math.round(discount.cents * share));
  const discounts = [...due, discount.cents - due.reduce((all, cents) => all + cents, 0)];
  const counts = [Math.round(sales.count * 0.6), Math.round(sales.count * 0.25)];
  const numbers = [...counts, sales.count - counts.reduce((all, count) => all + count, 0)];
  const plan = (label: string, at: number): Line => {
    const [cents = 0, count = 1, fee = 0] = [shares[at], numbers[at], discounts[at]];
    const credits = at === 0 ? sales.refunds : 0;
    return {
      cells: [
        label,
        String(count),
        money.plain(cents),
        money.plain(credits),
        money.plain(cents - credits),
        money.plain(Math.round(cents / Math.max(1, count))),
        '1.820',
        money.plain(fee),
      ],
    };
  };
  pages.table({
    title: 'PLAN SUMMARY',
    className: 'plan',
    head: ['PLAN', '# SALES', '$ SALES', '$ CREDITS', 'NET SALES', 'AVG TKT', 'DISC %', 'DISCOUNT DUE'],
    lines: [
      plan('VISA', 0),
      plan('MASTERCARD', 1),
      plan('DISCOVER', 2),
      {
        cells: [
          'TOTAL',
          String(sales.count),
          money.plain(sales.gross),
          money.plain(sales.refunds),
          money.plain(net),
          money.plain(Math.round(sales.gross / sales.count)),
          '',
          money.plain(discount.cents),
        ],
        className: 'total',
      },
    ],
  });
  pages.table({
    title: 'DEPOSITS',
    continued: 'DEPOSITS (CONTINUED)',
    className: 'book',
    head: ['DAY', 'REF. NO.', 'TC', 'NUMBER', '$ SALES', '$ CREDITS', 'DISCOUNT PAID', 'NET DEPOSIT'],
    lines: [
      ...sales.days.map(({ day, count, gross, refunds }) =>
        batchLine({ day, net: gross - refunds }, [
          day.slice(8),
          random.digits(11),
          'D',
          String(count),
          money.plain(gross),
          money.plain(refunds),
          '0.00',
          money.plain(gross - refunds),
        ]),
      ),
      {
        cells: [
          '',
          'DEPOSIT TOTAL',
          '',
          String(sales.count),
          money.plain(sales.gross),
          money.plain(sales.refunds),
          '0.00',
          money.plain(net),
        ],
        className: 'total',
      },
    ],
  });
  pages.table({
    title: 'FEES',
    className: 'fees',
    head: ['NUMBER', 'AMOUNT', 'DESCRIPTION'],
    lines: [
      { cells: ['', money.plain(discount.cents), 'DISCOUNT DUE'] },
      ...others.map(({ name, cents }) => ({ cells: ['1', money.plain(cents), name.toUpperCase()] })),
      { cells: ['', money.plain(sales.sumOfFees), 'TOTAL FEES DUE'], className: 'total' },
    ],
  });
  pages.block(
    'FEES DUE ARE DEBITED FROM YOUR ACCOUNT ON THE SECOND BUSINESS DAY OF THE NEXT MONTH. NO CHARGEBACKS WERE RECEIVED.',
    1,
  );
  return {
    html: pages.html(),
    truth: truth(sales, issuer, net, pages.rows, { refunds: dollars(sales.refunds) }),
  };
}

function settlementReport({ random }: Request) {
  const sales = batchesOf(random);
  const issuer = 'Keystroke Payments';
  const account = random.digits(4);
  const pages = new Pages({
    capacity: 41,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px}body{font-family:PaperModern;font-size:10px}.book td{border-bottom:1px solid #e3e3ea}.book th{background:#27264f;color:#fff}.book .c3,.book .c4,.book .c5,.book .c6,.book .c7{text-align:right}.tiles{display:flex;gap:14px}.tiles>div{flex:1;border:1px solid #c8c8d8;border-radius:6px;padding:6px 12px}.tiles b{display:block;font-size:15px;line-height:20px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:26px;color:#27264f">${issuer}</b><span>Settlement report &nbsp; ${sales.from} to ${sales.to} &nbsp; Page ${page} of {pages}</span></div><br>`,
    footer: () => `${issuer} LLC &nbsp; 55 Loom Street, Lowell MA 01852 &nbsp; All amounts in USD`,
  });
  const tile = (label: string, cents: number) => `<div>${label}<b>${money.dollar(cents)}</b></div>`;
  pages.block(
    `<b>${escape(sales.holder)}</b><br>Merchant 8${random.digits(9)}<br><br><div class="tiles">${tile('Gross sales', sales.gross)}${tile('Refunds', -sales.refunds)}${tile('Chargebacks', 0)}${tile('Processing fees', -sales.fees)}${tile('Settled to bank', sales.net)}</div><br>`,
    8,
  );
  pages.table({
    className: 'book',
    head: [
      'Settled on',
      'Settlement ID',
      'Bank account',
      'Gross sales',
      'Refunds',
      'Chargebacks',
      'Fees',
      'Net settled',
      'Status',
    ],
    lines: [
      ...sales.batches.map((batch) =>
        batchLine(batch, [
          batch.day,
          `STL-${random.digits(8)}`,
          `Checking ****${account}`,
          money.plain(batch.gross),
          money.minus(-batch.refunds),
          '0.00',
          money.minus(-batch.fees),
          money.plain(batch.net),
          'Paid',
        ]),
      ),
      {
        cells: [
          'Total',
          `${sales.batches.length} settlements`,
          '',
          money.plain(sales.gross),
          money.minus(-sales.refunds),
          '0.00',
          money.minus(-sales.fees),
          money.plain(sales.net),
          '',
        ],
        className: 'total',
      },
    ],
  });
  return { html: pages.html(), truth: salesTruth(sales, issuer, pages.rows) };
}

function fundingActivity({ random }: Request) {
  const sales = salesOf(random);
  const issuer = 'Meadowbank Merchant Solutions';
  const disputed = sales.days
    .filter((_, at) => at % 11 === 5)
    .map(({ day }) => ({ day, cents: -random.cents(20, 260) }));
  const chargebacks = disputed.reduce((all, { cents }) => all + cents, 0);
  const reserve = -Math.round((sales.gross - sales.refunds) * 0.05);
  const net = sales.gross - sales.refunds + chargebacks + reserve - sales.sumOfFees;
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:serif;font-size:11.5px}.book .c2,.fees .c1{text-align:right}.fees{width:60%}.book .c0{width:80px}.box{width:340px;border:2px solid #375a2c;padding:6px 14px}h3{color:#375a2c}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:24px;color:#375a2c">${issuer}</b><span class="r">Monthly Merchant Statement<br>${date.long(sales.from)} through ${date.long(sales.to)}<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div style="padding-top:12px">${[sales.holder, ...sales.address].map(escape).join('<br>')}<br><br>MID 3120 ${random.digits(4)} ${random.digits(4)}</div><div class="box">${fact('Card sales', money.dollar(sales.gross))}${fact('Returns', money.dollarBrackets(-sales.refunds))}${fact('Chargebacks', money.dollarBrackets(chargebacks))}${fact('Held in reserve (5%)', money.dollarBrackets(reserve))}${fact('Total fees', money.dollarBrackets(-sales.sumOfFees))}${fact('<b>Deposited to your bank account</b>', `<b>${money.dollar(net)}</b>`)}</div></div>`,
    9,
  );
  const moves = [
    ...sales.days.map(({ day, gross, refunds }, at) => ({
      day,
      cents: gross - refunds,
      text: `Batch ${String(at + 101).padStart(6, '0')} Deposit`,
    })),
    ...disputed.map((each) => ({ ...each, text: `Chargeback Case ${random.digits(10)}` })),
    { day: sales.to, cents: reserve, text: 'Rolling Reserve Withheld' },
    { day: sales.to, cents: -sales.sumOfFees, text: 'Monthly Fees' },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  pages.table({
    title: 'Funding activity',
    continued: 'Funding activity (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Amount'],
    lines: [
      ...moves.map(({ day, cents, text }) => ({
        cells: [date.numbers(day), text, money.brackets(cents)],
        row: { day, text, amount: dollars(cents), balance: null },
      })),
      { cells: ['', 'Total funded', money.plain(net)], className: 'total' },
    ],
  });
  pages.table({
    title: 'Fee detail',
    className: 'fees',
    head: ['Fee', 'Amount'],
    lines: [
      ...sales.fees.map(({ name, cents }) => ({ cells: [name, money.plain(cents)] })),
      { cells: ['Total fees', money.plain(sales.sumOfFees)], className: 'total' },
    ],
  });
  return {
    html: pages.html(),
    truth: truth(sales, issuer, net, pages.rows, {
      refunds: dollars(sales.refunds),
      chargebacks: dollars(-chargebacks),
      reserveWithheld: dollars(-reserve),
    }),
  };
}

export const merchantMonths: readonly Layout[] = [
  { name: 'merchant-plan-summary', forgeable: false, make: planSummary },
  { name: 'merchant-settlement-report', forgeable: false, make: settlementReport },
  { name: 'merchant-funding-activity', forgeable: false, make: fundingActivity },
];
