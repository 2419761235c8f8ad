import type { CriterionCode } from '../criteria.ts';
import type { CriterionKey } from './family.ts';

const codes: Readonly<Record<CriterionKey, CriterionCode>> = {
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
};

export const codeOfCriterion = (key: CriterionKey): CriterionCode => codes[key];
