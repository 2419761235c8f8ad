import { homeTexts, textsAs } from '../descriptors.ts';
import { type Entry, type Ledger, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';

import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

const home = (random: Random, forgery: Request['forgery']) =>
  textsAs(
    ledgerOf(random, forgery, {
      person: true,
      largest: 2_600,
      span: cycle,
      flows: { deposit: [2, 5], check: [1, 5], card: [9, 22], atm: [1, 4], electronic: [3, 8], fee: [0, 1] },
    }),
    homeTexts,
    random,
  );

const weekdayOf = (day: string) => `${date.weekday(day).slice(0, 3)} ${date.dayMonth(day)}`;

function weeksOf({ from, entries }: Ledger): (readonly Entry[])[] {
  const weekOf = ({ day }: Entry) => Math.floor((Date.parse(day) - Date.parse(from)) / (7 * 86_400_000));
  return [0, 1, 2, 3, 4].map((week) => entries.filter((entry) => weekOf(entry) === week));
}

function weekLines(entries: readonly Entry[]): Line[] {
  const [spent, received] = [false, true].map((isIn) =>
    sumOf(entries.filter(({ cents }) => cents > 0 === isIn)),
  );
  return [
    ...entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        weekdayOf(entry.day),
        entry.cents < 0 ? money.plain(entry.printed) : '',
        escape(textOf(entry)),
        entry.cents < 0 ? '' : money.plain(entry.printed),
      ]),
    ),
    {
      cells: [
        'This week',
        money.plain(spent ?? 0),
        `Balance ${money.dollar(entries.at(-1)?.balance ?? 0)}`,
        money.plain(received ?? 0),
      ],
      className: 'total',
    },
  ];
}

function weekByWeek({ random, forgery }: Request) {
  const ledger = home(random, forgery);
  const issuer = 'Maple Hollow Bank';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book .c0{width:86px}.book .c1,.book .c3{text-align:right;width:96px}.book .c2{padding-left:26px}h3{color:#7b3f00;line-height:24px;padding-top:6px;font-size:13px}.top{display:flex;gap:26px;font-size:12px;line-height:18px}.top b{display:block;font-size:15px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 20px/30px PaperWide;color:#7b3f00">${issuer}</b><span class="r">Everyday Checking ...${ledger.account.slice(-4)}<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:0 0 14px">${addressOf(ledger)}</div>`, 5);
  const tile = (label: string, value: string) => `<div>${label}<b>${value}</b></div>`;
  pages.block(
    `<div>${date.dayFirst(ledger.from)} to ${date.dayFirst(ledger.to)}</div><br><div class="top">${tile('You began with', money.dollar(ledger.beginning))}${tile('You were paid', money.dollar(into))}${tile('You spent', money.dollar(-out))}${tile('You have', money.dollar(ledger.endingPrinted))}</div><br>`,
    6,
  );
  weeksOf(ledger).forEach((entries, at) => {
    if (entries.length === 0) return;
    pages.table({
      title: `Week ${at + 1}`,
      continued: `Week ${at + 1} (continued)`,
      className: 'book',
      head: ['Day', 'Spent', '', 'Received'],
      lines: weekLines(entries),
    });
  });
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

function ofOwner(pages: Pages, title: string, entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  pages.table({
    title,
    continued: `${title}, continued`,
    className: 'book',
    head: ['Date', 'Amount', 'Description'],
    lines: [
      ...entries.map((entry) =>
        entryLine(entry, { text: textOf(entry, 'Check #') }, [
          date.bareDashed(entry.day),
          money.trailing(entry.printed),
          escape(textOf(entry, 'Check #')),
        ]),
      ),
      { cells: ['', money.trailing(sumOf(entries)), 'Subtotal'], className: 'total' },
    ],
  });
}

function ownersJointly({ random, forgery }: Request) {
  const ledger = home(random, forgery);
  const issuer = 'First Savings of Otter Tail County';
  const second = 'CO-OWNER: JORDAN P ELLSWORTH';
  const { all, into, out } = totalsOf(ledger);
  const cards = all('card', 'atm');
  const [own, other] = [cards.filter((_, at) => at % 3 !== 1), cards.filter((_, at) => at % 3 === 1)];
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font:11.5px/15px serif}.book .c0{width:56px}.book .c1{text-align:right;width:96px;padding-right:24px}.total td{border-top:1px solid #000}h3{border-top:1px solid #000;line-height:22px;margin-top:8px}.sum{margin:0 120px;border:1px solid #000;padding:6px 18px}',
    header: (page) =>
      `<div style="text-align:center"><b style="font-size:18px;line-height:26px">${issuer}</b></div><div class="flex"><span>Personal Checking, joint, no. ${ledger.account}</span><span>${page} of {pages}</span></div><br>`,
    footer: () => 'Lost card? Call 1-800-555-0133 at once. &nbsp; Member FDIC',
  });
  pages.block(
    `<div class="flex" style="padding:6px 0 18px 20px"><div>${addressOf(ledger)}<div><i>${second}</i></div></div><div class="r">Cycle ${date.slashed(ledger.from)}<br>to ${date.slashed(ledger.to)}</div></div>`,
    7,
  );
  pages.block(
    `<div class="sum">${fact('Beginning balance', money.plain(ledger.beginning))}${fact(`${all(...moneyIn).length} deposits`, money.plain(into))}${fact(`${all(...moneyOut).length} withdrawals`, money.trailing(out))}${fact('Ending balance', money.plain(ledger.endingPrinted))}</div>`,
    6,
  );
  ofOwner(pages, 'Deposits', all(...moneyIn));
  ofOwner(pages, `Card ...${ledger.account.slice(0, 4)}, first owner`, own);
  ofOwner(pages, `Card ...${ledger.account.slice(2, 6)}, co-owner`, other);
  ofOwner(pages, 'Transfers, bills and checks', all('electronic', 'check'));
  ofOwner(pages, 'Charges', all('fee'));
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

export const personalOwnersAndWeeks: readonly Layout[] = [
  { name: 'personal-week-by-week', forgeable: true, make: weekByWeek },
  { name: 'personal-owners-jointly', forgeable: true, make: ownersJointly },
];
