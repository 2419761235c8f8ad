import { Injectable } from '@nestjs/common';
import type { Recommendation, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { recommendationsOf } from '../../domain/recommendation.view.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readAdvice, readOwnerScore } from '../../persistence/owner.repository.ts';

@Injectable()
export class ListRecommendations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId): Promise<Recommendation[]> {
    const read = async (manager: EntityManager) =>
      readAdvice(manager, await readOwnerScore(manager, userId, this.clock.now()));
    return recommendationsOf(await readSnapshot(this.dataSource, read));
  }
}
