import type { BankProfile } from './bank-profile.ts';

export const usBank: BankProfile = {
  bank: 'US Bank',
  layouts: [
    {
      header: 'Date,Transaction,Name,Memo,Amount',
      columns: { date: 'Date', description: ['Name', 'Memo'], amount: 'Amount' },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
