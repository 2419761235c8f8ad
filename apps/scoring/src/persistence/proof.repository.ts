import type { ProvenScore, UserId } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { dayOf } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { computedAt } from '../domain/next-change.rules.ts';
import { type ProvenOwner, unprovenOwner } from '../domain/proof.model.ts';
import { proofOf } from '../domain/proof.rules.ts';
import { provenView } from '../domain/proof.view.ts';
import { inputOfOwner } from '../domain/score-input.rules.ts';
import { readOwner, readScoreInput } from './owner.repository.ts';
import { proofSchema } from './proof.schema.ts';

export const findProof = async (manager: EntityManager, userId: UserId): Promise<ProvenOwner> =>
  (await manager.findOneBy(proofSchema, { userId })) ?? unprovenOwner(userId);

/** The stored result, or that of an owner whose next computation is still to come. */
export async function readProof(manager: EntityManager, userId: UserId, now: Date): Promise<ProvenScore> {
  const { evidence, result } = await findProof(manager, userId);
  const owner = await readOwner(manager, userId);
  const today = dayOf(now);
  if (result !== null && owner !== null) {
    const calculatedAt = computedAt(owner, new Date(result.calculatedAt), today).toISOString();
    return { ...result, calculatedAt };
  }
  // As the stated score: an owner without a computed result has no points yet.
  const stated = owner?.result ? await readScoreInput(manager, userId, owner) : inputOfOwner(null, []);
  const proof = proofOf({
    stated,
    figures: owner?.result ? owner.figures : {},
    evidence,
    today,
    rules: currentRules,
  });
  return provenView(proof, evidence, now);
}
