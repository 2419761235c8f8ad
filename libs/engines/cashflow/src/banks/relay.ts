import type { BankProfile } from './bank-profile.ts';

export const relay: BankProfile = {
  bank: 'Relay',
  layouts: [
    {
      header: 'Date,Payee,Account #,Transaction Type,Description,Reference,Status,Amount,Currency,Balance',
      columns: {
        date: 'Date',
        description: ['Payee', 'Description'],
        amount: 'Amount',
        status: 'Status',
        currency: 'Currency',
        balance: 'Balance',
      },
      pending: ['Pending'],
      failed: ['Failed', 'Canceled', 'Returned', 'Declined'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
