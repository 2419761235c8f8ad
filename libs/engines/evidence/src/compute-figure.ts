import { percentOf } from './dollars.ts';

export type Computation = 'same' | 'signed' | 'margin' | 'difference';
type Rounding = (dollars: number) => number;
type Compute = (figures: readonly number[], rounded: Rounding) => number | null;

/** The second figure of a pair only has to exist: the figures of a pair prove together. */
const computations: Readonly<Record<Computation, Compute>> = {
  same: ([value = 0], rounded) => (rounded(value) < 0 ? null : rounded(value)),
  signed: ([value = 0], rounded) => rounded(value),
  margin: ([profit = 0, revenue = 0]) => (revenue > 0 ? percentOf(profit, revenue) : null),
  difference: ([all = 0, owed = 0], rounded) => rounded(all - owed),
};

export const computeFigure = (
  how: Computation,
  figures: readonly number[],
  rounded: Rounding,
): number | null => computations[how](figures, rounded);
