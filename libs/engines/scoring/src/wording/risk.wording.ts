export const riskCriteria = {
  RA1: {
    label: 'Time in business',
    missing: 'Add the date your business started.',
    current: 'You’ve been in business for {value}.',
  },
  RA2: {
    label: 'Industry',
    missing: 'Add your industry.',
    current: 'Your industry counts as {value}.',
  },
  RA3: {
    label: 'Largest customer’s share',
    missing: 'Add the share of revenue from your largest customer.',
    current: 'Your largest customer is {value} of your revenue.',
  },
  RA4: {
    label: 'Top 5 customers’ share',
    missing: 'Add the share of revenue from your 5 largest customers.',
    current: 'Your 5 largest customers are {value} of your revenue.',
  },
  RA5: {
    label: 'Bounced payments (NSF)',
    missing: 'Add your average bank balance or connect a deposit account, so your record counts.',
    current: 'Bounced payments so far: {value}.',
  },
  RA6: {
    label: 'Overdrafts',
    missing: 'Add your average bank balance or connect a deposit account, so your record counts.',
    current: 'You have overdrafts {value}.',
  },
  RA7: {
    label: 'Personal debt to income',
    missing: 'Add your annual personal income.',
    current: 'Your personal debt payments use {value} of your income.',
  },
  RA8: {
    label: 'Liquid assets for this loan',
    missing: 'Add your loan amount and your liquid assets.',
    current: 'Your liquid assets cover {value} of this loan.',
  },
  RA9: {
    label: 'Business experience',
    missing: 'Add your years of business experience.',
    current: 'You have {value} of business experience.',
  },
  RA10: {
    label: 'Collateral for this loan',
    missing:
      'Add your loan amount. Then add what your property, equipment, receivables or inventory is worth.',
    current: 'Your collateral is worth {value} times this loan.',
  },
  RA11: {
    label: 'Personal guarantee',
    missing: 'Answer whether you’d give a personal guarantee.',
    current: 'Your personal guarantee: {value}.',
  },
  RA12: {
    label: 'Recurring revenue',
    missing: 'Add the share of your revenue that recurs.',
    current: 'Recurring sales are {value} of your revenue.',
  },
  RA13: {
    label: 'Time at this location',
    missing: 'Add your years at this location.',
    current: 'You’ve been at this location for {value}.',
  },
  RA14: {
    label: 'Business identity',
    missing: 'Add your EIN, business license and business structure.',
    current: 'So far we have your {value}.',
  },
} as const;

export const conductCriteria = {
  RA5: {
    missing:
      'Add your number of bounced payments, and your average bank balance or a deposit account, so your record counts.',
  },
  RA6: {
    missing:
      'Answer whether you’ve had overdrafts, and add your average bank balance or a deposit account, so your record counts.',
  },
  RA7: {
    missing:
      'Add your annual personal income, and your mortgage, auto and student loan payments. No payments? Enter 0.',
  },
} as const;

export const riskBands = {
  started: 'a start date before today',
  lowRisk: 'a low-risk industry',
  moderateRisk: 'a moderate-risk industry',
  elevatedRisk: 'an elevated-risk industry',
  industry: 'any industry',
  noBouncedPayments: 'none',
  noOverdrafts: 'no overdrafts',
  liquidAssets: 'any liquid assets',
  collateral: 'any collateral',
  guarantee: 'a personal guarantee',
  recurringRevenue: 'any recurring revenue',
  identity: 'your EIN, business license and structure',
} as const;

export const riskAnchors = {
  bouncedPayments: 'average bank balance to count bounced payments',
  overdrafts: 'average bank balance to count overdrafts',
  liquidAssets: 'loan request amount to count your liquid assets',
} as const;

export const riskActions = {
  RA3: {
    noun: 'largest customer’s share of revenue',
    title: 'Lower your largest customer’s share to {to}',
    why: 'If one customer leaves, you should still be able to pay the loan.',
    steps: [
      'Name 3 customers you’d like to have',
      'Offer them a small first order',
      'Meanwhile, ask your largest customer for a longer contract',
    ],
    evidence: 'A list of sales by customer',
  },
  RA4: {
    noun: '5 largest customers’ share of revenue',
    title: 'Lower your 5 largest customers’ share to {to}',
    why: 'Revenue from many customers is steadier.',
    steps: ['Spend part of your sales time on new customers', 'Check the share every quarter'],
    evidence: 'A list of sales by customer',
  },
  RA5: {
    noun: 'number of bounced payments',
    title: 'Get your bounced payments down to {to}',
    why: 'Bounced payments are the first thing a lender counts in your bank statements.',
    steps: [
      'Set a low-balance alert at your bank',
      'Move automatic payments to the days after your deposits',
      'Keep a minimum in the account',
    ],
    evidence: 'Bank statements without bounced payments',
  },
  RA6: {
    noun: 'overdraft record',
    title: 'Keep your account free of overdrafts',
    why: 'Months without an overdraft show that you plan your cash.',
    steps: [
      'Set a low-balance alert at your bank',
      'Link a savings account as a reserve',
      'Change your answer here once your recent statements show no overdraft',
    ],
    evidence: 'Bank statements without an overdraft',
  },
  RA8: {
    noun: 'liquid assets',
    title: 'Raise your liquid assets to {to}',
    why: 'Many programs want you to put in a tenth of the amount yourself.',
    steps: ['Set money aside for the down payment', 'Or ask for less money first'],
    evidence: 'Statements of savings or brokerage accounts',
  },
  RA11: {
    noun: 'personal guarantee',
    title: 'Offer a personal guarantee',
    why: 'SBA lenders require it from every owner of 20% or more. You then owe the loan with your own money, so think it over.',
    steps: [
      'Read what a personal guarantee means for you',
      'Talk it over with your family or a lawyer',
      'If you agree, check it on the Loan Request tab',
    ],
    evidence: 'The signed guarantee, at closing',
  },
  RA12: {
    noun: 'share of recurring revenue',
    title: 'Raise your recurring revenue to {to}',
    why: 'Revenue that comes back on its own makes next year’s payments safer.',
    steps: [
      'Offer your regular customers a service plan or a subscription',
      'Put repeat orders under a yearly contract',
    ],
    evidence: 'Contracts or a list of recurring invoices',
  },
  RA14: {
    noun: 'business identity',
    title: 'Add your {to}',
    why: 'Lenders first check that your business exists under its own number, license and legal form.',
    steps: [
      'Look up your EIN, or get one free at irs.gov',
      'Find your business license or registration number',
      'Enter them on the Business tab and press Save Profile',
    ],
    evidence: 'EIN letter, license, charter or articles',
  },
} as const;
