import { homeTexts, textsAs } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { Pages } from '../pages.ts';
import { daysBefore, fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

const quiet = { check: [0, 0], card: [0, 0], atm: [0, 0], fee: [0, 0] } as const;

function moneyMarket({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    largest: 40_000,
    flows: { ...quiet, check: [1, 3], deposit: [3, 8], electronic: [1, 3], interest: [1, 1] },
  });
  const ledger = { ...drawn, holder: firmOf(random) };
  const issuer = 'Hudson Narrows Bank';
  const { all, sum, into, out } = totalsOf(ledger);
  const toDate = sum('interest') * Number(ledger.to.slice(5, 7));
  const earned = ((sum('interest') / averageBalance(ledger)) * 36_500) / daysOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:11px}.book .c2,.book .c3,.book .c4{text-align:right}.book th{border-top:1px solid #000;border-bottom:1px solid #000;height:32px}.box{border:1px solid #000;padding:6px 12px;width:330px}h3{font-size:14px}',
    header: (page) =>
      `<div class="flex"><div><b style="font:700 19px/24px serif">${issuer}</b><br>Business Money Market Account</div><div class="r">${date.longPadded(ledger.from)} to ${date.longPadded(ledger.to)}<br>Account # ${ledger.account}<br>Page ${page} of {pages}</div></div><br>`,
    footer: () => 'Rates may change at any time. Fees could reduce the earnings on the account. Member FDIC.',
  });
  pages.block(`<div style="padding:14px 0 20px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<div class="flex"><div class="box"><b>ACCOUNT ACTIVITY</b>${fact('Balance last statement', money.dollar(ledger.beginning))}${fact('Total additions', money.dollar(into))}${fact('Total subtractions', money.dollar(out))}${fact('Balance this statement', money.dollar(ledger.endingPrinted))}</div><div class="box"><b>INTEREST INFORMATION</b>${fact('Interest paid this period', money.dollar(sum('interest')))}${fact('Interest paid year to date', money.dollar(toDate))}${fact('Annual percentage yield earned', `${earned.toFixed(2)}%`)}${fact('Average daily balance', money.dollar(averageBalance(ledger)))}${fact('Days in period', String(daysOf(ledger)))}</div></div><br>`,
    9,
  );
  pages.table({
    title: 'Activity',
    continued: 'Activity (continued)',
    className: 'book',
    head: ['<br>Date', 'Transaction<br>Description', '<br>Subtractions', '<br>Additions', 'Daily<br>Balance'],
    lines: ledger.entries.map((entry, at) => {
      const isLast = ledger.entries[at + 1]?.day !== entry.day;
      return entryLine(entry, { text: textOf(entry), balance: isLast }, [
        date.dayMonth(entry.day),
        escape(textOf(entry)),
        entry.cents < 0 ? money.trailing(entry.printed) : '',
        entry.cents < 0 ? '' : money.plain(entry.printed),
        isLast ? money.plain(entry.balance) : '',
      ]);
    }),
  });
  pages.block(
    `<br>You made ${all(...moneyOut).length} withdrawals and ${all(...moneyIn).length} additions in this period. A fee of $15.00 applies to each withdrawal over six in a month.`,
    2,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: {
      interestPaid: dollars(sum('interest')),
      interestYearToDate: dollars(toDate),
      averageBalance: dollars(averageBalance(ledger)),
    },
  });
}

function personal({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    person: true,
    largest: 3_200,
    span: cycle,
    flows: { deposit: [3, 7], check: [0, 4], card: [14, 30], atm: [1, 4], electronic: [5, 10], fee: [0, 1] },
  });
  const ledger = textsAs(drawn, homeTexts, random);
  const issuer = 'Single Stone Bank';
  const { sum, into, out } = totalsOf(ledger);
  const lowest = Math.min(ledger.beginning, ...dailyBalances(ledger).map(({ cents }) => cents));
  const pages = new Pages({
    capacity: 60,
    style:
      'body{font-family:PaperModern;font-size:10.5px;color:#12263f}.book td{border-bottom:1px solid #e8edf3;height:17px}.book th{background:#004977;color:#fff;height:20px}.book .c3,.book .c4{text-align:right}.book .c0{width:56px}.box{background:#f3f6f9;padding:10px 16px;width:350px}.big{font-size:20px;line-height:30px}',
    header: (page) =>
      `<div class="flex"><b style="font:italic 800 20px/28px PaperWide;color:#004977">Single Stone</b><span>Page ${page} of {pages}</span></div><br>`,
    footer: () =>
      `singlestone.example &nbsp; 1-888-555-0104 &nbsp; ${issuer}, P.O. Box 85123, Richmond, VA 23285`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="box">Here is your <b>${date.month(ledger.to)} ${ledger.to.slice(0, 4)}</b> bank statement.<br>STATEMENT PERIOD<br><b>${date.monthDay(ledger.from)} - ${date.short(ledger.to)}</b></div></div><br>`,
    6,
  );
  pages.block(
    `<div class="big">Everyday Personal Checking - ${ledger.account}</div><div class="box">${fact(`Opening Balance ${date.monthDay(ledger.from)}`, money.dollar(ledger.beginning))}${fact('Total Credits', `+ ${money.dollar(into)}`)}${fact('Total Debits', `- ${money.dollar(-out)}`)}${fact('Fees included in debits', money.dollar(-sum('fee')))}${fact(`<b>Closing Balance ${date.monthDay(ledger.to)}</b>`, `<b>${money.dollar(ledger.endingPrinted)}</b>`)}${fact('Lowest daily balance', money.dollar(lowest))}</div><br>`,
    10,
  );
  const signed = (cents: number) => `${cents < 0 ? '-' : '+'} $${money.plain(cents)}`;
  pages.table({
    className: 'book',
    head: ['DATE', 'DESCRIPTION', 'CATEGORY', 'AMOUNT', 'BALANCE'],
    lines: [
      { cells: [date.monthDay(ledger.from), 'Opening Balance', '', '', money.dollar(ledger.beginning)] },
      ...ledger.entries.map((entry) => ({
        ...entryLine(entry, { text: textOf(entry), balance: true }, [
          date.monthDay(entry.day),
          escape(textOf(entry)),
          entry.cents < 0 ? 'Debit' : 'Credit',
          signed(entry.printed),
          money.dollar(entry.balance),
        ]),
        height: 1.25,
      })),
      { cells: [date.monthDay(ledger.to), 'Closing Balance', '', '', money.dollar(ledger.ending)] },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'personal_checking',
    issuer,
    more: { lowestBalance: dollars(lowest) },
  });
}

function lineOf(random: Random) {
  const span = cycle(random);
  const previous = random.cents(4_000, 60_000);
  const moves = Array.from({ length: random.between(2, 6) }, (_, at) => ({
    day: span.day(random.between(1, span.days - 1)),
    text: at % 2 === 0 ? 'Advance To Checking' : 'Principal Payment',
    cents: at % 2 === 0 ? random.cents(500, 9_000) : -random.cents(300, 3_000),
  })).toSorted((a, b) => a.day.localeCompare(b.day));
  const charge = Math.round((previous * 0.0975 * span.days) / 365);
  const principal = previous + moves.reduce((all, { cents }) => all + cents, 0);
  return { ...span, previous, moves, charge, principal, balance: principal + charge };
}

function creditLine({ random }: Request) {
  const line = lineOf(random);
  const holder = firmOf(random);
  const issuer = names.bank(random);
  const of = (isAdvance: boolean) =>
    line.moves.filter(({ cents }) => cents > 0 === isAdvance).reduce((all, { cents }) => all + cents, 0);
  const limit = Math.ceil((line.balance + 1_000_000) / 2_500_000) * 2_500_000;
  const pages = new Pages({
    capacity: 55,
    style:
      '.book td,.book th{border-bottom:1px solid #aaa}.book .c2,.book .c3,.book .c4{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 50px;border:1px solid #333;padding:8px 14px}.coupon{border-top:1px dashed #000;margin-top:30px;padding-top:12px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:24px">${escape(issuer)}</b><span>Business Line of Credit Statement<br>Page ${page} of {pages}</span></div><br>`,
  });
  pages.block(
    `<div style="padding:10px 0 20px">${[holder, ...names.address(random)].map(escape).join('<br>')}</div>`,
    6,
  );
  pages.block(
    `<div class="two">${fact('Loan number', random.digits(12))}${fact('Credit limit', money.dollar(limit))}${fact('Statement date', date.slashed(line.to))}${fact('Available credit', money.dollar(limit - line.balance))}${fact('Previous balance', money.dollar(line.previous))}${fact('Daily periodic rate', '.026712%')}${fact('Advances', money.dollar(of(true)))}${fact('Annual percentage rate', '9.750%')}${fact('Payments', money.dollar(-of(false)))}${fact('Minimum payment due', money.dollar(line.charge + Math.round(line.principal / 100)))}${fact('Finance charge', money.dollar(line.charge))}${fact('Payment due date', date.slashed(daysBefore(line.to, -25)))}${fact('<b>New balance</b>', `<b>${money.dollar(line.balance)}</b>`)}</div>`,
    9,
  );
  let balance = line.previous;
  const moves = [...line.moves, { day: line.to, text: 'Finance Charge', cents: line.charge }];
  pages.table({
    title: `Activity ${date.slashed(line.from)} - ${date.slashed(line.to)}`,
    className: 'book',
    head: ['Date', 'Description', 'Advances and charges', 'Payments', 'Principal and interest'],
    lines: moves.map(({ day, text, cents }) => {
      balance += cents;
      return {
        cells: [
          date.slashed(day),
          text,
          cents > 0 ? money.plain(cents) : '',
          cents > 0 ? '' : money.plain(cents),
          money.plain(balance),
        ],
        row: { day, text, amount: dollars(cents), balance: dollars(balance) },
      };
    }),
  });
  pages.block(
    `<div class="coupon">Please return this portion with your payment.<br>${escape(holder)}${fact('New balance', money.dollar(line.balance))}${fact('Amount enclosed', '$____________')}</div>`,
    8,
  );
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'line_of_credit_statement',
      category: 'bank_statements',
      issuer,
      holder,
      rows: pages.rows,
      period: { from: line.from, to: line.to },
      more: {
        previousBalance: dollars(line.previous),
        advances: dollars(of(true)),
        payments: dollars(-of(false)),
        financeCharge: dollars(line.charge),
        newBalance: dollars(line.balance),
      },
    }),
  };
}

export const cashAndCredit: readonly Layout[] = [
  { name: 'savings-money-market-daily-balance', forgeable: true, make: moneyMarket },
  { name: 'personal-checking-with-categories', forgeable: true, make: personal },
  { name: 'credit-line-advances-and-payments', forgeable: false, make: creditLine },
];
