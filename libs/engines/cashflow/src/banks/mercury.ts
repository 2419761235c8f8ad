import type { BankProfile } from './bank-profile.ts';

export const mercury: BankProfile = {
  bank: 'Mercury',
  layouts: [
    {
      hasMore: true,
      header: 'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note',
      columns: {
        date: 'Date (UTC)',
        description: ['Description', 'Bank Description'],
        amount: 'Amount',
        status: 'Status',
      },
      pending: ['Pending'],
      failed: ['Failed', 'Cancelled', 'Blocked', 'Rejected'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
