import type { BankProfile } from './bank-profile.ts';

export const fifthThird: BankProfile = {
  bank: 'Fifth Third',
  layouts: [
    {
      header: 'Date,Description,Check Number,Amount',
      columns: { date: 'Date', description: ['Description'], amount: 'Amount' },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
