import type { ScoringField } from './figures.ts';
import type { MeasureName } from './measures.ts';

const debtToEquity = [
  'debtToEquity',
  'debtToEquityOfBalanceSheet',
  'debtToEquityWithinBalanceSheet',
] as const;

/** The measures that a profile figure moves, for each figure that a document can contradict. */
export const measuresByField = {
  annualRevenueCurrent: ['yearlyRevenue', 'revenueGrowth'],
  annualOperatingExpenses: ['monthsOfWorkingCapital'],
  annualPersonalIncome: ['personalDebtToIncome'],
  operatingCashFlow: [
    'coverageNow',
    'coverageWithRequest',
    'coverageOfAnsweredDebt',
    'coverageOfAnsweredDebtAndRequest',
  ],
  averageBankBalance: ['averageBalance'],
  nsfIncidents: ['nsfIncidents'],
  totalAssets: debtToEquity,
  totalLiabilities: debtToEquity,
  currentAssets: ['currentRatio', 'currentRatioOfBalanceSheet'],
  currentLiabilities: ['currentRatio', 'currentRatioOfBalanceSheet'],
} as const satisfies Partial<Record<ScoringField, readonly MeasureName[]>>;

const measuresOf: ReadonlyMap<string, readonly MeasureName[]> = new Map(Object.entries(measuresByField));

export const dependsOnField = ({ measure }: { readonly measure: MeasureName }, field: string): boolean =>
  measuresOf.get(field)?.includes(measure) === true;
