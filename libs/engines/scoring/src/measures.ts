import * as credit from './credit.measures.ts';
import * as documents from './documents.measures.ts';
import type { Measure } from './measure-input.ts';
import { isUnanswered } from './answers.ts';
import type { Criterion } from './ruleset.ts';
import * as financials from './financials.measures.ts';
import * as risk from './risk.measures.ts';

/** Published rulesets refer to these names, so a name and its meaning never change. */
export const measures = {
  personalCreditScore: credit.personalCreditScore,
  creditUtilisation: credit.creditUtilization,
  yearsSinceBankruptcy: credit.yearsSinceBankruptcy,
  clearHistories: credit.clearHistories,
  creditHistoryYears: credit.creditHistoryYears,
  experianBusinessScore: credit.experianBusinessScore,
  equifaxBusinessScore: credit.equifaxBusinessScore,
  paydex: credit.paydex,
  coverageNow: financials.coverageNow,
  coverageWithRequest: financials.coverageWithRequest,
  coverageOfAnsweredDebt: financials.coverageOfAnsweredDebt,
  coverageOfAnsweredDebtAndRequest: financials.coverageOfAnsweredDebtAndRequest,
  yearlyRevenue: financials.yearlyRevenue,
  revenueGrowth: financials.revenueGrowth,
  netProfitMargin: financials.netProfitMargin,
  currentRatio: financials.currentRatio,
  currentRatioOfBalanceSheet: financials.currentRatioOfBalanceSheet,
  quickRatio: financials.quickRatio,
  monthsOfWorkingCapital: financials.monthsOfWorkingCapital,
  debtToEquity: financials.debtToEquity,
  debtToEquityOfBalanceSheet: financials.debtToEquityOfBalanceSheet,
  debtToEquityWithinBalanceSheet: financials.debtToEquityWithinBalanceSheet,
  connectedAccounts: financials.connectedAccounts,
  averageBalance: financials.averageBalance,
  taxDocuments: documents.taxDocuments,
  bankStatements: documents.bankStatements,
  financialReports: documents.financialReports,
  yearsInBusiness: risk.yearsInBusiness,
  industryTier: risk.industryTier,
  largestCustomer: risk.largestCustomer,
  fiveLargestCustomers: risk.fiveLargestCustomers,
  nsfIncidents: risk.nsfIncidents,
  overdrafts: risk.overdrafts,
  personalDebtToIncome: risk.personalDebtToIncome,
  liquidity: risk.liquidity,
  businessExperience: risk.businessExperience,
  collateralCoverage: risk.collateralCoverage,
  personalGuarantee: risk.personalGuarantee,
  recurringRevenue: risk.recurringRevenue,
  yearsAtLocation: risk.yearsAtLocation,
  identity: risk.identity,
} satisfies Record<string, Measure>;

type DocumentsMeasure = `documents:${string}`;

export type MeasureName = keyof typeof measures | DocumentsMeasure;

const isDocumentsMeasure = (name: MeasureName): name is DocumentsMeasure => name.startsWith('documents:');

const measureNamed = (name: MeasureName): Measure =>
  isDocumentsMeasure(name) ? documents.measureDocuments(name.slice('documents:'.length)) : measures[name];

type Measured = Pick<Criterion, 'measure' | 'needs'>;

function createMeasure({ measure, needs }: Measured): Measure {
  const named = measureNamed(measure);
  return needs === undefined
    ? named
    : (input) => (needs.some((field) => isUnanswered(input, field)) ? null : named(input));
}

const created = new WeakMap<Measured, Measure>();

export function measureOf(criterion: Measured): Measure {
  let measure = created.get(criterion);
  if (measure === undefined) created.set(criterion, (measure = createMeasure(criterion)));
  return measure;
}
