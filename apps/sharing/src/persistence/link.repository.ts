import type { LinkId, PackageId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { LinkRow, SessionRow } from '../domain/link.model.ts';
import { linkNotFound } from '../sharing.errors.ts';
import { linkSchema, sessionSchema } from './link.schema.ts';

interface OwnLink {
  userId: UserId;
  linkId: LinkId;
}

export async function lockLink(manager: EntityManager, { userId, linkId }: OwnLink): Promise<LinkRow> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(linkSchema, { where: { userId, id: linkId }, lock });
  if (!row) throw linkNotFound();
  return row;
}

export const linksOf = (manager: EntityManager, userId: UserId, packageId: PackageId): Promise<LinkRow[]> =>
  manager.find(linkSchema, { where: { userId, packageId }, order: { createdAt: 'desc', id: 'desc' } });

/** A token is the only thing that its holder sends, so it names no owner. */
export async function findByToken(manager: EntityManager, tokenHash: string): Promise<LinkRow | null> {
  const [own]: OwnLink[] = await manager.query(
    'select user_id as "userId", id as "linkId" from links where token_hash = $1',
    [tokenHash],
  );
  return own ? manager.findOneBy(linkSchema, { userId: own.userId, id: own.linkId }) : null;
}

/** As a token, a session names no owner. */
export async function findSession(manager: EntityManager, hash: string): Promise<SessionRow | null> {
  const [own]: { userId: UserId }[] = await manager.query(
    'select user_id as "userId" from share_sessions where hash = $1',
    [hash],
  );
  return own ? manager.findOneBy(sessionSchema, { userId: own.userId, hash }) : null;
}
