import { Injectable } from '@nestjs/common';
import type { Recommendation, UserId } from '@groundwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { shownAdvice } from '../../domain/shown-advice.view.ts';
import { readOneMoment } from '../../persistence/one-moment.repository.ts';
import { readAdvice, readStanding } from '../../persistence/owner.repository.ts';

@Injectable()
export class ListRecommendations {
  constructor(private readonly dataSource: DataSource) {}

  async run(userId: UserId): Promise<Recommendation[]> {
    const read = async (manager: EntityManager) => readAdvice(manager, await readStanding(manager, userId));
    return shownAdvice(await readOneMoment(this.dataSource, read));
  }
}
