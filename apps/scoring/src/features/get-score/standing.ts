import type { UserId } from '@groundwork/contracts';
import { currentRules, score, type ScoreInput, type ScoreResult } from '@groundwork/engine-scoring';
import type { EntityManager } from 'typeorm';
import { type OwnerRow, ownerSchema } from '../../persistence/score.schema.ts';
import { dayOf } from '../recompute-score/recompute-score.use-case.ts';
import { engineInput, scoreInputOf } from '../recompute-score/score-input.ts';

/** Where an owner stands today; a new one at the score of an empty profile. */
export interface Standing {
  userId: UserId;
  owner: OwnerRow | null;
  input: ScoreInput;
  result: ScoreResult;
  calculatedAt: Date;
  today: string;
}

const nothing = engineInput({ figures: {}, accounts: [], documents: [] });

/** The last result until the next is made: total, steps and what moved them always agree. */
export async function standingOf(manager: EntityManager, userId: UserId): Promise<Standing> {
  const now = new Date();
  const today = dayOf(now);
  const owner = await manager.findOneBy(ownerSchema, { userId });
  const input = await scoreInputOf(manager, userId, owner);
  return {
    userId,
    owner,
    input,
    result: owner?.result ?? score(nothing, today, currentRules),
    calculatedAt: owner?.calculatedAt ?? now,
    today,
  };
}
