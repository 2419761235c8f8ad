import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

export const ownerHash = (userId: string): string =>
  createHash('sha256').update(userId.toLowerCase()).digest('hex');

export async function markErased(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('insert into erased_owners (owner_hash) values ($1) on conflict do nothing', [
    ownerHash(userId),
  ]);
}

export async function isErased(manager: EntityManager, userId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('select 1 from erased_owners where owner_hash = $1', [
    ownerHash(userId),
  ]);
  return rows.length > 0;
}
