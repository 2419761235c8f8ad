import { dailyBalances, type Entry, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, portions, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, totalsOf } from '../totals.ts';

function historyPrintout({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [2, 8], card: [8, 26] } });
  const issuer = names.bank(random);
  const { all, into, out } = totalsOf(ledger);
  const printed = `${date.bare(ledger.to)}/${ledger.to.slice(2, 4)}, ${random.between(1, 11)}:${random.between(10, 59)} PM`;
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-size:10px}.sheet{padding-top:22px}.top{font-size:8px;margin-bottom:22px}.book td{border-bottom:1px solid #e2e2e2}.book th{background:#f2f2f2;border-bottom:1px solid #bbb}.book .c3,.book .c4,.book .c5{text-align:right}.pills{display:flex;gap:12px}.pills>div{flex:1;background:#f5f8fb;padding:8px 12px}.pills b{display:block;font-size:14px;line-height:20px}',
    header: () =>
      `<div class="flex top"><span>${printed}</span><span>${escape(issuer)} | Online Banking for Business</span></div>`,
    footer: (page) => `<div class="flex"><span>Account activity</span><span>${page}/{pages}</span></div>`,
  });
  const pill = (label: string, value: string) => `<div>${label}<b>${value}</b></div>`;
  pages.block(
    `<div class="flex"><div><b style="font-size:18px;line-height:26px">Business Checking (...${ledger.account.slice(-4)})</b><br>Account owner: ${escape(ledger.holder)}<br>${ledger.address.join(', ')}</div><div class="r">Welcome, ${names.person(random)} &nbsp; Sign out<br>Showing: ${date.slashed(ledger.from)} to ${date.slashed(ledger.to)}<br>Filter: All transactions</div></div><br>`,
    6,
  );
  pages.block(
    `<div class="pills">${pill(`Beginning balance<br>${date.slashed(ledger.from)}`, money.dollar(ledger.beginning))}${pill(`Total credits<br>${all(...moneyIn).length} items`, money.dollar(into))}${pill(`Total debits<br>${all(...moneyOut).length} items`, money.dollar(out))}${pill(`Ending balance<br>${date.slashed(ledger.to)}`, money.dollar(ledger.endingPrinted))}</div><br>`,
    5,
  );
  const types = { check: 'Check', card: 'POS', atm: 'ATM', electronic: 'ACH', fee: 'Fee' };
  pages.table({
    className: 'book',
    head: ['Date', 'Type', 'Description', 'Debit', 'Credit', 'Balance'],
    lines: ledger.entries.toReversed().map((entry) => {
      const type = (types as Record<string, string>)[entry.flow] ?? 'Deposit';
      const text = textOf(entry, 'CHECK #');
      return entryLine(entry, { text, balance: true }, [
        date.slashed(entry.day),
        type,
        escape(text),
        entry.cents > 0 ? '' : money.dollar(entry.printed),
        entry.cents > 0 ? money.dollar(entry.printed) : '',
        money.dollar(entry.balance),
      ]);
    }),
  });
  pages.block('<br>This is not an official statement of account. Pending transactions are not listed.', 2);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function overdrawnBrackets({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    overdrawn: true,
    flows: { check: [2, 7], fee: [2, 4], card: [8, 20] },
  });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const balances = dailyBalances(ledger);
  const lowest = Math.min(ledger.beginning, ...balances.map(({ cents }) => cents));
  const nameOf = (entry: Entry) =>
    entry.flow === 'fee' ? `Overdraft Paid Item Charge ${random.digits(4)}` : textOf(entry, 'Check Paid');
  const pages = new Pages({
    capacity: 57,
    style:
      '.sum{width:55%}.sum td{border-bottom:1px dotted #777}.sum .c1,.book .c2,.book .c3{text-align:right}.fees td,.fees th{border:1px solid #000;text-align:center}.fees .c0{text-align:left}.book th{border-bottom:2px solid #000}h3{background:#ddd;line-height:20px;padding:0 6px;margin:5px 0}',
    header: (page) =>
      `<div class="flex"><div><b style="font:700 18px/22px serif">${escape(issuer)}</b><br>1200 Third Avenue, Huntsville AL 35801</div><div class="r">${escape(ledger.holder)}<br>Account ${ledger.account}<br>Page ${page} of {pages}</div></div><br>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r"><b>Statement Period</b><br>${date.short(ledger.from)} to ${date.short(ledger.to)}<br>Toll free 1-866-555-0147</div></div>`,
    4,
  );
  const row = (label: string, amount: string): Line => ({ cells: [label, amount] });
  pages.table({
    title: 'Business Essentials Checking',
    className: 'sum',
    lines: [
      row(`Beginning balance on ${date.monthDay(ledger.from)}`, money.dollarBrackets(ledger.beginning)),
      row(`Total additions (${all(...moneyIn).length})`, money.dollar(into)),
      row(`Total subtractions (${all(...moneyOut).length})`, money.dollarBrackets(out)),
      row(
        `<b>Ending balance on ${date.monthDay(ledger.to)}</b>`,
        `<b>${money.dollarBrackets(ledger.endingPrinted)}</b>`,
      ),
      row('Minimum daily balance', money.dollarBrackets(lowest)),
      row('Average ledger balance', money.dollarBrackets(averageBalance(ledger))),
    ],
  });
  pages.table({
    title: 'Account history',
    continued: 'Account history, continued',
    className: 'book',
    head: ['Date', 'Description', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const text = nameOf(entry);
      return entryLine(entry, { text, balance: true }, [
        date.monthDay(entry.day),
        escape(text),
        money.brackets(entry.printed),
        money.brackets(entry.balance),
      ]);
    }),
  });
  const toDate = sum('fee') - 7_200;
  pages.table({
    title: 'Overdraft and returned item fees',
    className: 'fees',
    head: ['', 'Total for this period', 'Total year-to-date'],
    lines: [
      {
        cells: ['Total overdraft fees', money.dollarBrackets(sum('fee')), money.dollarBrackets(toDate)],
      },
      { cells: ['Total returned item fees', '$0.00', '($36.00)'] },
    ],
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: {
      lowestBalance: dollars(lowest),
      averageBalance: dollars(averageBalance(ledger)),
      overdraftFeesPeriod: dollars(-sum('fee')),
      overdraftFeesYearToDate: dollars(-toDate),
    },
  });
}

function checkImages({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [7, 17], card: [4, 14] } });
  const issuer = names.bank(random);
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 58,
    style:
      '.book .c2,.book .c3,.book .c4{text-align:right}.book tr:nth-child(odd) td{background:#f4f4ec}.box{border:1px solid #666;width:330px;padding:4px 10px}.checks{display:grid;grid-template-columns:repeat(3,1fr);gap:0 12px}.check{border:1px solid #999;background:#f6f9f4;height:104px;padding:5px;font:7px/10px serif}.under{font-size:9px;height:16px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:16px">${escape(issuer)}</b><span>${escape(ledger.holder)} &nbsp; ${ledger.account} &nbsp; Page ${page} of {pages}</span></div><div style="border-top:3px double #000;margin:4px 0 8px"></div>`,
  });
  pages.block(
    `<div class="flex" style="padding-bottom:10px"><div style="padding-top:30px">${addressOf(ledger)}</div><div class="box"><b>COMMUNITY BUSINESS CHECKING</b>${fact('Statement date', date.slashed(ledger.to))}${fact('Last statement', date.slashed(ledger.from))}${fact('Beginning balance', money.plain(ledger.beginning))}${fact(`Deposits &amp; other credits (${all(...moneyIn).length})`, money.plain(into))}${fact(`Checks &amp; other debits (${all(...moneyOut).length})`, money.plain(out))}${fact('Ending balance', money.plain(ledger.endingPrinted))}${fact('Images enclosed', String(all('check').length))}</div></div>`,
    11,
  );
  pages.table({
    title: 'ACCOUNT ACTIVITY',
    continued: 'ACCOUNT ACTIVITY (continued)',
    className: 'book',
    head: ['Date', 'Description', 'Additions', 'Subtractions', 'Balance'],
    lines: ledger.entries.map((entry, at) => {
      const isLast = ledger.entries[at + 1]?.day !== entry.day;
      const text = textOf(entry);
      return entryLine(entry, { text, balance: isLast }, [
        date.numbers(entry.day),
        escape(text),
        entry.cents > 0 ? money.plain(entry.printed) : '',
        entry.cents > 0 ? '' : money.trailing(entry.printed),
        isLast ? money.plain(entry.balance) : '',
      ]);
    }),
  });
  const image = (entry: Entry) =>
    `<div><div class="check"><div class="flex"><span>${escape(ledger.holder)}<br>${ledger.address.join('<br>')}</span><span>${entry.check}</span></div><div class="r">Date ${date.twoDigits(entry.day)}</div>Pay to the order of <u>${names.supplier(random)}</u> &nbsp; $ ${money.plain(entry.cents)}<br>________________________________ Dollars<br><br>|:084106768|: &nbsp; ${ledger.account}||</div><div class="under">Check ${entry.check} &nbsp; ${date.twoDigits(entry.day)} &nbsp; ${money.dollar(-entry.cents)}</div></div>`;
  pages.turn();
  pages.block('<h3>CHECK IMAGES</h3>', 2);
  for (const part of portions(all('check'), 3, 3))
    pages.block(`<div class="checks">${part.map(image).join('')}</div>`, 8);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const bankPrintouts: readonly Layout[] = [
  { name: 'bank-history-printout', forgeable: true, make: historyPrintout },
  { name: 'bank-overdrawn-brackets', forgeable: true, make: overdrawnBrackets },
  { name: 'bank-check-images', forgeable: true, make: checkImages },
];
