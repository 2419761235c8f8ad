import type { BankProfile } from './bank-profile.ts';

export const truist: BankProfile = {
  bank: 'Truist',
  layouts: [
    {
      header:
        'Posted Date,Transaction Date,Transaction Type,Check/Serial #,Full description,Merchant name,Category name,Sub-category name,Amount,Daily Posted Balance',
      columns: {
        date: 'Posted Date',
        description: ['Full description'],
        amount: 'Amount',
        balance: 'Daily Posted Balance',
      },
      pending: ['Pending'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
    {
      header: 'Date,Transaction Type,Check Number,Description,Amount,Daily Posted Balance',
      columns: {
        date: 'Date',
        description: ['Description'],
        amount: 'Amount',
        balance: 'Daily Posted Balance',
      },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
