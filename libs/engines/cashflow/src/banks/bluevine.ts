import type { BankProfile } from './bank-profile.ts';

export const bluevine: BankProfile = {
  bank: 'Bluevine',
  layouts: [
    {
      header: 'Date,Transaction Type,Description,Amount,Status,Balance',
      columns: {
        date: 'Date',
        description: ['Description'],
        amount: 'Amount',
        status: 'Status',
        balance: 'Balance',
      },
      pending: ['Pending', 'Processing'],
      failed: ['Declined', 'Returned', 'Failed', 'Canceled'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
