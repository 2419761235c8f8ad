import { Injectable } from '@nestjs/common';
import type { ScoreInputReply, UserId } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readDocuments, readOwner } from '../../persistence/owner.repository.ts';

@Injectable()
export class GetScoreInput {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run(userId: UserId): Promise<ScoreInputReply> {
    return readSnapshot(this.dataSource, async (manager) => {
      const owner = await readOwner(manager, userId);
      return {
        figures: owner?.figures ?? {},
        answered: owner?.answered ?? [],
        accounts: owner?.accounts ?? [],
        documents: await readDocuments(manager, userId),
        rulesVersion: currentRules.version,
        today: this.clock.today(),
      };
    });
  }
}
