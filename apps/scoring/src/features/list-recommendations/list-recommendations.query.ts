import { Injectable } from '@nestjs/common';
import type { Recommendation, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { recommendationsOf } from '../../domain/recommendation.view.ts';
import { readStoredScore } from '../../persistence/stored-score.repository.ts';

@Injectable()
export class ListRecommendations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId): Promise<Recommendation[]> {
    const { advice } = await readStoredScore(this.dataSource, userId, { now: this.clock.now() });
    return recommendationsOf(advice);
  }
}
