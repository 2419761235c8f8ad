import type { UserId } from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';
import { linkMinutes } from '../domain/link-minutes.rules.ts';

export type LinkPurpose = 'reset-password' | 'confirm-email';

interface NewLink {
  userId: UserId;
  purpose: LinkPurpose;
  sealedEmail?: string;
  mailed?: boolean;
}

export interface OneTimeLink {
  userId: UserId;
  sealedEmail: string | null;
  mailed: boolean;
  isLive: boolean;
}

interface LinkRow {
  user_id: UserId;
  sealed_email: string | null;
  mailed: boolean;
  live: boolean;
}

const toLink = (row: LinkRow): OneTimeLink => ({
  userId: row.user_id,
  sealedEmail: row.sealed_email,
  mailed: row.mailed,
  isLive: row.live,
});

export async function createLink(
  manager: EntityManager,
  { userId, purpose, sealedEmail, mailed = false }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  await endLinks(manager, userId, purpose);
  const [row]: { expires_at: Date }[] = await manager.query(
    `insert into one_time_links (token_hash, user_id, purpose, sealed_email, expires_at, mailed)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5), $6) returning expires_at`,
    [tokenHash(token), userId, purpose, sealedEmail ?? null, linkMinutes, mailed],
  );
  if (!row) throw new Error('PostgreSQL returned no link');
  return { token, expiresAt: row.expires_at };
}

export async function endLinks(manager: EntityManager, userId: UserId, purpose: LinkPurpose): Promise<void> {
  await manager.query(
    'update one_time_links set used_at = now() where user_id = $1 and purpose = $2 and used_at is null',
    [userId, purpose],
  );
}

export async function findLink(
  manager: EntityManager,
  purpose: LinkPurpose,
  token: string,
): Promise<OneTimeLink | undefined> {
  const [row]: LinkRow[] = await manager.query(
    `select user_id, sealed_email, mailed, used_at is null and expires_at > now() as live from one_time_links
     where token_hash = $1 and purpose = $2`,
    [tokenHash(token), purpose],
  );
  return row && toLink(row);
}

/** One statement, so that a link works once also in simultaneous requests. */
export async function consumeLink(
  manager: EntityManager,
  purpose: LinkPurpose,
  token: string,
): Promise<OneTimeLink | undefined> {
  const [rows] = await manager.query<[LinkRow[], number]>(
    `update one_time_links set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id, sealed_email, mailed, true as live`,
    [tokenHash(token), purpose],
  );
  return rows[0] && toLink(rows[0]);
}
