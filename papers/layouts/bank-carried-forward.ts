import { type Entry, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, portions, purchaseDay, textOf } from '../parts.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

const monthOf = (day: string) => `${date.month(day).toUpperCase()} ${day.slice(0, 4)}`;

function underMonths({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [6, 16], card: [14, 32], electronic: [6, 14] },
  });
  const issuer = names.bank(random);
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 62,
    style:
      'body{font-family:serif;font-size:12px}.book{border:1px solid #333}.book td,.book th{border-right:1px solid #999}.book th{background:#eee;border-bottom:1px solid #333}.book .c0{width:44px;text-align:center}.book .c2,.book .c3,.book .c4{text-align:right;width:105px}.month .c1{font-weight:bold;text-decoration:underline}.carry td{font-style:italic;border-top:1px solid #333}',
    header: (page) =>
      `<div style="text-align:center;font-size:22px;line-height:30px">${escape(issuer)}</div><div class="flex"><span>Statement of Account &nbsp; Commercial Checking No. ${ledger.account.slice(0, 3)} ${ledger.account.slice(3, 6)} ${ledger.account.slice(6)}</span><span>Sheet ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:8px 0"><div>${addressOf(ledger)}</div><div style="width:300px;border:1px solid #333;padding:4px 10px"><b>${date.long(ledger.from)} to ${date.long(ledger.to)}</b>${fact('Balance brought forward', money.plain(ledger.beginning))}${fact('Total withdrawals', money.plain(out))}${fact('Total deposits', money.plain(into))}${fact('<b>Closing balance</b>', `<b>${money.plain(ledger.endingPrinted)}</b>`)}</div></div>`,
    8,
  );
  const rowOf = (entry: Entry): Line => {
    const amount = money.plain(entry.printed);
    return entryLine(entry, { text: textOf(entry), balance: true }, [
      String(Number(entry.day.slice(8))),
      escape(textOf(entry)),
      entry.cents > 0 ? '' : amount,
      entry.cents > 0 ? amount : '',
      money.plain(entry.balance),
    ]);
  };
  const side = (part: readonly Entry[], isIn: boolean) =>
    Math.abs(sumOf(part.filter(({ cents }) => cents > 0 === isIn)));
  const parts = portions(ledger.entries, 42, 50);
  parts.forEach((part, at) => {
    if (at > 0) pages.turn();
    const [before, last] = [parts[at - 1]?.at(-1)?.balance ?? ledger.beginning, part.at(-1)];
    const rows = part.flatMap((entry, place) => {
      const isNew = place === 0 || part[place - 1]?.day.slice(0, 7) !== entry.day.slice(0, 7);
      const month: Line = { cells: ['', monthOf(entry.day), '', '', ''], className: 'month' };
      return isNew ? [month, rowOf(entry)] : [rowOf(entry)];
    });
    const carried = (label: string, ...amounts: readonly string[]): Line => ({
      cells: ['', label, ...amounts],
      className: 'carry',
    });
    pages.table({
      className: 'book',
      head: ['Day', 'Particulars', 'Withdrawals', 'Deposits', 'Balance'],
      lines: [
        carried(at === 0 ? 'Balance brought forward' : 'Brought forward', '', '', money.plain(before)),
        ...rows,
        carried(
          at === parts.length - 1 ? 'Closing balance' : 'Carried forward',
          money.plain(side(part, false)),
          money.plain(side(part, true)),
          money.plain(last?.balance ?? before),
        ),
      ],
    });
  });
  pages.block('<br>Please report any difference within thirty days of the date of this statement.', 2);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const marked = (cents: number) => `${money.plain(cents)} ${cents < 0 ? 'DR' : 'CR'}`;

function balanceMarks({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    overdrawn: true,
    flows: { check: [1, 6], card: [5, 14], electronic: [6, 14], interest: [0, 1] },
  });
  const issuer = 'Harbourline Bank USA';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.book th{border-top:2px solid #a1162b;border-bottom:1px solid #a1162b}.book .c3,.book .c4,.book .c5{text-align:right}.book .c0,.book .c1{width:62px}.sum td,.sum th{border:1px solid #bbb;text-align:right}.grey{color:#666}',
    header: (page) =>
      `<div class="flex"><b style="font:700 19px/28px PaperWide;color:#a1162b">${issuer}</b><span>Page ${page} of {pages}</span></div>`,
    footer: () => `${issuer}, N.A. Member FDIC. Balances marked DR are overdrawn.`,
  });
  pages.block(
    `<div class="flex" style="padding:14px 0"><div>${addressOf(ledger)}</div><div class="r">Business Checking Account<br>Account ${ledger.account}<br>Period ${date.dayMonth(ledger.from)} ${ledger.from.slice(0, 4)} - ${date.dayMonth(ledger.to)} ${ledger.to.slice(0, 4)}</div></div>`,
    6,
  );
  const referenceOf = (entry: Entry) =>
    entry.check === null
      ? [escape(entry.text), `<span class="grey">REF ${random.digits(12)}</span>`]
      : [`Check ${String(entry.check).padStart(6, '0')}`];
  const rows = ledger.entries.map((entry, at) => {
    const isLast = ledger.entries[at + 1]?.day !== entry.day;
    const texts = referenceOf(entry);
    const amount = money.plain(entry.printed);
    const text = entry.check === null ? entry.text : String(entry.check);
    const line = entryLine(entry, { text, balance: isLast }, [
      date.dayMonth(entry.day),
      date.dayMonth(purchaseDay(entry, random)),
      texts.join('<br>'),
      entry.cents > 0 ? '' : amount,
      entry.cents > 0 ? amount : '',
      isLast ? marked(entry.balance) : '',
    ]);
    return { ...line, height: texts.length };
  });
  pages.table({
    title: 'Your transactions',
    continued: 'Your transactions (continued)',
    className: 'book',
    head: ['Posted', 'Value', 'Details', 'Debit', 'Credit', 'Balance'],
    lines: [
      {
        cells: [
          date.dayMonth(ledger.from),
          '',
          '<b>Balance brought forward</b>',
          '',
          '',
          marked(ledger.beginning),
        ],
      },
      ...rows,
    ],
  });
  pages.block('<br>', 1);
  pages.table({
    title: 'Summary of the period',
    className: 'sum',
    head: [
      'Opening balance',
      `Total credits (${all(...moneyIn).length})`,
      `Total debits (${all(...moneyOut).length})`,
      'Closing balance',
    ],
    lines: [
      {
        cells: [
          marked(ledger.beginning),
          money.plain(into),
          money.plain(out),
          `<b>${marked(ledger.endingPrinted)}</b>`,
        ],
      },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankCarriedForward: readonly Layout[] = [
  { name: 'bank-days-under-months', forgeable: true, make: underMonths },
  { name: 'bank-balances-marked-dr', forgeable: true, make: balanceMarks },
];
