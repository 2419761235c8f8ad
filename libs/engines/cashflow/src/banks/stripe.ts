import type { BankProfile } from './bank-profile.ts';

export const stripe: BankProfile = {
  bank: 'Stripe',
  layouts: [
    {
      hasMore: true,
      header: 'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description',
      columns: {
        date: 'Created (UTC)',
        description: ['Type', 'Description'],
        amount: 'Net',
        currency: 'Currency',
        id: 'id',
      },
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
  ],
};
