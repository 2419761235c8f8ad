import type { ProvenScore, UserId } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { dayOf } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { computedAt } from '../domain/next-change.rules.ts';
import { type ProvenOwner, unprovenOwner } from '../domain/proof.model.ts';
import { noValues, proofOf } from '../domain/proof.rules.ts';
import { provenView } from '../domain/proof.view.ts';
import { inputOfOwner } from '../domain/score-input.rules.ts';
import { readDocuments, readOwner } from './owner.repository.ts';
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
  const scored = owner?.result ? owner : null;
  const documents = scored ? await readDocuments(manager, userId) : [];
  const proof = proofOf({
    stated: inputOfOwner(scored, documents),
    owner: scored ?? noValues,
    documents,
    evidence,
    today,
    rules: currentRules,
  });
  return provenView(proof, evidence, now);
}
