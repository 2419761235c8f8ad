import type { BankProfile } from './bank-profile.ts';

export const huntington: BankProfile = {
  bank: 'Huntington',
  layouts: [
    {
      header: 'Date,Reference Number,Payee Name,Memo,Amount,Category Name',
      columns: { date: 'Date', description: ['Payee Name', 'Memo'], amount: 'Amount' },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
