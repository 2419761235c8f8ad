import { levels } from '../level.ts';
import type { PatchOp } from './patch.ts';
import type { Recommendation } from './recommendations.ts';
import type { Ruleset } from '../ruleset.ts';
import { specified } from '../score.wording.ts';

export interface NextMilestone {
  readonly title: string;
  readonly points: number | null;
  readonly href: Recommendation['href'] | null;
  readonly target: number;
  readonly progress: number;
  readonly ops: readonly PatchOp[];
}

interface Step {
  readonly title: string;
  readonly action: Recommendation;
}

function firstStep(recommendations: readonly Recommendation[], { advice }: Ruleset): Step | undefined {
  for (const { code, title } of advice.milestones) {
    const action = recommendations.find((item) => item.code === code);
    if (action) return { title, action };
  }
  return undefined;
}

function largestOpenStep(
  recommendations: readonly Recommendation[],
  closed: ReadonlySet<string>,
  rules: Ruleset,
): Step | undefined {
  const codes = rules.criteria.map(({ code }) => code);
  const [action] = recommendations
    .filter(({ id }) => !closed.has(id))
    .sort((a, b) => b.impact - a.impact || codes.indexOf(a.code) - codes.indexOf(b.code));
  return action && { title: action.title, action };
}

function progressTo(target: number, total: number): number {
  const lower = levels.find(({ from }) => total >= from)?.from ?? 0;
  return target === total ? 100 : Math.floor((100 * (total - lower)) / (target - lower) + 0.5);
}

export function nextMilestone(
  total: number,
  recommendations: readonly Recommendation[],
  { rules, closed = new Set<string>() }: { readonly rules: Ruleset; readonly closed?: ReadonlySet<string> },
): NextMilestone {
  const step = firstStep(recommendations, rules) ?? largestOpenStep(recommendations, closed, rules);
  if (!step) {
    return { title: specified.upToDate, points: null, href: null, target: total, progress: 100, ops: [] };
  }
  const { impact, href, ops } = step.action;
  const target = total + impact;
  return {
    title: step.title,
    points: impact === 0 ? null : impact,
    href,
    target,
    progress: progressTo(target, total),
    ops,
  };
}
