import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import {
  contributionOf,
  currentRules,
  type Recommendation as EngineRecommendation,
  type ScoreResult,
} from '@groundwork/engine-scoring';
import type { Advice } from './advice.rules.ts';
import type { Mark } from './owner.model.ts';

export function pointsOf(result: ScoreResult, { code, factor }: EngineRecommendation): number {
  return result.factors[factor].criteria.find((criterion) => criterion.code === code)?.points ?? 0;
}

/** The gain since the mark; points lost in between do not count as a gain. */
function achievedSince(mark: Mark, result: ScoreResult): number {
  const { factor: key } = mark.advice;
  const factor = currentRules.factors.find((each) => each.key === key);
  const gained = pointsOf(result, mark.advice) - mark.pointsThen;
  if (!factor || gained <= 0) return 0;
  const now = result.factors[key].score;
  return contributionOf(factor, now) - contributionOf(factor, now - gained);
}

function completionOf(mark: Mark | undefined, { ownerScore, current }: Advice) {
  if (mark?.status !== 'completed') {
    return { completed: false, completedAt: null, achievedPoints: null, stillNeeded: null };
  }
  const achievedPoints = achievedSince(mark, ownerScore.result);
  const open = achievedPoints > 0 ? undefined : current.find(({ code }) => code === mark.code);
  return {
    completed: true,
    completedAt: mark.markedAt.toISOString(),
    achievedPoints,
    stillNeeded: open?.description ?? null,
  };
}

export function recommendationOf(
  item: EngineRecommendation,
  mark: Mark | undefined,
  advice: Advice,
): Recommendation {
  const { ops: _, hours: __, wording: ___, actionSteps, patch, ...fields } = item;
  return {
    ...fields,
    id: item.id as RecommendationId,
    expectedImpact: item.impact,
    timeframe: item.timeEstimate,
    implementationDifficulty: item.effort,
    actionSteps: [...actionSteps],
    patch: patch && { ...patch },
    status: mark?.status ?? 'active',
    ...completionOf(mark, advice),
  };
}

export function recommendationsOf(advice: Advice): Recommendation[] {
  const { current, marks } = advice;
  const currentIds = new Set(current.map(({ id }) => id));
  const former = [...marks.values()].filter(({ id }) => !currentIds.has(id)).map((mark) => mark.advice);
  return [...current, ...former]
    .map((item) => recommendationOf(item, marks.get(item.id), advice))
    .filter(({ status }) => status !== 'dismissed');
}
