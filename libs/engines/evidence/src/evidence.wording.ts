export const acts = {
  bank_3: {
    title: 'Import 3 months of bank rows',
    sentence: 'Rows of all your business accounts prove your balances and your debt payments.',
  },
  bank_12: {
    title: 'Import 12 months of bank rows',
    sentence: 'A year of bank rows also proves your revenue and your cash flow.',
  },
  tax_return: {
    title: 'Upload your latest business tax return',
    sentence: 'A tax return proves your revenue, your costs and your margin.',
  },
  profit_loss: {
    title: 'Upload a profit and loss statement for a whole year',
    sentence: 'The statement proves your revenue, your costs and your margin for 120 days.',
  },
  balance_sheet: {
    title: 'Upload a current balance sheet',
    sentence: 'A balance sheet proves what you own and what you owe.',
  },
  cash_flow: {
    title: 'Upload a cash flow statement for a whole year',
    sentence: 'The statement proves your cash flow for 120 days.',
  },
} as const;
