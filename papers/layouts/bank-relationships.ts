import { dailyBalances, type Flow, ledgerOf, moneyIn } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { averageBalance, cycle, totalsOf } from '../totals.ts';

function relationship({ random, forgery }: Request) {
  const ledger = ledgerOf(random, forgery, { span: cycle, flows: { check: [4, 13], fee: [1, 2] } });
  const issuer = names.bank(random);
  const { all, sum, into } = totalsOf(ledger);
  const [market, interest, line] = [
    random.cents(4_000, 60_000),
    random.cents(4, 90),
    random.cents(900, 20_000),
  ];
  const added = random.between(1, 9) * 50_000;
  const marketEnd = market + added + interest;
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperWide;font-size:10.5px}.sheet{padding-left:150px}.side{position:absolute;left:24px;top:150px;width:104px;font-size:8.5px;line-height:12px;color:#555;white-space:normal}.all td+td,.all th+th{text-align:right}.all .c1{text-align:left}.sum{width:70%}.sum .c1{text-align:right}.book .c0{width:52px}.book .c1{text-align:right;width:96px;padding-right:22px}.market .c2,.market .c3{text-align:right}h3{color:#7a3e00}',
    header: (page) =>
      `<div class="side"><b>Reach us</b><br>800.555.0121<br>Any branch<br><br><b>Send mail to</b><br>PO Box 9100<br>Spokane WA<br>99201<br><br><b>Did you know?</b><br>You can lock a lost card in our app.</div><div class="flex"><b style="font-size:18px;line-height:24px;color:#7a3e00">${escape(issuer)}</b><span>Page ${page} of {pages}</span></div><div>Combined Business Statement &nbsp; ${date.long(ledger.from)} - ${date.long(ledger.to)}</div><br>`,
  });
  pages.block(`<div style="padding:8px 0 14px">${addressOf(ledger)}</div>`, 5);
  const account = (label: string, number: string, before: number, now: number): Line => ({
    cells: [label, number, money.dollar(before), money.dollar(now)],
  });
  pages.table({
    title: 'Relationship summary',
    className: 'all',
    head: ['Account', 'Number', 'Last statement', 'This statement'],
    lines: [
      account('Business Money Market', `xxxx${random.digits(4)}`, market, marketEnd),
      account('Business Checking', `xxxx${ledger.account.slice(-4)}`, ledger.beginning, ledger.ending),
      {
        ...account('Total deposits with us', '', market + ledger.beginning, marketEnd + ledger.ending),
        className: 'total',
      },
      account('Business Line of Credit', `xxxx${random.digits(4)}`, line, line),
    ],
  });
  pages.table({
    title: 'Business Money Market',
    className: 'market',
    head: ['Date', 'Description', 'Amount', 'Balance'],
    lines: [
      { cells: [date.numbers(ledger.from), 'Beginning balance', '', money.dollar(market)] },
      {
        cells: [
          date.numbers(ledger.from),
          'Deposit by branch',
          money.dollar(added),
          money.dollar(market + added),
        ],
      },
      { cells: [date.numbers(ledger.to), 'Interest paid', money.dollar(interest), money.dollar(marketEnd)] },
      { cells: [date.numbers(ledger.to), 'Ending balance', '', money.dollar(marketEnd)] },
    ],
  });
  const row = (label: string, amount: string): Line => ({ cells: [label, amount] });
  pages.table({
    title: `Business Checking ${ledger.account}`,
    className: 'sum',
    lines: [
      row('Beginning balance', money.dollar(ledger.beginning)),
      row(`Deposits &amp; other credits (${all(...moneyIn).length})`, `+${money.plain(into)}`),
      row(`Checks paid (${all('check').length})`, `-${money.plain(sum('check'))}`),
      row(
        `Electronic &amp; card withdrawals (${all('card', 'atm', 'electronic').length})`,
        `-${money.plain(sum('card', 'atm', 'electronic'))}`,
      ),
      row(`Fees (${all('fee').length})`, `-${money.plain(sum('fee'))}`),
      { ...row('Ending balance', money.dollar(ledger.endingPrinted)), className: 'total' },
      row('Average balance this period', money.dollar(averageBalance(ledger))),
    ],
  });
  const section = (title: string, ...flows: readonly Flow[]) =>
    pages.table({
      title,
      continued: `${title}, continued`,
      className: 'book',
      head: ['Date', 'Amount', 'Description'],
      lines: all(...flows).map((entry) =>
        entryLine(entry, { text: textOf(entry) }, [
          date.numbers(entry.day),
          money.dollar(Math.abs(entry.printed)),
          escape(textOf(entry)),
        ]),
      ),
    });
  section('Deposits &amp; other credits', ...moneyIn);
  section('Electronic &amp; card withdrawals', 'card', 'atm', 'electronic');
  section('Fees', 'fee');
  pages.columns(2, {
    title: 'Checks paid',
    head: ['Number', 'Date', 'Amount'],
    lines: all('check').map((entry) =>
      entryLine(entry, { text: String(entry.check) }, [
        String(entry.check),
        date.numbers(entry.day),
        money.dollar(Math.abs(entry.printed)),
      ]),
    ),
  });
  pages.columns(2, {
    title: 'Balance by date',
    head: ['Date', 'Balance'],
    lines: dailyBalances(ledger).map(({ day, cents }) => ({
      cells: [date.numbers(day), money.dollar(cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { savingsEndingBalance: dollars(marketEnd), averageBalance: dollars(averageBalance(ledger)) },
  });
}

export const bankRelationships: readonly Layout[] = [
  { name: 'bank-relationship-summary', forgeable: true, make: relationship },
];
