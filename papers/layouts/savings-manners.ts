import { textsAs } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, type Ledger, ledgerOf } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, daysOf, quarter, totalsOf } from '../totals.ts';

const quiet = { check: [0, 0], card: [0, 0], atm: [0, 0], fee: [0, 0] } as const;
const reserveTexts = {
  deposit: [
    'Transfer From Checking',
    'Branch Deposit',
    'Automatic Savings Transfer',
    'Wire In Bellweather Group',
  ],
  electronic: ['Transfer To Checking', 'Online Transfer To Loan', 'Wire Out Escrow Agent'],
};

const earned = (ledger: Ledger, interest: number): string =>
  `${((interest / averageBalance(ledger)) * (36_500 / daysOf(ledger))).toFixed(2)}%`;

function tierLines(balance: number): Line[] {
  const tiers = [
    ['$0.00 - $9,999.99', 0, '0.05%'],
    ['$10,000.00 - $49,999.99', 1_000_000, '0.10%'],
    ['$50,000.00 - $249,999.99', 5_000_000, '0.25%'],
    ['$250,000.00 and over', 25_000_000, '0.40%'],
  ] as const;
  const own = tiers.findLastIndex(([, least]) => balance >= least);
  return tiers.map(([range, , rate], at) => ({
    cells: [range, rate, at === own ? '&#9668; your tier' : ''],
  }));
}

function premiumMoneyMarket({ random, forgery }: Request) {
  const flows = { ...quiet, check: [1, 4], deposit: [3, 9], electronic: [2, 5], interest: [1, 1] } as const;
  const drawn = ledgerOf(random, forgery, { largest: 60_000, flows });
  const ledger = { ...textsAs(drawn, reserveTexts, random), holder: firmOf(random) };
  const issuer = 'Narragansett Private Bank';
  const { sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font:11px/15px serif}.book .c1{text-align:right;width:100px}.book .c2{text-align:right;width:110px;padding-right:26px}.book .c0{width:110px}.tiers{width:66%}.tiers td{border-bottom:1px dotted #999}h3{font-weight:normal;font-style:italic;font-size:15px;border-bottom:1px solid #7a6a3a}.left{width:330px}',
    header: (page) =>
      `<div style="text-align:center;letter-spacing:2px"><b style="font-size:17px;line-height:24px">${issuer.toUpperCase()}</b></div><div class="flex"><span>Premium Money Market, No. ${ledger.account}</span><span>${page} of {pages}</span></div><br>`,
    footer: () => 'The interest rate and annual percentage yield may change on any day. Member FDIC.',
  });
  pages.block(`<div style="padding:16px 0">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<h3>For the period ${date.long(ledger.from)} through ${date.long(ledger.to)}</h3><div class="flex"><div class="left">${fact('Opening balance', money.dollar(ledger.beginning))}${fact('Total credits', money.plain(into))}${fact('Total debits', money.brackets(out))}${fact('<b>Closing balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div><div class="left">${fact('Interest earned and paid', money.dollar(sum('interest')))}${fact('Annual percentage yield earned', earned(ledger, sum('interest')))}${fact('Average balance', money.dollar(averageBalance(ledger)))}</div></div>`,
    7,
  );
  pages.table({
    title: 'Transactions',
    continued: 'Transactions, continued',
    className: 'book',
    head: ['Date', 'Amount', 'Balance', 'Description'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry), balance: true }, [
        date.longPadded(entry.day).replace(/, \d+$/, ''),
        money.brackets(entry.printed),
        money.plain(entry.balance),
        escape(textOf(entry)),
      ]),
    ),
  });
  pages.table({
    title: 'Rates in effect',
    className: 'tiers',
    head: ['Daily balance', 'Interest rate', ''],
    lines: tierLines(averageBalance(ledger)),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')), averageBalance: dollars(averageBalance(ledger)) },
  });
}

const codeOf = ({ flow, cents }: Entry): string => {
  if (flow === 'interest') return 'INT';
  return cents > 0 ? 'DEP' : 'W/D';
};

function passbookLines({ random, forgery }: Request) {
  const flows = { ...quiet, deposit: [6, 16], electronic: [3, 9], interest: [1, 1] } as const;
  const drawn = ledgerOf(random, forgery, { span: quarter, largest: 12_000, flows });
  const ledger = textsAs(drawn, reserveTexts, random);
  const issuer = 'Old Colony Co-operative Bank';
  const { sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:12px/15px monospace}.sheet{padding:60px 90px}.book td{white-space:pre;border-left:1px solid #9ab;border-bottom:1px solid #cdd8e0}.book th{border:1px solid #9ab;text-align:center}.book .c4,.book .c5,.book .c6{text-align:right}',
    header: (page) =>
      `<div style="text-align:center"><b style="font-size:15px;line-height:24px">${issuer}</b><br>STATEMENT SAVINGS - BUSINESS</div><div class="flex"><span>ACCT ${ledger.account}</span><span>SHEET ${page}</span></div><br>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div>QUARTER BEGINNING ${date.twoDigits(ledger.from)}<br>QUARTER ENDING &nbsp;&nbsp; ${date.twoDigits(ledger.to)}</div></div><br>`,
    4,
  );
  const opening = ['', date.twoDigits(ledger.from), 'BAL', 'Brought forward', '', ''];
  pages.table({
    className: 'book',
    head: ['LN', 'DATE', 'CODE', 'MEMO', 'WITHDRAWAL', 'DEPOSIT', 'BALANCE'],
    lines: [
      { cells: [...opening, money.plain(ledger.beginning)] },
      ...ledger.entries.map((entry, at) =>
        entryLine(entry, { text: entry.text, balance: true }, [
          String(at + 1).padStart(2, '0'),
          date.twoDigits(entry.day),
          codeOf(entry),
          escape(entry.text),
          entry.cents < 0 ? money.plain(entry.printed) : '',
          entry.cents < 0 ? '' : money.plain(entry.printed),
          money.plain(entry.balance),
        ]),
      ),
    ],
  });
  pages.block(
    `<br>${fact('BALANCE AT START OF QUARTER', money.plain(ledger.beginning))}${fact('TOTAL DEPOSITS AND INTEREST', money.plain(into))}${fact('TOTAL WITHDRAWALS', money.plain(out))}${fact('BALANCE AT END OF QUARTER', money.plain(ledger.endingPrinted))}${fact('INTEREST CREDITED THIS QUARTER', money.plain(sum('interest')))}`,
    6,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

function indexedRates({ random, forgery }: Request) {
  const flows = { ...quiet, deposit: [3, 8], electronic: [1, 4], interest: [1, 1] } as const;
  const drawn = ledgerOf(random, forgery, { largest: 25_000, flows });
  const ledger = { ...textsAs(drawn, reserveTexts, random), holder: firmOf(random) };
  const issuer = 'Lantern Direct Bank';
  const { sum, into, out } = totalsOf(ledger);
  const toDate = sum('interest') * Number(ledger.to.slice(5, 7));
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-family:PaperWide;font-size:11px}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}.tiles>div{border:1px solid #d8c8ee;border-radius:10px;padding:8px 14px}.tiles b{display:block;font-size:16px;line-height:24px}.book .c2{text-align:right}.book td{border-bottom:1px solid #efe8f8}sup{font-size:7px;line-height:0}',
    header: (page) =>
      `<div class="flex"><b style="font-size:20px;line-height:30px;color:#5b2a86">${issuer}</b><span class="r">Business Savings &bull;&bull;&bull;&bull; ${ledger.account.slice(-4)}<br>${date.short(ledger.from)} to ${date.short(ledger.to)}, page ${page}</span></div><br>`,
    footer: () =>
      '1 Annual percentage yield earned in this period. &nbsp; 2 From January 1 to the last day of this period.',
  });
  const tile = (label: string, value: string) => `<div>${label}<b>${value}</b></div>`;
  pages.block(`<div>${addressOf(ledger)}</div><br>`, 5);
  pages.block(
    `<div class="tiles">${tile('Balance now', money.dollar(ledger.endingPrinted))}${tile('Balance before', money.dollar(ledger.beginning))}${tile('APY earned<sup>1</sup>', earned(ledger, sum('interest')))}${tile('Money in, with interest', money.dollar(into))}${tile('Money out', money.dollar(-out))}${tile('Interest this year<sup>2</sup>', money.dollar(toDate))}</div><br>`,
    10,
  );
  pages.table({
    title: 'Latest first',
    className: 'book',
    head: ['Date', 'Description', 'Amount'],
    lines: ledger.entries
      .toReversed()
      .map((entry) =>
        entryLine(entry, { text: entry.text }, [
          date.short(entry.day),
          escape(entry.text),
          `${entry.cents > 0 ? '+' : ''}${money.dollar(entry.printed)}`,
        ]),
      ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')), interestYearToDate: dollars(toDate) },
  });
}

export const savingsManners: readonly Layout[] = [
  { name: 'savings-premium-money-market', forgeable: true, make: premiumMoneyMarket },
  { name: 'savings-passbook-lines', forgeable: true, make: passbookLines },
  { name: 'savings-indexed-rates', forgeable: true, make: indexedRates },
];
