import { Injectable } from '@nestjs/common';
import type { ImpactResult, ProfileFigures, RecommendationId, UserId } from '@groundwork/contracts';
import { calculateImpact, currentRules, type Impact } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { findActive } from '../../domain/advice.rules.ts';
import { readOneMoment } from '../../persistence/one-moment.repository.ts';
import { readAdvice, readScoreInput, readStanding } from '../../persistence/owner.repository.ts';
import { recommendationNotFound } from '../../scoring.errors.ts';

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

@Injectable()
export class EstimateImpact {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Advice is looked up as it stands; its changes are made to the form as it is filled now. Nothing is stored. */
  run(asked: Asked): Promise<ImpactResult> {
    return readOneMoment(this.dataSource, (manager) => impactOf(manager, asked, this.clock.now()));
  }
}

async function impactOf(
  manager: EntityManager,
  { userId, figures, selected }: Asked,
  now: Date,
): Promise<ImpactResult> {
  const standing = await readStanding(manager, userId, now);
  const advice = await readAdvice(manager, standing);
  const chosen = selected.map((id) => {
    const active = findActive(advice, id);
    if (!active) throw recommendationNotFound(id);
    return active;
  });
  const { owner, today } = standing;
  const merged = { accounts: owner?.accounts ?? [], figures: { ...owner?.figures, ...figures } };
  const current = await readScoreInput(manager, userId, merged);
  return told(calculateImpact(current, chosen, { today, rules: currentRules }));
}
