import { depositCents } from './accounts.ts';
import { entered, toHundredths, larger, smaller, type Fraction } from './fractions.ts';
import type { MeasureInput, Measure } from './measure-input.ts';
import type { ScoringFigures } from './figures.ts';
import { monthlyPayment } from './loan-payment.ts';
import { values } from './score.wording.ts';

/** The two sources of one figure, where there are two. */
export interface FigureSources {
  readonly entered: Fraction | null;
  readonly computed: Fraction | null;
}

const yearlyCash = (figures: ScoringFigures): number =>
  toHundredths(Math.max(figures.ebitda, figures.operatingCashFlow, 0));

const yearlyDebt = (figures: ScoringFigures): number => 12 * toHundredths(figures.monthlyDebtPayments);

/** Without revenue and cash, or with debt unspoken of, a missing figure would look like a strength. */
const hasCoverageFigures = (figures: ScoringFigures): boolean =>
  figures.annualRevenueCurrent > 0 &&
  yearlyCash(figures) > 0 &&
  (figures.monthlyDebtPayments > 0 || figures.existingLoans.trim() !== '');

export const coverageNow: Measure = ({ figures }) => {
  if (!hasCoverageFigures(figures)) return null;
  const quotient = { num: yearlyCash(figures), den: yearlyDebt(figures) };
  return quotient.den === 0 ? { ...quotient, displayValue: values.noDebt } : quotient;
};

export const coverageWithRequest: Measure = ({ figures, rules }) => {
  if (figures.loanRequestAmount <= 0 || !hasCoverageFigures(figures)) return null;
  const months = figures.loanTerm || rules.loan.defaultTermMonths;
  const payment = monthlyPayment(
    toHundredths(figures.loanRequestAmount),
    rules.loan.planningRatePercent,
    months,
  );
  return { num: yearlyCash(figures), den: yearlyDebt(figures) + 12 * payment, inexact: true };
};

export const yearlyRevenue: Measure = ({ figures }) => entered(figures.annualRevenueCurrent);

/** Cents over dollars: a percentage of the year before. */
export const revenueGrowth: Measure = ({ figures }) =>
  figures.annualRevenuePrevious > 0
    ? {
        num: toHundredths(figures.annualRevenueCurrent) - toHundredths(figures.annualRevenuePrevious),
        den: Math.round(figures.annualRevenuePrevious),
      }
    : null;

export const growthSources = (facts: MeasureInput): FigureSources => ({
  entered: entered(facts.figures.revenueGrowthRate),
  computed: revenueGrowth(facts),
});

export const netProfitMargin: Measure = ({ figures }) => entered(figures.netProfitMargin);

export const currentRatioSources = ({ figures }: MeasureInput): FigureSources => ({
  entered: entered(figures.currentRatio),
  computed:
    figures.currentAssets > 0 && figures.currentLiabilities > 0
      ? { num: toHundredths(figures.currentAssets), den: toHundredths(figures.currentLiabilities) }
      : null,
});

export const currentRatio: Measure = (facts) => {
  const sources = currentRatioSources(facts);
  return larger(sources.entered, sources.computed);
};

export const quickRatio: Measure = ({ figures }) => entered(figures.quickRatio);

export const monthsOfWorkingCapital: Measure = ({ figures }) =>
  figures.annualOperatingExpenses > 0
    ? { num: 12 * toHundredths(figures.workingCapital), den: toHundredths(figures.annualOperatingExpenses) }
    : null;

export const debtToEquitySources = ({ figures }: MeasureInput): FigureSources => {
  const equity = figures.totalAssets - figures.totalLiabilities;
  return {
    entered: entered(figures.debtToEquityRatio),
    computed:
      equity > 0 && figures.currentAssets > 0
        ? { num: toHundredths(figures.totalLiabilities), den: toHundredths(equity) }
        : null,
  };
};

export const debtToEquity: Measure = (facts) => {
  const sources = debtToEquitySources(facts);
  return smaller(sources.entered, sources.computed);
};

export const connectedAccounts: Measure = ({ accounts }) =>
  accounts.length > 0 ? { num: accounts.length, den: 1 } : null;

export const balanceSources = ({ figures, accounts, rules }: MeasureInput): FigureSources => {
  const cents = depositCents(accounts, rules.creditAccountTypes);
  return {
    entered: entered(figures.averageBankBalance),
    computed: cents > 0 ? { num: cents, den: 100 } : null,
  };
};

export const averageBalance: Measure = (facts) => {
  const sources = balanceSources(facts);
  return larger(sources.entered, sources.computed);
};
