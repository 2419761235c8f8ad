import type { BankProfile } from './bank-profile.ts';

export const square: BankProfile = {
  bank: 'Square',
  layouts: [
    {
      header: 'Date,Time,Time Zone,Type,Description,Amount,Status,Balance',
      columns: {
        date: 'Date',
        description: ['Description'],
        amount: 'Amount',
        status: 'Status',
        balance: 'Balance',
      },
      pending: ['Pending'],
      failed: ['Failed', 'Canceled', 'Declined'],
      sign: 'as_is',
      order: 'newest',
      is: 'account',
    },
    {
      hasMore: true,
      header: 'Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Tax,Tip,Total Collected,Fees,Net Total',
      columns: { date: 'Date', description: ['Time'], amount: 'Net Total' },
      sign: 'as_is',
      order: 'newest',
      is: 'sales',
    },
  ],
};
