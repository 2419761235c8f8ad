import { strongAnswers } from '@groundwork/test-data';

/** Matches most of the sample catalog in every band, and misses some lenders by little. */
export const strongProfile = {
  ...strongAnswers,
  answered: ['nsfIncidents'],
  personalCreditScore: 700,
  annualRevenueCurrent: 900_000,
  dateStarted: '2014-01-01',
  operatingCashFlow: 160_000,
  existingLoans: 'none',
  monthlyDebtPayments: 1200,
  loanRequestAmount: 60_000,
  loanTerm: 60,
  monthlyDeposits: 70_000,
  liquidAssets: 40_000,
  accountsReceivable: 100_000,
  realEstateValue: 150_000,
};
