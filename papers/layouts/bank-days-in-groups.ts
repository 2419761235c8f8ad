import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, type Ledger, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { portions, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

const weekdayOf = (day: string) => `${date.weekday(day).slice(0, 3)} ${date.dayMonth(day)}`;
const daysWith = (entries: readonly Entry[]) => [...new Set(entries.map(({ day }) => day))];
const sizeOf = (entries: readonly Entry[]) => money.plain(sumOf(entries));

function groupLines(ledger: Ledger): Line[] {
  return daysWith(ledger.entries).flatMap((day) => {
    const entries = ledger.entries.filter((entry) => entry.day === day);
    const [credits, debits] = [true, false].map((isIn) => entries.filter(({ cents }) => cents > 0 === isIn));
    const balance = entries.at(-1)?.balance ?? 0;
    return [
      { cells: [`<b>${weekdayOf(day)}</b>`, '', '', ''], className: 'day' },
      ...entries.map((entry) =>
        entryLine(entry, { text: textOf(entry, 'Check no.') }, [
          escape(textOf(entry, 'Check no.')),
          entry.cents < 0 ? money.plain(entry.printed) : '',
          entry.cents < 0 ? '' : money.plain(entry.printed),
          '',
        ]),
      ),
      {
        cells: [
          `Total for ${weekdayOf(day)}`,
          debits?.length ? sizeOf(debits) : '',
          credits?.length ? sizeOf(credits) : '',
          money.minus(balance),
        ],
        className: 'sub',
      },
    ];
  });
}

function daySubtotals({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { check: [3, 9], card: [5, 14], electronic: [4, 9], fee: [0, 1] },
  });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Tidemark Commercial Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book .c1,.book .c2,.book .c3{text-align:right;width:112px}.book td.c0{padding-left:18px}.book .day td.c0{padding-left:0}.sub td{font-style:italic;border-top:1px dotted #567;border-bottom:1px solid #567}.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 60px;background:#eaf1f4;padding:8px 16px}.pair div{display:flex;justify-content:space-between}',
    header: (page) =>
      `<div class="flex" style="border-bottom:4px solid #17526b"><b style="font:700 20px/30px PaperWide;color:#17526b">${issuer}</b><span class="r">Day-by-day statement &nbsp; ${page} of {pages}<br>Operating account ${ledger.account}</span></div><br>`,
    footer: () => 'Treasury desk 1-800-555-0142 &nbsp; Member FDIC &nbsp; Equal Housing Lender',
  });
  pages.block(
    `<div class="flex" style="padding:8px 0 14px"><div>${addressOf(ledger)}</div><div class="r">${date.dayFirst(ledger.from)} to<br>${date.dayFirst(ledger.to)}</div></div>`,
    5,
  );
  pages.block(
    `<div class="pair"><div><span>Opening balance</span><span>${money.minus(ledger.beginning)}</span></div><div><span>Closing balance</span><b>${money.minus(ledger.endingPrinted)}</b></div><div><span>Paid out (${all(...moneyOut).length})</span><span>${money.plain(out)}</span></div><div><span>Paid in (${all(...moneyIn).length})</span><span>${money.plain(into)}</span></div></div><br>`,
    4,
  );
  pages.table({
    className: 'book',
    head: ['Day and details', 'Paid out', 'Paid in', 'Balance'],
    lines: groupLines(ledger),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const lettered = (cents: number) => `${money.plain(cents)} ${cents < 0 ? 'D' : 'C'}`;
const compactDay = (day: string) => day.replaceAll('-', '');

function letterBehind({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [2, 8], card: [4, 12], interest: [0, 1] },
  });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'INTERBANK OF THE AMERICAS';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:11px/15px monospace}.book td{white-space:pre}.book .c3{text-align:right;width:160px}.book .c0{width:80px}.book .c1{width:52px}.book th{font-weight:normal;border-bottom:1px solid #000;border-top:1px solid #000}.note{font-size:9px}',
    header: (page) =>
      `<div>${issuer}</div><div class="flex"><span>STATEMENT MESSAGE, BUSINESS CHECKING ${ledger.account} USD</span><span>SEQ ${String(page).padStart(3, '0')} / {pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:6px 0 16px 40px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<div>STATEMENT PERIOD &nbsp;${compactDay(ledger.from)} - ${compactDay(ledger.to)}</div><div>OPENING BALANCE &nbsp; ${compactDay(ledger.from)} &nbsp; USD ${lettered(ledger.beginning)}</div><br>`,
    3,
  );
  const typeOf = (entry: Entry) => (entry.check === null ? entry.flow.slice(0, 3).toUpperCase() : 'CHK');
  pages.table({
    className: 'book',
    head: ['DATE', 'TYPE', 'NARRATIVE', 'AMOUNT USD'],
    lines: ledger.entries.map((entry) => {
      const text = textOf(entry, 'CHECK').toUpperCase();
      return entryLine(entry, { text }, [
        compactDay(entry.day),
        typeOf(entry),
        escape(text),
        lettered(entry.printed),
      ]);
    }),
  });
  pages.block(
    `<br><div>CLOSING BALANCE &nbsp; ${compactDay(ledger.to)} &nbsp; USD ${lettered(ledger.endingPrinted)}</div><div>TOTAL CREDITS &nbsp;&nbsp;&nbsp; ${all(...moneyIn).length} ITEMS &nbsp; USD ${lettered(into)}</div><div>TOTAL DEBITS &nbsp;&nbsp;&nbsp;&nbsp; ${all(...moneyOut).length} ITEMS &nbsp; USD ${lettered(out)}</div><br><div class="note">C = CREDIT TO YOUR ACCOUNT &nbsp;&nbsp; D = DEBIT TO YOUR ACCOUNT &nbsp;&nbsp; ALL DATES YYYYMMDD</div>`,
    7,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function countGrid(ledger: Ledger): Line[] {
  const { all, into, out } = totalsOf(ledger);
  return [
    {
      cells: ['Balance last statement', date.dashed(ledger.from), '', '', '', money.plain(ledger.beginning)],
    },
    { cells: ['Credits', '', String(all(...moneyIn).length), '', money.plain(into), ''] },
    { cells: ['Debits', '', String(all(...moneyOut).length), money.plain(out), '', ''] },
    {
      cells: [
        'Balance this statement',
        date.dashed(ledger.to),
        '',
        '',
        '',
        money.plain(ledger.endingPrinted),
      ],
    },
  ];
}

function gridOfCounts({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [5, 13], card: [3, 10], atm: [1, 3] },
  });
  const issuer = 'Farmers & Drovers Bank';
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font:11px/15px serif}.grid td,.grid th{border:1px solid #555;text-align:center}.grid td.c0{text-align:left}.grid td.c3,.grid td.c4,.grid td.c5{text-align:right}.book .c0,.book .c1{text-align:right;width:92px}.book .c2{width:70px;text-align:center}.book .c0{border-right:1px solid #bbb}.book .c1{border-right:1px solid #bbb}.book th{border-bottom:1px solid #555}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:18px;line-height:24px">${escape(issuer)}</b><br>Council Grove, Kansas 66846</div><div class="r">Business Checking<br>${ledger.account}<br>Page ${page}</div></div><br>`,
    footer: () => 'Direct inquiries to Box 231, Council Grove KS 66846 or 620-555-0161.',
  });
  pages.block(`<div style="padding:12px 0 22px 30px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<div class="flex"><span>Statement dates ${date.slashed(ledger.from)} through ${date.slashed(ledger.to)}</span><span>${daysOf(ledger)} days &nbsp;&nbsp; Average balance ${money.plain(averageBalance(ledger))}</span></div><br>`,
    2,
  );
  pages.table({
    className: 'grid',
    head: ['', 'Date', 'Count', 'Debit', 'Credit', 'Balance'],
    lines: countGrid(ledger),
  });
  pages.block('<br><br>', 2);
  pages.table({
    className: 'book',
    head: ['Debit', 'Credit', 'Date', 'Description'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        entry.cents < 0 ? money.plain(entry.printed) : '',
        entry.cents < 0 ? '' : money.plain(entry.printed),
        date.dashed(entry.day),
        escape(textOf(entry)),
      ]),
    ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

const crowded = (day: string) => `${Number(day.slice(8))}${date.month(day).slice(0, 3).toUpperCase()}`;
const forwarded = (day: string, label: string, cents: number): Line => ({
  cells: [crowded(day), '', label, '', money.trailing(cents)],
  className: 'carry',
});

const carried = (label: string, part: readonly Entry[] = []): Line => {
  const { day, balance } = part.at(-1) ?? { day: '', balance: 0 };
  return forwarded(day, label, balance);
};

function sheetLines(part: readonly Entry[], random: Random): Line[] {
  return part.map((entry, at) => {
    const isLast = part[at + 1]?.day !== entry.day;
    const text = entry.check === null ? entry.text : 'Check';
    return entryLine(entry, { text, balance: isLast }, [
      part[at - 1]?.day === entry.day ? '' : crowded(entry.day),
      entry.check === null ? random.digits(8) : String(entry.check),
      escape(text),
      money.trailing(entry.printed),
      isLast ? money.trailing(entry.balance) : '',
    ]);
  });
}

function balancesInRows({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [6, 14], card: [8, 20], electronic: [6, 12] } });
  const ledger = { ...drawn, holder: firmOf(random) };
  const issuer = 'Mattapoisett Trust Company';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font:11.5px/15px serif}.book{border:2px solid #6b1d1d}.book th{border-bottom:2px solid #6b1d1d;color:#6b1d1d}.book td{border-right:1px solid #d9b9b9}.book .c0{width:58px}.book .c1{width:84px}.book .c3,.book .c4{text-align:right;width:120px}.carry td{font-weight:bold}',
    header: (page) =>
      `<div class="flex"><b style="font-size:20px;line-height:28px;color:#6b1d1d">${issuer}</b><span class="r">Sheet no. ${page} of {pages}<br>Account ${ledger.account}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:10px 0 18px"><div>${addressOf(ledger)}</div><div class="r">Statement of your commercial checking account<br>${date.longPadded(ledger.from)} to ${date.longPadded(ledger.to)}</div></div>`,
    6,
  );
  const parts = portions(ledger.entries, 40, 46).filter(({ length }) => length > 0);
  parts.forEach((part, at) => {
    if (at > 0) pages.turn();
    pages.table({
      className: 'book',
      head: ['Date', 'Reference', 'Transaction', 'Amount', 'Balance'],
      lines: [
        at === 0
          ? forwarded(ledger.from, 'BEGINNING BALANCE', ledger.beginning)
          : carried('BALANCE BROUGHT FORWARD', parts[at - 1]),
        ...sheetLines(part, random),
        at === parts.length - 1
          ? forwarded(ledger.to, 'ENDING BALANCE', ledger.endingPrinted)
          : carried('BALANCE CARRIED FORWARD', part),
      ],
    });
  });
  pages.block(
    `<br>In this period: ${all(...moneyIn).length} credits ${money.plain(into)} &nbsp;&nbsp;&nbsp; ${all(...moneyOut).length} debits ${money.trailing(out)}`,
    2,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankDaysInGroups: readonly Layout[] = [
  { name: 'bank-day-groups-with-subtotals', forgeable: true, make: daySubtotals },
  { name: 'bank-c-or-d-behind', forgeable: true, make: letterBehind },
  { name: 'bank-summary-grid-of-counts', forgeable: true, make: gridOfCounts },
  { name: 'bank-rows-hold-both-balances', forgeable: true, make: balancesInRows },
];
