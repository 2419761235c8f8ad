import { Injectable } from '@nestjs/common';
import { type EnclosedScore, figureWitnessesIn, type UserId } from '@groundwork/contracts';
import { currentRules, score } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { enclosedInputOf, enclosedTotalOf } from '../../domain/enclosed-score.view.ts';
import { noValues, proofOf } from '../../domain/proof.rules.ts';
import { inputOfOwner } from '../../domain/score-input.rules.ts';
import { readDocuments, readOwner } from '../../persistence/owner.repository.ts';
import { findProof } from '../../persistence/proof.repository.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';

/** Computes both scores of today from one snapshot, with the input that a reader needs to compute them again. */
@Injectable()
export class FreezeScore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run(userId: UserId): Promise<EnclosedScore> {
    return readSnapshot(this.dataSource, async (manager) => {
      const owner = await readOwner(manager, userId);
      const documents = await readDocuments(manager, userId);
      const { evidence } = await findProof(manager, userId);
      const [today, rules] = [this.clock.today(), currentRules];
      const input = inputOfOwner(owner, documents);
      const stated = score(input, today, rules);
      const proof =
        figureWitnessesIn(evidence).length === 0
          ? null
          : proofOf({ stated: input, owner: owner ?? noValues, documents, evidence, today, rules }, stated);
      return {
        input: enclosedInputOf(input, today, rules.version),
        result: { stated: enclosedTotalOf(stated), proven: proof && enclosedTotalOf(proof.result) },
        provenInput: proof && enclosedInputOf(proof.input, today, rules.version),
        ...(proof && { confirmedTotal: proof.confirmedTotal }),
      };
    });
  }
}
