import { linesOf, textsAs, tradeTexts, withReference } from '../descriptors.ts';
import { type Entry, type Flow, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

const offer =
  '<div style="border:2px solid #8a1538;margin-top:40px;padding:16px"><b style="font-size:14px">Payroll, sorted in minutes.</b><br><br>Add payroll to your account for $29.00 a month and receive a $100.00 credit after the first run.<br>Offer ends 90 days after the date of this statement. Fees of the payroll service may apply.</div>';

const blank = '<td>&nbsp;</td>'.repeat(4);
const worksheet = (ending: string): string =>
  `<h3>HOW TO BALANCE YOUR ACCOUNT</h3><div class="flex"><div style="width:330px">1. Subtract from your register any charges listed on this<br>statement that you have not deducted before.<br>2. Enter the ending balance of this statement.<br>3. Add deposits that are not on this statement.<br>4. Subtract the checks outstanding.<br><br>${fact('ENDING BALANCE', ending)}${fact('ADD DEPOSITS NOT CREDITED', '$ ____________')}${fact('', '$ ____________')}${fact('SUBTOTAL', '$ ____________')}${fact('SUBTRACT ITEMS OUTSTANDING', '$ ____________')}${fact('YOUR REGISTER BALANCE', '$ ____________')}<br><b>IN CASE OF ERRORS</b> or questions about your electronic<br>transfers, telephone 1-800-555-0171 within 60 days. You<br>are liable for at most $50.00 if you report a lost card<br>within 2 business days, and up to $500.00 after that.</div><table class="blank" style="width:330px"><tr><th colspan="4">ITEMS OUTSTANDING</th></tr><tr><td>NUMBER</td><td>AMOUNT</td><td>NUMBER</td><td>AMOUNT</td></tr>${`<tr>${blank}</tr>`.repeat(16)}<tr><td>TOTAL</td><td>$</td><td>TOTAL</td><td>$</td></tr></table></div>`;

function referenced(pages: Pages, title: string, entries: readonly Entry[], random: Random): void {
  if (entries.length === 0) return;
  pages.table({
    title,
    continued: `${title} (CONTINUED)`,
    className: 'book',
    head: ['DATE', 'AMOUNT', 'DESCRIPTION'],
    lines: entries.map((entry) =>
      linesOf(entry, withReference(entry, random), (text) => [
        date.numbers(entry.day),
        money.trailing(entry.printed),
        text,
      ]),
    ),
  });
}

function balancingForm({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { span: cycle, flows: { check: [4, 12], card: [6, 16] } });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Allegheny Crossing Bank';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:10px}.blank td,.blank th{border:1px solid #000;height:17px;text-align:center;font-size:8px}.book .c0{width:48px}.book .c1{text-align:right;width:86px;padding-right:18px}.across td,.across th{border:1px solid #6a6a6a;text-align:center}.across th{background:#e9edf1}h3{font-size:11px;letter-spacing:.5px}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:18px;line-height:24px;color:#8a1538">&#9650; ${issuer}</b><br>Business Interest-Free Checking</div><div class="r">Page ${page} of {pages}<br>Account: ${ledger.account.slice(0, 2)}-${ledger.account.slice(2, 6)}-${ledger.account.slice(6)}<br>For the period ${date.slashed(ledger.from)} to ${date.slashed(ledger.to)}</div></div><br>`,
  });
  pages.block(`<div style="padding:20px 0 30px">${addressOf(ledger)}</div>`, 7);
  pages.table({
    title: 'BALANCE SUMMARY',
    className: 'across',
    head: ['Beginning balance', 'Deposits and<br>additions', 'Checks and<br>deductions', 'Ending balance'],
    lines: [
      {
        cells: [
          money.plain(ledger.beginning),
          money.plain(sum(...moneyIn)),
          money.plain(sum(...moneyOut)),
          money.plain(ledger.endingPrinted),
        ],
      },
    ],
  });
  const row = (label: string, ...flows: readonly Flow[]): Line => ({
    cells: [label, String(all(...flows).length), money.plain(sum(...flows))],
  });
  pages.table({
    title: 'TRANSACTION SUMMARY',
    className: 'across',
    head: ['', 'Items', 'Amount'],
    lines: [row('Checks paid', 'check'), row('Card purchases', 'card'), row('ACH debits', 'electronic')],
  });
  pages.block(offer, 9);
  pages.turn();
  pages.block(worksheet(money.dollar(ledger.endingPrinted)), 26);
  pages.turn();
  referenced(pages, 'DEPOSITS AND OTHER ADDITIONS', all(...moneyIn), random);
  referenced(pages, 'CHECKS', all('check'), random);
  referenced(pages, 'OTHER DEDUCTIONS', all('card', 'atm', 'electronic', 'fee'), random);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function dayLines(ledger: Ledger): Line[] {
  return ledger.entries.flatMap((entry, at) => {
    const isFirst = ledger.entries[at - 1]?.day !== entry.day;
    const isLast = ledger.entries[at + 1]?.day !== entry.day;
    const text = textOf(entry, 'Check #');
    const line = entryLine(entry, { text }, [
      isFirst ? date.slashed(entry.day) : '',
      escape(text),
      entry.cents < 0 ? money.plain(entry.printed) : '',
      entry.cents < 0 ? '' : money.plain(entry.printed),
    ]);
    const closing: Line = {
      cells: ['', `<i>Closing ledger balance ${date.slashed(entry.day)}</i>`, '', money.minus(entry.balance)],
      className: 'close',
    };
    return isLast ? [line, closing] : [line];
  });
}

function dayClosing({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    largest: 30_000,
    flows: { deposit: [9, 22], check: [3, 12], card: [0, 4], electronic: [8, 18] },
  });
  const issuer = 'Commerce & Dominion Trust Company';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10.5px}.book .c2,.book .c3{text-align:right;width:110px}.book .c0{width:80px}.book th{background:#1d2b45;color:#fff}.close td{border-bottom:1px solid #1d2b45;background:#eef1f6}.box{background:#eef1f6;padding:8px 16px;width:300px}',
    header: (page) =>
      `<div class="flex" style="border-bottom:3px solid #1d2b45"><b style="font:700 17px/26px serif">${escape(issuer)}</b><span>Commercial Checking Statement &nbsp; ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}<br>Account number ${ledger.account}<br>${date.longPadded(ledger.from)} - ${date.longPadded(ledger.to)}</div><div class="box">${fact('Opening ledger balance', money.minus(ledger.beginning))}${fact(`Total credits (${all(...moneyIn).length})`, money.plain(into))}${fact(`Total debits (${all(...moneyOut).length})`, money.plain(out))}${fact('<b>Closing ledger balance</b>', `<b>${money.minus(ledger.endingPrinted)}</b>`)}</div></div><br>`,
    8,
  );
  pages.table({
    continued: '<small>Detail continued</small>',
    className: 'book',
    head: ['Date', 'Description', 'Debit', 'Credit'],
    lines: [
      ...dayLines(ledger),
      { cells: ['', 'Total of the period', money.plain(out), money.plain(into)], className: 'total' },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function reserveOf(random: Random) {
  const [opening, added, interest] = [
    random.cents(4_000, 60_000),
    random.cents(200, 3_000),
    random.cents(2, 90),
  ];
  return { opening, added, interest, closing: opening + added + interest };
}

const day = date.monthDay;
const owned = (title: string, number: string, lines: readonly Line[]) => ({
  title: `${title} &nbsp;&nbsp; <span style="font-weight:normal">Account ${number}</span>`,
  continued: `${title} (continued)`,
  className: 'book',
  head: ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
  lines,
});

function reserveLines({ from, to }: Ledger, reserve: ReturnType<typeof reserveOf>): Line[] {
  const row = (on: string, text: string, cents: number | null, balance: number): Line => ({
    cells: [day(on), text, '', cents === null ? '' : money.plain(cents), money.plain(balance)],
  });
  return [
    row(from, 'Opening balance', null, reserve.opening),
    row(from, 'Automatic Transfer', reserve.added, reserve.opening + reserve.added),
    row(to, 'Interest', reserve.interest, reserve.closing),
  ];
}

function checkingLines(ledger: Ledger): Line[] {
  const { into, out } = totalsOf(ledger);
  const closing = money.plain(ledger.endingPrinted);
  return [
    { cells: [day(ledger.from), 'Opening balance', '', '', money.plain(ledger.beginning)] },
    ...ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry), balance: true }, [
        day(entry.day),
        escape(textOf(entry)),
        entry.cents < 0 ? money.plain(entry.printed) : '',
        entry.cents < 0 ? '' : money.plain(entry.printed),
        money.plain(entry.balance),
      ]),
    ),
    {
      cells: [day(ledger.to), 'Closing balance', money.plain(out), money.plain(into), closing],
      className: 'total',
    },
  ];
}

function accountsInTurn({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [2, 8], card: [5, 14] } });
  const issuer = names.bank(random);
  const [reserve, loan, other] = [reserveOf(random), random.cents(9_000, 80_000), random.digits(10)];
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book .c2,.book .c3,.book .c4,.all .c2{text-align:right}.book .c0{width:56px}.all th,.book th{border-bottom:2px solid #b8860b}h3{font-size:14px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:26px">${escape(issuer)}</b><span class="r">Combined statement for ${date.short(ledger.from)} to ${date.short(ledger.to)}<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:10px 0">${addressOf(ledger)}</div>`, 5);
  pages.table({
    title: 'Your accounts with us',
    className: 'all',
    head: ['Account', 'Number', 'Balance'],
    lines: [
      { cells: ['Business Reserve Savings', other, money.dollar(reserve.closing)] },
      { cells: ['Business Plus Checking', ledger.account, money.dollar(ledger.endingPrinted)] },
      { cells: ['Equipment Loan', random.digits(8), money.dollar(-loan)] },
    ],
  });
  pages.table(owned('Business Reserve Savings', other, reserveLines(ledger, reserve)));
  pages.table(owned('Business Plus Checking', ledger.account, checkingLines(ledger)));
  pages.block(
    `<h3>Equipment Loan</h3>${fact('Principal balance', money.dollar(loan))}${fact('Next payment due', `${date.month(ledger.to)} 28`)}`,
    5,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { savingsEndingBalance: dollars(reserve.closing) },
  });
}

export const bankWorksheets: readonly Layout[] = [
  { name: 'bank-balancing-form-on-page-two', forgeable: true, make: balancingForm },
  { name: 'bank-day-closing-ledger', forgeable: true, make: dayClosing },
  { name: 'bank-three-accounts-in-turn', forgeable: true, make: accountsInTurn },
];
