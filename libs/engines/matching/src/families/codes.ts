import type { CriterionCode } from '../criteria.ts';
import type { FactKey } from './family.ts';

const codes: Readonly<Record<FactKey, CriterionCode | null>> = {
  minCreditScore: 'creditScore',
  minMonthsInBusiness: 'monthsInBusiness',
  minAnnualRevenue: 'annualRevenue',
  minDscr: 'dscr',
  minCollateralCoverage: 'collateral',
  minLiquidShare: 'liquidity',
  minReceivablesCoverage: 'receivables',
  purposes: 'purpose',
  structures: 'structure',
  citizenships: 'citizenship',
  excludedIndustryTiers: 'industry',
  excludedIndustries: 'industry',
  states: 'state',
  minMonthlyDeposits: 'monthlyDeposits',
  maxNsf: 'nsf',
  minYearsSinceBankruptcy: 'bankruptcy',
  taxLienAllowed: 'taxLien',
  foreclosureAllowed: 'foreclosure',
  judgmentAllowed: 'judgment',
  personalGuaranteeRequired: 'personalGuarantee',
  refinancesAdvances: 'refinancing',
  maxOpenAdvances: 'openAdvances',
  minMonthsOfStatements: 'statementMonths',
  includedNaics: 'naics',
  excludedNaics: 'naics',
  minLoanAmount: 'amount',
  maxLoanAmount: 'amount',
  maxTermMonths: null,
  guaranteeFromPercent: 'personalGuarantee',
  fee: null,
};

export const codeOfCriterion = (key: FactKey): CriterionCode | null => codes[key];
