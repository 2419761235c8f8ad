import { describe, expect, it } from '@jest/globals';
import { columnsNamed, headerWords, isHeader, type HeaderRole } from './header-words.ts';

const names: Readonly<Record<HeaderRole, readonly string[]>> = {
  card: ['Card No.', 'Card Number', 'Card Member', 'Card Ending In'],
  account: ['Account', 'Account No', 'Account Number', 'Account Name', 'Account ID'],
  date: [
    'Date',
    'Posting Date',
    'Posted',
    'Post Date',
    'Booking',
    'Booked Date',
    'Date Posted',
    'Value date',
  ],
  kind: ['CR/DR', 'DR/CR', 'Debit/Credit', 'Type', 'Transaction Type', 'Details', 'Indicator'],
  balance: ['Balance', 'Running Bal.'],
  debit: ['Debit', 'Debits', 'Withdrawal', 'Withdrawals', 'Money out', 'Paid Out'],
  credit: ['Credit', 'Credits', 'Deposit', 'Deposits', 'Money in', 'Paid In'],
  amount: ['Amount', 'Amt', 'Transaction Amount', 'Transaction amt', 'Net amount', 'Amount (USD)'],
  status: ['Status', 'Posting status', 'State'],
  currency: ['Currency', 'CCY'],
  id: ['ID', 'Transaction ID', 'Trans ID', 'FIT ID', 'Unique ID', 'FITID', 'Transaction Number'],
  text: [
    'Description',
    'Payee',
    'Name',
    'Details',
    'Narrative',
    'Merchant',
    'Particulars',
    'Transaction',
    'Transaction Description',
  ],
  memo: ['Memo', 'Note', 'Notes'],
};
const others: Readonly<Record<HeaderRole, readonly string[]>> = {
  card: ['Card', 'My card no', 'Cardinal No'],
  account: ['Account type', 'My account', 'Accounts'],
  date: ['Update', 'Dated', 'Posting no', 'My booking'],
  kind: ['Typed', 'My type', 'More details', 'Debit'],
  balance: ['Balanced', 'Global'],
  debit: ['Debit/Credit', 'DR/CR Debit', 'Debited'],
  credit: ['Credit/Debit', 'Accredited', 'Credited'],
  amount: ['Debit amount', 'Credit Amount', 'Withdrawal amount', 'Deposit amount', 'Amounts'],
  status: ['Statuses', 'State of it', 'My state'],
  currency: ['Currencies'],
  id: ['Paid', 'ID of it', 'My FITID', 'Identity'],
  text: ['Names', 'Transaction of it', 'My transaction'],
  memo: ['Memory', 'Note of it', 'My notes'],
};
const roles = Object.keys(names) as HeaderRole[];

describe('the name of a column', () => {
  it('has lower case letters, digits and single spaces', () => {
    expect(headerWords('  Post. Date / 2 ')).toBe('post date 2');
  });

  it.each(roles)('has its role: %s', (role) => {
    const placesOf = (name: string) => [...new Set(columnsNamed(['Nothing', name], role))];
    for (const name of names[role]) expect([name, placesOf(name)]).toEqual([name, [1]]);
    for (const name of others[role]) expect([name, placesOf(name)]).toEqual([name, []]);
  });

  it('prefers the date of the posting, then the plain date', () => {
    const header = ['Transaction Date', 'Date', 'Amount', 'Posting Date'];
    expect(columnsNamed(header, 'date')[0]).toBe(3);
    expect(columnsNamed(header.slice(0, 3), 'date')[0]).toBe(1);
    expect(columnsNamed(['Net amount', 'Amount'], 'amount')[0]).toBe(1);
  });
});

describe('a header', () => {
  it.each([
    [['Date', 'Amount'], true],
    [['Date', 'Debit', 'Credit'], true],
    [['Date', 'Debit'], false],
    [['Date', 'Credit'], false],
    [['Date', 'Description'], false],
    [['Amount', 'Description'], false],
    [[], false],
  ])('is %j: %j', (cells, expected) => expect(isHeader(cells)).toBe(expected));
});
