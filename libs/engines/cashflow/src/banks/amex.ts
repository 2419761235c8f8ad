import type { BankProfile } from './bank-profile.ts';

export const amex: BankProfile = {
  bank: 'American Express',
  layouts: [
    {
      hasMore: true,
      header: 'Date,Description,Card Member,Account #,Amount',
      columns: { date: 'Date', description: ['Description'], amount: 'Amount' },
      sign: 'reversed',
      order: 'newest',
      is: 'card',
    },
    {
      header:
        'Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference,Category',
      columns: { date: 'Date', description: ['Description'], amount: 'Amount' },
      sign: 'reversed',
      order: 'newest',
      is: 'card',
    },
  ],
};
