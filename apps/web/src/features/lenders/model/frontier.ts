import { fill } from '@groundwork/wording';
import type { LenderCarry, LenderFrontier } from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

interface FrontierTexts {
  readonly now: string;
  readonly then: string | null;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const needed = Object.entries(words.frontier.answers);

type Missing = LenderCarry['missing'];

/** Without an amount or a state, no lender is decided: 0 would be a claim. */
function describeNow({ open, active }: LenderFrontier, missing: Missing): string {
  const answers = needed.filter(([field]) => missing.some(({ fields }) => fields.includes(field)));
  return open === 0 && answers.length > 0
    ? fill(words.frontier.notYet, { answers: list.format(answers.map(([, answer]) => answer)) })
    : fill(words.frontier.open, { open: formatCount(open), active: formatCount(active) });
}

export function describeFrontier(frontier: LenderFrontier, missing: Missing): FrontierTexts {
  const now = describeNow(frontier, missing);
  const { next } = frontier;
  if (next === null) return { now, then: null };
  return { now, then: fill(words.frontier.more, { points: next.points, more: formatCount(next.lenders) }) };
}
