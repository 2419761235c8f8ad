import type { BankProfile } from './bank-profile.ts';

export const chase: BankProfile = {
  bank: 'Chase',
  layouts: [
    {
      header: 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      columns: {
        date: 'Posting Date',
        description: ['Description'],
        amount: 'Amount',
        balance: 'Balance',
      },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
