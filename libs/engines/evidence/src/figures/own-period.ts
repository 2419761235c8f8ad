import { addDays, daysIn } from '../days.ts';
import type { WitnessPeriod } from '../witness.ts';
import type { FieldRule, FigureRules } from './figure-rules.ts';
import type { RatedSource } from './rated-source.ts';

const yearDays = 365;

const overlapDays = (a: WitnessPeriod, b: WitnessPeriod): number =>
  Math.max(0, daysIn({ from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to }));

const ends = ({ from, to }: WitnessPeriod): string => `${to} ${from}`;

const latestOf = (periods: readonly WitnessPeriod[]): WitnessPeriod | null =>
  periods.reduce<WitnessPeriod | null>(
    (latest, each) => (latest === null || ends(each) > ends(latest) ? each : latest),
    null,
  );

const periodsOf = (sources: readonly RatedSource[]): WitnessPeriod[] =>
  sources.flatMap(({ grade, witness }) => (grade === null || witness.period === null ? [] : witness.period));

export const currentYear = (sources: readonly RatedSource[]): WitnessPeriod | null =>
  latestOf(periodsOf(sources));

const yearBefore = ({ from }: WitnessPeriod): WitnessPeriod => ({
  from: addDays(from, -yearDays),
  to: addDays(from, -1),
});

type Filter = (source: RatedSource) => boolean;

const commonDays = ({ witness }: RatedSource, period: WitnessPeriod): number =>
  witness.period === null ? 0 : overlapDays(witness.period, period);

const isOf =
  (period: WitnessPeriod, { leastDays }: FigureRules['ownYear']): Filter =>
  (source) =>
    commonDays(source, period) >= leastDays;

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
  const before = sources.filter(isOf(yearBefore(current), ownYear));
  return before.filter((source) => commonDays(source, current) <= ownYear.mostDaysOfNext);
}
