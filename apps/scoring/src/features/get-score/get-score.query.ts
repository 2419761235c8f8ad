import { Injectable } from '@nestjs/common';
import type { DescribedScore, Recommendation, ScoreState, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { describedScore } from '../../domain/described-score.view.ts';
import { shownAdvice } from '../../domain/shown-advice.view.ts';
import { readOneMoment } from '../../persistence/one-moment.repository.ts';
import { readAdvice, readStanding } from '../../persistence/owner.repository.ts';
import { impactSince } from '../../persistence/score-change.repository.ts';

const thirtyDaysMs = 30 * 86_400_000;

export async function describeScore(manager: EntityManager, userId: UserId, now: Date) {
  const advice = await readAdvice(manager, await readStanding(manager, userId, now));
  const scoreImpact = await impactSince(manager, userId, new Date(now.getTime() - thirtyDaysMs));
  return describedScore(advice, scoreImpact);
}

@Injectable()
export class GetScore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A new owner has a score at once: that of an empty profile. */
  async score(userId: UserId): Promise<DescribedScore> {
    const { advice: _, score, ...ahead } = await this.described(userId);
    return { ...score, ...ahead };
  }

  async overview(userId: UserId): Promise<{ score: ScoreState; recommendations: Recommendation[] }> {
    const { score, advice } = await this.described(userId);
    return { score, recommendations: shownAdvice(advice).filter(({ status }) => status === 'active') };
  }

  private described(userId: UserId) {
    return readOneMoment(this.dataSource, (manager) => describeScore(manager, userId, this.clock.now()));
  }
}
