export const criterionLabels = {
  amount: 'Loan amount',
  creditScore: 'Credit score',
  monthsInBusiness: 'Time in business',
  annualRevenue: 'Annual revenue',
  dscr: 'Debt coverage with this loan',
  collateral: 'Collateral coverage',
  liquidity: 'Liquid assets',
  receivables: 'Receivables coverage',
  purpose: 'Loan purpose',
  structure: 'Business structure',
  citizenship: 'Citizenship',
  industry: 'Industry',
  state: 'State',
  monthlyDeposits: 'Monthly deposits',
  nsf: 'Bounced payments',
  bankruptcy: 'Bankruptcy',
  taxLien: 'Tax liens',
  foreclosure: 'Foreclosures',
  judgment: 'Judgments',
  personalGuarantee: 'Personal guarantee',
} as const;

export const specifiedReasons = {
  creditScore: 'Credit score {score}: {above} above their {minimum} minimum',
} as const;

export const reasons = {
  amount: 'Request {request}: within their {least} to {most}',
  monthsInBusiness: '{months|month|months} in business: {above} more than their {minimum} minimum',
  annualRevenue: 'Annual revenue {revenue}: {above} above their {minimum} minimum',
  dscr: 'Debt coverage {coverage} with this loan: their minimum is {minimum}x',
  collateral: 'Collateral {percent} of your request: their minimum is {minimum}',
  liquidity: 'Liquid assets {percent} of your request: their minimum is {minimum}',
  receivables: 'Receivables {percent} of your request: their minimum is {minimum}',
  purpose: 'They lend for {purpose}',
  structure: 'They lend to your business structure: {structure}',
  citizenship: 'You meet their citizenship rule',
  industry: 'They lend in your industry',
  state: 'They lend in {state}',
  monthlyDeposits: 'Monthly deposits {deposits}: {above} above their {minimum} minimum',
  nsf: '{bounced|bounced payment|bounced payments}: they accept up to {most}',
  bankruptcy: 'You meet their bankruptcy rule',
  taxLien: 'You have no open tax lien',
  foreclosure: 'You have no open foreclosure',
  judgment: 'You have no open judgment',
  personalGuarantee: 'You give the personal guarantee they want',
} as const;

export const actual = {
  value: '{value}',
  months: '{value|month|months}',
  shareOfRequest: '{percent} of your request',
  bouncedPayments: '{value|bounced payment|bounced payments}',
  monthsAgo: '{value|month ago|months ago}',
  none: 'none',
  guaranteeGiven: 'given',
  guaranteeNotGiven: 'not given',
} as const;

export const required = {
  least: 'at least {value}',
  leastMonths: 'at least {value|month|months}',
  leastCoverage: 'at least {value}x',
  leastShare: 'at least {percent} of your request',
  range: '{least} to {most}',
  choices: '{choices}',
  noIndustry: 'not {choices}',
  most: 'at most {value}',
  noneInYear: 'none in the last year',
  noneInYears: 'none in the last {value|year|years}',
  noneOpen: 'none open',
  guarantee: 'given',
  riskTier: '{tier}-risk industries',
} as const;

export const gap = {
  points: '{value|point|points} short',
  months: '{value|more month|more months} to go',
  dollars: '{value} short',
  coverage: '{value}x short',
  belowRange: '{value} below their minimum',
  aboveRange: '{value} above their maximum',
  tooMany: '{value} too many',
} as const;

export const specifiedNotes = {
  noFigure: 'Cannot be changed by figures',
} as const;

export const notes = {
  debt: 'Enter your monthly debt payments. No loans? Enter “none” under existing loans.',
  bouncedPayments: 'Answer how many of your payments have bounced. None? Enter 0.',
} as const;

export const choices = {
  LLC: 'LLC',
  s_corp: 'S corporation',
  c_corp: 'C corporation',
  us_citizen: 'US citizen',
} as const;

export const lists = { oneOf: '{others} or {last}' } as const;
