import type { ScoreLevel } from '@groundwork/contracts';

/** The engine’s, written again: the engine would come with every screen that has a dial. */
const levels: readonly { readonly from: number; readonly level: ScoreLevel }[] = [
  { from: 800, level: 'Excellent' },
  { from: 700, level: 'Good' },
  { from: 600, level: 'Fair' },
];

export function levelOf(score: number): ScoreLevel {
  return levels.find(({ from }) => score >= from)?.level ?? 'Needs Improvement';
}

/** The next level above a score, and how far it is; null at the top. */
export function findNextLevel(score: number): { readonly level: ScoreLevel; readonly points: number } | null {
  const above = levels.filter(({ from }) => score < from).at(-1);
  return above === undefined ? null : { level: above.level, points: above.from - score };
}
