import type { RecommendationId } from '@groundwork/contracts';
import { currentRules, type Recommendation as EngineRecommendation } from '@groundwork/engine-scoring';
import type { Mark } from './owner.model.ts';
import type { OwnerScore } from './owner-score.rules.ts';
import { recommendOnce } from './recent-advice.rules.ts';

export interface Advice {
  ownerScore: OwnerScore;
  current: readonly EngineRecommendation[];
  marks: Map<string, Mark>;
}

export function adviceOf(ownerScore: OwnerScore, marked: readonly Mark[]): Advice {
  const { userId, input, today, owner } = ownerScore;
  const marks = new Map<string, Mark>(marked.map((mark) => [mark.id, mark]));
  const current = recommendOnce(input, {
    userId,
    today,
    rules: currentRules,
    closed: new Set(marks.keys()),
    ...(owner?.lenders && { lenders: owner.lenders }),
  });
  return { ownerScore, current, marks };
}

export const findActive = (
  { current, marks }: Advice,
  id: RecommendationId,
): EngineRecommendation | undefined =>
  marks.has(id) ? undefined : current.find((advice) => advice.id === id);

export const dismissedIn = ({ current, marks }: Advice): EngineRecommendation[] =>
  current.filter(({ id }) => marks.get(id)?.status === 'dismissed');
