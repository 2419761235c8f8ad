import type { ScoreStep } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate, formatSigned } from '#shared/formatting/format.ts';
import { findNextLevel, levelOf } from './level.ts';
import { specifiedWords, words } from './score.wording.ts';

export const describeMonthlyChange = (change: number): string =>
  fill(specifiedWords.monthlyChange, { change: formatSigned(change) });

const monthMs = 30 * 86_400_000;

/** The first step of an owner who has no score of a month ago. */
function firstStepOf(steps: readonly ScoreStep[], now: Date): ScoreStep | null {
  const [first] = steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return first === undefined || now.getTime() - Date.parse(first.at) >= monthMs ? null : first;
}

/** For an owner who joined within the month, the change counts from her first step. */
export function describeStart(steps: readonly ScoreStep[], now: Date, change30Days: number): string | null {
  const first = firstStepOf(steps, now);
  if (first === null) return null;
  const day = formatDate(first.at);
  const values = { day, change: formatSigned(change30Days) };
  return fill(day === formatDate(now.toISOString()) ? words.joinedToday : words.joinedOn, values);
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
