import { fill } from '@groundwork/wording';
import type { LenderFrontier } from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

interface FrontierTexts {
  readonly now: string;
  readonly then: string | null;
}

export function describeFrontier({ open, active, next }: LenderFrontier): FrontierTexts {
  const now = fill(words.frontier.open, { open: formatCount(open), active: formatCount(active) });
  if (next === null) return { now, then: null };
  return { now, then: fill(words.frontier.more, { points: next.points, more: formatCount(next.lenders) }) };
}
