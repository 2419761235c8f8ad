import { Injectable } from '@nestjs/common';
import type { ImpactResult, ProfileFigures, RecommendationId, UserId } from '@groundwork/contracts';
import { calculateImpact, currentRules, type Impact } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { findActive } from '../../domain/advice.rules.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readAdvice, readScoreInput, readOwnerScore } from '../../persistence/owner.repository.ts';
import { recommendationNotFound } from '../../scoring.errors.ts';

export interface ImpactQuery {
  userId: UserId;
  figures: ProfileFigures;
  answered?: string[] | undefined;
  selected: RecommendationId[];
}

function toReply({ improvements, ...impact }: Impact): ImpactResult {
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

  run(query: ImpactQuery): Promise<ImpactResult> {
    return readSnapshot(this.dataSource, (manager) => impactOf(manager, query, this.clock.now()));
  }
}

async function impactOf(
  manager: EntityManager,
  { userId, figures, answered: confirmed = [], selected }: ImpactQuery,
  now: Date,
): Promise<ImpactResult> {
  const ownerScore = await readOwnerScore(manager, userId, now);
  const advice = await readAdvice(manager, ownerScore);
  const chosen = selected.map((id) => {
    const active = findActive(advice, id);
    if (!active) throw recommendationNotFound(id);
    return active;
  });
  const { owner, today } = ownerScore;
  const { accounts = [], answered = [] } = owner ?? {};
  const merged = {
    accounts,
    answered: [...answered, ...confirmed],
    figures: { ...owner?.figures, ...figures },
  };
  const current = await readScoreInput(manager, userId, merged);
  return toReply(calculateImpact(current, chosen, { today, rules: currentRules }));
}
