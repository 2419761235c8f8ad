import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, escape, money, monthOf } from '../print.ts';
import type { Random } from '../random.ts';

type Move = 'sale' | 'fee' | 'refund' | 'transfer';

interface WalletEntry {
  readonly day: string;
  readonly move: Move;
  readonly text: string;
  readonly cents: number;
  readonly balance: number;
}

function walletOf(random: Random) {
  const { from, to, day } = monthOf(random.between(2022, 2025), random.between(1, 12));
  const opening = random.cents(40, 2_500);
  const bank = random.digits(4);
  const entries: WalletEntry[] = [];
  let balance = opening;
  const book = (number: number, move: Move, text: string, cents: number) =>
    entries.push({ day: day(number), move, text, cents, balance: (balance += cents) });
  for (let number = 1; number <= Number(to.slice(-2)); number += 1) {
    if (random.chance(0.55)) {
      const gross = random.cents(18, 1_600);
      book(number, 'sale', `Website Payment from ${names.supplier(random)}`, gross);
      book(number, 'fee', 'Payment Fee', -Math.round(gross * 0.0299) - 49);
    }
    if (number % 13 === 0)
      book(number, 'refund', `Refund to ${names.supplier(random)}`, -random.between(500, 3_800));
    if (number % 8 === 0 && balance > 20_000)
      book(number, 'transfer', `Transfer to Bank Account x-${bank}`, -Math.floor(balance / 10_000) * 10_000);
  }
  const total = (move: Move) =>
    entries.filter((entry) => entry.move === move).reduce((sum, { cents }) => sum + cents, 0);
  return {
    from,
    to,
    opening,
    entries,
    closing: balance,
    total,
    holder: names.holder(random),
    person: names.person(random),
    address: names.address(random),
  };
}

function walletActivity({ random }: Request) {
  const wallet = walletOf(random);
  const issuer = 'Pocketway';
  const { total } = wallet;
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-size:10px}.book td{border-bottom:1px solid #e5e5e5}.book th{background:#f1f4f9}.book .c3,.book .c4{text-align:right}.grey{color:#777;font-size:8.5px}.box{width:330px;background:#f1f4f9;padding:8px 14px}',
    header: (page) =>
      `<div class="flex"><b style="font:800 20px/26px PaperModern;color:#1546a0">pocketway</b><span class="r">Merchant account statement<br>${date.bare(wallet.from)}/${wallet.from.slice(2, 4)} - ${date.bare(wallet.to)}/${wallet.to.slice(2, 4)}<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => 'Report errors to Pocketway, Attn: Error Resolution, PO Box 7700, Omaha NE 68103.',
  });
  pages.block(
    `<div class="flex"><div>${escape(wallet.holder)}<br>${wallet.person}<br>${wallet.address.join('<br>')}<br>Merchant ID: ${random.digits(13)}</div><div class="box"><b>Activity summary (USD)</b>${fact('Beginning balance', money.plain(wallet.opening))}${fact('Payments received', money.plain(total('sale')))}${fact('Refunds sent', money.minus(total('refund')))}${fact('Fees', money.minus(total('fee')))}${fact('Transfers to your bank', money.minus(total('transfer')))}${fact('<b>Ending balance</b>', `<b>${money.plain(wallet.closing)}</b>`)}</div></div>`,
    9,
  );
  pages.table({
    title: 'Transaction history - USD',
    continued: 'Transaction history - USD',
    className: 'book',
    head: ['Date', 'Description', 'Currency', 'Amount', 'Balance'],
    lines: wallet.entries.map(({ day, move, text, cents, balance }) => {
      const second = move === 'fee' ? '' : `<br><span class="grey">ID: ${random.digits(10)}TX</span>`;
      return {
        cells: [
          date.twoDigits(day),
          `${escape(text)}${second}`,
          'USD',
          money.minus(cents),
          money.plain(balance),
        ],
        row: { day, text, amount: dollars(cents), balance: dollars(balance) },
        height: move === 'fee' ? 1 : 2,
      };
    }),
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'merchant_account',
      category: 'bank_statements',
      issuer,
      holder: wallet.holder,
      rows: pages.rows,
      period: { from: wallet.from, to: wallet.to },
      figures: {
        grossSales: dollars(total('sale')),
        fees: dollars(-total('fee')),
        deposits: dollars(-total('transfer')),
      },
      more: {
        refunds: dollars(-total('refund')),
        openingBalance: dollars(wallet.opening),
        closingBalance: dollars(wallet.closing),
      },
    }),
  };
}

export const merchantWallets: readonly Layout[] = [
  { name: 'merchant-wallet-activity', forgeable: false, make: walletActivity },
];
