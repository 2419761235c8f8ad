import { hundredths, percentOf } from './dollars.ts';

export type Computation = 'same' | 'signed' | 'margin' | 'difference';
type Compute = (figures: readonly number[]) => number | null;

/** The second figure of a pair only has to exist: the figures of a pair prove together. */
const computations: Readonly<Record<Computation, Compute>> = {
  same: ([value = 0]) => (hundredths(value) < 0 ? null : hundredths(value)),
  signed: ([value = 0]) => hundredths(value),
  margin: ([profit = 0, revenue = 0]) => (revenue > 0 ? percentOf(profit, revenue) : null),
  difference: ([all = 0, owed = 0]) => hundredths(all - owed),
};

export const computeFigure = (how: Computation, figures: readonly number[]): number | null =>
  computations[how](figures);
