import { checksInOrder, isClearing, textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Ledger, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, daysOf, totalsOf } from '../totals.ts';

function nested(ledger: Ledger): string {
  const { all, sum, into, out } = totalsOf(ledger);
  const wired = sumOf(all(...moneyIn).filter(isClearing));
  const inner = (label: string, cents: number) =>
    `<div class="inner"><span>${label}</span><span>${money.plain(cents)}</span></div>`;
  return `${fact('Beginning Balance', money.dollar(ledger.beginning))}${fact('Credits (+)', money.plain(into))}${inner('Regular Deposits', into - wired)}${inner('Electronic Deposits', wired)}${fact('Debits (-)', money.plain(out))}${inner('Regular Checks Paid', sum('check'))}${inner('Electronic Withdrawals', sum('card', 'electronic'))}${inner('Cash Withdrawals', sum('atm'))}${inner('Service Charges', sum('fee'))}<div class="rule">${fact('<b>Ending Balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div>`;
}

const dayFirst = (entries: readonly Entry[]): Line[] =>
  entries.map((entry) =>
    entryLine(entry, { text: entry.text }, [
      date.numbers(entry.day),
      money.plain(entry.printed),
      isClearing(entry) ? 'ELEC' : 'BR',
      escape(entry.text),
    ]),
  );

function indentedCredits({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [6, 18], card: [5, 14], atm: [1, 3] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Olentangy National Bank';
  const { all } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-size:10px}.box{width:340px;background:#eef4ea;padding:8px 14px}.inner{display:flex;justify-content:space-between;padding:0 90px 0 22px;color:#444}.rule{border-top:1px solid #2f6b2f;margin-top:3px}.book .c0{width:50px}.book .c1{text-align:right;width:84px;padding-right:20px}.book .c2{width:44px}h3{color:#2f6b2f;border-bottom:2px solid #2f6b2f;line-height:22px;margin-bottom:7px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:30px;color:#2f6b2f">${issuer}</b><span class="r">${page === 1 ? '24-hour account information 1-800-555-0120' : 'Unlimited Plus Business Checking'}<br>Account: -------${ledger.account.slice(-4)} &nbsp; Page ${page} of {pages}</span></div>`,
    footer: () => 'Investments are not a deposit, not FDIC insured and may lose value.',
  });
  pages.block(
    `<div class="flex" style="padding:10px 0 6px"><div>${addressOf(ledger)}<br>Statement Activity From:<br><b>${date.twoDigits(ledger.from)} to ${date.twoDigits(ledger.to)}</b><br><br>${fact('Days in Statement Period', String(daysOf(ledger)))}${fact('Average Ledger Balance*', money.plain(averageBalance(ledger)))}<small>* The above balance equals your beginning ledger balance<br>plus or minus activity divided by days.</small></div><div class="box">${nested(ledger)}</div></div>`,
    14,
  );
  const head = ['Date', 'Amount', 'Source', 'Description'];
  const list = (title: string, entries: readonly Entry[]) =>
    pages.table({ title, continued: title, className: 'book', head, lines: dayFirst(entries) });
  list(`Deposits and Credits (+) &nbsp; Account: -------${ledger.account.slice(-4)}`, all(...moneyIn));
  pages.columns(2, {
    title: `Checks (-) &nbsp; Account: -------${ledger.account.slice(-4)}`,
    head: ['Date', 'Check #', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.numbers(entry.day),
        `${entry.check}${isGap ? ' (*)' : ''}`,
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block('(*) Indicates the prior sequentially numbered check(s) may have been outstanding.', 1);
  list('Other Debits (-)', all('card', 'atm', 'electronic', 'fee'));
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

const marked = (cents: number) => `${money.plain(cents)} ${cents < 0 ? 'DR' : 'CR'}`;

function tellerPrintout({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [2, 7], card: [4, 14], electronic: [3, 8] } });
  const issuer = 'Penobscot Savings & Trust';
  const { all, into, out } = totalsOf(ledger);
  const teller = `TLR ${random.digits(4)}  BR 07  ${date.slashed(ledger.to)}  10:${random.between(10, 59)}:22`;
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font:11px/15px monospace}.sheet{padding:48px 120px}.foot{left:120px}td,th{padding:0 2px}th{font-weight:normal;border-bottom:1px dashed #000}.book td{white-space:pre}.book .c3,.book .c4{text-align:right}.book .c0,.book .c1{width:62px}.total td{border-top:1px dashed #000;font-weight:normal}',
    header: (page) =>
      `<div style="text-align:center">${escape(issuer.toUpperCase())}<br>ACCOUNT HISTORY INQUIRY</div><div class="flex"><span>${teller}</span><span>PG ${page}</span></div><br>`,
    footer: () => '*** CUSTOMER COPY - NOT A MONTHLY STATEMENT ***',
  });
  pages.block(
    `${fact('ACCOUNT', `${ledger.account} &nbsp; CK 12 BUSINESS NOW`)}${fact('TITLE', escape(ledger.holder))}${fact('SELECTED', `${date.slashed(ledger.from)} TO ${date.slashed(ledger.to)}`)}${fact('LEDGER BALANCE', money.plain(ledger.endingPrinted))}<br>`,
    5,
  );
  const total = (label: string, cents: number): Line => ({
    cells: ['', '', label, marked(cents), ''],
    className: 'total',
  });
  pages.table({
    className: 'book',
    head: ['EFF', 'POSTED', 'TRANSACTION', 'AMOUNT', 'BALANCE'],
    lines: [
      ...ledger.entries.toReversed().map((entry) => {
        const text = textOf(entry, 'CHECK').toUpperCase().slice(0, 30);
        const posted = date.twoDigits(entry.day);
        const effective = entry.flow === 'card' ? daysBefore(entry.day, 1) : entry.day;
        return entryLine(entry, { text, balance: true }, [
          date.twoDigits(effective),
          posted,
          escape(text),
          marked(entry.printed),
          money.minus(entry.balance),
        ]);
      }),
      { cells: ['', date.twoDigits(ledger.from), 'BALANCE FORWARD', '', money.minus(ledger.beginning)] },
      total(`${all(...moneyIn).length} CREDITS`, into),
      total(`${all(...moneyOut).length} DEBITS`, out),
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const smallPrint =
  '<b>NEWS FOR YOU</b><br>Our lobby in Delta closes at noon on the last Friday of the month.<br><br>Wire cutoff is now 3:30 p.m. Mountain time. Incoming wires cost $12.00 and outgoing wires $25.00.<br><br><b>ERRORS OR QUESTIONS</b><br>Write to us at P.O. Box 440, Delta CO 81416, or call 970-555-0126. Tell us your name and account number. Describe the error and the amount. We must hear from you no later than 60 days after we sent the first statement with the error.<br><br><b>FUNDS AVAILABILITY</b><br>The first $225.00 of a deposit of checks is available on the next business day. A hold may apply to deposits above $5,525.00.<br><br><b>LOST CARD</b><br>1-800-555-0198';

function smallPrintColumn({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [3, 9], card: [6, 18], interest: [1, 1] } });
  const issuer = names.bank(random);
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10px}.sheet{padding-right:236px}.side{position:absolute;right:40px;top:110px;width:166px;bottom:60px;border-left:1px solid #999;padding-left:14px;font:8px/11px serif}.book .c2,.sum .c1{text-align:right}.book .c0{width:52px}.sum td{border-bottom:1px solid #ddd}h3{background:#333;color:#fff;line-height:18px;padding:0 6px;margin:6px 0}',
    header: (page) =>
      `<div class="side">${page === 1 ? smallPrint : '<b>THANK YOU</b><br>for banking with us.'}</div><b style="font:700 18px/24px serif">${escape(issuer)}</b><div>Statement of account ${ledger.account} &nbsp; ${date.slashed(ledger.from)} to ${date.slashed(ledger.to)} &nbsp; ${page}/{pages}</div><br>`,
  });
  pages.block(`<div style="padding:14px 0">${addressOf(ledger)}</div>`, 5);
  const row = (label: string, amount: string): Line => ({ cells: [label, amount] });
  pages.table({
    title: 'Main Street Business Checking',
    className: 'sum',
    lines: [
      row('Balance last statement', money.plain(ledger.beginning)),
      row(`Plus ${all('deposit').length} deposits`, money.plain(sum('deposit'))),
      row('Plus interest', money.plain(sum('interest'))),
      row(
        `Less ${all(...moneyOut).length} checks, withdrawals and charges`,
        money.brackets(sum(...moneyOut)),
      ),
      row('<b>Balance this statement</b>', `<b>${money.plain(ledger.endingPrinted)}</b>`),
    ],
  });
  const lines = (entries: readonly Entry[]) =>
    entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        date.bare(entry.day),
        escape(textOf(entry)),
        money.brackets(entry.printed),
      ]),
    );
  pages.table({ title: 'Money in', className: 'book', lines: lines(all(...moneyIn)) });
  pages.table({ title: 'Money out', className: 'book', lines: lines(all(...moneyOut)) });
  pages.columns(3, {
    title: 'Balance by day',
    lines: dailyBalances(ledger).map(({ day, cents }) => ({ cells: [date.bare(day), money.plain(cents)] })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

export const bankBranches: readonly Layout[] = [
  { name: 'bank-indented-credits', forgeable: true, make: indentedCredits },
  { name: 'bank-teller-printout', forgeable: true, make: tellerPrintout },
  { name: 'bank-small-print-in-a-column', forgeable: true, make: smallPrintColumn },
];
