import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

function servicesOf(ledger: Ledger, random: Random) {
  const { all } = totalsOf(ledger);
  const priced = [
    ['010000', 'Account maintenance', 1, 2_500],
    ['100210', 'Deposited items', all('deposit').length * random.between(3, 9), 12],
    ['150100', 'Checks paid', all('check').length, 18],
    ['250201', 'ACH debits received', all('electronic').length, 15],
    ['350300', 'Incoming wires', random.between(0, 3), 1_400],
    ['401005', 'Information reporting', 1, 3_500],
  ] as const;
  const services = priced
    .filter(([, , count]) => count > 0)
    .map(([code, name, count, price]) => ({ code, name, count, price, cents: count * price }));
  const charges = services.reduce((total, { cents }) => total + cents, 0);
  const collected = Math.round(averageBalance(ledger) * 0.94);
  const credit = Math.round((collected * 0.9 * 0.0035 * daysOf(ledger)) / 365);
  return { services, charges, collected, credit, net: Math.max(0, charges - credit) };
}

function analysis(pages: Pages, ledger: Ledger, random: Random): void {
  const { services, charges, collected, credit, net } = servicesOf(ledger, random);
  const average = averageBalance(ledger);
  pages.table({
    title: 'Account analysis: balances and earnings credit',
    className: 'sum',
    lines: [
      { cells: ['Average ledger balance', money.plain(average)] },
      { cells: ['Less average float', money.plain(average - collected)] },
      { cells: ['Average collected balance', money.plain(collected)] },
      { cells: ['Less reserve requirement at 10%', money.plain(collected - Math.round(collected * 0.9))] },
      { cells: ['Earnings credit rate', '0.35%'] },
      { cells: ['Earnings credit allowance', money.plain(credit)] },
    ],
  });
  pages.table({
    title: 'Account analysis: services used',
    className: 'services',
    head: ['AFP code', 'Service', 'Volume', 'Unit price', 'Charge'],
    lines: [
      ...services.map(({ code, name, count, price, cents }) => ({
        cells: [code, name, String(count), `${money.plain(price)}00`, money.plain(cents)],
      })),
      { cells: ['', 'Total service charges', '', '', money.plain(charges)], className: 'total' },
      { cells: ['', 'Earnings credit applied', '', '', money.minus(-Math.min(credit, charges))] },
      { cells: ['', 'To be debited on the 15th of next month', '', '', money.plain(net)] },
    ],
  });
}

function earningsCredit({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    largest: 36_000,
    flows: { check: [6, 14], card: [0, 2], fee: [0, 1] },
  });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Allegheny Forks Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10px}h3{border-bottom:2px solid #274b73;color:#274b73}.book .c1,.book .c2{text-align:right;width:100px}.book .c3{padding-left:24px}.book .c0{width:54px}.sum{width:60%}.sum .c1{text-align:right}.services .c2,.services .c3,.services .c4{text-align:right}.services td{border-bottom:1px dotted #aaa}.one{font-size:12px;border:1px solid #274b73;padding:6px 12px;display:flex;justify-content:space-between}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:26px;color:#274b73">${issuer}</b><span>Analyzed Business Account ${ledger.account} &nbsp; ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:6px 0 14px"><div>${addressOf(ledger)}</div><div class="r">Cycle ${date.twoDigits(ledger.from)} to ${date.twoDigits(ledger.to)}<br>Analysis group 0001<br>Officer 417</div></div>`,
    5,
  );
  const part = (label: string, amount: string) => `<span>${label}<br><b>${amount}</b></span>`;
  pages.block(
    `<div class="one">${part('Ledger balance forward', money.plain(ledger.beginning))}${part(`+ Credits (${all(...moneyIn).length})`, money.plain(into))}${part(`&minus; Debits (${all(...moneyOut).length})`, money.plain(out))}${part('= Ending ledger balance', money.plain(ledger.endingPrinted))}</div><br>`,
    4,
  );
  pages.table({
    title: 'Posted items',
    continued: 'Posted items (continued)',
    className: 'book',
    head: ['Date', 'Debits', 'Credits', 'Description'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        date.numbers(entry.day),
        entry.cents < 0 ? money.plain(entry.printed) : '',
        entry.cents < 0 ? '' : money.plain(entry.printed),
        escape(textOf(entry)),
      ]),
    ),
  });
  analysis(pages, ledger, random);
  const more = { averageBalance: dollars(averageBalance(ledger)) };
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer, more });
}

const target = 500_000;
const nightsOf = (ledger: Ledger) =>
  dailyBalances(ledger).map(({ day, cents }) => {
    const swept = Math.max(0, cents - target);
    return { day, cents, swept, interest: Math.round((swept * 0.031) / 365) };
  });

const sweptLines = (ledger: Ledger): Line[] =>
  nightsOf(ledger).map(({ day, cents, swept, interest }) => ({
    cells: [date.dashed(day), ...[cents, cents - swept, swept, interest].map(money.minus)],
  }));

function sweptLedger(ledger: Ledger, random: Random): Line[] {
  return ledger.entries.map((entry) => {
    const text = textOf(entry, 'Ck');
    const float = entry.flow === 'deposit' ? Math.round(entry.printed * random.pick([0, 0, 0.5])) : 0;
    return entryLine(entry, { text, balance: true }, [
      date.dashed(entry.day),
      escape(text),
      money.minus(entry.printed),
      money.minus(entry.balance),
      money.minus(entry.balance - float),
    ]);
  });
}

function sweepBeside({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    span: cycle,
    largest: 30_000,
    flows: { check: [3, 9], card: [0, 4] },
  });
  const ledger = { ...drawn, holder: firmOf(random) };
  const issuer = 'Three Rivers Capital Bank';
  const nights = nightsOf(ledger);
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperModern;font-size:10px}.book .c2,.book .c3,.book .c4{text-align:right;width:108px}.book .c0{width:60px}.book .c4{color:#555}.sweep td,.sweep th{text-align:right}.sweep .c0{text-align:left}.sweep td{border-bottom:1px solid #ddd}.box{width:330px;border:1px solid #444;padding:8px 14px}h3{background:#e7e9ee;padding-left:6px;line-height:22px;margin:4px 0}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px/28px PaperWide">${issuer}</b><span class="r">Checking with Investment Sweep ${ledger.account}<br>${date.short(ledger.from)} - ${date.short(ledger.to)} &nbsp; Page ${page}/{pages}</span></div><br>`,
    footer: () =>
      'Swept balances are repurchase agreements. They are not deposits and are not insured by the FDIC.',
  });
  pages.block(`<div style="padding:0 0 14px">${addressOf(ledger)}</div>`, 5);
  pages.block(
    `<div class="flex"><div class="box"><b>Checking account</b>${fact('Beginning balance', money.dollar(ledger.beginning))}${fact('Total deposits', money.dollar(into))}${fact('Total withdrawals', money.dollar(out))}${fact('Ending balance', money.dollar(ledger.endingPrinted))}</div><div class="box"><b>Sweep investment</b>${fact('Target balance in checking', money.dollar(target))}${fact('Annual rate', '3.10%')}${fact('Largest amount swept', money.dollar(Math.max(...nights.map(({ swept }) => swept))))}${fact('Interest accrued, paid next month', money.dollar(nights.reduce((total, { interest }) => total + interest, 0)))}</div></div><br>`,
    8,
  );
  pages.table({
    title: 'Checking activity',
    continued: 'Checking activity (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Amount', 'Ledger balance', 'Collected balance'],
    lines: sweptLedger(ledger, random),
  });
  pages.table({
    title: 'Swept overnight',
    continued: 'Swept overnight (continued)',
    className: 'sweep',
    head: ['Date', 'Before the sweep', 'In checking', 'Swept', 'Interest'],
    lines: sweptLines(ledger),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function lineOfCredit({ from, to }: Ledger, random: Random): { lines: Line[]; owed: number } {
  const [before, drawn] = [random.cents(4_000, 60_000), random.pick([500_000, 1_000_000, 250_000])];
  const [interest, paid] = [Math.round(before * 0.0079), Math.round(before / 10)];
  const row = (on: string, text: string, cells: readonly string[]): Line => ({
    cells: [date.numbers(on), text, ...cells],
  });
  const owed = before + drawn + interest - paid;
  return {
    owed,
    lines: [
      row(from, 'Principal brought forward', ['', '', money.plain(before)]),
      row(from, 'Advance to checking', [money.plain(drawn), '', money.plain(before + drawn)]),
      row(to, 'Payment received', ['', money.plain(paid), money.plain(before + drawn - paid)]),
      row(to, 'Finance charge 9.50%', [money.plain(interest), '', money.plain(owed)]),
    ],
  };
}

const checkingRow = (entry: Entry): Line =>
  entryLine(entry, { text: textOf(entry), balance: true }, [
    date.numbers(entry.day),
    escape(textOf(entry)),
    entry.cents < 0 ? money.plain(entry.printed) : '',
    entry.cents < 0 ? '' : money.plain(entry.printed),
    money.plain(entry.balance),
  ]);

function creditLineUnder({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [3, 8], card: [4, 11], interest: [1, 1] } });
  const issuer = names.bank(random);
  const { owed, lines } = lineOfCredit(ledger, random);
  const [loan, { sum, into, out }] = [random.cents(12_000, 90_000), totalsOf(ledger)];
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10.5px}.book .c2,.book .c3,.book .c4{text-align:right;width:98px}.book .c0{width:50px}.book th{border-top:1px solid #000;border-bottom:1px solid #000}h3{text-align:center;letter-spacing:1px}.facts{columns:2;column-gap:50px}',
    header: (page) =>
      `<div style="text-align:center"><b style="font-size:18px;line-height:26px">${escape(issuer)}</b></div><div class="flex"><span>Customer 00${ledger.account.slice(0, 6)}</span><span>Statement date ${date.slashed(ledger.to)} &nbsp; Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:14px 0 20px 40px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<h3>SMALL BUSINESS CHECKING ${ledger.account}</h3><div class="facts">${fact(`Balance ${date.numbers(ledger.from)}`, money.plain(ledger.beginning))}${fact('Credits', money.plain(into))}${fact('Debits', money.plain(out))}${fact(`Balance ${date.numbers(ledger.to)}`, money.plain(ledger.endingPrinted))}${fact('Interest paid', money.plain(sum('interest')))}${fact('Period begins', date.slashed(ledger.from))}</div><br>`,
    7,
  );
  const head = ['Date', 'Description', 'Debits', 'Credits', 'Balance'];
  pages.table({ className: 'book', head, lines: ledger.entries.map(checkingRow) });
  pages.table({
    title: `BUSINESS LINE OF CREDIT ${random.digits(8)}`,
    className: 'book',
    head: ['Date', 'Description', 'Advances', 'Payments', 'Principal'],
    lines,
  });
  pages.block(
    `<div class="facts">${fact('Credit limit', '100,000.00')}${fact('Available', money.plain(10_000_000 - owed))}${fact('Minimum payment due', money.plain(Math.round(owed / 50)))}${fact('Payment due date', date.slashed(daysFrom(ledger.to, 21).to))}</div>`,
    3,
  );
  pages.block(
    `<h3>TERM LOAN ${random.digits(8)}</h3><div class="facts">${fact('Principal balance', money.plain(loan))}${fact('Interest rate', '7.250%')}${fact('Payment of this month', money.plain(Math.round(loan / 48)))}${fact('Maturity', '05/01/2029')}</div>`,
    5,
  );
  const more = { interestPaid: dollars(sum('interest')) };
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer, more });
}

export const bankSweptAndLent: readonly Layout[] = [
  { name: 'bank-earnings-credit-analysis', forgeable: true, make: earningsCredit },
  { name: 'bank-sweep-beside-ledger', forgeable: true, make: sweepBeside },
  { name: 'bank-credit-line-under-checking', forgeable: true, make: creditLineUnder },
];
