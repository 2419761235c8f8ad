import type { BankProfile } from './bank-profile.ts';

export const bankOfAmerica: BankProfile = {
  bank: 'Bank of America',
  layouts: [
    {
      header: 'Date,Description,Amount,Running Bal.',
      columns: { date: 'Date', description: ['Description'], amount: 'Amount', balance: 'Running Bal.' },
      sign: 'as_is',
      order: 'oldest',
      is: 'account',
    },
    {
      header: 'Posted Date,Reference Number,Payee,Address,Amount',
      columns: { date: 'Posted Date', description: ['Payee'], amount: 'Amount' },
      sign: 'as_is',
      order: 'newest',
      is: 'card',
    },
  ],
};
