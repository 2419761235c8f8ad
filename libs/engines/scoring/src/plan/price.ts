export interface Price {
  readonly cost: number;
  readonly effort: number;
  readonly steps: number;
}

export const zeroPrice: Price = { cost: 0, effort: 0, steps: 0 };

export const addPrices = (a: Price, b: Price): Price => ({
  cost: a.cost + b.cost,
  effort: a.effort + b.effort,
  steps: a.steps + b.steps,
});

export const comparePrices = (a: Price, b: Price): number =>
  a.effort - b.effort || a.cost - b.cost || a.steps - b.steps;
