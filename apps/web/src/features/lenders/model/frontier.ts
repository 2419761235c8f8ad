import { fill } from '@groundwork/wording';
import type { DashboardReply, ScoreReply } from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

interface NextStep {
  readonly title: string;
  readonly href: string;
  readonly points: number;
  readonly lenders: number;
}

export interface Frontier {
  readonly open: number;
  readonly active: number;
  readonly next: NextStep | null;
}

function nextStepOf(score: ScoreReply | undefined): NextStep | null {
  if (score === undefined) return null;
  const { title, href, points, lenders } = score.nextMilestone;
  const count = lenders?.eligible ?? 0;
  return href === null || points === null || count === 0 ? null : { title, href, points, lenders: count };
}

/** Null while lenders are away or the catalog is empty. */
export function readFrontier(
  dashboard: DashboardReply | undefined,
  score: ScoreReply | undefined,
): Frontier | null {
  if (dashboard === undefined || dashboard.unavailable.includes('lenders')) return null;
  if (dashboard.activeLenders === 0) return null;
  return { open: dashboard.matchedLenders, active: dashboard.activeLenders, next: nextStepOf(score) };
}

export function describeFrontier({ open, active, next }: Frontier): { now: string; then: string | null } {
  const now = fill(words.frontier.open, { open: formatCount(open), active: formatCount(active) });
  if (next === null) return { now, then: null };
  return { now, then: fill(words.frontier.more, { points: next.points, more: next.lenders }) };
}
