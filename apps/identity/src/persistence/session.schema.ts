import type { UserId } from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { EntitySchema, type EntityManager } from 'typeorm';

export interface SessionRow {
  tokenHash: string;
  userId: UserId;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export const sessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    tokenHash: { type: 'text', name: 'token_hash', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
  },
});

const sessionDays = 7;

/** Opens a session; the token itself is stored nowhere. */
export async function openSession(manager: EntityManager, userId: UserId): Promise<string> {
  const token = newToken();
  const now = new Date();
  await manager.insert(sessionSchema, {
    tokenHash: tokenHash(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
    revokedAt: null,
  });
  return token;
}
