import { formatCount, formatSigned } from '#shared/formatting/format.ts';
import { levelOf, nextLevel } from './level.ts';

export const changeWords = (change: number): string => `${formatSigned(change)} from last month`;

export function dialSentence(scoreName: string, score: number, change: number): string {
  return `${scoreName} ${score} of 1000, ${levelOf(score)}, ${changeWords(change)}`;
}

/** "+53 points", "−1 point". */
export function pointsWords(points: number): string {
  return `${formatSigned(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** The line under a heading: the way to the next level. */
export function standingWords(total: number): string {
  const next = nextLevel(total);
  if (next === null) return 'Your score is Excellent. Keep your documents current to stay there.';
  return `You're ${formatCount(next.points)} ${next.points === 1 ? 'point' : 'points'} from ${next.level}.`;
}
