import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import {
  contributionOf,
  currentRules,
  type Recommendation as EngineAdvice,
  type ScoreResult,
} from '@groundwork/engine-scoring';
import type { Advice } from './advice.rules.ts';
import type { Mark } from './owner.model.ts';

/** The points that one criterion has. */
export function pointsOf(result: ScoreResult, { code, factor }: EngineAdvice): number {
  return result.factors[factor].criteria.find((criterion) => criterion.code === code)?.points ?? 0;
}

/** What the total would lose if this criterion alone stood where it stood then; what was lost since is no gain. */
function achievedSince(mark: Mark, result: ScoreResult): number {
  const { factor: key } = mark.advice;
  const factor = currentRules.factors.find((each) => each.key === key);
  const gained = pointsOf(result, mark.advice) - mark.pointsThen;
  if (!factor || gained <= 0) return 0;
  const now = result.factors[key].score;
  return contributionOf(factor, now) - contributionOf(factor, now - gained);
}

function stateOf(mark: Mark | undefined, { standing, current }: Advice) {
  if (mark?.status !== 'completed') {
    return { completed: false, completedAt: null, achievedPoints: null, stillNeeded: null };
  }
  const achievedPoints = achievedSince(mark, standing.result);
  const open = achievedPoints > 0 ? undefined : current.find(({ code }) => code === mark.code);
  return {
    completed: true,
    completedAt: mark.markedAt.toISOString(),
    achievedPoints,
    stillNeeded: open?.description ?? null,
  };
}

/** One entity in both vocabularies, the dashboard's and the panel's. */
export function shown(item: EngineAdvice, mark: Mark | undefined, advice: Advice): Recommendation {
  const { ops: _, hours: __, wording: ___, actionSteps, patch, ...told } = item;
  return {
    ...told,
    id: item.id as RecommendationId,
    expectedImpact: item.impact,
    timeframe: item.timeEstimate,
    implementationDifficulty: item.effort,
    actionSteps: [...actionSteps],
    patch: patch && { ...patch },
    status: mark?.status ?? 'active',
    ...stateOf(mark, advice),
  };
}

/** The engine's order; then what was completed and is no advice any more, the newest first. */
export function shownAdvice(advice: Advice): Recommendation[] {
  const { current, marks } = advice;
  const known = new Set(current.map(({ id }) => id));
  const past = [...marks.values()].filter(({ id }) => !known.has(id)).map((mark) => mark.advice);
  return [...current, ...past]
    .map((item) => shown(item, marks.get(item.id), advice))
    .filter(({ status }) => status !== 'dismissed');
}
