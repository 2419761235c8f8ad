import type { SessionId, UserId } from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { type EntityManager, type FindOptionsWhere, IsNull, MoreThan } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { SessionTimes } from '../domain/session-times.rules.ts';
import { type SessionRow, sessionSchema } from './session.schema.ts';

const overlapMs = 60_000;

interface NewSession {
  userId: UserId;
  device: string;
  now: Date;
  bind: boolean | undefined;
}

export interface SessionSecrets {
  token: string;
  binding?: string;
}

export async function openSession(
  manager: EntityManager,
  times: SessionTimes,
  { userId, device, now, bind = false }: NewSession,
): Promise<SessionSecrets> {
  const token = newToken();
  const binding = bind ? newToken() : null;
  await manager.insert(sessionSchema, {
    tokenHash: tokenHash(token),
    id: newId() as SessionId,
    userId,
    device,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt: times.expiryOf({ isBound: bind, createdAt: now }, now),
    revokedAt: null,
    bindingHash: binding && tokenHash(binding),
  });
  return { token, ...(binding !== null && { binding }) };
}

/** The token or the one before it, until a minute after the first use of the new one. */
export function sessionWith(token: string, now: Date): FindOptionsWhere<SessionRow>[] {
  const open = { revokedAt: IsNull(), expiresAt: MoreThan(now) };
  const hash = tokenHash(token);
  return [
    { ...open, tokenHash: hash },
    { ...open, previousTokenHash: hash, previousUntil: IsNull() },
    { ...open, previousTokenHash: hash, previousUntil: MoreThan(now) },
  ];
}

export const hasBinding = ({ bindingHash }: SessionRow, binding: string | undefined): boolean =>
  bindingHash === null || (binding !== undefined && tokenHash(binding) === bindingHash);

export const isSessionOf = (session: SessionRow, token: string): boolean =>
  [session.tokenHash, session.previousTokenHash].includes(tokenHash(token));

/** A client without the new token can repeat the renewal, so the old token ends only after the first use of the new one. */
export async function retirePreviousToken(
  manager: EntityManager,
  { id, tokenHash: hash, previousTokenHash, previousUntil }: SessionRow,
  now: Date,
): Promise<void> {
  if (previousTokenHash === null || previousUntil !== null) return;
  const until = new Date(now.getTime() + overlapMs);
  const unused = { id, tokenHash: hash, previousUntil: IsNull() };
  await manager.update(sessionSchema, unused, { previousUntil: until });
}

export async function forgetPreviousTokens(manager: EntityManager): Promise<void> {
  await manager.query(
    `update sessions set previous_token_hash = null, previous_until = null, sealed_token = null
     where previous_token_hash is not null and previous_until < now()`,
  );
}
