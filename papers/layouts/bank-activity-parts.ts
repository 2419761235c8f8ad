import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, totalsOf } from '../totals.ts';

/** Each part under its own heading with a running total; summary lines begin with a sign; long texts stand on two lines. */
function monthlyActivity({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [3, 9], interest: [0, 1] } });
  const issuer = names.bank(random);
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      '.sum{width:60%;border:2px solid #0079c1}.sum .c2{text-align:right}.book .c1{text-align:right;width:120px;padding-right:30px}.book .c0{width:70px}h3{color:#0079c1;text-transform:uppercase}',
    header: (page) =>
      `<div class="flex"><b style="font:700 20px PaperWide;color:#0079c1">${escape(issuer)}</b><div class="r">ACCOUNT NUMBER: ${ledger.account}<br>Statement Period<br>${date.twoDigits(ledger.from)} TO ${date.twoDigits(ledger.to)}<br>PAGE ${page} OF {pages}</div></div>`,
  });
  pages.block(`<div style="padding:10px 0 16px">${addressOf(ledger)}</div>`, 6);
  const summary = (sign: string, label: string, amount: string): Line => ({ cells: [sign, label, amount] });
  pages.table({
    title: 'Business Checking &nbsp; Account Summary',
    className: 'sum',
    lines: [
      summary('', `Previous Balance ${date.twoDigits(ledger.from)}`, money.dollar(ledger.beginning)),
      summary('+', `Deposits and Credits (${all(...moneyIn).length})`, money.dollar(sum(...moneyIn))),
      summary('-', `Checks (${all('check').length})`, money.dollar(-sum('check'))),
      summary(
        '-',
        `Withdrawals and Debits (${all('card', 'atm', 'electronic').length})`,
        money.dollar(-sum('card', 'atm', 'electronic')),
      ),
      summary('-', 'Service Charges', money.dollar(-sum('fee'))),
      {
        ...summary('', `Closing Balance ${date.twoDigits(ledger.to)}`, money.dollar(ledger.endingPrinted)),
        className: 'total',
      },
      summary('', 'Average Balance', money.dollar(averageBalance(ledger))),
    ],
  });
  const rowOf = (entry: Entry): Line => {
    const upper = entry.text.toUpperCase();
    const texts =
      entry.flow === 'electronic' ? [upper, `PREAUTHORIZED ACH DEBIT TRACE ${random.digits(12)}`] : [upper];
    const line = entryLine(entry, { text: texts.join(' ') }, [
      date.monthDay(entry.day),
      money.plain(entry.printed),
      texts.map(escape).join('<br>'),
    ]);
    return { ...line, height: texts.length };
  };
  const section = (title: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title,
      continued: `${title} (continued)`,
      className: 'book',
      head: ['Date', 'Amount', 'Description'],
      lines: [
        ...all(...flows).map(rowOf),
        { cells: ['Total', money.plain(sum(...flows)), ''], className: 'total' },
      ],
    });
  };
  section('Deposits and Other Credits', ...moneyIn);
  section('Withdrawals and Other Debits', 'card', 'atm', 'electronic');
  section('Service Charges', 'fee');
  pages.columns(2, {
    title: 'Checks by Serial Number',
    head: ['Date', 'Serial #', 'Amount'],
    lines: all('check')
      .toSorted((a, b) => (a.check ?? 0) - (b.check ?? 0))
      .map((entry) =>
        entryLine(entry, { text: String(entry.check) }, [
          date.monthDay(entry.day),
          String(entry.check),
          money.plain(entry.printed),
        ]),
      ),
  });
  pages.columns(2, {
    title: 'Daily Balance Summary',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.monthDay(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

/** A list with the amount at the left of the day, the balance between, and fees of this month and this year. */
function amountAtTheLeft({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [2, 7], fee: [1, 2], card: [8, 22] } });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:monospace;font-size:10px}.book .c0,.book .c2{text-align:right;width:110px}.book .c1{width:70px;text-align:center}.book .c3{padding-left:24px}.pair{width:80%}.pair .c1,.pair .c3{text-align:right}.fees{width:70%}.fees td+td,.fees th+th{text-align:right}',
    header: (page) =>
      `<div class="flex"><div>${escape(issuer.toUpperCase())}<br>BUSINESS ECONOMY CHECKING</div><div class="r">${ledger.account}<br>PAGE ${page}</div></div><br>`,
  });
  pages.block(`<div style="padding:6px 0 14px">${addressOf(ledger)}</div>`, 5);
  pages.table({
    title: `STATEMENT FROM ${date.slashed(ledger.from)} TO ${date.slashed(ledger.to)}`,
    className: 'pair',
    lines: [
      {
        cells: [
          'OPENING BALANCE',
          money.plain(ledger.beginning),
          'CLOSING BALANCE',
          money.plain(ledger.endingPrinted),
        ],
      },
      {
        cells: [
          `CREDITS ${all(...moneyIn).length}`,
          money.plain(into),
          `DEBITS ${all(...moneyOut).length}`,
          money.plain(out),
        ],
      },
    ],
  });
  pages.table({
    title: 'ITEMS',
    continued: 'ITEMS (CONTINUED)',
    className: 'book',
    head: ['AMOUNT', 'DATE', 'BALANCE', 'DESCRIPTION'],
    lines: ledger.entries.map((entry) => {
      const text = (entry.check === null ? entry.text : `CHECK NO. ${entry.check}`).toUpperCase();
      const amount = entry.cents > 0 ? `${money.plain(entry.printed)}+` : `${money.plain(entry.printed)}-`;
      return entryLine(entry, { text, balance: true }, [
        amount,
        date.numbers(entry.day),
        money.plain(entry.balance),
        escape(text),
      ]);
    }),
  });
  pages.table({
    title: 'FEES',
    className: 'fees',
    head: ['', 'THIS PERIOD', 'YEAR TO DATE'],
    lines: [
      {
        cells: [
          'SERVICE CHARGES',
          money.plain(sum('fee')),
          money.plain(sum('fee') * Number(ledger.to.slice(5, 7))),
        ],
      },
      { cells: ['RETURNED ITEM FEES', '.00', '34.00'] },
      { cells: ['OVERDRAFT FEES', '.00', '.00'] },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { serviceCharges: dollars(-sum('fee')) },
  });
}

export const bankActivityParts: readonly Layout[] = [
  { name: 'bank-monthly-activity', forgeable: true, make: monthlyActivity },
  { name: 'bank-amount-at-the-left', forgeable: true, make: amountAtTheLeft },
];
