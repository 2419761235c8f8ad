import type { BankProfile } from './bank-profile.ts';

export const novo: BankProfile = {
  bank: 'Novo',
  layouts: [
    {
      header: 'Date,Description,Amount,Note,Check Number,Category',
      columns: { date: 'Date', description: ['Description', 'Note'], amount: 'Amount' },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
