import { type EndedSessions, events, type SessionId, type UserId } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { appendToOutbox, oweEvents } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';

interface SessionFilter {
  userId: UserId;
  id?: SessionId;
  exceptToken?: string;
}

export async function revokeSessions(
  manager: EntityManager,
  { userId, id, exceptToken }: SessionFilter,
): Promise<EndedSessions> {
  oweEvents(events.sessionRevoked, userId);
  const exceptHash = exceptToken === undefined ? null : tokenHash(exceptToken);
  const [rows] = await manager.query<[{ hashes: string[] }[], number]>(
    `update sessions set revoked_at = now()
     where user_id = $1 and revoked_at is null and expires_at > now()
       and ($2::uuid is null or id = $2) and ($3::text is null or $3 not in (token_hash, coalesce(previous_token_hash, '')))
     returning array_remove(array[token_hash, previous_token_hash], null) as hashes`,
    [userId, id ?? null, exceptHash],
  );
  const tokenHashes = rows.flatMap(({ hashes }) => hashes);
  if (tokenHashes.length > 0) {
    await appendToOutbox(manager, events.sessionRevoked, {
      aggregateId: userId,
      aggregateVersion: 1,
      userId,
      data: { tokenHashes },
    });
  }
  return { signedOut: rows.length };
}
