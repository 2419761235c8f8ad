import type { BankProfile } from './bank-profile.ts';

export const td: BankProfile = {
  bank: 'TD',
  layouts: [
    {
      header:
        'Date,Bank RTN,Account Number,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance',
      columns: {
        date: 'Date',
        description: ['Description'],
        debit: 'Debit',
        credit: 'Credit',
        balance: 'Account Running Balance',
      },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
