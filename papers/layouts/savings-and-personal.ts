import { type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, daysOf, quarter, totalsOf } from '../totals.ts';

const quiet = { check: [0, 0], card: [0, 0], atm: [0, 0], fee: [0, 0] } as const;

function tieredRates({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    span: quarter,
    flows: { ...quiet, deposit: [6, 12], electronic: [3, 8], interest: [1, 1] },
  });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const toDate = Math.round((sum('interest') * Number(ledger.to.slice(5, 7))) / 3);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-family:serif;font-size:12px}.tiers{width:60%}.tiers td,.tiers th{border:1px solid #888;text-align:center}.book .c2,.book .c3,.book .c4{text-align:right}.book th{border-bottom:1px solid #000}.two{display:flex;gap:40px}.two>div{flex:1;border-top:2px solid #000;border-bottom:2px solid #000;padding:6px 0}',
    header: (page) =>
      `<div style="text-align:right;font-size:20px;line-height:28px">${escape(issuer)}</div><div class="flex"><span>Account number ${ledger.account}</span><span>${date.longPadded(ledger.from)} - ${date.longPadded(ledger.to)} &nbsp; Page ${page}</span></div><br>`,
  });
  pages.block(`<div style="padding:12px 0 18px">${addressOf(ledger)}</div>`, 5);
  pages.block(
    `<div style="font-size:15px;line-height:24px">Premium Business Savings</div><div class="two"><div>${fact(`Balance last statement ${date.slashed(ledger.from)}`, money.dollar(ledger.beginning))}${fact(`${all('deposit').length} deposits`, money.plain(sum('deposit')))}${fact('Interest paid this period', money.plain(sum('interest')))}${fact(`${all(...moneyOut).length} withdrawals`, money.trailing(out))}${fact(`<b>Balance this statement ${date.slashed(ledger.to)}</b>`, `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div><div>${fact('Interest paid year to date', money.dollar(toDate))}${fact('Backup withholding', '$0.00')}${fact('Average ledger balance', money.dollar(averageBalance(ledger)))}${fact('Days in period', String(daysOf(ledger)))}${fact('Total credits', money.plain(into))}</div></div>`,
    9,
  );
  pages.table({
    title: 'Interest rates in effect',
    className: 'tiers',
    head: ['Balance', 'Interest rate', 'Annual percentage yield'],
    lines: [
      { cells: ['$0.01 - $9,999.99', '0.25%', '0.25%'] },
      { cells: ['$10,000.00 - $49,999.99', '0.90%', '0.90%'] },
      { cells: ['$50,000.00 and over', '1.49%', '1.50%'] },
    ],
  });
  pages.table({
    title: 'Account transactions',
    continued: 'Account transactions (continued)',
    className: 'book',
    head: ['Date', 'Transaction', 'Credits', 'Debits', 'Balance'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: entry.text, balance: true }, [
        date.short(entry.day),
        escape(entry.text),
        entry.cents > 0 ? money.plain(entry.printed) : '',
        entry.cents > 0 ? '' : money.plain(entry.printed),
        money.plain(entry.balance),
      ]),
    ),
  });
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

function amountThenBalance({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    flows: { ...quiet, deposit: [4, 9], electronic: [2, 6], interest: [1, 1] },
    largest: 14_000,
  });
  const issuer = 'Tern Savings';
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperWide;font-size:11px}.book .c0,.book .c1{text-align:right;width:110px}.book .c2{padding-left:30px;width:100px}.book td{border-bottom:1px solid #d6e4e2}.say{background:#e6f3f1;padding:10px 16px;font-size:13px;line-height:20px}.totals{width:330px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:22px;line-height:30px;color:#0b6b61">tern</b><span class="r">Business Savings statement<br>Account ${ledger.account}<br>${page} of {pages}</span></div><br>`,
    footer: () => 'Tern Savings is a brand of Summit &amp; Shore Bank, Member FDIC.',
  });
  pages.block(`<div>${addressOf(ledger)}</div><br>`, 4);
  pages.block(
    `<div class="say">You started on ${date.long(ledger.from)} with <b>${money.dollar(ledger.beginning)}</b>. You ended on ${date.long(ledger.to)} with <b>${money.dollar(ledger.endingPrinted)}</b>.<br>You earned <b>${money.dollar(sum('interest'))}</b> in interest at 3.60% APY.</div><br>`,
    6,
  );
  pages.table({
    title: `Activity from ${date.short(ledger.from)} to ${date.short(ledger.to)}`,
    className: 'book',
    head: ['Amount', 'Balance', 'Date', 'Description'],
    lines: ledger.entries
      .toReversed()
      .map((entry) =>
        entryLine(entry, { text: entry.text, balance: true }, [
          money.dash(entry.printed),
          money.dollar(entry.balance),
          date.short(entry.day),
          escape(entry.text),
        ]),
      ),
  });
  pages.block(
    `<br><div class="totals"><b>Period totals</b>${fact('Beginning balance', money.dollar(ledger.beginning))}${fact(`Total additions (${all(...moneyIn).length})`, money.dollar(into))}${fact(`Total subtractions (${all(...moneyOut).length})`, money.dash(out))}${fact('Interest paid this period', money.dollar(sum('interest')))}${fact('Ending balance', money.dollar(ledger.ending))}</div>`,
    8,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_savings',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

function twoEntriesALine({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, {
    person: true,
    largest: 3_400,
    flows: { deposit: [4, 9], check: [3, 9], electronic: [4, 9], fee: [0, 1] },
  });
  const issuer = names.bank(random);
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:9.5px}h3{font-size:11px;border-bottom:1px solid #555;line-height:22px;margin:4px 0}.sum{width:46%}.sum .c1{text-align:right}.mail{padding:26px 0 18px 60px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 17px/22px serif">${escape(issuer)}</b><table style="width:240px"><tr><td>Statement date</td><td class="r">${date.twoDigits(ledger.to)}</td></tr><tr><td>Account number</td><td class="r">${ledger.account}</td></tr><tr><td>Page</td><td class="r">${page} of {pages}</td></tr></table></div><br>`,
    footer: () => 'Thank you for banking with a neighbor. Lobby hours Monday to Friday 9 to 5.',
  });
  pages.block(`<div class="mail">${addressOf(ledger)}</div>`, 6);
  const row = (label: string, amount: string): Line => ({ cells: [label, amount] });
  pages.table({
    title: 'PERSONAL EVERYDAY CHECKING',
    className: 'sum',
    lines: [
      row(`Opening balance ${date.twoDigits(ledger.from)}`, money.plain(ledger.beginning)),
      row(`Deposits &amp; other credits (${all(...moneyIn).length})`, money.plain(into)),
      row(`Withdrawals &amp; other debits (${all(...moneyOut).length})`, money.trailing(out)),
      row(`Closing balance ${date.twoDigits(ledger.to)}`, money.plain(ledger.endingPrinted)),
    ],
  });
  const list = (title: string, flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.columns(2, {
      title,
      head: ['Date', 'Description', 'Amount'],
      lines: all(...flows).map((entry) => {
        const text = textOf(entry).slice(0, 34);
        return entryLine(entry, { text }, [
          date.monthDay(entry.day),
          escape(text),
          entry.cents < 0 ? money.trailing(entry.printed) : money.plain(entry.printed),
        ]);
      }),
    });
    pages.block(
      `<div class="r"><b>Total ${title.toLowerCase()} &nbsp; ${money.trailing(sum(...flows))}</b></div>`,
      1,
    );
  };
  list('Deposits &amp; other credits', moneyIn);
  list('Card and cash withdrawals', ['card', 'atm']);
  list('Electronic payments', ['electronic']);
  list('Fees', ['fee']);
  pages.columns(3, {
    title: 'Checks paid',
    head: ['No.', 'Date', 'Amount'],
    lines: all('check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check),
        date.monthDay(entry.day),
        money.trailing(entry.printed),
      ]),
    ),
  });
  pages.block(
    `<div class="r"><b>Total checks paid (${all('check').length}) &nbsp; ${money.trailing(sum('check'))}</b></div>`,
    1,
  );
  return statementSheet(pages, ledger, { kind: 'personal_checking', issuer });
}

export const savingsAndPersonal: readonly Layout[] = [
  { name: 'savings-tiered-rates', forgeable: true, make: tieredRates },
  { name: 'savings-amount-then-balance', forgeable: true, make: amountThenBalance },
  { name: 'personal-two-entries-a-line', forgeable: true, make: twoEntriesALine },
];
