import type { RecommendationId } from '@groundwork/contracts';
import { currentRules, recommend, type Recommendation as EngineAdvice } from '@groundwork/engine-scoring';
import type { Mark } from './owner.model.ts';
import type { Standing } from './standing.rules.ts';

/** What the engine advises today, in its order, and what the owner has marked. */
export interface Advice {
  standing: Standing;
  current: EngineAdvice[];
  marks: Map<string, Mark>;
}

export function adviceOf(standing: Standing, marked: readonly Mark[]): Advice {
  const { userId, input, today, owner } = standing;
  const marks = new Map<string, Mark>(marked.map((mark) => [mark.id, mark]));
  const current = recommend(input, {
    userId,
    today,
    rules: currentRules,
    closed: new Set(marks.keys()),
    ...(owner?.lenders && { lenders: owner.lenders }),
  });
  return { standing, current, marks };
}

/** What is open to be done: neither completed nor dismissed. */
export const findActive = ({ current, marks }: Advice, id: RecommendationId): EngineAdvice | undefined =>
  marks.has(id) ? undefined : current.find((advice) => advice.id === id);

export const dismissedIn = ({ current, marks }: Advice): EngineAdvice[] =>
  current.filter(({ id }) => marks.get(id)?.status === 'dismissed');
