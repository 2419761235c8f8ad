import type { DocumentState, UserId } from '@groundwork/contracts';
import type { ScoreInput } from '@groundwork/engine-scoring';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import { type Advice, adviceOf } from '../domain/advice.rules.ts';
import type { ScoredOwner } from '../domain/owner.model.ts';
import { inputOfOwner } from '../domain/score-input.rules.ts';
import { type OwnerScore, ownerScoreOf, rulesNumber } from '../domain/owner-score.rules.ts';
import { markSchema, ownerSchema } from './score.schema.ts';

/** Serializes all changes of one owner's score. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<ScoredOwner> {
  const insertion = 'insert into owners (user_id, rules_number) values ($1, $2) on conflict do nothing';
  await manager.query(insertion, [userId, rulesNumber]);
  return manager.findOneOrFail(ownerSchema, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

export const readOwner = (manager: EntityManager, userId: UserId): Promise<ScoredOwner | null> =>
  manager.findOneBy(ownerSchema, { userId });

export async function readDocuments(manager: EntityManager, userId: UserId): Promise<DocumentState[]> {
  const rows = await manager.findBy(documentCopySchema, { userId, deleted: false });
  return rows.map(({ state }) => state);
}

export async function readScoreInput(
  manager: EntityManager,
  userId: UserId,
  owner: Pick<ScoredOwner, 'figures' | 'answered' | 'accounts'> | null,
): Promise<ScoreInput> {
  return inputOfOwner(owner, await readDocuments(manager, userId));
}

export async function readOwnerScore(manager: EntityManager, userId: UserId, now: Date): Promise<OwnerScore> {
  const owner = await readOwner(manager, userId);
  return ownerScoreOf({ userId, owner, documents: await readDocuments(manager, userId) }, now);
}

export async function readAdvice(manager: EntityManager, ownerScore: OwnerScore): Promise<Advice> {
  const { userId } = ownerScore;
  const marks = await manager.find(markSchema, { where: { userId }, order: { markedAt: 'desc' } });
  return adviceOf(ownerScore, marks);
}
