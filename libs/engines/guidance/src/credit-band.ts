/** Best first, each from its lower bound on. */
export const creditBands = [
  { from: 740, label: '740+' },
  { from: 670, label: '670-739' },
  { from: 580, label: '580-669' },
  { from: 0, label: 'under 580' },
] as const;

export type CreditBand = (typeof creditBands)[number];

/** The band a personal credit score falls into; 0 is blank and has none. */
export const creditBandOf = (score: number): CreditBand | null =>
  score === 0 ? null : (creditBands.find(({ from }) => score >= from) ?? null);
