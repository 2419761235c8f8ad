import { events } from '@groundwork/contracts';
import { currentRules, score } from '@groundwork/engine-scoring';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import {
  type OwnerRow,
  ownerSchema,
  type ScoreCause,
  scoreChangeSchema,
} from '../../persistence/score.schema.ts';
import { scoreInputOf } from './score-input.ts';

/** Computes the locked owner's score anew and tells of it where it moved. */
export async function recomputeScore(
  manager: EntityManager,
  owner: OwnerRow,
  cause: ScoreCause,
): Promise<void> {
  const { userId } = owner;
  const now = new Date();
  const input = await scoreInputOf(manager, userId, owner);
  const result = score(input, now.toISOString().slice(0, 10), currentRules);
  const from = owner.totalScore;
  const to = result.totalScore;
  const version = owner.version + 1;
  await manager.save(ownerSchema, { ...owner, version, totalScore: to, result, calculatedAt: now });
  if (from === to) return;
  await manager.insert(scoreChangeSchema, {
    id: newId(),
    userId,
    at: now,
    fromTotal: from,
    toTotal: to,
    cause,
  });
  await appendToOutbox(manager, events.scoreChanged, {
    aggregateId: userId,
    aggregateVersion: version,
    userId,
    data: { from, to, cause: cause.type },
  });
}
