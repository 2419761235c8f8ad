import type { BankProfile } from './bank-profile.ts';

export const wellsFargo: BankProfile = {
  bank: 'Wells Fargo',
  layouts: [
    {
      cells: ['date', 'amount', '*', 'any', 'any'],
      columns: { date: 0, amount: 1, description: [4] },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
    {
      header: 'Date,Description,Amount,Check #,Status',
      columns: { date: 'Date', description: ['Description'], amount: 'Amount', status: 'Status' },
      pending: ['Pending'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
