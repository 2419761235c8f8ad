import type { BankProfile } from './bank-profile.ts';

const columns = {
  date: 'Transaction Date',
  description: ['Transaction Description'],
  amount: 'Transaction Amount',
  kind: 'Transaction Type',
  balance: 'Balance',
};

export const capitalOne: BankProfile = {
  bank: 'Capital One',
  layouts: [
    {
      header:
        'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
      columns,
      sign: 'by_kind',
      order: 'newest',
      is: 'account',
    },
    {
      header:
        'Account Number,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance',
      columns,
      sign: 'by_kind',
      order: 'newest',
      is: 'account',
    },
    {
      header: 'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
      columns: { date: 'Posted Date', description: ['Description'], debit: 'Debit', credit: 'Credit' },
      sign: 'as_is',
      order: 'newest',
      is: 'card',
    },
  ],
};
