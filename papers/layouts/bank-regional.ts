import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

function spacedCapitals({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [4, 16], card: [8, 24], fee: [1, 2] } });
  const issuer = names.bank(random);
  const { all, sum, into } = totalsOf(ledger);
  const lowest = Math.min(ledger.beginning, ...dailyBalances(ledger).map(({ cents }) => cents));
  const overdraft = -sumOf(all('fee').filter(({ text }) => text.startsWith('Overdraft')));
  const pages = new Pages({
    capacity: 56,
    style:
      'h3{text-align:center;letter-spacing:6px;border-bottom:1px solid #2d6a2d;line-height:26px;margin-bottom:4px}.sum .c1{text-align:right}.sum .c2{width:70px}.sum .c4{text-align:right}.book .c2{text-align:right;width:120px}.book .c0{width:60px}.fees td+td,.fees th+th{text-align:right}.ad{border:1px solid #2d6a2d;padding:6px 12px;text-align:center}',
    header: (page) =>
      `<div class="flex"><div><b style="font:700 22px/26px serif;color:#2d6a2d">${escape(issuer)}</b><br>Macon Main Street<br>201 Second Street<br>Macon, GA 31201</div><table style="width:250px;margin-top:8px"><tr><td>ACCOUNT #</td><td class="r">${ledger.account}</td></tr><tr><td>Cycle</td><td class="r">0${ledger.to.slice(8)}</td></tr><tr><td>Enclosures</td><td class="r">0</td></tr><tr><td>Page</td><td class="r">${page} of {pages}</td></tr></table></div><br>`,
  });
  pages.block(
    `<div style="padding:10px 0">${addressOf(ledger)}</div><div style="text-align:center"><b>GREENFIELD BUSINESS SIMPLE CHECKING</b><br>${date.long(ledger.from)} through ${date.long(ledger.to)}</div>`,
    7,
  );
  const row = (label: string, amount: string, mark = '', other = '', value = ''): Line => ({
    cells: [label, amount, mark, other, value],
  });
  pages.table({
    title: 'SUMMARY',
    className: 'sum',
    lines: [
      row(
        'Beginning Balance',
        money.dollar(ledger.beginning),
        '',
        'Minimum Daily Balance',
        money.dollar(lowest),
      ),
      row(
        'Deposits &amp; Credits',
        money.dollar(into),
        '+',
        'Average Monthly Statement Balance',
        money.dollar(averageBalance(ledger)),
      ),
      row('Withdrawals', money.dollar(-sum('card', 'atm', 'electronic')), '-'),
      row('Fees', money.dollar(-sum('fee')), '-'),
      row('Automatic Transfers', '$0.00', '+'),
      row('Checks', money.dollar(-sum('check')), '-'),
      row('<b>Ending Balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`),
    ],
  });
  const section = (title: string, ...flows: readonly Flow[]) =>
    pages.table({
      title: escape(title.toUpperCase()),
      continued: `${escape(title.toUpperCase())} (CONTINUED)`,
      className: 'book',
      lines: [
        ...all(...flows).map((entry, at) =>
          entryLine(entry, { text: entry.text }, [
            date.numbers(entry.day),
            `${escape(entry.text)}${entry.flow === 'electronic' ? ` &nbsp; ${escape(ledger.holder.slice(0, 15))} &nbsp; ${random.digits(11)}` : ''}`,
            at === 0 ? `$ &nbsp; ${money.plain(entry.printed)}` : money.plain(entry.printed),
          ]),
        ),
        {
          cells: ['', `<div class="r">Total ${escape(title)}</div>`, money.dollar(Math.abs(sum(...flows)))],
          className: 'total',
        },
      ],
    });
  section('Deposits & Credits', ...moneyIn);
  section('Withdrawals', 'card', 'atm', 'electronic');
  section('Fees', 'fee');
  pages.columns(2, {
    title: 'CHECKS',
    head: ['Date', 'Check No.', 'Amount'],
    lines: all('check').map((entry, at) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.numbers(entry.day),
        `${entry.check}${at % 5 === 3 ? ' *' : ''}`,
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(
    `<div class="flex"><span>* Break In Check Number Sequence.</span><b>Total Checks &nbsp; ${money.dollar(-sum('check'))}</b></div>`,
    1,
  );
  pages.columns(3, {
    title: 'DAILY BALANCE SUMMARY',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  pages.table({
    className: 'fees',
    head: ['', 'Total For This Statement Period', 'Total Calendar Year-to-Date'],
    lines: [
      {
        cells: [
          'Total Overdraft Fees (may include waived fees)',
          money.plain(overdraft),
          money.plain(overdraft + 7_200),
        ],
      },
      { cells: ['Total Returned Item Fees (may include waived fees)', '0.00', '0.00'] },
    ],
  });
  pages.block(
    '<br><div class="ad">You may request account disclosures containing terms, fees, and rate information<br>for your account by contacting any branch. Ask about a business loan from $10,000!</div>',
    5,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: {
      lowestBalance: dollars(lowest),
      averageBalance: dollars(averageBalance(ledger)),
      overdraftFeesPeriod: dollars(overdraft),
      overdraftFeesYearToDate: dollars(overdraft + 7_200),
    },
  });
}

const secondLine = (entry: Entry, random: Random): string =>
  ({
    deposit: `CCD ${random.digits(10)}`,
    electronic: `PPD ${random.digits(15)}`,
    card: `CARD# XXXX4417 ${random.pick(['DULUTH MN', 'BOISE ID', 'WACO TX'])}`,
  })[entry.flow as string] ?? '';

function factsLeftAndRight({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [5, 18], interest: [1, 1] } });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const others = all('card', 'atm', 'electronic');
  const pages = new Pages({
    capacity: 60,
    style:
      'body{font-family:monospace;font-size:10px}.two{display:flex;gap:50px}.two>div{width:50%}h3{font:inherit;font-weight:bold;line-height:30px}.book .c2{text-align:right;padding-right:120px}.book .c0{width:70px}.line{letter-spacing:1px;overflow:hidden;white-space:nowrap}',
    header: (page) =>
      `<div class="flex"><div><b>${escape(issuer)}</b><br>P.O. Box 188<br>Kerrville, Texas 78029</div><div>Date ${date.twoDigits(ledger.to).replace(/^0/, '')} &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Page ${page}<br>Primary Account &nbsp; ${ledger.account}<br>Enclosures ${String(all('check').length).padStart(20)}</div></div><br>`,
  });
  pages.block(`<div style="padding:10px 40px 16px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<div>---------------------------------------- CHECKING ACCOUNTS ----------------------------------------</div><div class="two"><div><br>SMALL BUSINESS CHECKING${fact('Account Number', ledger.account)}${fact('Previous Balance', money.plain(ledger.beginning))}${fact(`${all(...moneyIn).length} Deposits/Credits`, money.plain(into))}${fact(`${all(...moneyOut).length} Checks/Debits`, money.plain(out))}${fact('Ending Balance', money.plain(ledger.endingPrinted))}</div><div><br>${fact('Number of Enclosures', String(all('check').length))}${fact('Statement Dates', `${date.bare(ledger.from)}/${ledger.from.slice(2, 4)} thru ${date.bare(ledger.to)}/${ledger.to.slice(2, 4)}`)}${fact('Days in the statement period', String(daysOf(ledger)))}${fact('Average Ledger', money.plain(averageBalance(ledger)))}${fact('Interest Earned', money.plain(sum('interest')))}${fact('Annual Percentage Yield Earned', '0.10%')}</div></div>`,
    9,
  );
  const list = (title: string, entries: readonly Entry[]) =>
    pages.table({
      title,
      continued: `${title} (Continued)`,
      className: 'book',
      head: ['Date', 'Description', 'Amount'],
      lines: entries.map((entry) => {
        const second = secondLine(entry, random);
        const upper = textOf(entry).toUpperCase();
        const line = entryLine(entry, { text: `${upper} ${second}`.trim() }, [
          date.bare(entry.day),
          `${escape(upper)}${second === '' ? '' : `<br>&nbsp;&nbsp;${second}`}`,
          entry.cents < 0 ? money.trailing(entry.printed) : `${money.plain(entry.printed)}&nbsp;`,
        ]);
        return { ...line, height: second === '' ? 1 : 2 };
      }),
    });
  list('Deposits and Additions', all(...moneyIn));
  list('Other Debits and Withdrawals', others);
  list('Service Charges and Fees', all('fee'));
  pages.columns(3, {
    title: 'Checks in Number Order',
    head: ['Date', 'Check No', 'Amount'],
    lines: all('check')
      .toSorted((a, b) => (a.check ?? 0) - (b.check ?? 0))
      .map((entry) =>
        entryLine(entry, { text: String(entry.check) }, [
          date.bare(entry.day),
          String(entry.check),
          money.plain(entry.printed),
        ]),
      ),
  });
  pages.block('* Denotes missing check numbers', 1);
  pages.columns(3, {
    title: 'Daily Balance Information',
    head: ['Date', 'Balance'],
    lines: [
      { cells: [date.bare(ledger.from), money.plain(ledger.beginning)] },
      ...dailyBalances(ledger).map(({ day, cents }) => ({ cells: [date.bare(day), money.plain(cents)] })),
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)), interestPaid: dollars(sum('interest')) },
  });
}

export const bankRegional: readonly Layout[] = [
  { name: 'bank-spaced-capitals', forgeable: true, make: spacedCapitals },
  { name: 'bank-facts-left-and-right', forgeable: true, make: factsLeftAndRight },
];
