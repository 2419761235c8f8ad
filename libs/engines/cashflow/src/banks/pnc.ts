import type { BankProfile } from './bank-profile.ts';

const named = { date: 'Date', description: ['Description'], balance: 'Balance' };

export const pnc: BankProfile = {
  bank: 'PNC',
  layouts: [
    {
      header: 'Transaction Date,Transaction Description,Amount,Category,Balance',
      columns: {
        date: 'Transaction Date',
        description: ['Transaction Description'],
        amount: 'Amount',
        balance: 'Balance',
      },
      pending: ['Pending'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
    {
      header: 'Date,Description,Withdrawals,Deposits,Category,Balance',
      columns: { ...named, debit: 'Withdrawals', credit: 'Deposits' },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
    {
      cells: ['date', 'amount', 'any', 'any', 'any', 'kind'],
      columns: { date: 0, amount: 1, description: [2, 3], kind: 5 },
      leading: ['X'],
      sign: 'by_kind',
      order: 'newest',
      is: 'account',
    },
  ],
};
