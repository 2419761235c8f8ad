import { Injectable } from '@nestjs/common';
import type { ScoreInputReply, UserId } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { DataSource } from 'typeorm';
import { dayOf } from '../../domain/standing.rules.ts';
import { readOneMoment } from '../../persistence/one-moment.repository.ts';
import { readDocuments, readOwner } from '../../persistence/owner.repository.ts';

@Injectable()
export class GetScoreInput {
  constructor(private readonly dataSource: DataSource) {}

  run(userId: UserId): Promise<ScoreInputReply> {
    return readOneMoment(this.dataSource, async (manager) => {
      const owner = await readOwner(manager, userId);
      return {
        figures: owner?.figures ?? {},
        accounts: owner?.accounts ?? [],
        documents: await readDocuments(manager, userId),
        rulesVersion: currentRules.version,
        today: dayOf(new Date()),
      };
    });
  }
}
