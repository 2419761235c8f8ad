import type { BankProfile } from './bank-profile.ts';

export const paypal: BankProfile = {
  bank: 'PayPal',
  layouts: [
    {
      hasMore: true,
      header: 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Balance',
      columns: {
        date: 'Date',
        description: ['Name', 'Type'],
        amount: 'Net',
        status: 'Status',
        currency: 'Currency',
        id: 'Transaction ID',
        balance: 'Balance',
      },
      pending: ['Pending', 'Processing', 'Held', 'Created', 'Active'],
      failed: ['Denied', 'Canceled', 'Voided', 'Expired', 'Failed', 'Reversed', 'Removed'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
