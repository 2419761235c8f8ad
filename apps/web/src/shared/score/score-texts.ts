import type { ScoreStep } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate, formatSigned } from '#shared/formatting/format.ts';
import { findNextLevel, levelOf } from './level.ts';
import { specifiedWords, words } from './score.wording.ts';

export const describeMonthlyChange = (change: number): string =>
  fill(specifiedWords.monthlyChange, { change: formatSigned(change) });

const monthMs = 30 * 86_400_000;

export function describeStart(steps: readonly ScoreStep[], now: Date): string | null {
  const started = Math.min(...steps.map(({ at }) => Date.parse(at)));
  if (!Number.isFinite(started) || now.getTime() - started >= monthMs) return null;
  const [day = '', today] = [new Date(started), now].map((moment) => formatDate(moment.toISOString()));
  return day === today ? words.startedToday : fill(words.startedOn, { date: day });
}

export function describeDial(name: string, score: number, change: number): string {
  const values = { level: levelOf(score), change: describeMonthlyChange(change) };
  return fill(words.dial, { name, score: String(score), ...values });
}

export const formatPoints = (points: number): string =>
  points < 0 ? fill(words.loss, { points: -points }) : fill(words.gain, { points });

export function describeNextLevel(total: number): string {
  const next = findNextLevel(total);
  return next === null ? words.topLevel : fill(words.nextLevel, next);
}
