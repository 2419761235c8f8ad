import { addDays, daysIn } from '../days.ts';
import type { WitnessPeriod } from '../witness.ts';
import type { FieldRule, FigureRules } from './figure-rules.ts';
import type { RatedSource } from './rated-source.ts';

const yearDays = 365;

const overlapDays = (a: WitnessPeriod, b: WitnessPeriod): number =>
  Math.max(0, daysIn({ from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to }));

const isGraded = ({ grade }: RatedSource): boolean => grade !== null;

const isLater = (a: WitnessPeriod, b: WitnessPeriod): boolean =>
  a.to > b.to || (a.to === b.to && a.from > b.from);

const latestOf = (periods: readonly WitnessPeriod[]): WitnessPeriod | null =>
  periods.reduce<WitnessPeriod | null>(
    (latest, each) => (latest === null || isLater(each, latest) ? each : latest),
    null,
  );

const periodsOf = (sources: readonly RatedSource[]): WitnessPeriod[] =>
  sources.filter(isGraded).flatMap(({ witness }) => witness.period ?? []);

export const currentYear = (sources: readonly RatedSource[]): WitnessPeriod | null =>
  latestOf(periodsOf(sources));

const yearBefore = ({ from }: WitnessPeriod): WitnessPeriod => ({
  from: addDays(from, -yearDays),
  to: addDays(from, -1),
});

type Filter = (source: RatedSource) => boolean;

const isOf =
  (period: WitnessPeriod, { leastDays }: FigureRules['ownYear']): Filter =>
  ({ witness }) =>
    witness.period !== null && overlapDays(witness.period, period) >= leastDays;

/** A newer paper of a channel replaces its older ones. */
const isLatestOfChannel =
  (sources: readonly RatedSource[]): Filter =>
  ({ channel, witness }) => {
    const latest = latestOf(periodsOf(sources.filter((other) => other.channel === channel)));
    return latest === null || witness.period === null || witness.period.to >= latest.to;
  };

export function ofOwnPeriod(
  sources: readonly RatedSource[],
  { period }: FieldRule,
  current: WitnessPeriod | null,
  { ownYear }: FigureRules,
): RatedSource[] {
  if (period === 'any') return [...sources];
  if (period === 'latest') return sources.filter(isLatestOfChannel(sources));
  if (period === 'year') {
    const year = currentYear(sources);
    return year === null ? [...sources] : sources.filter(isOf(year, ownYear));
  }
  if (current === null) return [];
  return sources
    .filter(isOf(yearBefore(current), ownYear))
    .filter(
      ({ witness }) =>
        witness.period === null || overlapDays(witness.period, current) <= ownYear.mostDaysOfNext,
    );
}
