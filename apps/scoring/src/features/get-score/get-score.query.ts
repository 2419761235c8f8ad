import { Injectable } from '@nestjs/common';
import type { DescribedScore, Recommendation, ScoreState, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { describedScore } from '../../domain/described-score.view.ts';
import { provenSummary } from '../../domain/proof.view.ts';
import { recommendationsOf } from '../../domain/recommendation.view.ts';
import { readProof } from '../../persistence/proof.repository.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readStoredScore } from '../../persistence/stored-score.repository.ts';

const thirtyDaysMs = 30 * 86_400_000;

export async function describeScore(manager: EntityManager, userId: UserId, now: Date) {
  const since = new Date(now.getTime() - thirtyDaysMs);
  const { advice, impact } = await readStoredScore(manager, userId, { now, since });
  return describedScore(advice, impact, provenSummary(await readProof(manager, userId, now)));
}

@Injectable()
export class GetScore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async score(userId: UserId): Promise<DescribedScore> {
    const { advice: _, score, ...ahead } = await this.described(userId);
    return { ...score, ...ahead };
  }

  async overview(userId: UserId): Promise<{ score: ScoreState; recommendations: Recommendation[] }> {
    const { score, advice } = await this.described(userId);
    return { score, recommendations: recommendationsOf(advice).filter(({ status }) => status === 'active') };
  }

  private described(userId: UserId) {
    return readSnapshot(this.dataSource, (manager) => describeScore(manager, userId, this.clock.now()));
  }
}
