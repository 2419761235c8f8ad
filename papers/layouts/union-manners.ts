import { checksInOrder, linesOf, textsAs, tradeTexts, withType } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, ledgerOf, moneyIn, moneyOut, sumOf } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, purchaseDay, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { quarter, totalsOf } from '../totals.ts';

function numberedIds({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [4, 12], interest: [1, 1], card: [6, 16] } });
  const issuer = 'Prairie Sky Federal Credit Union';
  const { all, sum, into, out } = totalsOf(ledger);
  const [shares, dividend] = [random.cents(25, 2_400), random.cents(1, 3)];
  const toDate = sum('interest') * Number(ledger.to.slice(5, 7));
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font:10px/15px monospace}th{font-weight:normal;text-decoration:underline}.book .c0,.book .c1{width:52px}.book td{white-space:pre}.book .c3,.book .c4{text-align:right}h3{font:bold 11px/22px monospace;border-top:1px solid #000;margin-top:8px}',
    header: (page) =>
      `<div class="flex"><div><b style="font:700 17px/22px PaperWide">PRAIRIE SKY</b><br>${issuer}<br>PO BOX 5500 BISMARCK ND 58506</div><div style="width:270px">${fact('MEMBER NUMBER', `******${ledger.account.slice(-4)}`)}${fact('STATEMENT PERIOD', `${date.twoDigits(ledger.from)} TO ${date.twoDigits(ledger.to)}`)}${fact('PAGE', `${page} OF {pages}`)}</div></div><br>`,
  });
  pages.block(`<div style="padding:24px 0 24px 40px">${addressOf(ledger)}</div>`, 7);
  const head = ['POST', 'EFF', 'TRANSACTION DESCRIPTION', 'AMOUNT', 'NEW BALANCE'];
  const balance = (day: string, label: string, cents: number): Line => ({
    cells: [date.upper(day), '', label, '', money.plain(cents)],
  });
  pages.table({
    title: 'ID 0001 &nbsp; REGULAR SHARES',
    className: 'book',
    head,
    lines: [
      balance(ledger.from, 'PREVIOUS BALANCE', shares),
      {
        cells: [
          date.upper(ledger.to),
          date.upper(ledger.to),
          'DIVIDEND THROUGH THE LAST OF THE MONTH',
          money.noLeadingZero(dividend),
          money.plain(shares + dividend),
        ],
      },
      balance(ledger.to, 'NEW BALANCE', shares + dividend),
    ],
  });
  pages.table({
    title: 'ID 0070 &nbsp; BUSINESS CHECKING',
    continued: 'ID 0070 &nbsp; BUSINESS CHECKING *** CONTINUED FROM PREVIOUS PAGE ***',
    className: 'book',
    head,
    lines: [
      balance(ledger.from, 'PREVIOUS BALANCE', ledger.beginning),
      ...ledger.entries.map((entry) => {
        const plain = textOf(entry, 'DRAFT').toUpperCase();
        const text = entry.flow === 'interest' ? 'DIVIDEND' : plain;
        return entryLine(entry, { text, balance: true }, [
          date.upper(entry.day),
          date.upper(purchaseDay(entry, random)),
          escape(text),
          entry.cents < 0 ? money.trailing(entry.printed) : `${money.plain(entry.printed)} `,
          money.plain(entry.balance),
        ]);
      }),
      balance(ledger.to, 'NEW BALANCE', ledger.endingPrinted),
    ],
  });
  pages.block(
    `<br>${fact(`${all(...moneyIn).length} DEPOSITS, DIVIDENDS AND OTHER CREDITS`, money.plain(into))}${fact(`${all(...moneyOut).length} WITHDRAWALS, DRAFTS AND FEES`, money.plain(out))}${fact('DIVIDENDS PAID YEAR TO DATE ON ID 0070', money.plain(toDate))}`,
    4,
  );
  pages.columns(4, {
    title: 'DRAFT RECAP ID 0070 &nbsp; (* MEANS A BREAK IN NUMBERS)',
    head: ['DRAFT', 'AMOUNT'],
    lines: checksInOrder(ledger.entries).map(({ entry: { check, cents }, isGap }) => ({
      cells: [`${check}${isGap ? '*' : ''}`, money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestYearToDate: dollars(toDate), savingsEndingBalance: dollars(shares + dividend) },
  });
}

function typedWithdrawals({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [2, 8], card: [8, 18], electronic: [6, 14] } });
  const ledger = {
    ...textsAs(drawn, { ...tradeTexts, fee: ['Business Account Fee'] }, random),
    holder: firmOf(random),
  };
  const issuer = 'Harbor Trades Credit Union';
  const { all, into, out } = totalsOf(ledger);
  const savings = random.cents(5, 900);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:10.5px}.book .c2,.book .c3{text-align:right}.book .c0{width:70px}.book th{background:#e6edf5}h3{background:#123a63;color:#fff;font-size:12px;line-height:22px;padding:0 8px;margin:4px 0}.side{float:right;width:250px;background:#f2f5f9;padding:8px 12px}.fees td,.fees th{border:1px solid #123a63;text-align:center}.fees{width:70%}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:26px;color:#123a63">${issuer}</b><span class="r">Statement of Accounts<br>Member # ${ledger.account.slice(0, 6)}<br>${date.short(ledger.from)} - ${date.short(ledger.to)}<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => 'Federally insured by NCUA. Equal Housing Opportunity.',
  });
  pages.block(
    `<div class="side"><b>Summary of Your Accounts</b>${fact('0000 Membership Savings', money.dollar(savings))}${fact('0009 Business Checking', money.dollar(ledger.ending))}${fact('0100 Visa Business', '$0.00')}</div><div style="padding:16px 0 24px">${addressOf(ledger)}</div>`,
    6,
  );
  pages.table({
    title: 'Membership Savings - 0000',
    className: 'book',
    head: ['Date', 'Transaction Description', 'Amount', 'Balance'],
    lines: [
      { cells: [date.monthDay(ledger.from), 'Beginning Balance', '', money.plain(savings)] },
      { cells: ['', 'No transactions this period', '', ''] },
      { cells: [date.monthDay(ledger.to), 'Ending Balance', '', money.plain(savings)] },
    ],
  });
  pages.table({
    title: 'Business Checking - 0009',
    continued: 'Business Checking - 0009 (continued)',
    className: 'book',
    head: ['Date', 'Transaction Description', 'Amount', 'Balance'],
    lines: [
      {
        cells: [date.monthDay(ledger.from), '<b>Beginning Balance</b>', '', money.plain(ledger.beginning)],
      },
      ...ledger.entries.map((entry) =>
        linesOf(
          entry,
          withType(entry, random),
          (text) => [
            date.monthDay(entry.day),
            text,
            money.brackets(entry.printed),
            money.brackets(entry.balance),
          ],
          true,
        ),
      ),
      {
        cells: [
          date.monthDay(ledger.to),
          '<b>Ending Balance</b>',
          '',
          `<b>${money.plain(ledger.endingPrinted)}</b>`,
        ],
      },
    ],
  });
  pages.block(
    `<br><div style="width:400px">${fact('Total Deposits and Credits', money.plain(into))}${fact('Total Withdrawals and Debits', money.brackets(out))}${fact('Drafts cleared', String(all('check').length))}</div><br>`,
    5,
  );
  pages.table({
    className: 'fees',
    head: ['', 'Total for<br>this period', 'Total<br>year-to-date'],
    lines: [
      { cells: ['Total Overdraft Fees', '$0.00', '$0.00'] },
      { cells: ['Total Returned Item Fees', '$0.00', '$0.00'] },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: {
      overdraftFeesPeriod: 0,
      overdraftFeesYearToDate: 0,
      savingsEndingBalance: dollars(savings),
    },
  });
}

function quarterOfShares({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: quarter,
    largest: 6_000,
    flows: {
      deposit: [3, 9],
      interest: [1, 1],
      check: [0, 0],
      card: [0, 0],
      atm: [0, 2],
      electronic: [2, 6],
      fee: [0, 1],
    },
  });
  const issuer = 'Bellows Falls Community Credit Union';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font:12px/15px serif}.book td,.book th{border:1px solid #aaa}.book th{background:#f3ead8;text-align:center}.book .c2,.book .c3,.book .c4{text-align:right}.box{border:2px solid #6b4a1c;padding:8px 14px;width:330px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:26px;color:#6b4a1c">${issuer}</b><span>Quarterly Statement, page ${page}</span></div><br>`,
    footer: () => 'Report errors within 60 days. Member NCUA. Surcharge-free ATMs at over 30,000 places.',
  });
  const sums = (entries: readonly Entry[]) => money.dollar(Math.abs(sumOf(entries)));
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}<br>Member ${ledger.account.slice(0, 6)}-S2<br>From ${date.long(ledger.from)} to ${date.long(ledger.to)}</div><div class="box"><b>Business Savings S2</b>${fact('Opening balance', money.dollar(ledger.beginning))}${fact('Deposits', sums(all('deposit')))}${fact('Dividends', money.dollar(sum('interest')))}${fact('Withdrawals', sums(all('electronic', 'atm')))}${fact('Fees', sums(all('fee')))}${fact('Closing balance', money.dollar(ledger.endingPrinted))}<br>Dividends are paid at 0.85% (0.85% APY) on the last day of the quarter.</div></div><br>`,
    13,
  );
  pages.table({
    className: 'book',
    head: ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const text = entry.flow === 'interest' ? 'Dividend Posted' : entry.text;
      return entryLine(entry, { text, balance: true }, [
        date.named(entry.day),
        escape(text),
        entry.cents < 0 ? money.plain(entry.printed) : '',
        entry.cents < 0 ? '' : money.plain(entry.printed),
        money.plain(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

export const unionManners: readonly Layout[] = [
  { name: 'union-numbered-ids-and-recap', forgeable: true, make: numberedIds },
  { name: 'union-typed-withdrawals-in-brackets', forgeable: true, make: typedWithdrawals },
  { name: 'union-quarter-of-business-savings', forgeable: true, make: quarterOfShares },
];
