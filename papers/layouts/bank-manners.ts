import { textsAs, tradeTexts } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { dailyBalances, type Entry, type Flow, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, purchaseDay, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, daysOf, totalsOf } from '../totals.ts';

function twoLanguages({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { flows: { check: [3, 10], card: [8, 18] } });
  const issuer = 'Banco Costa Norte';
  const { all, sum } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 55,
    style:
      'body{font-size:10.5px}i{color:#555;font-size:9px}.book td{border-bottom:1px solid #ddd}.book th{background:#d9ece9;height:32px}.book .c2{text-align:right}.book .c0{width:96px}.sum{width:100%}.sum td{border-bottom:1px solid #999}.sum .c1,.sum .c2{text-align:right}h3{color:#00675b;font-size:13px}',
    header: (page) =>
      `<div class="flex"><div><b style="font:700 21px/26px PaperWide;color:#00675b">COSTA NORTE</b><br>${issuer} - Miembro FDIC / Member FDIC</div><div class="r">Estado de Cuenta / <i>Account Statement</i><br>Cuenta / <i>Account</i> ${ledger.account}<br>P&aacute;gina ${page} de {pages}</div></div><br>`,
    footer: () =>
      'Servicio al cliente / Customer service 1-787-555-0133 &nbsp; PO Box 362708, San Juan PR 00936',
  });
  pages.block(`<div style="padding:10px 0 16px 20px">${addressOf(ledger)}</div>`, 5);
  pages.block(
    `<b>Cuenta Comercial / <i>Business Checking</i></b><br>Per&iacute;odo del estado / <i>Statement period</i>: ${date.slashed(ledger.from)} - ${date.slashed(ledger.to)}`,
    2,
  );
  const row = (label: string, english: string, count: string, amount: string): Line => ({
    cells: [`${label} / <i>${english}</i>`, count, amount],
  });
  const counted = (label: string, english: string, ...flows: readonly Flow[]) =>
    row(label, english, String(all(...flows).length), money.minus(sum(...flows)));
  pages.table({
    title: 'Resumen de la cuenta / <i>Account summary</i>',
    className: 'sum',
    lines: [
      row('Saldo inicial', 'Beginning balance', '', money.dollar(ledger.beginning)),
      counted('Dep&oacute;sitos y cr&eacute;ditos', 'Deposits and credits', ...moneyIn),
      counted('Cheques pagados', 'Checks paid', 'check'),
      counted('Retiros y d&eacute;bitos', 'Withdrawals and debits', 'card', 'atm', 'electronic'),
      counted('Cargos por servicio', 'Service charges', 'fee'),
      row('<b>Saldo final</b>', 'Ending balance', '', `<b>${money.dollar(ledger.endingPrinted)}</b>`),
    ],
  });
  const section = (title: string, english: string, ...flows: readonly Flow[]) => {
    if (all(...flows).length === 0) return;
    pages.table({
      title: `${title} / <i>${english}</i>`,
      continued: `${title} / <i>${english}</i> (contin&uacute;a / <i>continued</i>)`,
      className: 'book',
      head: ['Fecha<br><i>Date</i>', 'Descripci&oacute;n<br><i>Description</i>', 'Cantidad<br><i>Amount</i>'],
      lines: [
        ...all(...flows).map((entry) => {
          const text = textOf(entry, 'Cheque').toUpperCase();
          return entryLine(entry, { text }, [
            date.slashed(entry.day),
            escape(text),
            money.minus(entry.printed),
          ]);
        }),
        { cells: ['Total', '', money.dollar(sum(...flows))], className: 'total' },
      ],
    });
  };
  section('Dep&oacute;sitos y cr&eacute;ditos', 'Deposits and credits', ...moneyIn);
  section('Cheques pagados', 'Checks paid', 'check');
  section('Retiros y d&eacute;bitos', 'Withdrawals and debits', 'card', 'atm', 'electronic');
  section('Cargos por servicio', 'Service charges', 'fee');
  pages.columns(3, {
    title: 'Saldo diario / <i>Daily balance</i>',
    head: ['Fecha / <i>Date</i>', 'Saldo / <i>Balance</i>'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.plain(cents)],
    })),
  });
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const spaced = (text: string) => text.toUpperCase().split('').join('&#8202;');

function summaryAtTheFoot({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [2, 8], card: [7, 16], interest: [0, 1] } });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Hartwell Private Bank';
  const { all, into, out } = totalsOf(ledger);
  const dayOf = (day: string) => `${day.slice(8)}${date.month(day).slice(0, 3).toUpperCase()}`;
  const mark = (cents: number) => (cents < 0 ? 'DR' : 'CR');
  const pages = new Pages({
    capacity: 59,
    style:
      'body{font:12px/15px serif}th{font:10px/15px serif;letter-spacing:2px;color:#7d6b43}h3{font:13px/30px serif;letter-spacing:3px;text-align:center;color:#7d6b43}.book .c2{text-align:right;width:110px}.book .c3{width:34px}.book .c4{text-align:right;width:120px}.book .c0{width:66px}.foot{text-align:center}.box{width:380px;margin-left:162px}',
    header: (page) =>
      `<div style="text-align:center"><span style="font-size:24px;line-height:34px;letter-spacing:4px">${spaced('Hartwell')}</span><br>${issuer}<br>${page === 1 ? '' : `Account ${ledger.account}, page ${page}`}</div><br>`,
    footer: () => 'Hartwell Private Bank, a division of Summit Holdings &middot; Member FDIC',
  });
  pages.block(
    `<div class="flex" style="padding:6px 0 20px"><div>${addressOf(ledger)}</div><div class="r">Business Checking Account ${ledger.account}<br>Statement from ${date.dayFirst(ledger.from)}<br>to ${date.dayFirst(ledger.to)}</div></div>`,
    6,
  );
  pages.table({
    title: spaced('Transactions'),
    continued: spaced('Transactions continued'),
    className: 'book',
    head: ['DATE', 'PARTICULARS', 'AMOUNT', '', 'BALANCE'],
    lines: [
      { cells: [dayOf(ledger.from), 'Balance brought forward', '', '', money.plain(ledger.beginning)] },
      ...ledger.entries.map((entry, at) => {
        const isLast = ledger.entries[at + 1]?.day !== entry.day;
        return entryLine(entry, { text: textOf(entry, 'Check number'), balance: isLast }, [
          ledger.entries[at - 1]?.day === entry.day ? '' : dayOf(entry.day),
          escape(textOf(entry, 'Check number')),
          money.plain(entry.printed),
          mark(entry.cents),
          isLast ? money.plain(entry.balance) : '',
        ]);
      }),
    ],
  });
  pages.block(
    `<br><div class="box"><h3>${spaced('Summary')}</h3>${fact('Opening balance', `$ ${money.plain(ledger.beginning)}`)}${fact(`Credits, ${all(...moneyIn).length} in number`, `$ ${money.plain(into)} CR`)}${fact(`Debits, ${all(...moneyOut).length} in number`, `$ ${money.plain(out)} DR`)}${fact('Closing balance', `$ ${money.plain(ledger.endingPrinted)}`)}</div>`,
    8,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const channelOf = (entry: Entry, random: Random) => {
  if (entry.flow === 'card') return 'POS';
  if (entry.flow === 'atm') return `ATM ${random.digits(4)}`;
  if (entry.flow === 'check') return 'Inclearing';
  return entry.text.startsWith('Deposit') ? 'Branch 014' : 'Electronic';
};

function channelsAcross({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, { flows: { check: [4, 14], card: [8, 22], electronic: [5, 12] } });
  const ledger = textsAs(drawn, tradeTexts, random);
  const issuer = 'Buckeye Lakes National Bank';
  const { all, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 45,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding-top:36px}body{font-family:PaperModern;font-size:10px}.book tr:nth-child(even) td{background:#eef5ea}.book th{color:#fff;background:#3f7d20;height:18px}.book .c6,.book .c7,.book .c8{text-align:right}.strip{display:flex;border:1px solid #3f7d20}.strip>div{flex:1;padding:6px 12px;border-right:1px solid #3f7d20}.strip b{display:block;font-size:14px;line-height:20px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:24px;color:#3f7d20">${issuer}</b><span>Business Checking 100 &nbsp; Account ${ledger.account} &nbsp; Page ${page}/{pages}</span></div><br>`,
    footer: () => 'The bank&#39;s business days are Monday through Friday except federal holidays.',
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r">Activity from ${date.slashed(ledger.from)}<br>to ${date.slashed(ledger.to)}<br>${daysOf(ledger)} days</div></div><br>`,
    4,
  );
  const tile = (label: string, amount: string) => `<div>${label}<b>${amount}</b></div>`;
  pages.block(
    `<div class="strip">${tile('Beginning balance', money.dollar(ledger.beginning))}${tile(`Credits (+) &nbsp; ${all(...moneyIn).length} items`, money.dollar(into))}${tile(`Debits (-) &nbsp; ${all(...moneyOut).length} items`, money.dollar(-out))}${tile('Ending balance', money.dollar(ledger.endingPrinted))}${tile('Average ledger balance', money.dollar(averageBalance(ledger)))}</div><br>`,
    5,
  );
  pages.table({
    className: 'book',
    head: [
      '#',
      'Posted',
      'Effective',
      'Channel',
      'Serial',
      'Description',
      'Debits (-)',
      'Credits (+)',
      'Balance',
    ],
    lines: ledger.entries.map((entry, at) => {
      const text = entry.check === null ? entry.text : 'Check';
      return entryLine(entry, { text, balance: true }, [
        String(at + 1),
        date.twoDigits(entry.day),
        date.twoDigits(purchaseDay(entry, random)),
        channelOf(entry, random),
        String(entry.check ?? ''),
        escape(text),
        entry.cents > 0 ? '' : money.plain(entry.printed),
        entry.cents > 0 ? money.plain(entry.printed) : '',
        money.plain(entry.balance),
      ]);
    }),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { averageBalance: dollars(averageBalance(ledger)) },
  });
}

export const bankManners: readonly Layout[] = [
  { name: 'bank-spanish-and-english', forgeable: true, make: twoLanguages },
  { name: 'bank-summary-at-the-foot', forgeable: true, make: summaryAtTheFoot },
  { name: 'bank-channels-on-a-wide-page', forgeable: true, make: channelsAcross },
];
