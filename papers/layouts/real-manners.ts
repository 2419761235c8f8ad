import { checksInOrder, textsAs } from '../descriptors.ts';
import { dailyBalances, type Entry, type Flow, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { type Line, Pages } from '../pages.ts';
import { fact } from '../parts.ts';
import type { Layout, Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { totalsOf } from '../totals.ts';

const words = (list: string) => list.split('|');

/** Texts that no other layout prints. */
const texts: Partial<Record<Flow, readonly string[]>> = {
  deposit: words(
    'Tapnpay Sales 0619|Counter Credit|Lumen Dental Grp Remit|Night Drop 118|Swiftcart Settlemnt 77|Incoming Fedwire Oleander Co|Rtp Received Kovacs Interiors|Loan Disbursement 40021',
  ),
  card: words(
    'Gasmart 2217 Elko NV|Bolt & Beam #31|Papyrus Copy Ctr|Kitchenry Wholesale|Skyhop Airways|Nimbus Hosting|Feedlot Diner|Vetco Supplies 09',
  ),
  electronic: words(
    'Payday Plus Wages|Quill Water District|Stonegate Realty Mgmt|Harbinger Mutual|Fundwell Remittance|Franchise Tax Bd Web|Orbitel Mobile|Zelle Sent Ida Renner',
  ),
  atm: words('Cash W/D Elm St|Teller Cashed Item|Night Cash 0042'),
  fee: words('Maintenance Chg|Wire In Chg|Paper Stmt Chg|Returned Item Chg'),
};

export const bookOf = ({ random, forgery }: Request, flows: Partial<Record<Flow, readonly [number, number]>> = {}) =>
  textsAs(ledgerOf(random, forgery, { flows }), texts, random);

const style =
  'body{font-size:10px}.book .c0{width:74px}.book .c1{width:auto}.book td:last-child,.book th:last-child{text-align:right}h3{font-size:13px}';
const frameOf = (issuer: string, ledger: Ledger, capacity = 54, more = '') =>
  new Pages({
    capacity,
    style: `${style}${more}`,
    header: (page) =>
      `<div class="flex"><b style="font-size:17px;line-height:28px">${issuer}</b><span class="r">Account number ${ledger.account}<br>Page ${page} of {pages}</span></div><br>`,
  });

export function opened(
  issuer: string,
  ledger: Ledger,
  { capacity = 54, more = '', product = 'Business Checking' } = {},
) {
  const pages = frameOf(issuer, ledger, capacity, more);
  const { into, out } = totalsOf(ledger);
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div style="width:300px"><b>${product}</b><br>${date.long(ledger.from)} to ${date.long(ledger.to)}${fact('Beginning balance', money.dollar(ledger.beginning))}${fact('Total additions', money.plain(into))}${fact('Total subtractions', money.plain(-out))}${fact('Ending balance', money.dollar(ledger.endingPrinted))}</div></div><br>`,
    9,
  );
  return pages;
}

export const closed = (pages: Pages, ledger: Ledger, issuer: string) =>
  statementSheet(pages, ledger, { kind: 'business_checking', issuer });

export const emptyCells = (count: number): Line => ({ cells: Array.from({ length: count }, () => '') });

export function checksBeside(
  pages: Pages,
  ledger: Ledger,
  count: number,
  title: string,
  head: readonly string[],
  cells: (entry: Entry, isGap: boolean) => readonly string[],
): void {
  const lines = checksInOrder(ledger.entries).map(({ entry, isGap }) =>
    entryLine(entry, { text: String(entry.check) }, cells(entry, isGap)),
  );
  if (lines.length === 0) return;
  while (lines.length % count !== 0) lines.push(emptyCells(head.length));
  pages.columns(count, { title, head, lines });
}

export function listOf(
  pages: Pages,
  title: string,
  head: readonly string[],
  entries: readonly Entry[],
  cells: (entry: Entry) => readonly string[],
  total?: string,
): void {
  if (entries.length === 0) return;
  const sum = entries.reduce((all, { printed }) => all + printed, 0);
  const lines: Line[] = entries.map((entry) => entryLine(entry, { text: entry.text }, cells(entry)));
  if (total !== undefined)
    lines.push({
      cells: [...Array.from({ length: head.length - 2 }, () => ''), total, money.dollar(Math.abs(sum))],
      className: 'total',
    });
  pages.table({ title, continued: `${title} - continued`, head, className: 'book', lines });
}

/** Checks in two lists beside each other, amounts of money out with a minus. */
function checksInTwoLists(request: Request) {
  const ledger = bookOf(request, { check: [9, 30] });
  const issuer = 'Bank of Alderbrook, N.A.';
  const pages = opened(issuer, ledger);
  const { all } = totalsOf(ledger);
  const row = (entry: Entry) => [date.twoDigits(entry.day), escape(entry.text), money.minus(entry.printed)];
  listOf(
    pages,
    'Deposits and other credits',
    ['Date', 'Description', 'Amount'],
    all(...moneyIn),
    row,
    'Total deposits and other credits',
  );
  listOf(
    pages,
    'Withdrawals and other debits',
    ['Date', 'Description', 'Amount'],
    all('card', 'atm', 'electronic'),
    row,
    'Total withdrawals and other debits',
  );
  checksBeside(pages, ledger, 2, 'Checks', ['Date', 'Check #', 'Amount'], (entry, isGap) => [
    date.twoDigits(entry.day),
    `${entry.check}${isGap ? '*' : ''}`,
    money.minus(entry.printed),
  ]);
  listOf(
    pages,
    'Service fees',
    ['Date', 'Transaction description', 'Amount'],
    all('fee'),
    row,
    'Total service fees',
  );
  const balances = dailyBalances(ledger).map(({ day, cents }): Line => ({
    cells: [date.numbers(day), money.plain(cents)],
  }));
  while (balances.length % 3 !== 0) balances.push(emptyCells(2));
  pages.columns(3, { title: 'Daily ledger balances', head: ['Date', 'Balance ($)'], lines: balances });
  return closed(pages, ledger, issuer);
}

/** Amounts before texts; checks with a reference number in two lists. */
function amountBeforeText(request: Request) {
  const ledger = bookOf(request, { check: [8, 20] });
  const issuer = 'Three Rivers Savings & Trust';
  const pages = opened(issuer, ledger, {
    more: '.book td:last-child,.book th:last-child{text-align:left}.book .c1{text-align:right;width:110px;padding-right:20px}',
  });
  const { all } = totalsOf(ledger);
  const row = (entry: Entry) => [date.numbers(entry.day), money.plain(entry.printed), escape(entry.text)];
  const head = ['Date posted', 'Amount', 'Transaction description'];
  listOf(pages, 'Deposits and Other Additions', head, all(...moneyIn), row);
  checksBeside(
    pages,
    ledger,
    2,
    'Checks and Substitute Checks',
    ['Date posted', 'Check number', 'Reference number', 'Amount'],
    (entry, isGap) => [
      date.numbers(entry.day),
      `${entry.check}${isGap ? ' *' : ''}`,
      String(80_000_000 + (entry.check ?? 0) * 7),
      money.plain(entry.printed),
    ],
  );
  listOf(pages, 'Debit Card Purchases', head, all('card', 'atm'), row);
  listOf(pages, 'Electronic Funds Transfers', head, all('electronic'), row);
  listOf(pages, 'Service Charges and Fees', head, all('fee'), row);
  return closed(pages, ledger, issuer);
}

/** Checks in three lists beside each other, before all other rows. */
function checksInThreeLists(request: Request) {
  const ledger = bookOf(request, { check: [10, 34] });
  const issuer = 'Blue Ridge United Bank';
  const pages = opened(issuer, ledger);
  const { all, sum } = totalsOf(ledger);
  const row = (entry: Entry) => [
    date.numbers(entry.day),
    escape(entry.text.toUpperCase()),
    money.plain(entry.printed),
  ];
  const head = ['DATE', 'DESCRIPTION', 'AMOUNT($)'];
  checksBeside(pages, ledger, 3, 'Checks', ['DATE', 'CHECK #', 'AMOUNT($)'], (entry, isGap) => [
    date.numbers(entry.day),
    `${isGap ? '*' : ''}${entry.check}`,
    money.plain(entry.printed),
  ]);
  pages.block(
    `<div class="flex"><span>* indicates a skip in sequential check numbers above this item</span><b>Total checks &nbsp; $${money.plain(sum('check'))}</b></div>`,
    1,
  );
  listOf(
    pages,
    'Other withdrawals, debits and service charges',
    head,
    all('card', 'atm', 'electronic', 'fee'),
    row,
    'Total other withdrawals, debits and service charges',
  );
  listOf(
    pages,
    'Deposits, credits and interest',
    head,
    all(...moneyIn),
    row,
    'Total deposits, credits and interest',
  );
  return closed(pages, ledger, issuer);
}

/** Subtotals below each list, the serial numbers of checks behind their days. */
function serialNumbers(request: Request) {
  const ledger = bookOf(request, { check: [6, 22] });
  const issuer = 'Penobscot Bank';
  const pages = opened(issuer, ledger, { product: 'Business Convenience Checking' });
  const { all } = totalsOf(ledger);
  const row = (entry: Entry) => [
    date.numbers(entry.day),
    escape(entry.text.toUpperCase()),
    money.plain(entry.printed),
  ];
  const head = ['POSTING DATE', 'DESCRIPTION', 'AMOUNT'];
  pages.block('<h2>DAILY ACCOUNT ACTIVITY</h2>', 2);
  listOf(pages, 'Deposits', head, all(...moneyIn), row, 'Subtotal:');
  checksBeside(
    pages,
    ledger,
    2,
    `Checks Paid &nbsp; No. Checks: ${all('check').length} &nbsp; *Indicates break in serial sequence`,
    ['DATE', 'SERIAL NO.', 'AMOUNT'],
    (entry, isGap) => [
      date.numbers(entry.day),
      `${entry.check}${isGap ? '*' : ''}`,
      money.plain(entry.printed),
    ],
  );
  listOf(pages, 'Electronic Payments', head, all('card', 'atm', 'electronic'), row, 'Subtotal:');
  listOf(pages, 'Service Charges', head, all('fee'), row, 'Subtotal:');
  const balances = dailyBalances(ledger).map(({ day, cents }): Line => ({
    cells: [date.numbers(day), money.plain(cents)],
  }));
  while (balances.length % 2 !== 0) balances.push(emptyCells(2));
  pages.columns(2, { title: 'DAILY BALANCE SUMMARY', head: ['DATE', 'BALANCE'], lines: balances });
  return closed(pages, ledger, issuer);
}

/** Counts and totals in the headings; the number of a check before its day, in three lists. */
function totalsInHeadings(request: Request) {
  const ledger = bookOf(request, { check: [7, 24] });
  const issuer = 'Queen City Third Bank';
  const pages = opened(issuer, ledger, {
    more: '.book .c1{text-align:right;width:110px;padding-right:24px}.book td:last-child,.book th:last-child{text-align:left}',
  });
  const { all, sum } = totalsOf(ledger);
  const row = (entry: Entry) => [
    date.numbers(entry.day),
    money.plain(entry.printed),
    escape(entry.text.toUpperCase()),
  ];
  const head = ['Date', 'Amount', 'Description'];
  checksBeside(
    pages,
    ledger,
    3,
    `Checks &nbsp; ${all('check').length} checks totaling $${money.plain(sum('check'))}`,
    ['Number', 'Date Paid', 'Amount'],
    (entry, isGap) => [
      `${entry.check} ${isGap ? 'i*' : 'i'}`,
      date.numbers(entry.day),
      money.plain(entry.printed),
    ],
  );
  const debits = all('card', 'atm', 'electronic', 'fee');
  listOf(
    pages,
    `Withdrawals / Debits &nbsp; ${debits.length} items totaling $${money.plain(sum('card', 'atm', 'electronic', 'fee'))}`,
    head,
    debits,
    row,
  );
  listOf(
    pages,
    `Deposits / Credits &nbsp; ${all(...moneyIn).length} items totaling $${money.plain(sum(...moneyIn))}`,
    head,
    all(...moneyIn),
    row,
  );
  return closed(pages, ledger, issuer);
}

/** The day and the balance once for all rows of a day, "01 Apr". */
function dayOnce(request: Request) {
  const ledger = bookOf(request, { check: [2, 6] });
  const issuer = 'Royal Dominion Bank (Georgia)';
  const pages = opened(issuer, ledger, {
    more: '.book .c2,.book .c3,.book .c4{text-align:right;width:112px}',
  });
  const lines = ledger.entries.map((entry, at): Line => {
    const isFirst = entry.day !== ledger.entries[at - 1]?.day;
    const isLast = entry.day !== ledger.entries[at + 1]?.day;
    const [day = '', month = ''] = date.dayMonth(entry.day).split(' ');
    const text = entry.check === null ? entry.text : `Check - ${entry.check}`;
    return entryLine(entry, { text, balance: isLast }, [
      isFirst ? `${day.padStart(2, '0')} ${month}` : '',
      escape(text),
      entry.cents < 0 ? money.plain(entry.printed) : '',
      entry.cents < 0 ? '' : money.plain(entry.printed),
      isLast ? money.minus(entry.balance) : '',
    ]);
  });
  const opening: Line = { cells: ['', 'Opening balance', '', '', money.plain(ledger.beginning)] };
  const closing: Line = { cells: ['', 'Closing balance', '', '', money.plain(ledger.endingPrinted)] };
  pages.table({
    title: 'Account Activity Details',
    continued: 'Account Activity Details - continued',
    head: ['Date', 'Description', 'Checks & Debits ($)', 'Deposits & Credits ($)', 'Balance ($)'],
    className: 'book',
    lines: [opening, ...lines, closing],
  });
  return closed(pages, ledger, issuer);
}

/** Days as headings, "Monday, April 1, 2024", without a balance in the rows. */
function daysAsHeadings(request: Request) {
  const ledger = bookOf(request, { check: [0, 2], deposit: [8, 18] });
  const issuer = 'Baton Money (banking by Thistle Bank)';
  const pages = opened(issuer, ledger, {
    product: 'Business checking',
    more: '.book .c0{width:260px}.day td{font-weight:bold;padding-top:2px}',
  });
  const lines = ledger.entries.flatMap((entry, at): Line[] => {
    const heading: Line[] =
      entry.day === ledger.entries[at - 1]?.day
        ? []
        : [{ cells: [date.weekday(entry.day), '', ''], className: 'day' }];
    const kind = entry.cents > 0 ? 'Money in' : 'Spend';
    return [
      ...heading,
      entryLine(entry, { text: entry.text }, [escape(entry.text), kind, money.signed(entry.printed)]),
    ];
  });
  pages.table({
    title: 'Transactions',
    continued: 'Transactions',
    head: ['Payee', 'Type', 'Amount'],
    className: 'book',
    lines,
  });
  return closed(pages, ledger, issuer);
}

/** A day over two lines, its year below, in a narrow column. */
function dayOverTwoLines(request: Request) {
  const ledger = bookOf(request, { check: [1, 4] });
  const issuer = 'Mercadia Treasury';
  const pages = opened(issuer, ledger, {
    product: 'Operating account',
    more: '.book .c0{width:52px}.book .c2,.book .c3{text-align:right;width:110px}',
  });
  const lines = ledger.entries.map((entry): Line => {
    const [day = '', year = ''] = date.short(entry.day).split(', ');
    const cells = [
      `${day},<br>${year}`,
      `${escape(entry.text)}<br>${entry.cents > 0 ? 'Received' : 'Sent'} · ${entry.flow}`,
      money.dash(entry.printed),
      money.dollar(entry.balance),
    ];
    return { ...entryLine(entry, { text: entry.text, balance: true }, cells), height: 2 };
  });
  pages.table({
    title: 'All transactions',
    continued: 'All transactions',
    head: ['Date', 'Details', 'Amount', 'Balance'],
    className: 'book',
    lines,
  });
  return closed(pages, ledger, issuer);
}

/** Two columns of rows beside each other for all rows: subtractions at the left, additions at the right. */
function ledgerSides(request: Request) {
  const ledger = bookOf(request, { check: [3, 9] });
  const issuer = 'Sandhills County Bank';
  const pages = opened(issuer, ledger, { more: '.beside{font-size:9px}' });
  const { all } = totalsOf(ledger);
  const line = (entry: Entry) => {
    const text = entry.check === null ? entry.text : `Ck ${entry.check}`;
    return entryLine(entry, { text }, [date.bare(entry.day), escape(text), money.plain(entry.printed)]);
  };
  const [left, right] = [all(...moneyOut).map(line), all(...moneyIn).map(line)];
  const height = Math.min(40, Math.max(left.length, right.length));
  const fill = (lines: readonly Line[]) =>
    Array.from({ length: height }, (_, at) => lines[at] ?? emptyCells(3));
  pages.columns(2, {
    head: ['Date', 'Description', 'Amount'],
    title: 'Subtractions &nbsp;/&nbsp; Additions',
    lines: [...fill(left), ...fill(right)],
  });
  for (const rest of [left.slice(height), right.slice(height)])
    if (rest.length > 0)
      pages.table({
        title: 'Continued',
        head: ['Date', 'Description', 'Amount'],
        className: 'book',
        lines: rest,
      });
  return closed(pages, ledger, issuer);
}

export const realManners: readonly Layout[] = [
  { name: 'apart-checks-in-two-lists', forgeable: true, make: checksInTwoLists },
  { name: 'apart-amount-before-text', forgeable: true, make: amountBeforeText },
  { name: 'apart-checks-in-three-lists', forgeable: true, make: checksInThreeLists },
  { name: 'apart-serial-numbers', forgeable: true, make: serialNumbers },
  { name: 'apart-totals-in-headings', forgeable: true, make: totalsInHeadings },
  { name: 'apart-day-once', forgeable: true, make: dayOnce },
  { name: 'apart-days-as-headings', forgeable: true, make: daysAsHeadings },
  { name: 'apart-day-over-two-lines', forgeable: true, make: dayOverTwoLines },
  { name: 'apart-ledger-sides', forgeable: true, make: ledgerSides },
];
