import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, type Ledger, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { textOf } from '../parts.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

const columnOf = ({ flow, cents }: Entry): number => {
  if (flow === 'check') return 0;
  if (flow === 'fee') return 2;
  return cents < 0 ? 1 : 3;
};

function fiveAmounts(ledger: Ledger, random: Random): Line[] {
  const rows = ledger.entries.map((entry) => {
    const held = entry.flow === 'deposit' && random.chance(0.2) ? Math.round(entry.printed / 2) : 0;
    const amounts = ['', '', '', ''];
    amounts[columnOf(entry)] = money.plain(entry.printed);
    const text = entry.check === null ? entry.text : `No. ${entry.check}`;
    return entryLine(entry, { text, balance: true }, [
      date.dayMonth(entry.day),
      escape(text),
      ...amounts,
      held === 0 ? '' : money.plain(held),
      money.minus(entry.balance),
    ]);
  });
  const sums = [0, 1, 2, 3].map((column) =>
    money.plain(sumOf(ledger.entries.filter((entry) => columnOf(entry) === column))),
  );
  return [
    {
      cells: [
        date.dayMonth(ledger.from),
        'Balance forward',
        '',
        '',
        '',
        '',
        '',
        money.minus(ledger.beginning),
      ],
    },
    ...rows,
    { cells: ['', 'Column totals', ...sums, '', money.minus(ledger.endingPrinted)], className: 'total' },
  ];
}

function fiveColumns({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [4, 12], card: [5, 14], fee: [1, 2] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Great Divide Bank & Trust';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 43,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:36px 48px}.foot{left:48px;right:48px}body{font-size:10px}.book td{border-right:1px solid #aac0aa}.book th{border:1px solid #2d5a2d;background:#eaf3ea}.book td:nth-child(n+3),.book th:nth-child(n+3){text-align:right;width:100px}.book .c0{width:60px}.book{border:1px solid #2d5a2d}.heads{line-height:19px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px/26px serif;color:#2d5a2d">${escape(issuer)}</b><span>Columnar statement &nbsp; Checking ${ledger.account} &nbsp; Page ${page} of {pages}</span></div><br>`,
    footer: () => 'Held amounts are part of the balance but cannot be withdrawn yet.',
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r heads">${date.dayFirst(ledger.from)} to ${date.dayFirst(ledger.to)}<br>${all(...moneyIn).length} deposits, total <b>${money.dollar(into)}</b> &nbsp;&nbsp; ${all(...moneyOut).length} withdrawals, total <b>${money.dollar(-out)}</b></div></div><br>`,
    4,
  );
  pages.table({
    className: 'book',
    head: ['Day', 'Description', 'Checks', 'Other debits', 'Fees', 'Deposits', 'Of this held', 'Balance'],
    lines: fiveAmounts(ledger, random),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const methodOf = ({ flow, cents }: Entry) => {
  const methods: Readonly<Record<string, string>> = {
    card: 'Debit card',
    atm: 'Cash',
    check: 'Check',
    fee: 'Bank fee',
  };
  return methods[flow] ?? (cents > 0 ? 'Incoming' : 'Outgoing');
};

const field = (label: string, value: string) => `<span class="k">${label}</span> ${value}`;

function labeledEntry(entry: Entry, random: Random): Line {
  const text = textOf(entry);
  const [sign, party] = entry.cents < 0 ? ['-', 'Payee'] : ['+', 'From'];
  const cell = [
    [
      field('Date', date.short(entry.day)),
      field(party, escape(text)),
      field('Amount', `${sign}${money.dollar(Math.abs(entry.printed))}`),
    ],
    [
      field('Type', methodOf(entry)),
      field('Trace', random.digits(9)),
      field('Balance', money.dollar(entry.balance)),
    ],
  ];
  const lines = [0, 1, 2].map((column) => cell.map((line) => line[column]).join('<br>'));
  return { ...entryLine(entry, { text, balance: true }, lines), height: 2.4 };
}

function labelBefore({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { deposit: [4, 9], check: [1, 4], card: [4, 10], electronic: [2, 6] },
  });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Bluejay Business Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book td{border-bottom:1px solid #cfd8e6;padding:3px 4px 2px;height:36px}.book .c0{width:150px}.book .c2{width:190px}.k{color:#7787a0;font-size:9px}.sum{background:#eef3fb;padding:10px 18px;line-height:20px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 20px/30px PaperWide;color:#1f4e9c">${issuer}</b><span class="r">${field('Business checking', ledger.account)}<br>${field('Page', `${page} of {pages}`)}</span></div><br>`,
    footer: () => 'Questions? Write to help@bluejay.example or call 1-888-555-0106.',
  });
  pages.block(
    `<div class="flex" style="padding-bottom:14px"><div>${field('Business', escape(ledger.holder))}<br>${field('Address', ledger.address.join(', '))}</div><div class="r">${field('From', date.short(ledger.from))}<br>${field('To', date.short(ledger.to))}</div></div>`,
    3,
  );
  pages.block(
    `<div class="sum">${field('Opening balance', money.dollar(ledger.beginning))}<br>${field(`Incoming (${all(...moneyIn).length})`, money.dollar(into))}<br>${field(`Outgoing (${all(...moneyOut).length})`, money.dollar(out))}<br>${field('Closing balance', money.dollar(ledger.endingPrinted))}</div><br>`,
    8,
  );
  pages.table({ className: 'book', lines: ledger.entries.map((entry) => labeledEntry(entry, random)) });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const dueOf = (cents: number) => (cents < 0 ? `${money.plain(cents)} DB` : money.plain(cents));

function pairedLines(ledger: Ledger): Line[] {
  return ledger.entries.map((entry, at, all) => {
    const isLast = all[at + 1]?.day !== entry.day;
    const text = textOf(entry, 'CK').toUpperCase();
    return entryLine(entry, { text, balance: isLast }, [
      entry.cents < 0 ? `${money.plain(entry.printed)} ${date.dashed(entry.day)}` : '',
      escape(text),
      entry.cents < 0 ? '' : `${money.plain(entry.printed)} ${date.dashed(entry.day)}`,
      isLast ? dueOf(entry.balance) : '',
    ]);
  });
}

function dayBehindAmount({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [4, 12], card: [3, 9], atm: [0, 2] },
  });
  const issuer = 'MERCHANTS STATE BANK OF YORK';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:11px/15px monospace}.book td,.book th{white-space:pre;padding:0 10px}.book th{font-weight:normal;border:1px solid #000}.book td{border-left:1px solid #000;border-right:1px solid #000}.book{border-bottom:1px solid #000}.book .c0,.book .c2,.book .c3{text-align:right}.four{border:1px solid #000;display:grid;grid-template-columns:repeat(4,1fr);text-align:center;padding:4px 0}',
    header: (page) =>
      `<div class="flex"><span>${issuer}<br>YORK, NEBRASKA 68467</span><span class="r">CHECKING ACCOUNT ${ledger.account.slice(0, 3)}-${ledger.account.slice(3, 6)}-${ledger.account.slice(6)}<br>SHEET ${page} OF {pages}</span></div><br>`,
    footer: () => 'DB = OVERDRAWN &nbsp;&nbsp; CK = CHECK &nbsp;&nbsp; PLEASE EXAMINE WITHIN 30 DAYS',
  });
  pages.block(`<div style="padding:8px 0 22px 50px">${addressOf(ledger)}</div>`, 6);
  pages.block(`<div>STATEMENT FROM ${date.slashed(ledger.from)} TO ${date.slashed(ledger.to)}</div><br>`, 2);
  pages.table({
    className: 'book',
    head: ['CHARGES AND DATE', 'TRANSACTION', 'CREDITS AND DATE', 'DAILY BALANCE'],
    lines: pairedLines(ledger),
  });
  pages.block(
    `<br><div class="four"><span>LAST BALANCE<br>${dueOf(ledger.beginning)}</span><span>${all(...moneyOut).length} CHARGES<br>${money.plain(out)}</span><span>${all(...moneyIn).length} CREDITS<br>${money.plain(into)}</span><span>NEW BALANCE<br>${dueOf(ledger.endingPrinted)}</span></div>`,
    4,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankFieldsAndColumns: readonly Layout[] = [
  { name: 'bank-five-amount-columns', forgeable: true, make: fiveColumns },
  { name: 'bank-label-before-each-value', forgeable: true, make: labelBefore },
  { name: 'bank-day-behind-the-amount', forgeable: true, make: dayBehindAmount },
];
