import type { ScoreStep } from '@groundwork/contracts';
import { formatCount, formatDate, formatSigned } from '#shared/formatting/format.ts';
import { levelOf, findNextLevel } from './level.ts';

export const describeMonthlyChange = (change: number): string => `from last month ${formatSigned(change)}`;

const monthMs = 30 * 86_400_000;

/** Since when the change counts, for who has not been here for a month; otherwise nothing has to be said. */
export function describeStart(steps: readonly ScoreStep[], now: Date): string | null {
  const started = Math.min(...steps.map(({ at }) => Date.parse(at)));
  if (!Number.isFinite(started) || now.getTime() - started >= monthMs) return null;
  const [day, today] = [new Date(started), now].map((moment) => formatDate(moment.toISOString()));
  return `Counted since you started ${day === today ? 'today' : `on ${day}`}`;
}

export function describeDial(scoreName: string, score: number, change: number): string {
  return `${scoreName} ${score} of 1000, ${levelOf(score)}, ${describeMonthlyChange(change)}`;
}

/** "+53 points", "−1 point". */
export function formatPoints(points: number): string {
  return `${formatSigned(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** The line under a heading: the way to the next level. */
export function describeNextLevel(total: number): string {
  const next = findNextLevel(total);
  if (next === null) return 'Your score is Excellent. Keep your documents current to stay there.';
  return `You're ${formatCount(next.points)} ${next.points === 1 ? 'point' : 'points'} from ${next.level}.`;
}
