import type { BankProfile } from './bank-profile.ts';

export const appleCard: BankProfile = {
  bank: 'Apple Card',
  layouts: [
    {
      header: 'Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By',
      columns: { date: 'Clearing Date', description: ['Description'], amount: 'Amount (USD)' },
      sign: 'reversed',
      order: 'newest',
      is: 'card',
    },
  ],
};
