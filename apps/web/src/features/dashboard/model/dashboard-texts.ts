import { fill } from '@groundwork/wording';
import type { DashboardReply, NextMilestone, Recommendation, ScoreReply } from '@groundwork/contracts';
import { describeImpact, describeTime } from '#shared/advice/impact-text.ts';
import { words as noLenders } from '#shared/lenders/lenders.wording.ts';
import { formatPoints, describeNextLevel } from '#shared/score/score-texts.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

export type DashboardPart = DashboardReply['unavailable'][number];

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function describeUnavailable(parts: readonly DashboardPart[]): string | null {
  if (parts.length === 0) return null;
  return fill(words.unavailable, { parts: list.format(parts.map((part) => words.parts[part])) });
}

export function describeProgress({ score, unavailable }: DashboardReply): string | undefined {
  if (unavailable.includes('score')) return undefined;
  return describeNextLevel(score.totalScore);
}

export function describeLenderCount({ activeLenders, catalogueMode: mode }: DashboardReply): string {
  return mode === 'empty' ? noLenders.title : fill(specifiedWords.lenderCount, { count: activeLenders });
}

export const formatMilestonePoints = ({ points }: NextMilestone): string | null =>
  points === null ? null : formatPoints(points);

interface MoveTexts {
  readonly worth: string | null;
  readonly text: string;
}

/** "+53 points, 61 more lenders", and the time that the move needs. */
export function describeMove(
  move: Recommendation,
  milestone: DashboardReply['nextMilestone'],
  score: ScoreReply | undefined,
): MoveTexts {
  const impact = describeImpact(move);
  const time = describeTime(move);
  const isMilestone = move.title === milestone?.title;
  const opened = isMilestone ? (score?.nextMilestone.lenders?.eligible ?? 0) : 0;
  const parts = [
    ...(impact === null ? [] : [fill(words.advice.worth, { points: `${impact.before}${impact.figure}` })]),
    ...(opened === 0 ? [] : [fill(words.advice.opens, { count: opened })]),
  ];
  return {
    worth: parts.length === 0 ? null : parts.join(' · '),
    text: time === null ? move.description : `${move.description} ${time}.`,
  };
}
