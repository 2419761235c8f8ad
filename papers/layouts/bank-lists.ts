import { checksInOrder, textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Flow, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, portions, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

const emptyLine: Line = { cells: ['', '', ''] };
const padded = (lines: readonly Line[], count: number): Line[] =>
  Array.from({ length: count }, (_, at) => lines[at] ?? emptyLine);

const listed = (title: string, entries: readonly Entry[]): Line[] => [
  { cells: [`<u>${title}</u>`, '', ''] },
  ...entries.map((entry) => {
    const text = textOf(entry).toUpperCase().slice(0, 33);
    return entryLine(entry, { text }, [date.bareDashed(entry.day), escape(text), money.plain(entry.printed)]);
  }),
];

function creditAndDebitLists({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: cycle,
    flows: { deposit: [8, 20], check: [3, 9], card: [4, 12], electronic: [4, 9] },
  });
  const issuer = 'Prairie Junction Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font:10.5px/15px serif}.beside{border-top:1px solid #000;border-bottom:1px solid #000;font-size:9px}.beside .c0,.beside .c3{width:44px}.beside .c3{border-left:1px solid #000}.frame{border:1px solid #000;margin-top:14px;padding:8px 30px;display:grid;grid-template-columns:1fr 1fr;gap:0 60px}',
    header: (page) =>
      `<div style="text-align:center"><b style="font-size:19px;line-height:26px">${issuer}</b><br>Abilene &nbsp;&#8226;&nbsp; Salina &nbsp;&#8226;&nbsp; Junction City</div><div class="flex"><span>Account ${ledger.account}</span><span>Page ${page} of {pages}</span></div><br>`,
    footer: () => 'Please examine this statement at once. Member FDIC &nbsp; Equal Housing Lender',
  });
  pages.block(
    `<div class="flex" style="padding:10px 0 16px"><div>${addressOf(ledger)}</div><div class="r">FARM &amp; BUSINESS CHECKING<br>Statement from ${date.slashed(ledger.from)}<br>through ${date.slashed(ledger.to)}</div></div>`,
    6,
  );
  const credits = portions(all(...moneyIn), 38, 38);
  const debits = portions(all(...moneyOut), 38, 38);
  for (let at = 0; at < Math.max(credits.length, debits.length); at += 1) {
    const [left, right] = [listed('CREDITS', credits[at] ?? []), listed('DEBITS', debits[at] ?? [])];
    const height = Math.max(left.length, right.length);
    pages.columns(2, { lines: [...padded(left, height), ...padded(right, height)] });
  }
  pages.block(
    `<div class="frame">${fact('Balance brought forward', money.plain(ledger.beginning))}${fact('Number of credits', String(all(...moneyIn).length))}${fact('Total credits', money.plain(into))}${fact('Number of debits', String(all(...moneyOut).length))}${fact('Total debits', money.plain(out))}${fact('Days in cycle', String(daysOf(ledger)))}${fact('<b>Balance on this statement</b>', `<b>${money.plain(ledger.endingPrinted)}</b>`)}${fact('Average balance', money.plain(averageBalance(ledger)))}</div>`,
    7,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

function amountsFirst(pages: Pages, title: string, entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  const count = entries.reduce((sum, { cents }) => sum + cents, 0);
  pages.table({
    title,
    continued: `${title} - continued`,
    className: 'book',
    lines: [
      ...entries.map((entry) =>
        entryLine(entry, { text: entry.text }, [
          date.upper(entry.day),
          escape(entry.text),
          money.dollarBrackets(entry.printed),
        ]),
      ),
      { cells: ['', `${entries.length} item(s)`, money.dollarBrackets(count)], className: 'total' },
    ],
  });
}

function checksFirst({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [12, 40], card: [2, 8], electronic: [3, 9] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Susquehanna Mercantile Bank';
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10px}.beside{font-size:9px}.beside .end{padding-right:14px}.book .c0{width:60px}.book .c2{text-align:right;width:110px}.total td{border-top:0;border-bottom:1px solid #777}.col{width:240px;border-left:4px solid #00563f;padding-left:14px}h3{color:#00563f;text-transform:uppercase;letter-spacing:.6px}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font-size:18px;line-height:30px;color:#00563f">${issuer}</b><span>FOR INQUIRIES CALL: BUSINESS CENTER (717) 555-0133</span></div><br>`
        : `<div class="flex"><span>${escape(ledger.holder)}</span><span>${ledger.account} &nbsp; Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div style="padding-top:50px">${addressOf(ledger)}</div><div class="col">Account number<br><b>${ledger.account}</b><br>Statement period<br><b>${date.upper(ledger.from)} - ${date.upper(ledger.to)}, ${ledger.to.slice(0, 4)}</b><br>Beginning balance<br><b>${money.dollar(ledger.beginning)}</b><br>Deposits &amp; credits<br><b>${money.dollar(into)}</b><br>Less checks &amp; debits<br><b>${money.dollar(-sum(...moneyOut))}</b><br>Ending balance<br><b>${money.dollar(ledger.endingPrinted)}</b></div></div>`,
    12,
  );
  pages.columns(4, {
    title: `Checks paid (${all('check').length}) &nbsp; ${money.dollar(-sum('check'))}`,
    head: ['Number', 'Date', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) =>
      entryLine(entry, { text: String(entry.check) }, [
        `${isGap ? '*' : ''}${entry.check}`,
        date.numbers(entry.day),
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block('* Gap in check sequence', 1);
  amountsFirst(pages, 'Other withdrawals', all('card', 'atm', 'electronic'));
  amountsFirst(pages, 'Fees and service charges', all('fee'));
  amountsFirst(pages, 'Deposits and other additions', all(...moneyIn));
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const sentencesOf = (ledger: Ledger): string => {
  const { all, into, out } = totalsOf(ledger);
  return `On ${date.long(ledger.from)} your balance was <b>${money.dollar(ledger.beginning)}</b>. Since then we added ${all(...moneyIn).length} deposits and credits for a total of <b>${money.dollar(into)}</b> and subtracted ${all(...moneyOut).length} checks and withdrawals for a total of <b>${money.dollar(-out)}</b>. Your balance on ${date.long(ledger.to)} was <b>${money.dollar(ledger.endingPrinted)}</b>.`;
};

function summaryInSentences({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [4, 10], card: [6, 15] } });
  const issuer = 'Willamette Commons Bank';
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperModern;font-size:11px}.book td{border-top:1px solid #dcdcd2}.book .c0{width:80px}.book .c3,.book .c4{text-align:right;width:104px}.book .c2{width:64px}.text{font-size:12px;line-height:19px;background:#f3f1e7;padding:12px 16px}h3{font-weight:600}',
    header: (page) =>
      `<div class="flex"><b style="font:700 21px/30px PaperWide;color:#3f5d3a">${issuer}</b><span class="r">Business Checking ${ledger.account}<br>${page} / {pages}</span></div><br>`,
    footer: () => 'Call 503-555-0118 or write to PO Box 3001, Eugene OR 97401 about errors within 60 days.',
  });
  pages.block(`<div style="padding:16px 0">${addressOf(ledger)}</div>`, 6);
  pages.block(`<div class="text">${sentencesOf(ledger)}</div><br>`, 6);
  pages.table({
    title: 'What happened in your account',
    continued: 'What happened in your account (continued)',
    className: 'book',
    head: ['Day', 'What', 'Check no.', 'Change', 'Balance after'],
    lines: ledger.entries.map((entry) => {
      const text = entry.check === null ? entry.text : 'Check paid';
      return entryLine(entry, { text, balance: true }, [
        date.dayMonth(entry.day),
        escape(text),
        entry.check === null ? '' : String(entry.check),
        entry.cents < 0 ? `- ${money.plain(entry.printed)}` : `+ ${money.plain(entry.printed)}`,
        money.plain(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const dots = '. '.repeat(70);
const leader = (label: string, value: string): string =>
  `<div class="lead"><span>${label}</span><i>${dots}</i><span>${value}</span></div>`;

function weekdays(pages: Pages, title: string, entries: readonly Entry[]): void {
  pages.table({
    title,
    className: 'book',
    lines: entries.map((entry) =>
      entryLine(entry, { text: entry.text }, [
        `${date.weekday(entry.day).slice(0, 3)} ${date.monthDay(entry.day)}`,
        escape(entry.text),
        money.trailing(entry.printed),
      ]),
    ),
  });
}

function dottedLeaders({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [5, 14], card: [3, 9], electronic: [3, 7], interest: [0, 1] },
  });
  const issuer = 'The First State Bank of Osceola';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font:12px/15px serif}.lead{display:flex;gap:6px;overflow:hidden;height:15px}.lead i{flex:1;overflow:hidden;font-style:normal;white-space:nowrap}.lead span{white-space:nowrap}.book .c0{width:110px}.book .c2{text-align:right}h3{text-align:center;border-bottom:1px solid #000;line-height:22px;margin-bottom:7px}',
    header: (page) =>
      `<div style="text-align:center;font-size:16px;line-height:22px"><b>${issuer}</b></div><div class="flex"><span>Member F.D.I.C.</span><span>Page ${page}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:8px 0 14px"><div>${addressOf(ledger)}</div><div>Account No. &nbsp; ${ledger.account}<br>Statement Dates ${date.bare(ledger.from)}/${ledger.from.slice(2, 4)} thru ${date.bare(ledger.to)}/${ledger.to.slice(2, 4)}<br>Checks enclosed &nbsp; ${all('check').length}</div></div>`,
    6,
  );
  const counted = (label: string, ...flows: readonly Flow[]) =>
    leader(`${all(...flows).length} ${label}`, money.trailing(sum(...flows)));
  pages.block(
    `<div style="margin:0 90px">${leader('Previous statement balance', money.plain(ledger.beginning))}${counted('Deposits and credits', ...moneyIn)}${counted('Checks', 'check')}${counted('Electronic and card debits', 'card', 'atm', 'electronic')}${counted('Service charges', 'fee')}${leader('New statement balance', money.plain(ledger.endingPrinted))}</div>`,
    7,
  );
  weekdays(pages, 'Deposits and Credits', all(...moneyIn));
  weekdays(pages, 'Debits and Service Charges', all('card', 'atm', 'electronic', 'fee'));
  const item = (entry: Entry): Line =>
    entryLine(entry, { text: String(entry.check) }, [
      `${entry.check} <small>on</small> ${date.bare(entry.day)} . . . . .`,
      money.plain(entry.printed),
    ]);
  pages.columns(3, { title: 'Checks', lines: checksInOrder(ledger.entries).map(({ entry }) => item(entry)) });
  pages.columns(3, {
    title: 'Daily Balances',
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [`${date.bare(day)} . . . . . . .`, money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankLists: readonly Layout[] = [
  { name: 'bank-credit-and-debit-lists', forgeable: true, make: creditAndDebitLists },
  { name: 'bank-checks-before-deposits', forgeable: true, make: checksFirst },
  { name: 'bank-balances-in-sentences', forgeable: true, make: summaryInSentences },
  { name: 'bank-dotted-leaders', forgeable: true, make: dottedLeaders },
];
