import { randomBytes, randomUUID } from 'node:crypto';
import type { ActorId, ExportId, ExportView, UserId } from '@groundwork/contracts';
import type { FieldCipher } from '@groundwork/platform-crypto';
import type { DueTable } from '@groundwork/platform-service';
import type { EntityManager } from 'typeorm';

export interface ExportRow {
  id: ExportId;
  userId: UserId;
  /** null in a row of the previous version: the owner of the account. */
  actorId: ActorId | null;
  state: ExportView['state'];
  requestedAt: Date;
  done: number;
  parts: number;
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: string | null;
  storageKey: string;
  keyId: string;
  wrappedKey: string;
  sealedKey: string;
  iv: string;
  tag: string | null;
  tries: number;
  pass: string | null;
}

const columns = `id, user_id as "userId", actor_id as "actorId", state, requested_at as "requestedAt", done, parts,
  ready_at as "readyAt", expires_at as "expiresAt", bytes, storage_key as "storageKey", key_id as "keyId",
  wrapped_key as "wrappedKey", sealed_key as "sealedKey", iv, tag, tries, pass`;

export const exportsFolder = 'exports/';

const keyPlace = (id: string, user: string) => ({ table: 'exports', column: 'sealed_key', row: id, user });

export async function openExport(
  manager: EntityManager,
  cipher: FieldCipher,
  { userId, actorId, pass }: { userId: UserId; actorId: ActorId; pass: string | undefined },
): Promise<ExportRow | undefined> {
  const id = randomUUID();
  const dataKey = cipher.newDataKey(userId);
  const sealed = cipher.encrypt(dataKey, keyPlace(id, userId), randomBytes(32).toString('base64'));
  const [row]: ExportRow[] = await manager.query(
    `insert into exports (id, user_id, state, storage_key, key_id, wrapped_key, sealed_key, iv, pass, actor_id)
     values ($1, $2, 'building', '', $3, $4, $5, '', $6, $7)
     on conflict (user_id) where state = 'building' do nothing returning ${columns}`,
    [id, userId, dataKey.keyId, dataKey.wrapped, sealed, pass, actorId],
  );
  return row;
}

export function exportKey(cipher: FieldCipher, row: ExportRow): string {
  const dataKey = { keyId: row.keyId, wrapped: row.wrappedKey };
  return cipher.decrypt(dataKey, keyPlace(row.id, row.userId), row.sealedKey);
}

export async function latestExport(manager: EntityManager, userId: UserId): Promise<ExportRow | undefined> {
  const [row]: ExportRow[] = await manager.query(
    `select ${columns} from exports where user_id = $1 order by requested_at desc, id limit 1`,
    [userId],
  );
  return row;
}

export async function readyExport(
  manager: EntityManager,
  userId: UserId,
  id: ExportId,
): Promise<ExportRow | undefined> {
  const [row]: ExportRow[] = await manager.query(
    `select ${columns} from exports
     where id = $1 and user_id = $2 and state = 'ready' and expires_at > now()`,
    [id, userId],
  );
  return row;
}

/** A build without progress for two minutes starts again at a new key, so that a slow process overwrites nothing. */
export const dueExports: DueTable = {
  table: 'exports',
  key: 'id',
  tries: 'tries',
  columns,
  where: `state = 'building'`,
  set: 'storage_key = $1, iv = $2',
  leaseSeconds: 120,
  maxWaitSeconds: 64,
};

export const newStoragePlace = () => [`${exportsFolder}${randomUUID()}`, randomBytes(12).toString('base64')];

export async function openableExports(manager: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const rows: { key: string }[] = await manager.query(
    `select storage_key as key from exports where storage_key = any($1) and state in ('building', 'ready')`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

export const exportView = (row: ExportRow, now: Date): ExportView => ({
  id: row.id,
  state: row.state === 'ready' && (row.expiresAt ?? new Date(0)) <= now ? 'expired' : row.state,
  requestedAt: row.requestedAt.toISOString(),
  done: row.done,
  parts: row.parts,
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  bytes: row.bytes === null ? null : Number(row.bytes),
});
