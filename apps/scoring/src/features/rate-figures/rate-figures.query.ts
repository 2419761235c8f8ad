import { Injectable } from '@nestjs/common';
import type { RatedField, UserId } from '@groundwork/contracts';
import { confirmedGains } from '@groundwork/engine-evidence';
import { currentRules, fieldPoints, scoreTotal } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { noValues, proofRequestOf } from '../../domain/proof.rules.ts';
import { inputOfOwner } from '../../domain/score-input.rules.ts';
import { readDocuments, readOwner } from '../../persistence/owner.repository.ts';
import { findProof } from '../../persistence/proof.repository.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';

@Injectable()
export class RateFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run(userId: UserId): Promise<RatedField[]> {
    return readSnapshot(this.dataSource, async (manager) => {
      const today = this.clock.today();
      const owner = await readOwner(manager, userId);
      const documents = await readDocuments(manager, userId);
      const stated = inputOfOwner(owner, documents);
      const { evidence } = await findProof(manager, userId);
      const proof = proofRequestOf({
        stated,
        owner: owner ?? noValues,
        documents,
        evidence,
        today,
        rules: currentRules,
      });
      const gains = confirmedGains(proof, (input) => scoreTotal(input, today, currentRules));
      return fieldPoints(stated, today, currentRules).map(({ field, earned, open, criteria }) => ({
        field,
        points: { now: earned, atBest: earned + open, ifConfirmed: gains.get(field) ?? 0 },
        criteria: [...criteria],
      }));
    });
  }
}
