import { checksInOrder, homeTexts, textsAs } from '../descriptors.ts';
import { type Entry, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

const home = (random: Random, forgery: Request['forgery'], largest: number) =>
  textsAs(
    ledgerOf(random, forgery, {
      person: true,
      largest,
      span: cycle,
      flows: { deposit: [2, 6], check: [2, 7], card: [8, 24], atm: [1, 4], electronic: [3, 8], fee: [0, 1] },
    }),
    homeTexts,
    random,
  );

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

function studentChecking({ random, forgery }: Request) {
  const ledger = home(random, forgery, 1_600);
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book .c2,.book .c3{text-align:right}.book .c0{width:90px}.book td{border-bottom:1px dashed #ccc}.spent{width:60%}.spent td+td,.spent th+th{text-align:right}.bubble{background:#ffe9d6;border-radius:12px;padding:10px 18px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:26px">${escape(issuer)}</b><span>Student Checking ${ledger.account} &nbsp; ${page}/{pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="bubble">You had <b>${money.dollar(ledger.beginning)}</b> on ${date.monthDay(ledger.from)}<br>You received <b>${money.dollar(into)}</b><br>You spent <b>${money.dollar(-out)}</b><br>You have <b>${money.dollar(ledger.endingPrinted)}</b> on ${date.short(ledger.to)}</div></div><br>`,
    7,
  );
  pages.table({
    title: 'Every transaction',
    continued: 'Every transaction (more)',
    className: 'book',
    head: ['When', 'Who', 'In', 'Out'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        `${date.monthDay(entry.day)} ${date.weekday(entry.day).slice(0, 3)}`,
        escape(textOf(entry)),
        entry.cents > 0 ? money.plain(entry.printed) : '',
        entry.cents > 0 ? '' : money.plain(entry.printed),
      ]),
    ),
  });
  const part = (label: string, cents: number, count: number): Line => ({
    cells: [label, String(count), money.plain(cents), share(cents, out)],
  });
  pages.table({
    title: 'Where it went',
    className: 'spent',
    head: ['', 'Times', 'Amount', 'Share'],
    lines: [
      part('Card', sum('card'), all('card').length),
      part('Cash', sum('atm'), all('atm').length),
      part('Bills', sum('electronic', 'fee'), all('electronic', 'fee').length),
      part('Checks', sum('check'), all('check').length),
    ],
  });
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

function large(pages: Pages, title: string, entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  pages.table({
    title,
    continued: `${title} (continued)`,
    className: 'book',
    lines: [
      ...entries.map((entry) => {
        const line = entryLine(entry, { text: textOf(entry) }, [
          date.monthDay(entry.day),
          escape(textOf(entry)),
          money.plain(entry.printed),
        ]);
        return { ...line, height: 1.4 };
      }),
      { cells: ['', 'Total', money.plain(sumOf(entries))], className: 'total', height: 1.4 },
    ],
  });
}

function seniorChecking({ random, forgery }: Request) {
  const ledger = home(random, forgery, 2_600);
  const issuer = 'Lutheran Valley Savings Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font:15px/20px PaperSans}.book td{height:21px}.book .c0{width:90px}.book .c2{text-align:right}h3{font-size:17px;border-top:2px solid #000}.big{border:2px solid #000;padding:10px 20px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:20px;line-height:30px">${issuer}</b><span>Page ${page} of {pages}</span></div><div>Large print statement &nbsp; Fifty Plus Checking</div>`,
  });
  pages.block(`<div style="padding:24px 0">${addressOf(ledger)}</div>`, 8);
  pages.block(
    `<div class="big">Account number ${ledger.account}<br>${date.long(ledger.from)} to ${date.long(ledger.to)}<br>${fact('Balance at beginning', money.plain(ledger.beginning))}${fact(`${all(...moneyIn).length} additions`, money.plain(into))}${fact(`${all(...moneyOut).length} subtractions`, money.plain(out))}${fact('<b>Balance at end</b>', `<b>${money.plain(ledger.endingPrinted)}</b>`)}</div>`,
    10,
  );
  large(pages, 'Additions', all(...moneyIn));
  large(
    pages,
    'Checks',
    checksInOrder(ledger.entries).map(({ entry }) => entry),
  );
  large(pages, 'Other subtractions', all('card', 'atm', 'electronic', 'fee'));
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

export const personalManners: readonly Layout[] = [
  { name: 'personal-student-checking', forgeable: true, make: studentChecking },
  { name: 'personal-senior-checking', forgeable: true, make: seniorChecking },
];
