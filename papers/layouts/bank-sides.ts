import { checksInOrder, textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, totalsOf } from '../totals.ts';

function downTheSide({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [2, 9], card: [8, 20], electronic: [5, 12] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Kinzie Street Bank';
  const { all, sum, into, out } = totalsOf(ledger);
  const lowest = Math.min(ledger.beginning, ...dailyBalances(ledger).map(({ cents }) => cents));
  const rail = `<div class="rail"><b>${issuer}</b><br>320 N Kinzie St<br>Chicago IL 60654<br>312.555.0170<br><br><b>Account</b><br>Business Select Checking<br>${ledger.account}<br><br><b>Statement dates</b><br>${date.slashed(ledger.from)}<br>through ${date.slashed(ledger.to)}<br><br><b>Beginning balance</b><br>${money.dollar(ledger.beginning)}<br><b>Plus ${all(...moneyIn).length} deposits</b><br>${money.dollar(into)}<br><b>Less ${all(...moneyOut).length} withdrawals</b><br>${money.dollar(-out)}<br><b>Ending balance</b><br>${money.dollar(ledger.endingPrinted)}<br><br><b>Lowest balance</b><br>${money.dollar(lowest)}<br><b>Average balance</b><br>${money.dollar(averageBalance(ledger))}<br><b>Fees charged</b><br>${money.dollar(-sum('fee'))}</div>`;
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.sheet{padding-left:226px}.rail{position:absolute;left:32px;top:48px;width:166px;background:#f1eef7;padding:14px;line-height:16px}.book .c2,.book .c3{text-align:right}.book .c0{width:56px}.book td{border-bottom:1px solid #ece8f4}.book th{color:#5b3f8c}h3{color:#5b3f8c}',
    header: (page) =>
      page === 1
        ? rail
        : `<div class="rail"><b>${issuer}</b><br>${ledger.account}<br>Page ${page} of {pages}</div>`,
    footer: () => 'Member FDIC. Please examine this statement at once.',
  });
  pages.block(`<div style="padding:20px 0 40px">${addressOf(ledger)}</div>`, 7);
  pages.table({
    title: 'Activity in date order',
    continued: 'Activity in date order, continued',
    className: 'book',
    head: ['Date', 'Activity', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry), balance: true }, [
        date.monthDay(entry.day),
        escape(textOf(entry)),
        money.minus(entry.printed),
        money.plain(entry.balance),
      ]),
    ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { lowestBalance: dollars(lowest), averageBalance: dollars(averageBalance(ledger)) },
  });
}

function additionsAndSubtractions({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { span: cycle, flows: { check: [4, 12], card: [6, 18] } });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Niagara Mercantile Trust Company';
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10px}.strip td,.strip th{border:1px solid #000;text-align:center;font-size:9px}.book{border:1px solid #000}.book td,.book th{border-right:1px solid #000}.book th{border-bottom:1px solid #000;height:46px;vertical-align:middle;text-align:center}.book .c2,.book .c3,.book .c4{text-align:right;width:104px}.book th.c2,.book th.c3,.book th.c4{text-align:center}.book .c0{width:74px}h3{text-align:center;letter-spacing:3px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 16px/22px serif">${issuer}</b><span class="r">ACCOUNT NO. ${ledger.account}<br>STATEMENT PERIOD ${date.twoDigits(ledger.from)} - ${date.twoDigits(ledger.to)}<br>PAGE ${page} OF {pages}</span></div><br>`,
    footer: () => 'FOR INQUIRIES CALL: BUFFALO COMMERCIAL 1-800-555-0192',
  });
  pages.block(`<div style="padding:14px 0 20px 30px">${addressOf(ledger)}</div>`, 6);
  pages.table({
    title: 'ACCOUNT SUMMARY',
    className: 'strip',
    head: [
      'BEGINNING<br>BALANCE',
      'DEPOSITS &amp; CREDITS<br>NO. / AMOUNT',
      'CHECKS PAID<br>NO. / AMOUNT',
      'OTHER DEBITS<br>NO. / AMOUNT',
      'SERVICE<br>CHARGES',
      'ENDING<br>BALANCE',
    ],
    lines: [
      {
        cells: [
          money.dollar(ledger.beginning),
          `${all(...moneyIn).length} / ${money.plain(into)}`,
          `${all('check').length} / ${money.plain(sum('check'))}`,
          `${all('card', 'atm', 'electronic').length} / ${money.plain(sum('card', 'atm', 'electronic'))}`,
          money.plain(sum('fee')),
          money.dollar(ledger.endingPrinted),
        ],
      },
    ],
  });
  const amountIn = (entry: Entry, isIn: boolean) => {
    const isFirst = all(...(isIn ? moneyIn : moneyOut))[0] === entry;
    return entry.cents > 0 === isIn ? (isFirst ? money.dollar : money.plain)(Math.abs(entry.printed)) : '';
  };
  pages.table({
    title: 'ACCOUNT ACTIVITY',
    continued: 'ACCOUNT ACTIVITY (CONTINUED)',
    className: 'book',
    head: [
      'POSTING<br>DATE',
      'TRANSACTION DESCRIPTION',
      'DEPOSITS &amp;<br>OTHER CREDITS<br>(+)',
      'CHECKS &amp;<br>OTHER DEBITS<br>(-)',
      'DAILY<br>BALANCE',
    ],
    lines: [
      {
        cells: [
          date.twoDigits(daysBefore(ledger.from, 1)),
          'BEGINNING BALANCE',
          '',
          '',
          money.dollar(ledger.beginning),
        ],
      },
      ...ledger.entries.map((entry, at) => {
        const isLast = ledger.entries[at + 1]?.day !== entry.day;
        const text = textOf(entry, 'CHECK NUMBER').toUpperCase();
        return entryLine(entry, { text, balance: isLast }, [
          date.twoDigits(entry.day),
          escape(text),
          amountIn(entry, true),
          amountIn(entry, false),
          isLast ? money.plain(entry.balance) : '',
        ]);
      }),
      { cells: ['', 'ENDING BALANCE', '', '', money.dollar(ledger.ending)], className: 'total' },
    ],
  });
  pages.columns(3, {
    title: 'CHECKS PAID SUMMARY',
    head: ['CHECK NO.', 'DATE', 'AMOUNT'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) => ({
      cells: [`${entry.check}${isGap ? '*' : ''}`, date.twoDigits(entry.day), money.plain(entry.cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function certificateBeside({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    flows: { check: [3, 8], card: [4, 12], electronic: [3, 9], interest: [1, 1] },
  });
  const issuer = 'Old Colony Savings & Trust';
  const { all, sum, into, out } = totalsOf(ledger);
  const [certificate, earned] = [random.between(10, 90) * 100_000, random.cents(20, 240)];
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:12px/15px serif}.all td,.all th{border-bottom:1px solid #999}.all .c2,.book .c0,.book .c3{text-align:right}.book .c0{width:100px}.book .c1{width:36px;padding-left:14px}.book .c2{width:300px}.gold{color:#7b5c00;border-bottom:3px double #7b5c00}h3{font-size:14px}',
    header: (page) =>
      `<div class="flex gold"><b style="font-size:18px;line-height:26px">${escape(issuer)}</b><span>Combined Statement, page ${page} of {pages}</span></div><br>`,
    footer: () => 'Please direct inquiries to PO Box 44, Plymouth MA 02360 or 508-555-0117.',
  });
  pages.block(
    `<div class="flex" style="padding:6px 0 14px"><div>${addressOf(ledger)}</div><div class="r">Period beginning ${date.long(ledger.from)}<br>Period ending ${date.long(ledger.to)}<br>Customer ${ledger.account.slice(0, 7)}</div></div>`,
    5,
  );
  const account = (label: string, number: string, cents: number): Line => ({
    cells: [label, number, money.dollar(cents)],
  });
  pages.table({
    title: 'Your accounts with us',
    className: 'all',
    head: ['Account', 'Number', 'Balance'],
    lines: [
      account('Certificate of Deposit, 13 months', random.digits(9), certificate + earned),
      account('Commercial Interest Checking', ledger.account, ledger.ending),
      { ...account('Total', '', certificate + earned + ledger.ending), className: 'total' },
    ],
  });
  pages.block(
    `<h3>Certificate of Deposit</h3>${fact('Balance at last statement', money.dollar(certificate))}${fact(`${date.monthDay(ledger.to)} &nbsp; Interest credited`, money.dollar(earned))}${fact('Balance at this statement', money.dollar(certificate + earned))}${fact('Rate 4.10%, matures', date.long(daysBefore(ledger.to, -210)))}`,
    6,
  );
  pages.block(
    `<h3>Commercial Interest Checking ${ledger.account}</h3>${fact('Balance at last statement', money.dollar(ledger.beginning))}${fact(`${all(...moneyIn).length} credits, interest included`, money.dollar(into))}${fact(`${all(...moneyOut).length} debits`, money.dollar(-out))}${fact('Balance at this statement', money.dollar(ledger.endingPrinted))}${fact('Interest paid this period', money.dollar(sum('interest')))}`,
    7,
  );
  pages.table({
    title: 'Checking activity',
    continued: 'Checking activity (continued from the page before)',
    className: 'book',
    head: ['Amount', '', 'Description', 'Date'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: textOf(entry) }, [
        money.dollar(Math.abs(entry.printed)),
        entry.cents > 0 ? 'Cr' : 'Dr',
        escape(textOf(entry)),
        date.monthDay(entry.day),
      ]),
    ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

export const bankSides: readonly Layout[] = [
  { name: 'bank-summary-down-the-side', forgeable: true, make: downTheSide },
  { name: 'bank-plus-and-minus-columns-in-a-frame', forgeable: true, make: additionsAndSubtractions },
  { name: 'bank-certificate-above-checking', forgeable: true, make: certificateBeside },
];
