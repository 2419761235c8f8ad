export const specified = {
  required:
    'This field must be completed to calculate your {scoreName} and generate personalized recommendations.',
} as const;

export const titles = {
  required: 'This field is empty',
  purpose: 'Why we ask',
  missing: 'One figure is missing',
} as const;

export const cashFlowMarginWords = {
  titles: {
    excellent: 'Strong cash flow margin (20%+)',
    good: 'Good cash flow margin (15-20%)',
    fair: 'Moderate cash flow margin (10-15%)',
    poor: 'Thin cash flow margin (under 10%)',
  },
  margin: 'Your cash flow margin is {percent}: {cashFlow} on {revenue} of revenue.',
  excellent: 'Most lenders see room for a new payment.',
  good: 'A few more points put you in the strongest group.',
  fair: 'Lenders will look closely at your costs. Be ready to say how you’ll cut them.',
  poor: 'Before you add a payment, collect invoices sooner and cut your largest costs.',
  missingRevenue: 'Enter your annual revenue to see your cash flow margin.',
  missingCashFlow: 'Enter your operating cash flow for a year to see your cash flow margin.',
} as const;

export const loanCapacityWords = {
  titles: {
    none: 'How much debt you could carry',
    low: 'You could ask for more',
    fits: 'Your request fits your cash flow',
    above: 'Your request is a bit high',
    high: 'Your request may be too high',
  },
  capacity:
    'You could pay {monthly} a month toward debt, a quarter of your operating cash flow. Over 5 years, that’s an estimated capacity of {capacity}, before the debt you already pay. A request of {recommended} (75%) leaves you room.',
  low: 'Your request of {request} is under 30% of your capacity. If your plan needs more, you can ask for more.',
  fits: 'Your request of {request} is within that.',
  above: 'Your request of {request} is above that.',
  high: 'Your request of {request} is over 90% of your capacity. Ask for less, or raise your cash flow first.',
  missing: 'Enter your operating cash flow for a year to see your loan capacity.',
  negative: 'Your loan capacity comes from a positive operating cash flow. Yours is {cashFlow} a year.',
} as const;

export const loanTermWords = {
  titles: { above: 'Above the comfort line', within: 'Your term and comfort line' },
  comfort: 'Stay at or below {comfortLine}, 85% of your estimated capacity over 60 months.',
  spread: 'Over {months|month|months}, your request comes to {payment} a month before interest.',
  tradeOff: 'A longer term means smaller payments but more interest in total.',
} as const;

export const workingCapitalWords = {
  titles: {
    excellent: 'Excellent working capital',
    fair: 'Adequate working capital',
    poor: 'Critical working capital',
  },
  months: 'Your {workingCapital} of working capital equals {months|month|months} of revenue.',
  excellent: 'That’s enough to carry you through a slow season.',
  fair: 'Lenders like to see 3 months or more.',
  poor: 'With less than 1 month, one late payment can hurt. Build a reserve first.',
  missingRevenue: 'Enter your annual revenue to see how long your working capital lasts.',
  missingCapital: 'Enter your working capital. That’s your current assets minus your current liabilities.',
} as const;

export const balanceWords = {
  titles: {
    excellent: 'Very steady balance',
    good: 'Steady balance',
    fair: 'Your balance moves a lot',
    poor: 'Your balance swings widely',
  },
  range: 'Your balance moves between {minimum} and {maximum}. That’s {percent} of its average.',
  excellent: 'Lenders like a balance this steady.',
  good: 'That’s normal for most businesses.',
  fair: 'Be ready to explain the season or the large payments behind it.',
  poor: 'Keep a fixed minimum in the account. That helps more than a higher peak.',
  missingAverage: 'Enter your average bank balance to see how steady it is.',
  missingMaximum: 'Enter your maximum bank balance to see how steady your balance is.',
  mismatch: 'Your maximum balance is below your minimum. Please check the two figures.',
} as const;

export const assetBasedWords = {
  title: 'What you could borrow against cash',
  capacity:
    'Lenders who lend against cash often go up to 1.5 times your highest balance. For you, that’s an estimated {capacity}.',
  missing: 'Enter your maximum bank balance to see your asset-based capacity.',
} as const;

export const businessAgeWords = {
  titles: {
    excellent: 'Established business (5+ years)',
    good: 'Proven business (3-5 years)',
    fair: 'Young business (2-3 years)',
    poor: 'Start-up (under 2 years)',
  },
  firstYear: 'Your business is less than one year old.',
  years: 'Your business is {years|full year|full years} old.',
  excellent: 'Your time in business is no obstacle for almost any lender.',
  good: 'Most bank and SBA programs want two or three years.',
  fair: 'Many programs start at two years. Some banks want three.',
  poor: 'Try microloans, online lenders and equipment financing first. A solid plan and your own experience count more now.',
  missing: 'Enter the date your business started.',
  future: 'This date is in the future. Enter the date your business started.',
} as const;

export const creditWords = {
  titles: {
    excellent: 'Very strong credit (740+)',
    good: 'Good credit (670-739)',
    fair: 'Fair credit (580-669)',
    poor: 'Credit to rebuild (under 580)',
  },
  score: 'Your credit score is {score}.',
  excellent: 'That opens the widest choice of programs and their lower rates.',
  good: 'Most SBA and bank programs start between 650 and 700.',
  fair: 'Look at online and community lenders first. Paying down your cards often helps within two months.',
  poor: 'Check your reports for errors and pay every bill on time. Microloans and secured loans ask for the least.',
  missing: 'Enter your personal credit score, from 300 to 850.',
} as const;

export const loanSizeWords = {
  titles: { small: 'A request under $100,000', large: 'A request over $1,000,000' },
  small:
    'Microloans, small SBA loans and online lenders serve this size. You need fewer documents and get a faster answer, often at a higher rate.',
  large:
    'Expect larger SBA or bank programs. They want full financial statements, collateral and some of your own money. Plan for one to three months.',
} as const;

export const stateWords = {
  titles: {
    small: 'Your state of incorporation: under $1M of revenue',
    medium: 'Your state of incorporation: $1M to $10M of revenue',
    large: 'Your state of incorporation: $10M of revenue or more',
  },
  place: 'You chose {state}.',
  small:
    'At this size, your home state is usually the simplest and cheapest. Many state programs lend only to businesses formed there.',
  medium:
    'At this size, compare the taxes and yearly fees of your home state with Delaware, Wyoming and Nevada. You must still register in the state where you work.',
  large:
    'At this size, outside investors often expect a Delaware corporation. Ask a lawyer before you move: lenders will want documents from both states.',
  missing: 'Enter your annual revenue. The best state depends on your size.',
} as const;

const identity = 'Lenders need to verify who’s borrowing. It never affects your score or your matches.';
const contact = 'Lenders use it to reach you. It never affects your score or your matches.';

export const purposes = {
  fullName: identity,
  ssn: 'Lenders use it to check your identity and credit. We encrypt it, mask it on screen and never use it in your score.',
  dateOfBirth: identity,
  phone: contact,
  email: contact,
  currentAddress: identity,
  annualPersonalIncome:
    'We compare your personal debt payments with it. It shows whether you need the business to pay every bill.',
  legalBusinessName: 'Enter it exactly as in your formation documents. Lenders compare the two.',
  ein: 'Lenders use it to confirm that your business exists. You can get one free at irs.gov.',
  businessStructure:
    'Some programs lend only to certain legal forms. It also decides which tax forms you need.',
  industryType:
    'Lenders weigh risk by industry and exclude a few. Choose the one that earns most of your revenue.',
  businessAddress: identity,
  businessPhone: contact,
  primaryBankName: 'Your own bank is often the first place to ask. Lenders also read its statements.',
  loanPurpose: 'Some programs lend only for certain purposes, such as equipment or real estate.',
} as const;
