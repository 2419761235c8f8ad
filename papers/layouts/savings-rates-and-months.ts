import { textsAs } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Ledger, ledgerOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, lastDay, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, quarter, totalsOf } from '../totals.ts';

const quiet = { check: [0, 0], card: [0, 0], atm: [0, 0], fee: [0, 0] } as const;
const reserveTexts = {
  deposit: ['Transfer From Checking', 'Branch Deposit', 'Tax Reserve Transfer', 'Wire In'],
  electronic: ['Transfer To Checking', 'Quarterly Tax Payment', 'Wire Out'],
};

function monthLines(ledger: Ledger): Line[] {
  const [year, first] = [Number(ledger.from.slice(0, 4)), Number(ledger.from.slice(5, 7))];
  let balance = ledger.beginning;
  return [0, 1, 2].flatMap((at) => {
    const start = `${year}-${String(first + at).padStart(2, '0')}`;
    const entries = ledger.entries.filter(({ day }) => day.startsWith(start));
    const end = `${start}-${lastDay(year, first + at)}`;
    balance = entries.at(-1)?.balance ?? balance;
    const rows = entries.map((entry) =>
      entryLine(entry, { text: entry.text }, [
        date.monthDay(entry.day),
        escape(entry.text),
        money.dollarBrackets(entry.printed),
      ]),
    );
    const none: Line = { cells: ['', 'There was no activity in this month.', ''], className: 'none' };
    return [
      { cells: [`<b>${date.month(start)}</b>`, '', ''], className: 'month' },
      ...(rows.length === 0 ? [none] : rows),
      { cells: ['', `Balance on ${date.long(end)}`, money.dollar(balance)], className: 'sub' },
    ];
  });
}

function quietMonths({ random, forgery }: Request) {
  const flows = { ...quiet, deposit: [1, 1], electronic: [0, 1], interest: [1, 1] } as const;
  const drawn = ledgerOf(random, forgery, { span: quarter, largest: 18_000, flows });
  const ledger = { ...textsAs(drawn, reserveTexts, random), holder: firmOf(random) };
  const issuer = 'Bay & Bluff Savings Bank';
  const { sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font:12px/16px serif}.book .c2{text-align:right;width:130px}.book .c0{width:100px}.none td{font-style:italic;color:#555}.month td{border-bottom:1px solid #174a5a}.sub td{font-weight:bold;padding-bottom:12px}.box{width:420px;margin:0 auto;border-top:2px solid #174a5a;border-bottom:2px solid #174a5a;padding:8px 0}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:28px;color:#174a5a">${escape(issuer)}</b><span>Business Savings ${ledger.account}, page ${page}</span></div><br>`,
    footer: () => 'Member FDIC &nbsp; We mail savings statements each quarter.',
  });
  pages.block(
    `<div class="flex" style="padding:10px 0 20px"><div>${addressOf(ledger)}</div><div>Quarter ended ${date.long(ledger.to)}<br>Quarter began ${date.long(ledger.from)}</div></div>`,
    6,
  );
  pages.block(
    `<div class="box">${fact('Balance at the beginning of the quarter', money.dollar(ledger.beginning))}${fact('Deposits and interest', money.dollar(into))}${fact('Withdrawals', money.dollarBrackets(out))}${fact('Balance at the end of the quarter', money.dollar(ledger.endingPrinted))}${fact('Interest paid this quarter', money.dollar(sum('interest')))}</div><br>`,
    8,
  );
  pages.table({ className: 'book', lines: monthLines(ledger).map((line) => ({ ...line, height: 1.2 })) });
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

const tiers = [
  [5_000_000, '2.85%'],
  [2_500_000, '2.40%'],
  [1_000_000, '1.75%'],
] as const;
const rateAt = (balance: number): string => tiers.find(([least]) => balance >= least)?.[1] ?? '0.25%';

function rateBehind({ random, forgery }: Request) {
  const flows = { ...quiet, check: [0, 2], deposit: [4, 10], electronic: [2, 6], interest: [1, 1] } as const;
  const drawn = ledgerOf(random, forgery, { largest: 30_000, flows });
  const ledger = textsAs(drawn, reserveTexts, random);
  const issuer = names.bank(random);
  const { sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperWide;font-size:10.5px}.book .c1,.book .c3,.book .c4{text-align:right;width:100px}.book .c2{padding-left:26px}.book td{border-bottom:1px solid #ececf4;height:17px}.book .c4{color:#4a3aa7}.across td,.across th{text-align:center;border:1px solid #c9c4ea;height:20px}.across th{background:#efedfb}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:28px">${escape(issuer)}</b><span class="r">Business Money Market ${ledger.account}<br>${date.short(ledger.from)} - ${date.short(ledger.to)} &nbsp; ${page}/{pages}</span></div><br>`,
  });
  pages.block(`<div style="padding:8px 0 16px">${addressOf(ledger)}</div>`, 5);
  pages.table({
    className: 'book',
    head: ['Date', 'Balance', 'Description', 'Amount', 'Rate that day'],
    lines: [
      {
        cells: [
          date.numbers(ledger.from),
          money.plain(ledger.beginning),
          'Beginning balance',
          '',
          rateAt(ledger.beginning),
        ],
        height: 1.2,
      },
      ...ledger.entries.map((entry) => ({
        ...entryLine(entry, { text: textOf(entry), balance: true }, [
          date.numbers(entry.day),
          money.plain(entry.balance),
          escape(textOf(entry)),
          money.minus(entry.printed),
          rateAt(entry.balance),
        ]),
        height: 1.2,
      })),
    ],
  });
  pages.block('<br>', 1);
  pages.table({
    className: 'across',
    head: ['Beginning balance', 'Deposits', 'Withdrawals', 'Ending balance', 'Interest paid', 'Days'],
    lines: [
      {
        cells: [
          ...[ledger.beginning, into, -out, ledger.endingPrinted, sum('interest')].map(money.plain),
          String(daysOf(ledger)),
        ],
      },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

function factsOf(ledger: Ledger): string {
  const { all, sum, into, out } = totalsOf(ledger);
  const pair = (label: string, value: string) => `<div class="pair">${label}<b>${value}</b></div>`;
  return `${pair('Account', ledger.account)}${pair('From', date.long(ledger.from))}${pair('To', date.long(ledger.to))}${pair('Opening balance', money.dollar(ledger.beginning))}${pair(`Put in (${all('deposit', 'interest').length})`, money.dollar(into))}${pair(`Taken out (${all('electronic').length})`, money.dollar(-out))}${pair('Closing balance', money.dollar(ledger.endingPrinted))}${pair('Interest paid', money.dollar(sum('interest')))}${pair('Average balance', money.dollar(averageBalance(ledger)))}`;
}

function factsBeside({ random, forgery }: Request) {
  const flows = { ...quiet, deposit: [5, 12], electronic: [2, 5], interest: [1, 1] } as const;
  const drawn = ledgerOf(random, forgery, { span: cycle, largest: 14_000, flows });
  const ledger = { ...textsAs(drawn, reserveTexts, random), holder: firmOf(random) };
  const issuer = 'Heron Creek Bank';
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:PaperModern;font-size:11px}.sheet{padding-left:310px;padding-right:48px}.side{position:absolute;left:0;top:0;bottom:0;width:270px;background:#e5efe9;padding:48px 30px;line-height:17px}.side .name{font:700 20px/30px PaperWide;color:#1c5b45;padding-bottom:24px}.pair{padding-top:12px;color:#345}.pair b{display:block;color:#000;font-size:13px}.book .c0{width:64px}.book .c2{text-align:right}.book td{border-bottom:1px dotted #8aa}',
    header: (page) =>
      `<div class="side"><div class="name">${issuer}</div>${page === 1 ? `${addressOf(ledger)}<br>${factsOf(ledger)}` : `Page ${page}`}</div>`,
  });
  pages.table({
    title: 'Business Savings, your entries',
    continued: 'Business Savings, your entries (continued)',
    className: 'book',
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: entry.text }, [
        date.dayMonth(entry.day),
        escape(entry.text),
        `${entry.cents < 0 ? '&minus;' : '+'}${money.plain(entry.printed)}`,
      ]),
    ),
  });
  const { sum } = totalsOf(ledger);
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')), averageBalance: dollars(averageBalance(ledger)) },
  });
}

export const savingsRatesAndMonths: readonly Layout[] = [
  { name: 'savings-quarter-of-quiet-months', forgeable: true, make: quietMonths },
  { name: 'savings-rate-behind-each-row', forgeable: true, make: rateBehind },
  { name: 'savings-facts-beside-rows', forgeable: true, make: factsBeside },
];
