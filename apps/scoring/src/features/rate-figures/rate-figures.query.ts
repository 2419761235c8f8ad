import { Injectable } from '@nestjs/common';
import type { RatedField, UserId } from '@groundwork/contracts';
import { currentRules, fieldPoints } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { readOwner, readScoreInput } from '../../persistence/owner.repository.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';

@Injectable()
export class RateFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run(userId: UserId): Promise<RatedField[]> {
    return readSnapshot(this.dataSource, async (manager) => {
      const { figures = {}, answered = [], accounts = [] } = (await readOwner(manager, userId)) ?? {};
      const input = await readScoreInput(manager, userId, { figures, answered, accounts });
      return fieldPoints(input, this.clock.today(), currentRules).map(
        ({ field, earned, open, criteria }) => ({
          field,
          points: { now: earned, atBest: earned + open },
          criteria: [...criteria],
        }),
      );
    });
  }
}
