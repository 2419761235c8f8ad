import type { SessionId, UserId } from '@groundwork/contracts';
import { EntitySchema, type EntityManager, IsNull, MoreThan } from 'typeorm';

export interface SessionRow {
  tokenHash: string;
  id: SessionId;
  userId: UserId;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  bindingHash: string | null;
  renewedAt: Date | null;
  previousTokenHash: string | null;
  previousUntil: Date | null;
  /** The new token, for a repeated renewal by the previous one. */
  sealedToken: string | null;
}

export const sessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    tokenHash: { type: 'text', name: 'token_hash', primary: true },
    id: { type: 'uuid' },
    userId: { type: 'uuid', name: 'user_id' },
    device: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at' },
    confirmedAt: { type: 'timestamptz', name: 'confirmed_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
    bindingHash: { type: 'text', name: 'binding_hash', nullable: true },
    renewedAt: { type: 'timestamptz', name: 'renewed_at', nullable: true },
    previousTokenHash: { type: 'text', name: 'previous_token_hash', nullable: true },
    previousUntil: { type: 'timestamptz', name: 'previous_until', nullable: true },
    sealedToken: { type: 'text', name: 'sealed_token', nullable: true },
  },
});

export const openSessionsOf = (manager: EntityManager, userId: UserId, now: Date): Promise<SessionRow[]> =>
  manager.find(sessionSchema, {
    where: { userId, revokedAt: IsNull(), expiresAt: MoreThan(now) },
    order: { lastUsedAt: 'desc', id: 'desc' },
  });

export async function recordDevice(manager: EntityManager, userId: UserId, device: string): Promise<boolean> {
  const [row]: { added: boolean; others: boolean }[] = await manager.query(
    `insert into known_devices (user_id, device) values ($1, $2)
     on conflict (user_id, device) do update set seen_at = now()
     returning xmax = 0 as added,
       exists (select 1 from known_devices where user_id = $1 and device <> $2) as others`,
    [userId, device],
  );
  return row?.added === true && row.others;
}
