import type { DashboardReply, NextMilestone } from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';
import { formatPoints, describeNextLevel } from '#shared/score/score-texts.ts';

export type DashboardPart = DashboardReply['unavailable'][number];

const partNames: Readonly<Record<DashboardPart, string>> = {
  score: 'your score',
  lenders: 'lender matching',
  documents: 'your documents',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function describeUnavailable(parts: readonly DashboardPart[]): string | null {
  if (parts.length === 0) return null;
  const names = list.format(parts.map((part) => partNames[part]));
  const begun = names.charAt(0).toUpperCase() + names.slice(1);
  return `${begun} cannot be reached right now. The rest is up to date; this page tries again by itself.`;
}

/** The line under the greeting: where the owner stands and the way to the next level. */
export function describeProgress({ score, unavailable }: DashboardReply): string | undefined {
  if (unavailable.includes('score')) return undefined;
  return describeNextLevel(score.totalScore);
}

export function describeLenderCount(activeLenders: number): string {
  return `Based on ${formatCount(activeLenders)} ${activeLenders === 1 ? 'lender' : 'lenders'}`;
}

export const formatMilestonePoints = ({ points }: NextMilestone): string | null =>
  points === null ? null : formatPoints(points);

/** Nothing entered and nothing uploaded: the first score is the first thing to do. */
export function isFirstUse({ score, documents, unavailable }: DashboardReply): boolean {
  const isKnown = !unavailable.includes('score') && !unavailable.includes('documents');
  return isKnown && score.totalScore === 0 && documents.total === 0;
}
