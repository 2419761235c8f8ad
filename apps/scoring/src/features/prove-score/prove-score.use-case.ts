import { events, type ScoreCause } from '@groundwork/contracts';
import type { Ruleset, ScoreInput } from '@groundwork/engine-scoring';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { expiryNotices } from '../../domain/expiry-notice.rules.ts';
import { proofOf } from '../../domain/proof.rules.ts';
import { provenView } from '../../domain/proof.view.ts';
import { findProof } from '../../persistence/proof.repository.ts';
import { proofSchema } from '../../persistence/proof.schema.ts';
import { provenChangeSchema } from '../../persistence/score.schema.ts';

interface Computation {
  owner: ScoredOwner;
  stated: ScoreInput;
  cause: ScoreCause;
  rules: Ruleset;
}

const publishedBy = ({ userId, version }: ScoredOwner) => ({
  aggregateId: userId,
  aggregateVersion: version,
  userId,
});

/** Runs behind the lock of the owner, with each stated score: both have the same input, day and rules. */
export async function storeProof(
  manager: EntityManager,
  { owner, stated, cause, rules }: Computation,
): Promise<void> {
  const { userId, figures, calculatedFor: today, calculatedAt: at } = owner;
  const stored = await findProof(manager, userId);
  const { evidence, totalScore: from } = stored;
  const result = provenView(proofOf({ stated, figures, evidence, today, rules }), evidence, at);
  const to = result.totalScore;
  const { lastDays, notified } = expiryNotices(result.expiring, stored.notified, today);
  await manager.upsert(proofSchema, { ...stored, totalScore: to, result, notified }, ['userId']);
  for (const lastDay of lastDays)
    await appendToOutbox(manager, events.proofExpiring, { ...publishedBy(owner), data: { lastDay } });
  if (from === to) return;
  await manager.insert(provenChangeSchema, { id: newId(), userId, at, fromTotal: from, toTotal: to, cause });
  await appendToOutbox(manager, events.provenScoreChanged, {
    ...publishedBy(owner),
    data: { from, to, cause: cause.type },
  });
}
