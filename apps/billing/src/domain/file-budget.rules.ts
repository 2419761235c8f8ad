import {
  type BudgetPeriod,
  budgetPeriods,
  type FileBudget,
  type FileLimits,
  type FileUse,
} from '@groundwork/contracts';

const hourMs = 3_600_000;
const periods = Object.keys(budgetPeriods) as BudgetPeriod[];
const measures = ['files', 'bytes', 'rows', 'processorMs'] as const;

export type FileMeasure = (typeof measures)[number];

export interface HourUse extends FileUse {
  hour: Date;
}

export interface SpentBudget {
  measure: FileMeasure;
  period: BudgetPeriod;
  limit: number;
  goesOnAt: Date;
}

export const noUse: FileUse = { files: 0, bytes: 0, rows: 0, processorMs: 0 };

export const oneFile = (bytes: number): FileUse => ({ ...noUse, files: 1, bytes });

export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);

const firstHourOf = (period: BudgetPeriod, lastHour: Date): number =>
  lastHour.getTime() - (budgetPeriods[period] - 1) * hourMs;

const sumSince = (hours: readonly HourUse[], start: number, measure: FileMeasure): number =>
  hours.reduce((sum, use) => (use.hour.getTime() < start ? sum : sum + use[measure]), 0);

const useOf = (hours: readonly HourUse[], period: BudgetPeriod, now: Date): FileUse => {
  const start = firstHourOf(period, hourOf(now));
  const sum = (measure: FileMeasure) => sumSince(hours, start, measure);
  return { files: sum('files'), bytes: sum('bytes'), rows: sum('rows'), processorMs: sum('processorMs') };
};

export interface Spending {
  hours: readonly HourUse[];
  limits: FileLimits;
  now: Date;
}

/** At the start of each later hour, one more old hour leaves the period. */
function goesOnAt(
  { hours, limits, now }: Spending,
  period: BudgetPeriod,
  measure: FileMeasure,
  added: number,
): Date {
  const length = budgetPeriods[period];
  const current = hourOf(now).getTime();
  for (let later = 1; later < length; later += 1) {
    const hour = new Date(current + later * hourMs);
    if (sumSince(hours, firstHourOf(period, hour), measure) + added <= limits[period][measure]) return hour;
  }
  return new Date(current + length * hourMs);
}

/** Of several spent measures, the one that lasts longest. */
export function spentBudget(spending: Spending, added: FileUse): SpentBudget | null {
  const { hours, limits, now } = spending;
  const spent = periods.flatMap((period) => {
    const used = useOf(hours, period, now);
    return measures
      .filter((measure) => used[measure] + added[measure] > limits[period][measure])
      .map((measure) => ({
        measure,
        period,
        limit: limits[period][measure],
        goesOnAt: goesOnAt(spending, period, measure, added[measure]),
      }));
  });
  const [longest] = spent.sort((a, b) => b.goesOnAt.getTime() - a.goesOnAt.getTime());
  return longest ?? null;
}

export function toFileBudget(spending: Spending): FileBudget {
  const { hours, limits, now } = spending;
  return {
    hour: { used: useOf(hours, 'hour', now), limits: limits.hour },
    day: { used: useOf(hours, 'day', now), limits: limits.day },
    goesOnAt: spentBudget(spending, oneFile(0))?.goesOnAt.toISOString() ?? null,
  };
}
