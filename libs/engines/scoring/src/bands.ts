import { toHundredths, productAtLeast } from './fractions.ts';
import type { Measurement } from './measure-input.ts';
import type { Band, Criterion, Scale } from './ruleset.ts';

type BandTuple = readonly [threshold: number, points: number, words?: string];

const toBand = ([threshold, points, words]: BandTuple): Band => ({
  threshold,
  points,
  ...(words === undefined ? {} : { words }),
});

/** Higher is better; `aboveZero` is the last band, reached by anything above 0. */
export const atLeast = (steps: readonly BandTuple[], aboveZero?: BandTuple): Scale => ({
  kind: 'atLeast',
  bands: [...steps.map(toBand), ...(aboveZero ? [{ ...toBand(aboveZero), aboveZero: true as const }] : [])],
});

/** Lower is better. */
export const atMost = (...steps: readonly BandTuple[]): Scale => ({
  kind: 'atMost',
  bands: steps.map(toBand),
});

/** The measure adds up points by itself; the next aim is always the whole. */
export const sumUpTo = (whole: BandTuple): Scale => ({ kind: 'sum', bands: [toBand(whole)] });

/**
 * A loan payment is the one float of the scorecard. Its relative error grows with the term to about 10^-13 at 600
 * months, so a band is taken as reached from 10^-12 below: rounding must not cost a figure that stands on the band.
 */
const roundingTolerance = 1e-12;

function isReached(measured: Measurement, { threshold, aboveZero }: Band, kind: Scale['kind']): boolean {
  if (aboveZero) return measured.num > 0;
  const bound = toHundredths(threshold);
  if (measured.inexact) return measured.num * 100 >= bound * measured.den * (1 - roundingTolerance);
  return kind === 'atLeast'
    ? productAtLeast(measured.num, 100, bound, measured.den)
    : productAtLeast(bound, measured.den, measured.num, 100);
}

export function pointsFor({ scale }: Criterion, measured: Measurement | null): number {
  if (measured === null) return 0;
  if (scale.kind === 'sum') return measured.num;
  return scale.bands.find((step) => isReached(measured, step, scale.kind))?.points ?? 0;
}

/** The nearest band that pays more than these points; null at the maximum. */
export const bandAbove = ({ scale }: Criterion, points: number): Band | null =>
  scale.bands.findLast((step) => step.points > points) ?? null;
