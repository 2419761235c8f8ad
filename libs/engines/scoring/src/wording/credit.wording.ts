export const creditCriteria = {
  CR1: {
    label: 'Personal credit score',
    missing: 'Add your personal credit score.',
    current: 'Your personal credit score is {value}.',
  },
  CR2: {
    label: 'Credit utilization',
    missing: 'Add your total credit limits and your current balances.',
    current: 'You use {value} of your credit limits.',
  },
  CR3: {
    label: 'Bankruptcy',
    missing: 'Answer whether you’ve had a bankruptcy.',
    current: 'Your bankruptcy was {value}.',
  },
  CR4: {
    label: 'Tax liens, judgments and foreclosures',
    missing: 'Answer whether you’ve had tax liens, judgments or foreclosures.',
    current: 'On record: {value}.',
  },
  CR5: {
    label: 'Length of credit history',
    missing: 'Add the length of your credit history in years.',
    current: 'Your credit history goes back {value}.',
  },
  CR6: {
    label: 'Experian business score',
    missing: 'Add your Experian business score.',
    current: 'Your Experian business score is {value}.',
  },
  CR7: {
    label: 'Equifax business score',
    missing: 'Add your Equifax business score.',
    current: 'Your Equifax business score is {value}.',
  },
  CR8: {
    label: 'D&B rating',
    missing: 'Add your D&B PAYDEX (1 to 100) or letter rating.',
    current: 'Your D&B rating is {value}.',
  },
} as const;

export const creditBands = {
  allClear: 'no tax liens, judgments or foreclosures',
  paydex80: 'a PAYDEX of 80 or more',
  paydex70: 'a PAYDEX of 70 or more',
  paydex50: 'a PAYDEX of 50 or more',
  anyPaydex: 'any PAYDEX',
} as const;

export const creditAnchors = { creditLimits: 'credit limits' } as const;

export const creditQuestions = { bankruptcy: 'bankruptcy' } as const;

export const creditActions = {
  CR1: {
    noun: 'personal credit score',
    title: 'Raise your personal credit score to {to}',
    why: 'Most lenders set a minimum score for the owner. It also sets the price of your loan.',
    steps: [
      'Get your 3 credit reports free at annualcreditreport.com',
      'Dispute every error in writing with the credit bureau',
      'Pay every bill on time, and pay down your cards before the statement date',
      'Enter your new score here',
    ],
    evidence: 'A current credit report that shows your score',
  },
  CR2: {
    noun: 'credit balances',
    title: 'Pay your credit balances down to {to}',
    why: 'How much of your limits you use is the second biggest part of your credit score.',
    steps: [
      'List each card with its limit and balance',
      'Pay down the card closest to its limit first',
      'Pay before the statement date, so the lower balance gets reported',
    ],
    evidence: 'Your latest credit card statements',
  },
  CR3: {
    noun: 'bankruptcy history',
    title: 'Answer whether you’ve had a bankruptcy',
    why: 'Every lender checks this. An open question looks like a risk.',
    steps: [],
    evidence: 'Your discharge documents, if you had one',
  },
  CR4: {
    noun: 'lien and judgment history',
    title: 'Settle your open {to}',
    why: 'An open claim gets paid before a new lender. Many won’t lend until you settle it.',
    steps: [
      'Ask the creditor or tax office for the exact amount you owe',
      'Agree in writing on a payment or a payment plan',
      'Get a release, and check that the credit bureaus have it',
      'Change your answer here to “resolved”',
    ],
    evidence: 'The release documents',
  },
  CR6: {
    noun: 'Experian business score',
    title: 'Raise your Experian business score to {to}',
    why: 'It shows lenders how your business pays its bills.',
    steps: [
      'Order your business credit report and check every line',
      'Open accounts with suppliers who report to Experian',
      'Pay each invoice before it’s due',
    ],
    evidence: 'Your Experian business report',
  },
  CR7: {
    noun: 'Equifax business score',
    title: 'Raise your Equifax business score to {to}',
    why: 'It shows lenders how likely your business is to pay late.',
    steps: [
      'Order your Equifax business report and dispute what’s wrong',
      'Keep your business credit lines well below their limits',
      'Pay each invoice before it’s due',
    ],
    evidence: 'Your Equifax business report',
  },
  CR8: {
    noun: 'D&B rating',
    title: 'Raise your PAYDEX to {to}',
    why: 'A PAYDEX of 80 shows that you pay on time. Suppliers and lenders both check it.',
    steps: [
      'Get a free D-U-N-S number if you don’t have one',
      'Ask your suppliers to report your payments to Dun & Bradstreet',
      'Pay on or before the due date',
    ],
    evidence: 'Your D&B report with your PAYDEX or rating',
  },
} as const;
