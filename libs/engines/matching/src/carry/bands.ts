import type { CarryRules } from '../ruleset.ts';

export const bands = ['can-carry', 'tight', 'unknown', 'too-much'] as const;
export type Band = (typeof bands)[number];

export function bandOf(coverage: number | null, rules: CarryRules): Band {
  if (coverage === null) return 'unknown';
  if (coverage >= rules.comfortableCoverage) return 'can-carry';
  return coverage >= rules.limitCoverage ? 'tight' : 'too-much';
}

export function cappedScore(band: Band, score: number, rules: CarryRules): number {
  if (band === 'tight') return Math.min(rules.highestTightScore, score);
  return band === 'too-much' ? Math.min(rules.highestTooMuchScore, score) : score;
}
