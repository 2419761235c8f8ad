import {
  checksInOrder,
  linesOf,
  textsAs,
  tradeTexts,
  withAuthorization,
  withCompany,
  withDescription,
} from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, totalsOf } from '../totals.ts';

function instances({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [4, 13], card: [9, 26], electronic: [7, 16] } });
  const issuer = 'Tamarack Bank, N.A.';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      '.sum{width:72%}.sum .c1,.sum .c2,.book .c2,.checks .c3{text-align:right}.sum th{font-size:8.5px}.book .c0{width:60px;max-width:60px}.book th,.checks th{font-size:8.5px;border-bottom:1px solid #000}.total td{border-bottom:2px solid #000}h3{letter-spacing:1.2px;border:1px solid #000;border-left:0;line-height:18px;padding:0 8px 0 0;margin:5px 0;display:table}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:19px;line-height:24px">TAMARACK &#9650;</b><br>${issuer}<br>P O Box 182051<br>Columbus, OH 43218 - 2051</div><div class="r">${date.longPadded(ledger.from)} through ${date.longPadded(ledger.to)}<br>Account Number: <b>00000${ledger.account}</b>${page > 1 ? '<br><i>(continued)</i>' : ''}</div></div><br>`,
    footer: (page) => `<div class="r">Page <b>${page}</b> of <b>{pages}</b></div>`,
  });
  pages.block(
    `<div class="flex" style="padding:10px 0"><div style="padding:20px 0 0 20px">${addressOf(ledger)}</div><div style="width:290px;border-top:1px solid #000;border-bottom:1px solid #000"><b>CUSTOMER SERVICE INFORMATION</b>${fact('Web site:', 'tamarack.example')}${fact('Service Center:', '1-800-555-0142')}${fact('Para Espanol:', '1-888-555-0168')}${fact('International Calls:', '1-713-555-0110')}</div></div>`,
    7,
  );
  const counted = (label: string, ...flows: readonly Flow[]): Line => ({
    cells: [label, String(all(...flows).length), money.minus(sum(...flows))],
  });
  pages.table({
    title: 'CHECKING SUMMARY &nbsp;&nbsp;|&nbsp;&nbsp; Tamarack Business Complete Checking',
    className: 'sum',
    head: ['', 'INSTANCES', 'AMOUNT'],
    lines: [
      { cells: ['<b>Beginning Balance</b>', '', `<b>${money.dollar(ledger.beginning)}</b>`] },
      counted('Deposits and Additions', ...moneyIn),
      counted('Checks Paid', 'check'),
      counted('ATM &amp; Debit Card Withdrawals', 'card', 'atm'),
      counted('Electronic Withdrawals', 'electronic'),
      counted('Fees', 'fee'),
      {
        cells: ['Ending Balance', String(ledger.entries.length), money.dollar(ledger.endingPrinted)],
        className: 'total',
      },
    ],
  });
  const amount = (entry: Entry, at: number) =>
    (at === 0 ? money.dollar : money.plain)(Math.abs(entry.printed));
  const total = (label: string, ...flows: readonly Flow[]): Line => ({
    cells: [`Total ${label}`, '', money.dollar(Math.abs(sum(...flows)))],
    className: 'total',
  });
  const textsOf = (entry: Entry) =>
    entry.flow === 'card'
      ? [`Card Purchase ${date.numbers(entry.day)} ${entry.text} Card ${ledger.account.slice(0, 4)}`]
      : withCompany(entry, random);
  const section = (title: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title: title.toUpperCase(),
      continued: `${title.toUpperCase()} <i style="font-weight:normal">(continued)</i>`,
      className: 'book',
      head: ['DATE', 'DESCRIPTION', 'AMOUNT'],
      lines: [
        ...all(...flows).map((entry, at) =>
          linesOf(entry, textsOf(entry), (text) => [date.numbers(entry.day), text, amount(entry, at)]),
        ),
        total(title, ...flows),
      ],
    });
  };
  section('Deposits and Additions', ...moneyIn);
  pages.table({
    title: 'CHECKS PAID',
    continued: 'CHECKS PAID <i>(continued)</i>',
    className: 'checks',
    head: ['CHECK NO.', 'DESCRIPTION', 'DATE PAID', 'AMOUNT'],
    lines: [
      ...checksInOrder(ledger.entries).map(({ entry }, at) =>
        entryLine(entry, { text: String(entry.check) }, [
          `${entry.check} &nbsp;^`,
          '',
          date.numbers(entry.day),
          amount(entry, at),
        ]),
      ),
      { cells: ['Total Checks Paid', '', '', money.dollar(-sum('check'))], className: 'total' },
    ],
  });
  pages.block('^ An image of this check may be available for you to view online.', 2);
  section('ATM &amp; Debit Card Withdrawals', 'card', 'atm');
  section('Electronic Withdrawals', 'electronic');
  section('Fees', 'fee');
  pages.columns(3, {
    title: 'DAILY ENDING BALANCE',
    head: ['DATE', 'AMOUNT'],
    lines: dailyBalances(ledger).map(({ day, cents }, at) => ({
      cells: [date.numbers(day), (at === 0 ? money.dollar : money.plain)(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const smallPrint =
  '<p style="column-count:2;font-size:9px;line-height:12px"><b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement.<br><b>Updating your contact information</b> - We encourage you to review your contact information once a year.<br><b>Deposit agreement</b> - When you opened your account you received a deposit agreement and a fee schedule and agreed that your account is governed by the terms of these documents, as amended from time to time.<br><b>Electronic transfers: In case of errors or questions</b> - If you think your statement or receipt is wrong, telephone or write us as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared. If we take more than 10 business days (20 business days for new accounts) to do this, we credit your account for the amount you think is in error.<br><b>Reporting other problems</b> - You must examine your statement carefully and promptly. Fees of $35.00 for each item, at most $140.00 a day, are charged when an item of $5.00 or more overdraws the account.<br><b>Direct deposits</b> - If you have arranged to have direct deposits made at least once every 60 days, you may call us to find out whether the deposit was made as scheduled.</p>';

function legalPage({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [5, 15], card: [6, 20], fee: [1, 3] } });
  const ledger = { ...drawn, holder: firmOf(random).toUpperCase() };
  const issuer = 'Bank of Westmark, N.A.';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.sum{width:100%}.sum td{border-bottom:1px solid #ccc}.sum .c1,.book .c2{text-align:right}.book td{border-bottom:1px solid #e2e2e2}.book .c0{width:70px;max-width:70px}h3{color:#012169;font-size:16px;font-weight:600}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><div><b style="font-size:20px;line-height:26px;color:#012169">WESTMARK</b><br>P.O. Box 15284<br>Wilmington, DE 19850</div><div><b>Customer service information</b><br>&#9742; 1.888.555.0127<br>westmark.example<br>${issuer}</div></div><br>`
        : `<div style="font-size:9px">${escape(ledger.holder)} &nbsp;|&nbsp; Account # ${ledger.account.slice(0, 4)} ${ledger.account.slice(4, 8)} ${ledger.account.slice(8)} &nbsp;|&nbsp; ${date.long(ledger.from)} to ${date.long(ledger.to)}</div><br>`,
    footer: (page) => `<div class="r">Page ${page} of {pages}</div>`,
  });
  pages.block(`<div style="padding:24px 0 24px 40px">${addressOf(ledger)}</div>`, 7);
  pages.block(
    `<b style="font-size:20px;line-height:30px;color:#012169">Your Business Advantage Banking</b><br><span style="font-size:13px">for ${date.long(ledger.from)} to ${date.long(ledger.to)}</span><div class="flex"><b>${escape(ledger.holder)}</b><span>Account number: ${ledger.account.slice(0, 4)} ${ledger.account.slice(4, 8)} ${ledger.account.slice(8)}</span></div>`,
    5,
  );
  const row = (label: string, amount: string): Line => ({ cells: [label, amount] });
  pages.table({
    title: 'Account summary',
    className: 'sum',
    lines: [
      row(`Beginning balance on ${date.long(ledger.from)}`, money.dollar(ledger.beginning)),
      row('Deposits and other credits', money.plain(sum(...moneyIn))),
      row('Withdrawals and other debits', money.minus(sum('card', 'atm', 'electronic'))),
      row('Checks', money.minus(sum('check'))),
      row('Service fees', money.minus(sum('fee'))),
      row(`<b>Ending balance on ${date.long(ledger.to)}</b>`, `<b>${money.dollar(ledger.endingPrinted)}</b>`),
      row('', ''),
      row(
        `# of deposits/credits: ${all(...moneyIn).length}`,
        `# of withdrawals/debits: ${all(...moneyOut).length}`,
      ),
      row('# of days in cycle', ledger.to.slice(8)),
      row('Average ledger balance', money.dollar(averageBalance(ledger))),
    ],
  });
  pages.block(
    '<div style="border:1px solid #999;padding:14px;margin-top:24px"><b>Payments by text are here.</b><br>Send up to $3,500 a day to vendors and staff. Enroll before the 15th and get $200.<br>When you use the QRC feature certain information is collected.</div>',
    6,
  );
  pages.turn();
  pages.block(`<h3>IMPORTANT INFORMATION:<br>BANK DEPOSIT ACCOUNTS</h3>${smallPrint}`, 30);
  pages.turn();
  const section = (title: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title,
      continued: `${title} - continued`,
      className: 'book',
      head: ['Date', 'Description', 'Amount'],
      lines: [
        ...all(...flows).map((entry) =>
          linesOf(entry, withDescription(entry, ledger.holder, random), (text) => [
            date.twoDigits(entry.day),
            text,
            money.minus(entry.printed),
          ]),
        ),
        { cells: [`Total ${title.toLowerCase()}`, '', money.dollar(sum(...flows))], className: 'total' },
      ],
    });
  };
  section('Deposits and other credits', ...moneyIn);
  section('Withdrawals and other debits', 'card', 'atm', 'electronic');
  pages.columns(2, {
    title: 'Checks',
    head: ['Date', 'Check #', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) => {
      return entryLine(entry, { text: String(entry.check) }, [
        date.twoDigits(entry.day),
        `${entry.check}${isGap ? '*' : ''}`,
        money.minus(entry.printed),
      ]);
    }),
  });
  pages.block(
    `<div class="r">Total checks &nbsp; ${money.dollar(sum('check'))}<br>Total # of checks &nbsp; ${all('check').length}</div>* There is a gap in sequential check numbers`,
    3,
  );
  section('Service fees', 'fee');
  pages.columns(3, {
    title: 'Daily ledger balances',
    head: ['Date', 'Balance($)'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

function authorizedOn({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { check: [3, 9], card: [12, 26], electronic: [6, 14], fee: [1, 1] },
  });
  const ledger = textsAs(drawn, { ...tradeTexts, fee: ['Monthly Service Fee'] }, random);
  const issuer = 'Stagecoach Valley Bank';
  const { into, out, sum } = totalsOf(ledger);
  const average = averageBalance(ledger);
  const pages = new Pages({
    capacity: 53,
    style:
      'body{font-size:10px}.book td{border-bottom:1px dotted #999}.book th{vertical-align:bottom;height:30px;border-bottom:1px solid #000}.book .c3,.book .c4,.book .c5{text-align:right}.book .c0{width:36px}.book .c1{width:50px}.box{border:1px solid #888;width:300px;padding:6px 10px}.two{display:flex;justify-content:space-between}h3{font:bold 14px/30px serif}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><div><b style="font:700 20px/26px serif">Initiate Business Checking</b><br>Account number: <b>${ledger.account}</b> &nbsp;&#9632;&nbsp; ${date.long(ledger.from)} - ${date.long(ledger.to)} &nbsp;&#9632;&nbsp; Page 1 of {pages}</div><b style="background:#b31b1b;color:#fff;padding:8px">STAGECOACH<br>VALLEY</b></div><br>`
        : `<div>Account number: <b>${ledger.account}</b> &nbsp;&#9632;&nbsp; ${date.long(ledger.from)} - ${date.long(ledger.to)} &nbsp;&#9632;&nbsp; Page ${page} of {pages}</div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:14px 0"><div>${addressOf(ledger)}</div><div><b>Questions?</b><br>Available by phone 24 hours a day:<br><b>1-800-555-0169</b><br>Write: ${issuer} (114)<br>P.O. Box 6995, Portland, OR 97228</div></div>`,
    7,
  );
  pages.block(
    `<div class="two"><div class="box"><b>Statement period activity summary</b>${fact(`Beginning balance on ${date.bare(ledger.from)}`, money.dollar(ledger.beginning))}${fact('Deposits/Credits', money.plain(into))}${fact('Withdrawals/Debits', `- ${money.plain(out)}`)}${fact(`<b>Ending balance on ${date.bare(ledger.to)}</b>`, `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div><div class="box"><b>Account number: ${ledger.account}</b><br><b>${escape(ledger.holder)}</b><br>For Direct Deposit use<br>Routing Number (RTN): 084106768<br>For Wire Transfers use RTN: 084106768</div></div>`,
    7,
  );
  pages.table({
    title: 'Transaction history',
    continued: 'Transaction history (continued)',
    className: 'book',
    head: [
      '<br>Date',
      'Check<br>Number',
      '<br>Description',
      'Deposits/<br>Credits',
      'Withdrawals/<br>Debits',
      'Ending daily<br>balance',
    ],
    lines: [
      ...ledger.entries.map((entry, at) => {
        const isLast = ledger.entries[at + 1]?.day !== entry.day;
        const texts = entry.check === null ? withAuthorization(entry, ledger, random) : ['Check'];
        return linesOf(
          entry,
          texts,
          (text) => [
            date.bare(entry.day),
            String(entry.check ?? ''),
            text,
            entry.cents > 0 ? money.plain(entry.printed) : '',
            entry.cents > 0 ? '' : money.plain(entry.printed),
            isLast ? money.minus(entry.balance) : '',
          ],
          isLast,
        );
      }),
      {
        cells: [
          `<b>Ending balance on ${date.bare(ledger.to)}</b>`,
          '',
          '',
          '',
          '',
          money.minus(ledger.ending),
        ],
      },
      { cells: ['Totals', '', '', money.dollar(into), money.dollar(-out), ''], className: 'total' },
    ],
  });
  pages.block(
    `<i>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds.</i><h3>Monthly service fee summary</h3>${fact(`Fee period ${date.slashed(ledger.from)} - ${date.slashed(ledger.to)}`, `Standard monthly service fee ${money.dollar(-sum('fee'))} &nbsp; You paid ${money.dollar(-sum('fee'))}`)}${fact('How to avoid the monthly service fee', 'Minimum required &nbsp; This fee period')}${fact('&nbsp; Average ledger balance', `$1,000.00 &nbsp; ${money.dollar(average)}`)}`,
    7,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(average) },
  });
}

export const bankNational: readonly Layout[] = [
  { name: 'bank-instances-and-card-purchases', forgeable: true, make: instances },
  { name: 'bank-legal-page-before-the-rows', forgeable: true, make: legalPage },
  { name: 'bank-purchase-authorized-on', forgeable: true, make: authorizedOn },
];
