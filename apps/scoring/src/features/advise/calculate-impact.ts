import type { ImpactResult, ProfileFigures, RecommendationId, UserId } from '@groundwork/contracts';
import { calculateImpact, currentRules, type Impact } from '@groundwork/engine-scoring';
import type { EntityManager } from 'typeorm';
import { recommendationNotFound } from '../../scoring.errors.ts';
import { standingOf } from '../get-score/standing.ts';
import { scoreInputOf } from '../recompute-score/score-input.ts';
import { adviceOf, findActive } from './advice.ts';

export interface Asked {
  userId: UserId;
  figures: ProfileFigures;
  selected: RecommendationId[];
}

function told({ improvements, ...impact }: Impact): ImpactResult {
  return {
    ...impact,
    improvements: improvements.map((each) => ({
      ...each,
      id: each.id as RecommendationId,
      changes: [...each.changes],
    })),
  };
}

/** Advice is looked up as it stands; its changes are made to the form as it is filled now. Nothing is stored. */
export async function impactOf(
  manager: EntityManager,
  { userId, figures, selected }: Asked,
): Promise<ImpactResult> {
  const standing = await standingOf(manager, userId);
  const advice = await adviceOf(manager, standing);
  const chosen = selected.map((id) => {
    const active = findActive(advice, id);
    if (!active) throw recommendationNotFound(id);
    return active;
  });
  const { owner, today } = standing;
  const merged = { accounts: owner?.accounts ?? [], figures: { ...owner?.figures, ...figures } };
  const current = await scoreInputOf(manager, userId, merged);
  return told(calculateImpact(current, chosen, { today, rules: currentRules }));
}
