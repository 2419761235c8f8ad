import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import { fact, purchaseDay } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, escape, money, monthOf } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { totalsOf } from '../totals.ts';

const usd = (cents: number) => (cents < 0 ? `(USD ${money.plain(cents)})` : `USD ${money.plain(cents)}`);

function moneyInThenOut({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    largest: 30_000,
    flows: { check: [0, 0], atm: [0, 0], card: [4, 12], electronic: [8, 18], fee: [0, 1], interest: [1, 1] },
  });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Vellum Business Accounts';
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperModern;font-size:10px;color:#191919}th,h3{letter-spacing:1.6px;text-transform:uppercase;font-weight:500;font-size:8.5px;color:#6d6d6d}h3{font-size:10px;color:#191919}.book td{border-bottom:1px solid #f0f0f0}.book .c3{text-align:right}.book .c0,.book .c1{width:90px}.row{display:grid;grid-template-columns:1fr 1fr;gap:0 60px}',
    header: (page) =>
      `<div class="flex"><b style="font:500 18px/26px PaperModern;letter-spacing:6px">VELLUM</b><span>${page} / {pages}</span></div><br>`,
    footer: () =>
      `${issuer} are offered by Granite State Commerce Bank; Member FDIC. Funds may be swept to program banks.`,
  });
  pages.block(
    `<div class="row"><div>${addressOf(ledger)}</div><div>${fact('Account', 'Primary operating')}${fact('Account number', `******${ledger.account.slice(-4)}`)}${fact('Statement period', `${ledger.from} to ${ledger.to}`)}</div></div><br>`,
    5,
  );
  pages.block(
    `<div class="row">${fact('Opening balance', usd(ledger.beginning))}${fact('Closing balance', usd(ledger.endingPrinted))}${fact(`Money in (${all(...moneyIn).length})`, usd(into))}${fact(`Money out (${all(...moneyOut).length})`, usd(out))}${fact('Interest paid', usd(sum('interest')))}${fact('Annual percentage yield', '1.12%')}</div>`,
    3,
  );
  const section = (title: string, ...flows: readonly Flow[]) => {
    const entries = all(...flows);
    if (entries.length === 0) return;
    pages.table({
      title: `${title} &nbsp; ${usd(sum(...flows))}`,
      continued: title,
      className: 'book',
      head: ['Initiated', 'Settled', 'Counterparty', 'Amount'],
      lines: entries.map((entry: Entry) =>
        entryLine(entry, { text: entry.text }, [
          purchaseDay(entry, random),
          entry.day,
          escape(entry.text),
          usd(entry.printed),
        ]),
      ),
    });
  };
  section('Money in', ...moneyIn);
  section('Transfers out', 'electronic');
  section('Card spend', 'card');
  section('Fees', 'fee');
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

function paymentsOf(random: Random) {
  const { from, to, day } = monthOf(random.between(2022, 2025), random.between(1, 12));
  const sales = Array.from({ length: random.between(16, 40) }, () => {
    const gross = random.cents(14, 900);
    return {
      day: day(random.between(1, Number(to.slice(-2)))),
      text: `Express Checkout Payment ${names.supplier(random)}`,
      gross,
      fee: -Math.round(gross * 0.0349) - 49,
    };
  });
  const refunded = [9, 21].map((number) => ({
    day: day(number),
    text: `Payment Refund ${names.supplier(random)}`,
    gross: -random.cents(12, 90),
    fee: 0,
  }));
  const rows = [...sales, ...refunded].toSorted((a, b) => a.day.localeCompare(b.day));
  const sum = (all: readonly { gross: number; fee: number }[], of: 'gross' | 'fee') =>
    all.reduce((cents, each) => cents + each[of], 0);
  const opening = random.cents(50, 1_800);
  const [gross, refunds, fees] = [sum(sales, 'gross'), sum(refunded, 'gross'), sum(sales, 'fee')];
  const withdrawn = opening + gross + refunds + fees - random.cents(20, 40);
  return { from, to, opening, rows, gross, refunds, fees, withdrawn };
}

function grossFeeNet({ random }: Request) {
  const wallet = paymentsOf(random);
  const [holder, issuer] = [firmOf(random), 'Paylark'];
  const closing = wallet.opening + wallet.gross + wallet.refunds + wallet.fees - wallet.withdrawn;
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:10px}.book td{border-bottom:1px solid #e6e9ee}.book th{background:#f5f7fa;border-bottom:1px solid #c5cbd5}.book .c2,.book .c3,.book .c4{text-align:right}.book .c0{width:76px}.box{width:360px;border-top:3px solid #003087;padding:8px 0}',
    header: (page) =>
      `<div class="flex"><b style="font:italic 700 21px/28px PaperSans;color:#003087">${issuer}</b><span class="r">Monthly activity ${date.slashed(wallet.from)} - ${date.slashed(wallet.to)}<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => `${issuer}, Inc. is licensed as a money transmitter. NMLS 900123.`,
  });
  pages.block(
    `<div class="flex"><div>${[holder, ...names.address(random)].map(escape).join('<br>')}<br>Merchant account ID: PX${random.digits(9)}</div><div class="box">${fact('Beginning balance', money.dollar(wallet.opening))}${fact('Payments received (gross sales)', money.dollar(wallet.gross))}${fact('Refunds sent', money.dollar(wallet.refunds))}${fact('Fees', money.dollar(wallet.fees))}${fact('Transfers to bank', money.dollar(-wallet.withdrawn))}${fact('<b>Ending balance</b>', `<b>${money.dollar(closing)}</b>`)}</div></div><br>`,
    9,
  );
  const cells = (day: string, text: string, cents: readonly number[]) => ({
    cells: [date.slashed(day), escape(text), ...cents.map(money.minus)],
    row: { day, text, amount: dollars(cents[2] ?? 0), balance: null },
  });
  pages.table({
    title: 'Activity - USD',
    continued: 'Activity - USD (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Gross', 'Fee', 'Net'],
    lines: [
      ...wallet.rows.map(({ day, text, gross, fee }) => cells(day, text, [gross, fee, gross + fee])),
      cells(wallet.to, 'General Withdrawal - Bank Account', [-wallet.withdrawn, 0, -wallet.withdrawn]),
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
      period: { from: wallet.from, to: wallet.to },
      figures: {
        grossSales: dollars(wallet.gross),
        fees: dollars(-wallet.fees),
        deposits: dollars(wallet.withdrawn),
      },
      more: {
        refunds: dollars(-wallet.refunds),
        openingBalance: dollars(wallet.opening),
        closingBalance: dollars(closing),
      },
    }),
  };
}

export const onlineMoney: readonly Layout[] = [
  { name: 'fintech-counterparties-in-usd', forgeable: true, make: moneyInThenOut },
  { name: 'merchant-gross-fee-and-net', forgeable: false, make: grossFeeNet },
];
