import { depositCents } from './accounts.ts';
import { isUnanswered } from './answers.ts';
import {
  enteredFraction,
  toHundredths,
  largerFraction,
  smallerFraction,
  type Fraction,
} from './fractions.ts';
import type { MeasureInput, Measure, Measurement } from './measure-input.ts';
import type { ScoringFigures } from './figures.ts';
import { monthlyPayment } from './loan-payment.ts';
import { values } from './score.wording.ts';

export interface FigureSources {
  readonly entered: Fraction | null;
  readonly computed: Fraction | null;
}

const yearlyCash = (figures: ScoringFigures): number =>
  toHundredths(Math.max(figures.ebitda, figures.operatingCashFlow, 0));

const yearlyDebt = (figures: ScoringFigures): number => 12 * toHundredths(figures.monthlyDebtPayments);

const hasCash = (figures: ScoringFigures): boolean =>
  figures.annualRevenueCurrent > 0 && yearlyCash(figures) > 0;

/** Without it, a missing debt would look like a strength. */
const mentionsDebt = ({ figures }: MeasureInput): boolean =>
  figures.monthlyDebtPayments > 0 || figures.existingLoans.trim() !== '';

export const coverageOfAnsweredDebt: Measure = ({ figures }) => {
  if (!hasCash(figures)) return null;
  const quotient = { num: yearlyCash(figures), den: yearlyDebt(figures) };
  return quotient.den === 0 ? { ...quotient, displayValue: values.noDebt } : quotient;
};

export const coverageNow: Measure = (input) => (mentionsDebt(input) ? coverageOfAnsweredDebt(input) : null);

export const coverageOfAnsweredDebtAndRequest: Measure = ({ figures, rules }) => {
  if (figures.loanRequestAmount <= 0 || !hasCash(figures)) return null;
  const months = figures.loanTerm || rules.loan.defaultTermMonths;
  const payment = monthlyPayment(
    toHundredths(figures.loanRequestAmount),
    rules.loan.planningRatePercent,
    months,
  );
  return { num: yearlyCash(figures), den: yearlyDebt(figures) + 12 * payment, inexact: true };
};

export const coverageWithRequest: Measure = (input) =>
  mentionsDebt(input) ? coverageOfAnsweredDebtAndRequest(input) : null;

export const yearlyRevenue: Measure = ({ figures }) => enteredFraction(figures.annualRevenueCurrent);

export const revenueGrowth: Measure = ({ figures }) =>
  figures.annualRevenuePrevious > 0
    ? {
        num: toHundredths(figures.annualRevenueCurrent) - toHundredths(figures.annualRevenuePrevious),
        den: Math.round(figures.annualRevenuePrevious),
      }
    : null;

export const growthSources = (input: MeasureInput): FigureSources => ({
  entered: enteredFraction(input.figures.revenueGrowthRate),
  computed: revenueGrowth(input),
});

export const netProfitMargin: Measure = ({ figures }) => enteredFraction(figures.netProfitMargin);

export const currentRatioSources = ({ figures }: MeasureInput): FigureSources => ({
  entered: enteredFraction(figures.currentRatio),
  computed:
    figures.currentAssets > 0 && figures.currentLiabilities > 0
      ? { num: toHundredths(figures.currentAssets), den: toHundredths(figures.currentLiabilities) }
      : null,
});

export const currentRatio: Measure = (input) => {
  const sources = currentRatioSources(input);
  return largerFraction(sources.entered, sources.computed);
};

const ofBalanceSheet = (ratio: Fraction, displayValue?: string): Measurement => ({
  ...ratio,
  fromBalanceSheet: true,
  ...(displayValue === undefined ? {} : { displayValue }),
});

export const currentRatioOfBalanceSheet: Measure = (input) => {
  const { entered, computed } = currentRatioSources(input);
  return computed === null ? entered : ofBalanceSheet(computed);
};

export const quickRatio: Measure = ({ figures }) => enteredFraction(figures.quickRatio);

export const monthsOfWorkingCapital: Measure = ({ figures }) =>
  figures.annualOperatingExpenses > 0
    ? { num: 12 * toHundredths(figures.workingCapital), den: toHundredths(figures.annualOperatingExpenses) }
    : null;

function debtToEquityOnSheet({ totalAssets, totalLiabilities }: ScoringFigures): Fraction | null {
  const equity = totalAssets - totalLiabilities;
  return equity > 0 ? { num: toHundredths(totalLiabilities), den: toHundredths(equity) } : null;
}

export const debtToEquitySources = ({ figures }: MeasureInput): FigureSources => ({
  entered: enteredFraction(figures.debtToEquityRatio),
  computed: figures.currentAssets > 0 ? debtToEquityOnSheet(figures) : null,
});

export const answeredDebtToEquitySources = (input: MeasureInput): FigureSources => ({
  entered: enteredFraction(input.figures.debtToEquityRatio),
  computed: isUnanswered(input, 'totalLiabilities') ? null : debtToEquityOnSheet(input.figures),
});

export const debtToEquity: Measure = (input) => {
  const sources = debtToEquitySources(input);
  return smallerFraction(sources.entered, sources.computed);
};

const withoutEquity = ({ totalAssets, totalLiabilities }: ScoringFigures): Measurement | null =>
  totalAssets > 0 && totalLiabilities >= totalAssets
    ? ofBalanceSheet({ num: toHundredths(totalLiabilities), den: 0 }, values.noEquity)
    : null;

export const debtToEquityOfBalanceSheet: Measure = (input) => {
  const { entered, computed } = debtToEquitySources(input);
  return withoutEquity(input.figures) ?? (computed === null ? entered : ofBalanceSheet(computed));
};

/** Without current assets, a typed ratio counts up to the ratio of the sheet. */
export const debtToEquityWithinBalanceSheet: Measure = (input) => {
  const { entered, computed } = answeredDebtToEquitySources(input);
  const onSheet = withoutEquity(input.figures) ?? (computed && ofBalanceSheet(computed));
  if (onSheet === null) return entered;
  if (input.figures.currentAssets > 0 || onSheet.den === 0) return onSheet;
  return entered && largerFraction<Measurement>(onSheet, entered);
};

export const connectedAccounts: Measure = ({ accounts }) =>
  accounts.length > 0 ? { num: accounts.length, den: 1 } : null;

export const balanceSources = ({ figures, accounts, rules }: MeasureInput): FigureSources => {
  const cents = depositCents(accounts, rules.creditAccountTypes);
  return {
    entered: enteredFraction(figures.averageBankBalance),
    computed: cents > 0 ? { num: cents, den: 100 } : null,
  };
};

export const averageBalance: Measure = (input) => {
  const sources = balanceSources(input);
  return largerFraction(sources.entered, sources.computed);
};
