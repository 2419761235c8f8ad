import { Injectable } from '@nestjs/common';
import type { DescribedScore, Recommendation, ScoreState, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { describedScore } from '../../domain/described-score.view.ts';
import { recommendationsOf } from '../../domain/recommendation.view.ts';
import { readStoredScore } from '../../persistence/stored-score.repository.ts';

const thirtyDaysMs = 30 * 86_400_000;

export async function describeScore(source: Pick<EntityManager, 'query'>, userId: UserId, now: Date) {
  const since = new Date(now.getTime() - thirtyDaysMs);
  const { advice, impact } = await readStoredScore(source, userId, { now, since });
  return describedScore(advice, impact);
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
    return describeScore(this.dataSource, userId, this.clock.now());
  }
}
