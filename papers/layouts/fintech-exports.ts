import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { totalsOf } from '../totals.ts';

const online = { check: [0, 0], atm: [0, 0] } as const;
const dashed = (cents: number) => `${cents < 0 ? '\u2013' : ''}$${money.plain(cents)}`;

function categories({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { ...online, card: [10, 26], electronic: [5, 12], fee: [0, 1] },
  });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Baton';
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 58,
    style:
      'body{font-family:PaperModern;font-size:10.5px;color:#14213d}.book td{border-bottom:1px solid #eceff4;height:18px;line-height:17px}.book th{color:#7a869a;font-weight:500;border-bottom:1px solid #c9d1dd}.book .c4,.book .c5{text-align:right}.book .c0{width:82px}.strip{display:grid;grid-template-columns:repeat(4,1fr);border-top:1px solid #c9d1dd;border-bottom:1px solid #c9d1dd;padding:10px 0}.strip b{display:block;font-size:15px;line-height:22px}.tag{background:#eef2ff;border-radius:8px;padding:0 6px;font-size:9px}',
    header: (page) =>
      page === 1
        ? `<div class="flex"><b style="font:800 24px/34px PaperWide">baton</b><span class="r">Account statement<br>${date.long(ledger.from)} &ndash; ${date.long(ledger.to)}</span></div><br>`
        : '<b style="font:800 14px/30px PaperWide">baton</b>',
    footer: (page) =>
      `<div class="flex"><span>Baton is a financial technology company, not an FDIC-insured bank. Deposits are at Oak Street Bank, Member FDIC.</span><span>${page}/{pages}</span></div>`,
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r"><b>Operating &middot; Checking</b><br>Account ${ledger.account}<br>Routing 084106768</div></div><br>`,
    4,
  );
  const tile = (label: string, amount: string) => `<div>${label}<b>${amount}</b></div>`;
  pages.block(
    `<div class="strip">${tile('Starting balance', money.dollar(ledger.beginning))}${tile('Money in', money.dollar(into))}${tile('Money out', dashed(out))}${tile('Ending balance', money.dollar(ledger.endingPrinted))}</div>`,
    5,
  );
  const categoryOf = (entry: Entry) => {
    if (entry.cents > 0) return 'Income';
    return entry.flow === 'card' ? random.pick(['Supplies', 'Software', 'Travel', 'Meals']) : 'Operations';
  };
  const methodOf = (entry: Entry) => {
    if (entry.flow === 'card') return `Debit &bull;&bull;${ledger.account.slice(2, 6)}`;
    return entry.flow === 'fee' ? 'Fee' : 'ACH';
  };
  pages.table({
    title: 'Transactions',
    className: 'book',
    head: ['Date', 'Payee or payer', 'Category', 'Method', 'Amount', 'Balance'],
    lines: ledger.entries.toReversed().map((entry) => {
      const line = entryLine(entry, { text: entry.text, balance: true }, [
        date.short(entry.day),
        escape(entry.text),
        `<span class="tag">${categoryOf(entry)}</span>`,
        methodOf(entry),
        dashed(entry.printed),
        money.dollar(entry.balance),
      ]);
      return { ...line, height: 1.3 };
    }),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

function setAsideForTaxes({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    person: true,
    largest: 4_500,
    flows: { ...online, card: [8, 20], electronic: [2, 6], fee: [0, 0] },
  });
  const renamed = textsAs(drawn, tradeTexts, random);
  const ledger = { ...renamed, holder: `${drawn.holder} DBA ${firmOf(random).toUpperCase()}` };
  const issuer = 'Foundry Pocket';
  const { all, into, out } = totalsOf(ledger);
  const [tax, share] = [random.cents(300, 6_000), Math.round(into * 0.25)];
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-family:PaperWide;font-size:10.5px}.book td{border-bottom:1px dashed #d9cfc4;height:17px}.book .c3{text-align:right}.book .c0{width:90px}.card{background:#fff4e6;border-radius:10px;padding:10px 16px;width:335px}h3{font-size:15px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:19px;line-height:28px;color:#c2410c">${issuer}</b><span>${date.month(ledger.to)} ${ledger.to.slice(0, 4)} &middot; ${page} of {pages}</span></div><br>`,
    footer: () =>
      'The Foundry Pocket Visa debit card is issued by Lakeshore National Bank. Questions? help@pocket.example',
  });
  pages.block(
    `<div>${addressOf(ledger)}</div>Business checking account ending ${ledger.account.slice(-4)}<br>Statement period ${date.slashed(ledger.from)} through ${date.slashed(ledger.to)}<br><br>`,
    6,
  );
  pages.block(
    `<div class="flex"><div class="card"><b>Checking</b>${fact('Balance at start', money.dollar(ledger.beginning))}${fact(`Deposits (${all(...moneyIn).length})`, `+${money.dollar(into)}`)}${fact(`Spending and transfers (${all(...moneyOut).length})`, money.dollar(out))}${fact('<b>Balance at end</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}</div><div class="card"><b>Tax savings</b>${fact('Balance at start', money.dollar(tax))}${fact('Estimated tax for this month', money.dollar(share))}${fact('Set aside automatically', '$0.00')}${fact('<b>Balance at end</b>', `<b>${money.dollar(tax)}</b>`)}</div></div><br>`,
    8,
  );
  pages.table({
    title: 'Checking activity',
    continued: 'Checking activity, continued',
    className: 'book',
    head: ['Posted', 'Description', 'For', 'Amount'],
    lines: ledger.entries.map((entry) =>
      entryLine(entry, { text: entry.text }, [
        `${date.weekday(entry.day).slice(0, 3)}, ${date.monthDay(entry.day)}`,
        escape(entry.text),
        random.chance(0.8) ? 'Business' : 'Personal',
        `${entry.cents > 0 ? '+' : ''}${money.dollar(entry.printed)}`,
      ]),
    ),
  });
  pages.block('<h3>Tax savings activity</h3>There was no activity in this period.', 3);
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { savingsEndingBalance: dollars(tax) },
  });
}

function webPage({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { check: [1, 4], atm: [0, 1], card: [12, 30], electronic: [6, 14] },
  });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Quicksilver Treasury';
  const { into, out } = totalsOf(ledger);
  const stamp = `${date.twoDigits(ledger.to)}, 9:${random.between(10, 59)} AM`;
  const pages = new Pages({
    capacity: 61,
    style:
      'body{font-family:PaperSans;font-size:10px}.sheet{padding-top:20px}.foot{font-size:8px}.book td{border-bottom:1px solid #f0f0f0}.book .c2,.book .c3{text-align:right}.book .c0{width:60px}.pending td{color:#888}.menu{font-size:9px;color:#666;border-bottom:1px solid #ddd;margin-bottom:10px}h3{font-size:13px}',
    header: () =>
      `<div class="flex" style="font-size:8px;margin-bottom:12px"><span>${stamp}</span><span>Transactions | ${issuer}</span></div>`,
    footer: (page) =>
      `<div class="flex"><span>https://app.quicksilver.example/accounts/${ledger.account}/transactions?from=${ledger.from}&amp;to=${ledger.to}</span><span>${page}/{pages}</span></div>`,
  });
  pages.block(
    `<div class="menu">Home &nbsp; Accounts &nbsp; Cards &nbsp; Payments &nbsp; Tasks &nbsp; Insights</div><b style="font-size:17px;line-height:26px">Checking &bull;&bull;${ledger.account.slice(-4)}</b><br>${escape(ledger.holder)}<br>Custom dates: ${date.short(ledger.from)} &ndash; ${date.short(ledger.to)} &nbsp; <u>Export all</u> &nbsp; <u>Print</u><br><br>`,
    7,
  );
  pages.block(
    `<div class="flex"><span>Balance on ${date.short(ledger.to)}<br><b style="font-size:15px;line-height:22px">${money.dollar(ledger.endingPrinted)}</b></span><span>Balance on ${date.short(ledger.from)}<br><b style="font-size:15px;line-height:22px">${money.dollar(ledger.beginning)}</b></span><span>Money in<br><b style="font-size:15px;line-height:22px">${money.dollar(into)}</b></span><span>Money out<br><b style="font-size:15px;line-height:22px">${money.dash(out)}</b></span></div><br>`,
    4,
  );
  const pending = (): Line => ({
    cells: ['Pending', escape(names.card(random)), money.dash(-random.cents(8, 300)), ''],
    className: 'pending',
  });
  pages.table({ title: 'Pending (2)', className: 'book', lines: [pending(), pending()] });
  pages.table({
    title: `${date.month(ledger.to)} ${ledger.to.slice(0, 4)}`,
    continued: '',
    className: 'book',
    head: ['Date', 'To/From', 'Amount', 'Balance'],
    lines: ledger.entries.toReversed().map((entry) => {
      const text = entry.check === null ? entry.text : `Check #${entry.check}`;
      return entryLine(entry, { text, balance: true }, [
        date.monthDay(entry.day),
        escape(text),
        money.dash(entry.printed),
        money.dollar(entry.balance),
      ]);
    }),
  });
  pages.block('<br>Pending transactions are not part of the balance.', 2);
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

export const fintechExports: readonly Layout[] = [
  { name: 'fintech-categories-and-methods', forgeable: true, make: categories },
  { name: 'fintech-set-aside-for-taxes', forgeable: true, make: setAsideForTaxes },
  { name: 'fintech-web-page-with-pending', forgeable: true, make: webPage },
];
