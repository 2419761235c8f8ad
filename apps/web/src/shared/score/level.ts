import type { ScoreLevel } from '@groundwork/contracts';

// The engine has the same levels, but it would add to the script of each screen with a dial.
const levels: readonly { readonly from: number; readonly level: ScoreLevel }[] = [
  { from: 800, level: 'Excellent' },
  { from: 700, level: 'Good' },
  { from: 600, level: 'Fair' },
];

export function levelOf(score: number): ScoreLevel {
  return levels.find(({ from }) => score >= from)?.level ?? 'Needs Improvement';
}

export function findNextLevel(score: number): { readonly level: ScoreLevel; readonly points: number } | null {
  const above = levels.filter(({ from }) => score < from).at(-1);
  return above === undefined ? null : { level: above.level, points: above.from - score };
}
