import type { BankProfile } from './bank-profile.ts';

export const navyFederal: BankProfile = {
  bank: 'Navy Federal',
  layouts: [
    {
      hasMore: true,
      header:
        'Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Type Group,Reference,Instructed Currency,Currency Exchange Rate,Instructed Amount,Description,Category,Check Serial Number,Card Ending',
      columns: {
        date: 'Posting Date',
        description: ['Description'],
        amount: 'Amount',
        kind: 'Credit Debit Indicator',
      },
      sign: 'by_kind',
      order: 'newest',
      is: 'account',
    },
  ],
};
