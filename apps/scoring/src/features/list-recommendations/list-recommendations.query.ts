import { Injectable } from '@nestjs/common';
import type { Recommendation, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { shownAdvice } from '../../domain/shown-advice.view.ts';
import { readOneMoment } from '../../persistence/one-moment.repository.ts';
import { readAdvice, readStanding } from '../../persistence/owner.repository.ts';

@Injectable()
export class ListRecommendations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId): Promise<Recommendation[]> {
    const read = async (manager: EntityManager) =>
      readAdvice(manager, await readStanding(manager, userId, this.clock.now()));
    return shownAdvice(await readOneMoment(this.dataSource, read));
  }
}
