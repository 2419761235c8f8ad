export type Level = 'Excellent' | 'Good' | 'Fair' | 'Needs Improvement';

/** The one word about the user. Best first; each from its lower bound on. */
export const levels = Object.freeze([
  Object.freeze({ level: 'Excellent', from: 800 }),
  Object.freeze({ level: 'Good', from: 700 }),
  Object.freeze({ level: 'Fair', from: 600 }),
  Object.freeze({ level: 'Needs Improvement', from: 0 }),
] as const);

export const levelOf = (totalScore: number): Level =>
  levels.find(({ from }) => totalScore >= from)?.level ?? 'Needs Improvement';

/** A scale to draw, not a word about the user: each band is [from, to), the last one closed. */
export const legendBands = Object.freeze([
  Object.freeze({ label: 'Poor', from: 0, to: 500 }),
  Object.freeze({ label: 'Fair', from: 500, to: 700 }),
  Object.freeze({ label: 'Good', from: 700, to: 850 }),
  Object.freeze({ label: 'Excellent', from: 850, to: 1000 }),
] as const);
