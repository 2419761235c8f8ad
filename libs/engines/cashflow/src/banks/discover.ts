import type { BankProfile } from './bank-profile.ts';

export const discover: BankProfile = {
  bank: 'Discover',
  layouts: [
    {
      header: 'Trans. Date,Post Date,Description,Amount,Category',
      columns: { date: 'Post Date', description: ['Description'], amount: 'Amount' },
      sign: 'reversed',
      order: 'newest',
      is: 'card',
    },
  ],
};
