import { checksInOrder, isClearing, linesOf, textsAs, tradeTexts, withReference } from '../descriptors.ts';
import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore, fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, daysOf, totalsOf } from '../totals.ts';

function customerDeposits({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [6, 18], card: [5, 15], deposit: [8, 18] } });
  const issuer = 'Union Plains Bank';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font:10px/15px monospace}.sum{width:64%}.sum .c1,.sum .c2,.sum .c3{text-align:right}.book .c2,.book .c3{text-align:right}.book .c0{width:66px}.book td{white-space:pre}h3{font:bold 12px/24px PaperSans;border-bottom:2px solid #0c2074;margin:3px 0}.bar{background:#0c2074;color:#fff;padding:2px 8px;font:bold 12px/18px PaperSans}',
    header: (page) =>
      `<div class="flex"><div style="font-family:PaperSans"><b style="font-size:20px;line-height:26px;color:#0c2074">union plains</b><br>P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800</div><div class="r" style="font-family:PaperSans"><b>Business Statement</b><br>Account Number:<br>1 ${ledger.account.slice(0, 3)} ${ledger.account.slice(3, 7)} ${ledger.account.slice(7)}<br>Statement Period:<br>${date.short(ledger.from)}<br>through<br>${date.short(ledger.to)}<br>Page ${page} of {pages}</div></div>`,
  });
  pages.block(`<div style="padding:12px 0 20px 30px">${addressOf(ledger)}</div>`, 6);
  pages.block(
    `<div class="bar">SILVER BUSINESS CHECKING</div><div class="flex"><span>${issuer} National Association</span><span>Member FDIC</span></div>`,
    2,
  );
  const row = (label: string, count: string, amount: string): Line => ({
    cells: [label, count, '$', amount],
  });
  const counted = (label: string, ...flows: readonly Flow[]) =>
    row(label, String(all(...flows).length), money.trailing(sum(...flows)));
  pages.table({
    title: 'Account Summary',
    className: 'sum',
    head: ['', '# Items', '', ''],
    lines: [
      row(`Beginning Balance on ${date.monthDay(ledger.from)}`, '', money.plain(ledger.beginning)),
      counted('Customer Deposits', 'deposit'),
      counted('Card Withdrawals', 'card', 'atm'),
      counted('Other Withdrawals', 'electronic', 'fee'),
      counted('Checks Paid', 'check'),
      row(
        `<b>Ending Balance on ${date.short(ledger.to)}</b>`,
        '',
        `<b>${money.plain(ledger.endingPrinted)}</b>`,
      ),
    ],
  });
  const amountOf = (entry: Entry, at: number) => `${at === 0 ? '$ ' : ''}${money.trailing(entry.printed)}`;
  const section = (title: string, label: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title,
      continued: `${title} (continued)`,
      className: 'book',
      head: ['Date', 'Description of Transaction', 'Ref Number', 'Amount'],
      lines: [
        ...all(...flows).map((entry, at) =>
          linesOf(entry, withReference(entry, random), (text) => [
            date.monthDay(entry.day).padEnd(6),
            text,
            isClearing(entry) ? '' : random.digits(10),
            amountOf(entry, at),
          ]),
        ),
        { cells: ['', '', `Total ${label}`, `$ ${money.trailing(sum(...flows))}`], className: 'total' },
      ],
    });
  };
  section('Customer Deposits', 'Customer Deposits', ...moneyIn);
  section('Card Withdrawals', 'Card Withdrawals', 'card', 'atm');
  section('Other Withdrawals', 'Other Withdrawals', 'electronic', 'fee');
  pages.columns(2, {
    title: 'Checks Presented Conventionally',
    head: ['Check', 'Date', 'Ref Number', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry }) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check),
        date.monthDay(entry.day),
        random.digits(10),
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(
    `<div class="r">Conventional Checks Paid (${all('check').length}) &nbsp; <b>$ ${money.trailing(sum('check'))}</b></div>`,
    1,
  );
  pages.columns(3, {
    title: 'Balance Summary',
    head: ['Date', 'Ending Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.monthDay(day), money.plain(cents)],
    })),
  });
  pages.block('Balances only appear for days reflecting change.', 1);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function activityDetail({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [4, 12], card: [6, 16] } });
  const issuer = 'Allegheny Forge Bank';
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10px}.four td,.four th,.pair td{text-align:right}.four th{font-weight:normal}.pair{display:flex;gap:30px}.pair>div{flex:1}.pair .c0{text-align:left}.pair .c1{width:40px}.book .c0{width:52px}.book .c1{text-align:right;width:86px;padding-right:20px}.book .c3{text-align:right}h3{color:#e07000;border-bottom:1px solid #888;line-height:24px;margin-bottom:6px}h4{margin:0}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px">Business Checking<br>${issuer}</b><span class="r">For the period ${date.slashed(ledger.from)} to ${date.slashed(ledger.to)}<br>Account number: XX-XXXX-${ledger.account.slice(-4)}<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => 'Member FDIC &nbsp; Equal Housing Lender',
  });
  pages.block(
    `<div class="flex" style="padding:8px 0 12px"><div>${addressOf(ledger)}</div><div>&#9742; For customer service call 1-877-555-0139<br>Monday - Friday: 7 AM - 10 PM ET<br>Write to: P.O. Box 609, Pittsburgh, PA 15230</div></div>`,
    5,
  );
  pages.table({
    title: `Business Checking Summary<br>`,
    className: 'four',
    head: [
      'Beginning<br>balance',
      'Deposits and<br>other additions',
      'Checks and other<br>deductions',
      'Ending<br>balance',
    ],
    lines: [
      { cells: [ledger.beginning, into, -out, ledger.endingPrinted].map(money.plain) },
      { cells: ['', 'Average ledger balance', money.plain(averageBalance(ledger)), ''] },
    ],
  });
  const itemRow = (label: string, ...flows: readonly Flow[]) =>
    `<tr><td class="c0">${label}</td><td class="c1">${all(...flows).length}</td><td>${money.plain(sum(...flows))}</td></tr>`;
  pages.block(
    `<br><div class="pair"><div><b>Deposits and Other Additions</b><table><tr><td class="c0"><i>Description</i></td><td class="c1"><i>Items</i></td><td><i>Amount</i></td></tr>${itemRow('Deposits', 'deposit')}${itemRow('Interest', 'interest')}<tr><td class="c0"><b>Total</b></td><td class="c1">${all(...moneyIn).length}</td><td><b>${money.plain(into)}</b></td></tr></table></div><div><b>Checks and Other Deductions</b><table><tr><td class="c0"><i>Description</i></td><td class="c1"><i>Items</i></td><td><i>Amount</i></td></tr>${itemRow('Checks', 'check')}${itemRow('Debit Card Purchases', 'card')}${itemRow('ATM Deductions', 'atm')}${itemRow('ACH Deductions', 'electronic')}${itemRow('Service Charges and Fees', 'fee')}<tr><td class="c0"><b>Total</b></td><td class="c1">${all(...moneyOut).length}</td><td><b>${money.plain(out)}</b></td></tr></table></div></div><br>`,
    10,
  );
  pages.columns(3, {
    title: 'Daily Balance',
    head: ['Date', 'Ledger balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  pages.block('<div style="font-size:16px;line-height:30px;color:#e07000">Activity Detail</div>', 2);
  const section = (title: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title,
      continued: `${title} - continued`,
      className: 'book',
      head: ['Date<br>posted', '<br>Amount', 'Transaction<br>description', 'Reference<br>number'],
      lines: all(...flows).map((entry) => {
        const text = textOf(entry);
        return entryLine(entry, { text }, [
          date.numbers(entry.day),
          money.plain(entry.printed),
          escape(text),
          random.digits(9),
        ]);
      }),
    });
  };
  section('Deposits', ...moneyIn);
  pages.columns(3, {
    title: 'Checks and Substitute Checks',
    head: ['Date', 'Check no.', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry }) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.numbers(entry.day),
        String(entry.check),
        money.plain(entry.printed),
      ]),
    ),
  });
  section('Debit Card Purchases', 'card');
  section('ATM/Misc. Debit Card Transactions', 'atm');
  section('ACH Deductions', 'electronic');
  section('Service Charges and Fees', 'fee');
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

function nothingInSections({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [2, 9], atm: [0, 0], electronic: [5, 13] } });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Toronado Bank';
  const { all, sum } = totalsOf(ledger);
  const electronicIn = all('deposit').filter(isClearing);
  const depositsIn = all('deposit').filter((entry) => !isClearing(entry));
  const total = (entries: readonly Entry[]) =>
    Math.abs(entries.reduce((cents, entry) => cents + entry.cents, 0));
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperSans;font-size:10.5px}.book .c2{text-align:right}.book .c0{width:86px}.book th{border-bottom:1px solid #000;font-size:9px}h3{font-size:11px;line-height:22px}.green{background:#1a5336;color:#fff;padding:3px 10px;font-weight:bold}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 40px}',
    header: (page) =>
      `<div class="flex"><div style="background:#1a5336;color:#fff;padding:6px 10px"><b style="font-size:18px">Toronado</b> Bank</div><div>STATEMENT OF ACCOUNT</div></div><div class="flex"><div>${page === 1 ? '' : escape(ledger.holder)}</div><div style="width:280px">${fact('Page:', `${page} of {pages}`)}${fact('Statement Period:', `${date.monthDay(ledger.from)} ${ledger.from.slice(0, 4)}-${date.monthDay(ledger.to)} ${ledger.to.slice(0, 4)}`)}${fact('Cust Ref #:', `${ledger.account}-719-T-###`)}${fact('Primary Account #:', ledger.account.replace(/^(...)(....)(...)$/, '$1-$2$3'))}</div></div>`,
  });
  pages.block(`<div style="padding:6px 0 16px">${addressOf(ledger)}</div>`, 5);
  pages.block(
    `<div class="green">Business Convenience Plus</div><div class="flex"><span>${escape(ledger.holder)}</span><span>Account # ${ledger.account}</span></div><br><b>ACCOUNT SUMMARY</b><div class="two">${fact('Beginning Balance', money.plain(ledger.beginning))}${fact('Average Collected Balance', money.plain(averageBalance(ledger)))}${fact('Deposits', money.plain(total(depositsIn)))}${fact('Interest Earned This Period', '0.00')}${fact('Electronic Deposits', money.plain(total(electronicIn)))}${fact('Interest Paid Year-to-Date', '0.00')}${fact('Checks Paid', money.plain(sum('check')))}${fact('Annual Percentage Yield Earned', '0.00%')}${fact('Electronic Payments', money.plain(sum('electronic', 'card')))}${fact('Days in Period', String(daysOf(ledger)))}${fact('Service Charges', money.plain(sum('fee')))}<span></span>${fact('<b>Ending Balance</b>', `<b>${money.plain(ledger.endingPrinted)}</b>`)}</div>`,
    11,
  );
  pages.block('<br><b style="font-size:13px">DAILY ACCOUNT ACTIVITY</b>', 2);
  const section = (title: string, entries: readonly Entry[]) => {
    if (entries.length === 0) {
      pages.block(`<h3>${title}</h3>No transactions this statement period.`, 3);
      return;
    }
    pages.table({
      title,
      continued: `${title} (continued)`,
      className: 'book',
      head: ['POSTING DATE', 'DESCRIPTION', 'AMOUNT'],
      lines: [
        ...entries.map((entry) => {
          const text = textOf(entry).toUpperCase();
          return entryLine(entry, { text }, [
            date.numbers(entry.day),
            escape(text),
            money.plain(entry.printed),
          ]);
        }),
        { cells: ['', '<div class="r">Subtotal:</div>', money.plain(total(entries))], className: 'total' },
      ],
    });
  };
  section('Deposits', depositsIn);
  section('Electronic Deposits', electronicIn);
  pages.columns(2, {
    title: `Checks Paid &nbsp;&nbsp; No. Checks: ${all('check').length} &nbsp;&nbsp; <span style="font-weight:normal">*Indicates break in serial sequence</span>`,
    head: ['DATE', 'SERIAL NO.', 'AMOUNT'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) =>
      entryLine(entry, { text: String(entry.check) }, [
        date.numbers(entry.day),
        `${entry.check}${isGap ? '*' : ''}`,
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(`<div class="r">Subtotal: &nbsp; ${money.plain(sum('check'))}</div>`, 1);
  section('Electronic Payments', all('electronic', 'card'));
  section('Other Withdrawals', all('atm'));
  section('Service Charges', all('fee'));
  pages.columns(2, {
    title: 'DAILY BALANCE SUMMARY',
    head: ['DATE', 'BALANCE'],
    lines: [{ day: daysBefore(ledger.from, 1), cents: ledger.beginning }, ...dailyBalances(ledger)].map(
      ({ day, cents }) => ({
        cells: [date.numbers(day), money.plain(cents)],
      }),
    ),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)), interestEarned: 0, interestYearToDate: 0 },
  });
}

export const bankSuperRegional: readonly Layout[] = [
  { name: 'bank-customer-deposits-with-references', forgeable: true, make: customerDeposits },
  { name: 'bank-activity-detail-after-items', forgeable: true, make: activityDetail },
  { name: 'bank-sections-without-activity', forgeable: true, make: nothingInSections },
];
