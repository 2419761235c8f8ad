import type { Factor } from './ruleset.ts';

/** 10 × weight × score, rounded half up, in integers. */
export const contributionOf = (factor: Factor, score: number): number =>
  Math.floor((factor.halfPoints * score + 1) / 2);

export const contributionGain = (factor: Factor, score: number, points: number): number =>
  contributionOf(factor, score + points) - contributionOf(factor, score);
