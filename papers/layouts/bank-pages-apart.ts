import { checksInOrder, linesOf, textsAs, tradeTexts, withReference } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Ledger, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, totalsOf } from '../totals.ts';

const numberedDay = (day: string) => `${date.month(day).slice(0, 3)}. ${Number(day.slice(8))}`;

function itemsOf(entries: readonly Entry[]): Line[] {
  return entries.map((entry, at) =>
    entryLine(entry, { text: textOf(entry, 'Check number') }, [
      String(at + 1),
      numberedDay(entry.day),
      escape(textOf(entry, 'Check number')),
      money.plain(entry.printed),
    ]),
  );
}

function onePage(pages: Pages, title: string, entries: readonly Entry[]): void {
  pages.turn();
  pages.table({
    title,
    continued: `${title}, continued`,
    className: 'book',
    head: ['Item', 'Posted', 'Description', 'Amount'],
    lines: [
      ...itemsOf(entries),
      {
        cells: ['', '', `Sum of ${entries.length} items`, money.plain(sumOf(entries))],
        className: 'total',
      },
    ],
  });
}

const thanks =
  'Thank you for banking with us. This packet has your summary on this page, all credits on the next page and all debits after it. Keep it with your records for seven years.';

function sidesOnPages({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { span: cycle, flows: { check: [4, 12], card: [6, 16] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Cimarron Plains Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperWide;font-size:10.5px}.book .c0{width:44px;color:#888}.book .c1{width:76px}.book .c3{text-align:right}.book td{border-bottom:1px solid #efe6da}h3{font-size:17px;color:#8c3b12}.over{border-top:6px solid #8c3b12;padding-top:20px}.over .flex{font-size:13px;line-height:24px;border-bottom:1px solid #d8c5b5}',
    header: (page) =>
      page === 1
        ? `<b style="font-size:26px;line-height:40px;color:#8c3b12">${issuer}</b><br>`
        : `<div class="flex"><span>${issuer}</span><span>${escape(ledger.holder)} &nbsp; ${ledger.account} &nbsp; page ${page} of {pages}</span></div><br>`,
    footer: () => 'Cimarron Plains Bank, 201 Grand Avenue, Guthrie OK 73044 &nbsp; Member FDIC',
  });
  pages.block(`<div style="padding:30px 0 40px">${addressOf(ledger)}</div>`, 9);
  pages.block(
    `<div class="over">${fact('Account', `Business Checking ${ledger.account}`)}${fact('Statement begins', date.long(ledger.from))}${fact('Statement ends', date.long(ledger.to))}${fact('Starting balance', money.dollar(ledger.beginning))}${fact(`Credits, page 2 (${all(...moneyIn).length})`, money.dollar(into))}${fact(`Debits, page 3 (${all(...moneyOut).length})`, money.dollar(out))}${fact('<b>Final balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div><br><p>${thanks}</p>`,
    18,
  );
  onePage(pages, 'Credits', all(...moneyIn));
  onePage(pages, 'Debits', all(...moneyOut));
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const offer = (holder: string) =>
  `<div class="ad"><div class="big">Up to $250,000.<br>As soon as tomorrow.</div><p>${escape(holder)} may qualify for a Business Express Line of up to <b>$250,000.00</b> with rates from <b>7.49%</b> to <b>13.99%</b> APR. Draw $10,000 or more by the 30th and we waive the $150.00 origination fee.</p><ul><li>No collateral below $100,000</li><li>Payments of 2% of the balance, $100.00 minimum</li><li>Decision in one business day</li></ul><p>Ask your banker or call 1-800-555-0171.</p><small>Offer ends in 45 days. Rates vary with the Prime Rate, which was 8.50% at printing. Subject to credit approval. $195.00 annual fee after the first year.</small></div>`;

function rateColumn(ledger: Ledger): string {
  return `<div class="rates"><b>Rates today</b>${fact('Business savings', '0.85% APY')}${fact('Money market, $25,000 up', '2.10% APY')}${fact('12-month CD', '4.05% APY')}${fact('Prime Rate', '8.50%')}${fact('Overdraft line', '17.90% APR')}<br><b>Your balances</b>${fact('Average', money.dollar(averageBalance(ledger)))}${fact('Lowest', money.dollar(Math.min(ledger.beginning, ...dailyBalances(ledger).map(({ cents }) => cents))))}</div>`;
}

function advertisementFirst({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [3, 9], card: [7, 16], electronic: [4, 9] } });
  const issuer = names.bank(random);
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10.5px}.ad{background:#fdf2d0;padding:60px 70px;height:640px;font-size:15px;line-height:26px}.big{font:800 40px/52px PaperWide;color:#c0392b;padding-bottom:30px}.ad small{font-size:9px;line-height:13px;display:block;padding-top:90px}.rates{width:230px;border-left:1px solid #999;padding-left:14px;font-size:9.5px}.left{width:400px}.book .c2,.book .c3{text-align:right}.book .c0{width:58px}.book tr:nth-child(odd) td{background:#f5f5f5}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px/28px PaperWide">${escape(issuer)}</b><span>${page === 1 ? 'A message for our business customers' : `Checking ${ledger.account} &nbsp; Page ${page} of {pages}`}</span></div><br>`,
  });
  pages.block(`<div style="padding:8px 0 24px">${addressOf(ledger)}</div>${offer(ledger.holder)}`, 52);
  pages.turn();
  pages.block(
    `<div class="flex"><div class="left"><b>Your statement, ${date.long(ledger.from)} to ${date.long(ledger.to)}</b><br><br>${fact('Balance at the start', money.dollar(ledger.beginning))}${fact('Money you received', `+ ${money.dollar(into)}`)}${fact('Money you spent', `- ${money.dollar(-out)}`)}${fact('<b>Balance at the end</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div>${rateColumn(ledger)}</div><br>`,
    12,
  );
  pages.table({
    className: 'book',
    head: ['Date', 'Transaction', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry), balance: true }, [
        date.bare(entry.day),
        escape(textOf(entry)),
        money.dash(entry.printed),
        money.dash(entry.balance),
      ]),
    ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

const spacedMinus = (cents: number) => (cents < 0 ? `&minus; ${money.plain(cents)}` : money.plain(cents));

function referencesAround({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { largest: 24_000, flows: { check: [3, 10], card: [2, 8] } });
  const issuer = 'Norddeich Handelsbank New York Branch';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperModern;font-size:10px}.book .c0{width:52px}.book .c1,.book .c3{width:104px}.book td.c1,.book td.c3{color:#667}.book .c4,.book .c5{text-align:right;width:104px}.book td{border-bottom:1px solid #e4e6ee}.book th{background:#20304f;color:#fff}.sum td:last-child{text-align:right}.sum{width:320px;margin-left:auto}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px;line-height:24px;color:#20304f">${issuer}</b><span>Account ${ledger.account.slice(0, 4)} ${ledger.account.slice(4, 8)} ${ledger.account.slice(8)} &nbsp;&nbsp; ${page}/{pages}</span></div><br>`,
    footer: () =>
      'A branch of a foreign bank licensed by the State of New York. Deposits are not insured by the FDIC.',
  });
  pages.block(
    `<div class="flex" style="padding:6px 0 16px"><div>${addressOf(ledger)}</div><div class="r">Business checking account in USD<br>${date.dayFirst(ledger.from)} &ndash; ${date.dayFirst(ledger.to)}</div></div>`,
    6,
  );
  pages.table({
    className: 'book',
    head: ['Booked', 'Our reference', 'Text', 'Your reference', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: entry.text, balance: true }, [
        `${entry.day.slice(8)}.${entry.day.slice(5, 7)}.`,
        `${entry.day.slice(2, 4)}${random.digits(9)}`,
        escape(entry.text),
        entry.check === null ? `R${random.digits(7)}` : String(entry.check),
        spacedMinus(entry.printed),
        spacedMinus(entry.balance),
      ]),
    ),
  });
  pages.block('<br>', 1);
  pages.table({
    className: 'sum',
    lines: [
      { cells: [`Balance ${date.dayFirst(ledger.from)}`, spacedMinus(ledger.beginning)] },
      { cells: [`${all(...moneyIn).length} credit entries`, spacedMinus(into)] },
      { cells: [`${all(...moneyOut).length} debit entries`, spacedMinus(out)] },
      {
        cells: [`Balance ${date.dayFirst(ledger.to)}`, spacedMinus(ledger.endingPrinted)],
        className: 'total',
      },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function lastLine(entry: Entry, random: Random): Line {
  const [first = '', ...others] = withReference(entry, random);
  const kind = entry.cents < 0 ? 'WITHDRAWAL' : 'DEPOSIT';
  const texts =
    entry.flow === 'electronic'
      ? [first, ...others, `${kind} TRACE ${random.digits(15)}`]
      : [first, ...others];
  const amount = `${'<br>'.repeat(texts.length - 1)}${money.minus(entry.printed)}`;
  return linesOf(entry, texts, (text) => [date.dashed(entry.day), text, amount]);
}

function amountsOnLastLines({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [5, 15], card: [5, 12], electronic: [5, 10] } });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'First Security of the Ozarks';
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font:10.5px/15px monospace}.book td{white-space:pre}.book .c0{width:60px}.book .c2{text-align:right;width:120px}h3{font:bold 11px/30px monospace}.sum{width:430px}.sum .c1,.sum .c2{text-align:right}',
    header: (page) =>
      `<div class="flex"><span>${issuer.toUpperCase()}<br>P O BOX 909 HARRISON AR 72602</span><span class="r">ACCOUNT ${ledger.account}<br>PAGE ${page} OF {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:14px 0 22px"><div>${addressOf(ledger)}</div><div>FROM ${date.twoDigits(ledger.from)}<br>TO &nbsp; ${date.twoDigits(ledger.to)}</div></div>`,
    7,
  );
  const row = (label: string, count: string, cents: number): Line => ({
    cells: [label, count, money.minus(cents)],
  });
  pages.table({
    title: 'COMMERCIAL CHECKING SUMMARY',
    className: 'sum',
    lines: [
      row('BEGINNING BALANCE', '', ledger.beginning),
      row('DEPOSITS AND CREDITS', String(all(...moneyIn).length), into),
      row('CHECKS', String(all('check').length), sum('check')),
      row(
        'OTHER DEBITS',
        String(all('card', 'atm', 'electronic', 'fee').length),
        sum('card', 'atm', 'electronic', 'fee'),
      ),
      row('ENDING BALANCE', '', ledger.endingPrinted),
    ],
  });
  const list = (title: string, entries: readonly Entry[]) =>
    pages.table({
      title,
      continued: `${title} (CONTINUED)`,
      className: 'book',
      lines: entries.map((entry) => lastLine(entry, random)),
    });
  list('DEPOSITS AND CREDITS', all(...moneyIn));
  list('OTHER DEBITS', all('card', 'atm', 'electronic', 'fee'));
  pages.columns(3, {
    title: 'CHECKS IN NUMBER ORDER',
    lines: checksInOrder(ledger.entries).map(({ entry }) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check).padStart(6, '0'),
        date.dashed(entry.day),
        money.minus(entry.printed),
      ]),
    ),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankPagesApart: readonly Layout[] = [
  { name: 'bank-credits-page-debits-page', forgeable: true, make: sidesOnPages },
  { name: 'bank-advertisement-first', forgeable: true, make: advertisementFirst },
  { name: 'bank-references-before-and-behind', forgeable: true, make: referencesAround },
  { name: 'bank-entries-of-three-lines', forgeable: true, make: amountsOnLastLines },
];
