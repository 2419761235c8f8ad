import type { ScoringField } from './figures.ts';

/** `answered`: unanswered < open < resolved < none. */
export type FieldDirection = 'more' | 'less' | 'earlier' | 'filled' | 'answered' | 'none';

export const fieldDirections: Readonly<Record<ScoringField, FieldDirection>> = Object.freeze({
  personalCreditScore: 'more',
  totalCreditLimits: 'more',
  currentCreditBalances: 'less',
  bankruptcyHistory: 'answered',
  bankruptcyDate: 'earlier',
  taxLienHistory: 'answered',
  judgmentHistory: 'answered',
  foreclosureHistory: 'answered',
  creditHistoryLength: 'more',
  experianBusinessScore: 'more',
  equifaxBusinessScore: 'more',
  dnbRating: 'none',
  annualRevenueCurrent: 'more',
  annualRevenuePrevious: 'none',
  revenueGrowthRate: 'none',
  ebitda: 'more',
  operatingCashFlow: 'more',
  monthlyDebtPayments: 'less',
  existingLoans: 'filled',
  loanRequestAmount: 'less',
  loanTerm: 'none',
  netProfitMargin: 'more',
  currentRatio: 'more',
  currentAssets: 'more',
  currentLiabilities: 'less',
  quickRatio: 'more',
  workingCapital: 'more',
  annualOperatingExpenses: 'less',
  debtToEquityRatio: 'less',
  totalAssets: 'more',
  totalLiabilities: 'less',
  averageBankBalance: 'more',
  dateStarted: 'earlier',
  industryType: 'none',
  largestCustomerPercent: 'less',
  top5CustomersPercent: 'less',
  nsfIncidents: 'less',
  overdraftHistory: 'less',
  mortgagePayment: 'less',
  autoLoanPayment: 'less',
  studentLoanPayment: 'less',
  annualPersonalIncome: 'more',
  liquidAssets: 'more',
  yearsBusinessExperience: 'more',
  realEstateValue: 'more',
  equipmentValue: 'more',
  accountsReceivable: 'more',
  inventoryValue: 'more',
  personalGuarantee: 'more',
  recurringRevenuePercent: 'more',
  yearsAtLocation: 'more',
  hasEin: 'filled',
  hasBusinessLicense: 'filled',
  businessStructure: 'filled',
});

/** A smaller value is better, but 0 means blank, so a patch fills it. */
export const zeroIsBlank: readonly ScoringField[] = Object.freeze([
  'debtToEquityRatio',
  'largestCustomerPercent',
  'top5CustomersPercent',
]);

/** Zero is blank or an answer, depending on the other figures, so a patch leaves it. */
const zeroMayBeBlank: readonly ScoringField[] = [
  'loanRequestAmount',
  'annualOperatingExpenses',
  'currentAssets',
  'currentLiabilities',
  'totalAssets',
];

export const isBlankZero = (field: ScoringField): boolean =>
  [...zeroIsBlank, ...zeroMayBeBlank].includes(field);
