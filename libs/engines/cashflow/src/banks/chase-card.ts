import type { BankProfile } from './bank-profile.ts';

const columns = { date: 'Post Date', description: ['Description'], amount: 'Amount' };

export const chaseCard: BankProfile = {
  bank: 'Chase card',
  layouts: [
    {
      header: 'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
      columns,
      sign: 'as_is',
      order: 'newest',
      is: 'card',
    },
    {
      header: 'Card,Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
      columns,
      sign: 'as_is',
      order: 'newest',
      is: 'card',
    },
  ],
};
