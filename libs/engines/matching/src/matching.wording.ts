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
  refinancing: 'Paying off cash advances',
  openAdvances: 'Open cash advances',
  statementMonths: 'Months of bank statements',
  naics: 'Industry code',
} as const;

export const because = {
  mentioned: 'Your existing loans mention a cash advance.',
  bankRows: 'Your bank records show {advances|cash advance|cash advances}.',
  unreadStatements: 'We could not read the period of {unread|statement|statements}.',
  smallShare: 'You own {owned}%, so this rule is for the other owners.',
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
  noGuarantee: 'Your share is too small for their personal guarantee',
  refinancing: 'You do not ask it to pay off a cash advance',
  openAdvances: '{advances|open cash advance|open cash advances}: they accept up to {most}',
  statementMonths: '{months|month|months} of bank statements: they read {minimum}',
  naics: 'They lend to your industry code {code}',
} as const;

export const actual = {
  value: '{value}',
  months: '{value|month|months}',
  shareOfRequest: '{percent} of your request',
  bouncedPayments: '{value|bounced payment|bounced payments}',
  monthsAgo: '{value|month ago|months ago}',
  none: 'none',
  guaranteeGiven: 'offered',
  guaranteeNotGiven: 'not offered',
  advances: '{value|cash advance|cash advances}',
  atLeastAdvances: 'at least {value|cash advance|cash advances}',
} as const;

export const required = {
  least: 'at least {value}',
  leastMonths: 'at least {value|month|months}',
  leastCoverage: 'at least {value}x',
  leastShare: 'at least {percent} of your request',
  range: '{least} to {most}',
  choices: '{choices}',
  noChoice: 'no answer passes',
  noIndustry: 'not {choices}',
  most: 'at most {value}',
  noneInYear: 'none in the last year',
  noneInYears: 'none in the last {value|year|years}',
  noneOpen: 'none open',
  guarantee: 'a personal guarantee',
  guaranteeOfOwners: 'a personal guarantee of each owner of {from}% or more',
  riskTier: '{tier}-risk industries',
  noAdvancesPaidOff: 'pays off no cash advances',
  noCode: 'no code that begins with {excluded}',
  codes: 'begins with {included}',
  codesExcept: 'begins with {included}, but not with {excluded}',
} as const;

export const gap = {
  points: '{value|point|points} short',
  months: '{value|more month|more months} to go',
  dollars: '{value} short',
  coverage: 'Your cash covers {covered} payments; they ask {least}',
  belowRange: '{value} below their minimum',
  aboveRange: '{value} above their maximum',
  tooMany: '{value} too many',
} as const;

export const specifiedNotes = {
  noFigure: 'Cannot be changed by figures',
} as const;

export const notes = {
  amount: 'This lender lends {least} or more.',
  debt: 'Enter your monthly debt payments, or say that there are none.',
  bouncedPayments: 'Answer how many of your payments have bounced. None? Enter 0.',
  refinancing: 'This loan cannot pay off cash advances or factoring.',
  openAdvances: 'Tell us how many cash advances are open.',
  statementMonths:
    'Upload bank statements for the {least|most recent month|most recent months}. You have {months}.',
  industry: 'This lender does not lend to your industry.',
  state: 'This lender does not serve your state.',
  structure: 'This lender does not lend to your type of business.',
  purpose: 'This lender does not lend for this purpose.',
  citizens: 'Owners must be US citizens or nationals.',
  citizenships: 'Every owner must be one of these: {choices}.',
  history: 'This must be resolved first: {history}.',
} as const;

export const breaks = {
  verified: 'The rules of {family} do not allow this: {note}',
  notVerified: 'The rules of {family} do not allow this: {note} This rule is not yet verified.',
  spread: 'The highest rate is prime + {spread}%.',
} as const;

export const histories = { taxLien: 'tax lien', foreclosure: 'foreclosure', judgment: 'judgment' } as const;

export const choices = {
  LLC: 'LLC',
  s_corp: 'S corporation',
  c_corp: 'C corporation',
  us_citizen: 'US citizen',
} as const;

export const lists = { oneOf: '{others} or {last}' } as const;
