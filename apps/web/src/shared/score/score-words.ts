import { formatSigned } from '#shared/formatting/format.ts';
import { levelOf } from './level.ts';

export const changeWords = (change: number): string => `${formatSigned(change)} from last month`;

export function dialSentence(scoreName: string, score: number, change: number): string {
  return `${scoreName} ${score} of 1000, ${levelOf(score)}, ${changeWords(change)}`;
}

/** "+53 points", "−1 point". */
export function pointsWords(points: number): string {
  return `${formatSigned(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}
