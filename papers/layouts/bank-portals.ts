import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { cycle, totalsOf } from '../totals.ts';

const codeOf = ({ flow, cents, text }: Entry): readonly [string, string] => {
  if (flow === 'check') return ['475', 'Check Paid'];
  if (flow === 'fee') return ['698', 'Miscellaneous Fees'];
  if (flow === 'card' || flow === 'atm') return ['451', 'POS / ATM Debit'];
  if (cents < 0) return ['455', 'Preauthorized ACH Debit'];
  return text.startsWith('ACH') ? ['142', 'ACH Credit Received'] : ['301', 'Commercial Deposit'];
};

function typeCodes({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { largest: 40_000, flows: { check: [4, 12], card: [0, 3] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Keystone Harbor Bank';
  const made = `Report created ${date.slashed(ledger.to)} 18:${random.between(10, 59)} ET by ${names.person(random)}`;
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 41,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px 48px}.foot{left:48px;right:48px}body{font-size:9.5px}.book td{border:1px solid #d5d5d5}.book th{background:#00467f;color:#fff;border:1px solid #00467f}.book .c5,.book .c6,.book .c7{text-align:right}.sum td,.sum th{border:1px solid #d5d5d5}.sum td+td{text-align:right}.sum{width:560px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:15px;line-height:22px">Account Activity Report</b><span>${issuer} &nbsp;|&nbsp; Treasury Gateway &nbsp;|&nbsp; Page ${page} of {pages}</span></div><div>Company: ${escape(ledger.holder)} &nbsp;&nbsp; ABA/TRC: 084106768 &nbsp;&nbsp; Account: ${ledger.account} &nbsp; USD &nbsp;&nbsp; From ${date.slashed(ledger.from)} to ${date.slashed(ledger.to)}</div><br>`,
    footer: () => made,
  });
  pages.table({
    className: 'sum',
    head: ['Balance', 'Code', 'Items', 'Amount (USD)'],
    lines: [
      { cells: ['Opening Ledger', '010', '', money.minus(ledger.beginning)] },
      { cells: ['Total Credits', '100', String(all(...moneyIn).length), money.plain(into)] },
      { cells: ['Total Debits', '400', String(all(...moneyOut).length), money.plain(out)] },
      { cells: ['Closing Ledger', '015', '', money.minus(ledger.endingPrinted)] },
    ],
  });
  pages.block('<br>', 1);
  pages.table({
    className: 'book',
    head: ['Post Date', 'BAI', 'Type', 'Bank Ref', 'Description', 'Debit', 'Credit', 'Ledger Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry, 'Serial').toUpperCase(), balance: true }, [
        date.slashed(entry.day),
        ...codeOf(entry),
        random.digits(11),
        escape(textOf(entry, 'Serial').toUpperCase()),
        entry.cents < 0 ? money.minus(entry.printed) : '',
        entry.cents < 0 ? '' : money.plain(entry.printed),
        money.minus(entry.balance),
      ]),
    ),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function searchResults({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [2, 9], card: [9, 22] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Sandhills Community Bank';
  const time = `4:0${random.between(1, 9)}`;
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 63,
    style:
      'body{font:11px/15px serif}.sheet{padding:26px 40px}.foot{font-size:8px;left:40px;right:40px}.book td{border-bottom:1px solid #ccc;height:30px;line-height:14px}.book .c3{text-align:right;width:90px}.book .c4{text-align:right;width:100px}.book .c0{width:90px}.grey{color:#666;font-size:9.5px}.row{border:1px solid #ccc;padding:8px 12px}',
    header: (page) =>
      `<div class="flex" style="font-size:8px;margin-bottom:10px"><span>${date.bare(ledger.to)}/${ledger.to.slice(0, 4)} ${time} PM</span><span>${issuer} - Account Details</span></div>${page === 1 ? '' : '<br>'}`,
    footer: (page) =>
      `<div class="flex"><span>https://online.sandhills.example/Accounts/Detail/Print</span><span>${page}/{pages}</span></div>`,
  });
  pages.block(
    `<b style="font-size:17px;line-height:24px">${issuer}</b><br>${escape(ledger.holder)}<br><span style="text-decoration:underline">Business Free Checking *${ledger.account.slice(-4)}</span><br><br><div class="row"><b>Search criteria</b> &nbsp; Date range: ${date.slashed(ledger.from)} - ${date.slashed(ledger.to)} &nbsp; Type: All &nbsp; Amount: any<br>${ledger.entries.length} transactions found &nbsp;&nbsp; Credits (${all(...moneyIn).length}): ${money.dollar(into)} &nbsp;&nbsp; Debits (${all(...moneyOut).length}): ${money.dollarBrackets(out)}</div><div class="flex" style="padding:8px 12px"><span>Starting balance ${money.dollar(ledger.beginning)}</span><span>Ending balance ${money.dollar(ledger.endingPrinted)}</span></div>`,
    10,
  );
  const kinds = {
    check: 'Check',
    card: 'Point of sale',
    atm: 'Cash',
    electronic: 'ACH debit',
    fee: 'Service fee',
  };
  pages.table({
    className: 'book',
    head: ['Date &#9660;', 'Description', 'Status', 'Amount', 'Balance'],
    lines: ledger.entries.toReversed().map((entry) => {
      const text = textOf(entry, 'Check #');
      const kind = (kinds as Record<string, string>)[entry.flow] ?? 'Credit';
      const line = entryLine(entry, { text, balance: true }, [
        date.short(entry.day),
        `${escape(text)}<br><span class="grey">${kind}${entry.check === null ? '' : ' &middot; View image'}</span>`,
        'Posted',
        money.dollarBrackets(entry.printed),
        money.dollar(entry.balance),
      ]);
      return { ...line, height: 2.1 };
    }),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const zeros = (cents: number): string => money.plain(cents).replaceAll(',', '').padStart(11, '0');

function coreZeroPadded({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [5, 14], card: [3, 12] } });
  const issuer = 'CITIZENS BANK OF PULASKI COUNTY';
  const { all, into, out } = totalsOf(ledger);
  const stamp = (day: string) => `${day.slice(5, 7)}${day.slice(8)}${day.slice(2, 4)}`;
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font:10.5px/15px monospace}td,th{padding:0 3px}th{font-weight:normal;text-decoration:underline}.book td{white-space:pre}.book .c4{text-align:right;width:110px}.book .c5{text-align:right;width:120px}h3{font:10.5px/30px monospace}.sum{width:56%}.sum .c1{text-align:right}',
    header: (page) =>
      `<div class="flex"><span>DDA7020-01</span><span>${issuer}</span><span>PAGE ${String(page).padStart(4, '0')}</span></div><div class="flex"><span>RUN ${stamp(ledger.to)} 2214</span><span>DEMAND DEPOSIT STATEMENT REPRINT</span><span>BR 003 OFF 012</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div>ACCT ${ledger.account}<br>TYPE 041 SMALL BUSINESS DDA<br>FROM ${date.slashed(ledger.from)}<br>THRU ${date.slashed(ledger.to)}</div></div><br>`,
    5,
  );
  pages.table({
    className: 'sum',
    lines: [
      { cells: ['LAST STATEMENT BALANCE', zeros(ledger.beginning)] },
      { cells: [`CREDITS  ${String(all(...moneyIn).length).padStart(3, '0')}`, zeros(into)] },
      { cells: [`DEBITS   ${String(all(...moneyOut).length).padStart(3, '0')}`, zeros(out)] },
      { cells: ['THIS STATEMENT BALANCE', zeros(ledger.endingPrinted)] },
    ],
  });
  pages.block('<br>', 1);
  pages.table({
    className: 'book',
    head: ['DATE', 'TC', 'SERIAL', 'DESCRIPTION', 'AMOUNT', 'BALANCE'],
    lines: ledger.entries.map((entry) => {
      const text = entry.check === null ? entry.text.toUpperCase().slice(0, 30) : 'CHECK';
      return entryLine(entry, { text, balance: true }, [
        date.slashed(entry.day),
        codeOf(entry)[0],
        entry.check === null ? '' : String(entry.check).padStart(8, '0'),
        escape(text),
        `${zeros(entry.printed)}${entry.cents < 0 ? '-' : '+'}`,
        zeros(entry.balance),
      ]);
    }),
  });
  pages.block('<br>*** END OF STATEMENT ***', 2);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function twoStatements(ledger: Ledger, random: Random): Line[] {
  const { sum } = totalsOf(ledger);
  const parts = [
    ['Deposits', sum('deposit')],
    ['Interest paid', sum('interest')],
    ['Checks', sum('check')],
    ['Card purchases', sum('card')],
    ['Other withdrawals and fees', sum('atm', 'electronic', 'fee')],
  ] as const;
  const earlier = parts.map(([, cents]) => Math.round((cents * random.between(70, 130)) / 100));
  const start = ledger.beginning - earlier.reduce((total, cents) => total + cents, 0);
  const row = (label: string, now: number, then: number): Line => ({
    cells: [label, money.dash(now), money.dash(then)],
  });
  return [
    row('Beginning balance', ledger.beginning, start),
    ...parts.map(([label, cents], at) => row(label, cents, earlier[at] ?? 0)),
    row('<b>Ending balance</b>', ledger.endingPrinted, ledger.beginning),
  ];
}

const red = (cents: number) =>
  cents < 0 ? `<span class="red">${money.minus(cents)}</span>` : money.plain(cents);

function priorColumn({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [3, 10], interest: [1, 1] } });
  const issuer = 'Copper State Business Bank';
  const { sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperWide;font-size:10px}.sum td{border-bottom:1px solid #e0d6cc}.sum td+td,.sum th+th{text-align:right}.sum .c2{color:#777}.book .c2{text-align:right}.book .c0{width:90px}.red{color:#b00020}h3{color:#9a4f1c}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:30px;color:#9a4f1c">${issuer}</b><span class="r">${escape(ledger.holder)}<br>Checking ${ledger.account} &nbsp; ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r">Statement period<br>${date.long(ledger.from)} &ndash; ${date.long(ledger.to)}</div></div><br>`,
    5,
  );
  pages.table({
    title: 'Summary',
    className: 'sum',
    head: ['', 'This statement', 'Last statement'],
    lines: twoStatements(ledger, random),
  });
  pages.table({
    title: 'All transactions by date',
    continued: 'All transactions by date (cont.)',
    className: 'book',
    head: ['Posting date', 'Description', 'Amount'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        date.twoDigits(entry.day),
        escape(textOf(entry)),
        red(entry.printed),
      ]),
    ),
  });
  pages.columns(4, {
    title: 'Balance at the end of each day',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

export const bankPortals: readonly Layout[] = [
  { name: 'bank-type-codes-on-a-wide-page', forgeable: true, make: typeCodes },
  { name: 'bank-search-results-print', forgeable: true, make: searchResults },
  { name: 'bank-core-zero-padded', forgeable: true, make: coreZeroPadded },
  { name: 'bank-prior-statement-column', forgeable: true, make: priorColumn },
];
