import { firmOf } from '../firms.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, escape, money, monthOf } from '../print.ts';
import type { Random } from '../random.ts';

const funds = ['Broad Market Index Fund', 'Short Treasury Fund', 'Dividend Growth Fund'];

function cashOf(random: Random) {
  const month = monthOf(random.between(2022, 2025), random.between(1, 12));
  const last = Number(month.to.slice(-2));
  const opening = random.cents(6_000, 30_000);
  const draw = (text: string, cents: number) => ({ day: month.day(random.between(2, last)), text, cents });
  const moves = [
    ...funds.map((fund) => draw(`Dividend ${fund}`, random.cents(12, 400))),
    draw('Bought Short Treasury Fund', -random.cents(400, 2_500)),
    draw('Funds Received Moneyline', random.cents(500, 8_000)),
    draw(`Check Paid ${random.digits(3)}`, -random.cents(100, 1_400)),
    draw('Moneyline Funds Disbursed', -random.cents(200, 1_200)),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  const interest = { day: month.to, text: 'Interest Bank Sweep', cents: random.cents(1, 20) };
  const all = [...moves, interest];
  return { ...month, opening, all, closing: all.reduce((sum, { cents }) => sum + cents, opening) };
}

function cashSweep({ random }: Request) {
  const cash = cashOf(random);
  const [holder, issuer] = [firmOf(random), 'Fathom Brokerage Services LLC'];
  const holdings = funds.map((fund) => {
    const [quantity, price] = [random.between(110, 990), random.between(900, 9_000)];
    return { fund, quantity, price, value: quantity * price };
  });
  const invested = holdings.reduce((sum, { value }) => sum + value, 0);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperSans;font-size:10.5px}.book td,.hold td{border-bottom:1px solid #ddd}.book .c3,.book .c4,.hold .c1,.hold .c2,.hold .c3{text-align:right}.book th,.hold th{background:#eef3ea}h3{color:#368727;font-size:14px}.box{width:320px;background:#eef3ea;padding:8px 14px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:26px;color:#368727">FATHOM</b><span class="r">INVESTMENT REPORT<br>${date.long(cash.from)} - ${date.long(cash.to)}<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => `Brokerage services are provided by ${issuer}, Member NYSE, SIPC.`,
  });
  pages.block(
    `<div class="flex"><div>${[holder, ...names.address(random)].map(escape).join('<br>')}<br><br>Business Brokerage Account Z${random.digits(8)}</div><div class="box">${fact('Your account value', money.dollar(invested + cash.closing))}${fact('Core account and sweep', money.dollar(cash.closing))}${fact('Funds', money.dollar(invested))}</div></div><br>`,
    7,
  );
  pages.table({
    title: 'Holdings',
    className: 'hold',
    head: ['Description', 'Quantity', 'Price per unit', 'Ending market value'],
    lines: [
      { cells: ['Core account: bank sweep', '', '', money.dollar(cash.closing)] },
      ...holdings.map(({ fund, quantity, price, value }) => ({
        cells: [fund, String(quantity), money.plain(price), money.dollar(value)],
      })),
      { cells: ['Total', '', '', money.dollar(invested + cash.closing)], className: 'total' },
    ],
  });
  let balance = cash.opening;
  pages.table({
    title: 'Core account activity',
    className: 'book',
    head: ['Settled', 'Activity', 'Quantity', 'Amount', 'Core balance'],
    lines: [
      { cells: ['', 'Beginning balance', '', '', money.dollar(cash.opening)] },
      ...cash.all.map(({ day, text, cents }) => {
        balance += cents;
        return {
          cells: [date.numbers(day), text, '-', money.dollar(cents), money.dollar(balance)],
          row: { day, text, amount: dollars(cents), balance: dollars(balance) },
        };
      }),
      { cells: ['', 'Ending balance', '', '', money.dollar(cash.closing)], className: 'total' },
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'brokerage_statement',
      category: 'bank_statements',
      issuer,
      holder,
      rows: pages.rows,
      period: { from: cash.from, to: cash.to },
      more: {
        accountValue: dollars(invested + cash.closing),
        openingBalance: dollars(cash.opening),
        closingBalance: dollars(cash.closing),
      },
    }),
  };
}

export const brokerageAccounts: readonly Layout[] = [
  { name: 'brokerage-core-account', forgeable: false, make: cashSweep },
];
