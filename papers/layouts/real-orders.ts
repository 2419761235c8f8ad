import { checksInOrder } from '../descriptors.ts';
import { dailyBalances, type Entry, moneyIn, moneyOut } from '../ledger.ts';
import type { Line } from '../pages.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { entryLine } from '../statement.ts';
import { totalsOf } from '../totals.ts';
import { bookOf, checksBeside, closed, emptyCells, listOf, opened } from './real-manners.ts';

const isLastOfDay = (entries: readonly Entry[], at: number) => entries[at]?.day !== entries[at + 1]?.day;
const isFirstOfDay = (entries: readonly Entry[], at: number) => entries[at]?.day !== entries[at - 1]?.day;
const inCase = (cents: number, is: boolean) => (is ? money.plain(cents) : '');

/** Texts of several lines in the middle, the balance on the last row of a day. */
function balanceOnceADay(request: Request) {
  const ledger = bookOf(request, { check: [3, 9] });
  const issuer = 'Overland Express Bank, N.A.';
  const pages = opened(issuer, ledger, { more: '.book td{height:14px}.book .c0{width:48px}.book .c1{width:56px}.book .c3,.book .c4,.book .c5{text-align:right;width:92px}' });
  const lines = ledger.entries.map((entry, at): Line => {
    const second = entry.flow === 'card' ? `S30${entry.cents * -7} Card 4417` : '';
    const text = entry.flow === 'card' ? `Purchase authorized on ${date.numbers(entry.day)} ${entry.text}` : entry.text;
    const balance = isLastOfDay(ledger.entries, at);
    const cells = [date.bare(entry.day), entry.check === null ? '' : String(entry.check), `${escape(text)}${second === '' ? '' : `<br>${second}`}`, inCase(entry.printed, entry.cents > 0), inCase(entry.printed, entry.cents < 0), inCase(entry.balance, balance)];
    return { ...entryLine(entry, { text, balance }, cells), height: second === '' ? 1 : 2 };
  });
  const { into, out } = totalsOf(ledger);
  lines.push({ cells: ['Ending balance on ' + date.bare(ledger.to), '', '', '', '', money.plain(ledger.endingPrinted)] }, { cells: ['Totals', '', '', money.dollar(into), money.dollar(-out), ''], className: 'total' });
  pages.table({ title: 'Transaction history', continued: 'Transaction history (continued)', head: ['Date', 'Check<br>Number', 'Description', 'Deposits/<br>Credits', 'Withdrawals/<br>Debits', 'Ending daily<br>balance'], className: 'book', lines });
  return closed(pages, ledger, issuer);
}

/** Reference numbers, minus signs behind, checks by number first in two lists. */
function referencesAndMinus(request: Request) {
  const ledger = bookOf(request, { check: [7, 22] });
  const issuer = 'Great Plains Star Bank';
  const pages = opened(issuer, ledger, { more: '.book .c2{width:120px}' });
  const { all } = totalsOf(ledger);
  const reference = (entry: Entry) => String(8_900_000_000 + Math.abs(entry.cents) * 3);
  const head = ['Date', 'Description of Transaction', 'Ref Number', 'Amount'];
  const row = (entry: Entry) => [date.monthDay(entry.day), escape(entry.text), reference(entry), `${entry.cents < 0 ? '' : '$'}${money.trailing(entry.printed)}`];
  listOf(pages, 'Customer Deposits', head, all(...moneyIn), row, 'Total Customer Deposits');
  listOf(pages, 'Card Withdrawals<br>Card Number: xxxx-xxxx-xxxx-7731', head, all('card', 'atm'), row, 'Card 7731 Withdrawals Subtotal');
  listOf(pages, 'Other Withdrawals', head, all('electronic', 'fee'), row, 'Total Other Withdrawals');
  checksBeside(pages, ledger, 2, 'Checks Presented Conventionally', ['Check', 'Date', 'Ref Number', 'Amount'], (entry, isGap) => [`${entry.check}${isGap ? '*' : ''}`, date.monthDay(entry.day), reference(entry), money.plain(entry.printed)]);
  return closed(pages, ledger, issuer);
}

/** Checks by number first in four lists, days without a column of their own elsewhere. */
function checksInFourLists(request: Request) {
  const ledger = bookOf(request, { check: [11, 38] });
  const issuer = 'Tidewater & Piedmont Bank';
  const pages = opened(issuer, ledger, { more: '.beside{font-size:8.5px}' });
  const { all } = totalsOf(ledger);
  const row = (entry: Entry) => [date.numbers(entry.day), escape(entry.text.toUpperCase()), money.plain(entry.printed)];
  pages.block('<b>CREDITS</b>', 1);
  pages.table({ className: 'book', lines: all(...moneyIn).map((entry) => entryLine(entry, { text: entry.text }, row(entry))) });
  pages.block('<b>DEBITS</b>', 1);
  pages.table({ className: 'book', lines: all('card', 'atm', 'electronic', 'fee').map((entry) => entryLine(entry, { text: entry.text }, row(entry))) });
  checksBeside(pages, ledger, 4, 'CHECKS IN NUMBER ORDER', ['CHECK', 'DATE', 'AMOUNT'], (entry, isGap) => [`${entry.check}${isGap ? '*' : ''}`, date.numbers(entry.day), money.plain(entry.printed)]);
  const balances = dailyBalances(ledger).map(({ day, cents }): Line => ({ cells: [date.numbers(day), money.plain(cents)] }));
  while (balances.length % 4 !== 0) balances.push(emptyCells(2));
  pages.columns(4, { title: 'DAILY BALANCE INFORMATION', head: ['DATE', 'BALANCE'], lines: balances });
  return closed(pages, ledger, issuer);
}

/** Days as headings with the balance at their right, a memo below each text. */
function balanceInDayHeading(request: Request) {
  const ledger = bookOf(request, { check: [0, 2], deposit: [8, 18] });
  const issuer = 'Lattice Business Banking';
  const pages = opened(issuer, ledger, { more: '.day td{font-weight:bold;background:#eee}.book .c0{width:420px}.memo td{color:#777;font-size:9px}' });
  const lines = ledger.entries.flatMap((entry, at): Line[] => {
    const end = dailyBalances(ledger).find(({ day }) => day === entry.day)?.cents ?? 0;
    const heading: Line[] = isFirstOfDay(ledger.entries, at) ? [{ cells: [date.weekday(entry.day), money.dollar(end)], className: 'day' }] : [];
    const memo: Line = { cells: [entry.cents > 0 ? 'Incoming payment to Operating' : 'Card 3391 · Operating', ''], className: 'memo' };
    return [...heading, entryLine(entry, { text: entry.text }, [escape(entry.text), `${entry.cents > 0 ? '+' : '-'}$${money.plain(entry.printed)}`]), memo];
  });
  pages.table({ title: 'Activity', continued: 'Activity', className: 'book', lines });
  return closed(pages, ledger, issuer);
}

/** The day on the first row of a day, the amount on the second line of a text. */
function amountOnSecondLine(request: Request) {
  const ledger = bookOf(request, { check: [2, 5] });
  const issuer = 'Maple Dominion Bank (U.S.)';
  const pages = opened(issuer, ledger, { more: '.book .c2,.book .c3,.book .c4{text-align:right;width:104px}' });
  const lines = ledger.entries.flatMap((entry, at): Line[] => {
    const balance = isLastOfDay(ledger.entries, at);
    const first = entry.cents > 0 ? 'Misc Payment' : 'Online Banking payment';
    return [
      { cells: [isFirstOfDay(ledger.entries, at) ? date.dayMonth(entry.day) : '', first, '', '', ''] },
      entryLine(entry, { text: entry.text, balance }, ['', escape(entry.text), inCase(entry.printed, entry.cents < 0), inCase(entry.printed, entry.cents > 0), inCase(entry.balance, balance)]),
    ];
  });
  pages.table({ title: 'Account Activity Details', continued: 'Account Activity Details - continued', head: ['Date', 'Description', 'Checks & Debits ($)', 'Deposits & Credits ($)', 'Balance ($)'], className: 'book', lines: [{ cells: ['', 'Opening balance', '', '', money.plain(ledger.beginning)] }, ...lines, { cells: ['', 'Closing balance', '', '', money.plain(ledger.endingPrinted)] }] });
  return closed(pages, ledger, issuer);
}

/** The newest row first, the day behind the amount, a state in its own column. */
function newestWithState(request: Request) {
  const ledger = bookOf(request, { check: [0, 2] });
  const issuer = 'Quartz Pay Checking, Juniper Bank';
  const pages = opened(issuer, ledger, { more: '.book .c0{width:300px}.book .c1{text-align:right;width:110px}' });
  const lines = [...ledger.entries].reverse().map((entry) => entryLine(entry, { text: entry.text }, [escape(entry.text), money.dash(entry.printed), date.short(entry.day), 'Completed']));
  pages.table({ title: 'Transactions', continued: 'Transactions', head: ['Name', 'Amount', 'Date', 'Status'], className: 'book', lines });
  return closed(pages, ledger, issuer);
}

/** Rows of all kinds in three lists: the number or code before the day. */
function codesBeforeDays(request: Request) {
  const ledger = bookOf(request, { check: [4, 12] });
  const issuer = 'Wheatbelt State Bank';
  const pages = opened(issuer, ledger, { more: '.book .c0{width:40px}.book .c1{width:60px}.book .c3{text-align:right;width:100px}' });
  const lines = ledger.entries.map((entry) => {
    const code = entry.check === null ? (entry.cents > 0 ? 'DC' : 'DM') : 'CK';
    const text = entry.check === null ? entry.text : `${entry.check}`;
    return entryLine(entry, { text }, [code, date.dashed(entry.day), escape(text), `${money.plain(entry.printed)}${entry.cents > 0 ? '+' : '-'}`]);
  });
  pages.table({ title: 'ACTIVITY THIS CYCLE', continued: 'ACTIVITY THIS CYCLE', head: ['CD', 'POSTED', 'DESCRIPTION', 'AMOUNT'], className: 'book', lines });
  return closed(pages, ledger, issuer);
}

/** Numbers first, amounts second, days last, in two lists; all other rows by amount first. */
function daysLast(request: Request) {
  const ledger = bookOf(request, { check: [6, 16] });
  const issuer = 'Ohio Valley Fifth Bank';
  const pages = opened(issuer, ledger, { more: '.book td:last-child,.book th:last-child{text-align:left}.book .c1{text-align:right;width:104px;padding-right:18px}' });
  const { all } = totalsOf(ledger);
  const checks = checksInOrder(ledger.entries).map(({ entry, isGap }): Line => entryLine(entry, { text: String(entry.check) }, [`${entry.check}${isGap ? ' s' : ''}`, money.plain(entry.printed), date.numbers(entry.day)]));
  while (checks.length % 2 !== 0) checks.push(emptyCells(3));
  pages.columns(2, { title: 'Checks', head: ['Number', 'Amount', 'Date paid'], lines: checks });
  const row = (entry: Entry) => [date.numbers(entry.day), money.plain(entry.printed), escape(entry.text.toUpperCase())];
  listOf(pages, 'Withdrawals and debits', ['Date', 'Amount', 'Description'], all(...moneyOut.filter((flow) => flow !== 'check')), row);
  listOf(pages, 'Deposits and credits', ['Date', 'Amount', 'Description'], all(...moneyIn), row);
  return closed(pages, ledger, issuer);
}

export const realOrders: readonly Layout[] = [
  { name: 'apart-balance-once-a-day', forgeable: true, make: balanceOnceADay },
  { name: 'apart-references-and-minus', forgeable: true, make: referencesAndMinus },
  { name: 'apart-checks-in-four-lists', forgeable: true, make: checksInFourLists },
  { name: 'apart-balance-in-day-heading', forgeable: true, make: balanceInDayHeading },
  { name: 'apart-amount-on-second-line', forgeable: true, make: amountOnSecondLine },
  { name: 'apart-newest-with-state', forgeable: true, make: newestWithState },
  { name: 'apart-codes-before-days', forgeable: true, make: codesBeforeDays },
  { name: 'apart-days-last', forgeable: true, make: daysLast },
];
