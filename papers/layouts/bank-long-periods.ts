import { type Entry, type Flow, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, daysOf, quarter, totalsOf } from '../totals.ts';

/** A quarter: whole dates, a table of the months above and a line at the end of each month within the bookings. */
function quarterStatement({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: quarter,
    flows: { deposit: [14, 26], card: [16, 30], electronic: [9, 18], check: [3, 9] },
  });
  const issuer = names.bank(random);
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      '.sum{width:58%}.sum .c1{text-align:right}.months td+td,.months th+th,.book .c2,.book .c3,.book .c4{text-align:right}.end td{font-style:italic;border-top:1px solid #666}',
    header: (page) =>
      `<div class="flex"><b style="font:700 17px serif">${escape(issuer)}</b><span class="r">QUARTERLY STATEMENT<br>${date.long(ledger.from)} - ${date.long(ledger.to)}<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:8px 0 14px"><div>${addressOf(ledger)}</div><div>Account: ${ledger.account}<br>Free Business Checking<br>Enclosures: 0</div></div>`,
    5,
  );
  pages.table({
    title: 'Summary of your account this quarter',
    className: 'sum',
    lines: [
      { cells: [`Balance on ${date.slashed(ledger.from)}`, money.dollar(ledger.beginning)] },
      { cells: ['Total deposits and credits', money.dollar(into)] },
      { cells: ['Total checks and withdrawals', money.dollar(-out)] },
      {
        cells: [`Balance on ${date.slashed(ledger.to)}`, money.dollar(ledger.endingPrinted)],
        className: 'total',
      },
      { cells: ['Average balance', money.dollar(averageBalance(ledger))] },
      { cells: ['Days in this statement', String(daysOf(ledger))] },
    ],
  });
  const months = [...new Set(ledger.entries.map(({ day }) => day.slice(0, 7)))];
  const part = (month: string, flows: readonly Flow[]) =>
    Math.abs(sumOf(ledger.entries.filter(({ day, flow }) => day.startsWith(month) && flows.includes(flow))));
  const lastOf = (month: string) => ledger.entries.findLast(({ day }) => day.startsWith(month));
  pages.table({
    title: 'Month by month',
    className: 'months',
    head: ['Month', 'Deposits', 'Withdrawals', 'Balance at month end'],
    lines: months.map((month) => ({
      cells: [
        `${date.month(`${month}-01`)} ${month.slice(0, 4)}`,
        money.plain(part(month, moneyIn)),
        money.plain(part(month, moneyOut)),
        money.plain(lastOf(month)?.balance ?? 0),
      ],
    })),
  });
  const rowOf = (entry: Entry): Line[] => {
    const text = entry.check === null ? entry.text : `Check ${entry.check}`;
    const amount = money.plain(entry.printed);
    const line = entryLine(entry, { text, balance: true }, [
      date.slashed(entry.day),
      escape(text),
      entry.cents > 0 ? '' : amount,
      entry.cents > 0 ? amount : '',
      money.plain(entry.balance),
    ]);
    if (lastOf(entry.day.slice(0, 7)) !== entry) return [line];
    return [
      line,
      {
        cells: ['', `Balance at the end of ${date.month(entry.day)}`, '', '', money.plain(entry.balance)],
        className: 'end',
      },
    ];
  };
  pages.table({
    title: 'Account activity',
    continued: 'Account activity (continued)',
    className: 'book',
    head: ['Date', 'Transaction', 'Withdrawals', 'Deposits', 'Balance'],
    lines: [
      { cells: [date.slashed(ledger.from), 'Balance forward', '', '', money.plain(ledger.beginning)] },
      ...ledger.entries.flatMap(rowOf),
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

const quiet = { check: [0, 0], card: [0, 0], atm: [0, 0] } as const;

/** A money market account: rates by date, interest of the period and of the year in two columns beside each other. */
function savingsToDate({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    flows: { ...quiet, deposit: [2, 5], electronic: [1, 4], interest: [1, 1], fee: [0, 1] },
  });
  const issuer = names.bank(random);
  const { all, sum, out } = totalsOf(ledger);
  const interest = sum('interest');
  const toDate = interest * Number(ledger.to.slice(5, 7));
  const pages = new Pages({
    capacity: 54,
    style:
      '.sum{width:62%}.sum .c1,.book .c2{text-align:right}.int .c1,.int .c2{text-align:right}.int{width:80%}h3{border-bottom:2px solid #5b2a86}',
    header: (page) =>
      `<div class="flex"><div style="font:700 20px PaperWide;color:#5b2a86">${escape(issuer)}</div><div class="r">Page ${page} of {pages}<br>${date.twoDigits(ledger.to)}<br>Account ${ledger.account}</div></div><br>`,
  });
  pages.block(`<div style="padding:10px 0 20px">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: 'COMMERCIAL MONEY MARKET ACCOUNT &nbsp; Account summary',
    className: 'sum',
    lines: [
      {
        cells: [`Your previous balance as of ${date.twoDigits(ledger.from)}`, money.dollar(ledger.beginning)],
      },
      { cells: ['Withdrawals and service charges', `- ${money.plain(out)}`] },
      { cells: ['Deposits and credits', `+ ${money.plain(sum('deposit'))}`] },
      { cells: ['Interest credited', `+ ${money.plain(interest)}`] },
      {
        cells: [
          `Your new balance as of ${date.twoDigits(ledger.to)}`,
          `= ${money.dollar(ledger.endingPrinted)}`,
        ],
        className: 'total',
      },
    ],
  });
  pages.table({
    title: 'Interest summary',
    className: 'int',
    head: ['', 'This period', 'Year to date'],
    lines: [
      { cells: ['Interest paid', money.dollar(interest), money.dollar(toDate)] },
      { cells: ['Interest withheld', '$0.00', '$0.00'] },
      { cells: ['Annual percentage yield earned', '1.15%', ''] },
      { cells: ['Average balance', money.dollar(averageBalance(ledger)), ''] },
    ],
  });
  pages.table({
    title: 'Interest rate summary',
    className: 'int',
    head: ['Effective date', 'Interest rate', ''],
    lines: [{ cells: [date.twoDigits(ledger.from), '1.14%', ''] }],
  });
  const section = (title: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title,
      className: 'book',
      head: ['DATE', 'DESCRIPTION', 'AMOUNT($)'],
      lines: [
        ...all(...flows).map((entry) =>
          entryLine(entry, { text: entry.text.toUpperCase() }, [
            date.numbers(entry.day),
            escape(entry.text.toUpperCase()),
            money.plain(entry.printed),
          ]),
        ),
        {
          cells: ['', `Total ${title.toLowerCase()}`, `= $${money.plain(sum(...flows))}`],
          className: 'total',
        },
      ],
    });
  };
  section('Withdrawals and service charges', 'electronic', 'fee');
  section('Deposits, credits and interest', 'deposit', 'interest');
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: {
      interestPaid: dollars(interest),
      interestYearToDate: dollars(toDate),
      averageBalance: dollars(averageBalance(ledger)),
    },
  });
}

/** Each booking prints both columns, a zero in the one that does not apply; debits have a minus before the sign. */
function zeroColumns({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    person: true,
    largest: 4200,
    flows: { check: [0, 2], interest: [1, 1], deposit: [3, 7] },
  });
  const issuer = 'Wayfarer Online Bank';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern}.book .c2,.book .c3,.book .c4{text-align:right}.sum .c1,.sum .c2,.sum .c3,.sum .c4{text-align:right}.band{background:#4b1f52;color:#fff;padding:4px 8px;line-height:22px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:30px">wayfarer</b><span class="r">Statement Date ${date.slashed(ledger.to)}<br>Page ${page} of {pages}</span></div>`,
    footer: () => 'Wayfarer Online Bank, Member FDIC. Call 1-877-555-0119 with questions.',
  });
  pages.block(`<div style="padding:14px 0">${addressOf(ledger)}</div>`, 6);
  pages.block('<div class="band">Combined Customer Statement</div><br>', 3);
  const debit = (cents: number) => `-${money.dollar(cents)}`;
  pages.table({
    title: 'Deposit Accounts',
    className: 'sum',
    head: ['Account', 'Beginning Balance', 'Total Credits', 'Total Debits', 'Ending Balance'],
    lines: [
      {
        cells: [
          `Interest Checking - ${ledger.account}`,
          money.dollar(ledger.beginning),
          money.dollar(into),
          debit(-out),
          money.dollar(ledger.endingPrinted),
        ],
      },
    ],
  });
  pages.block(
    `<br><div class="band">Interest Checking</div>Account Number ${ledger.account} &nbsp; Annual Percentage Yield Earned 0.10%`,
    4,
  );
  pages.table({
    title: 'Activity',
    continued: 'Activity (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Credits', 'Debits', 'Balance'],
    lines: [
      { cells: [date.slashed(ledger.from), 'Beginning Balance', '', '', money.dollar(ledger.beginning)] },
      ...ledger.entries.map((entry) => {
        const text = entry.check === null ? entry.text : `Check Paid #${entry.check}`;
        const amount = Math.abs(entry.printed);
        return entryLine(entry, { text, balance: true }, [
          date.slashed(entry.day),
          escape(text),
          money.dollar(entry.cents > 0 ? amount : 0),
          debit(entry.cents > 0 ? 0 : amount),
          money.dollar(entry.balance),
        ]);
      }),
      { cells: [date.slashed(ledger.to), 'Ending Balance', '', '', money.dollar(ledger.ending)] },
    ],
  });
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

export const bankLongPeriods: readonly Layout[] = [
  { name: 'bank-quarter-statement', forgeable: true, make: quarterStatement },
  { name: 'bank-savings-interest-to-date', forgeable: true, make: savingsToDate },
  { name: 'online-bank-zero-columns', forgeable: true, make: zeroColumns },
];
