import type { DocumentState, UserId } from '@groundwork/contracts';
import type { ScoreInput } from '@groundwork/engine-scoring';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import { type Advice, adviceOf } from '../domain/advice.rules.ts';
import type { ScoredOwner } from '../domain/owner.model.ts';
import { ownersInput } from '../domain/score-input.rules.ts';
import { type Standing, standingOf } from '../domain/standing.rules.ts';
import { markSchema, ownerSchema } from './score.schema.ts';

/** Everything that changes one owner's score waits here, so that changes are computed one after the other. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<ScoredOwner> {
  await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
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
  owner: Pick<ScoredOwner, 'figures' | 'accounts'> | null,
): Promise<ScoreInput> {
  return ownersInput(owner, await readDocuments(manager, userId));
}

export async function readStanding(manager: EntityManager, userId: UserId, now: Date): Promise<Standing> {
  const owner = await readOwner(manager, userId);
  return standingOf({ userId, owner, documents: await readDocuments(manager, userId) }, now);
}

export async function readAdvice(manager: EntityManager, standing: Standing): Promise<Advice> {
  const { userId } = standing;
  const marks = await manager.find(markSchema, { where: { userId }, order: { markedAt: 'desc' } });
  return adviceOf(standing, marks);
}
