import { checksInOrder, linesOf, textsAs, tradeTexts, withType } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, portions, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

const stars = (text: string, width: number) => {
  const side = '*'.repeat(Math.max(3, Math.floor((width - text.length - 2) / 2)));
  return `${side} ${text} ${side}`;
};

function monospaceColumns({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: cycle,
    flows: { check: [8, 24], card: [3, 10], deposit: [5, 12], interest: [1, 1] },
  });
  const issuer = 'FARMERS & DROVERS STATE BANK';
  const { all, sum, into, out } = totalsOf(ledger);
  const toDate = sum('interest') * Number(ledger.to.slice(5, 7));
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font:11px/15px monospace}h3{font:11px/30px monospace;text-align:center;white-space:pre}th{font-weight:normal}.book .c0{width:60px}.book .c2{text-align:right}.sum{width:66%}.sum .c2{text-align:right}',
    header: (page) =>
      `<div style="text-align:center">${escape(issuer)}<br>101 MAIN STREET - PO BOX 7 - KEARNEY NE 68847</div><div class="flex"><span>ACCOUNT: ${ledger.account}</span><span>PAGE: ${page}</span></div><div class="flex"><span>${page === 1 ? '' : escape(ledger.holder)}</span><span>PERIOD: ${date.slashed(ledger.from)} THRU ${date.slashed(ledger.to)}</span></div>`,
  });
  pages.block(`<div style="padding:30px 0 15px 50px">${addressOf(ledger)}</div>`, 6);
  pages.block('<div class="r">30-0<br>00<br>14</div>', 3);
  const row = (label: string, day: string, amount: string): Line => ({ cells: [label, day, amount] });
  pages.table({
    title: stars(`COMMERCIAL CHECKING ACCOUNT ${ledger.account}`, 78),
    className: 'sum',
    lines: [
      row('PREVIOUS BALANCE', date.twoDigits(daysBefore(ledger.from, 1)), money.plain(ledger.beginning)),
      row(`+ ${all(...moneyIn).length} DEPOSITS/CREDITS`, '', money.plain(into)),
      row(`- ${all(...moneyOut).length} CHECKS/DEBITS`, '', money.plain(out)),
      row('ENDING BALANCE', date.twoDigits(ledger.to), money.plain(ledger.endingPrinted)),
      row('AVERAGE BALANCE', '', money.plain(averageBalance(ledger))),
      row('INTEREST PAID THIS STATEMENT', '', money.noLeadingZero(sum('interest'))),
      row('INTEREST PAID YEAR TO DATE', '', money.noLeadingZero(toDate)),
    ],
  });
  const list = (title: string, entries: readonly Entry[]) =>
    pages.table({
      title: stars(title, 78),
      continued: stars(`${title} CONTINUED`, 78),
      className: 'book',
      head: ['DATE', 'DESCRIPTION', 'AMOUNT'],
      lines: entries.map((entry) => {
        const text = textOf(entry).toUpperCase();
        return entryLine(entry, { text }, [
          date.bare(entry.day),
          escape(text),
          entry.cents < 0 ? money.trailing(entry.printed) : `${money.plain(entry.printed)}&nbsp;`,
        ]);
      }),
    });
  list('DEPOSITS AND OTHER CREDITS', all(...moneyIn));
  list('OTHER DEBITS', all('card', 'atm', 'electronic', 'fee'));
  pages.columns(3, {
    title: stars('CHECKS', 78),
    head: ['DATE', 'CHECK NO', 'AMOUNT'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) => {
      return entryLine(entry, { text: String(entry.check) }, [
        date.bare(entry.day),
        `${entry.check}${isGap ? '*' : ''}`,
        money.plain(entry.printed),
      ]);
    }),
  });
  pages.block('* INDICATES A GAP IN CHECK NUMBER SEQUENCE', 1);
  pages.columns(3, {
    title: stars('DAILY BALANCE SUMMARY', 78),
    head: ['DATE', 'BALANCE'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({ cells: [date.bare(day), money.plain(cents)] })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: {
      averageBalance: dollars(averageBalance(ledger)),
      interestPaid: dollars(sum('interest')),
      interestYearToDate: dollars(toDate),
    },
  });
}

function titleBlock({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    overdrawn: true,
    span: cycle,
    flows: { check: [5, 14], card: [8, 18], fee: [1, 3] },
  });
  const ledger = {
    ...textsAs(drawn, { ...tradeTexts, fee: ['Overdraft Fee For Paid Item'] }, random),
    holder: firmOf(random),
  };
  const issuer = 'Peoples Bank of Cloverdale';
  const { all, sum, into, out } = totalsOf(ledger);
  const toDate = sum('fee') - random.between(0, 6) * 3_200;
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10.5px}.book .c2,.checks td,.checks th{text-align:right}.book .c0{width:50px}.book th{text-decoration:underline}.two{display:grid;grid-template-columns:310px 310px;gap:0 60px}.fees{width:80%}.fees td,.fees th{border:1px solid #000;text-align:right}.fees .c0{text-align:left}h3{text-align:center;border-top:1px dashed #000;line-height:24px;margin-top:6px}',
    header: (page) =>
      `<div class="flex"><b style="font:italic 700 20px/26px serif">${issuer}</b><span class="r">Date ${date.bare(ledger.to)}/${ledger.to.slice(2, 4)} &nbsp; Page ${page}<br>Primary Account &nbsp; XXXXXX${ledger.account.slice(-4)}<br>Enclosures &nbsp; ${all('check').length}</span></div><br>`,
  });
  pages.block(`<div style="padding:26px 0 26px 40px">${addressOf(ledger)}</div>`, 7);
  pages.block(
    `<div style="text-align:center">-------- &nbsp; CHECKING ACCOUNT &nbsp; --------</div><br>Account Title: &nbsp; ${escape(ledger.holder)}<br><br><div class="two">${fact('Small Business Checking', '')}${fact('Number of Enclosures', String(all('check').length))}${fact('Account Number', `XXXXXX${ledger.account.slice(-4)}`)}${fact('Statement Dates', `${date.bare(ledger.from)}/${ledger.from.slice(2, 4)} thru ${date.bare(ledger.to)}/${ledger.to.slice(2, 4)}`)}${fact('Previous Balance', money.trailing(ledger.beginning))}${fact('Days in the statement period', String(daysOf(ledger)))}${fact(`${all(...moneyIn).length} Deposits/Credits`, money.plain(into))}${fact('Average Ledger', money.trailing(averageBalance(ledger)))}${fact(`${all(...moneyOut).length} Checks/Debits`, money.plain(out))}<span></span>${fact('Service Charge', '.00')}<span></span>${fact('Interest Paid', '.00')}<span></span>${fact('Ending Balance', money.trailing(ledger.endingPrinted))}</div><br>`,
    14,
  );
  const activity = (title: string, entries: readonly Entry[]) =>
    pages.table({
      title,
      continued: `${title} (Continued)`,
      className: 'book',
      head: ['Date', 'Description', 'Amount'],
      lines: entries.map((entry) =>
        linesOf(entry, withType(entry, random), (text) => [
          date.bare(entry.day),
          text,
          entry.cents < 0 ? money.trailing(entry.printed) : `${money.plain(entry.printed)}&nbsp;`,
        ]),
      ),
    });
  activity('DEPOSITS AND ADDITIONS', all(...moneyIn));
  activity('ELECTRONIC AND OTHER WITHDRAWALS', all('card', 'atm', 'electronic', 'fee'));
  pages.columns(3, {
    title: 'CHECKS IN NUMBER ORDER',
    className: 'checks',
    head: ['Date', 'Check No', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.bare(entry.day),
        `${entry.check}${isGap ? '*' : ''}`,
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block('* Denotes missing check numbers', 1);
  pages.table({
    className: 'fees',
    head: ['', 'Total For<br>This Period', 'Total<br>Year-to-Date'],
    lines: [
      { cells: ['Total Overdraft Fees', money.dollar(-sum('fee')), money.dollar(-toDate)] },
      { cells: ['Total Returned Item Fees', '$.00', '$.00'] },
    ],
  });
  pages.columns(3, {
    title: 'DAILY BALANCE INFORMATION',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.bare(day), money.trailing(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: {
      averageBalance: dollars(averageBalance(ledger)),
      interestPaid: 0,
      overdraftFeesPeriod: dollars(-sum('fee')),
      overdraftFeesYearToDate: dollars(-toDate),
    },
  });
}

function pageTotals({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { check: [8, 22], card: [12, 30], electronic: [8, 18] },
  });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Citizens & Planters Bank';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 59,
    style:
      'body{font:10.5px/15px monospace}.book td{white-space:pre}.book th{border-top:1px solid #000;border-bottom:1px solid #000;font-weight:normal}.book .c3,.book .c4,.book .c5{text-align:right}.book .c0{width:64px}.book .c1{width:70px}.strip td,.strip th{border:1px solid #000;text-align:center}',
    header: (page) =>
      `<div class="flex"><b style="font:700 15px/20px PaperSans">${escape(issuer)}</b><span>PAGE ${page} OF {pages}</span></div><div class="flex"><span>${escape(ledger.holder)}</span><span>PERIOD ${date.slashed(ledger.from)} TO ${date.slashed(ledger.to)}</span><span>ACCT NO ${ledger.account.slice(0, 2)}-${ledger.account.slice(2, 8)}-${ledger.account.slice(8)}</span></div><br>`,
    footer: () => 'NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION AND A FORM TO BALANCE YOUR ACCOUNT',
  });
  pages.block(`<div style="padding:18px 0">${addressOf(ledger)}</div>`, 6);
  pages.table({
    className: 'strip',
    head: [
      'LAST STATEMENT',
      'BALANCE FORWARD',
      'TOTAL CREDITS',
      'TOTAL DEBITS',
      'NEW BALANCE',
      'THIS STATEMENT',
    ],
    lines: [
      {
        cells: [
          date.twoDigits(daysBefore(ledger.from, 1)).replaceAll('/', '-'),
          money.plain(ledger.beginning),
          money.plain(into),
          money.plain(out),
          money.plain(ledger.endingPrinted),
          date.twoDigits(ledger.to).replaceAll('/', '-'),
        ],
      },
    ],
  });
  pages.block('<br>', 1);
  const carry = (label: string, cents: number, amounts: readonly string[] = ['', '']): Line => ({
    cells: ['', '', label, ...amounts, money.plain(cents)],
  });
  const side = (part: readonly Entry[], isIn: boolean) =>
    money.plain(sumOf(part.filter(({ cents }) => cents > 0 === isIn)));
  const parts = portions(ledger.entries, 40, 50);
  parts.forEach((part, at) => {
    if (at > 0) pages.turn();
    const before = parts[at - 1]?.at(-1)?.balance ?? ledger.beginning;
    const last = part.at(-1)?.balance ?? before;
    const isEnd = at === parts.length - 1;
    pages.table({
      className: 'book',
      head: ['DATE', 'CHECK NO', 'TRANSACTION', 'DEBIT', 'CREDIT', 'BALANCE'],
      lines: [
        carry(at === 0 ? 'BALANCE LAST STATEMENT' : 'BALANCE FROM PRECEDING PAGE', before),
        ...part.map((entry) => {
          const text = (entry.check === null ? entry.text : 'CHECK').toUpperCase();
          return entryLine(entry, { text, balance: true }, [
            date.dashed(entry.day),
            String(entry.check ?? ''),
            escape(text),
            entry.cents > 0 ? '' : money.plain(entry.printed),
            entry.cents > 0 ? money.plain(entry.printed) : '',
            money.plain(entry.balance),
          ]);
        }),
        carry(isEnd ? 'BALANCE THIS STATEMENT' : 'CONTINUED ON NEXT PAGE - PAGE TOTALS', last, [
          side(part, false),
          side(part, true),
        ]),
      ],
    });
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankCorePrograms: readonly Layout[] = [
  { name: 'bank-stars-around-headings', forgeable: true, make: monospaceColumns },
  { name: 'bank-account-title-and-enclosures', forgeable: true, make: titleBlock },
  { name: 'bank-page-totals-in-a-ledger', forgeable: true, make: pageTotals },
];
