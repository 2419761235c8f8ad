import { type Entry, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { totalsOf } from '../totals.ts';

const online = { check: [0, 0], atm: [0, 0] } as const;
const signed = (cents: number) => `${cents < 0 ? '\u2212' : '+'}$${money.plain(cents)}`;

function dayHeadings({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { ...online, card: [10, 22], fee: [0, 1] } });
  const issuer = 'Plover';
  const { all, into, out } = totalsOf(ledger);
  const [tax, interest] = [random.cents(800, 9_000), random.cents(1, 20)];
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern;color:#1c1c28}.book td{height:15px}.day td{color:#6a6a80;border-top:1px solid #dcdce6}.book .c2{text-align:right}.book .c1{color:#6a6a80;width:150px}.book .c0{padding-left:14px}.day .c0{padding-left:4px}.pots td+td,.pots th+th{text-align:right}.pots td{border-top:1px solid #dcdce6}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font:700 26px/36px PaperWide;color:#4b3fe4">plover</b><span class="r">${date.month(ledger.to)} ${ledger.to.slice(0, 4)} statement<br>Account ending in ${ledger.account.slice(-4)}</span></div><br>`
        : `<div class="flex"><b style="color:#4b3fe4">plover</b><span>Account ending in ${ledger.account.slice(-4)}</span></div><br>`,
    footer: (page) =>
      `<div class="flex"><span>Plover is not a bank. Banking services by Cardinal River Bank; Member FDIC.</span><span>${page} of {pages}</span></div>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r">Business Checking<br>${date.monthDay(ledger.from)} to ${date.short(ledger.to)}</div></div><br>`,
    5,
  );
  const typeOf = ({ flow, cents }: Entry) =>
    flow === 'card' ? 'Virtual card' : cents > 0 ? 'Incoming' : 'Bank transfer';
  pages.table({
    title: 'Checking transactions',
    continued: 'Checking transactions',
    className: 'book',
    lines: ledger.entries.flatMap((entry, at): Line[] => {
      const line = entryLine(entry, { text: entry.text }, [
        escape(entry.text),
        typeOf(entry),
        signed(entry.printed),
      ]);
      const isFirst = ledger.entries[at - 1]?.day !== entry.day;
      return isFirst ? [{ cells: [date.weekday(entry.day), '', ''], className: 'day' }, line] : [line];
    }),
  });
  const across = (label: string, cells: readonly string[]): Line => ({ cells: [label, ...cells] });
  pages.table({
    title: 'All balances',
    className: 'pots',
    head: [
      '',
      `Starting balance<br>${date.monthDay(ledger.from)}`,
      'Money in',
      'Money out',
      `Ending balance<br>${date.monthDay(ledger.to)}`,
    ],
    lines: [
      across('Checking', [
        money.dollar(ledger.beginning),
        signed(into),
        signed(out),
        `<b>${money.dollar(ledger.endingPrinted)}</b>`,
      ]),
      across('Tax pot (1.20% APY)', [
        money.dollar(tax),
        signed(interest),
        '$0.00',
        money.dollar(tax + interest),
      ]),
    ],
  });
  pages.block(
    `<br>${all(...moneyIn).length} incoming and ${all(...moneyOut).length} outgoing transactions on Checking. Interest was paid to the Tax pot on ${date.monthDay(ledger.to)}.`,
    2,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { savingsEndingBalance: dollars(tax + interest) },
  });
}

const reference = (entry: Entry, random: Random) =>
  `${entry.flow === 'card' ? 'CARD' : entry.cents > 0 ? 'TRANSFER' : 'ACH'}-${random.digits(9)}`;

function dayBelow({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { ...online, card: [6, 16], electronic: [5, 12] } });
  const issuer = 'Ferrytrade';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperSans}.book td{border-bottom:1px solid #e8e8e8}.book .c1,.book .c2,.book .c3{text-align:right}.grey{color:#777;font-size:9px}h2{font-size:19px}.facts{display:grid;grid-template-columns:170px 1fr;font-size:10px}',
    header: (page) =>
      page === 1 ? '<b style="font:700 20px/30px PaperWide;color:#163300">ferrytrade</b>' : '<br>',
    footer: (page) =>
      `<div class="flex"><span>Ferrytrade US Inc. &nbsp; 30 Pier Street, Wilmington DE 19801</span><span>ref:${ledger.account}-${random.digits(4)} &nbsp; ${page} / {pages}</span></div>`,
  });
  pages.block(
    `<h2>USD statement</h2>${date.dayFirst(ledger.from)} [GMT] - ${date.dayFirst(ledger.to)} [GMT]<br>Generated on: ${date.dayFirst(ledger.to)}<br><br>`,
    5,
  );
  pages.block(
    `<div class="facts"><b>Account Holder</b><b>Account number</b><span>${escape(ledger.holder)}<br>${ledger.address.join('<br>')}</span><span>${ledger.account}<br>Routing 084106768 (ACH and wire)</span></div><br>`,
    6,
  );
  pages.block(
    `<div class="flex" style="font-size:13px"><b>USD on ${date.dayFirst(ledger.from)} [GMT]</b><b>${money.plain(ledger.beginning)} USD</b></div><div class="flex" style="font-size:13px"><b>USD on ${date.dayFirst(ledger.to)} [GMT]</b><b>${money.plain(ledger.endingPrinted)} USD</b></div><br>`,
    3,
  );
  pages.table({
    className: 'book',
    head: ['Description', 'Incoming', 'Outgoing', 'Amount'],
    lines: [
      ...ledger.entries.toReversed().map((entry) => {
        const line = entryLine(entry, { text: entry.text, balance: true }, [
          `<b>${escape(entry.text)}</b><br><span class="grey">${date.dayFirst(entry.day)} &nbsp;Transaction: ${reference(entry, random)}</span>`,
          entry.cents > 0 ? money.plain(entry.printed) : '',
          entry.cents > 0 ? '' : money.minus(entry.printed),
          money.plain(entry.balance),
        ]);
        return { ...line, height: 2 };
      }),
      {
        cells: ['<b>Total of the period</b>', money.plain(into), money.minus(out), ''],
        className: 'total',
      },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const fintechStatements: readonly Layout[] = [
  { name: 'fintech-day-headings-and-pots', forgeable: true, make: dayHeadings },
  { name: 'fintech-day-below-the-text', forgeable: true, make: dayBelow },
];
