import { ledgerOf, moneyIn } from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { totalsOf } from '../totals.ts';

/** Suffixes of one member: shares without activity, drafts, then the drafts a second time in a grid. */
function sharesAndDrafts({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [5, 12], interest: [1, 1], fee: [0, 1] } });
  const issuer = names.union(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const shares = random.pick([500, 2500, 10_000]);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:monospace;font-size:10.5px}.book .c2,.book .c3,.book .c4{text-align:right}.bar{border-top:2px solid #000;border-bottom:1px solid #000}',
    header: (page) =>
      `<div class="flex"><b style="font:700 15px PaperSans">${escape(issuer)}</b><table style="width:380px"><tr><th>MEMBER NUMBER</th><th>STATEMENT PERIOD</th><th>PAGE</th></tr><tr><td>${ledger.account.slice(0, 7)}</td><td>${date.twoDigits(ledger.from)} THRU ${date.twoDigits(ledger.to)}</td><td>${page}</td></tr></table></div><br>`,
  });
  pages.block(`<div style="padding:14px 50px">${addressOf(ledger)}</div>`, 5);
  const head = ['DATE', 'TRANSACTION DESCRIPTION', 'WITHDRAWAL', 'DEPOSIT', 'BALANCE'];
  const balance = (label: string, day: string, cents: number) => ({
    cells: [date.upper(day), label, '', '', money.plain(cents)],
  });
  pages.table({
    title: '<div class="bar">SUFFIX 00 &nbsp; REGULAR SHARES &nbsp; JOINT OWNERS: 0</div>',
    className: 'book',
    head,
    lines: [balance('PREVIOUS BALANCE', ledger.from, shares), balance('NEW BALANCE', ledger.to, shares)],
  });
  pages.table({
    title: '<div class="bar">SUFFIX 75 &nbsp; BUSINESS SHARE DRAFTS</div>',
    continued: '<div class="bar">SUFFIX 75 &nbsp; BUSINESS SHARE DRAFTS &nbsp; CONTINUED</div>',
    className: 'book',
    head,
    lines: [
      balance('PREVIOUS BALANCE', ledger.from, ledger.beginning),
      ...ledger.entries.map((entry) => {
        const text = (
          entry.check === null ? entry.text : `DRAFT ${String(entry.check).padStart(6, '0')}`
        ).toUpperCase();
        const amount = money.plain(entry.printed);
        return entryLine(entry, { text, balance: true }, [
          date.upper(entry.day),
          escape(text),
          entry.cents > 0 ? '' : `${amount}-`,
          entry.cents > 0 ? amount : '',
          money.plain(entry.balance),
        ]);
      }),
      balance('NEW BALANCE', ledger.to, ledger.endingPrinted),
    ],
  });
  pages.block(
    `<br><div>${all(...moneyIn).length} DEPOSITS TOTALING ${money.plain(into)}</div><div>WITHDRAWALS TOTALING ${money.plain(out)}</div><div>DIVIDENDS PAID THIS PERIOD ${money.plain(sum('interest'))} &nbsp; ANNUAL PERCENTAGE YIELD 0.10%</div><br>`,
    5,
  );
  pages.columns(3, {
    title: '<div class="bar">SUMMARY OF DRAFTS CLEARED</div>',
    head: ['DRAFT', 'DATE', 'AMOUNT'],
    lines: all('check').map((entry) => ({
      cells: [String(entry.check).padStart(6, '0'), date.upper(entry.day), money.plain(entry.printed)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { sharesBalance: dollars(shares), interestPaid: dollars(sum('interest')) },
  });
}

/** All accounts of a member in one table above; the savings have a dividend, the checking has the bookings. */
function accountsAtAGlance({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [0, 3], atm: [1, 3] } });
  const issuer = names.union(random);
  const { into, out } = totalsOf(ledger);
  const [savings, dividend] = [random.cents(200, 9_000), random.cents(1, 9)];
  const checking = `Business Checking S${ledger.account.slice(-2)}`;
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperWide;font-size:10.5px}.all td+td,.all th+th,.book .c2,.book .c3{text-align:right}.book tr:nth-child(even) td{background:#eef4ee}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:28px;color:#1d5c3a">${escape(issuer)}</b><span class="r">Member no. ${ledger.account.slice(0, 6)}<br>${date.monthDay(ledger.from)} to ${date.short(ledger.to)}</span></div>${page === 1 ? '' : '<br>'}`,
    footer: (page) => `Federally insured by NCUA<span style="float:right">${page} of {pages}</span>`,
  });
  pages.block(`<div style="padding:14px 0">${addressOf(ledger)}</div>`, 6);
  const across = (label: string, cents: readonly number[]) => ({
    cells: [label, ...cents.map(money.dollar)],
  });
  pages.table({
    title: 'Your accounts at a glance',
    className: 'all',
    head: ['Account', 'Beginning balance', 'Additions', 'Subtractions', 'Ending balance'],
    lines: [
      across('Primary Savings S01', [savings, dividend, 0, savings + dividend]),
      across(checking, [ledger.beginning, into, out, ledger.endingPrinted]),
    ],
  });
  pages.table({
    title: 'Primary Savings S01',
    className: 'book',
    head: ['Post date', 'Description', 'Amount', 'Balance'],
    lines: [
      { cells: [date.twoDigits(ledger.from), 'Beginning balance', '', money.dollar(savings)] },
      {
        cells: [
          date.twoDigits(ledger.to),
          'Dividend Credit',
          money.dollar(dividend),
          money.dollar(savings + dividend),
        ],
      },
      { cells: [date.twoDigits(ledger.to), 'Ending balance', '', money.dollar(savings + dividend)] },
    ],
  });
  pages.block(
    `<div>Dividends year to date: ${money.dollar(dividend * Number(ledger.to.slice(5, 7)))} &nbsp; APY earned: 0.15%</div>`,
    1,
  );
  pages.table({
    title: checking,
    continued: `${checking} (continued)`,
    className: 'book',
    head: ['Post date', 'Description', 'Amount', 'Balance'],
    lines: [
      { cells: [date.twoDigits(ledger.from), 'Beginning balance', '', money.dollar(ledger.beginning)] },
      ...ledger.entries.map((entry) => {
        const text = entry.check === null ? entry.text : `Check ${entry.check} Cleared`;
        return entryLine(entry, { text, balance: true }, [
          date.twoDigits(entry.day),
          escape(text),
          money.dollar(entry.printed),
          money.dollar(entry.balance),
        ]);
      }),
      { cells: [date.twoDigits(ledger.to), 'Ending balance', '', money.dollar(ledger.ending)] },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { savingsEndingBalance: dollars(savings + dividend) },
  });
}

export const unionShares: readonly Layout[] = [
  { name: 'union-shares-and-drafts', forgeable: true, make: sharesAndDrafts },
  { name: 'union-accounts-at-a-glance', forgeable: true, make: accountsAtAGlance },
];
