export type BankColumn =
  | 'date'
  | 'text'
  | 'memo'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'kind'
  | 'status'
  | 'currency'
  | 'id'
  | 'noise';
export type BankDay = 'iso' | 'compact' | 'mdy' | 'mdyShort' | 'dmy' | 'dotted' | 'dMonY' | 'MonDY';
export type BankAmount =
  'plain' | 'dollar' | 'groups' | 'parentheses' | 'after' | 'usd' | 'comma' | 'reversed';

export interface BankDialect {
  readonly name: string;
  readonly columns: readonly (readonly [BankColumn, string])[];
  readonly day: BankDay;
  readonly amount: BankAmount;
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'windows-1252';
  readonly newline: '\n' | '\r\n' | '\r';
  readonly isNewestFirst: boolean;
  readonly hasHeader: boolean;
  readonly isQuoted: boolean;
  readonly leading: readonly string[];
}

const plain = {
  day: 'mdy',
  amount: 'plain',
  delimiter: ',',
  encoding: 'utf-8',
  newline: '\n',
  isNewestFirst: true,
  hasHeader: true,
  isQuoted: false,
  leading: [],
} as const;

const columns = (words: string): [BankColumn, string][] =>
  words.split('|').map((word) => {
    const [column = '', name = ''] = word.split('=');
    return [column as BankColumn, name];
  });

const dialect = (name: string, words: string, change: Partial<BankDialect> = {}): BankDialect => ({
  ...plain,
  name,
  columns: columns(words),
  ...change,
});

const simple = 'date=Date|text=Description|amount=Amount';
const withBalance = `${simple}|balance=Balance`;
const split = 'date=Date|text=Description|debit=Debit|credit=Credit|balance=Balance';

export const bankDialects: readonly BankDialect[] = [
  dialect('simple', simple),
  dialect('balance', withBalance),
  dialect('balance, oldest first', withBalance, { isNewestFirst: false }),
  dialect(
    'details and check column',
    'kind=Details|date=Posting Date|text=Description|amount=Amount|noise=Type|balance=Balance|noise=Check or Slip #',
  ),
  dialect('summary above the header', 'date=Date|text=Description|amount=Amount|balance=Running Bal.', {
    isQuoted: true,
    isNewestFirst: false,
    leading: ['Description,,Summary Amt.', 'Total credits,,"12,300.00"', ''],
  }),
  dialect('no header, star column', 'date=|amount=|noise=*|text=', { hasHeader: false, isQuoted: true }),
  dialect('no header with balance', 'date=|text=|amount=|balance=', { hasHeader: false }),
  dialect('debit and credit', split),
  dialect(
    'withdrawals and deposits',
    'date=Post Date|noise=Check|text=Description|debit=Withdrawals|credit=Deposits|balance=Ledger Balance',
    { amount: 'groups', isQuoted: true },
  ),
  dialect(
    'money out and in',
    'date=Transaction Date|text=Details|debit=Money Out|credit=Money In|balance=Balance',
    { day: 'iso' },
  ),
  dialect('status', 'status=Status|date=Date|text=Description|debit=Debit|credit=Credit', { isQuoted: true }),
  dialect('kind', 'date=Date|kind=Transaction Type|text=Description|amount=Amount', { day: 'iso' }),
  dialect('kind in short', 'date=Date|text=Description|amount=Amount|kind=CR/DR|balance=Balance'),
  dialect(
    'currency and id',
    'id=Transaction ID|date=Date|text=Payee|memo=Memo|amount=Amount|currency=Currency',
    { day: 'iso' },
  ),
  dialect('two texts', 'date=Date|text=Name|memo=Memo|amount=Amount'),
  dialect('dollar signs', withBalance, { amount: 'dollar', isQuoted: true }),
  dialect('thousands groups', withBalance, { amount: 'groups', isQuoted: true }),
  dialect('parentheses', withBalance, { amount: 'parentheses', isQuoted: true }),
  dialect('sign after', withBalance, { amount: 'after', isQuoted: true }),
  dialect('usd before', withBalance, { amount: 'usd', isQuoted: true }),
  dialect('decimal comma', withBalance, { amount: 'comma', delimiter: ';', day: 'dotted' }),
  dialect('decimal comma, days first', simple, {
    amount: 'comma',
    delimiter: ';',
    day: 'dmy',
    encoding: 'windows-1252',
  }),
  dialect('reversed with balance', withBalance, { amount: 'reversed' }),
  dialect('compact days', withBalance, { day: 'compact' }),
  dialect('month names', withBalance, { day: 'dMonY', isNewestFirst: false }),
  dialect('month names first', withBalance, { day: 'MonDY', isQuoted: true }),
  dialect('short years', simple, { day: 'mdyShort' }),
  dialect('tabs', split, { delimiter: '\t', encoding: 'utf-16le', newline: '\r\n' }),
  dialect('pipes', withBalance, { delimiter: '|', newline: '\r\n' }),
  dialect('semicolons with a decimal point', withBalance, { delimiter: ';' }),
  dialect('byte order mark', withBalance, { encoding: 'utf-8-bom', newline: '\r\n' }),
  dialect('old line ends', withBalance, { newline: '\r' }),
  dialect('windows text', withBalance, { encoding: 'windows-1252', newline: '\r\n' }),
  dialect('lines of an account', withBalance, {
    leading: ['Account Number : XXXX4471', 'Date Range : this year', '', 'Transactions'],
    day: 'iso',
  }),
];
