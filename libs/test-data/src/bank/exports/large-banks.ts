import { bankExport, type BankExport, type ExportedRow, written } from './bank-export.ts';

const { day, amount, balance, kind } = written;
const mdy = (of: string): string => day('mdy', of);
const shortYear = (of: string): string => `${mdy(of).slice(0, 6)}${of.slice(2, 4)}`;
const signed = (cents: number): string => `${cents < 0 ? '-' : '+'} ${amount('dollar', Math.abs(cents))}`;

const bankOfAmerica = bankExport({
  name: 'Bank of America, checking',
  bank: 'bank-of-america',
  header: 'Date,Description,Amount,Running Bal.',
  cells: (row) => [mdy(row.day), row.text, amount('groups', row.cents), balance('groups', row)],
  amountAt: 2,
  balance: 'each',
  isOldestFirst: true,
  isQuoted: true,
  newline: '\r\n',
  before: ({ from, to, opening, closing, credits, debits }) => [
    'Description,,Summary Amt.',
    `Beginning balance as of ${mdy(from)},,"${amount('groups', opening)}"`,
    `Total credits,,"${amount('groups', credits)}"`,
    `Total debits,,"${amount('groups', debits)}"`,
    `Ending balance as of ${mdy(to)},,"${amount('groups', closing)}"`,
    '',
  ],
});

const framed: BankExport = {
  ...bankOfAmerica,
  name: 'Bank of America, balances without an amount around the rows',
  below: ({ from, opening }) => [
    `${mdy(from)},Beginning balance as of ${mdy(from)},,"${amount('groups', opening)}"`,
  ],
  after: ({ to, closing }) => [`${mdy(to)},Ending balance as of ${mdy(to)},,"${amount('groups', closing)}"`],
};

const chaseTypes = (row: ExportedRow): string =>
  row.number === '' ? kind(row.cents, 'DEBIT', 'CREDIT') : kind(row.cents, 'CHECK', 'DSLIP');

export const largeBanks: readonly BankExport[] = [
  bankOfAmerica,
  framed,
  bankExport({
    name: 'Chase, business checking',
    bank: 'chase',
    header: 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
    cells: (row) => [
      chaseTypes(row),
      mdy(row.day),
      row.text,
      amount('plain', row.cents),
      kind(row.cents, 'ACH_DEBIT', 'ACH_CREDIT'),
      balance('plain', row),
      row.number,
      '',
    ],
    amountAt: 3,
    balance: 'each',
  }),
  bankExport({
    name: 'Wells Fargo, without header',
    bank: 'wells-fargo',
    header: null,
    cells: (row) => [mdy(row.day), amount('plain', row.cents), '*', row.number, row.text],
    amountAt: 1,
    isQuoted: true,
  }),
  bankExport({
    name: 'Wells Fargo, with status',
    bank: 'wells-fargo',
    header: '"DATE","DESCRIPTION","AMOUNT","CHECK #","STATUS"',
    cells: (row) => [mdy(row.day), row.text, amount('plain', row.cents), row.number, row.status],
    amountAt: 2,
    isQuoted: true,
    statuses: { posted: ['Posted'], pending: ['Pending'], failed: [] },
  }),
  bankExport({
    name: 'US Bank',
    bank: 'us-bank',
    header: '"Date","Transaction","Name","Memo","Amount"',
    cells: (row) => [
      row.day,
      kind(row.cents, 'DEBIT', 'CREDIT'),
      row.text,
      row.memo,
      amount('plain', row.cents),
    ],
    amountAt: 4,
    text: (row) => `${row.text} ${row.memo}`,
    isQuoted: true,
  }),
  bankExport({
    name: 'PNC, plus and minus apart from the amount',
    bank: 'pnc',
    header: '"Transaction Date","Transaction Description","Amount","Category","Balance"',
    cells: (row) => [
      mdy(row.day),
      row.text,
      signed(row.cents),
      'Uncategorized',
      row.state === 'posted' ? amount('dollar', row.balance) : '',
    ],
    amountAt: 2,
    balance: 'each',
    isQuoted: true,
  }),
  bankExport({
    name: 'PNC, account line above rows without header',
    bank: 'pnc',
    header: null,
    before: ({ from, to, opening, closing }) => [
      `XXXXXX4471,${from.replaceAll('-', '/')},${to.replaceAll('-', '/')},${amount('plain', opening)},${amount('plain', closing)}`,
    ],
    cells: (row) => [
      row.day.replaceAll('-', '/'),
      amount('plain', Math.abs(row.cents)),
      row.text,
      '',
      row.number,
      kind(row.cents, 'DEBIT', 'CREDIT'),
    ],
    amountAt: 1,
  }),
  bankExport({
    name: 'Truist, balance of the day',
    bank: 'truist',
    header:
      'Posted Date,Transaction Date,Transaction Type,Check/Serial #,Full description,Merchant name,Category name,Sub-category name,Amount,Daily Posted Balance',
    cells: (row) => [
      mdy(row.day),
      mdy(row.day),
      kind(row.cents, 'Debit', 'Credit'),
      row.number,
      row.text,
      '',
      'Business',
      'Other',
      amount('parentheses', row.cents),
      row.state === 'posted' ? amount('parentheses', row.endOfDay) : '',
    ],
    amountAt: 8,
    balance: 'endOfDay',
  }),
  bankExport({
    name: 'Capital One, personal words',
    bank: 'capital-one',
    header:
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
    cells: (row) => [
      '4471',
      row.text,
      shortYear(row.day),
      kind(row.cents, 'Debit', 'Credit'),
      amount('plain', Math.abs(row.cents)),
      balance('plain', row),
    ],
    amountAt: 4,
    balance: 'each',
  }),
  bankExport({
    name: 'Capital One, business checking',
    bank: 'capital-one',
    header:
      'Account Number,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance',
    cells: (row) => [
      '4471',
      mdy(row.day),
      amount('plain', Math.abs(row.cents)),
      kind(row.cents, 'Debit', 'Credit'),
      row.text,
      balance('plain', row),
    ],
    amountAt: 2,
    balance: 'each',
  }),
  bankExport({
    name: 'TD Bank',
    bank: 'td',
    header:
      'Date,Bank RTN,Account Number,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance',
    cells: (row) => [
      row.day,
      '031201360',
      '4471',
      kind(row.cents, 'DEBIT', 'CREDIT'),
      row.text,
      written.out('plain', row.cents),
      written.in('plain', row.cents),
      row.number,
      balance('plain', row),
    ],
    amountAt: 5,
    balance: 'each',
  }),
  bankExport({
    name: 'Citi',
    bank: null,
    header: 'Status,Date,Description,Debit,Credit',
    cells: (row) => [
      row.status,
      mdy(row.day),
      row.text,
      written.out('groups', row.cents),
      row.cents < 0 ? '' : amount('groups', -row.cents),
    ],
    amountAt: 3,
    statuses: { posted: ['Cleared'], pending: ['Pending'], failed: [] },
  }),
];
