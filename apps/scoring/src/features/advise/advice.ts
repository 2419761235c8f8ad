import type { RecommendationId } from '@groundwork/contracts';
import { currentRules, recommend, type Recommendation as EngineAdvice } from '@groundwork/engine-scoring';
import type { EntityManager } from 'typeorm';
import { type MarkRow, markSchema } from '../../persistence/score.schema.ts';
import type { Standing } from '../get-score/standing.ts';

/** What the engine advises today, in its order, and what the owner has marked. */
export interface Advice {
  standing: Standing;
  current: EngineAdvice[];
  marks: Map<string, MarkRow>;
}

export async function adviceOf(manager: EntityManager, standing: Standing): Promise<Advice> {
  const { userId, input, today, owner } = standing;
  const rows = await manager.find(markSchema, { where: { userId }, order: { markedAt: 'desc' } });
  const marks = new Map<string, MarkRow>(rows.map((row) => [row.id, row]));
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
