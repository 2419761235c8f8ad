import { strongAnswers } from '@groundwork/testing';

/** Fits most of the sample catalogue, in every band of the match, and misses some lenders by little. */
export const strongProfile = {
  ...strongAnswers,
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
