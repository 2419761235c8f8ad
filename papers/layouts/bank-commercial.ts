import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, purchaseDay } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, totalsOf } from '../totals.ts';

function remittance(entry: Entry, holder: string, random: Random): string[] {
  const upper = entry.text.toUpperCase().replace('ACH CREDIT ', '');
  if (entry.flow === 'deposit' && !entry.text.startsWith('ACH')) return [`${upper} ${random.digits(9)}`];
  const code = entry.cents > 0 ? 'Credit' : 'Debit';
  return [
    `Orig CO Name:${upper.slice(0, 28)} Orig ID:${random.digits(10)} Desc Date:${entry.day.slice(2).replaceAll('-', '')}`,
    `CO Entry Descr:${random.pick(['Payment', 'Vendor Pay', 'Settlement', 'Invoices'])} Sec:CCD Trace#:${random.digits(15)} Eed:${entry.day.slice(2).replaceAll('-', '')}`,
    `Ind Name:${holder} Trn: ${random.digits(10)}Tc ${code}`,
  ];
}

function ledgerBalances({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    largest: 60_000,
    flows: { check: [5, 24], electronic: [5, 12], card: [0, 0], atm: [0, 0], fee: [0, 0] },
  });
  const issuer = names.bank(random);
  const { all, sum, into } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 60,
    style:
      '.sum{width:66%}.sum td,.sum th{border-bottom:1px solid #bbb}.sum .c1,.sum .c2,.book .c2{text-align:right}.book .c0{width:70px}.book td{white-space:normal}h3{font-size:15px}',
    header: (page) =>
      `<div class="flex"><div><b style="font-size:17px">${escape(issuer)}</b><br>Commercial Client Services<br>PO Box 65972, San Antonio, TX 78265</div><div class="r">${date.longPadded(ledger.from)} -<br>${date.longPadded(ledger.to)}<br>Page ${page} of {pages}<br>Account Number <b>00000${ledger.account}</b></div></div><br>`,
  });
  pages.block(
    `<div class="flex" style="padding:14px 0"><div>${addressOf(ledger)}</div><div style="width:220px"><b>Customer Service</b><br>If you have any questions about your statement, please contact your<br>Customer Service Professional.</div></div>`,
    6,
  );
  const counted = (label: string, flows: readonly Flow[]): Line => ({
    cells: [label, String(all(...flows).length), money.dollar(Math.abs(sum(...flows)))],
  });
  pages.table({
    title: 'Commercial Checking',
    className: 'sum',
    head: ['Summary', 'Number', 'Amount'],
    lines: [
      { cells: ['Opening Ledger Balance', '', money.dollar(ledger.beginning)] },
      counted('Deposits and Credits', moneyIn),
      counted('Withdrawals and Debits', ['electronic']),
      counted('Checks Paid', ['check']),
      { cells: ['Ending Ledger Balance', '', money.dollar(ledger.endingPrinted)], className: 'total' },
    ],
  });
  const section = (title: string, ...flows: readonly Flow[]) =>
    pages.table({
      title,
      continued: `${title} <span style="font-weight:normal">(continued)</span>`,
      className: 'book',
      head: ['Ledger Date', 'Description', 'Amount'],
      lines: [
        ...all(...flows).map((entry, at) => {
          const texts = remittance(entry, ledger.holder, random);
          const line = entryLine(entry, { text: texts.join(' ') }, [
            date.numbers(entry.day),
            texts.map(escape).join('<br>'),
            at === 0 ? money.dollar(Math.abs(entry.printed)) : money.plain(entry.printed),
          ]);
          return { ...line, height: texts.length };
        }),
        { cells: ['Total', '', money.dollar(Math.abs(sum(...flows)))], className: 'total' },
      ],
    });
  section('Deposits and Credits', ...moneyIn);
  section('Withdrawals and Debits', 'electronic');
  pages.columns(3, {
    title: 'Checks Paid',
    head: ['Check', 'Date Paid', 'Amount'],
    lines: all('check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check),
        date.numbers(entry.day),
        money.plain(entry.printed),
      ]),
    ),
  });
  pages.block(`<b>Total &nbsp; ${all('check').length} check(s) &nbsp; ${money.dollar(-sum('check'))}</b>`, 1);
  pages.columns(3, {
    title: 'Daily Balance',
    head: ['Date', 'Ledger Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.dollar(cents)],
    })),
  });
  pages.block(
    `<br>Your service charges, fees and earnings credit have been calculated through account analysis.<br>Deposits and credits in this period: ${money.dollar(into)}`,
    3,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function referencesAcross({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    largest: 45_000,
    flows: { check: [2, 8], electronic: [8, 20], card: [3, 9], atm: [0, 0] },
  });
  const issuer = names.bank(random);
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 41,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px}body{font-size:9.5px}.book td,.book th{border-bottom:1px solid #cfd6df}.book th{background:#e4eaf2;height:30px;white-space:normal;vertical-align:bottom}.book .c6,.book .c7,.book .c8{text-align:right}.facts{width:420px;margin-left:524px;border:1px solid #44597a;padding:6px 12px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:15px;color:#22406b">${escape(issuer)} &#124; Treasury Information Reporting</b><span>Page ${page} of {pages}</span></div><div class="flex"><span>Account Statement - Detail</span><span>Currency: USD</span></div><div style="border-top:2px solid #22406b;margin:4px 0 8px"></div>`,
    footer: () => 'Information is subject to correction. Balances do not include items in process.',
  });
  pages.block(
    `<div class="flex"><div><b>Account name:</b> ${escape(ledger.holder)}<br><b>Account number:</b> ${ledger.account} &nbsp; <b>ABA:</b> 084106768<br><b>Account type:</b> Commercial Demand Deposit</div><div><b>Statement period:</b> ${date.named(ledger.from)} to ${date.named(ledger.to)}<br><b>Mail to:</b> ${ledger.address.join(', ')}</div></div><br>`,
    4,
  );
  const codes: Readonly<Record<Flow, string>> = {
    deposit: '301',
    interest: '354',
    check: '475',
    card: '455',
    atm: '466',
    electronic: '455',
    fee: '698',
  };
  pages.table({
    className: 'book',
    head: [
      'Posting date',
      'Value date',
      'BAI code',
      'Customer reference',
      'Bank reference',
      'Transaction description',
      'Debit amount',
      'Credit amount',
      'Ledger balance',
    ],
    lines: ledger.entries.map((entry) => {
      const upper = (entry.check === null ? entry.text : 'Check Paid').toUpperCase();
      const amount = money.plain(entry.printed);
      return entryLine(entry, { text: upper, balance: true }, [
        date.named(entry.day),
        date.named(purchaseDay(entry, random)),
        codes[entry.flow],
        entry.check === null ? random.digits(8) : String(entry.check).padStart(10, '0'),
        random.digits(12),
        escape(upper),
        entry.cents > 0 ? '' : amount,
        entry.cents > 0 ? amount : '',
        money.plain(entry.balance),
      ]);
    }),
  });
  pages.block(
    `<br><div class="facts"><b>Balance summary</b>${fact(`Opening ledger balance ${date.named(ledger.from)}`, money.plain(ledger.beginning))}${fact(`Total credits (${all(...moneyIn).length})`, money.plain(into))}${fact(`Total debits (${all(...moneyOut).length})`, money.plain(out))}${fact(`<b>Closing ledger balance ${date.named(ledger.to)}</b>`, `<b>${money.plain(ledger.endingPrinted)}</b>`)}${fact('Average ledger balance', money.plain(averageBalance(ledger)))}${fact('One day float', '0.00')}</div>`,
    10,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

export const bankCommercial: readonly Layout[] = [
  { name: 'bank-commercial-ledger-balances', forgeable: true, make: ledgerBalances },
  { name: 'bank-references-across-a-wide-page', forgeable: true, make: referencesAcross },
];
