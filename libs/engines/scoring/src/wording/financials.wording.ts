export const financialsCriteria = {
  BF1: {
    label: 'Debt coverage today',
    missing:
      'Add your revenue, your EBITDA or operating cash flow, and your debt payments. No loans? Enter “none” under existing loans.',
    current: 'Your cash flow covers your debt payments {value} times.',
  },
  BF2: {
    label: 'Debt coverage with this loan',
    missing:
      'Add your loan amount, revenue, cash flow and debt payments. No loans? Enter “none” under existing loans.',
    current: 'With this loan, your cash flow covers your debt payments {value} times.',
  },
  BF3: {
    label: 'Annual revenue',
    missing: 'Add your annual revenue.',
    current: 'Your annual revenue is {value}.',
  },
  BF4: {
    label: 'Revenue growth',
    missing: 'Add your revenue from the year before.',
    current: 'Your revenue changed by {value} in a year.',
  },
  BF5: {
    label: 'Net profit margin',
    missing: 'Add your net profit margin.',
    current: 'Your net profit margin is {value}.',
  },
  BF6: {
    label: 'Current ratio',
    missing: 'Add your current ratio. Or add your current assets and current liabilities.',
    current: 'Your current ratio is {value}.',
  },
  BF7: {
    label: 'Quick ratio',
    missing: 'Add your quick ratio.',
    current: 'Your quick ratio is {value}.',
  },
  BF8: {
    label: 'Months of working capital',
    missing: 'Add your operating expenses for the year and your working capital.',
    current: 'Your working capital covers {value} of expenses.',
  },
  BF9: {
    label: 'Debt-to-equity ratio',
    missing: 'Add your debt-to-equity ratio. Or add your current assets, total assets and total liabilities.',
    current: 'Your debt-to-equity ratio is {value}.',
  },
  BF10: {
    label: 'Connected accounts',
    missing: 'Connect a bank account.',
    current: 'You’ve connected {value}.',
  },
  BF11: {
    label: 'Average bank balance',
    missing: 'Add your average bank balance, or connect a deposit account.',
    current: 'Your average bank balance is {value}.',
  },
} as const;

export const debtCriteria = {
  BF1: {
    missing:
      'Add your revenue, your EBITDA or operating cash flow, and your monthly debt payments. No debt? Enter 0.',
  },
  BF2: {
    missing: 'Add your loan amount, revenue, cash flow and monthly debt payments. No debt? Enter 0.',
  },
} as const;

export const financialsBands = {
  revenue: 'any revenue',
  profit: 'any profit',
  workingCapital: 'any positive working capital',
  balance: 'any balance',
} as const;

const cashFlowSteps = [
  'Send invoices the day you deliver, and follow up on late ones',
  'Go through your 10 largest expenses, and cut or renegotiate them',
  'Move short, expensive debt to a longer term',
  'Enter your new yearly figure here',
] as const;
const balanceSheet = 'A balance sheet from the last 90 days';
const cashFlowProof = 'A cash flow statement or tax return that shows it';

export const financialsAnchors = {
  revenue: 'annual revenue',
  debt: 'monthly debt payments (or “none” under existing loans)',
  loans: 'entry under existing loans (“none” counts)',
  loanRequest: 'loan request amount',
  operatingExpenses: 'annual operating expenses',
  currentAssets: 'current assets',
  debtToEquity: 'debt-to-equity ratio',
} as const;

export const financialsNeeds = {
  BF1: 'monthly debt payments',
  BF2: 'monthly debt payments to count this loan',
} as const;

export const balanceSheetActions = {
  BF6: { noun: 'current assets', title: 'Raise your current assets to {to}' },
  BF9: { noun: 'total liabilities', title: 'Lower your total liabilities to {to} or less' },
} as const;

export const specifiedFinancialsTitles = { BF10: 'Connect a bank account' } as const;

export const financialsActions = {
  BF1: {
    noun: 'operating cash flow',
    title: 'Raise your operating cash flow to {to} a year',
    why: 'Lenders look at this first: can your cash pay the debt you already have?',
    steps: cashFlowSteps,
    evidence: cashFlowProof,
  },
  BF2: {
    noun: 'operating cash flow',
    title: 'Raise your operating cash flow to {to} a year to carry this loan',
    why: 'Lenders add the new payment to your debt. They want your cash to cover both, with room to spare.',
    steps: [...cashFlowSteps, 'Or ask for less money, or a longer term'],
    evidence: cashFlowProof,
  },
  BF3: {
    noun: 'annual revenue',
    title: 'Grow your annual revenue to {to}',
    why: 'Most programs set a minimum for yearly revenue.',
    steps: [
      'Sell more to the customers you have before you look for new ones',
      'Compare your prices with the market',
      'Turn repeat work into contracts',
    ],
    evidence: 'Tax returns or a profit and loss statement',
  },
  BF5: {
    noun: 'net profit margin',
    title: 'Raise your net profit margin to {to}',
    why: 'If you keep part of each dollar, you can have a bad month and still pay.',
    steps: [
      'Find the products and customers that earn the least',
      'Raise their prices, or stop selling at a loss',
      'Renegotiate rent, insurance and supplier terms',
    ],
    evidence: 'A profit and loss statement',
  },
  BF6: {
    noun: 'current ratio',
    title: 'Raise your current ratio to {to}',
    why: 'It shows whether the money coming in this year covers the bills due this year.',
    steps: [
      'Collect from your customers sooner',
      'Move short-term debt to a longer term',
      'Leave profit in the business for a while',
    ],
    evidence: balanceSheet,
  },
  BF7: {
    noun: 'quick ratio',
    title: 'Raise your quick ratio to {to}',
    why: 'It shows what you could pay right away if sales stopped, without your inventory.',
    steps: [
      'Turn slow inventory into cash',
      'Collect from your customers sooner',
      'Put off purchases that can wait',
    ],
    evidence: balanceSheet,
  },
  BF8: {
    noun: 'working capital',
    title: 'Build your working capital to {to}',
    why: '3 months of expenses in reserve carry you through a slow season.',
    steps: [
      'Set aside a fixed share of each month’s profit',
      'Ask suppliers for more time to pay',
      'Give your customers less time to pay',
    ],
    evidence: balanceSheet,
  },
  BF9: {
    noun: 'debt-to-equity ratio',
    title: 'Lower your debt-to-equity ratio to {to} or less',
    why: 'If you owe many times what you own, there’s little room for another loan.',
    steps: [
      'Pay down your most expensive debt first',
      'Leave profit in the business',
      'Ask your accountant whether loans from owners can become equity',
    ],
    evidence: balanceSheet,
  },
  BF10: {
    noun: 'bank account',
    why: 'Lenders want bank figures. A connected account also makes a clean overdraft record count.',
    steps: [
      'Open Banking and choose Add Account',
      'Enter your bank, routing number and account number',
      'Enter your current balance',
    ],
    evidence: 'A voided check or an account statement',
  },
  BF11: {
    noun: 'average bank balance',
    title: 'Raise your average bank balance to {to}',
    why: 'It shows how much room you have when payments fall due together.',
    steps: [
      'Spread supplier payments over the month',
      'Keep a fixed minimum in the account',
      'Move idle money into your business account',
    ],
    evidence: 'Your last 3 bank statements',
  },
} as const;
