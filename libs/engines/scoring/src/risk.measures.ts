import { isDeposit } from './accounts.ts';
import { fullMonthsSince } from './dates.ts';
import { enteredFraction, toHundredths, percentOf } from './fractions.ts';
import type { MeasureInput, Measure } from './measure-input.ts';
import { industryTier as tierOf } from './industry-tiers.ts';
import { values } from './score.wording.ts';

/** The half month is an estimate of the days in the running month: a business of one day is older than a new one. */
export const yearsInBusiness: Measure = ({ figures, today }) => {
  const months = fullMonthsSince(figures.dateStarted, today);
  if (months === null) return null;
  if (figures.dateStarted === today) return { num: 0, den: 24 };
  return { num: 2 * months + 1, den: 24, displayValue: Math.floor((months * 100) / 12) / 100 };
};

export const industryTier: Measure = ({ figures, rules }) => {
  const tier = tierOf(figures.industryType, rules.industry);
  return tier === null ? null : { num: rules.industry.rank[tier], den: 1 };
};

export const largestCustomer: Measure = ({ figures }) => enteredFraction(figures.largestCustomerPercent);

export const fiveLargestCustomers: Measure = ({ figures }) => enteredFraction(figures.top5CustomersPercent);

/** Zero incidents count only if the owner has an account. */
const hasBankRecord = ({ figures, accounts, rules }: MeasureInput): boolean =>
  figures.averageBankBalance > 0 || accounts.some((account) => isDeposit(account, rules.creditAccountTypes));

export const nsfIncidents: Measure = (input) =>
  hasBankRecord(input) ? { num: input.figures.nsfIncidents, den: 1 } : null;

export const overdrafts: Measure = (input) => {
  if (!hasBankRecord(input)) return null;
  return input.figures.overdraftHistory
    ? { num: 1, den: 1, displayValue: values.overdrafts }
    : { num: 0, den: 1, displayValue: values.noOverdrafts };
};

export const personalDebtToIncome: Measure = ({ figures }) => {
  if (figures.annualPersonalIncome <= 0) return null;
  const monthly = figures.mortgagePayment + figures.autoLoanPayment + figures.studentLoanPayment;
  return percentOf(12 * monthly, figures.annualPersonalIncome);
};

export const liquidity: Measure = ({ figures }) =>
  figures.loanRequestAmount > 0 ? percentOf(figures.liquidAssets, figures.loanRequestAmount) : null;

export const businessExperience: Measure = ({ figures }) => enteredFraction(figures.yearsBusinessExperience);

export const collateralCoverage: Measure = ({ figures, rules }) => {
  if (figures.loanRequestAmount <= 0) return null;
  const cents = rules.collateral.reduce(
    (sum, { field, percent }) => sum + Math.round(percent * figures[field]),
    0,
  );
  return { num: cents, den: toHundredths(figures.loanRequestAmount) };
};

export const personalGuarantee: Measure = ({ figures }) =>
  figures.personalGuarantee
    ? { num: 1, den: 1, displayValue: values.guaranteeOffered }
    : { num: 0, den: 1, displayValue: values.guaranteeNotOffered };

export const recurringRevenue: Measure = ({ figures }) => enteredFraction(figures.recurringRevenuePercent);

export const yearsAtLocation: Measure = ({ figures }) => enteredFraction(figures.yearsAtLocation);

export const identity: Measure = ({ figures, rules }) => {
  const filled = rules.identity.filter(({ field }) => {
    const value = figures[field];
    return typeof value === 'string' ? value.trim() !== '' : value;
  });
  if (filled.length === 0) return null;
  const points = filled.reduce((sum, part) => sum + part.points, 0);
  return { num: points, den: 1, displayValue: filled.map((part) => part.label).join(', ') };
};
