import { toHundredths, isProductAtLeast } from './fractions.ts';
import type { Measurement } from './measure-input.ts';
import type { Band, Criterion, Scale } from './ruleset.ts';

type BandTuple = readonly [threshold: number, points: number, words?: string];

const toBand = ([threshold, points, words]: BandTuple): Band => ({
  threshold,
  points,
  ...(words === undefined ? {} : { words }),
});

export const atLeast = (steps: readonly BandTuple[], aboveZero?: BandTuple): Scale => ({
  kind: 'atLeast',
  bands: [...steps.map(toBand), ...(aboveZero ? [{ ...toBand(aboveZero), aboveZero: true as const }] : [])],
});

export const atMost = (...steps: readonly BandTuple[]): Scale => ({
  kind: 'atMost',
  bands: steps.map(toBand),
});

export const sumUpTo = (whole: BandTuple): Scale => ({ kind: 'sum', bands: [toBand(whole)] });

/** Measured: the relative error of a loan payment is about 10^-13 at 600 months. A payment at a band limit must reach the band. */
const roundingTolerance = 1e-12;

function isReached(measurement: Measurement, { threshold, aboveZero }: Band, kind: Scale['kind']): boolean {
  if (aboveZero) return measurement.num > 0;
  const bound = toHundredths(threshold);
  if (measurement.inexact) return measurement.num * 100 >= bound * measurement.den * (1 - roundingTolerance);
  return kind === 'atLeast'
    ? isProductAtLeast(measurement.num, 100, bound, measurement.den)
    : isProductAtLeast(bound, measurement.den, measurement.num, 100);
}

export function pointsFor({ scale }: Criterion, measurement: Measurement | null): number {
  if (measurement === null) return 0;
  if (scale.kind === 'sum') return measurement.num;
  return scale.bands.find((step) => isReached(measurement, step, scale.kind))?.points ?? 0;
}

export const bandAbove = ({ scale }: Criterion, points: number): Band | null =>
  scale.bands.findLast((step) => step.points > points) ?? null;
